#include "commands/results.hpp"

#include <unistd.h>

#include <chrono>
#include <iostream>

#include "cases/kit.hpp"
#include "commands/showing.hpp"
#include "compare/baseline.hpp"
#include "report/load.hpp"
#include "util/error.hpp"
#include "util/files.hpp"
#include "util/format.hpp"

namespace leetjudge {
namespace {

constexpr double save_every_s = 3;

struct Format {
  std::string CommandLine::*file;
  std::string (*render)(const Report& report, const TableStyle& style);
};

constexpr Format formats[] = {
    {&CommandLine::json_file, render_json},         {&CommandLine::csv_file, render_csv},
    {&CommandLine::markdown_file, render_markdown}, {&CommandLine::junit_file, render_junit},
    {&CommandLine::html_file, render_html},
};

bool writes_to_stdout(const CommandLine& line) {
  for (const Format& format : formats) {
    if (line.*format.file == "-") return true;
  }
  return false;
}

double now_s() {
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

}  // namespace

void refuse_bad_results(const CommandLine& line) {
  int to_stdout = 0;
  for (const Format& one : formats) {
    const std::string& file = line.*one.file;
    to_stdout += file == "-";
    const std::filesystem::path folder = std::filesystem::path(file).parent_path();
    if (!folder.empty() && !std::filesystem::is_directory(folder))
      throw BadInput(format("{}: there is no folder {}", file, folder.string()));
  }
  if (to_stdout > 1) throw BadInput("only one format can be written to standard output (-)");
  if (!line.baseline_file.empty()) load_report(line.baseline_file, Kit(line.kit));
}

Report empty_report(const CommandLine& line, const Toolchain& toolchain) {
  Report report;
  report.compiler = compiler_words(line, toolchain);
  report.processor = processor_words();
  report.shard = line.shard;
  return report;
}

void Saving::save(const Report& report) {
  if (line_.json_file.empty() || line_.json_file == "-" || now_s() - last_s_ < save_every_s) return;
  last_s_ = now_s();
  Report partial = report;
  partial.partial = true;
  write_file(line_.json_file, render_json(partial, {}));
}

TableStyle results_style(const CommandLine& line) {
  return table_style(line, writes_to_stdout(line) ? STDERR_FILENO : STDOUT_FILENO);
}

std::ostream& results_stream(const CommandLine& line) {
  return writes_to_stdout(line) ? std::cerr : std::cout;
}

int finish(const Report& report, const CommandLine& line, const TableStyle& style, Shown shown) {
  std::ostream& out = results_stream(line);
  out << shown(report, style) << std::flush;
  for (const Format& format : formats) {
    if (const std::string& file = line.*format.file; !file.empty())
      write_file(file, format.render(report, style));
  }
  bool worse = false;
  if (!line.baseline_file.empty()) {
    const LoadedReport before = load_report(line.baseline_file, Kit(line.kit));
    const Baseline baseline = compare_with_baseline(report, before.report, line.fail_slower);
    out << "\n" << baseline_text(baseline, display_path(line.baseline_file));
    worse = !baseline.regressions.empty();
  }
  out << std::flush;
  if (!out) throw BadInput("standard output cannot be written to");
  return report.judge_failed() || report.partial ? 2 : report.all_accepted() && !worse ? 0 : 1;
}

}  // namespace leetjudge
