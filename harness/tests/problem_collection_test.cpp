// `add` with a folder, the library that it fills, and its index.
#include <cstdlib>
#include <fstream>

#include "commands_fixture.hpp"
#include "util/files.hpp"
#include "util/format.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

namespace fs = std::filesystem;

class Collections : public Commands {
 protected:
  Collections() {
    folder.write("kit/testcases/9001_other.json",
                 R"({"id": 9001, "title": "Other", "stub": "class Solution {\npublic:\n    int f(int n) {\n    }\n};",
                     "cases": [{"name": "one", "input": 1, "expected": 1}]})");
  }
  test::Printed in_kit(const std::string& arguments) { return judge(arguments + " --kit kit"); }
  test::Printed add(const std::string& arguments) { return in_kit("add " + arguments); }

  // A manifest of a method and one parameter, and its sol.cpp.
  void write(int id, const std::string& type, const std::string& method, const std::string& cases,
             const std::string& head = "judge: {type: exact}\nlimits: {time_ms: 1000, memory_mb: 256}\nseed: 7\n") {
    const std::string at = fmt::format("clone/tests/1-500/{}. some-{}/", id, id);
    folder.write(at + "manifest.yaml",
                 fmt::format("entry:\n  id: {}\n  title: some-{}\n  params:\n    x: {{type: {}}}\n  call: {{cpp: \"to("
                             "Solution().f({{x}}))\"}}\n{}tests:\n{}",
                             id, id, type, head, cases));
    folder.write(at + "sol.cpp", "class Solution {\npublic:\n    int helper() { return 1; }\n    " + method + "\n};\n");
  }
  // A page of the same problem.
  void write_page(int id, const std::string& method, const std::string& more = "") {
    folder.write(fmt::format("pages/{}/README_EN.md", id),
                 fmt::format("# [{}. Some {}](https://leetcode.com/problems/some-{})\n\n**Input:** nums = [4,5]\n"
                             "**Output:** 9\n\n{}\n**Constraints:**\n\n- `1 <= nums.length <= 50`\n\n"
                             "#### C++\n\n```cpp\nclass Solution {{\npublic:\n    {}\n}};\n```\n",
                             id, id, id, more, method));
  }
  std::string problem_file(const std::string& slug) {
    return read_file(folder.path() / "library/testcases" / (slug + ".json"));
  }
  fs::path library_file(const std::string& slug) { return folder.path() / "library/testcases" / (slug + ".json"); }
  std::string save(const std::string& name, const std::string& method) {
    folder.write(name, "class Solution {\npublic:\n    " + method + "\n};\n");
    return name;
  }
};

using CollectionsLong = Collections;  // takes seconds: only with harness/test -L long

constexpr const char* sum = "int f(vector<int>& nums) { return accumulate(nums.begin(), nums.end(), 0); }";
constexpr const char* two_cases =
    "  - {name: Some, in: {x: [1, 2]}, out: 3}\n"
    "  - {name: example, in: {x: [4, 5]}, out: 9}\n";

TEST_F(Collections, LeaveOutCasesThatSayTooMuch) {
  write(9010, "array", sum,
        two_cases + std::string("  - {name: twice, in: {x: [1], x: [1, 2]}, out: 3}\n"
                                "  - {name: more, in: {x: [1], zz: 3}, out: 1}\n"));
  const test::Printed added = add("clone --verbose");
  EXPECT_TRUE(has(added.out, "2 cases")) << added.out << added.err;
  EXPECT_TRUE(has(added.out, "manifest.yaml:13: tests[2]: \"x\" stands there twice")) << added.out;
  EXPECT_TRUE(has(added.out, "tests[3]: ") && has(added.out, "\"zz\" is no parameter")) << added.out;
}

