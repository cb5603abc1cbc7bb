// Replays as the HTML report takes them.
#pragma once

#include <vector>

#include "util/json.hpp"
#include "verdict/results.hpp"

namespace leetjudge {

// One replay for each case of which there is one, with all solutions that have it. `most_moments`: of each of
// them. Boards of more than 1296 cells have none.
Json replays_json(const ProblemResult& problem, std::size_t most_moments);

}  // namespace leetjudge
