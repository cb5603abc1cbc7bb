#include <algorithm>
#include <chrono>
#include <csignal>
#include <numeric>
#include <set>
#include <thread>

#include "commands_fixture.hpp"
#include "stress/mutant_runs.hpp"
#include "stress/reference.hpp"
#include "stress/strength.hpp"
#include "support.hpp"
#include "terminal.hpp"
#include "util/files.hpp"
#include "util/format.hpp"
#include "util/json.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

using Fate = JudgedMutant::Fate;

// f(nums): how many are larger than 3. One case, which tells little.
class StrengthTest : public Commands {
 protected:
  StrengthTest() {
    folder.write("kit/testcases/9008_larger.json", problem_text);
    folder.write("kit/solutions/9008_larger/loop.cpp", loop);
  }

  Strength strength(const std::vector<std::string>& names = {"loop"}, bool search = true, double most_s = 60) {
    const Kit kit(folder.path() / "kit");
    problem = kit.problem("9008");
    std::vector<Solution> solutions;
    for (const std::string& name : names) solutions.push_back(kit.solution(problem, name));
    StrengthOptions options;
    options.search = search;
    options.most_s = most_s;
    options.at_a_time = 2;
    return strength_of(test::builder(), problem, solutions, options, [](const std::string&) {});
  }

  static constexpr const char* problem_text =
      R"({"id": 9008, "title": "Larger", "constraints": ["1 <= nums.length <= 50", "-9 <= nums[i] <= 9"],
          "stub": "class Solution {\npublic:\n    int f(vector<int>& nums) {\n    }\n};",
          "cases": [{"name": "example-1", "input": [9, 9], "expected": 2}]})";
  static constexpr const char* loop =
      "class Solution {\npublic:\n    int f(vector<int>& nums) {\n        int count = 0;\n"
      "        for (int n : nums) {\n            if (n > 3) {\n                count += 1;\n            }\n        }\n"
      "        return count;\n    }\n};\n";
  Problem problem;
};

TEST_F(StrengthTest, MakesOneProgramOfSeveralMutants) {
  const Kit kit(folder.path() / "kit");
  problem = kit.problem("9008");
  const MutantRuns runs(test::builder(), problem, problem.cases, {kit.solution(problem, "loop")}, 1, 20);
  std::vector<std::size_t> all(runs.all().size());
  std::iota(all.begin(), all.end(), 0);
  const std::vector<std::vector<std::size_t>> programs = runs.programs(all, 1);
  ASSERT_EQ(programs.size(), (all.size() + Builder::most_together - 1) / Builder::most_together);
  std::set<std::filesystem::path> made;
  for (const std::vector<std::size_t>& one : programs) runs.build(one, Mode::plain);
  for (const MutantRuns::One& one : runs.all())
    made.insert(test::builder().build_any(one.file, problem, Mode::plain).program);
  EXPECT_LE(made.size(), programs.size() + 2) << "some may not compile";
}

TEST_F(StrengthTest, SaysWhatTheCasesStop) {
  const Strength found = strength({"loop"}, false);
  EXPECT_EQ(found.cases, 1u);
  EXPECT_TRUE(found.found.empty());
  const auto fate_of = [&](const std::string& words) {
    const auto one = std::ranges::find(found.mutants, words, [](const JudgedMutant& m) { return m.mutant.words(); });
    return one == found.mutants.end() ? Fate::not_judged : one->fate;
  };
  EXPECT_EQ(fate_of("line 7: `count += 1` → `count -= 1`"), Fate::stopped);
  EXPECT_EQ(fate_of("line 7: `count += 1` left out"), Fate::stopped);
  EXPECT_EQ(fate_of("line 6: `n > 3` → `n >= 3`"), Fate::left);
  EXPECT_EQ(fate_of("line 6: `n > 3` → `n > 4`"), Fate::left);
}

