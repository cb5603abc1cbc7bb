// Inputs in which there is what is needed: scores for each operation, a stone for each cell.
#include <algorithm>
#include <climits>

#include "rules/checker_tools.hpp"
#include "util/json.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

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

const Registered registered_0682(682, drawn_inputs<is_game, make_game>());
const Registered registered_2850(2850, drawn_inputs<are_nine_stones, put_nine_stones>());

}  // namespace leetjudge
