// Results as JSON, the document of --json (docs/results.md): written, and read back.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "problem/kit.hpp"
#include "results/results.hpp"

namespace leetjudge {

std::string results_json(const Report& report);

// Takes what the problems are from `kit`; replays, and how a case was typed, are not in the file. Throws BadInput with
// the file and the JSON pointer.
Report load_report(const std::filesystem::path& path, const Kit& kit);
// The same for a text that was read already; `name` stands for the file in messages.
Report parse_report(const std::string& text, const std::string& name, const Kit& kit);

// One solution's result, without what its cases say themselves: their inputs, and the answers that they list.
std::string result_json(const SolutionResult& result);
SolutionResult parse_result(const std::string& text, const std::string& name);

// What one run would have reported: the cases of shards go back to where they were, and the times of their rounds add
// up; where some are missing the report says that it is partial. What one shard could not time has no time. Of other
// runs the solutions are put together, without what was not measured side by side. Throws BadInput, naming the files,
// for what does not fit together: another compiler, shards of another run, other cases, and a case that a solution has
// twice.
Report merge_reports(const std::vector<Report>& parts);

}  // namespace leetjudge