// Each that is said to be stopped is stopped when it is judged like any solution.
TEST_F(StrengthTest, FindsCasesThatStopTheOthers) {
  const Strength found = strength();
  EXPECT_EQ(found.count(Fate::left), 0u);
  ASSERT_FALSE(found.found.empty());
  EXPECT_LE(found.found.size(), 14u);
  EXPECT_TRUE(std::ranges::any_of(found.found, [](const FoundCase& one) { return !one.kinds.empty(); }));
  for (const FoundCase& one : found.found) {
    EXPECT_FALSE(one.stops.empty() && one.others.empty() && one.kinds.empty());
    EXPECT_TRUE(one.test.name.starts_with("stops-") || one.test.name == "smallest" || !one.kinds.empty())
        << one.test.name;
    const std::vector<Case> cases = {one.test};
    const SolutionResult right = judge_solution(test::builder(), problem, cases, found.solutions[0], {});
    EXPECT_EQ(right.status, Status::accepted) << one.test.input;
    for (const std::size_t mutant : one.stops) {
      const std::string text = found.mutants[mutant].mutant.text(loop);
      const Solution wrong{"wrong", folder.write("wrong.cpp", text), ""};
      EXPECT_FALSE(may_be_right(judge_solution(test::builder(), problem, cases, wrong, {}).status))
          << one.test.input << found.mutants[mutant].mutant.words();
    }
  }
  EXPECT_TRUE(has(found.small_words, "with at most ")) << found.small_words;
  // The smallest input is one of them, also where all that it stops is stopped by others.
  EXPECT_EQ(found.found[0].test.name, "smallest");
  EXPECT_EQ(found.found[0].test.input, "[[-2]]");
  EXPECT_EQ(std::ranges::count(found.found, "[[-2]]", [](const FoundCase& one) { return one.test.input; }), 1);
  // A mistake of another kind than any mutant's: what is stopped already is stopped by more, with larger inputs.
  const auto again = std::ranges::find_if(
      found.found, [](const FoundCase& one) { return one.stops.empty() && one.test.name != "smallest"; });
  ASSERT_NE(again, found.found.end());
  EXPECT_EQ(again->test.name, fmt::format("stops-{}-again", again->others.size()));
  const auto kind = std::ranges::find_if(found.found, [](const FoundCase& one) { return !one.kinds.empty(); });
  EXPECT_TRUE(kind->test.name.starts_with("nums-") || kind->test.name.starts_with("answer-")) << kind->test.name;
  EXPECT_GT(parsed(again->test.input)[0].size(), 6u) << again->test.input;
}

// What reads beyond the numbers is right or wrong by chance; the sanitizers see it in the problem's own case.
TEST_F(StrengthTest, TakesWhatTheSanitizersFindForStopped) {
  std::string text = loop;
  text.replace(text.find("return count;"), 13, "int more = nums[nums.size() - 1]; return count + more - more;");
  folder.write("kit/solutions/9008_larger/loop.cpp", text);
  const Strength found = strength({"loop"}, false, 200);
  const auto beyond = std::ranges::find(found.mutants, "line 10: `nums.size() - 1` → `nums.size() + 1`",
                                        [](const JudgedMutant& m) { return m.mutant.words(); });
  ASSERT_NE(beyond, found.mutants.end());
  EXPECT_EQ(beyond->fate, Fate::stopped);
  EXPECT_EQ(beyond->by, "example-1");
}

using StrengthTestLong = StrengthTest;  // takes seconds: only with harness/test -L long

