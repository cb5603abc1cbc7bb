#include "paste/stub.hpp"

#include <algorithm>

#include "paste/tokens.hpp"
#include "util/error.hpp"
#include "util/format.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

const std::vector<Stub::Definition> known_definitions = {{"ListNode", R"(struct ListNode {
    int val;
    ListNode *next;
    ListNode() : val(0), next(nullptr) {}
    ListNode(int x) : val(x), next(nullptr) {}
    ListNode(int x, ListNode *next) : val(x), next(next) {}
};)"},
                                                         {"TreeNode", R"(struct TreeNode {
    int val;
    TreeNode *left;
    TreeNode *right;
    TreeNode() : val(0), left(nullptr), right(nullptr) {}
    TreeNode(int x) : val(x), left(nullptr), right(nullptr) {}
    TreeNode(int x, TreeNode *left, TreeNode *right) : val(x), left(left), right(right) {}
};)"}};

// Whether the brackets of a type close as they open.
bool closes(const std::string& type) {
  std::string open;
  for (const char c : type) {
    const std::size_t kind = std::string_view("<([>)]").find(c);
    if (kind == std::string_view::npos) continue;
    if (kind < 3)
      open += ">)]"[kind];
    else if (open.empty() || open.back() != c)
      return false;
    else
      open.pop_back();
  }
  return open.empty();
}

// Throws BadInput for what the scan of the text could not have made out.
void refuse_broken(const Class& solution, const std::string& text) {
  const auto called = [](const Method& one) { return !one.constructor; };
  if (std::ranges::none_of(solution.methods, called))
    throw BadInput(fmt::format("{} has no public method to call", solution.name));
  for (const Method& one : solution.methods) {
    const bool good = closes(one.returns) &&
                      std::ranges::all_of(one.parameters, [](const Parameter& given) { return closes(given.text); });
    const std::size_t at = std::min(text.size(), word_at(text, one.name, solution.begin));
    if (!good)
      throw BadInput(fmt::format("line {} of the code: the brackets in \"{}\" do not fit together",
                                 position_of(text, at).line, one.declaration()));
  }
}

}  // namespace

const std::vector<Stub::Definition>& leetcode_definitions() { return known_definitions; }

std::vector<std::string> Stub::input_names() const {
  if (design) return {"calls", "arguments"};
  std::vector<std::string> names;
  if (solution.methods.empty()) return names;  // of a problem that only results name
  for (const Parameter& one : method().parameters) names.push_back(one.name);
  return names;
}

std::optional<std::size_t> Stub::changeable_parameter() const {
  if (design) return std::nullopt;
  const std::vector<Parameter>& all = method().parameters;
  const auto changed = std::ranges::find_if(all, [](const Parameter& one) {
    return one.text.find_first_of("&*") != std::string::npos && !one.text.starts_with("const ");
  });
  return changed == all.end() ? std::nullopt : std::optional(std::size_t(changed - all.begin()));
}

bool Stub::returns_count() const {
  constexpr std::string_view counts[] = {"int", "long long", "long", "size_t", "unsigned", "unsigned int"};
  return !design && std::ranges::count(counts, method().returns) > 0;
}

std::string Stub::declaration() const { return design ? "class " + solution.name : method().declaration(); }

std::string Stub::empty_solution() const {
  std::string source = "class " + solution.name + " {\npublic:\n";
  for (const Method& one : solution.methods) {
    const bool nothing = one.constructor || one.returns == "void";
    source += fmt::format("    {} {{{}}}\n", one.declaration(), nothing ? "" : " return {}; ");
  }
  return source + "};\n";
}

std::string Stub::bare_text() const {
  std::string source;  // first the comments that define its nodes, as they stand
  for (std::size_t at = 0; (at = text.find("/*", at)) < solution.begin;) {
    const std::size_t close = std::min(text.size() - 2, text.find("*/", at));
    const std::size_t end = std::min(text.size(), text.find_first_not_of(" \n", close + 2));
    const std::string comment = text.substr(at, end - at);
    const auto defines = [&](const Definition& one) { return contains(comment, " " + one.name + " {"); };
    if (std::ranges::any_of(definitions, defines)) source += comment;
    at = end;
  }
  for (const Definition& one : definitions) {
    if (!contains(source, " " + one.name + " {"))
      source += "/*\n// Definition for " + one.name + ".\n" + one.text + "\n*/\n\n";
  }
  source += "class " + solution.name + " {\npublic:\n";
  for (Method one : solution.methods) {
    std::erase_if(one.parameters, [](const Parameter& parameter) { return parameter.optional; });
    const bool first = source.ends_with(":\n");
    source += fmt::format("{}    {} {{\n        \n    }}\n", first ? "" : "    \n", one.declaration());
  }
  return source + "};\n";
}

Stub parse_stub(const std::string& text, std::string_view wanted) {
  Outline outline = outline_of(text);
  Stub stub;
  stub.text = text;
  const auto is_it = [&](const std::string& name) { return name == "Solution" || (!name.empty() && name == wanted); };
  for (Class& one : outline.classes) {
    if (!one.methods.empty() && !is_it(stub.solution.name)) stub.solution = std::move(one);
  }
  const std::vector<Method>& methods = stub.solution.methods;
  if (methods.empty()) throw BadInput("there is no class with a public method in it");
  refuse_broken(stub.solution, text);
  const std::string comments = comments_of(text);
  // A class begins on a line of its own, whatever words are above it.
  const std::string apart = replaced(replaced(code_of(comments), "\nclass ", ";class "), "\nstruct ", ";struct ");
  for (const Class& one : outline_of(apart).classes) {
    std::string definition = comments.substr(one.begin, one.end - one.begin);
    if (definition.starts_with("class") && !contains(definition, "public:"))  // it is Java's form
      definition.replace(0, 5, "struct");
    if (!std::ranges::count(known_definitions, one.name, &Stub::Definition::name))
      stub.definitions.push_back({one.name, std::move(definition)});
  }
  for (const Stub::Definition& known : known_definitions) {
    const bool named =
        std::ranges::any_of(methods, [&](const Method& one) { return contains(one.declaration(), known.name); });
    if (named && !stub.defines(known.name)) stub.definitions.push_back(known);
  }
  stub.design = methods.size() > 1 || stub.solution.constructor() || stub.solution.name != "Solution";
  return stub;
}

}  // namespace leetjudge
