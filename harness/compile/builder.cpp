// A host is linked from the solution, compiled behind the precompiled prelude, and the judge's parts, which
// depend on the signature and the mode only. Both the prelude and the parts are built once.
#include "compile/builder.hpp"

#include <algorithm>
#include <csignal>

#include "compile/cache.hpp"
#include "compile/diagnostics.hpp"
#include "compile/host_source.hpp"
#include "compile/library.hpp"
#include "run/tool.hpp"
#include "util/error.hpp"
#include "util/files.hpp"
#include "util/format.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace fs = std::filesystem;
namespace {

// What is linked to count, beside main (host/tracer.hpp).
constexpr const char* traced_parts[] = {"tracer", "tracer_hooks", "tracer_atomics", "recorder"};

using Arguments = std::vector<std::string>;

constexpr double wall_time_factor = 4;  // the machine may be busy
constexpr double least_wall_time_s = 60;
constexpr std::size_t hosts_kept_per_solution = 4;

Arguments operator+(Arguments left, const Arguments& right) {
  left.insert(left.end(), right.begin(), right.end());
  return left;
}

std::string joined(const Arguments& arguments) {
  std::string text;
  for (const std::string& argument : arguments) text += argument + "\n";
  return text;
}

// For what is the judge's own: anything but success is the judge's fault.
void run_or_fault(const Arguments& arguments, const std::string& folder) {
  const ToolResult result = run_tool(arguments, {.time_s = 300, .folder = folder});
  if (!result.succeeded()) {
    throw JudgeFault(fmt::format("a part of the judge does not compile ({}):\n{}\nby the command\n{}",
                                 describe(result.ending), result.output, joined(arguments)));
  }
}

// What the compiler read beside the system's headers, one line a file with size and time of change.
std::string stamp(const fs::path& file) {
  std::error_code error;
  const auto size = fs::file_size(file, error);
  const auto changed = fs::last_write_time(file, error).time_since_epoch().count();
  return error ? "gone" : fmt::format("{} {}", size, changed);
}

// The files that a make rule, as compilers write it, says are needed.
std::vector<std::string> files_in_rule(const std::string& rule) {
  std::vector<std::string> files(1);
  for (std::size_t i = std::min(rule.size(), rule.find(": ") + 1); i < rule.size(); ++i) {
    const char next = i + 1 < rule.size() ? rule[i + 1] : ' ';
    const bool escaped = (rule[i] == '\\' && (next == ' ' || next == '#')) || (rule[i] == '$' && next == '$');
    if (escaped) {
      files.back() += rule[++i];
    } else if (rule[i] == '\\' && next == '\n') {
      ++i;
    } else if (rule[i] != ' ' && rule[i] != '\n') {
      files.back() += rule[i];
    } else if (!files.back().empty()) {
      files.emplace_back();
    }
  }
  if (files.back().empty()) files.pop_back();
  return files;
}

// The stamps of the files in a rule, without the solution, whose text is in the key, and those in `ours`.
std::string stamps_of(const std::string& rule, const fs::path& solution, const fs::path& ours) {
  std::string stamps;
  for (const std::string& name : files_in_rule(rule)) {
    if (name != solution && !name.starts_with(ours.string()))
      stamps += fmt::format("{}\n{}\n", name, stamp(name));
  }
  return stamps;
}

// A device or pipe that was included; clang takes one for an empty file. Empty if there is none.
std::string odd_file_in(const std::string& rule) {
  for (const std::string& name : files_in_rule(rule)) {
    std::error_code error;
    if (fs::exists(name, error) && !fs::is_regular_file(name, error)) return name;
  }
  return "";
}

bool stamps_hold(const fs::path& file) {
  if (!fs::exists(file)) return false;
  const std::string text = read_file(file);
  const std::vector<std::string_view> lines = split_lines(text);
  for (std::size_t i = 0; i + 1 < lines.size(); i += 2) {
    if (stamp(lines[i]) != lines[i + 1]) return false;
  }
  return true;
}

double wall_time_s(const CompileLimits& limits) {
  return std::max(double(limits.cpu_s) * wall_time_factor, least_wall_time_s);
}

ToolLimits tool_limits(const CompileLimits& limits, const fs::path& folder) {
  ToolLimits tool;
  tool.time_s = wall_time_s(limits);
  tool.folder = folder;
  tool.resources.cpu_s = limits.cpu_s;
  tool.resources.data_bytes = limits.memory_mb << 20;
  tool.resources.file_bytes = limits.file_mb << 20;
  return tool;
}

// The limit that ended a compiler, in words; empty when none did. A compiler reports its parts' ends in words
// of its own.
std::string limit_reached(const ToolResult& result, const CompileLimits& limits) {
  if (result.succeeded()) return "";
  const auto says = [&](const char* words) { return tool_says(result.output, words); };
  const auto ended_by = [&](int signal) { return result.ending.by_signal && result.ending.code == signal; };
  if (result.stop == ToolResult::Stop::output) return "the compiler printed more than 1 MB";
  if (result.stop == ToolResult::Stop::time)
    return fmt::format("compiling did not end within {:g} s", wall_time_s(limits));
  if (ended_by(SIGXCPU) || says("CPU time limit exceeded") || result.cpu_ms > double(limits.cpu_s) * 1000) {
    return fmt::format("compiling took more than {} s", limits.cpu_s);
  }
  if (ended_by(SIGXFSZ) || says("ile size limit exceeded") || says("File too large") || says("ile too big"))
    return fmt::format("the compiled program would be larger than {} MB", limits.file_mb);
  if (says("out of memory") || says("memory exhausted") || says("std::bad_alloc"))
    return fmt::format("compiling needed more than {} MB", limits.memory_mb);
  return "";
}

}  // namespace

