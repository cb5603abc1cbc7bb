// Every file in submissions/<verdict>/ gets that verdict: in submissions_<verdict> (every third) and
// submissions_more_<verdict> with the compiler that the judge prefers here, in submissions_everywhere_<verdict> with
// the others. Afterwards no process is left, nothing was written anywhere, and the judge has not grown. Run by itself,
// the program ends with a table of what was tried.
#include "submissions.hpp"

#include <fnmatch.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <unistd.h>

#include <atomic>
#include <fstream>
#include <iostream>
#include <map>
#include <set>
#include <thread>

#include "judging/judge.hpp"
#include "report/plain_text.hpp"
#include "support.hpp"
#include "util/files.hpp"
#include "util/format.hpp"

namespace leetjudge {
namespace {

namespace fs = std::filesystem;

constexpr long most_memory_kb = 600 << 10;
constexpr Status verdicts[] = {Status::accepted,
                               Status::wrong_answer,
                               Status::memory_limit_exceeded,
                               Status::output_limit_exceeded,
                               Status::time_limit_exceeded,
                               Status::runtime_error,
                               Status::compile_error};

// What came of a run, for the table.
struct Outcome {
  std::string category, submission;
  Status verdict;
  bool as_expected;
};
std::vector<Outcome> outcomes;

// Ordinary attempts and wrong answers need every case to be found out; for what tries the judge, these are
// enough. It answers that a board is valid, so what is judged otherwise than by its answer gets only such boards.
std::vector<Case> cases_for(const Submission& submission) {
  const std::vector<Case>& all = test::shipped_problem(submission.problem_id).cases;
  if (submission.category.empty() || submission.category == "wrong") return all;
  std::vector<Case> few;
  for (const Case& one : all) {
    for (const char* name : {"leetcode-example-1", "leetcode-example-2", "empty", "full-and-valid", "last-cell",
                             "leetcode-example", "already-full"}) {
      const bool invalid = one.expected == "false" && submission.verdict != Status::wrong_answer;
      if (one.name == name && !invalid) few.push_back(one);
    }
  }
  return few;
}

// The children of this process; what lost its own parent has come to it.
std::vector<int> processes_left() {
  std::ifstream file(fmt::format("/proc/self/task/{}/children", getpid()));
  return {std::istream_iterator<int>(file), {}};
}

// The files that submissions try to make all have this in their names.
std::vector<fs::path> files_left() {
  std::vector<fs::path> found;
  const char* home = std::getenv("HOME");
  for (const fs::path& folder :
       {fs::path("/"), fs::path("/tmp"), fs::path("/var/tmp"), fs::path("/dev/shm"), fs::current_path(),
        fs::path(home ? home : "/"), fs::path(LEETJUDGE_TEST_DIR "/submissions/accepted")}) {
    std::error_code error;
    for (const fs::directory_entry& entry : fs::directory_iterator(folder, error)) {
      if (entry.path().filename().string().find("leetjudge_escaped") != std::string::npos)
        found.push_back(entry.path());
    }
  }
  for (const char* name : {"/user.out", "/display_runtime.txt", "user.out", "display_runtime.txt"}) {
    if (fs::exists(name)) found.push_back(name);
  }
  return found;
}

const CaseResult* first_failure(const SolutionResult& result) {
  for (const CaseResult& one : result.cases) {
    if (one.status != Status::accepted) return &one;
  }
  return nullptr;
}

class SubmissionTest : public testing::Test {
 public:
  SubmissionTest(std::string compiler, bool preferred, const Submission& submission)
      : compiler_(std::move(compiler)), preferred_(preferred), submission_(submission) {}

  void TestBody() override { judge(); }

 private:
  // What sanitizers found ends with who found it, in brackets.
  bool is_cause(const std::string& words) const {
    return fnmatch(submission_.cause.c_str(), words.substr(0, words.rfind(" (")).c_str(), FNM_EXTMATCH) == 0 ||
           fnmatch(submission_.cause.c_str(), words.c_str(), FNM_EXTMATCH) == 0;
  }

