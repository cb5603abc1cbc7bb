#include "compile/toolchain.hpp"

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <optional>

#include "compile/cache.hpp"
#include "compile/compiler_bounds.hpp"
#include "sandbox/tool.hpp"
#include "util/error.hpp"
#include "util/files.hpp"
#include "util/format.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace fs = std::filesystem;
namespace {

constexpr int oldest_gcc = 12;
constexpr int oldest_clang = 14;
constexpr int first_clang_with_23 = 17;  // earlier ones call it c++2b

// The first "12.2.0" in the first line of what --version prints.
std::string version_in(std::string_view text) {
  const std::string_view line = text.substr(0, text.find('\n'));
  for (std::size_t i = 0; i < line.size(); ++i) {
    const bool starts_word = i == 0 || line[i - 1] == ' ';
    if (!starts_word || line[i] < '0' || line[i] > '9') continue;
    const std::size_t end = line.find_first_not_of("0123456789.", i);
    return std::string(line.substr(i, end == std::string_view::npos ? end : end - i));
  }
  return "";
}

bool recent_enough(const Toolchain& toolchain) {
  return toolchain.major >= (toolchain.family == Toolchain::Family::clang ? oldest_clang : oldest_gcc);
}

// Half the time of the compilers' own choice, measured: 20 to 30 ms instead of 50.
Arguments find_fast_linker() {
  for (const std::string name : {"mold", "lld", "gold"}) {
    if (find_program("ld." + name)) return {"-fuse-ld=" + name};
  }
  return {};
}

bool is_script(const fs::path& program) { return std::ifstream(program).get() == '#'; }

// Empty where it says nothing.
std::string first_line_of_version(const fs::path& program) {
  const ToolResult result = run_tool({program.string(), "--version"}, {.time_s = 20});
  return result.succeeded() ? result.output.substr(0, result.output.find('\n')) : "";
}

// The same, asked once: a compiler's start takes longer than all else of a run in which nothing changed, measured. Not
// of scripts, which may call another program each time.
std::string first_line_of_version(const fs::path& program, const fs::path& cache) try {
  if (cache.empty() || is_script(program)) return first_line_of_version(program);
  const fs::path folder = fs::absolute(cache) / fmt::format("compiler-{}", short_hash(program.string()));
  ensure_folder(folder, [&](const fs::path& work) -> std::optional<Paths> {
    const std::string line = first_line_of_version(program);
    if (line.empty()) return std::nullopt;  // asked again the next time
    write_file(work / "version", line);
    return Paths{program, fs::canonical(program)};
  });
  return read_file(folder / "version");
} catch (const Interrupted&) {
  throw;
} catch (const std::exception&) {  // the cache cannot be used, which the builder says
  return first_line_of_version(program);
}

std::optional<Toolchain> describe(const fs::path& found, const fs::path& cache) {
  const fs::path program = behind_wrapper(found);
  const std::string first_line = first_line_of_version(program, cache);
  const std::string version = version_in(first_line);
  const bool clang = contains(first_line, "clang");
  const bool compiler = clang || contains_any(first_line, {"++", "gcc"});
  if (version.empty() || !compiler) return std::nullopt;
  Toolchain toolchain;
  toolchain.program = program;
  toolchain.script = is_script(program);
  toolchain.family = clang ? Toolchain::Family::clang : Toolchain::Family::gcc;
  toolchain.name = fmt::format("{} {}", clang ? "clang" : "g++", version);
  toolchain.major = std::atoi(version.c_str());
  toolchain.dialect = clang && toolchain.major < first_clang_with_23 ? "-std=c++2b" : "-std=c++23";
  toolchain.fast_linker = find_fast_linker();
  const fs::path real = fs::canonical(program);
  toolchain.folders = compiler_folders(program);
  toolchain.identity =
      fmt::format("{} {} {}", toolchain.name, real.string(), fs::last_write_time(real).time_since_epoch().count());
  return toolchain;
}

// "clang-19" and "gcc" are the C compilers' names of what is meant.
std::string cpp_name(std::string name) {
  const std::size_t begin = name.rfind('/') + 1;  // of the bare name; 0 where there is no folder
  const std::size_t end = std::max(begin, name.find_last_not_of("-0123456789") + 1);
  const std::string bare = name.substr(begin, end - begin);
  if (bare == "clang") name.insert(end, "++");
  if (bare == "gcc") name.replace(begin, bare.size(), "g++");
  return name;
}

}  // namespace

