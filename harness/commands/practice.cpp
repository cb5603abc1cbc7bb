#include "commands/practice.hpp"

#include <algorithm>
#include <ctime>
#include <iostream>

#include "util/error.hpp"
#include "util/files.hpp"
#include "util/format.hpp"
#include "util/json.hpp"
#include "util/located_json.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace fs = std::filesystem;
namespace {

constexpr std::uint64_t version = 1;
constexpr int intervals_days[] = {1, 3, 7, 21, 60};
constexpr std::time_t most_again_s = 24 * 3600;  // from `new --again` to an Accepted that counts

constexpr std::pair<const char*, std::string Tries::*> words[] = {
    {"title", &Tries::title},     {"first", &Tries::first},       {"last", &Tries::last},
    {"verdict", &Tries::verdict}, {"accepted", &Tries::accepted}, {"by", &Tries::by},
    {"solved", &Tries::solved},   {"again", &Tries::again},       {"begun", &Tries::begun}};
constexpr std::pair<const char*, std::uint64_t Tries::*> numbers[] = {
    {"tries", &Tries::tries}, {"interval", &Tries::interval}, {"hints", &Tries::hints}};

std::time_t seconds_of(const std::string& time) {
  std::tm parts{};
  const char* end = strptime(time.c_str(), "%Y-%m-%dT%H:%M:%SZ", &parts);
  if (!end || *end) throw BadInput(fmt::format("\"{}\" is no time like 2026-12-01T14:12:29Z", time));
  return timegm(&parts);
}

std::string text_of(const Practice& practice) {
  Json json = {{"version", version}, {"problems", Json::object()}};
  for (const auto& [id, tries] : practice) {
    Json& one = json["problems"][std::to_string(id)] = Json::object();
    for (const auto& [key, member] : words)
      if (!(tries.*member).empty()) one[key] = tries.*member;
    for (const auto& [key, member] : numbers)
      if (tries.*member > 0) one[key] = tries.*member;
    for (const auto& [name, file] : tries.files) one["files"][name] = {{"text", file.text}, {"verdict", file.verdict}};
  }
  return json.dump(1) + "\n";
}

Practice practice_in(const Json& json, const std::string& name) {
  const LocatedJson file{json, name + "#"};
  Practice practice;
  for (const auto& [id, ignored] : file.at("problems").value.items()) {
    if (id.empty() || id.size() > 7 || !std::ranges::all_of(id, is_digit))
      file.refuse("a problem's number is expected");
    const LocatedJson one = file.at("problems").at(id.c_str());
    Tries& tries = practice[std::stoi(id)];
    for (const auto& [key, member] : words) tries.*member = one.words_or(key, "");
    for (const auto& [key, member] : numbers)
      if (one.has(key)) tries.*member = one.at(key).count();
    for (const std::string& time : {tries.first, tries.last, tries.accepted, tries.solved, tries.begun})
      if (!time.empty()) seconds_of(time);
    if (!one.has("files")) continue;
    for (const auto& [path, also_ignored] : one.at("files").value.items()) {
      const LocatedJson judged = one.at("files").at(path.c_str());
      tries.files[path] = {judged.at("text").text(), judged.at("verdict").text()};
    }
  }
  return practice;
}

Practice practice_at(const fs::path& file) {
  if (!fs::exists(file)) return {};
  const std::string text = read_file(file);
  try {
    const Json json = parse_json(text, display_path(file));
    const LocatedJson whole{json, display_path(file) + "#"};
    if (whole.at("version").count() <= version) return practice_in(json, display_path(file));
  } catch (const BadInput& error) {
    const fs::path aside = file.string() + ".damaged-" + time_now();
    fs::rename(file, aside);
    std::cerr << fmt::format("judge: {}; it is kept as {}, and a new one is begun\n", error.what(),
                             display_path(aside));
    return {};
  }
  throw BadInput(fmt::format("{}: a newer leetjudge wrote this file, so it is left alone", display_path(file)));
}

// An Accepted that `new --again` waits for and that did not come within a day leads back to the first interval.
void settle(Tries& tries) {
  if (tries.begun.empty() || seconds_of(time_now()) <= seconds_of(tries.begun) + most_again_s) return;
  tries.interval = 0;
  tries.again = tries.begun = "";
}

void note_accepted(Tries& tries, const std::string& name, const std::string& now) {
  if (tries.accepted.empty()) {
    tries.accepted = now;
    tries.by = name;
    if (tries.again == name) tries.again = tries.begun = "";
  } else if (tries.again == name) {
    tries.interval = std::min(tries.interval + 1, std::size(intervals_days) - 1);
    tries.again = tries.begun = "";
  }
  tries.solved = now;
}

void note_try(Tries& tries, const std::string& name, const SolutionResult& result, const std::string& now) {
  Tries::File& file = tries.files[name];
  const std::string text = short_hash(read_file(result.solution.file, most_source_bytes));
  const std::string verdict = status_message(result.status);
  if (file.text == text && file.verdict == verdict) return;
  if (file.text != text) {
    ++tries.tries;
    tries.last = now;
    if (tries.first.empty()) tries.first = now;
  }
  file = {text, verdict};
  tries.verdict = verdict;
  if (result.status == Status::accepted) note_accepted(tries, name, now);
}

}  // namespace

