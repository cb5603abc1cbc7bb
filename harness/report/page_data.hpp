// What the HTML report shows, as the JSON that its script (page/report.js) draws.
#pragma once

#include "report/report.hpp"
#include "util/json_fwd.hpp"

namespace leetjudge {

// Bounded, whatever was judged: of many cases the distribution is thinned and only the slowest are named,
// long replays are thinned until all of them together fit.
Json page_data(const Report& report, const TableStyle& style);

// The page that shows such data (report/html.cpp).
std::string html_page(const Json& data);

}  // namespace leetjudge
