#include "paste/binding.hpp"

#include <cctype>
#include <set>

#include "paste/tokens.hpp"
#include "util/format.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

// A C++ literal of the characters in `text`.
std::string string_literal(std::string_view text) {
  std::string literal = "\"";
  for (const char c : text) literal += fmt::format("\\{:03o}", static_cast<unsigned char>(c));
  return literal + "\"";
}

std::string solution_class(const Binding& binding) {
  return solution_class(binding.between ? binding.between->solution : binding.stub, binding.solution);
}

bool calls_between(const Binding& binding) { return binding.between && !binding.between->behind.empty(); }

std::string called_class(const Binding& binding) {
  return calls_between(binding) ? binding.stub.solution.name : solution_class(binding);
}

// The same from anywhere.
std::string qualified_class(const Binding& binding) { return "::" + called_class(binding); }

// The type of a variable that keeps what a call returns.
std::string result_type(const Method& method, const std::string& expression) {
  const bool deduced = method.returns.find("auto") != std::string::npos;
  return fmt::format("leetjudge_result_of<{}>", method.constructor ? "void"
                                                : deduced          ? "decltype(" + expression + ")"
                                                                   : method.returns);
}

// The call whose value is kept: of a void method nothing is, whatever the solution's returns.
std::string call_of(const Method& method, const std::string& expression) {
  return method.returns == "void" ? fmt::format("static_cast<void>({})", expression) : expression;
}

struct Called {
  std::string variables;  // the arguments' declarations
  std::string names;      // the arguments' names, as literals
  std::string list;       // the variables
  std::string arguments;  // of the call
};

std::string type_of(const Parameter& parameter) {
  return parameter.text.substr(0, parameter.text.rfind(parameter.name));
}

// `counted` is the solution's own method, where it is known and its counts are wanted: what it takes by value is handed
// over, so that no copy counts.
Called called(const Method& method, const Method* counted = nullptr) {
  Called call;
  for (std::size_t i = 0; i < method.parameters.size(); ++i) {
    const Parameter& parameter = method.parameters[i];
    const char* between = i ? ", " : "";
    const std::string variable = fmt::format("leetjudge_p{}", i);
    call.variables += fmt::format("  leetjudge_owned<void({})> {}{{}};\n", type_of(parameter), variable);
    call.names += between + string_literal(parameter.name);
    call.list += ", " + variable;
    const bool by_value = counted && parameter.text.find_first_of("&*") == std::string::npos &&
                          type_of(counted->parameters[i]) == type_of(parameter);
    const bool moved = by_value || parameter.text.find("&&") != std::string::npos;
    call.arguments += between + (moved ? fmt::format("static_cast<decltype({0})&&>({0})", variable) : variable);
  }
  return call;
}

constexpr const char* uncounted = R"(#ifdef __clang__
__attribute__((disable_sanitizer_instrumentation))
#else
__attribute__((no_sanitize_thread))
#endif
)";

// A call of `method` that does `run`, after which `judged` is what is judged: the result, or an argument. `more` is for
// the call of a function.
std::string call_struct(const Binding& binding, std::size_t number, const Method& method, const std::string& type,
                        const std::string& run, const std::string& judged = "leetjudge_result",
                        const std::string& more = "") {
  const Called call = called(method);
  const std::string write = binding.prefix
                                ? fmt::format("leetjudge_write_prefix(leetjudge_out, {}, leetjudge_result)", judged)
                                : fmt::format("leetjudge_host::leetjudge_write_value(leetjudge_out, {})", judged);
  return fmt::format(R"(struct leetjudge_call_{number} final : leetjudge_call {{
{variables}  {type} leetjudge_result{{}};
  bool leetjudge_read(leetjudge_reader& leetjudge_in) override {{
    return leetjudge_read_all(leetjudge_in, {{{names}}}{list});
  }}
  void leetjudge_run(void*& leetjudge_object) override;
  void leetjudge_write(leetjudge_string& leetjudge_out) override {{ {write}; }}
{more}}};
{uncounted}void leetjudge_call_{number}::leetjudge_run(void*& leetjudge_object) {{ {run}; }}
)",
                     fmt::arg("number", number), fmt::arg("variables", call.variables), fmt::arg("type", type),
                     fmt::arg("names", call.names), fmt::arg("list", call.list), fmt::arg("write", write),
                     fmt::arg("more", more), fmt::arg("uncounted", binding.counted ? uncounted : ""),
                     fmt::arg("run", run));
}

std::string make_call(const std::string& type) {
  return fmt::format("leetjudge_call* leetjudge_make_call() {{ return new {}; }}\n", type);
}

// What keeps the value of a call.
std::string kept(const std::string& expression) {
  return fmt::format("leetjudge_result = ({}, leetjudge_none())", expression);
}

