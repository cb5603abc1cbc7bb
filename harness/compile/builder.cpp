// A host is linked from the solution, compiled behind the precompiled prelude and before what binds it
// (paste/binding.hpp), and the judge's own parts.
#include "compile/builder.hpp"

#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <ranges>
#include <set>

#include "compile/cache.hpp"
#include "compile/compiler_bounds.hpp"
#include "compile/diagnostics.hpp"
#include "paste/binding.hpp"
#include "paste/local_headers.hpp"
#include "sandbox/program.hpp"
#include "util/error.hpp"
#include "util/files.hpp"
#include "util/format.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace fs = std::filesystem;

namespace {

// What can be linked to the judge's parts and does not depend on any solution.
constexpr const char* nothing_source = "leetjudge_call* leetjudge_make_call() { return nullptr; }\n";
constexpr const char* reference_name = "leetjudge_reference.cpp";
// Warnings of what is mostly a mistake, and no matter of style.
constexpr std::string_view told_warnings =
    "-Wuninitialized -Wconditional-uninitialized -Wreturn-type -Wreturn-stack-address -Wdangling -Wunused-comparison "
    "-Winfinite-recursion -Wtautological-unsigned-zero-compare -Warray-bounds -Wdivision-by-zero "
    "-Wshift-count-overflow -Wstring-plus-int -Wunsequenced -Wempty-body -Wparentheses -Wno-logical-op-parentheses "
    "-Wno-dangling-else";
constexpr std::size_t most_told_of_crash = 2000;
constexpr const char* warnings_name = "warnings";  // of the compiler, beside the host

struct CompilerCrash : std::runtime_error {
  using std::runtime_error::runtime_error;
};

// Where the compiler finds the paste with its local headers, and nothing else that lies beside it.
constexpr std::string_view copies = "leetjudge_pasted/", told_copies = "./leetjudge_pasted/";  // as compilers tell it

void write_copy(const fs::path& copy, const std::string& text) {
  fs::create_directories(copy.parent_path());
  write_file(copy, text);
}

}  // namespace

Builder::Builder(Toolchain toolchain, fs::path sources, fs::path cache, const CompileLimits& limits,
                 std::uintmax_t most_kept_bytes)
    : toolchain_(std::move(toolchain)),
      sources_(std::move(sources)),
      cache_(fs::absolute(std::move(cache))),
      limits_(limits),
      most_kept_bytes_(most_kept_bytes) {
  std::error_code error;
  fs::create_directories(cache_, error);
  if (!error && access(cache_.c_str(), W_OK | X_OK) != 0) error = std::error_code(errno, std::generic_category());
  if (error)
    throw BadInput(
        fmt::format("{}: what is built cannot be kept here: {}; --cache or LEETJUDGE_CACHE names another folder",
                    cache_.string(), error.message()));
}

Builder::Outcome Builder::explain(const ToolResult& result, const Plan& plan, const Problem& problem) const {
  const std::string limit = limit_reached(result, limits_);
  if (result.succeeded() && limit.empty()) return {};
  if (limit.empty() && was_killed(result))
    throw JudgeFault("the compiler was killed, as the system does where memory is short; judge it again");
  if (stood_still(result, limits_))
    throw JudgeFault(
        fmt::format("{}, though the compiler computed for only {:.0f} s: the machine is short of memory, "
                    "busy or was stopped meanwhile; judge it again",
                    limit, result.cpu_ms / 1000));
  Outcome failure{.over_limit = !limit.empty()};
  if (failure.over_limit) failure.words = fmt::format("{}: error: {}\n", display_path(plan.file), limit);
  if (failure.over_limit && !has_error(result.output)) return failure;
  const CompileError error =
      explain_compile_error(result.output, plan.file, display_path(plan.file), plan.text, problem.written());
  failure.words += error.words;
  if (std::ranges::count(plan.file_text, '{') > std::ranges::count(plan.text, '{'))
    failure.words += "(what stands outside of the editor's marks, as @lc code=start, is not submitted)\n";
  failure.in_solution = error.in_solution;
  return failure;
}