Builder::Builder(Toolchain toolchain, fs::path sources, fs::path cache, const CompileLimits& limits)
    : toolchain_(std::move(toolchain)),
      sources_(std::move(sources)),
      cache_(fs::absolute(std::move(cache))),
      limits_(limits) {}

fs::path Builder::prelude(Mode mode) const {
  const Arguments flags = toolchain_.flags(mode);
  const std::string text = read_file(sources_ / "prelude.hpp");
  const std::string key = fmt::format("{}\n{}{}", toolchain_.identity, joined(flags), text);
  const fs::path folder = cache_ / fmt::format("prelude-{}-{}", mode_name(mode), short_hash(key));
  ensure_folder(
      folder, key,
      [&] {
        write_file(folder / "prelude.hpp", text);
        const std::string compiled = std::string("prelude.hpp") + toolchain_.precompiled_suffix();
        run_or_fault(
            Arguments{toolchain_.program} + flags +
                Arguments{"-x", "c++-header", folder / "prelude.hpp", "-o", compiled, "-MD", "-MF", "rule"},
            folder);
        write_file(folder / "includes", stamps_of(read_file(folder / "rule"), "", cache_));
        return true;
      },
      [&] { return stamps_hold(folder / "includes"); });
  return folder / "prelude.hpp";
}

fs::path Builder::parts(const Problem& problem, Mode mode) const {
  const Arguments flags = toolchain_.own_flags(mode);
  const std::string header = signature_header(problem.signature, problem.watch);
  const std::string call = call_source(problem.signature);
  std::string key = fmt::format("{}\n{}{}{}", toolchain_.identity, joined(flags), header, call);
  for (const char* name :
       {"main.cpp", "debug_main.cpp", "batch.hpp", "frame.hpp", "wire.hpp", "replay.hpp", "recorder.hpp",
        "recorder.cpp", "tracer.hpp", "tracer.cpp", "tracer_hooks.cpp", "tracer_atomics.cpp"}) {
    key += read_file(sources_ / name);
  }
  const fs::path folder = cache_ / fmt::format("{}-{}-{}", problem.slug, mode_name(mode), short_hash(key));
  ensure_folder(folder, key, [&] {
    write_file(folder / "signature.hpp", header);
    write_file(folder / "call.cpp", call);
    Arguments sources = {sources_ / (mode == Mode::debug ? "debug_main.cpp" : "main.cpp")};
    if (mode == Mode::traced) {
      for (const char* name : traced_parts) sources.push_back(sources_ / (std::string(name) + ".cpp"));
    }
    for (const std::string& source : sources) {
      run_or_fault(Arguments{toolchain_.program} + flags +
                       Arguments{"-I" + folder.string(), "-I" + sources_.string(), "-c", source, "-o",
                                 folder / (fs::path(source).stem().string() + ".o")},
                   folder);
    }
    return true;
  });
  return folder;
}

