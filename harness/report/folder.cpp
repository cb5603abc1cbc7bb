#include <algorithm>
#include <map>

#include "report/report.hpp"
#include "util/format.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

constexpr std::size_t most_named = 5;

// "1,406"
std::string grouped(std::size_t number) {
  std::string text = std::to_string(number);
  for (std::size_t at = text.size(); at > 3;) text.insert(at -= 3, ",");
  return text;
}

std::string some_of(std::vector<std::string> names) {
  const bool more = names.size() > most_named;
  names.resize(std::min(names.size(), most_named));
  return joined(names) + (more ? ", …" : "");
}

// "1,385 of 1,406 Accepted · 11 Runtime Error · 37 files without a problem"
std::string sum_text(const Report& report) {
  std::map<Status, std::size_t> counts;
  const auto all = report.solutions();
  for (const auto& [problem, one] : all) ++counts[one->status];
  std::string text = fmt::format("{} of {} Accepted", grouped(counts[Status::accepted]), grouped(all.size()));
  std::vector<std::pair<Status, std::size_t>> others(counts.begin(), counts.end());
  std::ranges::sort(others, [](const auto& left, const auto& right) {
    return std::pair(right.second, left.first) < std::pair(left.second, right.first);
  });
  for (const auto& [status, count] : others) {
    if (status != Status::accepted) text += fmt::format(" · {} {}", grouped(count), status_message(status));
  }
  if (const std::size_t without = report.folder->without.size())
    text += fmt::format(" · {} {} without a problem", grouped(without), without == 1 ? "file" : "files");
  return text;
}

// What was not judged again, and since when.
std::string taken_over_text(const Report& report) {
  std::vector<std::string> times;
  for (const auto& [problem, one] : report.solutions())
    if (one->taken_over) times.push_back(one->judged);
  if (times.empty()) return "";
  const auto [first, last] = std::ranges::minmax(times);
  const auto minute = [](const std::string& time) { return replaced(time.substr(0, 16), "T", " "); };
  return fmt::format("{} of them unchanged and not judged again: the {} of {}{} UTC", grouped(times.size()),
                     times.size() == 1 ? "verdict" : "verdicts", minute(first),
                     minute(first) == minute(last) ? "" : " to " + minute(last));
}

void add_without(const Folder& folder, std::vector<std::string>& remarks) {
  std::map<std::string, std::vector<std::string>> by_reason;
  for (const auto& [file, reason] : folder.without) by_reason[reason].push_back(file);
  for (const auto& [reason, files] : by_reason)
    remarks.push_back(
        fmt::format("Without a problem: {}: {}: {}", plural(files.size(), "file"), reason, some_of(files)));
}

}  // namespace

Section folder_section(const Report& report, const TableStyle& style, bool findings) {
  Section all{sum_text(report), {}, {verdicts_table(report, style)}};
  if (!report.compiler.empty() && !report.problems.empty()) all.legend = judged_with(report);
  std::vector<std::string> on_examples, unchecked;
  for (const auto& [problem, one] : report.solutions()) {
    if (findings) all.findings += render_findings(*one, *problem->problem, style);
    if (one->status != Status::accepted) continue;
    if (!problem->judged_on_little(one->solution).empty()) on_examples.push_back(one->solution.name);
    const bool left = std::ranges::any_of(one->cases, [](const CaseResult& test) { return !test.unchecked.empty(); });
    if (left) unchecked.push_back(one->solution.name);
  }
  const auto remark = [&](bool wanted, const std::string& words) {
    if (wanted && !words.empty()) all.remarks.push_back(words);
  };
  remark(true, taken_over_text(report));
  remark(!on_examples.empty(),
         fmt::format("{} Accepted on the page's examples only: {}", grouped(on_examples.size()), some_of(on_examples)));
  remark(!unchecked.empty(), fmt::format("{} Accepted, but not checked with sanitizers on every case: {}",
                                         grouped(unchecked.size()), some_of(unchecked)));
  remark(!report.partial.empty(), fmt::format("Partial: {}.", report.partial));
  add_without(*report.folder, all.remarks);
  return all;
}

std::string render_folder(const Report& report, const TableStyle& style) {
  const Section all = folder_section(report, style, false);
  const bool rows = !all.tables[0].rows.empty();
  std::string text = rows ? render_fitting(all.tables[0], style.width, 2) + "\n" : "";
  text += coloured(all.title, "1", style) + "\n";
  for (const std::string& one : all.remarks) text += one + "\n";
  if (!all.legend.empty()) text += all.legend + "\n";
  if (rows && !style.command.empty()) text += fmt::format("More of one: {} PROBLEM FILE\n", style.command);
  if (!report.folder->without.empty() && !style.command.empty())
    text +=
        fmt::format("More problems: {} add PATH, which is a page, or a clone of a collection of them\n", style.command);
  return text;
}

}  // namespace leetjudge
