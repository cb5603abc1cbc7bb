// Replays as the HTML report takes them.
#pragma once

#include <string>
#include <vector>

#include "problem/rules.hpp"
#include "results/results.hpp"
#include "util/json_fwd.hpp"

namespace leetjudge {

// One replay for each case of which there is one, with all solutions that have it. `most_moments`: of each of
// them. Boards of more than 1296 cells, or of none, are left out.
Json replays_json(const ProblemResult& problem, std::size_t most_moments);

// Lengths of the rows, and behind which columns and rows there are bars.
Json shape_json(const Drawing& drawing);

// The cases that were recorded and are left out, a sentence each.
std::vector<std::string> missing_replays(const ProblemResult& problem);

}  // namespace leetjudge
