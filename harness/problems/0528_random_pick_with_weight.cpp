#include "problems/answers.hpp"
#include "util/json.hpp"

namespace leetjudge {

const Registered registered_0528 = checked(528, [](const Json& calls, const Json& answers) -> Reason {
  std::vector<double> weights, counts;
  const Reason wrong =
      check_calls(calls, answers, [&](const std::string& method, const Json& given, const Json& found) -> Reason {
        if (method == "Solution") {
          for (const Json& one : given.at(0)) weights.push_back(one.get<double>());
          counts.assign(weights.size(), 0);
          return std::nullopt;
        }
        const long long at = found.is_number_integer() ? found.get<long long>() : -1;
        if (at < 0 || at >= (long long)(weights.size())) return "there is no such index";
        ++counts[std::size_t(at)];
        return std::nullopt;
      });
  if (wrong) return wrong;
  return unlikely(counts, weights) ? Reason("the indices are not drawn by their weights") : std::nullopt;
});

}  // namespace leetjudge
