// Results as JSON, the document of --json (docs/results.md): written, and read back.
#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "problem/kit.hpp"
#include "results/results.hpp"

namespace leetjudge {

std::string results_json(const Report& report);

// A report with what it points to. Replays, and how a case was typed, are not in the file.
struct LoadedReport {
  std::string name;  // of the file
  std::vector<std::unique_ptr<Problem>> problems;
  std::vector<std::unique_ptr<std::vector<Case>>> cases;
  Report report;
};

// Takes what the problems are from `kit`. Throws BadInput with the file and the JSON pointer.
LoadedReport load_report(const std::filesystem::path& path, const Kit& kit);
// The same for a text that was read already; `name` stands for the file in messages.
LoadedReport parse_report(const std::string& text, const std::string& name, const Kit& kit);

// What one run would have reported: the shards of one run go back to where they were, and the times of their rounds
// add up; where some are missing the report says that it is partial. What one shard could not time has no time. Of
// reports that are no shards the solutions are put together, without what was not measured side by side. Throws
// BadInput, naming the files, for what does not fit together: another compiler, shards of another run or of which one
// comes twice, and runs of the same solution or on other cases.
LoadedReport merge_reports(std::vector<LoadedReport> parts);

}  // namespace leetjudge
