// How solutions grow, for people and as JSON.
#pragma once

#include <string>

#include "grow/grow.hpp"
#include "report/report.hpp"
#include "util/json_fwd.hpp"

namespace leetjudge {

// "O(n²) in nums.length (exponent 1.98, 1.95–2.01), worst on sorted input"
std::string growth_words(const DimensionGrowth& one);
// "at nums.length 100000, about 23 s: over the time limit of 2 s"; empty where no time is known.
std::string largest_words(const SolutionGrowth& one, const Growth& growth);

// "bitset beats set from nums.length = 900 on"
std::vector<std::string> overtakings(const Growth& growth);

std::string render_growth(const Growth& growth, const TableStyle& style);
Json growth_json(const Growth& growth);
Json growth_page(const Growth& growth);  // as page_data()

}  // namespace leetjudge
