#include "results/kept.hpp"

#include <algorithm>
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

// The stamps of the headers that a program was made from.
std::string headers_of(const Host& host) {
  const fs::path folder = host.program.parent_path();
  const std::string stamps = stamps_in(folder);
  std::string headers;
  for (const std::string_view line : split_lines(stamps))
    if (!contains(line, " " + folder.string() + "/")) headers += std::string(line) + "\n";
  return headers;
}

// A file of a verdict holds these stamps, an empty line and the result's JSON.
std::size_t start_of_result(const std::string& text) { return std::min(text.size(), text.find("\n{")) + 1; }

}  // namespace

KeptVerdicts::KeptVerdicts(fs::path cache, std::string kind)
    : cache_(std::move(cache)), kind_(std::move(kind)), started_(now_text()) {}

std::string KeptVerdicts::names_of(const Solution& solution) const {
  return fmt::format("{}-{}-", kind_, short_hash(solution.file.string()));
}

fs::path KeptVerdicts::file_of(const Solution& solution, const std::string& key) const {
  const std::string shown = keyed("messages tell the file as", display_path(solution.file));
  return cache_ / (names_of(solution) + short_hash(shown + key) + verdict_ending);
}

std::optional<SolutionResult> KeptVerdicts::find(const Solution& solution, const std::string& key) const try {
  const fs::path file = file_of(solution, key);
  const std::string text = read_file(file);
  if (!still_hold(text.substr(0, start_of_result(text)))) return std::nullopt;
  note_use(file);
  SolutionResult result = parse_result(text.substr(start_of_result(text)), file.string());
  result.solution = solution;
  result.taken_over = result.judged < started_;
  return result;
} catch (const BadInput&) {  // there is none, or of an older judge
  return std::nullopt;
}

std::optional<SolutionResult> KeptVerdicts::find(const Solution& solution, const std::string& key,
                                                 const SharedCases& cases) const {
  std::optional<SolutionResult> result = find(solution, key);
  if (!result || result->cases.size() != (result->status == Status::compile_error ? 0 : cases->size()))
    return std::nullopt;
  for (std::size_t i = 0; i < result->cases.size(); ++i) {
    CaseResult& one = result->cases[i];
    if (one.test->name != (*cases)[i].name) return std::nullopt;
    one.test = cases.at(i);
  }
  return result;
}

void KeptVerdicts::keep(SolutionResult& result, const std::string& key) const {
  result.judged = now_text();
  write_file(file_of(result.solution, key), (result.host ? headers_of(*result.host) : "") + "\n" + result_json(result));
}

}  // namespace leetjudge
