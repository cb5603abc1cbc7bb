#include "problem/page_file.hpp"

#include <algorithm>
#include <cctype>
#include <set>

#include "inputs/rules.hpp"
#include "problem/attribution.hpp"
#include "problem/page_parts.hpp"
#include "util/error.hpp"
#include "util/format.hpp"
#include "util/json.hpp"
#include "util/located_json.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

Json split(const std::string& text) {
  Json lines = Json::array();
  for (const std::string_view line : split_lines(text)) lines.push_back(std::string(line));
  while (!lines.empty() && trim(lines.back().get<std::string>()).empty()) lines.erase(lines.size() - 1);
  return lines;
}

// What is judged where the problem names nothing else; empty for a design.
std::string judged_type(const Stub& stub, bool prefix) {
  if (stub.design) return "";
  const auto changed = prefix || stub.method().returns == "void" ? stub.changeable_parameter() : std::nullopt;
  return changed ? stub.method().parameters[*changed].text : stub.method().returns;
}

// What the page says of the order, as far as the type has one. Of a design it is the answer of one of its methods, and
// which is not told.
std::pair<Problem::Order, Problem::Order> orders_of(const Page& page, const Stub& stub, bool prefix) {
  using Order = Problem::Order;
  const bool free = page.order != Order::given || page.perhaps != Order::given;
  if (stub.design) return {Order::given, free ? Order::free_within : Order::given};
  const std::string type = judged_type(stub, prefix);
  std::size_t levels = contains(type, "ListNode");
  for (std::size_t at = 0; (at = type.find("vector<", at)) != std::string::npos; ++at) ++levels;
  const auto fitting = [&](Order order) {
    return order == Order::given || levels == 0 ? Order::given : levels == 1 ? Order::free : order;
  };
  const bool list = type.starts_with("ListNode");  // mostly the given one, of which something was taken out
  const Order order = fitting(page.order), perhaps = fitting(list ? Order::given : page.perhaps);
  return {order, perhaps == Order::given ? order : perhaps};
}

}  // namespace

namespace {

bool holds_objects(const Json& value) {
  return value.is_structured() && std::ranges::any_of(value, [](const Json& inside) { return inside.is_object(); });
}

// Keys and the elements of lists stand on lines of their own as far as lists of cases are inside, or `outer` says so.
std::string lines_of(const Json& value, const std::string& indent, bool outer) {
  const bool object = value.is_object() && (outer || holds_objects(value) || std::ranges::any_of(value, holds_objects));
  const bool list = value.is_array() && (outer || holds_objects(value));
  if (value.empty() || (!object && !list)) return dumped(value);
  std::string text;
  const std::string more = indent + "  ";
  for (const auto& [key, inside] : value.items())
    text += (text.empty() ? "\n" : ",\n") + more +
            (object ? dumped(Json(key)) + ": " + lines_of(inside, more, indent.empty()) : dumped(inside));
  return (object ? "{" : "[") + text + "\n" + indent + (object ? "}" : "]");
}

// What the page says about the problem, where the file does not say it.
void put_about(const Page& page, Json& file) {
  if (!page.difficulty.empty() && !file.contains("difficulty")) file["difficulty"] = page.difficulty;
  if (!page.topics.empty() && !file.contains("topics")) file["topics"] = page.topics;
  if (!page.hints.empty() && !file.contains("hints")) file["hints"] = page.hints;
}

// `text` with that, and the cases at its end, where load_header() expects them.
std::string with_about(const std::string& text, const std::string& name, const Page& page) {
  Json file = parse_json(text, name);
  const std::size_t keys = file.size();
  put_about(page, file);
  if (file.size() == keys) return text;
  for (const char* key : {"cases", "sets"}) {
    if (!file.contains(key)) continue;
    Json last = std::move(file[key]);
    file.erase(key);
    file[key] = std::move(last);
  }
  return file_text(file);
}

}  // namespace

std::string file_text(const Json& file) { return lines_of(file, "", true) + "\n"; }