// Long inputs are made smaller, and still stop what they stopped.
TEST_F(StrengthTestLong, MakesLongInputsSmaller) {
  std::string text = loop;
  text.replace(text.find("return count;"), 13, "return nums.size() > 14 ? -count : count;");
  folder.write("kit/solutions/9008_larger/loop.cpp", text);
  const Strength found = strength();
  const auto longer = std::ranges::find_if(
      found.found, [](const FoundCase& one) { return !one.stops.empty() && parsed(one.test.input)[0].size() > 14; });
  ASSERT_NE(longer, found.found.end());
  EXPECT_LE(parsed(longer->test.input)[0].size(), 16u) << longer->test.input;
  for (const std::size_t mutant : longer->stops) {
    const Solution wrong{"wrong", folder.write("wrong.cpp", found.mutants[mutant].mutant.text(text)), ""};
    const std::vector<Case> cases = {longer->test};
    EXPECT_FALSE(may_be_right(judge_solution(test::builder(), problem, cases, wrong, {}).status))
        << found.mutants[mutant].mutant.words();
  }
}

TEST_F(StrengthTestLong, EndsWithWhatItFoundWhenItIsInterrupted) {
  std::string text = loop;
  text.replace(text.find("n > 3"), 5, "n > 3 || n == 77");  // a mutant that nothing stops keeps it searching
  folder.write("kit/solutions/9008_larger/loop.cpp", text);
  test::Terminal terminal(
      {"/bin/sh", "-c", "exec " LEETJUDGE_JUDGE " strengthen 9008 --kit kit --for 1000s --keep --seed 2"},
      folder.path());
  ASSERT_TRUE(terminal.shows(" inputs tried, ")) << terminal.printed();
  std::this_thread::sleep_for(std::chrono::seconds(2));
  terminal.type("\003");
  EXPECT_TRUE(terminal.shows("interrupted")) << terminal.printed();
  EXPECT_TRUE(terminal.shows(" kept in ")) << terminal.printed();
  EXPECT_EQ(terminal.status(), 128 + SIGINT);
}

TEST_F(StrengthTestLong, IsAskedForAndKeptOnTheCommandLine) {
  const test::Printed weak = judge("cases 9008 --strength --kit kit");
  EXPECT_EQ(weak.status, 0) << weak.err;
  EXPECT_TRUE(has(weak.out, "1 case stops ")) << weak.out;
  folder.write("kit/testcases/9009_larger.json",
               std::string(problem_text).replace(std::string(problem_text).find("9008"), 4, "9009"));
  const test::Printed none = judge("cases 9009 --strength --kit kit");
  EXPECT_EQ(none.status, 2) << none.out;
  EXPECT_TRUE(has(none.err, "problem 9009 has no accepted solution; name a file: ")) << none.err;
  const test::Printed printed = judge("strengthen 9008 --kit kit --keep --for 60s --json found.json");
  EXPECT_EQ(printed.status, 0) << printed.err;
  EXPECT_TRUE(has(printed.out, "9008. Larger: 1 case stops ")) << printed.out;
  EXPECT_TRUE(has(printed.out, " kept in ")) << printed.out;
  const Json json = parsed(read_file(folder.path() / "found.json"));
  EXPECT_GT(json["judged"], 5);
  EXPECT_EQ(json["judged"], json["stopped_with_found"]);
  EXPECT_LT(json["stopped"], json["judged"]);
  const test::Printed checked = judge("cases 9008 --strength --kit kit");
  EXPECT_EQ(checked.status, 0) << checked.out << checked.err;
  const std::string all = json["judged"].dump();
  EXPECT_TRUE(has(checked.out, " stop " + all + " of " + all + " mutants of loop")) << checked.out;
  EXPECT_TRUE(has(printed.out, "their answers are loop's, which is accepted on the page's examples only"))
      << printed.out;
  EXPECT_TRUE(has(read_file(folder.path() / "kit/testcases/9008_larger.json"), "\"answered_by\": \"loop\""));
  EXPECT_FALSE(has(read_file(folder.path() / "kit/testcases/9008_larger.json"), "doubtful"));
  EXPECT_TRUE(has(judge("9008 loop --kit kit --fast").out, "loop: Accepted (the page's examples, and ")) << checked.out;
  folder.write("other.cpp", std::string(loop) + "// the same answers, and so they are confirmed");
  EXPECT_FALSE(has(judge("9008 other.cpp --kit kit --fast").out, "the page's examples"));
  folder.write("wrong.cpp", std::string(loop).replace(std::string(loop).find("n > 3"), 5, "n >= 3"));
  EXPECT_EQ(judge("9008 wrong.cpp --kit kit --fast").status, 1);
  const test::Printed refused = judge("strengthen 9008 wrong.cpp --kit kit");
  EXPECT_EQ(refused.status, 2);
  EXPECT_TRUE(has(refused.err, "only accepted solutions tell what is right")) << refused.err;
}

