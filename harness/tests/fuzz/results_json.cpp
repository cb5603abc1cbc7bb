// Results as JSON, as they are merged and compared with: whatever can be read can be shown in every way, and
// what is written is read again as the same.
#include "compare/baseline.hpp"
#include "compare/standing.hpp"
#include "fuzz.hpp"
#include "report/report.hpp"
#include "results/json.hpp"
#include "util/json.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace leetjudge;
  static const Kit kit(LEETJUDGE_KIT_DIR);
  const std::string text(reinterpret_cast<const char*>(data), size);
  fuzz::read_or_refuse([&] {
    LoadedReport loaded = parse_report(text, "results.json", kit);
    take_standings(loaded.report);
    const std::string written = results_json(loaded.report);
    LoadedReport again = parse_report(written, "again.json", kit);
    take_standings(again.report);
    fuzz::require(results_json(again.report) == written);
    for (const auto render : {render_comparison, render_table, render_markdown, render_junit})
      render(loaded.report, {});
    baseline_text(compare_with_baseline(loaded.report, loaded.report, {.fail_slower = 1.2}), "results.json");
    std::vector<LoadedReport> parts;
    parts.push_back(parse_report(text, "results.json", kit));
    parts.push_back(parse_report(text, "again.json", kit));
    merge_reports(std::move(parts));
  });
  return 0;
}