std::string slug_of(const Page& page) {
  std::string slug;
  for (const char c : page.name.empty() ? page.title : page.name) {
    if (std::isalnum(static_cast<unsigned char>(c)))
      slug += char(std::tolower(static_cast<unsigned char>(c)));
    else if (!slug.empty() && slug.back() != '_' && c != '\'')
      slug += '_';
  }
  while (slug.ends_with('_')) slug.pop_back();
  if (slug.empty() && !page.code.empty()) {  // a title in another alphabet
    const Stub stub = parse_stub(page.code);
    for (const char c : stub.design ? stub.solution.name : stub.method().name) {
      if (std::isupper(static_cast<unsigned char>(c)) && !slug.empty()) slug += '_';
      slug += char(std::tolower(static_cast<unsigned char>(c)));
    }
  }
  return fmt::format("{:04}_{}", page.id, slug.empty() ? "problem" : slug);
}

std::string problem_file(const Page& page, std::vector<std::string>& remarks, std::vector<BadCase>* apart) {
  if (page.several_problems)
    throw BadInput(
        fmt::format("behind \"{}. {}\" there are examples of another problem: one at a time, or a file for each",
                    page.id, page.title));
  if (page.code.empty())
    throw BadInput(
        "there is no class with a public method in it: paste the code too, or: add page.txt mine.cpp (C++: a problem "
        "for SQL, "
        "a shell or JavaScript has none)");
  Json file = {{"id", page.id}, {"title", page.title}};
  if (!page.name.empty()) file["url"] = fmt::format("https://leetcode.com/problems/{}/", page.name);
  put_about(page, file);
  const Stub stub = stub_of(page);
  file["stub"] = split(stub.text);
  const bool circular = std::ranges::any_of(page.constraints, [](auto& one) { return contains(one, ".next = "); });
  if (circular && !stub.design && contains(stub.text, "ListNode*"))
    throw BadInput("its lists are circular, and none can be given to a solution yet");
  bool prefix = false;
  std::vector<BadCase> unread;
  const Json cases = cases_of(page, stub, prefix, unread);
  const auto [order, perhaps] = orders_of(page, stub, prefix);
  if (prefix || order != Problem::Order::given)
    file["compare"] = !prefix                          ? order_words(order)
                      : order == Problem::Order::given ? "prefix"
                                                       : "prefix, " + order_words(order);
  if (perhaps != order) file["perhaps"] = order_words(perhaps);
  if (!page.several.empty() && !judged_type(stub, prefix).starts_with("bool")) file["several"] = page.several;
  file["constraints"] = page.constraints;  // in its place; those that only the text says follow
  if (page.examples.empty()) remarks.push_back("there are no examples in it (Input: …, Output: …), and so no cases");
  if (page.constraints.empty()) remarks.push_back("there are no constraints in it");
  file["cases"] = Json::array();
  const Problem problem = parse_problem(dumped(file), "the page", slug_of(page));
  std::vector<Json> fitting;  // what they give and expect can be of the stub's types
  std::vector<std::string> inputs;
  for (const Json& one : cases) {
    try {
      const std::string input = input_at({one["input"], "input"}, problem);
      answer_at({one["expected"], "output"}, problem, input);
      fitting.push_back(one);
      inputs.push_back(input);
    } catch (const BadInput& error) {
      unread.emplace_back(one["name"].get<std::string>(), error.what());
    }
  }
  file["constraints"] = constraints_with_given(page, problem.stub, inputs);
  if (file["constraints"].empty()) file.erase("constraints");
  for (const Json& one : fitting) {
    const auto other = std::ranges::find_if(fitting, [&](const Json& same) {
      return page.several.empty() && same["input"] == one["input"] && same["expected"] != one["expected"];
    });
    if (other == fitting.end())
      file["cases"].push_back(one);
    else
      unread.emplace_back(one["name"].get<std::string>(),
                          fmt::format("{} has the same input and another answer", (*other)["name"].get<std::string>()));
  }
  const auto words = [](const BadCase& one) { return fmt::format("{}: {}", one.name, one.why); };
  if (apart)
    *apart = std::move(unread);
  else
    std::ranges::transform(unread, std::inserter(remarks, remarks.begin()), words);
  return file_text(file);
}

