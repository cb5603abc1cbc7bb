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

}  // namespace leetjudge
