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
    Report loaded = parse_report(text, "results.json", kit);
    take_standings(loaded);
    const std::string written = results_json(loaded);
    Report again = parse_report(written, "again.json", kit);
    take_standings(again);
    fuzz::require(results_json(again) == written);
    for (const auto render : {render_comparison, render_table, render_junit}) render(loaded, {});
    baseline_text(compare_with_baseline(loaded, loaded, {}), "results.json");
  });
  return 0;
}
