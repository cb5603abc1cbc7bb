// `grow` as one types it, and the largest inputs of `stress`.
#include "commands_fixture.hpp"
#include "util/files.hpp"
#include "util/json.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

using CommandsGrow = Commands;
using CommandsGrowLong = Commands;  // takes seconds: only with harness/test -L long

TEST_F(CommandsGrow, SaysWhatOneWouldSayInAnInterview) {
  folder.write("pairs.cpp",
               "// 9003. Pairs\n// Example 1:\n// Input: nums = [3,1]\n// Output: 0\n// Constraints:\n"
               "// 1 <= nums.length <= 10^5\n// 0 <= nums[i] <= 10^9\n"
               "class Solution {\npublic:\n    int pairs(vector<int>& nums) {\n        int c = 0;\n"
               "        for (int a : nums) for (int b : nums) c += a + 1 == b;\n        return c;\n    }\n};\n");
  const test::Printed printed =
      judge("grow pairs.cpp --for 100 --time-limit 100ms --json grown.json --html grown.html");
  EXPECT_EQ(printed.status, 0) << printed.err;
  EXPECT_TRUE(has(printed.out, "O(n²) in nums.length (exponent 2.00")) << printed.out;
  EXPECT_TRUE(has(printed.out, "\n  time O(n²), space O(1) with n = nums.length\n")) << printed.out;
  EXPECT_TRUE(has(printed.out, "over the time limit of 100 ms")) << printed.out;
  const Json json = Json::parse(read_file(folder.path() / "grown.json"));
  EXPECT_EQ(json["solutions"][0]["sizes"][0]["steps"]["classes"], Json::array({"O(n²)"}));
  EXPECT_GE(json["solutions"][0]["sizes"][0]["points"].size(), 10u);
  EXPECT_TRUE(has(read_file(folder.path() / "grown.html"), "Steps by nums.length"));
  const test::Printed page = judge("grow pairs.cpp --for 1 --time-limit 100ms --html -");
  EXPECT_TRUE(page.out.starts_with("<!") && page.out.ends_with("</html>\n")) << page.out.substr(0, 80);
  EXPECT_TRUE(has(page.err, "time O(n²)")) << page.err;
}

// What stands between a case and its solution keeps all nodes in a list: that is not the solution's.
TEST_F(CommandsGrowLong, CountsOnlyWhatTheSolutionDoesBehindAHiddenInterface) {
  folder.write(
      "cycle.cpp",
      "// 142. Linked List Cycle II\n// Example 1:\n// Input: head = [3,2,0,-4], pos = 1\n// Output: 1\n"
      "// Constraints:\n// The number of the nodes in the list is in the range [0, 10^4].\n"
      "// pos is -1 or a valid index in the linked-list.\n"
      "class Solution {\npublic:\n    ListNode* detectCycle(ListNode* head) {\n"
      "        ListNode *slow = head, *fast = head;\n        while (fast && fast->next) {\n"
      "            slow = slow->next;\n            fast = fast->next->next;\n"
      "            if (slow != fast) continue;\n            for (slow = head; slow != fast; fast = fast->next)\n"
      "                slow = slow->next;\n            return slow;\n        }\n        return nullptr;\n    }\n};\n");
  const test::Printed printed = judge("grow cycle.cpp");
  EXPECT_EQ(printed.status, 0) << printed.err;
  EXPECT_TRUE(has(printed.out, "time O(n), space O(1) with n = nodes of head")) << printed.out;
  const std::string code = read_file(folder.path() / "cycle.cpp");
  folder.write("final.cpp", replaced(code, "class Solution {", "class Solution final {"));
  EXPECT_TRUE(has(judge("grow final.cpp").out, "time O(n), space O(")) << "no class can be made of it";
}

