// Inputs in which there is what is needed: scores for each operation, a stone for each cell, a way to begin.
#include <algorithm>
#include <climits>

#include "rules/checker_tools.hpp"
#include "util/json.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

// 564: from 1 on.
bool is_positive(const Drawn& drawn) { return text_in(drawn.at(0)) != "0"; }
void become_positive(Random& random, Drawn& drawn) {
  if (!is_positive(drawn)) drawn.at(0) = std::to_string(1 + random.below(9));
}

// 682: what an operation needs is there, and sums stay within 32 bits. With `random` another one becomes a number.
bool play(Json& operations, Random* random) {
  constexpr long long most_number = 30000;
  Numbers scores;
  long long sum = 0;
  const auto score = [&](Json& operation) {
    const std::string text = text_in(operation);
    const std::size_t count = scores.size();
    if (text == "C" && count > 0) return sum -= scores.back(), scores.pop_back(), true;
    long long number = 0;
    if (text == "D" && count > 0) {
      number = 2 * scores.back();
    } else if (text == "+" && count > 1) {
      number = scores[count - 1] + scores[count - 2];
    } else {
      const std::string digits = text.substr(text.starts_with('-'));
      if (digits.empty() || digits.size() > 5 || !std::ranges::all_of(digits, is_digit)) return false;
      number = std::stoll(text);
      if (std::abs(number) > most_number || std::to_string(number) != text) return false;
    }
    if (std::abs(number) > INT_MAX || std::abs(sum + number) > INT_MAX) return false;
    scores.push_back(number);
    sum += number;
    return true;
  };
  for (Json& one : operations) {
    if (score(one)) continue;
    if (!random) return false;
    const long long most = random->chance(0.5) ? 30 : most_number;
    one = std::to_string((long long)(random->below(std::size_t(2 * most + 1))) - most);
    if (!score(one)) score(one = "0");
  }
  return true;
}
bool is_game(const Drawn& drawn) {
  Json operations = drawn.at(0);
  return play(operations, nullptr);
}
void make_game(Random& random, Drawn& drawn) { play(drawn.at(0), &random); }

// 821: c occurs in s.
bool occurs(const Drawn& drawn) { return contains(text_in(drawn.at(0)), text_in(drawn.at(1))); }
void occur(Random& random, Drawn& drawn) {
  std::string s = text_in(drawn.at(0));
  if (!s.empty() && !occurs(drawn)) s[random.below(s.size())] = text_in(drawn.at(1)).at(0);
  drawn[0] = s;
}

// 839: the words are anagrams.
bool are_all_anagrams(const Drawn& drawn) {
  const std::vector<std::string> words = texts_in(drawn.at(0));
  return std::ranges::all_of(words, [&](const std::string& one) { return same_elements(one, words[0]); });
}
void make_anagrams(Random& random, Drawn& drawn) {
  std::vector<std::string> words = texts_in(drawn.at(0));
  for (std::size_t i = 1; i < words.size(); ++i) {  // often one that differs from another one by a swap
    words[i] = words[random.below(i)];
    if (words[i].empty()) continue;
    if (random.chance(0.2))
      random.shuffle(words[i]);
    else
      std::swap(words[i][random.below(words[i].size())], words[i][random.below(words[i].size())]);
  }
  drawn[0] = words;
}

// 1036: the ends differ, and are not blocked.
bool are_free_ends(const Drawn& drawn) {
  const std::vector<Numbers> blocked = rows_in(drawn.at(0));
  return drawn.at(1) != drawn.at(2) && std::ranges::count(blocked, numbers_in(drawn[1])) == 0 &&
         std::ranges::count(blocked, numbers_in(drawn[2])) == 0;
}
void free_ends(Random&, Drawn& drawn) {
  std::vector<Numbers> blocked = rows_in(drawn.at(0));
  Numbers source = numbers_in(drawn.at(1)), target = numbers_in(drawn.at(2));
  if (source == target) target.at(0) += target.at(0) > 0 ? -1 : 1;
  std::erase_if(blocked, [&](const Numbers& one) { return one == source || one == target; });
  drawn = {blocked, source, target};
}

// 1197: not far from the middle.
bool is_near(const Drawn& drawn) { return std::abs(number_in(drawn.at(0))) + std::abs(number_in(drawn.at(1))) <= 300; }
void come_near(Random&, Drawn& drawn) {
  if (!is_near(drawn)) drawn = {number_in(drawn.at(0)) / 2, number_in(drawn.at(1)) / 2};
}

// 1871: it begins on a 0.
bool begins_free(const Drawn& drawn) { return text_in(drawn.at(0)).starts_with('0'); }
void begin_free(Random&, Drawn& drawn) {
  std::string s = text_in(drawn.at(0));
  if (!s.empty()) s[0] = '0';
  drawn[0] = s;
}

// 2850: nine stones on nine cells.
bool are_nine_stones(const Drawn& drawn) {
  long long stones = 0;
  for (const Numbers& row : rows_in(drawn.at(0))) {
    if (row.size() != 3 || std::ranges::min(row) < 0) return false;
    stones += sum_of(row);
  }
  return drawn[0].size() == 3 && stones == 9;
}
void put_nine_stones(Random& random, Drawn& drawn) {
  std::vector<Numbers> grid(3, Numbers(3, 0));
  const std::size_t cells = 1 + random.below(9);  // among so many
  for (int stone = 0; stone < 9; ++stone) {
    const std::size_t cell = random.below(cells);
    ++grid[cell / 3][cell % 3];
  }
  for (Numbers& row : grid) random.shuffle(row);
  random.shuffle(grid);
  drawn.at(0) = grid;
}

}  // namespace

const Registered registered_0564(564, drawn_inputs<is_positive, become_positive>());
const Registered registered_0682(682, drawn_inputs<is_game, make_game>());
const Registered registered_0821(821, drawn_inputs<occurs, occur>());
const Registered registered_0839(839, drawn_inputs<are_all_anagrams, make_anagrams>());
const Registered registered_1036(1036, drawn_inputs<are_free_ends, free_ends>());
const Registered registered_1197(1197, drawn_inputs<is_near, come_near>());
const Registered registered_1871(1871, drawn_inputs<begins_free, begin_free>());
const Registered registered_2850(2850, drawn_inputs<are_nine_stones, put_nine_stones>());

}  // namespace leetjudge