Host Builder::build(const fs::path& solution, const Problem& problem, Mode mode) const {
  const fs::path file = fs::absolute(solution).lexically_normal();
  const std::string text = read_file(file);
  if (file.string().find_first_of("\"\\\n") != std::string::npos) {
    throw BadInput(fmt::format(
        "{}: compilers cannot read a file with a quote, backslash or line end in its path", file.string()));
  }
  const fs::path prelude_file = prelude(mode);
  const fs::path parts_folder = parts(problem, mode);
  const Arguments command =
      Arguments{toolchain_.program} + toolchain_.flags(mode) +
      Arguments{"-fdiagnostics-color=never",
                // What an assertion says should not drown in where the file is.
                fmt::format("-fmacro-prefix-map={}/=", file.parent_path().string()), "-include", prelude_file,
                "-include", parts_folder / "signature.hpp", "-include", file, parts_folder / "call.cpp"};
  const std::string key = joined(command) + text;
  const fs::path shelf =
      cache_ / fmt::format("{}-{}", file.stem().string().substr(0, 64), short_hash(file.string()));
  const fs::path folder = shelf / fmt::format("{}-{}", mode_name(mode), short_hash(key));

  Host host{mode, folder / "host", ""};
  {
    const std::lock_guard guard(mutex_);
    if (const auto found = gave_up_.find(folder); found != gave_up_.end()) host.compile_error = found->second;
  }
  if (!host.ready()) return host;
  const auto make = [&] {
    const fs::path object = folder / "solution.o";
    // The solution comes first: where it and the judge's parts both instantiate a template of the library,
    // the linker takes the one that is built for the mode.
    Arguments link =
        Arguments{toolchain_.program} + toolchain_.link_flags(mode) + Arguments{"-o", host.program, object};
    link.push_back(parts_folder / (mode == Mode::debug ? "debug_main.o" : "main.o"));
    if (mode == Mode::traced) {
      for (const char* name : traced_parts) link.push_back(parts_folder / (std::string(name) + ".o"));
    }
    link = link + toolchain_.link_libraries();
    const auto run = [&](const Arguments& step) { return run_tool(step, tool_limits(limits_, folder)); };
    const auto refused = [&](const ToolResult& result) {
      const std::string limit = limit_reached(result, limits_);
      if (result.succeeded() && limit.empty()) return false;
      const bool told = limit.empty() || has_error(result.output);
      if (!limit.empty()) host.compile_error = fmt::format("{}: error: {}\n", display_path(file), limit);
      if (told)
        host.compile_error +=
            explain_compile_error(result.output, file, display_path(file), problem.signature,
                                  [&] { return library_release(toolchain_); });
      const std::lock_guard guard(mutex_);
      if (!limit.empty()) gave_up_[folder] = host.compile_error;
      return true;
    };
    if (refused(run(command + Arguments{"-c", "-MMD", "-MF", folder / "rule", "-o", object}))) return false;
    // What the faster linker makes of an error is not asked: the compiler's own has the words that are known.
    const std::string& fast = toolchain_.fast_linker;
    if (fast.empty() || !run(link + Arguments{fast}).succeeded()) {
      const ToolResult result = run(link);
      if (sanitized(mode) && tool_says(result.output, "libclang_rt"))
        throw JudgeFault("the sanitizers' libraries are not installed: apt-get install libclang-rt-19-dev");
      if (refused(result)) return false;
    }
    const std::string rule = read_file(folder / "rule");
    if (const std::string odd = odd_file_in(rule); !odd.empty()) {
      host.compile_error =
          fmt::format("{}: error: #include \"{}\": that is no regular file\n", display_path(file), odd);
      return false;
    }
    write_file(folder / "includes", stamps_of(rule, file, cache_));
    fs::remove(object);
    return read_file(file) == text;  // saved meanwhile: this build is good for this run only
  };
  ensure_folder(folder, key, make, [&] { return stamps_hold(folder / "includes"); });
  keep_newest(shelf, mode_name(mode), hosts_kept_per_solution);
  return host;
}

}  // namespace leetjudge
