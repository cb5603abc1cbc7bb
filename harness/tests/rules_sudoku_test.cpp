// Boards, the solution counter, puzzle texts, and what the rules of problems 36 and 37 make of them.
#include "inputs/rules.hpp"
#include "problem/problem.hpp"
#include "report/plain_text.hpp"
#include "rules/sudoku/board.hpp"
#include "rules/sudoku/puzzles.hpp"
#include "support.hpp"
#include "util/error.hpp"
#include "util/files.hpp"

namespace leetjudge::sudoku {
namespace {

using test::board_input;
using test::board_text;
using test::throws_with;

constexpr const char* example = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
constexpr const char* solved = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

Board board_with(std::string_view cells) { return sudoku::board_of(board_text(cells)); }

std::string with(std::string cells, std::size_t at, char c) {
  cells[at] = c;
  return cells;
}

TEST(SudokuBoard, SaysWhatIsMalformed) {
  Board board = board_with(example);
  EXPECT_FALSE(malformed(board));
  board[1][4] = 'x';
  EXPECT_EQ(malformed(board), "row 2, column 5 holds 'x', not a digit from 1 to 9 or '.'");
  board[1][4] = '\0';
  EXPECT_EQ(malformed(board), "row 2, column 5 holds the character with code 0, not a digit from 1 to 9 or '.'");
  board[3].pop_back();
  board[1][4] = '0';
  EXPECT_TRUE(malformed(board)->find("holds '0'") != std::string::npos);
  board[1][4] = '.';
  EXPECT_EQ(malformed(board), "row 4 has 8 cells, not 9");
  board.pop_back();
  EXPECT_EQ(malformed(board), "the board has 8 rows, not 9");
}

TEST(SudokuBoard, NamesTheUnitOfAConflict) {
  EXPECT_FALSE(conflict(board_with(solved)));
  EXPECT_EQ(conflict(board_with(with(with(std::string(81, '.'), 18, '7'), 26, '7'))), "row 3 holds 7 twice");
  EXPECT_EQ(conflict(board_with(with(with(std::string(81, '.'), 4, '7'), 76, '7'))), "column 5 holds 7 twice");
  EXPECT_EQ(conflict(board_with(with(with(std::string(81, '.'), 30, '1'), 40, '1'))),
            "box 5 (rows 4 to 6, columns 4 to 6) holds 1 twice");
  EXPECT_EQ(conflict(board_with("111......" + std::string(72, '.'))), "row 1 holds 1 more than twice");
}

TEST(SudokuBoard, DrawsAndMarksDifferences) {
  Board board = board_with(solved);
  const Board other = board;
  board[0][1] = '.';
  const std::vector<std::string> lines = lines_of(draw(board, &other));
  ASSERT_EQ(lines.size(), 11u);
  EXPECT_EQ(lines[0], "5 .*4 | 6 7 8 | 9 1 2 ");
  EXPECT_EQ(lines[3], "------+-------+------");
  EXPECT_EQ(lines_of(draw({{'1', '\n'}}, nullptr)), std::vector<std::string>{"1 ? "});
}

TEST(SudokuCounter, FindsNoneOneAndMany) {
  EXPECT_EQ(solutions(board_with(example), 2), std::vector<Board>{board_with(solved)});
  EXPECT_EQ(solutions(board_with(solved), 2), std::vector<Board>{board_with(solved)});
  EXPECT_TRUE(solutions(board_with("12345678." + std::string(17, '.') + "9" + std::string(54, '.')), 2).empty());
  EXPECT_TRUE(solutions(board_with("55......." + std::string(72, '.')), 2).empty());
  const std::vector<Board> many = solutions(board_with(std::string(81, '.')), 3);
  ASSERT_EQ(many.size(), 3u);
  EXPECT_NE(many[0], many[1]);
  for (const Board& board : many) EXPECT_FALSE(malformed(board) || conflict(board));
}

// Clearing an "unavoidable" rectangle of a solved board leaves exactly two solutions.
TEST(SudokuCounter, CountsExactlyTwo) {
  std::string cells = solved;
  Board board = board_with(cells);
  for (int row = 0; row < 9; ++row) {
    for (int other = row - row % 3; other < row; ++other) {
      for (int a = 0; a < 9; ++a) {
        for (int b = 0; b < 9; ++b) {
          if (a / 3 == b / 3 || board[row][a] != board[other][b] || board[row][b] != board[other][a]) continue;
          Board open = board;
          open[row][a] = open[row][b] = open[other][a] = open[other][b] = '.';
          EXPECT_EQ(solutions(open, 5).size(), 2u);
          return;
        }
      }
    }
  }
  GTEST_FAIL() << "the solved board has no such rectangle";
}

TEST(SudokuCounter, AgreesWithThePublishedSets) {
  const std::filesystem::path file = LEETJUDGE_KIT_DIR "/../shared/data/top1465.txt";
  if (!std::filesystem::exists(file)) GTEST_SKIP() << "the puzzle collection is not beside the project";
  for (const TextCase& puzzle : read_puzzles(read_file(file), "top1465")) {
    ASSERT_EQ(solutions(given_board(puzzle.input), 2).size(), 1u) << "line " << puzzle.line;
  }
}

TEST(PuzzleText, ReadsLinesUntilEnd) {
  const std::string zeros = with(std::string(81, '0'), 80, '9');
  const auto puzzles =
      read_puzzles("# title\n" + std::string(example) + "  # hard\r\n\n" + zeros + "\nend\nrubbish\n", "f");
  ASSERT_EQ(puzzles.size(), 2u);
  EXPECT_EQ(puzzles[0].line, 2u);
  EXPECT_EQ(puzzles[0].input, board_input(example));
  EXPECT_EQ(puzzles[1].input, board_input(with(std::string(81, '.'), 80, '9')));
  EXPECT_EQ(write_puzzle(board_text(solved), puzzles[0].layout), std::string(solved) + "\n");
  EXPECT_EQ(write_puzzle(argument_text(puzzles[0].input, 0), puzzles[0].layout), std::string(example) + "\n");
  EXPECT_EQ(write_puzzle(argument_text(puzzles[1].input, 0), puzzles[1].layout), zeros + "\n");
}

TEST(PuzzleText, ReadsGrids) {
  std::string text;
  for (int i = 0; i < 81; ++i) {
    text += example[i] == '.' ? '0' : example[i];
    text += i % 9 == 8 ? "\n" : " ";
  }
  const auto puzzles = read_puzzles(text + "\n" + text, "f");
  ASSERT_EQ(puzzles.size(), 2u);
  EXPECT_EQ(puzzles[1].line, 11u);
  EXPECT_EQ(puzzles[0].input, board_input(example));
  EXPECT_EQ(write_puzzle(argument_text(puzzles[0].input, 0), puzzles[0].layout), text);
}

TEST(PuzzleText, NamesTheLineOfAFault) {
  const auto refuses = [](const std::string& text, const char* message) {
    return throws_with<BadInput>([&] { read_puzzles(text, "f"); }, message);
  };
  EXPECT_TRUE(refuses("\n" + std::string(80, '.') + "\n", "f:2: 80 characters, not 81"));
  EXPECT_TRUE(refuses(std::string(80, '.') + "x\n", "f:1: character 81 is 'x'"));
  EXPECT_TRUE(refuses("1 2 3 4 5 6 7 8\n", "f:1: 8 numbers, not 9"));
  EXPECT_TRUE(refuses("1 2 3 4 5 6 7 8 10\n", "f:1: \"10\" is not a number from 0 to 9"));
  EXPECT_TRUE(refuses("\n1 2 3 4 5 6 7 8 9\n\n", "f:2: the grid that begins here has 1 row, not 9"));
}

std::string why_wrong_37(std::string_view given, std::string_view answered) {
  return rules_of(37).check(board_input(given), board_text(answered)).value_or("right");
}

TEST(SudokuSolverRules, SayWhyAnAnswerIsWrong) {
  EXPECT_EQ(why_wrong_37(example, solved), "right");
  EXPECT_EQ(why_wrong_37(example, example), "the board came back as it was given");
  EXPECT_EQ(why_wrong_37(example, with(solved, 2, '.')), "row 1, column 3 is still blank");
  EXPECT_EQ(why_wrong_37(example, with(with(solved, 2, '.'), 3, '.')),
            "row 1, column 3 and 1 more cell are still blank");
  EXPECT_EQ(why_wrong_37(example, with(solved, 0, '1')), "row 1, column 1: the given 5 was changed to '1'");
  EXPECT_EQ(why_wrong_37(example, with(solved, 2, '5')), "row 1 holds 5 twice");
  EXPECT_EQ(rules_of(37).check(board_input(example), "[]"), "the board has 0 rows, not 9");
}

TEST(SudokuSolverRules, TakeAnyCompletionOfAnOpenBoard) {
  const std::string blank(81, '.');
  EXPECT_EQ(why_wrong_37(blank, solved), "right");
  EXPECT_EQ(why_wrong_37(blank, blank), "the board came back as it was given");
}

TEST(SudokuSolverRules, TakeTheBoardAsGivenWhereThereIsNoSolution) {
  const std::string impossible = "12345678." + std::string(17, '.') + "9" + std::string(54, '.');
  EXPECT_EQ(why_wrong_37(impossible, impossible), "right");
  EXPECT_EQ(rules_of(37).prove(board_input(impossible)).words,
            "0 solutions (constraint: the board has exactly one solution)");
}

TEST(SudokuSolverRules, ShowTwoSolutionsOfAnOpenBoard) {
  const Finding finding = rules_of(37).prove(board_input(std::string(81, '.')));
  EXPECT_FALSE(finding.good);
  const std::string head = "2 or more solutions (constraint: the board has exactly one solution):\n";
  ASSERT_TRUE(finding.words.starts_with(head));
  const std::string first = finding.words.substr(head.size(), 81);
  const std::string second = finding.words.substr(head.size() + 82, 81);
  EXPECT_NE(first, second);
  EXPECT_FALSE(conflict(board_with(first)) || conflict(board_with(second)));
}

TEST(SudokuSolverRules, RefuseGivensInConflict) {
  EXPECT_EQ(rules_of(37).refuse(board_input(with(example, 2, '5'))),
            "row 1 holds 5 twice (constraint: the board has exactly one solution)");
  EXPECT_EQ(rules_of(36).refuse(board_input(with(example, 2, '5'))), std::nullopt);
}

TEST(ValidSudokuRules, SayWhyAnAnswerIsWrong) {
  const auto check = [](std::string_view given, bool answered) {
    return rules_of(36).check(board_input(given), answered ? "true" : "false").value_or("right");
  };
  EXPECT_EQ(check(example, true), "right");
  EXPECT_EQ(check(example, false), "answered false, but no row, column or box holds a digit twice");
  EXPECT_EQ(check(with(example, 2, '5'), true), "answered true, but row 1 holds 5 twice");
  EXPECT_EQ(check(with(example, 2, '5'), false), "right");
}

TEST(Rules, AreEmptyForAProblemWithoutAFile) { EXPECT_EQ(rules_of(1).check, nullptr); }

}  // namespace
}  // namespace leetjudge::sudoku
