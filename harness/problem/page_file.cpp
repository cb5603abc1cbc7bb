#include "problem/page_file.hpp"

#include <algorithm>
#include <cctype>

#include "inputs/rules.hpp"
#include "paste/tokens.hpp"
#include "problem/attribution.hpp"
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

// Whether a class holds nothing but what LeetCode's own stubs do: "this->n = n;", "printFoo();", a loop around that.
bool is_stub(const std::string& class_text) {
  const std::string code = code_of(class_text);
  const std::size_t last = code.rfind(';');
  std::size_t begin = 0;
  for (std::size_t i = 0; i < last && i < code.size(); ++i) {
    if (std::string_view("{}:;").find(code[i]) == std::string_view::npos) continue;
    const std::string_view statement = trim(std::string_view(code).substr(begin, i - begin));
    begin = i + 1;
    if (code[i] != ';') continue;
    const std::string_view known[] = {"int n", "this->n = n", "for (int i = 0", "i < n", "i <= n"};
    if (!statement.ends_with("()") && !std::ranges::count(known, statement)) return false;
  }
  return true;
}

// A solution's author may call the parameters as he likes. Where the sentences do not know his name, but that of the
// examples, this is LeetCode's.
void take_names(Method& method, const std::vector<std::string>& names, const std::vector<std::string>& sentences) {
  std::vector<Parameter>& all = method.parameters;
  if (names.size() != all.size()) return;
  for (std::size_t i = 0; i < all.size(); ++i) {
    const std::size_t at = all[i].name.empty() ? std::string::npos : word_at(all[i].text, all[i].name);
    if (at == std::string::npos || names[i].empty() || std::ranges::count(names, all[i].name) ||
        std::ranges::count(all, names[i], &Parameter::name))
      continue;
    const auto known = [&](const std::string& name) {
      return std::ranges::any_of(sentences, [&](auto& one) { return word_at(one, name) != std::string::npos; });
    };
    if (!known(names[i]) || known(all[i].name)) continue;
    all[i].text.replace(at, all[i].name.size(), names[i]);
    all[i].name = names[i];
  }
}

// Whether the method may answer what the example shows.
bool may_answer(const Method& one, const std::string& output) {
  const std::string& type = one.returns;
  if (output.starts_with("[")) return type == "void" || type.find_first_of("<*") != std::string::npos;
  if (output.starts_with("\"")) return type == "string";
  return (type == "bool") == (output == "true" || output == "false");
}

// The stub in what was pasted; of a solution it has no bodies. Throws BadInput where there is no class with a public
// method, or one with several of which none is as wished, nor alone takes what the examples give.
Stub stub_of(const Page& page) {
  MethodWish wish = page.wish;
  for (const Page::Example& one : page.examples) {
    if (wish.arguments.empty()) wish.arguments = names_in(one.input);
  }
  Stub stub = parse_stub(page.code);
  const std::string text = page.code.substr(stub.solution.begin, stub.solution.end - stub.solution.begin);
  if (is_stub(text)) return stub;
  const std::vector<Method>& methods = stub.solution.methods;
  const auto as_many = [&](const Method& one) { return one.parameters.size() == wish.arguments.size(); };
  const bool number_tells = std::ranges::count_if(methods, as_many) == 1;
  const auto is_wished = [&](const Method& one) {
    if (!wish.method.empty()) return one.name == wish.method;
    return as_many(one) && (number_tells || std::ranges::equal(one.parameters, wish.arguments, {}, &Parameter::name));
  };
  const auto answers = [&](const Method& one) {
    return !page.examples.empty() && may_answer(one, page.examples[0].output);
  };
  const auto may_be_it = [&](const Method& one) { return as_many(one) && answers(one); };
  auto wished = std::ranges::find_if(methods, [&](auto& one) { return is_wished(one) && answers(one); });
  if (wished == methods.end() && wish.method.empty() && std::ranges::none_of(methods, is_wished) &&
      std::ranges::count_if(methods, may_be_it) == 1)
    wished = std::ranges::find_if(methods, may_be_it);  // an argument that the page calls otherwise
  const bool unambiguous =
      !page.examples.empty() || !wish.method.empty() || std::ranges::count_if(methods, is_wished) == 1;
  if (wished == methods.end() && unambiguous) wished = std::ranges::find_if(methods, is_wished);
  const bool constructed = stub.solution.constructor();
  Stub cases = stub;
  const std::optional<Hidden> hidden = hidden_interface(page.id, cases);
  const auto called = [&](const Method& one) { return hidden && contains(hidden->behind, "." + one.name + "("); };
  if (!constructed && std::ranges::any_of(methods, called)) {  // all of them, where a case goes there and back
    std::erase_if(stub.solution.methods, [&](const Method& one) { return !called(one); });
  } else if (!constructed && wished != methods.end()) {
    stub.solution.methods = {Method(*wished)};
  } else if (!wish.method.empty()) {
    throw BadInput(fmt::format("{} has no public method {}", stub.solution.name, wish.method));
  } else if (!constructed && methods.size() > 1 && stub.solution.name == "Solution") {
    std::vector<std::string> declarations;
    for (const Method& one : methods) declarations.push_back(one.declaration());
    throw BadInput(fmt::format("which method? Name the arguments as one of these does, or name the method: {}",
                               joined(declarations, "; ")));
  }
  // What a solution's author added for himself is not LeetCode's: no example calls it, and the page does not name it.
  const auto named = [&](const Method& one) {
    const auto calls = [&](const Page::Example& example) { return contains(example.input, '"' + one.name + '"'); };
    return std::ranges::any_of(page.examples, calls) || word_at(page.statement, one.name) != std::string::npos;
  };
  if (constructed && std::ranges::any_of(methods, [&](auto& one) { return !one.constructor && named(one); }))
    std::erase_if(stub.solution.methods, [&](const Method& one) { return !one.constructor && !named(one); });
  if (!constructed && !hidden && methods.size() == 1)
    take_names(stub.solution.methods.front(), wish.arguments, page.constraints);
  return parse_stub(stub.bare_text());
}

