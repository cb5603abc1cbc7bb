#include "judging/verdict.hpp"

#include <algorithm>
#include <cmath>
#include <csignal>
#include <numeric>
#include <set>

#include "host/frame.hpp"
#include "inputs/rules.hpp"
#include "util/format.hpp"
#include "util/json.hpp"
#include "util/located_json.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

constexpr std::size_t longest_line = 500;
constexpr std::size_t longest_reason = 2000;
constexpr double double_tolerance = 1e-5;
constexpr std::size_t longest_value = 200;
constexpr std::size_t most_matched = 1000;  // values, one by one

bool close_enough(const Json& left, const Json& right) {
  if (left.is_array() && right.is_array()) {
    return left.size() == right.size() &&
           std::equal(left.begin(), left.end(), right.begin(), [](auto& a, auto& b) { return close_enough(a, b); });
  }
  if (left.is_number() && right.is_number() && (left.is_number_float() || right.is_number_float())) {
    const double a = left.get<double>();
    const double b = right.get<double>();
    return a == b || std::abs(a - b) <= double_tolerance;
  }
  return left == right;
}

bool has_real(const Json& value) {
  return value.is_array() ? std::ranges::any_of(value, has_real) : value.is_number_float();
}

std::size_t leaves_in(const Json& value) {
  if (!value.is_array()) return 1;
  return std::accumulate(value.begin(), value.end(), std::size_t(0),
                         [](std::size_t sum, const Json& one) { return sum + leaves_in(one); });
}

// Whether each element is close to one of the others. Sorted they need not be: 1.0000004 is behind 1.0000001, and both
// are 1.
bool close_in_any_order(const Json& left, const Json& right, Problem::Order order) {
  if (!left.is_array() || !right.is_array() || left.size() != right.size()) return close_enough(left, right);
  std::vector<bool> taken(right.size());
  return std::ranges::all_of(left, [&](const Json& one) -> bool {
    for (std::size_t i = 0; i < right.size(); ++i) {
      const bool every_level = order == Problem::Order::free_at_every_level;
      if (taken[i] || !(every_level ? close_in_any_order(one, right[i], order) : close_enough(one, right[i]))) continue;
      return taken[i] = true;
    }
    return false;
  });
}

bool same(const Json& answered, const Json& right, Problem::Order order) {
  if (close_enough(ordered(answered, order), ordered(right, order))) return true;
  return (order == Problem::Order::free || order == Problem::Order::free_at_every_level) &&
         (has_real(answered) || has_real(right)) && leaves_in(answered) <= most_matched &&
         close_in_any_order(answered, right, order);
}

// What a host wrote in the place of a value that is none (host/written_nodes.hpp).
std::optional<std::string> no_answer_in(const Json& value) {
  if (value.is_object() && value.contains("no answer") && value["no answer"].is_string())
    return escape_binary(value["no answer"].get<std::string>());
  if (!value.is_structured()) return std::nullopt;
  for (const Json& element : value) {
    if (auto words = no_answer_in(element)) return words;
  }
  return std::nullopt;
}

std::string short_text(const Json& value) { return shortened(escape_binary(dumped(value)), longest_value); }

constexpr std::size_t longest_whole = 60;  // bytes of a value that is shown as it is

// "index 41: answered 7, expected 8; 1203 more differ", of long lists.
std::string lists_text(const Json& answered, const Json& expected) {
  const std::size_t size = std::min(answered.size(), expected.size());
  std::size_t first = size, more = 0;
  for (std::size_t i = size; i-- > 0;) {
    if (close_enough(answered[i], expected[i])) continue;
    more += first < size;
    first = i;
  }
  const std::string sizes = answered.size() == expected.size()
                                ? ""
                                : fmt::format("{}, expected {}", plural(answered.size(), "element"), expected.size());
  if (first == size) return sizes + fmt::format("; the first {} are right", size);
  return fmt::format("index {}: {}, expected {}{}{}", first, shortened(short_text(answered[first]), longest_whole),
                     shortened(short_text(expected[first]), longest_whole),
                     more ? fmt::format("; {} more differ{}", more, more == 1 ? "s" : "") : "",
                     sizes.empty() ? "" : "; " + sizes);
}

