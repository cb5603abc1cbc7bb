// One function a format.
#pragma once

#include <string>

#include "results/results.hpp"

namespace leetjudge {

struct TableStyle {
  bool colour = false;
  std::string command = "harness/judge";  // how the reader starts the judge; empty: nothing says how to rerun
  std::string options;                    // options to repeat in a command that reruns a case: "--cases FILE"
  std::string selection;                  // and those that chose all the cases: "--set hard"
  bool repeated = false;                  // these options repeat the judging already
  bool counters = false;                  // all counters of every case
  bool prints = false;                    // what accepted cases printed
  bool legend = true;                     // what the columns mean, which a terminal shows once;
  bool judged_with = true;                // and what judged: neither where nothing ran
  bool values = false;                    // what accepted cases were given and answered
  std::size_t failures_shown = 1;         // of each solution, so that the table stays in sight
  std::size_t width = 0;                  // columns of the terminal; 0: as wide as it gets
};

// The table, and below it each failure with its boards and the command that runs just that case again.
std::string render_table(const Report& report, const TableStyle& style);

// Formats for programs and other pages: they look at little of the style.
std::string render_markdown(const Report& report, const TableStyle& style);  // the tables
std::string render_junit(const Report& report, const TableStyle& style);     // a test for each solution and case
std::string render_html(const Report& report, const TableStyle& style);      // one page that needs nothing else

}  // namespace leetjudge
