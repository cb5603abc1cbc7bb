// A problem with a checker, as every command meets it: the checker decides, whatever answer a case expects.
// The problem exists in this file only, so the commands run inside the test.
#include "commands/verbs.hpp"
#include "commands_fixture.hpp"
#include "inputs/rules.hpp"
#include "problem/problem.hpp"
#include "util/files.hpp"
#include "util/json.hpp"
#include "util/located_json.hpp"

namespace leetjudge {
namespace {

// Two Sum, where the two indices may come in any order.
std::optional<std::string> check(std::string_view input, std::string_view answer) {
  const std::vector<Json> given = arguments_in(input);
  const auto indices = json_in(answer)->get<std::vector<std::size_t>>();
  if (indices.size() != 2 || indices[0] == indices[1]) return "two different indices are wanted";
  if (given[0].at(indices[0]).get<int>() + given[0].at(indices[1]).get<int>() != given[1]) return "another sum";
  return std::nullopt;
}

std::optional<std::string> generate(Random& random, const Wanted&) {
  const int number = int(random.below(100));
  return dumped({Json{number, 1000, number + 1}, 2 * number + 1});
}

const Registered registered(999, {.check = check, .generate = generate});

class Checker : public testing::Test {
 protected:
  Checker() {
    const std::string two_sum = LEETJUDGE_TEST_DIR "/two_sum/";
    std::string problem = read_file(two_sum + "testcases/0001_two_sum.json");
    problem.replace(problem.find("\"id\": 1"), 7, "\"id\": 999");
    folder.write("testcases/0999_two_sum.json", problem);
    folder.write("solutions/0999_two_sum/hash_map.cpp", read_file(two_sum + "solutions/0001_two_sum/hash_map.cpp"));
    write("other_order", "{j, i}");
    write("same_twice", "{i, i}");
  }
  void write(const std::string& name, const std::string& answer) {
    folder.write("solutions/0999_two_sum/" + name + ".cpp",
                 "class Solution {\npublic:\n    vector<int> twoSum(vector<int>& nums, int target) {\n"
                 "        for (int i = 0, n = nums.size(); i < n; i++)\n"
                 "            for (int j = i + 1; j < n; j++)\n"
                 "                if (nums[i] + nums[j] == target) return " +
                     answer + ";\n        return {};\n    }\n};\n");
  }
  // The exit status; what is printed is in `out`.
  int judge(std::vector<std::string> words) {
    words.insert(words.end(), {"--kit", folder.path().string()});
    testing::internal::CaptureStdout();
    const int status = run_command_line(words);
    out = testing::internal::GetCapturedStdout();
    return status;
  }
  test::TemporaryFolder folder;
  std::string out;
};

using CheckerLong = Checker;  // takes seconds: only with harness/test -L long

TEST_F(CheckerLong, DecidesInEveryCommand) {
  EXPECT_EQ(judge({"run", "999", "other_order"}), 0) << out;
  EXPECT_EQ(judge({"run", "999", "other_order", "--input", "[2,7] 9"}), 0) << out;
  EXPECT_TRUE(has(out, "expected  [0,1]")) << out;
  EXPECT_EQ(judge({"stress", "999", "other_order", "--seed", "1", "--count", "5"}), 0) << out;
  EXPECT_TRUE(has(out, "every case right by the problem's rules: 4 of its own and 5 cases")) << out;
}

TEST_F(CheckerLong, SaysWhyAnAnswerIsWrong) {
  EXPECT_EQ(judge({"run", "999", "same_twice"}), 1);
  EXPECT_TRUE(has(out, ": two different indices are wanted (also on example-2, example-3, negative)\n")) << out;
  EXPECT_EQ(judge({"stress", "999", "same_twice", "--seed", "1"}), 1);
  EXPECT_TRUE(has(out, ": two different indices are wanted\n")) << out;
}

TEST_F(Checker, SaysWhatIsCheckedOfACase) {
  const auto checked = [&](const std::string& expected) {
    const auto file =
        folder.write("c.json", "[{\"name\": \"one\", \"input\": {\"nums\": [2, 7], \"target\": 9}" + expected + "}]");
    judge({"cases", "999", "--cases", file.string()});
    return out;
  };
  EXPECT_TRUE(has(checked(""), "ok   one  no expected answer: the problem's rules judge\n")) << out;
  EXPECT_TRUE(has(checked(", \"expected\": [1, 0]"), "ok   one  expected answer right\n")) << out;
  EXPECT_TRUE(has(checked(", \"expected\": [1, 1]"), "BAD  one  the expected answer is wrong: two diff")) << out;
}

}  // namespace
}  // namespace leetjudge
