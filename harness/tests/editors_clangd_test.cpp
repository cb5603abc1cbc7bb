// clangd itself over solutions as they stand.
#include "commands_fixture.hpp"
#include "util/files.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

namespace fs = std::filesystem;
using test::Printed;

const fs::path repository = LEETJUDGE_KIT_DIR;

class Clangd : public testing::Test {
 protected:
  void SetUp() override {
    for (const char* name : {"clangd-19", "clangd"}) {
      if (clangd_.empty() && find_program(name)) clangd_ = find_program(name)->string();
    }
    if (clangd_.empty()) GTEST_SKIP() << "clangd is not installed";
    for (const char* part : {"testcases", "solutions"}) fs::create_directories(folder.path() / "kit" / part);
  }
  Printed judge(const std::string& arguments) {
    return test::run_shell("LEETJUDGE_KIT=kit \"$JUDGE\" " + arguments, folder.path());
  }
  // What clangd finds wrong in a file. Its refactorings, which it tries at every word, say why they do not apply.
  std::string complaints(const fs::path& file) {
    const Printed printed = test::run_shell(
        clangd_ + " --tweaks=none --check-lines=1-2 --check=" + shell_quoted(file.string()), folder.path());
    EXPECT_TRUE(has(printed.err, "All checks completed")) << printed.err;
    std::string found;
    for (const std::string_view line : split_lines(printed.err)) {
      if (line.starts_with("E[") || line.starts_with("W[")) found += std::string(line) + "\n";
    }
    return found;
  }
  void add(const std::string& title, const std::string& example, const std::string& code) {
    folder.write("page.txt", title + "\n\nExample 1:\n\n" + example + "\n\n" + code);
    const Printed added = judge("add page.txt");
    EXPECT_EQ(added.status, 0) << added.out << added.err;
  }

  test::TemporaryFolder folder;

 private:
  std::string clangd_;
};

using ClangdLong = Clangd;

TEST_F(Clangd, TakesTheTreeOfAShippedSolution) {
  EXPECT_EQ(complaints(repository / "solutions/0102_binary_tree_level_order_traversal/depth_first.cpp"), "");
}

TEST_F(ClangdLong, TakesEveryShippedSolution) {
  for (const fs::directory_entry& file : fs::recursive_directory_iterator(repository / "solutions")) {
    if (file.path().extension() != ".cpp") continue;
    EXPECT_EQ(complaints(file.path()), "") << file.path();
  }
}

TEST_F(ClangdLong, KnowsHiddenFunctionsAndLetsOwnNodesWin) {
  const std::string code =
      "class Solution {\npublic:\n    int firstBadVersion(int n) {\n        return n;\n    }\n};\n";
  add("278. First Bad Version", "Input: n = 5, bad = 4\nOutput: 4", code);
  const fs::path solutions = folder.path() / "kit/solutions/0278_first_bad_version";
  EXPECT_EQ(judge("new 278 mine").status, 0);
  write_file(solutions / "mine.cpp", replaced(code, "return n;", "return isBadVersion(n) ? n : 0;"));
  EXPECT_EQ(complaints(solutions / "mine.cpp"), "");
  // A node of its own, with other members.
  const std::string own = replaced(code, "return n;", "return ListNode{nullptr, n}.key;");
  write_file(solutions / "own+1.cpp", "struct ListNode {\n    ListNode* prev;\n    int key;\n};\n" + own);
  EXPECT_NE(complaints(solutions / "own+1.cpp"), "");  // nobody has looked at it yet
  EXPECT_EQ(judge("init kit").status, 0);
  EXPECT_EQ(complaints(solutions / "own+1.cpp"), "");
  EXPECT_EQ(complaints(solutions / "mine.cpp"), "");
}

TEST_F(ClangdLong, TakesTheProblemsOwnNodeFromItsPageInAnyFolder) {
  const std::string node =
      "/*\n// Definition for a Node.\nclass Node {\npublic:\n    int val;\n    vector<Node*> neighbors;\n};\n*/\n\n";
  const std::string code =
      "class Solution {\npublic:\n    Node* cloneGraph(Node* node) {\n        return node;\n    }\n};\n";
  add("133. Clone Graph", "Input: adjList = [[2,4],[1,3],[2,4],[1,3]]\nOutput: [[2,4],[1,3],[2,4],[1,3]]", node + code);
  EXPECT_EQ(judge("new 133 mine --to elsewhere").status, 0);
  const fs::path file = folder.path() / "elsewhere/mine.cpp";
  write_file(file, replaced(code, "return node;", "return node->neighbors.front();"));
  EXPECT_EQ(complaints(file), "");
  for (const char* copy : {"133.cpp", "sub/0133-b.cpp", "cloneGraph2.cpp"}) {
    fs::create_directories((folder.path() / "elsewhere" / copy).parent_path());
    write_file(folder.path() / "elsewhere" / copy, read_file(file));
    EXPECT_EQ(complaints(folder.path() / "elsewhere" / copy), "") << copy;
  }
  const fs::path moved = folder.path() / "moved/in/fourth.cpp";
  fs::create_directories(moved.parent_path());
  write_file(moved, "// @lc app=leetcode id=133 lang=cpp\n" + read_file(file));
  fs::create_directories(folder.path() / "moved/testcases");
  fs::copy(folder.path() / "kit/testcases/0133_clone_graph.json", folder.path() / "moved/testcases");
  EXPECT_EQ(judge("init moved").status, 0);
  EXPECT_EQ(complaints(moved), "");
  write_file(folder.path() / "elsewhere/.clangd", "# mine\n");
  EXPECT_EQ(judge("new 133 other --to elsewhere").status, 0);
  EXPECT_EQ(read_file(folder.path() / "elsewhere/.clangd"), "# mine\n");
}

TEST(ClangdsPrelude, DefinesTheNodesAsTheJudgeDoes) {
  const std::string prelude = read_file(repository / "harness/editors/clangd/prelude.hpp");
  for (const Stub::Definition& one : leetcode_definitions())
    EXPECT_TRUE(has(prelude, "#ifndef LEETJUDGE_OWN_" + one.name + "\n" + one.text + "\n#endif\n")) << one.name;
}

}  // namespace
}  // namespace leetjudge
