// Results as JSON, the document of --json (docs/results.md): written, and read back.
#pragma once

#include <deque>
#include <filesystem>
#include <string>

#include "problem/kit.hpp"
#include "results/results.hpp"

namespace leetjudge {

std::string results_json(const Report& report);

// A report with what it points to. Replays, and how a case was typed, are not in the file.
struct LoadedReport {
  std::string name;  // of the file
  std::deque<Problem> problems;
  std::deque<std::vector<Case>> cases;
  Report report;

  LoadedReport() = default;
  LoadedReport(LoadedReport&&) = default;  // a deque's elements stay where they are
  LoadedReport& operator=(LoadedReport&&) = default;
  LoadedReport(const LoadedReport&) = delete;
};

// Takes what the problems are from `kit`. Throws BadInput with the file and the JSON pointer.
LoadedReport load_report(const std::filesystem::path& path, const Kit& kit);
// The same for a text that was read already; `name` stands for the file in messages.
LoadedReport parse_report(const std::string& text, const std::string& name, const Kit& kit);

}  // namespace leetjudge
