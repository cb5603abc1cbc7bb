#include "compile/builder.hpp"
#include "judging/session.hpp"
#include "support.hpp"

namespace leetjudge {
namespace {

namespace fs = std::filesystem;
using test::builder;
using test::problem_of;
using test::TemporaryFolder;

class Together : public testing::Test {
 protected:
  Builder::Source add(const std::string& name, const std::string& text) {
    return {folder.write(name, "// " + folder.path().string() + "\n" + text), &problem};
  }
  Host host_of(const Builder::Source& one, Mode mode = Mode::plain) {
    return builder().build_any(one.solution, *one.problem, mode);
  }
  static bool is_shared(const Host& host) {
    return host.program.parent_path().filename().string().starts_with("together_");
  }
  static std::string answer(const Host& host, const std::string& input) { return Session(host, {}).run(input).answer; }
  static std::string returning(const std::string& value) {
    return "class Solution {\npublic:\n  int f(int x) { return " + value + "; }\n};\n";
  }

  TemporaryFolder folder;
  Problem problem = problem_of("int x", {});
};

TEST_F(Together, BuildsOneProgramOfWhatCompiles) {
  const std::vector<Builder::Source> all = {
      add("one.cpp", returning("x + 1")),
      add("wrong.cpp", returning("y")),
      add("two.cpp", returning("x + 2")),
      add("other.cpp", "int count_of(int x) { return x; }\n" + returning("count_of(x)")),
      add("another.cpp", "int count_of(int x) { return 2 * x; }\n" + returning("count_of(x)")),
      add("undefined.cpp", "class Solution {\npublic:\n  int g(int x);\n  int f(int x) { return g(x); }\n};\n"),
      add("missing.cpp", "class Solution {\npublic:\n  int g(int x) { return x; }\n};\n"),
      {folder.path() / "gone.cpp", &problem},
  };
  for (const Mode mode : {Mode::plain, Mode::checked}) {
    EXPECT_FALSE(is_shared(host_of(all[0], mode)));
    builder().build_together(all, mode);
    const Host one = host_of(all[0], mode), two = host_of(all[2], mode);
    EXPECT_TRUE(is_shared(one) && one.program == two.program);
    EXPECT_EQ(answer(one, "[40]") + " " + answer(two, "[40]"), "41 42");
    EXPECT_FALSE(is_shared(builder().build(all[0].solution, problem, mode)));
    fs::remove_all(two.program.parent_path());
    EXPECT_FALSE(is_shared(host_of(all[0], mode))) << "it is gone";
    builder().build_together(all, mode);
    EXPECT_TRUE(is_shared(host_of(all[0], mode)));
    for (const std::size_t other : {1, 3, 4, 5, 6}) EXPECT_FALSE(is_shared(host_of(all[other], mode))) << other;
  }
  EXPECT_EQ(answer(host_of(all[3]), "[40]"), "40");
  EXPECT_NE(host_of(all[1]).compile_error.find("wrong.cpp:4:"), std::string::npos);
}

TEST_F(Together, TellsTheWarningsOfEach) {
  if (builder().toolchain().family == Toolchain::Family::gcc) GTEST_SKIP() << "g++ is asked for none";
  const std::vector<Builder::Source> all = {
      add("one.cpp", returning("x + 1")),
      add("two.cpp", "class Solution {\npublic:\n  int f(int x) {\n    int y;\n    return x + y;\n  }\n};\n")};
  builder().build_together(all, Mode::checked);
  for (int round = 0; round < 2; ++round) {
    EXPECT_EQ(host_of(all[0], Mode::checked).warnings.size(), 0u);
    const Host warned = host_of(all[1], Mode::checked);
    EXPECT_TRUE(is_shared(warned));
    ASSERT_EQ(warned.warnings.size(), 1u);
    EXPECT_NE(warned.warnings[0].find("two.cpp:6:"), std::string::npos) << warned.warnings[0];
    builder().build_together(all, Mode::checked);
  }
}

// Programs have one definition of nodes, and none where the judge stands between a case and its solution.
TEST_F(Together, BuildsByThemselvesWhatNeedsOtherNodes) {
  Problem list = problem_of("ListNode* x", {}), tree = problem_of("TreeNode* x", {});
  const auto depth = [&](const std::string& node, const Problem& of) {
    Builder::Source one =
        add(node + ".cpp", "class Solution {\npublic:\n  int f(" + node + "* x) { return !x; }\n};\n");
    one.problem = &of;
    return one;
  };
  Problem hidden = problem;
  hidden.hidden.emplace();
  std::vector<Builder::Source> all = {depth("ListNode", list), depth("TreeNode", tree)};
  builder().build_together(all, Mode::plain);
  for (const Builder::Source& one : all) {
    EXPECT_FALSE(is_shared(host_of(one)));
    EXPECT_EQ(answer(host_of(one), "[[]]"), "1");
  }
  all = {add("one.cpp", returning("x")), add("two.cpp", returning("x + 1"))};
  for (Builder::Source& one : all) one.problem = &hidden;
  builder().build_together(all, Mode::plain);
  for (Builder::Source& one : all) one.problem = &problem;
  for (const Builder::Source& one : all) EXPECT_FALSE(is_shared(host_of(one)));
}

}  // namespace
}  // namespace leetjudge
