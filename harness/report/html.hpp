// What the HTML report shows, as the JSON that its script (page/report.js) draws.
#pragma once

#include <string>
#include <vector>

#include "report/plain_text.hpp"
#include "report/report.hpp"
#include "util/json_fwd.hpp"

namespace leetjudge {

// Bounded, whatever was judged: of many cases the distribution is thinned and only the slowest are named,
// long replays are thinned until all of them together fit.
Json page_data(const Report& report, const TableStyle& style);

// The page that shows such data.
std::string html_page(const Json& data);

Json table_json(const Table& table);

// Lengths of the rows, and behind which columns and rows there are bars.
Json shape_json(const Drawing& drawing);

// One replay for each case of which there is one, with all solutions that have it. `most_moments`: of each of
// them. Boards of more than 1296 cells, or of none, are left out.
Json replays_json(const ProblemResult& problem, std::size_t most_moments);

// The cases that were recorded and are left out, a sentence each.
std::vector<std::string> missing_replays(const ProblemResult& problem);

}  // namespace leetjudge