std::vector<std::string> Toolchain::own_flags(Mode mode) const {
  return {dialect, "-w", "-pthread", "-O2", fmt::format("-D{}", traits_of(mode).define)};
}

std::vector<std::string> Toolchain::flags(Mode mode) const {
  // A loop without an effect is Time Limit Exceeded on LeetCode, and not removed.
  std::vector<std::string> flags = {dialect, "-w", "-pthread", "-fno-finite-loops"};
  const auto add = [&](const ModeTraits::Words& more) { flags.insert(flags.end(), more.begin(), more.end()); };
  const bool clang = family == Family::clang;
  // Clang's crash reports are files of megabytes; and whether some file of the user's exists is no solution's business.
  if (clang) add({"-fno-crash-diagnostics", "-D__has_embed(...)=0"});
  // A missing return ends the program at that place instead of running into whatever code comes next.
  if (mode != Mode::checked && mode != Mode::debug)
    add({"-fsanitize=return", clang ? "-fsanitize-trap=return" : "-fsanitize-undefined-trap-on-error"});
  add(traits_of(mode).flags);
  add(clang ? traits_of(mode).clang_flags : traits_of(mode).gcc_flags);
  return flags;
}

std::vector<std::string> Toolchain::precompiling_flags() const {
  std::vector<std::string> flags = {"-x", "c++-header"};
  // Otherwise each solution instantiates anew what the library's own functions use: half of its time, measured.
  if (family == Family::clang) flags.push_back("-fpch-instantiate-templates");
  return flags;
}

std::vector<std::string> Toolchain::link_flags(Mode mode) const {
  // What a solution's assembly says of link-time optimisation would be taken for options.
  std::vector<std::string> flags = {"-pthread", "-fno-lto", "-Wl,--wrap=main"};
  for (const char* function : traits_of(mode).wrapped) flags.push_back(fmt::format("-Wl,--wrap={}", function));
  if (family == Family::gcc) flags.push_back("-fno-use-linker-plugin");
  if (mode == Mode::checked) flags.push_back("-fsanitize=address,undefined");
  if (mode == Mode::debug) flags.push_back("-fsanitize=undefined");
  return flags;
}

Toolchain find_toolchain(const std::string& asked, const fs::path& cache) {
  if (!asked.empty()) {
    const std::optional<fs::path> program = find_program(cpp_name(asked));
    if (!program) throw BadInput(fmt::format("no compiler \"{}\" on this machine", asked));
    const std::optional<Toolchain> toolchain = describe(*program, cache);
    if (!toolchain) throw BadInput(fmt::format("\"{}\" is not a g++ or clang++", asked));
    if (!recent_enough(*toolchain)) {
      throw BadInput(
          fmt::format("{} is too old: g++ {} or clang {} at least", toolchain->name, oldest_gcc, oldest_clang));
    }
    return *toolchain;
  }
  for (const char* name : {"clang++-19", "g++", "g++-14", "g++-13", "g++-12", "clang++"}) {
    const std::optional<fs::path> program = find_program(name);
    if (!program) continue;
    const std::optional<Toolchain> toolchain = describe(*program, cache);
    if (toolchain && recent_enough(*toolchain)) return *toolchain;
  }
  throw BadInput("no C++ compiler found: install clang-19 (LeetCode's own) or g++ 12 or later");
}

}  // namespace leetjudge