void merge_cases(Json& file, const Json& before, const char* origin) {
  Json collected = std::move(file["cases"]), cases = Json::array(), kept = Json::array();
  file.erase("cases");
  file["cases"] = Json::array();  // behind all that is read without them
  // A user's, where the collection has none.
  for (const char* key : {"generate", "limits", "sets"})
    if (before.contains(key) && !file.contains(key)) file[key] = before[key];
  const std::vector<std::string> parameters = parse_problem(dumped(file), "", "").stub.input_names();
  std::set<std::string> inputs, names;
  for (Json one : before.value("cases", Json::array())) {
    if (one.contains("from")) continue;
    if (const Json input = one.value("input", Json()); input.is_object() && input.size() == parameters.size()) {
      Json& named = one["input"] = Json::object();
      for (const Json& value : input) named[parameters[named.size()]] = value;
    }
    inputs.insert(dumped(one.value("input", Json())));
    names.insert(dumped(one.at("name")));
    kept.push_back(std::move(one));
  }
  for (Json& one : collected) {
    if (one.contains("input") && inputs.contains(dumped(one["input"]))) continue;
    one["name"] = unused_name(one["name"].get<std::string>(),
                              [&](const std::string& name) { return !names.insert(dumped(Json(name))).second; });
    one["from"] = origin;
    cases.push_back(std::move(one));
  }
  for (Json& one : kept) cases.push_back(std::move(one));
  file["cases"] = std::move(cases);
}

std::string file_declared_by(const std::string& solution, Page page, std::vector<std::string>& remarks) {
  page.code = submitted_part(solution);
  for (const Method& one : stub_of(page).solution.methods)
    if (contains_any(one.declaration(), {"set<", "map<"}))  // as LeetCode once gave words
      throw BadInput(fmt::format("{} takes or returns what no case can give", one.declaration()));
  std::vector<BadCase> unread;
  const std::string text = problem_file(page, remarks, &unread);
  if (unread.size() == page.examples.size())
    throw BadInput(fmt::format("its class fits no example on the page of problem {}{}", page.id,
                               unread.empty() ? "" : fmt::format(": {}", unread.front().what())));
  for (const BadCase& one : unread) remarks.push_back(fmt::format("{}: {}", one.name, one.why));
  return text;
}

std::string merged_file(std::string text, const std::string& name, Page page, std::vector<std::string>& remarks,
                        std::vector<BadCase>* apart) {
  Problem now = parse_problem(text, name, slug_of(page));
  if (now.cases.empty() && now.bad_cases.empty() && now.named_sets.empty()) return problem_file(page, remarks, apart);
  page.code = now.written().text;
  for (Case one : parse_problem(problem_file(page, remarks, apart), "the page", now.slug).cases) {
    if (const auto same = std::ranges::find(now.cases, one.input, &Case::input); same != now.cases.end()) {
      const auto other = [&](const std::optional<std::string>& expected) {
        return expected ? ordered(parsed(*expected), now.order) : Json();
      };
      if (same->expected && other(same->expected) != other(one.expected) && !now.rules->check)
        throw BadInput(
            fmt::format("{}: its case {} expects {}, and the page for the same input {}: nothing was changed", name,
                        same->name, *same->expected, one.expected.value_or("nothing")));
      continue;
    }
    for (std::size_t number = now.cases.size() + 1; std::ranges::count(now.cases, one.name, &Case::name); ++number)
      one.name = fmt::format("example-{}", number);
    text = with_case(text, name, now, one);
    now = parse_problem(text, name, now.slug);
  }
  return with_about(text, name, page);
}

}  // namespace leetjudge
