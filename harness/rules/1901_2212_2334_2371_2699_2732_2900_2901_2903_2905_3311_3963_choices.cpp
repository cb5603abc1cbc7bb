#include "rules/checker_tools.hpp"
#include "util/json.hpp"

namespace leetjudge {
namespace {

// 1901: no cell is like the next one.
void let_cells_differ(Random&, Drawn& drawn) {
  std::vector<Numbers> mat = rows_in(drawn.at(0));
  for (std::size_t i = 0; i < mat.size(); ++i) {
    for (std::size_t j = 0; j < mat[i].size(); ++j) {
      while ((i > 0 && mat[i][j] == mat[i - 1].at(j)) || (j > 0 && mat[i][j] == mat[i][j - 1]))
        mat[i][j] = mat[i][j] % 4 + 1;
    }
  }
  drawn.at(0) = mat;
}
bool cells_differ(const Drawn& drawn) {
  Random none(0);
  Drawn other = drawn;
  let_cells_differ(none, other);
  return other == drawn;
}

// 2212: Alice has shot all arrows, as many as Bob has, at twelve sections.
constexpr std::size_t sections = 12;
bool are_all_shot(const Drawn& drawn) {
  return drawn.at(1).size() == sections && sum_of(numbers_in(drawn.at(1))) == number_in(drawn.at(0));
}
void shoot_all(Random&, Drawn& drawn) {
  Numbers alice = numbers_in(drawn.at(1));
  alice.resize(sections);
  const long long sum = sum_of(alice), most = 100000;
  for (long long& one : alice) one = sum > most ? one * most / sum : one;
  if (sum_of(alice) == 0) alice.at(0) = 1;
  drawn = {sum_of(alice), alice};
}

// 2334: of each number, how long the longest stretch is in which nothing is smaller.
std::vector<std::size_t> stretches(const Numbers& nums) {
  std::vector<std::size_t> length(nums.size()), open;
  for (std::size_t i = 0; i <= nums.size(); ++i) {
    while (!open.empty() && (i == nums.size() || nums[open.back()] > nums[i])) {
      const std::size_t closed = open.back();
      open.pop_back();
      length[closed] = i - (open.empty() ? 0 : open.back() + 1);
    }
    if (i < nums.size()) open.push_back(i);
  }
  return length;
}

// The least distance between two nodes of a graph of n, where each edge [a, b, weight] that is -1 is `instead`, or is
// none if that is 0.
long long distance_between(std::size_t n, const std::vector<Numbers>& edges, long long from, long long to,
                           long long instead) {
  constexpr long long far = 1'000'000'000'000;
  std::vector<long long> distance(n, far);
  distance.at(std::size_t(from)) = 0;
  for (std::size_t round = 0, changed = 1; round < n && changed; ++round) {
    changed = 0;
    for (const Numbers& edge : edges) {
      const long long weight = edge.at(2) == -1 ? instead : edge.at(2);
      if (weight <= 0) continue;
      long long &a = distance.at(std::size_t(edge[0])), &b = distance.at(std::size_t(edge[1]));
      if (a + weight < b) b = a + weight, changed = 1;
      if (b + weight < a) a = b + weight, changed = 1;
    }
  }
  return distance.at(std::size_t(to));
}

bool differ_by_one(const std::string& a, const std::string& b) {
  int differences = a.size() == b.size() ? 0 : 2;
  for (std::size_t i = 0; i < a.size() && differences < 2; ++i) differences += a[i] != b[i];
  return differences == 1;
}

// 2900, 2901: the longest of the words of which neighbours have other groups, and are `alike`.
template <class Alike>
void check_longest(const Json& given, const Json& found, Alike alike) {
  const std::vector<std::string> words = texts_in(given.at(0)), chosen = texts_in(found);
  const Numbers groups = numbers_in(given.at(1));
  need_checkable(words.size() <= 10000);
  require(groups.size() == words.size() && is_subsequence(chosen, words), "this is no subsequence of words");
  std::map<std::string, long long> group;
  std::vector<std::size_t> longest(words.size(), 1);
  for (std::size_t i = 0; i < words.size(); ++i) {
    group[words[i]] = groups[i];
    for (std::size_t j = 0; j < i; ++j) {
      if (longest[j] >= longest[i] && groups[i] != groups[j] && alike(words[i], words[j])) longest[i] = longest[j] + 1;
    }
  }
  for (std::size_t i = 1; i < chosen.size(); ++i)
    require(group[chosen[i]] != group[chosen[i - 1]] && alike(chosen[i], chosen[i - 1]), "two neighbours do not fit");
  require(words.empty() || chosen.size() == std::ranges::max(longest), "there is a longer one");
}

void check_far_indices(const Json& given, const Json& found) {
  const Numbers nums = numbers_in(given.at(0)), pair = numbers_in(found);
  const auto apart = given.at(1).get<std::size_t>();
  const auto difference = given.at(2).get<long long>();
  require(pair.size() == 2, "not two indices");
  if (pair[0] != -1 || pair[1] != -1) {
    require(std::abs(pair[0] - pair[1]) >= (long long)(apart), "the indices are too near");
    const long long one = at_index(nums, pair[0]), other = at_index(nums, pair[1]);
    return require(std::abs(one - other) >= difference, "the numbers are too near");
  }
  for (std::size_t i = apart, least = 0, most = 0; i < nums.size(); ++i) {
    if (nums[i - apart] < nums[least]) least = i - apart;
    if (nums[i - apart] > nums[most]) most = i - apart;
    require(nums[i] - nums[least] < difference && nums[most] - nums[i] < difference, "there are such indices");
  }
}

}  // namespace

const Registered registered_1901 = checked(
    1901,
    [](const Json& given, const Json& found) {
      const std::vector<Numbers> mat = rows_in(given.at(0));
      const Numbers cell = numbers_in(found);
      require(cell.size() == 2, "not a row and a column");
      const auto height = [&](long long i, long long j) {
        const bool inside =
            i >= 0 && j >= 0 && i < (long long)(mat.size()) && j < (long long)(mat[std::size_t(i)].size());
        return inside ? mat[std::size_t(i)][std::size_t(j)] : -1;
      };
      const long long i = cell[0], j = cell[1], own = height(i, j);
      require(own > height(i - 1, j) && own > height(i + 1, j) && own > height(i, j - 1) && own > height(i, j + 1),
              "this is no peak");
    },
    drawn_inputs<cells_differ, let_cells_differ>());

const Registered registered_2212 = checked(
    2212,
    [](const Json& given, const Json& found) {
      const auto arrows = given.at(0).get<long long>();
      const Numbers alice = numbers_in(given.at(1)), bob = numbers_in(found);
      require(bob.size() == alice.size() && alice.size() <= 20 && sum_of(bob) == arrows,
              "not as many arrows as Bob has");
      long long points = 0, most = 0;
      for (std::size_t i = 0; i < bob.size(); ++i) {
        require(bob[i] >= 0, "a number is negative");
        points += bob[i] > alice[i] ? (long long)(i) : 0;
      }
      for (unsigned won = 0; won < 1U << alice.size(); ++won) {
        long long needed = 0, of_these = 0;
        for (std::size_t i = 0; i < alice.size(); ++i) {
          if (won >> i & 1) needed += alice[i] + 1, of_these += (long long)(i);
        }
        if (needed <= arrows) most = std::max(most, of_these);
      }
      require(points == most, "more points are possible");
    },
    drawn_inputs<are_all_shot, shoot_all>());

const Registered registered_2334 = checked(2334, [](const Json& given, const Json& found) {
  const Numbers nums = numbers_in(given.at(0));
  const auto threshold = given.at(1).get<long long>(), size = number_in(found);
  const std::vector<std::size_t> length = stretches(nums);
  bool possible = false, right = false;
  for (std::size_t i = 0; i < nums.size(); ++i) {
    possible = possible || nums[i] * (long long)(length[i]) > threshold;
    right = right || (size > 0 && size <= (long long)(length[i]) && nums[i] * size > threshold);
  }
  require(size == -1 ? !possible : right,
          size == -1 ? "there is such a subarray" : "no subarray of this size is right");
});

const Registered registered_2371 = checked(2371, [](const Json& given, const Json& found) {
  const std::vector<Numbers> grid = rows_in(given.at(0)), rows = rows_in(found);
  require(rows.size() == grid.size() && !grid.empty(), "it has another size");
  std::vector<std::pair<long long, std::pair<std::size_t, std::size_t>>> cells;
  long long most = 0, least = 0;
  for (std::size_t i = 0; i < grid.size(); ++i) {
    require(rows[i].size() == grid[i].size() && grid[i].size() == grid[0].size(), "it has another size");
    for (std::size_t j = 0; j < grid[i].size(); ++j) {
      cells.push_back({grid[i][j], {i, j}});
      most = std::max(most, rows[i][j]);
    }
  }
  std::ranges::sort(cells);
  // The largest one so far in each row and column: of the answer, and of the smallest answer.
  std::vector<long long> row(grid.size(), 0), column(grid[0].size(), 0), row_least = row, column_least = column;
  for (const auto& [value, cell] : cells) {
    const auto [i, j] = cell;
    require(rows[i][j] > row[i] && rows[i][j] > column[j], "two numbers of a row or column are in another order");
    row[i] = column[j] = rows[i][j];
    row_least[i] = column_least[j] = std::max(row_least[i], column_least[j]) + 1;
    least = std::max(least, row_least[i]);
  }
  require(most == least, "the maximum can be smaller");
});

const Registered registered_2699 = checked(2699, [](const Json& given, const Json& found) {
  const auto n = given.at(0).get<std::size_t>();
  const auto from = given.at(2).get<long long>(), to = given.at(3).get<long long>(),
             target = given.at(4).get<long long>();
  const std::vector<Numbers> edges = rows_in(given.at(1)), changed = rows_in(found);
  if (changed.empty() && !edges.empty()) {
    const bool possible =
        distance_between(n, edges, from, to, 1) <= target && distance_between(n, edges, from, to, 0) >= target;
    return require(!possible, "it is possible");
  }
  require(changed.size() == edges.size(), "not all edges");
  std::map<std::pair<long long, long long>, long long> weight;
  for (const Numbers& edge : changed) {
    require(edge.size() == 3 && edge[2] >= 1 && edge[2] <= 2'000'000'000, "no edge with a weight from 1 to 2 * 10^9");
    weight[std::minmax(edge[0], edge[1])] = edge[2];
  }
  for (const Numbers& edge : edges) {
    const auto kept = weight.find(std::minmax(edge.at(0), edge.at(1)));
    require(kept != weight.end() && (edge.at(2) == -1 || edge[2] == kept->second), "an edge is missing or changed");
  }
  require(distance_between(n, changed, from, to, 0) == target, "the shortest distance is not target");
});

// With at most five columns there is a good subset of one row or of two, or none.
const Registered registered_2732 = checked(2732, [](const Json& given, const Json& found) {
  const std::vector<Numbers> grid = rows_in(given.at(0));
  const Numbers chosen = numbers_in(found);
  if (chosen.empty()) {
    std::set<unsigned> seen;
    for (const Numbers& row : grid) {
      unsigned bits = 0;
      for (const long long one : row) bits = bits * 2 + unsigned(one);
      require(row.size() <= 5, "more than five columns");
      seen.insert(bits);
      require(std::ranges::all_of(seen, [&](unsigned other) { return (other & bits) != 0; }), "there is such a subset");
    }
    return;
  }
  std::map<std::size_t, std::size_t> sums;
  for (std::size_t i = 0; i < chosen.size(); ++i) {
    require(i == 0 || chosen[i - 1] < chosen[i], "not in ascending order");
    const Numbers& row = at_index(grid, chosen[i]);
    for (std::size_t j = 0; j < row.size(); ++j) sums[j] += row[j] != 0;
  }
  for (const auto& [column, sum] : sums) require(sum <= chosen.size() / 2, "a column has more than half of them");
});

const Registered registered_2900 = checked(2900, [](const Json& given, const Json& found) {
  check_longest(given, found, [](const std::string&, const std::string&) { return true; });
});
const Registered registered_2901 =
    checked(2901, [](const Json& given, const Json& found) { check_longest(given, found, differ_by_one); });

const Registered registered_2903 =
    checked(2903, [](const Json& given, const Json& found) { check_far_indices(given, found); });
const Registered registered_2905 =
    checked(2905, [](const Json& given, const Json& found) { check_far_indices(given, found); });

const Registered registered_3311 = checked(3311, [](const Json& given, const Json& found) {
  const std::vector<Numbers> grid = rows_in(found);
  std::set<std::pair<long long, long long>> edges, neighbours;
  for (const Numbers& edge : rows_in(given.at(1))) edges.insert(std::minmax(edge.at(0), edge.at(1)));
  std::size_t cells = 0;
  for (std::size_t i = 0; i < grid.size(); ++i) {
    require(grid[i].size() == grid[0].size(), "a row has another length");
    for (std::size_t j = 0; j < grid[i].size(); ++j, ++cells) {
      if (i > 0) neighbours.insert(std::minmax(grid[i - 1][j], grid[i][j]));
      if (j > 0) neighbours.insert(std::minmax(grid[i][j - 1], grid[i][j]));
    }
  }
  require(cells == given.at(0).get<std::size_t>(), "not n cells");
  require(neighbours == edges, "its neighbours are not the edges");
});

const Registered registered_3963 = checked(3963, [](const Json& given, const Json& found) {
  const std::vector<std::string> grid = texts_in(found);
  const auto columns = given.at(1).get<std::size_t>();
  require(grid.size() == given.at(0).get<std::size_t>() && !grid.empty() && columns == grid[0].size() && columns > 0,
          "it has another size");
  std::vector<double> paths(columns, 0);
  for (std::size_t i = 0; i < grid.size(); ++i) {
    require(grid[i].size() == columns && grid[i].find_first_not_of(".#") == std::string::npos,
            "a row has another length, or other characters than . and #");
    for (std::size_t j = 0; j < columns; ++j) {
      const double left = j > 0 ? paths[j - 1] : 0, first = i == 0 && j == 0 ? 1 : 0;
      paths[j] = grid[i][j] == '.' ? first + left + paths[j] : 0;
    }
  }
  require(paths.back() == 1, "there is not exactly one path");
});

}  // namespace leetjudge