TEST_F(Collections, OfManifestsAreJudged) {
  write(9010, "array", sum,
        two_cases +
            std::string("  - name: drawn\n    seed: 3\n    in:\n      x: {gen: array, len: {gen: int, min: 5, max: "
                        "5}, distinct: true, sorted: true, of: {gen: int, min: 1, max: 9}}\n"
                        "  - {name: open, in: {x: {elemType: int, value: [7, 8]}}}\n"));
  const test::Printed added = add("clone");
  EXPECT_EQ(added.status, 0) << added.out << added.err;
  EXPECT_TRUE(has(added.out,
                  "library: 1 problem new, 0 added to, 0 as before; 4 cases\n2 of these the problem's reference "
                  "answers"))
      << added.out;
  EXPECT_TRUE(has(problem_file("9010_some_9010"), "\"drawn\": {\"seed\": 3") ||
              has(problem_file("9010_some_9010"), "\"drawn\":{\"seed\":3"));
  const test::Printed right = in_kit("9010 " + save("right.cpp", sum));
  EXPECT_EQ(right.status, 0) << right.out << right.err;
  EXPECT_TRUE(has(right.out, "Accepted     4/4")) << right.out;
  EXPECT_TRUE(has(right.out, "Expected answers: those of reference")) << right.out;
  const test::Printed wrong = in_kit("some-9010 " + save("wrong.cpp", "int f(vector<int>& x) { return x[0] + x[1]; }"));
  EXPECT_TRUE(has(wrong.out, "Wrong Answer     3/4")) << wrong.out;
  EXPECT_TRUE(has(wrong.out, "case drawn")) << wrong.out;
}

TEST_F(CollectionsLong, GoThroughTheVerbs) {
  write(9010, "array", sum, two_cases + std::string("  - {name: open, in: {x: [7, 8]}}\n"));
  ASSERT_EQ(add("clone").status, 0);
  const test::Printed made = in_kit("new 9010 mine");
  EXPECT_TRUE(has(made.out, "kit/solutions/9010_some_9010/mine.cpp")) << made.out << made.err;
  folder.write("kit/solutions/9010_some_9010/mine.cpp",
               std::string("class Solution {\npublic:\n    ") + sum + "\n};\n");
  EXPECT_TRUE(has(in_kit("9010").out, "Accepted     3/3"));
  const test::Printed kept = in_kit("9010 mine --input '[1,2,3]' --expect 6 --keep three");
  EXPECT_TRUE(has(kept.out, "kept as the case three in library/testcases/9010_some_9010.json")) << kept.out << kept.err;
  const test::Printed all = judge("--kit kit");
  EXPECT_TRUE(has(all.out, "4/4")) << all.out << all.err;
  const std::string listed = in_kit("list 9010").out;
  EXPECT_TRUE(
      has(listed, "9010. Some 9010\n    int f(vector<int>& nums), 1000 ms and 256 MB for a case\n    4 cases\n"))
      << listed;
  EXPECT_TRUE(has(listed, "    1 try, last Accepted on 2")) << listed;
  EXPECT_FALSE(has(in_kit("list --unsolved").out, "9010. "));
  const test::Printed two = add("kit kit");
  EXPECT_EQ(two.status, 2);
  EXPECT_TRUE(has(two.err, "kit: one collection at a time")) << two.err;
  EXPECT_TRUE(has(test::run_shell("LEETJUDGE_KIT=kit \"$JUDGE\" completion -- 901", folder.path()).out, "9010"));
  folder.write("slow.cpp",
               "class Solution {\npublic:\n    int f(vector<int>& nums) { return nums.size() > 3 ? 0 : "
               "accumulate(nums.begin(), nums.end(), 0); }\n};\n");
  EXPECT_TRUE(has(in_kit("stress 9010 slow.cpp --seed 1 --count 60 --fast").out, "fails")) << "by the reference";
}

