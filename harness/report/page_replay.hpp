// Replays as the HTML report takes them.
#pragma once

#include <string>
#include <vector>

#include "util/json.hpp"
#include "verdict/results.hpp"

namespace leetjudge {

// One replay for each case of which there is one, with all solutions that have it. `most_moments`: of each of
// them. Boards of more than 1296 cells, or of none, are left out.
Json replays_json(const ProblemResult& problem, std::size_t most_moments);

// The cases that were recorded and are left out, a sentence each.
std::vector<std::string> missing_replays(const ProblemResult& problem);

}  // namespace leetjudge
