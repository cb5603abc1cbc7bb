#include "problem/problem.hpp"

#include <algorithm>

#include "util/format.hpp"
#include "util/text.hpp"

namespace leetjudge {

bool Case::is_example() const {
  constexpr std::string_view before_number = "example-";
  const std::size_t end = name.find_last_not_of("0123456789") + 1;
  return name.starts_with("leetcode-example") || (end < name.size() && name.substr(0, end) == before_number);
}

BadCase::BadCase(const std::string& case_name, const std::string& reason)
    : BadInput(case_name.empty() ? reason : fmt::format("case \"{}\": {}", escape_binary(case_name), reason)),
      name(case_name),
      why(reason) {}

void CaseList::leave_out(const std::function<std::optional<std::string>(Case&)>& why) {
  std::erase_if(cases, [&](Case& one) {
    const std::optional<std::string> reason = why(one);
    if (reason) bad.emplace_back(one.name, fmt::format("{}: {}", one.where, *reason));
    return reason.has_value();
  });
}

void CaseList::need_one() {
  if (!cases.empty() || bad.empty()) return;
  constexpr std::size_t most_told = 3;
  const std::vector<BadCase> none_is_good = std::exchange(bad, {});
  std::string all;
  for (std::size_t i = 0; i < std::min(most_told, none_is_good.size()); ++i)
    all += (i ? "\n" : "") + std::string(none_is_good[i].what());
  if (none_is_good.size() > most_told)
    all += fmt::format("\nand {} more, so that no case is left", none_is_good.size() - most_told);
  throw BadInput(all);
}

Constraints constraints_of(const Problem& problem, bool generating) {
  std::vector<std::string> sentences = problem.constraints, examples, inputs;
  if (generating) sentences.insert(sentences.end(), problem.generate.begin(), problem.generate.end());
  for (const Case& one : problem.cases) {
    inputs.push_back(one.input);
    if (one.is_example()) examples.push_back(one.input);
  }
  return Constraints(problem.stub, sentences, examples, inputs, *problem.rules);
}

std::string Problem::heading() const { return id == 0 ? title : fmt::format("{}. {}", id, title); }

std::string Problem::choice() const { return typed.empty() ? std::to_string(id) : shell_quoted(typed); }

const Stub& Problem::stub_of(const std::filesystem::path& solution) const {
  const std::filesystem::path own = file.parent_path().parent_path() / "solutions" / slug / (reference + ".cpp");
  const bool other = reference_stub && !hidden && reference_stub->declaration() != stub.declaration();
  return other && solution == own ? *reference_stub : stub;
}

std::string Problem::reference_option() const { return rules->check ? "" : " --reference SLOW.cpp"; }

bool Problem::has_examples_only() const {
  const auto confirms_nothing = [&](const Case& one) {
    const bool open = !one.expected && reference.empty() && !rules->check;
    return one.is_example() || open || !one.answered_by.empty();
  };
  return named_sets.empty() && !cases.empty() && std::ranges::all_of(cases, confirms_nothing);
}

}  // namespace leetjudge
