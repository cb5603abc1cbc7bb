// Adds a case to a test-case file, which is written anew in one form.
#include "inputs/rules.hpp"
#include "problem/page_file.hpp"
#include "problem/problem.hpp"
#include "util/error.hpp"
#include "util/format.hpp"
#include "util/json.hpp"
#include "util/located_json.hpp"

namespace leetjudge {
namespace {

constexpr std::size_t most_expected_bytes = 1 << 17;

}  // namespace

std::string with_case(const std::string& text, const std::string& file, const Problem& problem, const Case& added) {
  const bool judged_by_rules = problem.rules->check != nullptr;
  if (!added.expected && !judged_by_rules)
    throw BadInput(fmt::format("{}: what is right for this case is not known, so it is not kept", file));
  if (!judged_by_rules && added.expected->size() > most_expected_bytes)
    throw BadInput(fmt::format("{}: the answer has {} bytes, too many for a case in a file (at most {})", file,
                               added.expected->size(), most_expected_bytes));
  Json json = text.empty() ? Json{{"id", problem.id}, {"title", problem.title}, {"cases", Json::array()}}
                           : parse_json(text, file);
  const auto bad_in = [&](const std::string& cases) {
    return json.contains("stub") ? parse_problem(cases, file, problem.slug).bad_cases
                                 : parse_json_cases(cases, file, problem).bad;
  };
  const std::size_t bad_before = json.value("cases", Json()).empty() ? 0 : bad_in(text).size();
  Json test = {{"name", added.name}};
  if (!added.why.empty()) test["why"] = added.why;
  test["input"] = named_arguments(added.input, problem);
  if (added.expected && !judged_by_rules) {
    test["expected"] = parsed_or_thrown(*added.expected);
    if (!added.answered_by.empty()) test["answered_by"] = added.answered_by;
  }
  if (added.doubtful) test["doubtful"] = true;
  json["cases"].push_back(test);
  const std::string extended = file_text(json);
  const std::vector<BadCase> bad = bad_in(extended);
  if (bad.size() > bad_before) throw BadInput(bad.back());  // a name that is taken
  return extended;
}

}  // namespace leetjudge
