#include "results/kept.hpp"

#include <sys/stat.h>

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
std::string text_of(const timespec& point) {
  std::tm time{};
  gmtime_r(&point.tv_sec, &time);
  char text[32];
  std::strftime(text, sizeof text, "%Y-%m-%dT%H:%M:%S", &time);
  return fmt::format("{}.{:03}Z", text, point.tv_nsec / 1000000);
}

std::string now_text() {
  timespec now{};
  clock_gettime(CLOCK_REALTIME, &now);
  return text_of(now);
}

constexpr const char* result_file = "result.json";
constexpr const char* shown_file = "shown";  // what the solution was called in its messages, "../x.cpp"

}  // namespace

KeptVerdicts::KeptVerdicts(fs::path cache, std::string kind)
    : cache_(std::move(cache)), kind_(std::move(kind)), started_(now_text()) {}

fs::path KeptVerdicts::folder_of(const Solution& solution, const std::string& digest) const {
  return cache_ / fmt::format("{}-{}", folders_of(solution.file, kind_), digest);
}

std::optional<SolutionResult> KeptVerdicts::find(const Solution& solution, const std::string& digest) const try {
  const fs::path folder = folder_of(solution, digest);
  if (!holds_folder(folder, digest)) return std::nullopt;
  const std::string text = read_file(folder / result_file), shown = read_file(folder / shown_file);
  if (shown != display_path(solution.file) && contains(text, shown + ":")) return std::nullopt;  // seen from elsewhere
  SolutionResult result = parse_result(text, folder.string());
  for (CaseResult& one : result.cases)  // its folder may have another name now
    if (fs::path(one.place.file).filename() == solution.file.filename()) one.place.file = solution.file.string();
  result.solution = solution;
  result.taken_over = result.judged < started_;
  return result;
} catch (const BadInput&) {  // of an older judge
  return std::nullopt;
}

std::optional<SolutionResult> KeptVerdicts::find(const Solution& solution, const std::string& digest,
                                                 const SharedCases& cases) const {
  std::optional<SolutionResult> result = find(solution, digest);
  if (!result || result->cases.size() != (result->status == Status::compile_error ? 0 : cases->size()))
    return std::nullopt;
  for (std::size_t i = 0; i < result->cases.size(); ++i) {
    CaseResult& one = result->cases[i];
    if (one.test->name != (*cases)[i].name) return std::nullopt;
    one.test = cases.at(i);
  }
  return result;
}

void KeptVerdicts::keep(SolutionResult& result, const std::string& digest, bool worth) const {
  const fs::path folder = folder_of(result.solution, digest);
  forget_folder(folder);
  if (!worth) return;
  result.judged = now_text();
  result.digest = digest;
  ensure_folder(folder, digest, [&] {
    write_file(folder / result_file, result_json(result));
    write_file(folder / shown_file, display_path(result.solution.file));
    return result.host ? sources_of(result.host->program.parent_path()) : MadeFrom::value_type{};
  });
}

LastVerdicts::LastVerdicts(const fs::path& cache) {
  std::error_code error;
  for (const fs::directory_entry& entry : fs::directory_iterator(cache, error)) {
    const std::string name = entry.path().filename().string();
    folders_[name.substr(0, name.rfind('-'))].push_back(entry.path());
  }
}

std::optional<SolutionResult> LastVerdicts::of(const Solution& solution) const {
  std::optional<SolutionResult> last;
  const auto folders = folders_.find(folders_of(solution.file, "verdict"));
  for (const fs::path& folder : folders == folders_.end() ? std::vector<fs::path>() : folders->second) {
    try {
      SolutionResult one = parse_result(read_file(folder / result_file), folder.string());
      if (!last || last->judged < one.judged) last = std::move(one);
    } catch (const BadInput&) {  // of an older judge, or being removed
    }
  }
  return last;
}

std::string LastVerdicts::words(const Solution& solution) const {
  const std::optional<SolutionResult> last = of(solution);
  struct stat file{};
  if (!last || stat(solution.file.c_str(), &file) != 0) return "";
  return fmt::format("{} {} UTC{}", status_message(last->status), replaced(last->judged.substr(0, 16), "T", " "),
                     last->judged < text_of(file.st_mtim) ? ", written since" : "");
}

}  // namespace leetjudge