TEST_F(Collections, MergeAndLoseNothingThatTheUserKept) {
  write(9010, "array", "int f(vector<int>& x) { return accumulate(x.begin(), x.end(), 0); }",
        two_cases + std::string("  - {name: gone, in: {x: [6]}, out: 6}\n"));
  write_page(9010, sum);
  ASSERT_EQ(add("clone").status, 0);
  EXPECT_TRUE(has(problem_file("9010_some_9010"), "vector<int>& x")) << "the solution's, until there is a page";
  save("right.cpp", sum);
  ASSERT_EQ(in_kit("9010 right.cpp --input '[3,3]' --expect 6 --keep mine").status, 0);
  const test::Printed paged = add("pages");
  EXPECT_TRUE(has(paged.out, "0 problems new, 1 added to, 0 as before; 1 case\n")) << paged.out << paged.err;
  EXPECT_TRUE(has(in_kit("list 9010").out, "int f(vector<int>& nums), 1000 ms and 256 MB for a case\n    4 cases\n"))
      << "the page's signature, the manifest's limits, and of two with one input one: " << in_kit("list 9010").out;
  EXPECT_TRUE(has(in_kit("9010 right.cpp").out, "4/4"));
  write(9010, "array", sum, "  - {name: mine, in: {x: [1, 2]}, out: 3}\n  - {name: new, in: {x: [3, 3]}, out: 7}\n");
  EXPECT_TRUE(has(add("clone").out, "1 added to, 0 as before; 2 cases"));
  const std::string text = problem_file("9010_some_9010");
  EXPECT_TRUE(has(text, "\"mine (2)\"")) << "two of a name: " << text;
  EXPECT_FALSE(has(text, "\"gone\"")) << "the collection has it no more";
  EXPECT_TRUE(has(in_kit("9010 right.cpp").out, "3/3")) << "the user's answer stays";
  EXPECT_TRUE(has(add("clone").out, "0 added to, 1 as before; 2 cases"));
  write_file(library_file("9010_some_9010"),
             replaced(problem_file("9010_some_9010"), "\"cases\"", "\"generate\": [\"nums is sorted\"], \"cases\""));
  add("clone");
  EXPECT_TRUE(has(problem_file("9010_some_9010"), "nums is sorted")) << "what the collection has not";
  fs::remove_all(folder.path() / "library");
  fs::rename(folder.path() / "pages", folder.path() / "clone/pages");
  EXPECT_TRUE(has(add("clone").out, "1 problem new, 0 added to, 0 as before; 3 cases"));
  EXPECT_TRUE(has(in_kit("list 9010").out, "vector<int>& nums")) << "the page first, also of both at once";
}

TEST_F(Collections, OddlyWrittenValuesAreRead) {
  write(9011, "string", "string f(string x) { return x + x; }",
        "  - {name: a, in: {x: 12}, out: '\"1212\"'}\n  - {name: b, in: {x: \"\"}, out: '\"\"'}\n");
  write(9012, "string", "vector<string> f(vector<string>& words) { return words; }",
        "  - {name: joined, in: {x: \"cat|dog|cat\"}, out: [cat, dog]}\n  - {name: none, in: {x: null}, out: null}\n");
  write(9013, "tree_node", "bool f(TreeNode* root) { return root; }",
        "  - {name: small, in: {x: [1, null, 2]}, out: true}\n  - {name: empty, in: {x: null}, out: false}\n"
        "  - {name: behind, in: {x: [1, null, null, 2]}, out: true}\n");
  write(9014, "array", "vector<int> f(vector<int>& x) { ranges::reverse(x); return x; }",
        "  - {name: a, judge: {type: ignore_order}, in: {x: [1, 2]}, out: [1, 2]}\n  - {name: b, in: {x: [1]}, out: "
        "'[1]'}\n"
        "  - {name: strict, in: {x: [3, 4]}, out: [3, 4]}\n");
  const test::Printed added = add("clone --verbose");
  EXPECT_TRUE(has(added.out, "9 cases")) << added.out;
  EXPECT_TRUE(has(added.out, "manifest.yaml:13: tests[2]: in/root/3: does not fit TreeNode* root")) << added.out;
  const auto verdict = [&](int id) {
    return in_kit(fmt::format("{} 'clone/tests/1-500/{}. some-{}/sol.cpp' --fast", id, id, id)).out;
  };
  EXPECT_TRUE(has(verdict(9011), "2/2")) << verdict(9011);
  EXPECT_TRUE(has(verdict(9012), "2/2")) << verdict(9012);
  EXPECT_TRUE(has(verdict(9013), "2/2")) << verdict(9013);
  EXPECT_TRUE(has(verdict(9014), "Wrong Answer     2/3")) << verdict(9014);
}

