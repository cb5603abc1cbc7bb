// Inputs of which the page says what a few lines make of drawn ones: a number of digits, another order,
// a start.
#include <algorithm>
#include <functional>
#include <set>

#include "rules/checker_tools.hpp"
#include "util/json.hpp"

namespace leetjudge {
namespace {

// 88: the first m of nums1 rise, and so do the n of nums2; behind those are zeros.
bool are_to_merge(const Drawn& drawn) {
  const Numbers first = numbers_in(drawn.at(0)), second = numbers_in(drawn.at(2));
  const long long m = number_in(drawn.at(1)), n = number_in(drawn.at(3));
  if (m < 0 || n != std::ssize(second) || m + n != std::ssize(first)) return false;
  const auto middle = first.begin() + m;
  return std::is_sorted(first.begin(), middle) && std::ranges::is_sorted(second) &&
         std::count(middle, first.end(), 0) == n;
}
void make_to_merge(Random&, Drawn& drawn) {
  Numbers first = numbers_in(drawn.at(0)), second = numbers_in(drawn.at(2));
  const auto middle = first.begin() + std::clamp<long>(long(number_in(drawn.at(1))), 0, std::ssize(first));
  std::sort(first.begin(), middle);
  std::fill(middle, first.end(), 0);
  std::ranges::sort(second);
  drawn[0] = first;
  drawn[2] = second;
}

// 419: ships are straight, and none touches another one.
bool is_ship(const Json& board, std::size_t row, std::size_t column) {
  return row < board.size() && column < board[row].size() && board[row][column] == "X";
}
bool turns(const Json& board, std::size_t i, std::size_t j) {  // or touches; -1 is no row and no column
  return is_ship(board, i, j) && (is_ship(board, i - 1, j) || is_ship(board, i + 1, j)) &&
         (is_ship(board, i, j - 1) || is_ship(board, i, j + 1));
}
bool are_straight(const Drawn& drawn) {
  const Json& board = drawn.at(0);
  for (std::size_t i = 0; i < board.size(); ++i)
    for (std::size_t j = 0; j < board[i].size(); ++j)
      if (turns(board, i, j)) return false;
  return true;
}
void make_straight(Random&, Drawn& drawn) {
  Json& board = drawn.at(0);
  for (std::size_t i = 0; i < board.size(); ++i)
    for (std::size_t j = 0; j < board[i].size(); ++j)
      if (turns(board, i, j)) board[i][j] = ".";
}

// 427: 2^x rows and columns, of 0 and 1.
constexpr std::size_t most_rows = 64;
bool is_quad(const Drawn& drawn) {
  const std::vector<Numbers> grid = rows_in(drawn.at(0));
  const auto fits_row = [&](const Numbers& row) {
    return row.size() == grid.size() && std::ranges::all_of(row, [](long long one) { return one == 0 || one == 1; });
  };
  return !grid.empty() && grid.size() <= most_rows && (grid.size() & (grid.size() - 1)) == 0 &&
         std::ranges::all_of(grid, fits_row);
}
void make_quad(Random& random, Drawn& drawn) {
  std::size_t side = 1;
  while (2 * side <= std::min(drawn.at(0).size(), most_rows)) side *= 2;
  std::vector<Numbers> grid(side, Numbers(side));
  const std::function<void(std::size_t, std::size_t, std::size_t)> fill = [&](std::size_t row, std::size_t column,
                                                                              std::size_t length) {
    if (length == 1 || random.chance(0.3)) {
      const auto value = (long long)(random.below(2));
      for (std::size_t i = row; i < row + length; ++i) std::fill_n(grid[i].begin() + long(column), length, value);
      return;
    }
    const std::size_t half = length / 2;
    for (const std::size_t down : {std::size_t(0), half})
      for (const std::size_t right : {std::size_t(0), half}) fill(row + down, column + right, half);
  };
  fill(0, 0, side);
  drawn[0] = grid;
}

// The cells that are 1 and that steps over such cells reach from a cell.
std::set<Numbers> reached(const std::vector<Numbers>& room, const Numbers& start) {
  std::set<Numbers> found;
  std::vector<Numbers> open = {start};
  while (!open.empty()) {
    const Numbers at = open.back();
    open.pop_back();
    const auto row = std::size_t(at[0]), column = std::size_t(at[1]);
    if (row >= room.size() || column >= room[row].size() || room[row][column] != 1 || !found.insert(at).second)
      continue;
    for (const auto& [down, right] : {std::pair(1, 0), {-1, 0}, {0, 1}, {0, -1}})
      open.push_back({at[0] + down, at[1] + right});
  }
  return found;
}

// 489: the robot starts on an empty cell, from which it reaches all others.
bool reaches_all(const Drawn& drawn) {
  const std::vector<Numbers> room = rows_in(drawn.at(0));
  std::ptrdiff_t empty = 0;
  for (const Numbers& row : room) empty += std::ranges::count(row, 1);
  return empty > 0 && std::ssize(reached(room, {number_in(drawn.at(1)), number_in(drawn.at(2))})) == empty;
}
void start_on_empty(Random&, Drawn& drawn) {
  std::vector<Numbers> room = rows_in(drawn.at(0));
  const Numbers start = {number_in(drawn.at(1)), number_in(drawn.at(2))};
  room.at(std::size_t(start[0])).at(std::size_t(start[1])) = 1;
  const std::set<Numbers> kept = reached(room, start);
  for (std::size_t i = 0; i < room.size(); ++i)
    for (std::size_t j = 0; j < room[i].size(); ++j)
      if (!kept.contains({(long long)(i), (long long)(j)})) room[i][j] = 0;
  drawn[0] = room;
}

// 747: the largest number comes once.
bool has_one_largest(const Drawn& drawn) {
  const Numbers nums = numbers_in(drawn.at(0));
  return !nums.empty() && std::ranges::count(nums, std::ranges::max(nums)) == 1;
}
void make_one_largest(Random&, Drawn& drawn) {
  Numbers nums = numbers_in(drawn.at(0));
  if (nums.empty()) return;
  const auto most = std::ranges::max_element(nums);
  for (auto one = nums.begin(); one != nums.end(); ++one)
    if (one != most && *one == *most) *one = std::max(0LL, *most - 1);
  if (*most == 0) *most = 1;
  drawn[0] = nums;
}

// 797: no way comes back.
bool comes_not_back(const Drawn& drawn) {
  std::vector<std::pair<std::size_t, std::size_t>> edges;
  for (std::size_t node = 0; node < drawn.at(0).size(); ++node)
    for (const long long next : numbers_in(drawn[0][node])) edges.emplace_back(node, std::size_t(next));
  return can_be_ordered(drawn[0].size(), edges);
}
void come_not_back(Random& random, Drawn& drawn) {
  std::vector<std::size_t> order(drawn.at(0).size());
  std::iota(order.begin(), order.end(), std::size_t(0));
  random.shuffle(order);
  if (order.size() > 1 && random.chance(0.8))  // mostly the last node is behind the first one
    std::iter_swap(std::ranges::find(order, std::size_t(0)), order.begin()),
        std::iter_swap(std::ranges::find(order, order.size() - 1), order.end() - 1);
  std::vector<Numbers> graph(order.size());
  const double share = random.fraction();
  for (std::size_t i = 0; i < order.size(); ++i)
    for (std::size_t j = i + 1; j < order.size(); ++j)
      if (random.chance(share)) graph[order[i]].push_back((long long)(order[j]));
  drawn[0] = graph;
}

// 854: the second text has the letters of the first one.
bool are_anagrams(const Drawn& drawn) { return same_elements(text_in(drawn.at(0)), text_in(drawn.at(1))); }
void shuffle_letters(Random& random, Drawn& drawn) {
  std::string letters = text_in(drawn.at(0));
  random.shuffle(letters);
  drawn.at(1) = letters;
}

// 909: a cell is -1 or names a square, and no snake or ladder starts at the first or the last square.
std::pair<std::size_t, std::size_t> last_square(const Json& board) {
  return {0, board.size() % 2 == 0 ? 0 : board.size() - 1};
}
bool is_board(const Drawn& drawn) {
  const std::vector<Numbers> board = rows_in(drawn.at(0));
  const std::ptrdiff_t n = std::ssize(board);
  const auto fits_row = [&](const Numbers& row) {
    return std::ssize(row) == n &&
           std::ranges::all_of(row, [&](long long one) { return one == -1 || (one >= 1 && one <= n * n); });
  };
  if (n < 2 || !std::ranges::all_of(board, fits_row)) return false;
  const auto [row, column] = last_square(drawn.at(0));
  return board.back().front() == -1 && board[row][column] == -1;
}
void make_board(Random& random, Drawn& drawn) {
  Json& board = drawn.at(0);
  const std::size_t squares = board.size() * board.size();
  const double share = random.chance(0.5) ? 0.2 : 0.6;
  for (Json& row : board)
    for (Json& cell : row) cell = random.chance(share) ? (long long)(1 + random.below(squares)) : -1;
  const auto [row, column] = last_square(board);
  board.at(board.size() - 1).at(0) = board.at(row).at(column) = -1;
}

// 934: there are two islands.
std::vector<std::set<Numbers>> islands_in(const std::vector<Numbers>& grid) {
  std::vector<std::set<Numbers>> islands;
  std::set<Numbers> seen;
  for (long long i = 0; i < std::ssize(grid); ++i)
    for (long long j = 0; j < std::ssize(grid[std::size_t(i)]); ++j) {
      if (grid[std::size_t(i)][std::size_t(j)] != 1 || seen.contains({i, j})) continue;
      islands.push_back(reached(grid, {i, j}));
      seen.insert(islands.back().begin(), islands.back().end());
    }
  return islands;
}
bool has_two_islands(const Drawn& drawn) { return islands_in(rows_in(drawn.at(0))).size() == 2; }
// Two of those that there are, the largest or any; otherwise water all around one corner.
void make_two_islands(Random& random, Drawn& drawn) {
  std::vector<Numbers> grid = rows_in(drawn.at(0));
  std::vector<std::set<Numbers>> islands = islands_in(grid);
  if (islands.size() < 2) {
    for (Numbers& row : grid) row.at(1) = 0;
    std::ranges::fill(grid.at(1), 0);
    grid[0][0] = grid[1][1] = 1;
    if (grid.size() > 2) grid[1][1] = 0, grid.back().back() = 1;
    islands = islands_in(grid);
  }
  random.shuffle(islands);
  if (random.chance(0.5))
    std::ranges::sort(islands, std::greater(), [](const auto& one) { return std::pair(one.size(), *one.begin()); });
  for (Numbers& row : grid) std::ranges::fill(row, 0);
  for (std::size_t k = 0; k < std::min<std::size_t>(2, islands.size()); ++k)
    for (const Numbers& cell : islands[k]) grid[std::size_t(cell[0])][std::size_t(cell[1])] = 1;
  drawn[0] = grid;
}

// 998: each value is above those of its children, and the other one is new.
bool is_max_tree(const Drawn& drawn) {
  const Tree tree = tree_in(drawn.at(0));
  std::set<long long> values = {number_in(drawn.at(1))};
  for (const Tree::Node& one : tree.nodes) {
    for (const int child : {one.left, one.right})
      if (child >= 0 && tree.nodes[std::size_t(child)].value >= one.value) return false;
    if (!values.insert(one.value).second) return false;
  }
  return true;
}
void make_max_tree(Random&, Drawn& drawn) {
  std::set<long long, std::greater<>> values;
  for (const Json& one : drawn.at(0))
    if (!one.is_null()) values.insert(number_in(one));
  auto next = values.begin();
  for (Json& one : drawn[0])  // level by level
    if (!one.is_null() && next != values.end()) one = *next++;
  auto val = number_in(drawn.at(1));
  for (long long other = 1; values.contains(val); ++other) val = other;
  drawn[1] = val;
}

// 2269: k digits of num.
bool has_digits(const Drawn& drawn) {
  return number_in(drawn.at(1)) >= 1 && number_in(drawn.at(1)) <= std::ssize(std::to_string(number_in(drawn.at(0))));
}
void take_of_digits(Random& random, Drawn& drawn) {
  drawn.at(1) = 1 + random.below(std::to_string(number_in(drawn.at(0))).size());
}

}  // namespace

const Registered registered_0088(88, drawn_inputs<are_to_merge, make_to_merge>());
const Registered registered_0419(419, drawn_inputs<are_straight, make_straight>());
const Registered registered_0427(427, drawn_inputs<is_quad, make_quad>());
const Registered registered_0489(489, drawn_inputs<reaches_all, start_on_empty>());
const Registered registered_0747(747, drawn_inputs<has_one_largest, make_one_largest>());
const Registered registered_0797(797, drawn_inputs<comes_not_back, come_not_back>());
const Registered registered_0854(854, drawn_inputs<are_anagrams, shuffle_letters>());
const Registered registered_0909(909, drawn_inputs<is_board, make_board>());
const Registered registered_0934(934, drawn_inputs<has_two_islands, make_two_islands>());
const Registered registered_0998(998, drawn_inputs<is_max_tree, make_max_tree>());
const Registered registered_2269(2269, drawn_inputs<has_digits, take_of_digits>());

}  // namespace leetjudge