// Each that is kept says that the problem may never give it, and so does the verdict.
TEST_F(StrengthTestLong, SaysWhatTheProblemMayNeverGive) {
  folder.write("kit/testcases/9008_larger.json",
               replaced(problem_text, "\"constraints\": [", "\"constraints\": [\"It has a friend.\", "));
  const test::Printed printed = judge("strengthen 9008 --kit kit --keep --for 1000s --mutants 8");
  const std::string kept = read_file(folder.path() / "kit/testcases/9008_larger.json");
  ASSERT_TRUE(has(printed.out, " kept in ")) << printed.out << printed.err;
  EXPECT_TRUE(has(kept, "\"doubtful\": true")) << kept;
  folder.write("wrong.cpp", std::string(loop).replace(std::string(loop).find("n > 3"), 5, "n >= 3"));
  const test::Printed wrong = judge("9008 wrong.cpp --kit kit --fast");
  EXPECT_TRUE(has(wrong.out, "perhaps the problem never gives this input")) << wrong.out;
}

// Cases that the reference answers count for the others as well.
TEST_F(StrengthTestLong, RefusesWhatTheReferencesAnswersRefuse) {
  std::string text = problem_text;
  text.replace(text.find("\"cases\": ["), 10, R"("reference": "loop", "cases": [{"name": "open", "input": [3]}, )");
  folder.write("kit/testcases/9008_larger.json", text);
  folder.write("wrong.cpp", std::string(loop).replace(std::string(loop).find("n > 3"), 5, "n >= 3"));
  const test::Printed refused = judge("strengthen 9008 wrong.cpp --kit kit --for 5s");
  EXPECT_EQ(refused.status, 2) << refused.out;
  EXPECT_TRUE(has(refused.err, "Wrong Answer: only accepted solutions tell what is right")) << refused.err;
}

// Where several answers are right, another one confirms nothing, and one that is Different is not accepted.
TEST_F(StrengthTestLong, TakesNoDifferentAnswerForAConfirmation) {
  folder.write("kit/testcases/9009_even.json",
               R"({"id": 9009, "title": "Even", "several": "Return any of them.",
                   "stub": "class Solution {\npublic:\n    vector<int> even(vector<int>& nums) {\n    }\n};",
                   "constraints": ["2 <= nums.length <= 4", "1 <= nums[i] <= 4"],
                   "cases": [{"name": "example-1", "input": [1, 2], "expected": [2, 1]}]})");
  const std::string right =
      "class Solution {\npublic:\n    vector<int> even(vector<int>& nums) {\n        stable_partition(nums.begin(), "
      "nums.end(), [](int n) { return n % 2 == 0; });\n        return nums;\n    }\n};\n";
  folder.write("right.cpp", right);
  folder.write("other.cpp", replaced(right, "stable", "if (nums.size() > 2) return {9}; stable"));
  folder.write("wrong.cpp", "class Solution {\npublic:\n    vector<int> even(vector<int>& nums) { return {7}; }\n};\n");
  const test::Printed refused = judge("strengthen 9009 wrong.cpp right.cpp --kit kit");
  EXPECT_EQ(refused.status, 2);
  EXPECT_TRUE(has(refused.err, "wrong: Different: only accepted solutions tell what is right")) << refused.err;
  const test::Printed kept = judge("strengthen 9009 right.cpp other.cpp --kit kit --for 1000s --mutants 4 --keep");
  EXPECT_TRUE(has(kept.out, "their answers are right's")) << kept.out << kept.err;
  EXPECT_TRUE(has(read_file(folder.path() / "kit/testcases/9009_even.json"), R"("answered_by": "right")"));
}

