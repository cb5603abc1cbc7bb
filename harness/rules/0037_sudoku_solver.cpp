// Problem 37: any completion that keeps the givens and obeys the rules is right. That a case has just one is
// a property of the case, which `judge cases` proves.
#include <algorithm>

#include "inputs/rules.hpp"
#include "rules/sudoku/board.hpp"
#include "rules/sudoku/puzzles.hpp"
#include "util/error.hpp"
#include "util/format.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

using sudoku::Board;

constexpr int cells = 81;
constexpr int fewest_clues_ever = 17;
constexpr const char* one_solution = " (constraint: the board has exactly one solution)";

std::optional<std::string> refuse(std::string_view input) {
  const Board board = sudoku::given_board(input);
  if (auto reason = sudoku::broken_constraint(input)) return reason;
  if (auto reason = sudoku::conflict(board)) return *reason + one_solution;
  return std::nullopt;
}

std::string as_line(const Board& board) {
  std::string line;
  for (const auto& row : board) line.append(row.data(), row.size());
  return line;
}

Finding prove(std::string_view input) {
  const std::vector<Board> found = sudoku::solutions(sudoku::given_board(input), 2);
  if (found.empty()) return {false, std::string("0 solutions") + one_solution};
  if (found.size() == 1) return {true, "1 solution"};
  return {false, fmt::format("2 or more solutions{}:\n{}\n{}", one_solution, as_line(found[0]), as_line(found[1]))};
}

std::optional<std::string> changed_given(const Board& given, const Board& answered) {
  const std::string before = as_line(given), after = as_line(answered);
  for (std::size_t i = 0; i < before.size(); ++i) {
    if (before[i] != '.' && before[i] != after[i])
      return fmt::format("{}: the given {} was changed to {}", sudoku::cell_name(i / 9, i % 9), before[i],
                         sudoku::quoted(after[i]));
  }
  return std::nullopt;
}

std::optional<std::string> blank_left(const Board& answered) {
  const std::string line = as_line(answered);
  const auto blanks = std::size_t(std::ranges::count(line, '.'));
  if (blanks == 0) return std::nullopt;
  const std::string first = sudoku::cell_name(line.find('.') / 9, line.find('.') % 9);
  return blanks == 1 ? first + " is still blank"
                     : fmt::format("{} and {} are still blank", first, plural(blanks - 1, "more cell"));
}

// The board as it was given is the right answer where there is no solution.
std::optional<std::string> check(std::string_view input, std::string_view answer) {
  const Board given = sudoku::given_board(input);
  const Board answered = sudoku::board_of(answer);
  if (auto reason = sudoku::malformed(answered)) return reason;
  if (auto reason = changed_given(given, answered)) return reason;
  if (auto reason = sudoku::conflict(answered)) return reason;
  if (auto reason = blank_left(answered)) {
    if (answered != given) return reason;
    if (sudoku::solutions(given, 1).empty()) return std::nullopt;
    return "the board came back as it was given";
  }
  return std::nullopt;
}

std::optional<std::string> answer(std::string_view input) {
  const std::vector<Board> found = sudoku::solutions(sudoku::given_board(input), 2);
  if (found.size() != 1) return std::nullopt;
  return sudoku::text_of(found[0]);
}

Drawing drawing_of_input(std::string_view input) { return sudoku::draw(sudoku::given_board(input), nullptr); }

Drawing drawing_of_answer(std::string_view answer, std::string_view other) {
  const Board board = sudoku::board_of(other);
  return sudoku::draw(sudoku::board_of(answer), &board);
}

constexpr double first_minimal_difficulty = 0.9;

// The harder, the fewer clues; the hardest have none to spare.
std::optional<std::string> generate(Random& random, const Wanted& wanted) {
  const auto clues = wanted.range("--clues");
  const bool minimal =
      wanted.options.contains("--minimal") || (!clues && wanted.difficulty >= first_minimal_difficulty);
  const int fewest = cells - int(std::min(wanted.difficulty / first_minimal_difficulty, 1.0) * 53);
  const auto [least, most] = clues.value_or(minimal ? std::pair(fewest_clues_ever, cells) : std::pair(fewest, cells));
  if (most > cells) throw BadInput("--clues: a board has 81 cells");
  if (most < fewest_clues_ever) {
    throw BadInput(fmt::format(
        "--clues: no puzzle with fewer than {} clues has one solution only (McGuire, Tugemann, Civario 2012)",
        fewest_clues_ever));
  }
  const std::optional<Board> board = sudoku::puzzle(random, least, most, minimal);
  if (!board) return std::nullopt;
  return sudoku::input_of(*board);
}

// A piece is a blank: one that is left out gets the digit of the first solution, which leaves the solutions
// as few as they are.
std::size_t pieces(std::string_view input) {
  return std::size_t(std::ranges::count(as_line(sudoku::given_board(input)), '.'));
}

std::string reduced(std::string_view input, std::size_t begin, std::size_t count) {
  Board board = sudoku::given_board(input);
  const std::vector<Board> found = sudoku::solutions(board, 1);
  std::size_t piece = 0;
  for (std::size_t i = 0; i < 9; ++i) {
    for (std::size_t j = 0; j < 9; ++j) {
      const bool left_out = board[i][j] == '.' && piece++ >= begin && piece <= begin + count;
      if (left_out && !found.empty()) board[i][j] = found[0][i][j];
    }
  }
  return sudoku::input_of(board);
}

const Registered registered(37, {.refuse = refuse,
                                 .prove = prove,
                                 .check = check,
                                 .answer = answer,
                                 .drawing_of_input = drawing_of_input,
                                 .drawing_of_answer = drawing_of_answer,
                                 .read_text = sudoku::read_puzzles,
                                 .write_text = sudoku::write_puzzle,
                                 .generate = generate,
                                 .generator_options = {sudoku::clues_option,
                                                       {"--minimal", nullptr, "no clue can be left out"}},
                                 .piece = "blank",
                                 .pieces = pieces,
                                 .reduced = reduced});

}  // namespace
}  // namespace leetjudge
