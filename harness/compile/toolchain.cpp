#include "compile/toolchain.hpp"

#include <cstdlib>
#include <optional>

#include "compile/compiler_fence.hpp"
#include "process/tool.hpp"
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
std::string find_fast_linker() {
  for (const std::string name : {"mold", "lld", "gold"}) {
    if (find_program("ld." + name)) return "-fuse-ld=" + name;
  }
  return "";
}

std::optional<Toolchain> describe(const fs::path& found) {
  const fs::path program = behind_wrapper(found);
  const ToolResult result = run_tool({program.string(), "--version"}, {.time_s = 20});
  const std::string version = version_in(result.output);
  const std::string first_line = result.output.substr(0, result.output.find('\n'));
  const bool clang = contains(first_line, "clang");
  const bool compiler = clang || contains_any(first_line, {"++", "gcc"});
  if (!result.succeeded() || version.empty() || !compiler) return std::nullopt;
  Toolchain toolchain;
  toolchain.program = program;
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
std::string cpp_name(const std::string& name) {
  const std::size_t begin = name.rfind('/') + 1;  // of the bare name; 0 where there is no folder
  for (const auto& [c, cpp] : {std::pair<std::string, std::string>("clang", "clang++"), {"gcc", "g++"}}) {
    const std::string rest = name.compare(begin, c.size(), c) == 0 ? name.substr(begin + c.size()) : "no";
    const bool version =
        rest.size() > 1 && rest[0] == '-' && rest.find_first_not_of("0123456789", 1) == std::string::npos;
    if (rest.empty() || version) return name.substr(0, begin) + cpp + rest;
  }
  return name;
}

}  // namespace

const char* mode_name(Mode mode) {
  // In the order of Mode.
  constexpr const char* names[] = {"plain", "valgrind", "checked", "filled", "traced", "stepped", "debug"};
  static_assert(std::size(names) == int(Mode::debug) + 1);
  return names[int(mode)];
}

std::vector<std::string> Toolchain::own_flags(Mode mode) const {
  std::vector<std::string> flags = {dialect, "-w", "-pthread", "-O2"};
  if (sanitized(mode)) flags.push_back("-DLEETJUDGE_CHECKED");
  if (counted(mode)) flags.push_back("-DLEETJUDGE_TRACED");
  if (mode == Mode::valgrind) flags.push_back("-DLEETJUDGE_VALGRIND");
  if (mode == Mode::debug) flags.push_back("-DLEETJUDGE_DEBUG");
  return flags;
}

std::vector<std::string> Toolchain::flags(Mode mode) const {
  // A loop without an effect is Time Limit Exceeded on LeetCode, and not removed.
  std::vector<std::string> flags = {dialect, "-w", "-pthread", "-fno-finite-loops"};
  if (family == Family::clang) flags.push_back("-fno-crash-diagnostics");  // they are files of megabytes
  // Whether some file of the user's exists is no solution's business.
  if (family == Family::clang) flags.push_back("-D__has_embed(...)=0");
  const auto add = [&](std::initializer_list<const char*> more) {
    flags.insert(flags.end(), more.begin(), more.end());
  };
  if (!sanitized(mode)) {
    // A missing return ends the program at that place instead of running into whatever code comes next.
    add({"-fsanitize=return",
         family == Family::clang ? "-fsanitize-trap=return" : "-fsanitize-undefined-trap-on-error"});
  }
  switch (mode) {
    case Mode::plain: add({"-O2"}); break;
    case Mode::filled:
      add({"-ftrivial-auto-var-init=pattern", "-D_GLIBCXX_ASSERTIONS", "-DLEETJUDGE_FILLED"});
      [[fallthrough]];
    case Mode::checked:
      add({"-O2", "-g1", "-gdwarf-4", "-fno-omit-frame-pointer", "-fsanitize=address,undefined",
           "-fno-sanitize-recover=all"});
      // Places are found by the one (verdict/symbols.hpp); the other is a part of clang's "undefined".
      add({family == Family::clang ? "-gdwarf-aranges" : "-fsanitize=float-cast-overflow"});
      break;
    case Mode::valgrind: add({"-O1", "-gdwarf-4", "-fno-omit-frame-pointer"}); break;
    case Mode::debug:
      add({"-O0", "-gdwarf-4", "-fno-omit-frame-pointer"});
      if (family == Family::clang) add({"-fstandalone-debug"});
      break;
    case Mode::traced:
      add({"-O1", "-fsanitize=thread"});
      if (family == Family::clang) {
        add({"-mllvm", "-tsan-instrument-read-before-write"});  // otherwise x = x + 1 counts no read
        // Stores that the code makes one by one are neither merged nor moved out of their loop.
        add({"-mllvm", "-disable-loop-idiom-memcpy", "-mllvm", "-disable-licm-promotion"});
      } else {
        // A recursion inlined into itself would hide its depth.
        add({"--param", "max-inline-insns-recursive=0", "--param", "max-inline-insns-recursive-auto=0"});
        add({"-fno-tree-dse", "-fno-tree-loop-im"});  // stores that are made are counted
        add({"-fno-builtin-memcpy", "-fno-builtin-memmove", "-fno-builtin-memset"});  // calls, which the link wraps
      }
      break;
    case Mode::stepped:
      // What the library has compiled of its templates would not be counted.
      add({"-O1", "-D_GLIBCXX_EXTERN_TEMPLATE=0"});
      add({family == Family::clang ? "-fsanitize-coverage=trace-pc,no-prune" : "-fsanitize-coverage=trace-pc"});
      if (family == Family::gcc)
        add({"-fno-builtin-memcpy", "-fno-builtin-memmove", "-fno-builtin-memset", "-fno-builtin-memcmp"});
      break;
  }
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
  std::vector<std::string> flags = {"-pthread", "-fno-lto"};
  const auto wrap = [&](std::initializer_list<const char*> functions) {
    for (const char* function : functions) flags.push_back(fmt::format("-Wl,--wrap={}", function));
  };
  if (!sanitized(mode) && mode != Mode::debug)  // to know what was refused (host/main.cpp)
    wrap({"malloc", "calloc", "realloc", "mmap", "mmap64", "mremap", "aligned_alloc", "posix_memalign"});
  if (family == Family::gcc) flags.push_back("-fno-use-linker-plugin");
  if (sanitized(mode)) flags.push_back("-fsanitize=address,undefined");
  // What the hooks take the place of (host/tracer_hooks.cpp, host/step_counter.cpp); never libtsan.
  if (counted(mode)) wrap({"memcpy", "memmove", "memset", "_ZdlPv", "_ZdlPvm"});
  if (mode == Mode::traced) wrap({"pthread_mutex_unlock"});
  if (mode == Mode::stepped) wrap({"memcmp", "bcmp", "memchr", "strlen", "_ZSt11_Hash_bytesPKvmm", "_Znwm"});
  return flags;
}

Toolchain find_toolchain(const std::string& asked) {
  if (!asked.empty()) {
    const std::optional<fs::path> program = find_program(cpp_name(asked));
    if (!program) throw BadInput(fmt::format("no compiler \"{}\" on this machine", asked));
    const std::optional<Toolchain> toolchain = describe(*program);
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
    const std::optional<Toolchain> toolchain = describe(*program);
    if (toolchain && recent_enough(*toolchain)) return *toolchain;
  }
  throw BadInput("no C++ compiler found: install clang-19 (LeetCode's own) or g++ 12 or later");
}

}  // namespace leetjudge
