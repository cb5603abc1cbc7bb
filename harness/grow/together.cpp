// What a solution takes as a whole: told where at most one size grows. Where several do, each is told by itself, the
// others held.
#include <algorithm>

#include "grow/parts.hpp"
#include "util/format.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

// "O(n log n)"; empty where that is not told.
std::string words_of(const std::vector<DimensionGrowth>& all, Fit DimensionGrowth::* fit) {
  const auto grows = [&](const DimensionGrowth& size) { return (size.*fit).may_grow(); };
  const auto by_calls = [&](bool each_call) {
    return each_call && fit == &DimensionGrowth::steps ? " a call on average" : "";
  };
  const auto growing = std::ranges::count_if(all, grows);
  if (growing == 0) return std::string("O(1)") + by_calls(std::ranges::any_of(all, &DimensionGrowth::each_call));
  const DimensionGrowth& size = *std::ranges::find_if(all, grows);
  return growing == 1 && (size.*fit).told ? (size.*fit).words(size.letter) + by_calls(size.each_call) : "";
}

}  // namespace

GrowthTogether growth_together(std::vector<DimensionGrowth>& all, const Stub& stub) {
  GrowthTogether together;
  std::vector<DimensionGrowth*> growing;
  for (DimensionGrowth& size : all)
    if (size.steps.may_grow() || size.space.may_grow() || size.bytes.may_grow()) growing.push_back(&size);
  together.several = growing.size() > 1;
  std::vector<std::string> free = {"m", "n", "k", "l", "p", "q"}, named;
  if (growing.size() < 2) std::swap(free[0], free[1]);
  for (const std::string& name : stub.input_names()) std::erase(free, name);
  for (DimensionGrowth* size : growing) {
    size->letter = size->size;
    if (is_plain_size(size->size) || named.size() == free.size()) continue;
    size->letter = free[named.size()];
    named.push_back(fmt::format("{} = {}", size->letter, size->size));
  }
  if (!named.empty()) together.letters = " with " + joined(named);
  together.time = words_of(all, &DimensionGrowth::steps);
  together.space = words_of(all, &DimensionGrowth::space);
  together.with_answer = words_of(all, &DimensionGrowth::bytes);
  return together;
}

}  // namespace leetjudge