TEST_F(CommandsGrowLong, SaysWhatItCannotTell) {
  folder.write("fixed.cpp", "class Solution {\npublic:\n    int f(vector<pair<int, int>> p) { return 1; }\n};\n");
  EXPECT_TRUE(has(judge("grow fixed.cpp").err, "inputs do not grow"));
  folder.write("ends.cpp",
               "// 9004. Ends\n// Example 1:\n// Input: n = 3\n// Output: 0\n// Constraints:\n// 1 <= n <= 100\n"
               "class Solution {\npublic:\n    int f(int n) { abort(); }\n};\n");
  const test::Printed printed = judge("grow ends.cpp --for 100");
  EXPECT_TRUE(has(printed.out, "not told in n: does not answer on random input of size 1: ")) << printed.out;
  EXPECT_EQ(judge("grow ends.cpp --for 100 --json ends.json").status, 1);
  EXPECT_FALSE(has(read_file(folder.path() / "ends.json"), "O(1)"));
  folder.write("three.cpp",
               "// 9006. Three\n// Example 1:\n// Input: nums = [3,1,2]\n// Output: 6\n// Constraints:\n"
               "// nums.length == 3\n// 1 <= nums[i] <= 100\n"
               "class Solution {\npublic:\n    int f(vector<int>& nums) { return nums[0] + nums[1] + nums[2]; }\n};\n");
  const test::Printed three = judge("grow three.cpp");
  EXPECT_EQ(three.status, 0) << three.err;
  EXPECT_TRUE(has(three.out, "  time O(1), space O(1): no size of its inputs can grow\n")) << three.out;
  EXPECT_FALSE(has(three.out, "largest size")) << three.out;
  folder.write("aborts.cpp", replaced(read_file(folder.path() / "three.cpp"), "return nums", "abort(); return nums"));
  const test::Printed aborts = judge("grow aborts.cpp");
  EXPECT_EQ(aborts.status, 1) << aborts.err;
  EXPECT_TRUE(has(aborts.out, "Runtime Error on case ")) << aborts.out;
  EXPECT_TRUE(has(aborts.out, "not told: does not answer on [[")) << aborts.out;
  EXPECT_FALSE(has(aborts.out, "O(1)")) << aborts.out;
  folder.write("real.cpp",
               "// 9007. Real\n// Example 1:\n// Input: x = 2.0\n// Output: 4.0\n"
               "class Solution {\npublic:\n    double f(double x) { return x * x; }\n};\n");
  EXPECT_TRUE(has(judge("grow real.cpp").out, "time O(1), space O(1): no size")) << judge("grow real.cpp").out;
  folder.write("real.cpp",
               "// 9007. Real\n// Example 1:\n// Input: head = [2]\n// Output: 4\n// Constraints:\n"
               "// The number of nodes in the list is in the range [1, 1].\n"
               "class Solution {\npublic:\n    int f(ListNode* head) { return head->val; }\n};\n");
  EXPECT_TRUE(has(judge("grow real.cpp").err, "its inputs do not grow, as far as")) << judge("grow real.cpp").err;
  folder.write("broken.cpp", "class Solution {\npublic:\n    int f(int n) { return m; }\n};\n");
  const test::Printed broken = judge("grow broken.cpp");
  EXPECT_EQ(broken.status, 1);
  EXPECT_TRUE(has(broken.out, "Compile Error"));
}

const char* page_of_numbers =
    "// 9005. Numbers\n// Example 1:\n// Input: nums = [3,1]\n// Output: 0\n// Constraints:\n"
    "// 1 <= nums.length <= 2 * 10^4\n// 0 <= nums[i] <= 10^9\n// nums is lucky.\nclass Solution {\npublic:\n"
    "    int f(vector<int>& nums) {\n        ";

// The first pivot of a quicksort is its worst on sorted input, and there the largest input is timed too.
TEST_F(CommandsGrowLong, TimesTheLargestInputInItsWorstShape) {
  folder.write("quick.cpp", std::string(page_of_numbers) +
                                "sort_(nums, 0, nums.size() - 1); return nums[0];\n    }\n"
                                "    void sort_(vector<int>& a, int l, int r) {\n        if (l >= r) return;\n"
                                "        int p = l;\n        for (int i = l + 1; i <= r; i++)\n"
                                "            if (a[i] < a[l]) swap(a[i], a[++p]);\n        swap(a[l], a[p]);\n"
                                "        sort_(a, l, p - 1);\n        sort_(a, p + 1, r);\n    }\n};\n");
  const test::Printed printed = judge("grow quick.cpp --for 100 --time-limit 20ms");
  EXPECT_TRUE(has(printed.out, "worst on sorted input") || has(printed.out, "worst on reversed input")) << printed.out;
  EXPECT_TRUE(has(printed.out, "over the time limit of 20.0 ms")) << printed.out;
  EXPECT_TRUE(has(printed.out, "time O(n²), space O(n)")) << printed.out;
  EXPECT_TRUE(has(printed.out, "are not understood, and inputs may break them:\n  nums is lucky.")) << printed.out;
}

TEST_F(CommandsGrowLong, NamesWhatIsNotAnswered) {
  folder.write("aborts.cpp",
               std::string(page_of_numbers) +
                   "if (nums.size() > 500) abort();\n        int c = 0;\n        for (int x : nums) c += x % 2;\n"
                   "        return c;\n    }\n};\n");
  EXPECT_TRUE(has(judge("grow aborts.cpp --for 100").out, "does not answer on random input of size 624: aborted"));
}

