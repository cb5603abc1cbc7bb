// Which class and method a page is about: of LeetCode's empty class, or of a solution that was pasted.
#include <algorithm>

#include "inputs/rules.hpp"
#include "paste/tokens.hpp"
#include "problem/attribution.hpp"
#include "problem/page_parts.hpp"
#include "problem/typed_text.hpp"
#include "util/error.hpp"
#include "util/format.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

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

// "LRUCache" of `["LRUCache", "put"] [[2], [1,1]]`; of another input it is nothing that a class is called.
std::string first_called(const std::string& input) {
  const std::size_t begin = std::min(input.size(), input.find("[\"")), end = input.find('"', begin + 2);
  return end == std::string::npos ? "" : input.substr(begin + 2, end - begin - 2);
}

// Whether the method may answer what the example shows.
bool may_answer(const Method& one, const std::string& output) {
  const std::string& type = one.returns;
  if (output.starts_with("[")) return type == "void" || type.find_first_of("<*") != std::string::npos;
  if (output.starts_with("\"")) return type == "string";
  return (type == "bool") == (output == "true" || output == "false");
}

}  // namespace

Stub stub_of(const Page& page) {
  MethodWish wish = page.wish;
  for (const Page::Example& one : page.examples) {
    if (wish.arguments.empty()) wish.arguments = names_in(one.input);
  }
  Stub stub = parse_stub(page.code, page.examples.empty() ? "" : first_called(page.examples[0].input));
  const std::string text = page.code.substr(stub.solution.begin, stub.solution.end - stub.solution.begin);
  if (is_stub(text)) return stub;
  const std::vector<Method>& methods = stub.solution.methods;
  const auto as_title = [&](const Method& one) { return !one.constructor && key_of(one.name) == key_of(page.title); };
  const auto titled = std::ranges::find_if(methods, as_title);
  if (wish.method.empty() && titled != methods.end() && !stub.solution.constructor()) wish.method = titled->name;
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
  if (wished == methods.end() && wish.method.empty() && std::ranges::count_if(methods, may_be_it) == 1)
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

}  // namespace leetjudge
