// Puzzles as text, in every format that the kit's problems know.
#include "fuzz.hpp"
#include "inputs/rules.hpp"
#include "problem/kit.hpp"
#include "util/json.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace leetjudge;
  static const std::vector<Problem> kit = Kit(LEETJUDGE_KIT_DIR).problems();
  const std::string text(reinterpret_cast<const char*>(data), size);
  for (const Problem& problem : kit) {
    const Rules& rules = *problem.rules;
    fuzz::read_or_refuse([&] {
      std::vector<int> layouts;
      const std::vector<Case> cases = text_cases(text, "puzzles.txt", problem, &layouts);
      for (std::size_t i = 0; i < cases.size(); ++i) {
        if (rules.drawing_of_input) fuzz::require(!rules.drawing_of_input(cases[i].input).rows.empty());
        // What is written in the same layout is read again as the same case.
        if (!rules.write_text || layouts.size() != cases.size()) continue;
        const std::string again = rules.write_text(cases[i].input, layouts[i]);
        const std::vector<Case> back = text_cases(again, "again.txt", problem);
        fuzz::require(back.size() == 1 && back[0].input == cases[i].input);
      }
    });
  }
  return 0;
}
