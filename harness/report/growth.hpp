// How solutions grow, for people and as JSON.
#pragma once

#include <string>

#include "grow/grow.hpp"
#include "report/plain_text.hpp"
#include "report/report.hpp"
#include "util/json_fwd.hpp"

namespace leetjudge {

// "O(n²) in nums.length (exponent 1.98, 1.95–2.01), worst on sorted input"
std::string growth_words(const DimensionGrowth& one);
// All that is said of a solution, a line each; its figures, a table for each size that matters; and what they are.
std::vector<std::string> growth_sentences(const SolutionGrowth& one, const Growth& growth);
std::vector<Table> growth_tables(const SolutionGrowth& one);
std::string growth_legend(const Growth& growth);

// "bitset beats set from nums.length = 900 on"
std::vector<std::string> overtakings(const Growth& growth);

std::string render_growth(const Growth& growth, const TableStyle& style);
Json growth_json(const Growth& growth);
Json growth_page(const Growth& growth);  // as page_data()

}  // namespace leetjudge
