// One way to a verdict: what depends on something undefined gets the same alone, in a folder, by watch and by stress.
#include "commands_fixture.hpp"
#include "util/files.hpp"
#include "util/json.hpp"

namespace leetjudge {
namespace {

struct Undefined {
  const char* name;
  const char* members;     // of class Solution, before f
  const char* statements;  // of int f(vector<int>& nums), which returns the sum
};

void PrintTo(const Undefined& one, std::ostream* out) { *out << one.name; }

constexpr const char* sum = "for (int x : nums) all += x; return all;";
const Undefined undefined[] = {
    {"member", "Solution() {}\nint start[1];\n", "int all = start[0]; "},
    {"local", "", "int memo[50]; int all = memo[nums.size()]; "},
    {"unset_maximum", "", "int* top = new int; int all = max(*top, 0); "},  // right where it is negative
    {"new_int", "", "int* prefix = new int[nums.size() + 1]; int all = prefix[0]; "},
    {"array", "", "array<int, 4> first; int all = first[nums.size() % 2]; "},
    {"reserve", "", "vector<int> memo; memo.reserve(8); int all = memo[2]; "},
    {"popped_frame",
     "__attribute__((noinline)) static int* gone(int n) { int here[4] = {n, 7, 7, 7}; int* p = here + n % 4; "
     "return p; }\n",
     "int all = *gone(nums.size()); "},
    {"malloc_node", "struct Own { int value; Own* next; };\n",
     "Own* node = (Own*)malloc(sizeof(Own)); int all = node->value; "},
    {"field", "struct Pair { int first, second; };\n", "Pair* two = new Pair; two->first = 0; int all = two->second; "},
    {"bits_beyond", "", "vector<bool> seen(nums.size()); int all = seen[nums.size() + 70] ? 1 : 0; "},
    {"enum_value", "enum Kind { none, some };\n", "Kind* kind = new Kind; int all = *kind == none ? 0 : 5; "},
    {"union_part", "union Both { char small; int large; };\n",
     "Both* both = new Both; both->small = 0; int all = both->large; "},
    {"padding", "struct Padded { char c; int n; };\n",
     "Padded* one = new Padded; one->c = 0; one->n = 0; int all = ((char*)one)[2]; "},
};

class OneWay : public Commands, public testing::WithParamInterface<Undefined> {};
using OneWayLong = OneWay;  // takes seconds: only with harness/test -L long

TEST_P(OneWayLong, GetsTheSameVerdictByEveryVerb) {
  const Undefined& one = GetParam();
  const std::string head = "class Solution {\npublic:\n";
  const std::string f = "    int f(vector<int>& nums) {\n        ";
  folder.write("kit/testcases/9007_sum.json",
               R"({"id": 9007, "title": "Sum", "constraints": ["1 <= nums.length <= 50", "0 <= nums[i] <= 9"],
                   "stub": "class Solution {\npublic:\n    int f(vector<int>& nums) {\n    }\n};",
                   "cases": [{"name": "example-1", "input": [1, 2], "expected": 3},
                             {"name": "example-2", "input": [4], "expected": 4}]})");
  folder.write("kit/solutions/9007_sum/sum.cpp", head + f + "int all = 0; " + sum + "\n    }\n};\n");
  folder.write("mine/9007.cpp", head + one.members + f + one.statements + sum + "\n    }\n};\n");
  judge("9007 mine/9007.cpp --kit kit --json alone.json");
  judge("mine --kit kit --json folder.json");
  const auto verdict_in = [&](const char* file) {
    const Json report = Json::parse(read_file(folder.path() / file));
    return report["problems"][0]["results"][0]["status_msg"].get<std::string>();
  };
  const std::string alone = verdict_in("alone.json");
  EXPECT_NE(alone, "Accepted");
  EXPECT_EQ(verdict_in("folder.json"), alone);
  const test::Printed watched = test::run_shell(
      "\"$JUDGE\" watch 9007 mine/9007.cpp --kit kit >watch.txt & p=$!; for i in $(seq 600); do "
      "grep -q 'to verdict' watch.txt && break; sleep 0.1; done; kill $p; cat watch.txt",
      folder.path());
  EXPECT_TRUE(has(watched.out, "  " + alone + " ")) << alone << "\n" << watched.out;
  const test::Printed hunted =
      judge("stress 9007 mine/9007.cpp --kit kit --reference sum --seed 1 --count 12 --checked");
  EXPECT_TRUE(has(hunted.out, "error: " + alone) || has(hunted.out, "[" + alone)) << alone << "\n" << hunted.out;
}

INSTANTIATE_TEST_SUITE_P(Dozen, OneWayLong, testing::ValuesIn(undefined),
                         [](const auto& one) { return std::string(one.param.name); });

}  // namespace
}  // namespace leetjudge