// "answered 3, expected 4"; of long texts the part in which they begin to differ.
std::string both_texts(const Json& answered, const Json& expected, Problem::Order order) {
  constexpr std::size_t longest = longest_whole, most_before = 20;
  std::string texts[] = {escape_binary(dumped(answered)), escape_binary(dumped(expected))};
  const bool lists = answered.is_array() && expected.is_array() && order == Problem::Order::given;
  if (lists && std::max(texts[0].size(), texts[1].size()) > longest) return lists_text(answered, expected);
  const std::size_t alike = std::size_t(std::ranges::mismatch(texts[0], texts[1]).in1 - texts[0].begin());
  for (std::string& text : texts) {
    if (text.size() <= longest) continue;
    std::size_t begin = std::max(alike, most_before) - most_before;
    while (begin > 0 && (static_cast<unsigned char>(text[begin]) & 0xc0) == 0x80) --begin;
    text = (begin ? "…" : "") + shortened(std::string_view(text).substr(begin), longest);
  }
  return fmt::format("answered {}, expected {}", texts[0], texts[1]);
}

// How the elements may come, as far as the page does not say it. Where some that differ would be the same in any order
// within, as permutations are, that order tells them apart and is not free.
Problem::Order perhaps_free(const Problem& problem, const Json& expected) {
  if (problem.perhaps != Problem::Order::free_at_every_level || !expected.is_array()) return problem.perhaps;
  std::set<std::string> given, reordered;
  for (const Json& one : expected) {
    given.insert(dumped(one));
    reordered.insert(dumped(ordered(one, problem.perhaps)));
  }
  return reordered.size() < given.size() ? Problem::Order::free : problem.perhaps;
}

// The call of a design problem that answered something else, behind those before it: "call 3: push(-3), pop(), getMin()
// = -3, expected -2".
std::optional<Verdict> differing_call(const Case& test, const Json& answered, const Json& expected,
                                      Problem::Order order) {
  constexpr std::size_t most_before = 5;
  const std::vector<Json> input = arguments_in(test.input);
  if (input.size() != 2 || !answered.is_array() || !expected.is_array()) return std::nullopt;
  const auto call = [&](std::size_t i) {
    std::vector<std::string> arguments;
    for (const Json& argument : input[1][i]) arguments.push_back(short_text(argument));
    return fmt::format("{}({})", escape_binary(input[0][i].get<std::string>()), joined(arguments));
  };
  for (std::size_t i = 0; i < std::min({answered.size(), expected.size(), input[0].size(), input[1].size()}); ++i) {
    if (same(answered[i], expected[i], order) || !input[0][i].is_string()) continue;
    std::string calls = i > most_before ? "…, " : "";
    for (std::size_t before = i - std::min(i, most_before); before < i; ++before) calls += call(before) + ", ";
    return Verdict{Status::wrong_answer,
                   fmt::format("call {}: {}{} = {}", i, calls, call(i),
                               replaced(both_texts(answered[i], expected[i], order), "answered ", "")),
                   input[0][i].get<std::string>()};
  }
  return std::nullopt;
}

std::string last_line(std::string_view text) {
  const std::vector<std::string_view> lines = split_lines(text);
  for (auto line = lines.rbegin(); line != lines.rend(); ++line) {
    if (!trim(*line).empty()) return escape_binary(trim(*line).substr(0, longest_line));
  }
  return "";
}

