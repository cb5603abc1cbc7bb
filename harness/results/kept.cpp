#include "results/kept.hpp"

#include <ctime>

#include "compile/cache.hpp"
#include "results/json.hpp"
#include "util/error.hpp"
#include "util/files.hpp"
#include "util/format.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace fs = std::filesystem;
namespace {

// "2026-11-22T21:30:05.123Z"
std::string now_text() {
  timespec now{};
  clock_gettime(CLOCK_REALTIME, &now);
  std::tm time{};
  gmtime_r(&now.tv_sec, &time);
  char text[32];
  std::strftime(text, sizeof text, "%Y-%m-%dT%H:%M:%S", &time);
  return fmt::format("{}.{:03}Z", text, now.tv_nsec / 1000000);
}

}  // namespace

KeptVerdicts::KeptVerdicts(fs::path cache) : cache_(std::move(cache)), started_(now_text()) {}

// Makes it one of this solution on these cases. False where it is not.
bool KeptVerdicts::take_over(SolutionResult& result, const Solution& solution, const SharedCases& cases) const {
  const bool none = result.status == Status::compile_error;
  if (none ? !result.cases.empty() : result.cases.size() != cases->size()) return false;
  for (std::size_t i = 0; i < result.cases.size(); ++i) {
    CaseResult& one = result.cases[i];
    if (one.test->name != (*cases)[i].name) return false;
    if (!one.expected && !(*cases)[i].expected) one.expected = one.test->expected;
    one.test = cases.at(i);
  }
  result.solution = solution;
  result.taken_over = result.judged < started_;
  return true;
}

void KeptVerdicts::add(const Report& earlier) {
  for (const ProblemResult& problem : earlier.problems) {
    for (const SolutionResult& one : problem.solutions)
      if (!one.digest.empty()) earlier_.emplace(one.digest, one);
  }
}

SolutionResult KeptVerdicts::of(const Solution& solution, const SharedCases& cases, const std::string& digest,
                                bool anew, const std::function<SolutionResult()>& judge,
                                const std::function<bool(const SolutionResult&)>& worth) const {
  SolutionResult result;
  if (const auto found = earlier_.find(digest); found != earlier_.end() && !anew) {
    result = found->second;
    if (take_over(result, solution, cases)) return result;
  }
  const fs::path folder = cache_ / fmt::format("{}-{}-verdict-{}", solution.file.stem().string().substr(0, 64),
                                               short_hash(solution.file.string()), digest);
  if (anew) forget_folder(folder);
  bool judged = false;
  const auto make = [&]() -> MadeFrom {
    result = judge();
    judged = true;
    result.judged = now_text();
    if (!worth(result)) {
      fs::remove_all(folder);
      return std::nullopt;
    }
    result.digest = digest;
    write_file(folder / "result.json", result_json(result));
    return MadeFrom::value_type{};
  };
  ensure_folder(folder, digest, make);
  if (judged) return result;
  try {
    result = parse_result(read_file(folder / "result.json"), folder.string());
    if (take_over(result, solution, cases)) return result;
  } catch (const BadInput&) {  // of an older judge
  }
  result = judge();
  return result;
}

}  // namespace leetjudge