// The largest k is the easiest one, and what ends early at small sizes is not forgotten at the largest.
TEST_F(CommandsGrowLong, TriesNumbersElsewhereThanAtTheirMost) {
  const std::string head =
      "// 9007. Windows\n// Example 1:\n// Input: nums = [3,1], k = 1\n// Output: 0\n// Constraints:\n"
      "// 1 <= nums.length <= 10^4\n// 0 <= nums[i] <= 10^9\n// 1 <= k <= nums.length\nclass Solution {\npublic:\n"
      "    int f(vector<int>& nums, int k) {\n        ";
  folder.write("windows.cpp", head +
                                  "int c = 0;\n        for (int i = 0; i + k <= nums.size(); i++)\n"
                                  "            for (int j = i; j < i + k; j++) c += nums[j] % 2;\n"
                                  "        return c == -7;\n    }\n};\n");
  const test::Printed printed = judge("grow windows.cpp --for 100 --time-limit 2ms");
  EXPECT_TRUE(has(printed.out, "slowest, nums.length 10000, k 5000: ")) << printed.out;
  EXPECT_TRUE(has(printed.out, "over the time limit of 2.00 ms")) << printed.out;
  folder.write("wrong.cpp", head + "while (k < 0) {}\n        return nums[0];\n    }\n};\n");
  EXPECT_TRUE(has(judge("grow wrong.cpp --for 1").out, "Wrong Answer on case example-1: what follows"));
  folder.write("hangs.cpp", head + "while (nums.size() > 3) k ^= rand();\n        return 0;\n    }\n};\n");
  EXPECT_TRUE(has(judge("grow hangs.cpp --for 1").out, "random input: more than the time limit of 2.00 s"));
}

TEST_F(CommandsGrow, RefusesFilesBeforeItMeasures) {
  folder.write("n.cpp", std::string(page_of_numbers) + "return 1;\n    }\n};\n");
  EXPECT_TRUE(has(judge("grow n.cpp --html none/g.html").err, "there is no folder none"));
  EXPECT_EQ(judge("grow n.cpp --json n.cpp").status, 2);
  EXPECT_TRUE(has(read_file(folder.path() / "n.cpp"), "return 1;"));
}

TEST_F(CommandsGrow, FailsWhereTooLittleIsAnsweredToTellAnything) {
  folder.write("n.cpp", std::string(page_of_numbers) +
                            "if (nums.size() > 16) abort();\n        return nums.size() == 123;\n    }\n};\n");
  const test::Printed printed = judge("grow n.cpp");
  EXPECT_EQ(printed.status, 1) << printed.out;
  EXPECT_TRUE(has(printed.out, "time not told as a whole")) << printed.out;
  EXPECT_TRUE(has(printed.out, "does not answer on ")) << printed.out;
}

// The stacks of two sorts, of which a worst input's grows in jumps.
TEST_F(CommandsGrowLong, TellsTheSpaceOfSorts) {
  folder.write("sorts.cpp",
               "// 9006. Sorts\n// Example 1:\n// Input: a = [3,1], b = [2]\n// Output: 3\n// Constraints:\n"
               "// 1 <= a.length, b.length <= 10^5\n// 0 <= a[i], b[i] <= 10^9\nclass Solution {\npublic:\n"
               "    int f(vector<int>& a, vector<int>& b) {\n        sort(a.begin(), a.end());\n"
               "        sort(b.begin(), b.end());\n        return a[0] + b[0];\n    }\n};\n");
  const test::Printed printed = judge("grow sorts.cpp --for 100");
  EXPECT_TRUE(has(printed.out, "memory: O(log m)") && has(printed.out, "memory: O(log n)"))
      << printed.out << printed.err;
}

// What passes all small cases is too slow for the largest one.
TEST_F(CommandsGrowLong, IsWhatStressEndsWith) {
  const std::string head = std::string(page_of_numbers);
  folder.write("slow.cpp", head +
                               "int c = 0;\n        for (int a : nums) for (volatile int b : nums) c += a < b;\n"
                               "        return c == 123456789;\n    }\n};\n");
  folder.write("quick.cpp", head + "return 0;\n    }\n};\n");
  folder.write("other.cpp", head + "return nums.empty();\n    }\n};\n");
  const std::string line = "stress slow.cpp --reference quick.cpp --seed 1 --time-limit 20ms --count ";
  const test::Printed printed = judge(line + "40");
  EXPECT_EQ(printed.status, 2) << "what is lucky is not understood: " << printed.err;
  EXPECT_TRUE(has(printed.out, "one of the largest cases of seed 1 fails")) << printed.out;
  EXPECT_TRUE(has(printed.out, "Time Limit Exceeded")) << printed.out;
  EXPECT_TRUE(has(printed.out, "again: harness/judge stress slow.cpp")) << printed.out;
  EXPECT_LT(printed.out.size(), 5000u);
  EXPECT_TRUE(has(judge(line + "1").out, "one of the largest cases of seed 1 fails"));
  EXPECT_TRUE(has(judge("stress other.cpp --reference quick.cpp --seed 1 --count 40").out,
                  " as large as the constraints allow, 6 of these with sanitizers"));
  folder.write("overflows.cpp", head + "return nums.size() > 9999 && int(nums.size()) * 300000 == 7;\n    }\n};\n");
  const test::Printed undefined = judge("stress overflows.cpp --reference quick.cpp --seed 1 --count 40");
  EXPECT_TRUE(has(undefined.out, "one of the largest cases of seed 1 fails")) << undefined.out;
  EXPECT_TRUE(has(undefined.out, "signed integer overflow: 10000 * 300000")) << undefined.out;
}