// One of two accepted solutions is wrong, and which is not known. The one that was not named is heard, too.
TEST_F(StrengthTest, TellsThatAcceptedSolutionsDiffer) {
  folder.write("kit/solutions/9008_larger/other.cpp",
               std::string(loop).replace(std::string(loop).find("n > 3"), 5, "n > 4"));
  const std::string before = read_file(folder.path() / "kit/testcases/9008_larger.json");
  const test::Printed printed = judge("strengthen 9008 loop --kit kit --keep --for 20s --mutants 4");
  EXPECT_EQ(printed.status, 1) << printed.err;
  EXPECT_TRUE(has(printed.out, "loop and other do not agree, so one of them is wrong")) << printed.out;
  EXPECT_TRUE(has(printed.out, "  nums = [4]\n    loop   answers 1\n    other  answers 0\n")) << printed.out;
  EXPECT_EQ(read_file(folder.path() / "kit/testcases/9008_larger.json"), before);
}

TEST_F(StrengthTest, TellsTheSmallestInputThatAcceptedSolutionsDifferOn) {
  folder.write("kit/solutions/9008_larger/other.cpp",
               std::string(loop).replace(std::string(loop).find("n > 3"), 5, "n > 3 + (nums.size() > 2)"));
  const Kit kit(folder.path() / "kit");
  problem = kit.problem("9008");
  const Constraints constraints = constraints_of(problem);
  Reference reference(test::builder(), problem, constraints,
                      {kit.solution(problem, "loop"), kit.solution(problem, "other")}, {});
  Case whole = problem.cases[0];
  whole.input = "[[7,-3,4,9,0,4,5]]";
  whole.expected.reset();
  EXPECT_TRUE(reference.answered({whole}).empty());
  ASSERT_TRUE(reference.doubts().disagreement);
  EXPECT_EQ(reference.doubts().disagreement->test.input, whole.input);
  reference.make_disagreement_smaller([](const Case&) { return true; });
  EXPECT_EQ(reference.doubts().disagreement->test.input, "[[0,4,0]]");
  EXPECT_EQ(reference.doubts().disagreement->answers[0].second, "1");
  EXPECT_EQ(reference.doubts().disagreement->answers[1].second, "0");
}

// The page says something of inputs that is not understood: two solutions may differ on what is none.
TEST_F(StrengthTestLong, AccusesNobodyOnInputsThatMayBeNone) {
  folder.write("kit/testcases/9008_larger.json",
               replaced(problem_text, "\"1 <= nums.length",
                        "\"The numbers never hold what is not yet known.\", \"1 <= nums.length"));
  folder.write("kit/solutions/9008_larger/other.cpp",
               std::string(loop).replace(std::string(loop).find("n > 3"), 5, "n > 4"));
  const Strength found = strength({"loop", "other"});
  EXPECT_FALSE(found.disagreement);
  EXPECT_TRUE(found.differ);
  EXPECT_FALSE(found.disputed.empty());
  EXPECT_GT(found.judged(), 3u);
  const test::Printed printed = judge("strengthen 9008 loop other --kit kit --for 6s --mutants 4 --json -");
  EXPECT_EQ(printed.status, 2) << printed.err;
  EXPECT_EQ(parsed(printed.out)["differ"], true) << printed.out;
  EXPECT_TRUE(has(printed.err, "the solutions differ on what is not taken")) << printed.err;
  EXPECT_FALSE(has(printed.err, "do not agree")) << printed.err;
}