Builder::Outcome Builder::compile(const Steps& steps, const ToolLimits& limits, const Plan& plan,
                                  const Problem& problem) const {
  const auto run = [&](const Arguments& step) {
    ToolResult result = run_tool(step, limits);
    result.output = replaced(std::move(result.output), told_copies, (plan.file.parent_path() / "").string());
    if (!result.succeeded()) refuse_full(result, limits.child.folder);
    if (has_crashed(result) && limit_reached(result, limits_).empty())
      throw CompilerCrash(std::string(trim(result.output)).substr(0, most_told_of_crash));
    return result;
  };
  const ToolResult compiled = run(steps.compile);
  if (Outcome failure = explain(compiled, plan, problem); !failure.words.empty()) return failure;
  const Outcome told{.messages = compiled.output};
  // What the faster linker makes of an error is not asked: the compiler's own has the words that are known.
  if (steps.quick_link != steps.link && run(steps.quick_link).succeeded()) return told;
  const ToolResult result = run(steps.link);
  if (tool_says(result.output, "libclang_rt"))
    throw JudgeFault("the sanitizers' libraries are not installed: apt-get install libclang-rt-19-dev");
  const Outcome failure = explain(result, plan, problem);
  return failure.words.empty() ? told : failure;
}

Builder::Plan Builder::plan(const fs::path& solution, const Problem& problem, Mode mode) const {
  Plan plan;
  plan.file = whole_path(solution);
  plan.file_text = read_file(plan.file, most_source_bytes);
  plan.text = submitted_part(plan.file_text);
  const std::string path = plan.file.string();
  if (path.find_first_of("\"\\\n") != std::string::npos || escape_binary(path) != path)
    throw BadInput(replaced(display_path(plan.file), "\n", "\\n") +
                   ": a file with a double quote, backslash, line end or control character in its path is not judged: "
                   "rename it, or its folder");
  plan.prelude = prelude(mode);
  plan.headers = local_headers(plan.file, plan.text);
  std::string all = plan.text;
  for (const LocalHeader& header : plan.headers) all += "\n" + header.text;
  const Outline outline = outline_of(plan.text);
  const Binding binding{.stub = problem.stub_of(plan.file),
                        .solution = outline,
                        .in_place = problem.in_place,
                        .prefix = problem.prefix,
                        .watch = problem.watch,
                        .counted = mode == Mode::counted,
                        .filled = mode == Mode::checked,
                        .between = problem.hidden};
  plan.call = binding_source(binding);
  plan.definitions = definitions_source(binding, all);
  plan.command =
      Arguments{toolchain_.program} + toolchain_.flags(mode) +
      Arguments{"-fdiagnostics-color=never",
                // What an assertion says should not drown in where the file is.
                fmt::format("-fmacro-prefix-map={}=", told_copies),
                fmt::format("-fdebug-prefix-map={}={}", told_copies, (plan.file.parent_path() / "").string()),
                "-include", plan.prelude};
  const bool judged = mode == Mode::plain || mode == Mode::checked;
  if (judged && toolchain_.family == Toolchain::Family::clang) {
    std::erase(plan.command, "-w");
    plan.command.push_back("-Wno-everything");
    for (const auto one : std::views::split(told_warnings, ' ')) plan.command.emplace_back(one.begin(), one.end());
  }
  plan.key = keyed("command", joined(plan.command, "\n")) + keyed("prelude", stamps_in(plan.prelude.parent_path())) +
             keyed("definitions", plan.definitions) + keyed("call", plan.call) + keyed("paste", plan.text);
  for (const LocalHeader& header : plan.headers) plan.key += keyed(header.path.string(), header.text);
  return plan;
}