Json lines_of(const std::string& text) {
  Json lines = Json::array();
  for (const std::string_view line : split_lines(text)) lines.push_back(std::string(line));
  while (!lines.empty() && trim(lines.back().get<std::string>()).empty()) lines.erase(lines.size() - 1);
  return lines;
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

// The cases of the examples that are understood.
Json cases_of(const Page& page, Stub stub, bool& prefix, std::vector<BadCase>& unread) {
  const bool hidden = hidden_interface(page.id, stub).has_value();
  const std::string interface = hidden ? "" : interface_in(stub);
  Json cases = Json::array();
  for (std::size_t i = 0; i < page.examples.size(); ++i) {
    const Page::Example& example = page.examples[i];
    try {
      if (!interface.empty()) throw BadInput(fmt::format("what is given as {} is not known here", interface));
      const Json input = input_of(example, stub);
      const Json output = output_of(hidden ? told_output(example.output) : example.output, stub, prefix);
      cases.push_back({{"name", fmt::format("example-{}", i + 1)},
                       {"why", fmt::format("The page's example {}.", i + 1)},
                       {"input", input},
                       {"expected", output}});
    } catch (const BadInput& error) {
      unread.emplace_back(fmt::format("example-{}", i + 1), error.what());
    }
  }
  return cases;
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

std::string file_text(const Json& file) {
  std::string text = "{";
  for (const auto& [key, value] : file.items()) {
    text += fmt::format("{}\n  {}: ", text.size() > 1 ? "," : "", dumped(Json(key)));
    const bool list = value.is_array() && !value.empty();
    if (!list) text += dumped(value);
    for (std::size_t i = 0; list && i < value.size(); ++i)
      text += fmt::format("{}\n    {}{}", i ? "," : "[", dumped(value[i]), i + 1 == value.size() ? "\n  ]" : "");
  }
  return text + "\n}\n";
}

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
        "there is no class with a public method in it: paste the code from the page's editor as well, or name a "
        "solution behind it (C++: a problem for SQL, a shell or JavaScript has none)");
  Json file = {{"id", page.id}, {"title", page.title}};
  if (!page.name.empty()) file["url"] = fmt::format("https://leetcode.com/problems/{}/", page.name);
  const Stub stub = stub_of(page);
  file["stub"] = lines_of(stub.text);
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

std::string file_declared_by(const std::string& solution, Page page, std::vector<std::string>& remarks) {
  page.code = submitted_part(solution);
  for (const Method& one : parse_stub(page.code).solution.methods)
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

namespace {

// "intsum(vector<int>,int,)", however they are passed.
std::string plain_types(const Method& method) {
  std::string types = replaced(types_of(method), "const", "");
  std::erase(types, '&');
  return types;
}

// Whether the page has no such method as the file, or it has other types there.
bool has_another_method(const Page& page, const Problem& now) {
  if (now.written().design) return false;
  const Method& own = now.written().method();
  try {
    const std::vector<Method> methods = parse_stub(page.code).solution.methods;
    const auto method = std::ranges::find(methods, own.name, &Method::name);
    return method == methods.end() || plain_types(*method) != plain_types(own);
  } catch (const BadInput&) {  // the file's code is as good
    return false;
  }
}

}  // namespace

std::string merged_file(std::string text, const std::string& name, Page page, std::vector<std::string>& remarks) {
  Problem now = parse_problem(text, name, slug_of(page));
  if (has_another_method(page, now)) {  // the page has changed, or one of them was copied wrongly
    if (now.cases.empty() && now.bad_cases.empty()) return problem_file(page, remarks);
    throw BadInput(fmt::format(
        "{}: its method is {}, and the page's has another name or other types: nothing was changed (without "
        "the file, add makes it of the page)",
        name, now.written().declaration()));
  }
  page.code = now.written().text;
  for (Case one : parse_problem(problem_file(page, remarks), "the page", now.slug).cases) {
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
  return text;
}

}  // namespace leetjudge
