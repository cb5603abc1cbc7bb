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
constexpr const char* warnings_name = "warnings";  // of the compiler, beside the host

// Names and texts of the headers that a solution's build depends on.
std::string texts_of(const std::vector<LocalHeader>& headers) {
  std::string text;
  for (const LocalHeader& one : headers)
    text += fmt::format("{}\n{}\n{}\n", one.path.string(), one.text.size(), one.text);
  return text;
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
    if (!result.succeeded()) refuse_full(result, limits.child.folder);
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
  const std::vector<LocalHeader> headers = local_headers(plan.file, plan.text);
  plan.readable = {plan.prelude.parent_path(), sources_, plan.file};
  std::string all = plan.text;
  for (const LocalHeader& header : headers) {
    plan.readable.push_back(header.path);
    all += "\n" + header.text;
  }
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
                fmt::format("-fmacro-prefix-map={}/=", plan.file.parent_path().string()), "-include", plan.prelude};
  const bool judged = mode == Mode::plain || mode == Mode::checked;
  if (judged && toolchain_.family == Toolchain::Family::clang) {
    std::erase(plan.command, "-w");
    plan.command.push_back("-Wno-everything");
    for (const auto one : std::views::split(told_warnings, ' ')) plan.command.emplace_back(one.begin(), one.end());
  }
  plan.key = joined(plan.command, "\n") + state_of(plan.prelude.parent_path()) + texts_of(headers) + plan.definitions +
             plan.call + plan.text;
  return plan;
}

// The program of `plan`, moved into `host`, or why there is none. Returns what it was made from.
MadeFrom Builder::make(const Plan& plan, const Problem& problem, const fs::path& parts_folder, Host& host) const {
  const WorkingFolder work(host.program.parent_path() / "work");
  // By a name that is the same in every mode: a solution can read it (__BASE_FILE__).
  write_file(work.path / "call.cpp", plan.call);
  write_file(work.path / "definitions.hpp", plan.definitions);
  const fs::path object = work.path / "solution.o";
  const fs::path program = work.path / "host";
  const ToolLimits limits = tool_limits(limits_, toolchain_, work.path, plan.readable + Arguments{parts_folder});
  const Arguments to_object = {"-c", "-MD", "-MF", work.path / "rule", "-o", object};
  const bool whole = plan.text == plan.file_text;
  if (!whole) write_file(work.path / "part.hpp", fmt::format("#line 1 \"{}\"\n{}", plan.file.string(), plan.text));
  const Arguments part = {"-iquote", plan.file.parent_path(), "-include", "part.hpp"};
  const Arguments compiling = plan.command + Arguments{"-include", "definitions.hpp"} +
                              (whole ? Arguments{"-include", plan.file} : part) + Arguments{"call.cpp"};
  Steps steps = {compiling + to_object, quick_link_command(host.mode, parts_folder, object, program),
                 link_command(host.mode, parts_folder, object, program)};
  const Outcome outcome = compile(steps, limits, plan, problem);
  host.compile_error = outcome.words;
  host.over_limit = outcome.over_limit;
  if (!host.ready()) {
    write_file(work.path / "nothing.cpp", nothing_source);
    steps.compile = plan.command + Arguments{"nothing.cpp"} + to_object;
    const Outcome fault = outcome.in_solution ? Outcome() : compile(steps, limits, plan, problem);
    if (!fault.words.empty())
      throw JudgeFault(fmt::format("this machine cannot compile anything, or {} is damaged and has to be removed: {}",
                                   cache_.string(), fault.words));
    return std::nullopt;
  }
  if (!fs::is_regular_file(fs::symlink_status(program)))
    throw JudgeFault(fmt::format("{}: the linker made no program", plan.file.string()));
  fs::rename(program, host.program);
  if (!outcome.messages.empty()) write_file(host.program.parent_path() / warnings_name, outcome.messages);
  keep_below(cache_, most_kept_bytes_);
  if (read_file(plan.file) != plan.file_text)
    return std::nullopt;  // saved meanwhile: this build is good for this run only
  return headers_read(work.path / "rule", plan);
}

MadeFrom Builder::headers_read(const fs::path& rule, const Plan& plan) const {
  MadeFrom headers = files_outside(read_file(rule), cache_);
  // Of these the key tells what they were.
  std::set<std::string> known(plan.readable.begin(), plan.readable.end());
  for (const fs::path& one : sources_of(plan.prelude.parent_path())) known.insert(one);
  std::erase_if(*headers, [&](const fs::path& one) { return known.contains(one); });
  return headers;
}

Host Builder::build(const fs::path& solution, const Problem& problem, Mode mode) const {
  const Plan plan = this->plan(solution, problem, mode);
  const fs::path parts_folder = objects(mode);
  const std::string key = plan.key + parts_folder.string() + state_of(parts_folder);
  const fs::path folder = cache_ / fmt::format("{}-{}", folders_of(plan.file, traits_of(mode).name), short_hash(key));
  Host host{mode, folder / "host", ""};
  {
    const std::lock_guard guard(mutex_);
    if (const auto found = failed_.find(folder); found != failed_.end()) return found->second;
  }
  ensure_folder(folder, key, [&] {
    const MadeFrom made_from = make(plan, problem, parts_folder, host);
    if (!host.ready()) fs::remove_all(folder);
    return made_from;
  });
  if (const fs::path warnings = folder / warnings_name; fs::exists(warnings))
    host.warnings = warnings_in(read_file(warnings), plan.file);
  const std::lock_guard guard(mutex_);
  if (!host.ready()) failed_[folder] = host;
  return host;
}

std::string Builder::digest(const fs::path& solution, const Problem& problem, Mode mode) const {
  return short_hash(plan(solution, problem, mode).key + state_of(objects(mode)));
}

Host Builder::reference(const Problem& problem, Mode mode) const {
  const std::string text = problem.written().empty_solution();
  const fs::path folder = cache_ / fmt::format("{}-reference-{}", problem.slug, short_hash(text));
  ensure_folder(folder, text, [&]() -> MadeFrom {
    write_file(folder / reference_name, text);
    return MadeFrom::value_type{};
  });
  Host host = build(folder / reference_name, problem, mode);
  if (!host.ready())
    throw BadInput(
        fmt::format("{}: its stub does not compile: {}", problem.heading(), trim(first_error(host.compile_error))));
  return host;
}

const std::string& Builder::state() const {
  std::call_once(state_known_, [&] {
    std::string all = toolchain_.identity + sources_state_of(prelude(Mode::plain).parent_path(), sources_);
    std::vector<fs::path> own = {"/proc/self/exe", LEETJUDGE_KEEPER};
    for (const fs::directory_entry& entry : fs::directory_iterator(sources_))
      if (entry.is_regular_file()) own.push_back(entry.path());
    std::sort(own.begin() + 2, own.end());
    for (const fs::path& file : own) all += fmt::format("{} ", std::hash<std::string>()(read_file(file)));
    state_ = short_hash(all);
  });
  return state_;
}

}  // namespace leetjudge