PracticeFile::PracticeFile(const Kit& kit)
    : file_((kit.is_workspace() ? kit.root() : kit.library()) / "progress.json") {
  if (file_.is_relative()) throw BadInput("there is no folder for progress.json: set HOME, or begin one with init");
}

Practice PracticeFile::read() const {
  Practice practice;
  if (!fs::exists(file_)) return practice;
  const FolderLock lock(file_.parent_path());
  practice = practice_at(file_);
  for (auto& [id, tries] : practice) settle(tries);
  return practice;
}

void PracticeFile::change(const std::function<void(Practice& practice)>& how) const {
  std::error_code error;
  fs::create_directories(file_.parent_path(), error);
  if (error) throw BadInput(fmt::format("{}: cannot be made: {}", display_path(file_.parent_path()), error.message()));
  const FolderLock lock(file_.parent_path());
  Practice practice = practice_at(file_);
  const std::string before = text_of(practice);
  for (auto& [id, tries] : practice) settle(tries);
  how(practice);
  if (const std::string after = text_of(practice); after != before) write_file(file_, after);
}

std::string PracticeFile::name_of(const fs::path& solution) const {
  const fs::path folder = file_.parent_path();
  return is_below(solution, folder) ? solution.lexically_relative(folder).string() : solution.string();
}

void note_tries(const Kit& kit, const std::vector<ProblemResult>& problems) try {
  const auto is_try = [](const SolutionResult& result) {
    return result.solution.is_try && result.status != Status::not_run && result.status != Status::internal_error;
  };
  const auto has_try = [&](const ProblemResult& one) {
    return one.problem->id > 0 && !one.problem->file.empty() && std::ranges::any_of(one.solutions, is_try);
  };
  if (std::ranges::none_of(problems, has_try)) return;
  const PracticeFile file(kit);
  const std::string now = time_now();
  file.change([&](Practice& practice) {
    for (const ProblemResult& one : problems) {
      if (!has_try(one)) continue;
      Tries& tries = practice[one.problem->id];
      tries.title = one.problem->title;
      for (const SolutionResult& result : one.solutions)
        if (is_try(result)) note_try(tries, file.name_of(result.solution.file), result, now);
    }
  });
} catch (const std::exception& error) {
  std::cerr << fmt::format("judge: the progress was not noted: {}\n", error.what());
}

std::string time_now() {
  const std::time_t now = std::time(nullptr);
  char text[32];
  std::strftime(text, sizeof text, "%Y-%m-%dT%H:%M:%SZ", std::gmtime(&now));
  return text;
}

std::string date_of(const std::string& time, int days_later) {
  const std::time_t seconds = seconds_of(time);
  std::tm parts = *std::localtime(&seconds);
  parts.tm_mday += days_later;
  parts.tm_hour = 12;
  std::mktime(&parts);
  char text[32];
  std::strftime(text, sizeof text, "%Y-%m-%d", &parts);
  return text;
}

std::string due_date(const Tries& tries) {
  const std::uint64_t interval = std::min(tries.interval, std::size(intervals_days) - 1);
  return tries.solved.empty() ? "" : date_of(tries.solved, intervals_days[interval]);
}

}  // namespace leetjudge
