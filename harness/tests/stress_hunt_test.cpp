#include <cmath>
#include <set>

#include "inputs/drawing.hpp"
#include "inputs/rules.hpp"
#include "stress/hunt.hpp"
#include "stress/input_stream.hpp"
#include "submissions.hpp"
#include "support.hpp"
#include "util/files.hpp"
#include "util/format.hpp"
#include "util/json.hpp"

namespace leetjudge {

// By its name, in GoogleTest's messages.
void PrintTo(const Submission& one, std::ostream* out) { *out << one.folder << "/" << one.solution.name; }

namespace {

TEST(InputStream, DrawsOneOfTheLargestHoweverLittleTimeThereIs) {
  const Problem problem = test::problem_of("vector<int>& nums, int k", {"1 <= nums.length <= 1000", "1 <= k <= 500"});
  const Constraints constraints = constraints_of(problem);
  InputStream stream(problem, constraints, 1, 1e-9);
  EXPECT_EQ(stream.next_largest([] { return false; }).cases.size(), 1u);
}

// First as they are drawn, then with forms of their own, each once; a bound that nobody says is one that is assumed.
TEST(InputStream, GivesTheLargestInTheShapesThatTell) {
  const std::vector<std::string> bounds = {"1 <= n <= 100", "1 <= roads.length <= 200", "roads[i] = [ai, bi]",
                                           "1 <= ai, bi <= n"};
  const auto first = [](const std::vector<std::string>& constraints, std::size_t count) {
    const Problem problem = test::problem_of("int n, vector<vector<int>>& roads", constraints);
    const Constraints understood = constraints_of(problem);
    InputStream stream(problem, understood, 1, HUGE_VAL);
    std::vector<InputBatch> all;
    while (all.size() < count) all.push_back(stream.next_largest([] { return false; }));
    return all;
  };
  const std::vector<InputBatch> all = first(bounds, 8);
  std::set<std::string> inputs, widest;
  for (const InputBatch& one : all) {
    ASSERT_EQ(one.cases.size(), 1u);
    EXPECT_FALSE(one.assumed);
    inputs.insert(one.cases[0].input);
    const Json rows = Json::parse(one.cases[0].input)[1];
    if (std::set<Json>(rows.begin(), rows.end()).size() == 1) widest.insert(one.cases[0].input);
  }
  EXPECT_EQ(inputs.size(), all.size());
  EXPECT_FALSE(widest.empty()) << "among the first";
  EXPECT_TRUE(first({"1 <= n <= 100", "roads[i] = [ai, bi]", "1 <= ai, bi <= n"}, 1)[0].assumed);
}

// Sums are the farthest from a number there.
TEST(InputStream, GivesEqualElementsBesideTheLeastNumber) {
  const Problem problem = test::problem_of(
      "vector<int>& nums, int k", {"1 <= nums.length <= 50", "-1000 <= nums[i] <= 1000", "-5000 <= k <= 5000"});
  const Constraints constraints = constraints_of(problem);
  InputStream stream(problem, constraints, 1, HUGE_VAL);
  std::set<Json> beside_equal;
  for (InputBatch one = stream.next_largest([] { return false; }); !one.cases.empty();
       one = stream.next_largest([] { return false; })) {
    const Json input = Json::parse(one.cases[0].input);
    if (std::set<Json>(input[0].begin(), input[0].end()).size() == 1 && input[0][0] > 900)
      beside_equal.insert(input[1]);
  }
  EXPECT_TRUE(beside_equal.contains(-5000) && beside_equal.contains(5000) && beside_equal.size() == 3)
      << Json(beside_equal);
}

// Also where the first size is a number that may be negative.
TEST(InputStream, GivesTheLeastOfOtherNumbers) {
  const Problem problem = test::problem_of("int x, int y", {"-5000 <= x, y <= 5000"});
  const Constraints constraints = constraints_of(problem);
  InputStream stream(problem, constraints, 1, HUGE_VAL);
  std::set<std::string> inputs;
  for (InputBatch one = stream.next_largest([] { return false; }); !one.cases.empty();
       one = stream.next_largest([] { return false; }))
    inputs.insert(one.cases[0].input);
  EXPECT_TRUE(inputs.contains("[5000,5000]") && inputs.contains("[1,-5000]")) << Json(inputs);
}

// What a design is given in a shape differs otherwise, however many other largest inputs there are.
TEST(InputStream, GivesTheLargestDesignsEqualKeys) {
  Problem problem;
  problem.stub = parse_stub(
      "class Box {\npublic:\n    Box(int room) {\n    }\n    void set(int key, int value) {\n    }\n"
      "    int get(int key) {\n    }\n};\n");
  problem.constraints = {"1 <= room <= 50", "1 <= key, value <= 1000",
                         "At most 100 calls will be made to set and get."};
  const Constraints constraints = constraints_of(problem);
  InputStream stream(problem, constraints, 1, HUGE_VAL);
  bool one_key = false, one_value = false;
  for (int i = 0; i < 6; ++i) {
    std::set<Json> keys, values;
    const InputBatch batch = stream.next_largest([] { return false; });
    ASSERT_EQ(batch.cases.size(), 1u);
    const Json calls = Json::parse(batch.cases[0].input)[1];
    for (const Json& arguments : calls) {
      if (arguments.size() < 2) continue;
      keys.insert(arguments[0]);
      values.insert(arguments[1]);
    }
    one_key = one_key || (keys.size() == 1 && values.size() > 20);
    one_value = one_value || (values.size() == 1 && keys.size() > 20);
  }
  EXPECT_TRUE(one_key);
  EXPECT_TRUE(one_value);
}

using test::shipped_problem;

std::vector<Solution> reference_of(int id) {
  return {test::shipped_kit().solution(shipped_problem(id), shipped_problem(id).reference)};
}

Hunt hunt_for(const Submission& submission, const HuntOptions& options) {
  return hunt(test::builder(), shipped_problem(submission.problem_id), submission.solution,
              reference_of(submission.problem_id), 1, options, [](const HuntProgress&) {});
}

// What fails on the problem's own cases by what it answers, or by how it ends; not what tries the judge.
std::vector<Submission> ordinary_failures() {
  std::vector<Submission> found;
  for (Submission& one : known_submissions(LEETJUDGE_TEST_DIR "/submissions")) {
    const bool fails = one.verdict != Status::accepted && one.verdict != Status::compile_error;
    if (fails && one.category.empty()) found.push_back(std::move(one));
  }
  return found;
}

class HuntFor : public testing::TestWithParam<Submission> {};

TEST_P(HuntFor, FindsAFailingCaseSoon) {
  HuntOptions options;
  options.seed = 1;
  options.own_cases = false;
  options.most_cases = 5000;
  options.most_s = 300;
  options.judge.time_limit_ms = 500;
  const Hunt found = hunt_for(GetParam(), options);
  ASSERT_TRUE(found.failing) << found.progress.cases << " cases";
  const Problem& problem = shipped_problem(GetParam().problem_id);
  const std::vector<Case> cases = {found.failing->test};
  const Rules& rules = *problem.rules;
  EXPECT_EQ(rules.refuse(cases[0].input), std::nullopt);
  EXPECT_TRUE(!rules.prove || rules.prove(cases[0].input).good);
  EXPECT_LE(found.failing->pieces, found.failing->pieces_before);
  const std::set<std::string> by_state = {"0036_remembers_the_first_answer", "0036_right_only_once",
                                          "0037_leftover_state"};
  EXPECT_NE(found.failing->by_itself, by_state.contains(GetParam().solution.name));
  if (!found.failing->by_itself) return;
  // A machine that was busy in the hunt may be several times faster now.
  if (found.failing->result.status == Status::time_limit_exceeded) options.judge.time_limit_ms = 100;
  const SolutionResult again = judge_solution(test::builder(), problem, cases, GetParam().solution, options.judge);
  // What is slow and greedy ends at the limit that it meets first, and that is the machine's choice.
  const std::set<Status> limits = {Status::time_limit_exceeded, Status::memory_limit_exceeded};
  if (limits.contains(found.failing->result.status)) {
    EXPECT_TRUE(limits.contains(again.status)) << status_message(again.status);
  } else {
    EXPECT_EQ(again.status, found.failing->result.status);
  }
}

// It takes a third of the time limit for every filled cell: whatever is shrunk must run out of more than just that.
TEST(HuntLong, ShrinksWhatRunsOutOfTimeToWhatClearlyDoes) {
  const test::TemporaryFolder folder;
  const Solution slow = test::solution_of(folder, test::valid(R"(const clock_t begin = clock();
    set<string> seen;
    int n = 0;
    bool right = true;
    for (int r = 0; r < 9; ++r) for (int c = 0; c < 9; ++c) {
      if (board[r][c] == '.') continue;
      ++n;
      string d(1, board[r][c]);
      right &= seen.insert(d + "r" + to_string(r)).second;
      right &= seen.insert(d + "c" + to_string(c)).second;
      right &= seen.insert(d + "b" + to_string(r / 3 * 3 + c / 3)).second;
    }
    while (clock() < n * 21 * CLOCKS_PER_SEC / 1000 + begin) {}
    return right;)"));
  HuntOptions options;
  options.seed = 1;
  options.judge.time_limit_ms = 60;
  options.judge.check = JudgeOptions::Check::none;
  const Hunt found =
      hunt(test::builder(), shipped_problem(36), slow, reference_of(36), 1, options, [](const HuntProgress&) {});
  ASSERT_TRUE(found.failing);
  EXPECT_EQ(found.failing->result.status, Status::time_limit_exceeded);
  JudgeOptions longer = options.judge;
  longer.time_limit_ms = 80;
  const SolutionResult again =
      judge_solution(test::builder(), shipped_problem(36), {{found.failing->test}}, slow, longer);
  EXPECT_EQ(again.status, Status::time_limit_exceeded)
      << again.cases[0].runtime_ms << " ms, " << found.failing->pieces << " of " << found.failing->pieces_before;
}

// Its answers are right; only sanitizers see what it does.
TEST(Hunt, FindsWhatOnlySanitizersSee) {
  const test::TemporaryFolder folder;
  std::string code = read_file(test::shipped_kit().solution(shipped_problem(36), "optimized").file);
  const std::size_t body = code.find('{', code.find("isValidSudoku")) + 1;
  code.insert(body, "int digits[9] = {}; digits[board.size()] = 1; if (digits[8]) return false;");
  HuntOptions options;
  options.seed = 1;
  options.own_cases = false;
  options.most_cases = 20;
  const auto hunt_with = [&](JudgeOptions::Check check) {
    options.judge.check = check;
    return hunt(test::builder(), shipped_problem(36), test::solution_of(folder, code), reference_of(36), 1, options,
                [](const HuntProgress&) {});
  };
  EXPECT_FALSE(hunt_with(JudgeOptions::Check::crashes).failing);
  const Hunt found = hunt_with(JudgeOptions::Check::within_budget);
  ASSERT_TRUE(found.failing);
  EXPECT_EQ(found.failing->number, 1u);
  EXPECT_EQ(found.failing->result.status, Status::runtime_error);
  EXPECT_TRUE(found.failing->result.reason.ends_with(": index 9 is out of bounds of int[9]"))
      << found.failing->result.reason;
}

INSTANTIATE_TEST_SUITE_P(Everywhere, HuntFor, testing::ValuesIn(ordinary_failures()),
                         [](const auto& one) { return one.param.solution.name; });

Submission known(const std::string& name) {
  for (Submission& one : known_submissions(LEETJUDGE_TEST_DIR "/submissions")) {
    if (one.solution.name == name) return one;
  }
  throw std::runtime_error("no submission " + name);
}

// Nothing more can be left out alone; of several at once nothing is said.
void expect_smallest(const std::string& name, std::size_t most_pieces) {
  const Submission submission = known(name);
  const Problem& problem = shipped_problem(submission.problem_id);
  HuntOptions options;
  options.seed = 7;
  const Hunt found = hunt_for(submission, options);
  ASSERT_TRUE(found.failing);
  const std::size_t pieces = found.failing->pieces;
  ASSERT_LE(pieces, most_pieces);
  ASSERT_GE(pieces, 1u);
  std::vector<Case> smaller;
  for (std::size_t i = 0; i < pieces; ++i) {
    Case& one = smaller.emplace_back(found.failing->test);
    one.name = fmt::format("{}", i);
    one.input = problem.rules->reduced(found.failing->test.input, i, 1);
    one.expected.reset();
  }
  const SolutionResult result = judge_solution(test::builder(), problem, smaller, submission.solution, {});
  EXPECT_EQ(result.correct(), smaller.size()) << name << ": " << result.cases[0].reason;
}

TEST(HuntLong, ComesToASmallestCase) {
  expect_smallest("0036_ignores_boxes", 2);
  expect_smallest("0036_stops_at_last_row", 2);
  expect_smallest("0037_stops_at_first_guess", 6);
  expect_smallest("0037_skips_nine", 1);
}

// On every machine.
TEST(Hunt, TriesTheSameCasesForTheSameSeed) {
  const Problem& problem = shipped_problem(37);
  const Constraints solver = constraints_of(problem), valid = constraints_of(shipped_problem(36));
  EXPECT_EQ(shipped_problem(37).rules->write_text(argument_text(random_input(solver, 3, 250), 0), 0),
            "..2.9815686....23.9.526..4731.64972.72..3596.596....84..39.7412.8742.5932491536.8\n");
  EXPECT_EQ(shipped_problem(36).rules->write_text(argument_text(random_input(valid, 3, 150), 0), 0),
            "4..6......................................3......4..............2..5.9...........\n");
  EXPECT_NE(random_input(solver, 3, 50), random_input(solver, 4, 50));
  EXPECT_NE(random_input(solver, 3, 50), random_input(solver, 3, 51));
}

TEST(HuntLong, SaysThatAFailureNeedsOthersBefore) {
  const Hunt found = hunt_for(known("0037_leftover_state"), {.seed = 1});
  ASSERT_TRUE(found.failing);
  EXPECT_FALSE(found.failing->by_itself);
  EXPECT_TRUE(found.failing->again);
}

// It fails at a place in a process that is another one in each.
TEST(Hunt, SaysThatAFailureDoesNotFailAgain) {
  const test::TemporaryFolder folder;
  std::string code = read_file(test::shipped_kit().solution(shipped_problem(36), "optimized").file);
  code.insert(code.find('{', code.find("isValidSudoku")) + 1,
              "static unsigned left = 21 + random_device()() % 60; if (--left == 0) return board.empty();");
  HuntOptions options;
  options.seed = 1;
  options.most_s = 300;
  options.own_cases = false;
  options.judge.check = JudgeOptions::Check::none;
  const Hunt found = hunt(test::builder(), shipped_problem(36), test::solution_of(folder, code), reference_of(36), 1,
                          options, [](const HuntProgress&) {});
  ASSERT_TRUE(found.failing);
  EXPECT_FALSE(found.failing->by_itself);
  EXPECT_FALSE(found.failing->again);
}

TEST(Hunt, BlamesNoLeakThatOnlyItsManyCasesAddUp) {
  const test::TemporaryFolder folder;
  std::string code = read_file(test::shipped_kit().solution(shipped_problem(36), "optimized").file);
  code.insert(code.find('{', code.find("isValidSudoku")) + 1,
              "static void* volatile last; last = memset(malloc(128 << 10), 1, 128 << 10);");
  HuntOptions options;
  options.seed = 1;
  options.most_cases = 3000;
  options.most_s = 300;
  options.own_cases = false;
  options.judge.check = JudgeOptions::Check::none;
  const Hunt found = hunt(test::builder(), shipped_problem(36), test::solution_of(folder, code), reference_of(36), 1,
                          options, [](const HuntProgress&) {});
  EXPECT_FALSE(found.failing);
  EXPECT_EQ(found.progress.cases, 3000u);
}

// A solution of problem 102 that begins with these statements.
Hunt hunt_for_102(const std::string& statements, const std::vector<Solution>& references) {
  const test::TemporaryFolder folder;
  std::string code = read_file(reference_of(102)[0].file);
  code.insert(code.find('{', code.find("levelOrder")) + 1, statements);
  HuntOptions options;
  options.seed = 1;
  options.most_cases = 300;
  options.most_shrink_s = 100;
  return hunt(test::builder(), shipped_problem(102), test::solution_of(folder, code), references, 1, options,
              [](const HuntProgress&) {});
}

TEST(Hunt, TriesACaseAtRandomHoweverLateItIs) {
  HuntOptions options;
  options.seed = 1;
  options.most_s = 0;
  options.own_cases = false;
  const Hunt found = hunt(test::builder(), shipped_problem(102), reference_of(102)[0], reference_of(102), 1, options,
                          [](const HuntProgress&) {});
  EXPECT_GT(found.progress.cases, 0u);
  EXPECT_EQ(found.progress.largest, 0u);
  EXPECT_EQ(found.progress.no_largest, "no time was left");
}

TEST(Hunt, BeginsWithTheProblemsOwnCases) {
  const Hunt found = hunt_for_102("if (root && root->right) return {};", reference_of(102));
  ASSERT_TRUE(found.failing);
  EXPECT_TRUE(found.failing->own);
  EXPECT_EQ(found.progress.cases, 0u);
  EXPECT_EQ(found.failing->test.input, "[[0,0,0]]");
}

TEST(Hunt, NeedsNoReferenceForCrashesAndTheProblemsOwnCases) {
  const Hunt wrong = hunt_for_102("return {};", {});
  ASSERT_TRUE(wrong.failing);
  EXPECT_EQ(wrong.failing->result.status, Status::wrong_answer);
  const Hunt crash = hunt_for_102("if (root && root->val < 0) abort();", {});
  ASSERT_TRUE(crash.failing);
  EXPECT_FALSE(crash.failing->own);
  EXPECT_EQ(crash.failing->test.input, "[[-1]]");
  EXPECT_FALSE(crash.failing->test.expected);
  EXPECT_FALSE(hunt_for_102("if (root && root->val < 0) return {};", {}).failing);
}

// Of a page that bounds the answer, what the reference answers with less is surely given; of others nothing is known,
// and they are told only where there is nothing else.
TEST(HuntLong, AsksHowLargeAnAnswerIsThatThePageBounds) {
  const test::TemporaryFolder folder;
  Problem problem = test::problem_of(
      "int n", {"1 <= n <= 10^9", "The test cases are generated so that the answer fits in a 32-bit integer."});
  const auto code = [](const std::string& answer) {
    return "class Solution {\npublic:\n    int f(int n) {\n        return " + answer + ";\n    }\n};\n";
  };
  const auto hunt_for_answer = [&](const std::string& answer) {
    HuntOptions options;
    options.seed = 1;
    options.most_s = 300;
    options.most_cases = 300;
    options.judge.check = JudgeOptions::Check::within_budget;
    return hunt(test::builder(), problem, test::solution_of(folder, code(answer)),
                {test::solution_of(folder, code("unsigned(n) * unsigned(n)"), "cut")}, 1, options,
                [](const HuntProgress&) {});
  };
  const Hunt wrong = hunt_for_answer("n > 20 && n < 600000 ? int(unsigned(n) * unsigned(n)) - 1 : n * n");
  ASSERT_TRUE(wrong.failing);
  EXPECT_FALSE(wrong.failing->doubtful);
  EXPECT_EQ(wrong.failing->test.input, "[21]");
  const Hunt overflows = hunt_for_answer("n * n");
  ASSERT_TRUE(overflows.failing);
  EXPECT_TRUE(overflows.failing->doubtful);
  EXPECT_EQ(overflows.failing->result.status, Status::runtime_error);
}

// Where it fails on what the reference answers by undefined behaviour, somebody is wrong, and not every case is right.
TEST(HuntLong, CountsWhatTheReferenceAnswersByUndefinedBehaviour) {
  const test::TemporaryFolder folder;
  const Problem problem = test::problem_of("vector<int>& nums", {"1 <= nums.length <= 5", "0 <= nums[i] <= 9"});
  const auto code = [](const std::string& body) {
    return "class Solution {\npublic:\n    int f(vector<int>& nums) {\n        " + body + "\n    }\n};\n";
  };
  const std::string sum = "accumulate(nums.begin(), nums.end(), 0)";
  HuntOptions options;
  options.most_s = 300;
  options.most_cases = 50;
  const Hunt found =
      hunt(test::builder(), problem, test::solution_of(folder, code("return nums.size() == 1 ? -1 : " + sum + ";")),
           {test::solution_of(
               folder, code("static int table[2];\n        return 0 * table[nums.size() == 1 ? 2 : 0] + " + sum + ";"),
               "unsound")},
           1, options, [](const HuntProgress&) {});
  EXPECT_FALSE(found.failing) << found.failing->test.input;
  EXPECT_GT(found.progress.small_left_out, 0u);
  ASSERT_TRUE(found.disagreement);
  EXPECT_EQ(found.disagreement->answers.front().first, "unsound");
}

// What was never set is 0 in one build and not in another.
TEST(Hunt, DoesNotBelieveAnswersThatDependOnWhatWasNeverSet) {
  const test::TemporaryFolder folder;
  const Problem problem = test::problem_of("int n", {"1 <= n <= 9"});
  const auto code = [](const std::string& value) {
    return "class Solution {\npublic:\n    int f(int n) { return " + value +
           "; }\n"
           "    int unset() {\n        int* volatile all = (int*)malloc(1 << 9);\n        const int one = all[9];\n"
           "        free(all);\n        return one;\n    }\n};\n";
  };
  HuntOptions options;
  options.most_s = 300;
  options.most_cases = 50;
  const Hunt found = hunt(test::builder(), problem, test::solution_of(folder, code("n == 7 ? 8 : n")),
                          {test::solution_of(folder, code("n == 7 ? n + unset() : n"), "unset")}, 1, options,
                          [](const HuntProgress&) {});
  EXPECT_FALSE(found.failing);
  ASSERT_TRUE(found.disagreement);
  EXPECT_NE(found.disagreement->why.find("never set"), std::string::npos) << found.disagreement->why;
}

TEST(Hunt, RefusesWhatDoesNotCompileWithSanitizers) {
  const test::TemporaryFolder folder;
  HuntOptions options;
  options.most_cases = 5;
  options.judge.check = JudgeOptions::Check::within_budget;
  const std::string code = test::with_sanitizers_only("#error \"not here\"") +
                           "class Solution {\npublic:\n    int f(int n) { return n; }\n};\n";
  EXPECT_TRUE(test::throws_with<BadInput>(
      [&] {
        hunt(test::builder(), test::problem_of("int n", {"1 <= n <= 9"}), test::solution_of(folder, code), {}, 0,
             options, [](const HuntProgress&) {});
      },
      "Compile Error"));
}

// What takes the reference too long is left out; what it answers with a crash is no input, or it is no reference.
TEST(HuntLong, LeavesOutWhatTakesTheReferenceTooLong) {
  const test::TemporaryFolder folder;
  const auto hunt_beside = [&](const std::string& on_some) {
    std::string code = read_file(test::shipped_kit().solution(shipped_problem(36), "optimized").file);
    code.insert(code.find('{', code.find("isValidSudoku")) + 1, "if (board[4][4] == '.') " + on_some);
    Solution reference = test::solution_of(folder, code);
    HuntOptions options;
    options.seed = 1;
    options.own_cases = false;
    options.most_cases = 20;
    options.judge.time_limit_ms = 100;
    return hunt(test::builder(), shipped_problem(36), test::shipped_kit().solution(shipped_problem(36), "optimized"),
                {reference}, 1, options, [](const HuntProgress&) {});
  };
  const Hunt found = hunt_beside("for (volatile int i = 0;; ++i);");
  EXPECT_FALSE(found.failing);
  EXPECT_GT(found.progress.left_out, 0u);
  EXPECT_THROW(hunt_beside("abort();"), BadInput);
}

TEST(Hunt, FindsNothingWrongWithWhatIsRight) {
  HuntOptions options;
  options.seed = 1;
  options.most_cases = 400;
  const Solution bitmask = test::shipped_kit().solution(shipped_problem(37), "bitmask");
  std::size_t shown = 0;
  const Hunt found = hunt(test::builder(), shipped_problem(37), bitmask, reference_of(37), 1, options,
                          [&](const HuntProgress&) { ++shown; });
  EXPECT_FALSE(found.failing);
  EXPECT_EQ(found.progress.cases, 400u);
  EXPECT_EQ(found.progress.own, shipped_problem(37).cases.size());
  EXPECT_EQ(shown, 400u + found.progress.own);
}

// What is a little slower than a tenth of the limit everywhere, and too slow on few boards: the quick guess
// is wrong, and everything is asked again.
TEST(HuntLong, AsksAgainWhereTheQuickLimitMisleads) {
  const test::TemporaryFolder folder;
  const Solution slow = test::solution_of(
      folder,
      test::valid("auto begin = clock();\n    long most = board[0][0] == '.' ? 100 : 1000;\n"
                  "    while (clock() - begin < most * CLOCKS_PER_SEC / 1000) {}\n"
                  "    for (int i = 0; i < 9; ++i) {\n        set<string> seen;\n"
                  "        for (int j = 0; j < 9; ++j) {\n"
                  "            char cells[3] = {board[i][j], board[j][i], board[i / 3 * 3 + j / 3][i % 3 * 3 + j % "
                  "3]};\n"
                  "            for (int k = 0; k < 3; ++k)\n"
                  "                if (cells[k] != '.' && !seen.insert({cells[k], char(k)}).second) return false;\n"
                  "        }\n    }\n    return true;"));
  HuntOptions options;
  options.seed = 1;
  options.own_cases = false;
  options.judge.time_limit_ms = 500;
  const Hunt found =
      hunt(test::builder(), shipped_problem(36), slow, reference_of(36), 1, options, [](const HuntProgress&) {});
  ASSERT_TRUE(found.failing);
  EXPECT_EQ(found.failing->result.status, Status::time_limit_exceeded) << found.failing->result.reason;
  EXPECT_EQ(found.failing->pieces, 1u);
}

TEST(Hunt, StopsMakingSmallerWhenTimeIsUp) {
  HuntOptions options;
  options.seed = 7;
  options.most_shrink_s = 0;
  const Hunt found = hunt_for(known("0037_ignores_boxes"), options);
  ASSERT_TRUE(found.failing);
  EXPECT_FALSE(found.failing->smallest);
  EXPECT_EQ(found.failing->pieces, found.failing->pieces_before);
}

TEST(HuntLong, MakesWhatRunsOutOfTimeSmaller) {
  const test::TemporaryFolder folder;
  const Solution slow = test::solution_of(
      folder,
      "class Solution {\npublic:\n    bool isValidSudoku(vector<vector<char>>& board) {\n"
      "        if (board[0][0] == '1' && board[8][8] != '.') for (volatile int i = 0;;) {}\n"
      "        set<string> seen;\n        for (int i = 0; i < 9; ++i) for (int j = 0; j < 9; ++j) {\n"
      "            char c = board[i][j];\n            if (c == '.') continue;\n"
      "            if (!seen.insert({c, 'r', char(i)}).second || !seen.insert({c, 'c', char(j)}).second ||\n"
      "                !seen.insert({c, 'b', char(i / 3 * 3 + j / 3)}).second) return false;\n"
      "        }\n        return true;\n    }\n};\n");
  HuntOptions options;
  options.seed = 1;
  options.judge.time_limit_ms = 200;
  const Hunt found =
      hunt(test::builder(), shipped_problem(36), slow, reference_of(36), 1, options, [](const HuntProgress&) {});
  ASSERT_TRUE(found.failing);
  EXPECT_EQ(found.failing->result.status, Status::time_limit_exceeded);
  EXPECT_TRUE(found.failing->smallest);
  EXPECT_EQ(found.failing->pieces, 2u);
}

}  // namespace
}  // namespace leetjudge