Verdict verdict_of_end(const Reply& reply, const RunLimits& limits) {
  if (reply.fault_kind == FaultKind::out_of_memory)
    return {Status::memory_limit_exceeded, fmt::format("needed more than {} MB", limits.memory_mb)};
  if (reply.fault_kind == FaultKind::wrong) return {Status::wrong_answer, escape_binary(reply.fault)};
  if (reply.fault_kind == FaultKind::unreadable)
    return {Status::runtime_error, "its parameters cannot take what the case gives: " + escape_binary(reply.fault)};
  std::string reason = reply.fault.empty() ? describe(reply.ending) : escape_binary(reply.fault);
  const bool aborted = reply.ending.by_signal && reply.ending.code == SIGABRT;
  if (reply.fault.empty() && aborted) {  // assert and the C library say why on standard error
    if (const std::string words = last_line(reply.standard_error); !words.empty()) reason += ": " + words;
  }
  if (reply.fault.empty() && !reply.ending.by_signal) reason = "the program " + reason + " instead of answering";
  if (reply.before_main) reason += ", before the first case: in a static initialiser";
  return {Status::runtime_error, reason};
}

}  // namespace

std::optional<std::string> expected_answer(const Problem& problem, const Case& test) {
  const Rules& rules = *problem.rules;
  if (!rules.answer || (rules.refuse && rules.refuse(test.input))) return std::nullopt;
  return rules.answer(test.input);
}

std::string value_text(std::string_view json) {
  const std::optional<Json> value = json_in(json);
  if (const auto words = value ? no_answer_in(*value) : std::nullopt) return *words;
  return value ? short_text(*value) : shortened(escape_binary(json.substr(0, longest_value)), longest_value);
}

std::string value_text(std::string_view json, std::string_view other) {
  constexpr std::size_t around = 5;
  const std::optional<Json> value = json_in(json), beside = json_in(other);
  if (!value || !beside || !value->is_array() || !beside->is_array() ||
      std::max(json.size(), other.size()) <= longest_value)
    return value_text(json);
  std::size_t first = 0;
  while (first < std::min(value->size(), beside->size()) && close_enough((*value)[first], (*beside)[first])) ++first;
  const std::size_t begin = first - std::min(first, around), end = std::min(value->size(), first + around + 1);
  std::vector<std::string> shown;
  for (std::size_t i = begin; i < end; ++i) shown.push_back(shortened(short_text((*value)[i]), longest_whole));
  return fmt::format("[{}{}{}], from index {}", begin ? "…, " : "", joined(shown), end < value->size() ? ", …" : "",
                     begin);
}

std::optional<Verdict> difference(const Problem& problem, const Case& test, std::string_view answer) {
  const Rules& rules = *problem.rules;
  if (rules.check) {
    const auto reason = rules.check(test.input, answer);
    return reason ? std::optional(Verdict{Status::wrong_answer, *reason}) : std::nullopt;
  }
  if (!test.expected || *test.expected == answer) return std::nullopt;
  const std::optional<Json> answered = json_in(answer);
  if (!answered) return Verdict{Status::wrong_answer, "what came back is no value"};
  if (const auto words = no_answer_in(*answered)) return Verdict{Status::wrong_answer, "answered " + *words};
  const Json expected = json_in(*test.expected).value_or(nullptr);
  const auto equals = [&](const Json& right, Problem::Order in) { return same(*answered, right, in); };
  Problem::Order order = test.order.value_or(problem.order);
  const bool within_calls = problem.stub.design && order != Problem::Order::given;
  if (within_calls) order = Problem::Order::free_within;  // the calls themselves have theirs
  if (equals(expected, order)) return std::nullopt;
  for (const std::string& other : test.also_right) {
    if (equals(json_in(other).value_or(nullptr), order)) return std::nullopt;
  }
  Verdict found{Status::wrong_answer, both_texts(*answered, expected, order)};
  if (problem.prefix && answered->is_array())
    found.reason = fmt::format("returned {0}; the first {0} of {1}: {2}", answered->size(),
                               problem.stub.input_names().at(problem.in_place.value_or(0)),
                               replaced(found.reason, "answered ", ""));
  if (problem.stub.design)
    found = differing_call(test, *answered, expected,
                           within_calls ? Problem::Order::free_at_every_level : Problem::Order::given)
                .value_or(found);
  const Problem::Order perhaps = perhaps_free(problem, expected);
  const bool reordered = perhaps != Problem::Order::given && equals(expected, perhaps);
  const auto returns_tree = [](const Method& one) { return one.returns.starts_with("TreeNode"); };
  const bool tree = std::ranges::any_of(problem.stub.solution.methods, returns_tree);  // whose shape the order is
  if (reordered || !problem.several.empty()) found.status = Status::different;
  if (reordered)
    found.reason += " (the same in another order: the page does not say in which)";
  else if (found.status == Status::different)
    found.reason += fmt::format(" (\"{}\")", problem.several);
  else if (order == Problem::Order::given && !problem.stub.design && !tree && equals(expected, Problem::Order::free))
    found.reason += " (the same in another order)";
  return found;
}