TEST_F(CommandsGrowLong, SaysWhatElseATimeOutAfterOthersMayBe) {
  const std::string head = std::string(page_of_numbers);
  folder.write("late.cpp", head +
                               "static int calls = 0;\n        for (volatile int i = 0; calls > 4;) i = 0;\n"
                               "        ++calls;\n        return 0;\n    }\n};\n");
  folder.write("quick.cpp", head + "return 0;\n    }\n};\n");
  const test::Printed printed = judge("stress late.cpp --reference quick.cpp --seed 1 --time-limit 100ms --fast");
  EXPECT_TRUE(has(printed.out, "not by itself: the machine was busy, or the solution")) << printed.out << printed.err;
}

// Nobody knows which of several answers are right: that is counted, and not called like the reference's.
TEST_F(CommandsGrowLong, IsNoVerdictWhereStressFindsOtherAnswers) {
  const std::string head =
      "// 9008. Any\n// Return any of them.\n// Example 1:\n// Input: nums = [3,1]\n// Output: 3\n// Constraints:\n"
      "// 2 <= nums.length <= 9\n// 0 <= nums[i] <= 9\nclass Solution {\npublic:\n    int any(vector<int>& nums) {\n"
      "        return nums";
  folder.write("first.cpp", head + ".front();\n    }\n};\n");
  folder.write("last.cpp", head + ".back();\n    }\n};\n");
  const test::Printed printed = judge("stress last.cpp --reference first.cpp --seed 1 --count 50");
  EXPECT_TRUE(has(printed.out, "of them Different, of which nothing here can tell")) << printed.out << printed.err;
  folder.write("same.cpp", head + ".at(0);\n    }\n};\n");
  const test::Printed same = judge("stress same.cpp --reference first.cpp --seed 1 --count 50");
  EXPECT_TRUE(has(same.out, "every case like first's: ")) << same.out << same.err;
}

TEST_F(CommandsGrowLong, StressKeepsALargestInputAsACase) {
  const auto in_kit = [&](const std::string& line) {
    return test::run_shell("LEETJUDGE_KIT=. \"$JUDGE\" " + line, folder.path());
  };
  const std::filesystem::path file = folder.path() / "testcases" / "9006_pairs.json";
  folder.write("testcases/9006_pairs.json",
               R"({"id": 9006, "title": "Pairs", "constraints": ["1 <= nums.length <= 10^4", "0 <= nums[i] <= 10^9"],
  "stub": ["class Solution {", "public:", "    int pairs(vector<int>& nums) {", "    }", "};"],
  "cases": [{"name": "example-1", "input": [3, 1], "expected": 0}, {"name": "two", "input": [3, 2], "expected": 1}]
})");
  folder.write(
      "solutions/9006_pairs/slow.cpp",
      "class Solution {\npublic:\n    int pairs(vector<int>& nums) {\n        int c = 0;\n"
      "        for (int a : nums) for (volatile int b : nums) c += a == b + 1;\n        return c;\n    }\n};\n");
  folder.write("solutions/9006_pairs/quick.cpp",
               "class Solution {\npublic:\n    int pairs(vector<int>& nums) {\n        map<int, int> n;\n"
               "        int c = 0;\n        for (int a : nums) n[a]++;\n"
               "        for (auto [a, k] : n) if (n.count(a + 1)) c += k * n[a + 1];\n        return c;\n    }\n};\n");
  const test::Printed found =
      in_kit("stress 9006 slow --reference quick --seed 3 --count 3 --time-limit 20ms --fast --keep found");
  EXPECT_TRUE(has(found.out, "kept as the case found")) << found.out << found.err;
  const Problem problem = load_problem(file);
  ASSERT_EQ(problem.cases.size(), 3u);
  EXPECT_GT(problem.cases[2].input.size(), 50000u);
  EXPECT_TRUE(problem.cases[2].expected.has_value());
  const test::Printed limited = in_kit("9006 slow --case found --time-limit 20ms");
  EXPECT_TRUE(has(limited.out, "Time Limit Exceeded")) << limited.out << limited.err;
  EXPECT_TRUE(has(in_kit("9006 quick").out, "3/3"));
  EXPECT_TRUE(has(in_kit("stress 9006 slow --keep found").err, "there is a case named"));
}

}  // namespace
}  // namespace leetjudge