TEST_F(Collections, BadOnesCostThemselvesOnly) {
  write(9010, "array", sum, two_cases);
  const std::string usual = "limits: {time_ms: 1000, memory_mb: 256}\n";
  write(9020, "array", sum, two_cases, usual);
  write(9021, "array", sum, two_cases, "judge: {type: exact}\nlimits: {time_ms: soon, memory_mb: 256}\n");
  write(9022, "array", sum, "  - {name: open\n");
  write(9023, "array", sum,
        "  - {name: deep, in: {x: &a [*a]}, out: 1}\n  - {name: drawn, in: {x: &b {gen: array, len: 1, of: *b}}}\n");
  write(9024, "array", sum, "  - {name: long, in: {x: {gen: array, len: 99999999, of: {gen: int, min: 1, max: 2}}}}\n");
  write(9025, "array", sum,
        "  - {name: few, in: {x: {gen: array, len: 9, distinct: true, of: {gen: int, min: 1, max: 2}}}}\n");
  write(9030, "array", sum, two_cases, "judge: {type: exact}\nlimits: {time_ms: 0, memory_mb: 256}\n");
  write(9031, "array", sum, "  - {name: few, in: {x: {gen: array, len: -9, of: {gen: int, min: 1, max: 2}}}}\n");
  std::string many;
  for (int i = 0; i < 10'001; ++i) many += "  - {}\n";
  write(9026, "array", sum, many);
  folder.write("clone/9027/manifest.yaml", std::string(4 << 20, '#'));
  folder.write("clone/9028/manifest.yaml", "entry: {id: 9028}");
  fs::create_symlink("/dev/zero", folder.path() / "clone/9028/sol.cpp");
  fs::create_directory(folder.path() / "clone/9029");
  fs::create_symlink("../9028/manifest.yaml", folder.path() / "clone/9029/manifest.yaml");
  const test::Printed added = add("clone --verbose");
  EXPECT_EQ(added.status, 0) << added.err;
  EXPECT_TRUE(has(added.out, "5 problems new")) << added.out;
  for (const char* part :
       {"9020/manifest.yaml:1: \"judge\" is missing", "9021/manifest.yaml:8: limits/time_ms: a whole number",
        "9030/manifest.yaml:8: limits/time_ms: a number from 1 to 10000000",
        "9031/manifest.yaml:11: tests[0]: a length is negative",
        "9022/manifest.yaml:", "9023/manifest.yaml:11: tests[0]: is nested too deeply",
        "9023/manifest.yaml:12: tests[1]: is nested", "9024/manifest.yaml:11: tests[0]: more values are drawn",
        "9025/manifest.yaml:11: tests[0]: there are not so many elements that differ",
        "9026/manifest.yaml:11: tests: more than 10000 cases", "9027/manifest.yaml: ", "9028/sol.cpp: ", "it is a link",
        "clone/9029/manifest.yaml"})
    EXPECT_TRUE(has(added.out, part)) << part << "\n" << added.out;
  EXPECT_TRUE(has(in_kit("9010 " + save("right.cpp", sum)).out, "Accepted")) << "which is as good as before";
  folder.write("library/testcases/9010_some_9010.json", "{");
  const test::Printed damaged = add("clone");
  EXPECT_EQ(damaged.status, 2) << "one of them was not added to";
  EXPECT_TRUE(has(damaged.out, "the file in the library is not understood")) << damaged.out;
  folder.write("empty/a.txt", "");
  EXPECT_TRUE(has(add("empty").err, "neither a page (README_EN.md or README.md) nor a manifest.yaml lies there"));
}

TEST_F(Collections, DrawnInputsAreGuarded) {
  write(9010, "array", sum, "  - {name: drawn, in: {x: {gen: array, len: 5, of: {gen: int, min: 1, max: 9}}}}\n");
  ASSERT_EQ(add("clone").status, 0);
  write_file(library_file("9010_some_9010"), replaced(problem_file("9010_some_9010"), "\"max\":9", "\"max\":8"));
  const test::Printed printed = in_kit("9010 " + save("right.cpp", sum));
  EXPECT_EQ(printed.status, 2);
  EXPECT_TRUE(has(printed.err, "what is drawn now is not the input that was kept")) << printed.err;
}

TEST_F(Collections, AReferenceKeepsItsOwnTypes) {
  write(9010, "array", "long long count(vector<string>& x) { return x.size(); }",
        "  - {name: one, in: {x: [a]}, out: 1}\n  - {name: open, in: {x: [a, b, c]}}\n");
  write_file(folder.path() / "clone/tests/1-500/9010. some-9010/manifest.yaml",
             replaced(read_file(folder.path() / "clone/tests/1-500/9010. some-9010/manifest.yaml"), ".f(", ".count("));
  folder.write("clone/README_EN.md",
               "# [9010. Some 9010](https://leetcode.com/problems/some-9010)\n\n```cpp\nclass Solution "
               "{\npublic:\n    int f(vector<char>& letters) { return 0; }\n};\n```\n");
  ASSERT_EQ(add("clone").status, 0);
  const test::Printed printed =
      in_kit("9010 " + save("right.cpp", "int f(vector<char>& letters) { return letters.size(); }"));
  EXPECT_TRUE(has(printed.out, "Accepted     2/2")) << printed.out << printed.err;
  const test::Printed stressed = in_kit("stress 9010 right.cpp --seed 1 --count 20 --fast");
  EXPECT_TRUE(has(stressed.out, " like reference's")) << stressed.out << stressed.err;
}

TEST_F(Collections, WhatOnlyItselfConfirmsIsFinished) {
  write(9010, "array", sum, "  - {name: open, in: {x: [7, 8]}}\n  - {name: more, in: {x: [9]}}\n");
  ASSERT_EQ(add("clone").status, 0);
  const test::Printed alone = in_kit("clone");
  EXPECT_EQ(alone.status, 0) << alone.err;
  EXPECT_TRUE(has(alone.out, "0 of 1 Accepted · 1 Finished\n")) << alone.out;
  EXPECT_TRUE(has(in_kit("clone").out, "0 of 1 Accepted · 1 Finished\n1 of them unchanged"));
  EXPECT_TRUE(has(in_kit("9010 reference").out, "Finished")) << "by its name as well";
  EXPECT_TRUE(has(in_kit("clone --reference " + save("other.cpp", sum)).out, "1 of 1 Accepted"));
  std::ofstream(folder.path() / "clone/tests/1-500/9010. some-9010/sol.cpp", std::ios::app) << "// another\n";
  EXPECT_TRUE(has(in_kit("clone").out, "1 of 1 Accepted"));
}

TEST_F(Collections, AReferenceIsJudgedBeforeItAnswers) {
  write(9010, "array", "int f(vector<int>& nums) { return 0; }",
        two_cases + std::string("  - {name: open, in: {x: [7, 8]}}\n"));
  ASSERT_EQ(add("clone").status, 0);
  const test::Printed printed = in_kit("9010 " + save("right.cpp", sum));
  EXPECT_EQ(printed.status, 2);
  EXPECT_TRUE(has(printed.out, "2/2")) << printed.out;
  EXPECT_TRUE(has(printed.err, "the reference reference is not accepted on the problem's own cases")) << printed.err;
}

TEST_F(Collections, APageWithoutCodeIsLeftOut) {
  write_page(9010, "");
  const test::Printed added = add("pages --verbose");
  EXPECT_TRUE(has(added.out, "0 problems new")) << added.out << added.err;
  EXPECT_TRUE(has(added.out, "no code in C++ is on the page, nor beside it")) << added.out;
  write_page(9010, sum);
  EXPECT_TRUE(has(add("pages").out, "1 problem new"));
  EXPECT_TRUE(has(in_kit("9010 " + save("right.cpp", sum)).out, "Accepted     1/1"));
}

TEST_F(Collections, TheClassThatExamplesCallIsTheProblems) {
  folder.write("pages/9020/README_EN.md",
               "# 9020. Counter\n\n**Input:** [\"Counter\",\"add\"] [[],[2]]\n**Output:** [null,2]\n");
  const std::string counter =
      "class Counter{0} {{\n public:\n    Counter{0}() {{}}\n    int add(int n) {{ return n; }}\n}};\n";
  folder.write("pages/9020/counter.cpp",
               fmt::format(fmt::runtime(counter), "") + fmt::format(fmt::runtime(counter), "2"));
  EXPECT_TRUE(has(add("pages").out, "1 problem new, 0 added to, 0 as before; 1 case\n"));
  EXPECT_TRUE(has(in_kit("pages").out, "1 of 1 Accepted"));
}

TEST_F(Collections, ReadmesOfOnesOwnRepositoryAreRead) {
  folder.write("pages/9021-sum-all/README.md",
               "<h2><a href=\"https://leetcode.com/problems/sum-all\">Sum All</a></h2> <img src='Easy.svg' /><hr>\n"
               "<p>Add them.</p>\n<pre>\n<strong>Input:</strong> nums = [4,5]\n<strong>Output:</strong> 9\n</pre>\n");
  folder.write("pages/9021-sum-all/9021-sum-all.cpp",
               "class Solution {\npublic:\n    int helper(vector<int>& nums) { return 9; }\n"
               "    int sumAll(vector<int>& nums) { return helper(nums); }\n};\n");
  EXPECT_TRUE(has(add("pages").out, "1 problem new, 0 added to, 0 as before; 1 case\n"));
  EXPECT_TRUE(has(in_kit("pages").out, "1 of 1 Accepted"));
  EXPECT_TRUE(has(in_kit("list 9021").out, "9021. Sum All\n    int sumAll(vector<int>& nums)"))
      << in_kit("list 9021").out;
}

TEST_F(Collections, ASolutionBesideAPageTellsItsClass) {
  write_page(9010, "");
  folder.write("pages/9010/attempt.cpp", "int helper();\n");
  folder.write("pages/9010/some-9010.cpp", read_file(folder.path() / save("right.cpp", sum)));
  EXPECT_TRUE(has(add("pages").out, "1 problem new, 0 added to, 0 as before; 1 case\n"));
  EXPECT_TRUE(has(in_kit("pages").out, "1 of 1 Accepted")) << "the folder is both: pages, and solutions";
}

TEST_F(Collections, AreListed) {
  for (int id = 9010; id < 9040; ++id) write(id, "array", sum, two_cases);
  ASSERT_EQ(add("clone").status, 0);
  const std::string listed = in_kit("list").out;
  EXPECT_TRUE(has(listed, "9001. Other ")) << listed;
  EXPECT_TRUE(has(listed, "9039. Some 9039 ")) << listed;
  EXPECT_TRUE(has(listed, "\n0 solved, 0 tried, 31 untouched\n")) << listed;
  EXPECT_TRUE(has(in_kit("some-903").err, "did you mean some-9030, some-9031 or some-9032?"));
  EXPECT_TRUE(has(in_kit("quite-different").err, "no problem \"quite-different\": copy its page into a file"));
}

}  // namespace
}  // namespace leetjudge
