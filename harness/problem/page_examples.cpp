// The cases in a page's examples.
#include <algorithm>

#include "inputs/rules.hpp"
#include "problem/page_parts.hpp"
#include "problem/typed_text.hpp"
#include "util/error.hpp"
#include "util/format.hpp"
#include "util/json.hpp"
#include "util/located_json.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

// As JSON writes it: characters in single quotes, and what LeetCode marks ends of levels with.
std::string as_json(const std::string& text) {
  const auto alone = [&](std::size_t at) {
    return (at == 0 || std::string_view("[, ").find(text[at - 1]) != std::string_view::npos) &&
           (at + 1 >= text.size() || std::string_view("], ").find(text[at + 1]) != std::string_view::npos);
  };
  std::string json;
  bool quoted = false, escaped = false;
  for (std::size_t at = 0; at < text.size(); ++at) {
    const char c = text[at];
    if (c == '"' && !escaped) quoted = !quoted;
    escaped = quoted && c == '\\' && !escaped;
    const bool mark = !quoted && alone(at);
    json += !quoted && c == '\'' ? "\"" : mark && c == '_' ? "0" : mark && c == '#' ? "\"#\"" : std::string(1, c);
  }
  return json;
}

// Throws BadInput where calls are none that a case can make.
void refuse_impossible_calls(const Json& calls, const Json& arguments, const Stub& stub) {
  const std::string& constructor = stub.solution.name;
  if (!calls.is_array() || !arguments.is_array() || calls.size() != arguments.size())
    throw BadInput("there are not as many lists of arguments as calls");
  for (std::size_t i = 0; i < calls.size(); ++i) {
    const auto known = [&](const Method& one) { return calls[i] == one.name && !one.constructor; };
    if (calls[i] != constructor && std::ranges::none_of(stub.solution.methods, known))
      throw BadInput(fmt::format("it calls {}, and {} has no such method", dumped(calls[i]), constructor));
    if ((calls[i] == constructor) != (i == 0))
      throw BadInput(fmt::format("it does not call the constructor, {}, first and once", constructor));
    const bool none = arguments[i].empty() || arguments[i] == Json{nullptr};  // as some pages write it
    const auto fits = [&](const Method& one) {
      return (one.constructor ? i == 0 : calls[i] == one.name) &&
             (one.parameters.size() == arguments[i].size() || (none && one.parameters.empty()));
    };
    const bool without = i == 0 && none && !stub.solution.constructor();
    if (!arguments[i].is_array() || (!without && std::ranges::none_of(stub.solution.methods, fits)))
      throw BadInput(fmt::format("call {}, {}, has not as many arguments as the method", i + 1, dumped(calls[i])));
  }
  if (calls.empty()) throw BadInput("it calls nothing");
}

// The values of an example, by the names of the parameters, or by their places. Throws BadInput, as the next one does.
Json input_of(const Page::Example& example, const Stub& stub) {
  const std::vector<std::string> names = stub.input_names();
  const std::vector<TypedValue> values = typed_values(as_json(example.input), "input");
  if (values.empty() && !names.empty()) throw BadInput("there is no input");
  if (values.size() != names.size())
    throw BadInput(fmt::format("{} where {} {}: {}", plural(values.size(), "value"),
                               stub.design ? "a case takes" : stub.method().name + " takes", names.size(),
                               joined(names)));
  Json input = Json::object();
  for (std::size_t i = 0; i < names.size(); ++i) {
    const auto named = std::ranges::find(values, names[i], &TypedValue::name);
    input[names[i]] = named == values.end() ? values[i].value : named->value;
  }
  if (stub.design) refuse_impossible_calls(input.front(), input.back(), stub);
  return input;
}