// Of a form that is not understood inputs are drawn near the cases, and these may be none of the problem's as well.
TEST_F(StrengthTestLong, AccusesNobodyNearACase) {
  folder.write("kit/testcases/9008_larger.json",
               R"x({"id": 9008, "title": "Larger", "constraints": ["1 <= s.length <= 20", "s is made as it has to be."],
                   "stub": "class Solution {\npublic:\n    int f(string s) {\n    }\n};",
                   "cases": [{"name": "example-1", "input": "(1+(2))", "expected": 7}]})x");
  folder.write(
      "kit/solutions/9008_larger/loop.cpp",
      "class Solution {\npublic:\n    int f(string s) {\n        if (s.find('2') == string::npos) __builtin_trap();\n"
      "        return s.size();\n    }\n};\n");
  const Strength found = strength({"loop"}, true, 6);
  EXPECT_FALSE(found.disagreement);
  EXPECT_FALSE(found.disputed.empty());
}

TEST_F(StrengthTestLong, SaysThatAnAcceptedSolutionCrashes) {
  folder.write("kit/solutions/9008_larger/loop.cpp",
               replaced(loop, "for (", "if (nums.size() == 1 && nums[0] == 1) __builtin_trap();\n        for ("));
  const test::Printed printed = judge("strengthen 9008 loop --kit kit --for 20s --mutants 4");
  EXPECT_EQ(printed.status, 1) << printed.err;
  EXPECT_TRUE(has(printed.out, "loop is wrong, though the cases accept it: ")) << printed.out;
  EXPECT_TRUE(has(printed.out, " on\n  nums = [1]\n")) << printed.out;
  folder.write("right.cpp", loop);
  const test::Printed second = judge("strengthen 9008 right.cpp loop --kit kit --for 20s --mutants 4");
  EXPECT_EQ(second.status, 1) << second.out;
  EXPECT_TRUE(has(second.out, "loop is wrong, though the cases accept it: ")) << second.out;
}

// One that was not named has no say where it crashes, if the page surely gives that.
TEST_F(StrengthTest, HearsNoOtherSolutionThatCrashes) {
  folder.write("kit/solutions/9008_larger/crash.cpp",
               replaced(loop, "for (", "if (nums.size() > 1 && nums[0] == 3) __builtin_trap();\n        for ("));
  const test::Printed printed = judge("strengthen 9008 loop --kit kit --for 60s --mutants 3");
  EXPECT_TRUE(has(printed.out, "not heard any more: crash: Runtime Error on [[3,")) << printed.out;
  EXPECT_TRUE(has(printed.out, "their answers are loop's")) << printed.out;
  EXPECT_FALSE(has(printed.out, "not taken: [[3")) << printed.out;
}

TEST_F(StrengthTest, FindsTheHeadersBesideASolution) {
  folder.write("kit/solutions/9008_larger/parts/limit.h", "constexpr int limit = 3;\n");
  folder.write(
      "kit/solutions/9008_larger/loop.cpp",
      "#include \"parts/limit.h\"\n" + std::string(loop).replace(std::string(loop).find("n > 3"), 5, "n > limit"));
  const Strength found = strength({"loop"}, false);
  EXPECT_GT(found.judged(), 3u);
  EXPECT_EQ(found.count(Fate::no_program), 0u);
}

TEST_F(StrengthTest, IsNotDoneWhereNoMutantWasJudged) {
  const test::Printed printed = judge("strengthen 9008 --kit kit --for 1ms");
  EXPECT_EQ(printed.status, 2) << printed.out;
  EXPECT_TRUE(has(printed.out, "mutants were not judged")) << printed.out;
  EXPECT_EQ(judge("strengthen 9008 --kit kit --json none/found.json").status, 2);
  folder.write("alone.cpp", loop);
  EXPECT_TRUE(has(judge("strengthen alone.cpp --kit kit").err, "alone.cpp: there is no case; name the problem"));
}

}  // namespace
}  // namespace leetjudge
