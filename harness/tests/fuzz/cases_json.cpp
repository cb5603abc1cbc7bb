// Test-case files: a whole problem, also with a case added, and cases for the problems of the kit; and what
// is typed as --input.
#include "fuzz.hpp"
#include "inputs/rules.hpp"
#include "problem/kit.hpp"
#include "problem/typed_text.hpp"
#include "util/json.hpp"
#include "util/located_json.hpp"

namespace leetjudge {
namespace {

// What is left of a case that was taken: its values can be read back, and judged.
void use(const Problem& problem, CaseList list) {
  for (const Case& one : list.cases) {
    fuzz::require(arguments_in(one.input).size() == problem.stub.input_names().size());
    if (one.expected) fuzz::require(json_in(*one.expected).has_value());
  }
  fuzz::read_or_refuse([&] { leave_out_bad_cases(problem, list); });
}

}  // namespace
}  // namespace leetjudge

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace leetjudge;
  static const std::vector<Problem> kit = Kit(LEETJUDGE_KIT_DIR).problems();
  const std::string text(reinterpret_cast<const char*>(data), size);
  fuzz::read_or_refuse([&] {
    const Problem problem = parse_problem(text, "cases.json", "0001_fuzz");
    use(problem, {problem.cases, {}});
    if (problem.cases.empty()) return;
    Case added = problem.cases.front();
    added.name = "added by the fuzzer";
    const std::string longer = with_case(text, "cases.json", problem, added);
    fuzz::require(parse_problem(longer, "cases.json", "0001_fuzz").cases.size() == problem.cases.size() + 1);
  });
  for (const Problem& problem : kit) {
    fuzz::read_or_refuse([&] { use(problem, parse_json_cases(text, "cases.json", problem)); });
    fuzz::read_or_refuse([&] { use(problem, {typed_cases(text, problem, "--input"), {}}); });
  }
  return 0;
}
