// One function a format.
#pragma once

#include <string>
#include <vector>

#include "report/plain_text.hpp"
#include "results/results.hpp"
#include "util/json_fwd.hpp"

namespace leetjudge {
struct TableStyle {
  bool colour = false;
  std::string command = "harness/judge";  // how the reader starts the judge; empty: nothing says how to rerun
  std::string options;                    // options to repeat in a command that reruns a case: "--cases FILE"
  std::string selection;                  // and those that chose all the cases: "--set hard"
  bool alone = false;                     // one solution was typed,
  bool one_case = false;                  // and one case: the same command runs it again
  bool counters = false;                  // all counters of every case
  bool prints = false;                    // what accepted cases printed
  bool legend = true;                     // what the columns mean, and what judged, where something ran
  bool every_row = false;                 // of a folder's solutions, also of those that are accepted
  bool values = false;                    // what accepted cases were given and answered
  std::size_t failures_shown = 1;         // of each solution, so that the table stays in sight
  std::size_t width = 0;                  // columns of the terminal; 0: as wide as it gets
};

// The table, and below it each failure with its boards and the command that runs just that case again.
std::string render_table(const Report& report, const TableStyle& style);

// Of folders: what is not accepted, how many have which verdict, and the files without a problem.
std::string render_folder(const Report& report, const TableStyle& style);

// Formats for programs and other pages, which want it plain: no colour, no width.
std::string render_junit(const Report& report, const TableStyle& style);  // a test for each solution and case
std::string render_html(const Report& report, const TableStyle& style);   // one page that needs nothing else

Table verdicts_table(const Report& report, const TableStyle& style = {});  // one row a solution
// All counters of what was counted, a row a case and solution.
Table counters_by_case(const ProblemResult& problem);
// "Judged with clang …; isolation: Landlock, …."
std::string judged_with(const Report& report);

// What there is to say of a problem, for every format.
struct Section {
  std::string title;                          // "37. Sudoku Solver: 5 solutions, 6 cases, 20 rounds, seed 1"
  std::vector<std::string> conclusions = {};  // above the tables
  std::vector<Table> tables = {};
  std::string legend = {};  // what the figures are, and where they come from
  std::vector<std::string> remarks = {};
  std::string findings = {};  // what render_findings() says of its solutions
};

// Of a folder: the sums, and what there is to say of them; with findings where they are wanted.
Section folder_section(const Report& report, const TableStyle& style, bool findings = true);

// How solutions stand, the last column a sentence; and what was counted, where something was. Without findings.
Section comparison_section(const ProblemResult& problem, const Report& report);

// The same as text, with findings.
std::string render_comparison(const Report& report, const TableStyle& style);

std::string time_text(double us);  // "2.31 µs", "76.2 ms"

std::string coloured(const std::string& text, const char* code, const TableStyle& style);

// The verdict and its reason, given, answered and expected values, what was printed, and the command that
// runs just that case again.
std::string render_failure(const CaseResult& one, const SolutionResult& result, const Problem& problem,
                           const TableStyle& style);

// All that a result has to tell beside its row in the table, as far as the style wants it.
std::string render_findings(const SolutionResult& result, const Problem& problem, const TableStyle& style);

// What stands in XML and HTML for a text, in attributes too.
std::string xml(const std::string& text);

// The page's part for a section, with what its script draws there (html/report.js); and the page around such parts.
std::string section_html(const Section& section, const Json& plots, const Json& replays);
std::string html_page(const std::string& title, const std::string& body);

// One replay for each case of which there is one, with all solutions that have it. `most_moments`: of each of
// them. Boards without a cell are left out.
Json replays_json(const ProblemResult& problem, std::size_t most_moments);

// How solutions grow (grow/grow.hpp), in words, figures and plots.
struct Growth;
struct SolutionGrowth;
struct DimensionGrowth;
std::string render_growth(const Growth& growth, const TableStyle& style);
Json growth_json(const Growth& growth);
Json growth_plots(const Growth& growth);
std::string growth_page(const Growth& growth);  // as HTML

// "O(n²) in nums.length (exponent 1.98, 1.95–2.01), worst on sorted input"
std::string growth_words(const DimensionGrowth& one);
// All that is said of a solution, a line each.
std::vector<std::string> growth_sentences(const SolutionGrowth& one, const Growth& growth);
// Its figures, a table for each size that matters.
std::vector<Table> growth_tables(const SolutionGrowth& one);
std::string growth_legend(const Growth& growth);

struct Disagreement;  // stress/reference.hpp

// What references did not agree on and was not taken (Doubts::disputed): of the first few a line each, and more where
// they are wider than `width`.
std::string disputed_words(const std::vector<std::string>& disputed, std::size_t width);
// "1. Two Sum: brute and mine do not agree, so one of them is wrong", with what they answer.
std::string render_disagreement(const Disagreement& found, const Problem& problem);

}  // namespace leetjudge