  void judge() {
    const Problem& problem = test::shipped_problem(submission_.problem_id);
    const std::vector<Case> cases = cases_for(submission_);
    JudgeOptions options;
    options.most_timeouts = 1;
    // What is about time shows it in a tenth of the time; what is not has plenty, however slow the machine is.
    options.time_limit_ms = submission_.verdict == Status::time_limit_exceeded ? 200 : 10000;
    options.counting = JudgeOptions::Counting::none;
    // The preferred run asks the sanitizers only where they make the verdict, or know the line.
    options.check = preferred_ ? JudgeOptions::Check::crashes : JudgeOptions::Check::within_budget;
    if (preferred_) options.most_checked_ms = 1000;
    SolutionResult result = judge_solution(test::builder(compiler_), problem, cases, submission_.solution, options);
    if (preferred_ && submission_.verdict == Status::runtime_error && result.status != submission_.verdict) {
      options.check = JudgeOptions::Check::within_budget;
      result = judge_solution(test::builder(compiler_), problem, cases, submission_.solution, options);
    }
    const CaseResult* failure = first_failure(result);
    const std::string reason = failure ? failure->test->name + ": " + failure->reason : result.compile_error;
    EXPECT_STREQ(status_message(result.status), status_message(submission_.verdict)) << reason << result.fault << "\n"
                                                                                     << result.isolation;
    if (submission_.verdict == Status::runtime_error && failure) {
      EXPECT_FALSE(submission_.cause.empty()) << "no Cause is stated; it was: " << failure->reason;
      const std::string place = failure->place.words() + ": ";  // which the cause need not state
      const std::string what = failure->reason.substr(failure->reason.starts_with(place) ? place.size() : 0);
      EXPECT_TRUE(is_cause(what) || is_cause(failure->reason) || is_cause(failure->finding))
          << "cause:  " << failure->reason << "\n        " << failure->finding << "\nstated: " << submission_.cause;
    }
    if (result.status == Status::compile_error) {
      EXPECT_NE(result.compile_error.find("error"), std::string::npos) << result.compile_error;
      EXPECT_LT(result.compile_error.size(), 20000u);
    }
    EXPECT_EQ(processes_left(), std::vector<int>());
    EXPECT_EQ(files_left(), std::vector<fs::path>());
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    EXPECT_LT(usage.ru_maxrss, most_memory_kb);
    outcomes.push_back({submission_.category.empty() ? "ordinary attempts" : submission_.category,
                        submission_.solution.name, result.status, !HasFailure()});
  }

  std::string compiler_;
  bool preferred_;
  Submission submission_;
};

// Categories × verdicts: how many different submissions got each verdict.
std::string table_of_outcomes() {
  std::set<std::string> categories;
  std::size_t wrong = 0;
  for (const Outcome& one : outcomes) {
    categories.insert(one.category);
    wrong += !one.as_expected;
  }
  std::vector<Column> columns = {{"Category"}};
  for (const Status verdict : verdicts) columns.push_back({status_message(verdict), true});
  columns.push_back({"Runs", true});
  std::vector<std::vector<std::string>> rows;
  std::set<std::string> all;
  for (const std::string& category : categories) {
    std::vector<std::string> row = {category};
    std::size_t runs = 0;
    for (const Status verdict : verdicts) {
      std::set<std::string> submissions;
      for (const Outcome& one : outcomes) {
        if (one.category == category && one.verdict == verdict) submissions.insert(one.submission);
      }
      row.push_back(submissions.empty() ? "–" : fmt::format("{}", submissions.size()));
      all.insert(submissions.begin(), submissions.end());
    }
    for (const Outcome& one : outcomes) runs += one.category == category;
    row.push_back(fmt::format("{}", runs));
    rows.push_back(row);
  }
  return fmt::format("\n{}{} submissions, {} runs, {} not as expected\n", render_grid({columns, rows}), all.size(),
                     outcomes.size(), wrong);
}

void register_tests() {
  const std::vector<std::string> compilers = test::compilers();
  std::map<std::string, int> known;  // by folder
  for (const Submission& one : known_submissions(LEETJUDGE_TEST_DIR "/submissions")) {
    bool preferred = true;
    const char* usual = known[one.folder]++ % 3 == 0 ? "" : "more_";
    for (const std::string& compiler : compilers) {
      if (!compiler.starts_with(one.compiler)) continue;
      const char* where = preferred ? "" : compiler == "g++" ? "_gcc" : "_clang";
      testing::RegisterTest(fmt::format("submissions_{}{}", preferred ? usual : "everywhere_", one.folder).c_str(),
                            (one.solution.name + where).c_str(), nullptr, nullptr, one.solution.file.c_str(), 1,
                            [=]() -> testing::Test* { return new SubmissionTest(compiler, preferred, one); });
      preferred = false;
    }
  }
}

}  // namespace
}  // namespace leetjudge

// --busy=N: with N threads that keep the processors from the judge.
int main(int argc, char** argv) {
  testing::InitGoogleTest(&argc, argv);
  prctl(PR_SET_CHILD_SUBREAPER, 1);
  if (!std::ifstream(fmt::format("/proc/self/task/{}/children", getpid()))) {
    std::cerr << "this system does not list children: processes that are left could not be seen\n";
    return 2;
  }
  int busy = 0;
  if (argc > 1 && std::sscanf(argv[1], "--busy=%d", &busy) != 1) return 2;
  for (int i = 0; i < busy; ++i) {
    std::thread([] {
      std::atomic<long> rounds{0};
      for (;;) ++rounds;
    }).detach();
  }
  leetjudge::register_tests();
  const int status = RUN_ALL_TESTS();
  if (leetjudge::outcomes.size() > 4) std::cout << leetjudge::table_of_outcomes() << std::flush;
  _exit(status);  // the busy threads do not end
}
