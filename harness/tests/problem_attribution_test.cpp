#include "problem/attribution.hpp"
#include "support.hpp"
#include "util/files.hpp"

namespace leetjudge {
namespace {

namespace fs = std::filesystem;

std::vector<KnownProblem> known() {
  std::vector<KnownProblem> all;
  for (const char* slug :
       {"0001_two_sum", "0002_add_two_numbers", "0003_longest_substring_without_repeating_characters", "0015_3sum",
        "0037_sudoku_solver", "0050_powx_n", "0198_house_robber", "0322_coin_change", "0518_coin_change_ii",
        "0704_binary_search"})
    all.emplace_back(std::string(slug) + ".json");
  return all;
}

const Attributing attributing(known());

// "37", or a word of why there is none.
std::string attributed(const std::string& file, const std::string& text = "class Solution {};") {
  const Attribution found = attributing.of("/home/me/" + file, text);
  if (!found.problem) return found.why_not;
  return std::to_string(found.problem->id);
}

constexpr const char* nothing =
    "neither a comment (as \"// 53. Maximum Subarray\") nor its name tells a problem that is known here";
constexpr const char* other_number = "its number is that of no problem that is known here";
constexpr const char* other_comment = "a comment names a problem that is not known here";

TEST(Attribution, SaysOfWhatItCannotRead) {
  EXPECT_EQ(attributed("mine.cpp", std::string("\xff\xfe/\0/\0", 6)), "it is UTF-16; save it as UTF-8");
}

TEST(Attribution, TakesTheNameOfTheFileOrOfItsFolders) {
  const std::pair<const char*, const char*> table[] = {
      {"0037_sudoku_solver.cpp", "37"},
      {"37.sudoku-solver.cpp", "37"},
      {"sudoku-solver.cpp", "37"},
      {"C++/sudoku-solver.cpp", "37"},
      {"[37] Sudoku Solver.cc", "37"},
      {"37.Sudoku-Solver_bitmask.cpp", "37"},
      {"solution/0000-0099/0037.Sudoku Solver/Solution.cpp", "37"},
      {"solution/0000-0099/0037.Sudoku Solver/Solution2.cpp", "37"},
      {"0001-0500/0001-Two-Sum/cpp-0001/main.cpp", "1"},
      {"0001-two-sum/a.cpp", "1"},
      {"solutions/37. Sudoku Solver/37-2.cpp", "37"},
      {"Pow(x,n).cpp", "50"},
      {"3sum.cpp", "15"},
      {"15. 3Sum.cpp", "15"},
      {"3573.sudoku-solver.cpp", "37"},
      {"15. 3Sum/1.cpp", "15"},
      // A number alone, or a folder's name alone, may mean something else.
      {"LC37.cpp", "37"},
      {"leetcode_037.cpp", "37"},
      {"37.cpp", "37"},
      {"37/x.cpp", "37"},
      {"37_faster.cpp", "37"},
      {"3sum-smaller.cpp", "3"},
      {"1. Arrays/x.cpp", "1"},
      {"Binary_Search/koko.cpp", "704"},
      // The number tells it, where the name without "2" is another problem's.
      {"518.Coin-Change-2_v1.cpp", "518"},
      {"3573.Coin Change 2.cpp", other_number},
      {"SudokuSolver2.cpp", nothing},
      {"2024-01-02-sudoku-solver.cpp", other_number},
      {"house-robber-v.cpp", nothing},
      {"sudoku-solver-ii.cpp", nothing},
      {"99999.cpp", other_number},
      {"Binary_Search/1011.Capacity/x.cpp", other_number},
      {"2024-06-01/x.cpp", other_number},
      {"0000-0099/x.cpp", nothing},
      {"Solution2.cpp", nothing},
      {"main.cpp", nothing}};
  for (const auto& [file, wanted] : table) EXPECT_EQ(attributed(file), wanted) << file;
}

TEST(Attribution, TakesAComment) {
  const std::string code = "class Solution {\n  // https://leetcode.com/problems/two-sum/ is alike\n};\n";
  EXPECT_EQ(attributed("x.cpp", "// Source : https://oj.leetcode.com/problems/sudoku-solver/\n" + code), "37");
  EXPECT_EQ(attributed("x.cpp", "// leetcode.cn/problems/sudoku-solver/description/?a\n" + code), "37");
  EXPECT_EQ(attributed("x.cpp", "/*\n * @lc app=leetcode.cn id=37 lang=cpp\n */\n" + code), "37");
  EXPECT_EQ(attributed("x.cpp", "/*\n * @lc app=leetcode.cn id=37 lang=cpp\n *\n * [37] 解数独\n */\n" + code), "37");
  EXPECT_EQ(attributed("x.cpp", "// 37. Sudoku Solver\n" + code), "37");
  EXPECT_EQ(attributed("x.cpp", "// 37. steps\n" + code), nothing);
  for (const char* title : {"37. Sudoku Solver - my solution", "LeetCode 37. Sudoku Solver",
                            "Problem: 37. Sudoku Solver (Hard)", "37 - Sudoku Solver", "Leetcode #37 Sudoku Solver"})
    EXPECT_EQ(attributed("x.cpp", std::string("// ") + title + "\n" + code), "37") << title;
  EXPECT_EQ(attributed("x.cpp", "// like 37, Sudoku Solver, and 36. Sudoku Solver\n" + code), nothing);
  EXPECT_EQ(attributed("x.cpp", "// like 1. Two Sum, but\n// https://leetcode.com/problems/sudoku-solver/\n" + code),
            "37");
  EXPECT_EQ(attributed("x.cpp", "// some words\n// like https://leetcode.com/problems/sudoku-solver/\n" + code),
            nothing);
  EXPECT_EQ(attributed("x.cpp", code), nothing);  // what stands within the class is something else
  EXPECT_EQ(attributed("37.cpp", "// https://leetcode.com/problems/two-sum/\n" + code), "1");
  EXPECT_EQ(attributed("37.cpp", "// See also https://leetcode.com/problems/two-sum/\n" + code), "37");
  EXPECT_EQ(attributed("x.cpp", "// https://leetcode.com/problems/two-sum/ (similar to 3Sum)\n" + code), "1");
  EXPECT_EQ(
      attributed("x.cpp", "// 1. Two Sum | Related Topics: Array | https://leetcode.com/problems/two-sum/\n" + code),
      "1");
  EXPECT_EQ(attributed("sudoku-solver.cpp", "// like https://leetcode.com/problems/two-sum/\n" + code), "37");
  EXPECT_EQ(attributed("37.cpp", "// https://leetcode.com/problems/zuma-game/\n" + code), other_comment);
  EXPECT_EQ(attributed("two-sum-2.cpp", "// https://leetcode.com/problems/two-sum-ii/\n" + code), other_comment);
}

TEST(Attribution, TakesWhatIsTyped) {
  for (const char* typed : {"37", "0037", "sudoku-solver", "Sudoku Solver", "sudokuSolver", "0037_sudoku_solver"}) {
    const KnownProblem* one = attributing.called(typed);
    EXPECT_TRUE(one && one->id == 37) << typed;
  }
  for (const char* typed : {"", "38", "99999999999", "sudoku-solver-2", "37x"})
    EXPECT_FALSE(attributing.called(typed)) << typed;
}

TEST(Attribution, FindsFilesOnce) {
  const test::TemporaryFolder folder;
  for (const char* name : {"a.cpp", "b/c.cc", "b/d.cxx", "e.h", ".git/f.cpp", "build/g.cpp", "cmake-build-debug/h.cpp",
                           "mine/CMakeCache.txt", "mine/i.cpp", ".j.cpp"})
    folder.write(name, "");
  fs::create_directory_symlink(folder.path(), folder.path() / "b/up");
  fs::create_symlink("nowhere", folder.path() / "b/gone.cpp");  // to be told, not left out
  std::vector<std::string> names;
  std::vector<fs::path> closed;
  for (const fs::path& one : cpp_files(folder.path(), closed))
    names.push_back(one.lexically_relative(folder.path()).string());
  EXPECT_EQ(names, (std::vector<std::string>{"a.cpp", "b/c.cc", "b/d.cxx", "b/gone.cpp"}));
}

}  // namespace
}  // namespace leetjudge