Verdict verdict_of(const Reply& reply, const Problem& problem, const Case& test, const RunLimits& limits) {
  switch (reply.kind) {
    case Reply::Kind::answered: {
      Verdict verdict = difference(problem, test, reply.answer).value_or(Verdict{});
      verdict.reason = shortened(verdict.reason, longest_reason);
      return verdict;
    }
    case Reply::Kind::out_of_cpu_time:
      return {
          Status::time_limit_exceeded,
          fmt::format("ran for more than {:g} ms", limits.cpu_ms < 100 ? limits.cpu_ms : std::round(limits.cpu_ms))};
    case Reply::Kind::idle:
      return {Status::time_limit_exceeded, fmt::format("idled for more than {:g} ms, and computed for {:.0f} ms",
                                                       idle_limit_ms(limits), reply.cpu_ms)};
    case Reply::Kind::out_of_output:
      return {Status::output_limit_exceeded,
              reply.fault.empty() ? fmt::format("printed more than {} kB", limits.output_bytes >> 10) : reply.fault};
    case Reply::Kind::out_of_memory:
      return {Status::memory_limit_exceeded, fmt::format("needed more than {} MB{}{}", limits.memory_mb,
                                                         reply.fault.empty() ? "" : ": ", reply.fault)};
    case Reply::Kind::forbidden: return {Status::runtime_error, reply.fault};
    case Reply::Kind::interrupted: return {Status::not_run, "not run to its end: interrupted"};
    case Reply::Kind::garbled:
      return {Status::runtime_error, "the program wrote to the judge's own channel or closed it"};
    case Reply::Kind::ended: return verdict_of_end(reply, limits);
  }
  return {Status::internal_error, "the judge does not know what became of this case"};
}

CheckedAs checked_as(Status answered) {
  return answered == Status::accepted    ? CheckedAs::right
         : answered == Status::finished  ? CheckedAs::finished
         : answered == Status::different ? CheckedAs::different
                                         : CheckedAs::wrong;
}

Combined combine(Status plain, CheckedAs checked) {
  const bool answered = may_be_right(plain) || plain == Status::wrong_answer || plain == Status::finished;
  if (checked == CheckedAs::finding) return {Status::runtime_error, Checks::failed};
  if (checked < CheckedAs::right) return {plain, Checks::not_made};
  if (!answered) return {plain, plain == Status::runtime_error ? Checks::passed : Checks::not_made};
  const CheckedAs as_plain = checked_as(plain);
  if (checked <= as_plain) return {plain, Checks::passed, checked < as_plain};
  const Status worse = checked == CheckedAs::finished    ? Status::finished
                       : checked == CheckedAs::different ? Status::different
                                                         : Status::wrong_answer;
  return {worse, Checks::failed, true};
}

}  // namespace leetjudge