// "[0,1]", or with what it is called: "2, nums = [1,2,_]", of which the first so many elements count, as many as the
// method returns.
Json output_of(const std::string& text, const Stub& stub, bool& prefix) {
  std::string plain(trim(text));
  if (plain == "True" || plain == "False") plain = lower(plain);
  if (plain.ends_with('.') && plain.find_first_not_of("-0123456789") + 1 == plain.size()) plain.pop_back();
  const std::vector<TypedValue> values = typed_values(as_json(plain), "output");
  if (values.size() == 1) return values[0].value;
  if (values.size() != 2 || !stub.returns_count() || !values[0].value.is_number_unsigned() ||
      !values[1].value.is_array())
    throw BadInput(values.empty() ? "there is no output" : "more than one value");
  prefix = true;
  Json first = values[1].value;
  while (first.size() > values[0].value.get<std::size_t>()) first.erase(first.size() - 1);
  return first;
}

// `"bab" or "aba"` is two right answers.
std::vector<std::string> alternatives_in(const std::string& output) {
  constexpr std::string_view between = " or ";
  std::vector<std::string> all(1);
  bool quoted = false;
  for (std::size_t i = 0; i < output.size(); ++i) {
    quoted ^= output[i] == '"';
    if (quoted || output.compare(i, between.size(), between) != 0) {
      all.back() += output[i];
    } else {
      all.emplace_back();
      i += between.size() - 1;
    }
  }
  return all;
}

// What pages say in words where the interface is hidden: "tail connects to node index 1".
std::string told_output(const std::string& text) {
  const std::string bare(trim(text));
  if (bare.empty() || std::string_view("[\"{-0123456789").find(bare[0]) != std::string_view::npos || bare == "true" ||
      bare == "false" || bare == "null")
    return bare;
  if (contains(lower(bare), "no cycle")) return "-1";
  if (contains(lower(bare), "no intersection")) return "0";
  const std::size_t end = bare.find_last_of("0123456789");
  if (end == std::string::npos) return dumped(Json(bare));
  const std::size_t begin = bare.find_last_not_of("0123456789", end);
  return bare.substr(begin + 1, end - begin);
}

// A class of the page's, given or returned, that is made of no nodes of its own, and so of no value; empty for none.
std::string interface_in(const Stub& stub) {
  for (const Stub::Definition& one : stub.definitions) {
    const auto has = [&](const std::string& type) { return word_at(type, one.name) != std::string::npos; };
    const auto takes = [&](const Method& method) {
      return has(method.returns) ||
             std::ranges::any_of(method.parameters, [&](const Parameter& given) { return has(given.text); });
    };
    const bool nodes = contains(one.text, one.name + "*") || contains(one.text, one.name + " *");
    if (!nodes && std::ranges::any_of(stub.solution.methods, takes)) return one.name;
  }
  return "";
}

}  // namespace

Json cases_of(const Page& page, Stub stub, bool& prefix, std::vector<BadCase>& unread) {
  const bool hidden = hidden_interface(page.id, stub).has_value();
  const std::string interface = hidden ? "" : interface_in(stub);
  Json cases = Json::array();
  for (std::size_t i = 0; i < page.examples.size(); ++i) {
    const Page::Example& example = page.examples[i];
    try {
      if (!interface.empty()) throw BadInput(fmt::format("what is given as {} is not known here", interface));
      const Json input = input_of(example, stub);
      Json outputs = Json::array();
      for (const std::string& one : alternatives_in(hidden ? told_output(example.output) : example.output))
        outputs.push_back(output_of(one, stub, prefix));
      Json test = {{"name", fmt::format("example-{}", i + 1)},
                   {"why", fmt::format("The page's example {}.", i + 1)},
                   {"input", input},
                   {"expected", outputs[0]}};
      outputs.erase(0);
      if (!outputs.empty()) test["also_right"] = outputs;
      cases.push_back(std::move(test));
    } catch (const BadInput& error) {
      unread.emplace_back(fmt::format("example-{}", i + 1), error.what());
    }
  }
  return cases;
}

}  // namespace leetjudge
