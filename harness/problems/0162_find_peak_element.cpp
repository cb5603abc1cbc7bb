#include "problems/checker_tools.hpp"
#include "util/format.hpp"
#include "util/json.hpp"

namespace leetjudge {

const Registered registered_0162 = checked(162, [](const Json& given, const Json& found) -> Reason {
  const Numbers nums = numbers_in(given.at(0));
  if (!found.is_number_integer()) return "not an index";
  const long long at = found.get<long long>();
  if (at < 0 || at >= (long long)(nums.size())) return "there is no such index";
  const auto i = std::size_t(at);
  const bool peak = (i == 0 || nums[i - 1] < nums[i]) && (i + 1 == nums.size() || nums[i + 1] < nums[i]);
  return peak ? std::nullopt : Reason(fmt::format("nums[{}] is no peak", i));
});

}  // namespace leetjudge