// The method is called on a temporary object, as LeetCode does; beside sanitizers that one lies on the heap.
std::string one_call(const Binding& binding) {
  const Method& method = binding.stub.method();
  const Class* own = binding.counted ? binding.solution.find(called_class(binding)) : nullptr;
  const Called call = called(method, own ? own->method(method.name, method.parameters.size()) : nullptr);
  const std::string own_class = qualified_class(binding);
  const std::string object =
      binding.filled ? fmt::format("static_cast<{0}&&>(*leetjudge_fresh<{0}>().leetjudge_object)", own_class)
                     : own_class + "()";
  const std::string expression = call_of(method, fmt::format("{}.{}({})", object, method.name, call.arguments));
  const std::string judged =
      binding.in_place ? fmt::format("leetjudge_p{}", *binding.in_place) : std::string("leetjudge_result");
  std::string more = fmt::format(
      "  leetjudge_call* leetjudge_copy() const override {{ return leetjudge_copied(*this{}); }}\n", call.list);
  if (binding.filled && !calls_between(binding))
    more += fmt::format("  bool leetjudge_leaves_cycle() const override {{ return leetjudge_has_cycle({}); }}\n",
                        call.list.substr(std::min<std::size_t>(2, call.list.size())));
  if (binding.watch)
    more += fmt::format(
        "  leetjudge_cells leetjudge_watched() const override {{\n"
        "    return leetjudge_watch(leetjudge_p{}, {}, {});\n  }}\n",
        binding.watch->parameter, int(binding.watch->blank), string_literal(binding.watch->symbols));
  if (binding.counted && !binding.in_place)
    more += "  leetjudge_bytes leetjudge_held() const override { return leetjudge_held_by(leetjudge_result); }\n";
  const std::string run = kept(expression) + (binding.counted ? ", leetjudge_count_answer()" : "");
  return call_struct(binding, 0, method, result_type(method, expression), run, judged, more) +
         make_call("leetjudge_call_0");
}

// The same on the object of a design problem, or what makes that.
std::string method_call(const Binding& binding, std::size_t number, const Method& method, const std::string& name) {
  const Called call = called(method);
  const std::string on = fmt::format("->{}({})", method.name, call.arguments);
  const std::string expression = call_of(method, fmt::format("static_cast<{}*>(leetjudge_object)", name) + on);
  const std::string type = result_type(method, fmt::format("static_cast<{}*>(nullptr)", name) + on);
  if (!method.constructor) return call_struct(binding, number, method, type, kept(expression));
  return call_struct(binding, number, method, type, fmt::format("leetjudge_object = new {}({})", name, call.arguments),
                     "leetjudge_result", "  bool leetjudge_constructs() const override { return true; }\n");
}

std::string many_calls(const Binding& binding) {
  const std::string name = qualified_class(binding);
  std::string calls;
  std::string names;
  std::size_t number = 0;
  std::vector<Method> methods = binding.stub.solution.methods;
  if (!binding.stub.solution.constructor())
    methods.push_back({binding.stub.solution.name, "", {}, true});  // the one that every class has
  for (const Method& method : methods) {
    calls += method_call(binding, number, method, name);
    names += fmt::format("    if (leetjudge_called == {}) return new leetjudge_call_{};\n", string_literal(method.name),
                         number);
    ++number;
  }
  return fmt::format(R"({}struct leetjudge_list final : leetjudge_calls {{
  ~leetjudge_list() override {{ delete static_cast<{}*>(leetjudge_object); }}
  leetjudge_call* leetjudge_method(leetjudge_name leetjudge_called) override {{
{}    return nullptr;
  }}
}};
)",
                     calls, name, names) +
         make_call("leetjudge_list");
}

}  // namespace

std::string solution_class(const Stub& stub, const Outline& solution) {
  const auto has = [&](const Class& one) {
    return one.method(stub.method().name, stub.method().parameters.size()) != nullptr;
  };
  const Class* const own = solution.find(stub.solution.name);
  const auto may_be_called = [&](const Class& one) {
    const bool numbered = one.name.starts_with(stub.solution.name) &&
                          one.name.find_last_not_of("0123456789") + 1 == stub.solution.name.size();
    return has(one) && (!own || numbered);
  };
  if (own && (stub.design || own->methods.empty() || has(*own))) return own->name;
  const auto other = std::ranges::find_if(solution.classes, may_be_called);
  return other == solution.classes.end() ? stub.solution.name : other->name;
}

std::string definitions_source(const Binding& binding, const std::string& text) {
  std::string source;
  const Outline whole = outline_of(text);
  for (const Stub::Definition& one : binding.stub.definitions) {
    const bool before = binding.between && contains(binding.between->before, "class " + one.name + " {");
    if (!before && !whole.find(one.name)) source += one.text + "\n";
  }
  for (const Stub::Definition& one : leetcode_definitions()) {
    const bool brought =
        binding.solution.find(one.name) || contains(text, "struct " + one.name) || contains(text, "class " + one.name);
    if (!binding.stub.defines(one.name) && !brought && contains(text, one.name)) source += one.text + "\n";
  }
  if (binding.between) source += binding.between->before;
  // Otherwise clang makes one store of two, before the hooks come.
  if (binding.counted && binding.watch)
    source += "#ifdef __clang__\n#pragma clang optimize off\n#define always_inline noinline\n#endif\n";
  return source;
}

std::string binding_source(const Binding& binding) {
  std::string undefined;  // macros of the solution, which what follows means as words of C++
  // Keywords that stand in what follows; "#define int long long" is the solution's own type.
  std::set<std::string> words = {"bool", "const",    "decltype", "delete", "extern",      "final",
                                 "if",   "new",      "nullptr",  "return", "static_cast", "struct",
                                 "this", "override", "using",    "void",   "true"};
  const std::set<std::string_view> types = {"int", "long", "double", "char"};
  const std::string between = calls_between(binding) ? code_of(binding.between->behind) : "";
  for (const std::string_view word : tokens_of(between))
    if (std::islower(static_cast<unsigned char>(word[0])) && !types.contains(word)) words.emplace(word);
  for (const std::string& word : words) undefined += fmt::format("#undef {}\n", word);
  return undefined +
         fmt::format(
             "#line 1 \"{}\"\n"
             "extern int leetjudge_end_of_file;\n",
             call_site) +
         (calls_between(binding)
              ? fmt::format("using leetjudge_solution = {}::{}{};\n{}", binding.counted ? "leetjudge_counted<" : "",
                            solution_class(binding), binding.counted ? ">" : "", binding.between->behind)
              : "") +
         (binding.stub.design ? many_calls(binding) : one_call(binding));
}

}  // namespace leetjudge