std::optional<Paths> Builder::make(const Plan& plan, const Problem& problem, const fs::path& parts_folder,
                                   const fs::path& work, Host& host) const {
  const WorkingFolder texts(work / "texts");
  // By a name that is the same in every mode: a solution can read it (__BASE_FILE__).
  write_file(texts.path / "call.cpp", plan.call);
  write_file(texts.path / "definitions.hpp", plan.definitions);
  const std::string paste = std::string(copies) + plan.file.filename().string();
  write_copy(texts.path / paste, plan.text);
  for (const LocalHeader& header : plan.headers)
    write_copy(texts.path / copies / header.path.lexically_relative(plan.file.parent_path()), header.text);
  const fs::path program = texts.path / "host", rule = texts.path / "rule";
  const ToolLimits limits =
      tool_limits(limits_, toolchain_, texts.path, {plan.prelude.parent_path(), sources_, parts_folder});
  const Arguments to_object = {"-c", "-MD", "-MF", rule, "-o", "solution.o"};
  const Arguments behind = {"-include", "definitions.hpp", "-include", paste, "call.cpp"};
  Steps steps = {plan.command + behind + to_object, quick_link_command(host.mode, parts_folder),
                 link_command(host.mode, parts_folder)};
  const Outcome outcome = compile(steps, limits, plan, problem);
  host.compile_error = outcome.words;
  host.over_limit = outcome.over_limit;
  if (!host.ready()) {
    write_file(texts.path / "nothing.cpp", nothing_source);
    steps.compile = plan.command + Arguments{"nothing.cpp"} + to_object;
    const Outcome fault = outcome.in_solution ? Outcome() : compile(steps, limits, plan, problem);
    if (!fault.words.empty()) throw CompilerCrash(fault.words);
    return std::nullopt;
  }
  if (!fs::is_regular_file(fs::symlink_status(program)))
    throw JudgeFault(fmt::format("{}: the linker made no program", plan.file.string()));
  fs::rename(program, work / "host");
  if (!outcome.messages.empty()) write_file(work / warnings_name, outcome.messages);
  Paths headers = files_outside(read_file(rule), cache_);
  const Paths of_prelude = files_outside(read_file(plan.prelude.parent_path() / "rule"), cache_);
  const std::set<std::string> known(of_prelude.begin(), of_prelude.end());
  std::erase_if(headers, [&](const fs::path& file) { return known.contains(file.string()); });
  return headers;
}

Host Builder::build(const fs::path& solution, const Problem& problem, Mode mode) const {
  for (bool again = false;; again = true) {
    const Plan plan = this->plan(solution, problem, mode);
    const fs::path parts_folder = objects(mode);
    const std::string key = plan.key + keyed("parts", stamps_in(parts_folder));
    const fs::path folder = cache_ / fmt::format("{}-{}-{}", plan.file.stem().string().substr(0, 64),
                                                 traits_of(mode).name, short_hash(key));
    Host host{mode, folder / "host", ""};
    {
      const std::lock_guard guard(mutex_);
      if (const auto found = failed_.find(folder); found != failed_.end()) return found->second;
    }
    try {
      ensure_folder(folder, [&](const fs::path& work) { return make(plan, problem, parts_folder, work, host); });
    } catch (const CompilerCrash& crash) {
      if (again) throw JudgeFault(fmt::format("the compiler crashed, or cannot compile anything: {}", crash.what()));
      std::error_code error;
      fs::remove_all(plan.prelude.parent_path(), error);  // it may be damaged
      continue;
    }
    keep_below(cache_, most_kept_bytes_);
    if (const fs::path warnings = folder / warnings_name; fs::exists(warnings))
      host.warnings = warnings_in(read_file(warnings), plan.file);
    const std::lock_guard guard(mutex_);
    if (!host.ready()) failed_[folder] = host;
    return host;
  }
}

std::string Builder::digest(const fs::path& solution, const Problem& problem) const {
  return short_hash(plan(solution, problem, Mode::plain).key + keyed("parts", stamps_in(objects(Mode::plain))) +
                    keyed("judge", stamps_of({LEETJUDGE_KEEPER, fs::read_symlink("/proc/self/exe")})));
}

Host Builder::reference(const Problem& problem, Mode mode) const {
  const std::string text = problem.written().empty_solution();
  const fs::path folder = cache_ / fmt::format("{}-reference-{}", problem.slug, short_hash(text));
  ensure_folder(folder, [&](const fs::path& work) {
    write_file(work / reference_name, text);
    return Paths();
  });
  Host host = build(folder / reference_name, problem, mode);
  if (!host.ready())
    throw BadInput(
        fmt::format("{}: its stub does not compile: {}", problem.heading(), trim(first_error(host.compile_error))));
  return host;
}

}  // namespace leetjudge
