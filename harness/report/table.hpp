// The table of verdicts.
#pragma once

#include "report/grid.hpp"
#include "report/report.hpp"

namespace leetjudge {

Table verdicts_table(const Report& report, const TableStyle& style = {});  // one row a solution

}  // namespace leetjudge
