#include "compile/compiler_fence.hpp"

#include <algorithm>
#include <cstdlib>
#include <iterator>
#include <set>
#include <sstream>

#include "util/files.hpp"

namespace leetjudge {
namespace fs = std::filesystem;
namespace {

// Beside the libraries (keeper/fence.cpp).
constexpr const char* system_places[] = {"/bin",
                                         "/usr/bin",
                                         "/usr/include",
                                         "/usr/libexec",
                                         "/usr/local/bin",
                                         "/usr/local/include",
                                         "/usr/local/libexec",
                                         "/usr/x86_64-linux-gnu",
                                         "/usr/aarch64-linux-gnu",
                                         "/etc/alternatives",
                                         "/etc/ld.so.conf",
                                         "/etc/ld.so.conf.d",
                                         "/etc/clang"};
constexpr const char* wrappers[] = {"ccache", "sccache", "distcc", "icecc", "colorgcc", "buildcache"};
// What stands beside a compiler's bin.
constexpr const char* siblings[] = {"lib", "lib64", "libexec", "include"};

bool is_wrapper(const fs::path& program) {
  std::error_code error;
  const std::string name = fs::canonical(program, error).filename();
  return std::ranges::find(wrappers, name) != std::end(wrappers);
}

bool is_system(const std::string& path) {
  return path.starts_with("/usr/") || path.starts_with("/lib") || path.starts_with("/bin/");
}

// Whether everything of the user's, or the machine's, lies below it.
bool holds_too_much(const fs::path& folder) {
  const char* home = std::getenv("HOME");
  const std::string below = fs::path(home ? home : "/").string() + "/";
  return std::distance(folder.begin(), folder.end()) < 3 || below.starts_with(folder.string() + "/");
}

}  // namespace

fs::path behind_wrapper(const fs::path& program) {
  const auto is_compiler = [](const fs::path& other) { return !is_wrapper(other); };
  return is_compiler(program) ? program : find_program(program.filename(), is_compiler).value_or(program);
}

// A compiler prints its own folders when it is asked for its search paths; so does the one behind a script.
std::vector<std::string> compiler_folders(const fs::path& program) {
  const fs::path real = fs::canonical(program);
  if (is_system(real.string())) return {};
  std::set<std::string> found = {program.string(), real.string()};
  std::string printed = real.string();
  for (const std::vector<std::string>& question :
       {std::vector<std::string>{"-print-search-dirs"}, {"-v", "-E", "-x", "c++", "/dev/null"}}) {
    std::vector<std::string> command = {program.string()};
    command.insert(command.end(), question.begin(), question.end());
    printed += "\n" + run_tool(command, {.time_s = 20}).output;
  }
  std::ranges::replace_if(
      printed, [](char c) { return c == ':' || c == '=' || c == '\''; }, ' ');
  std::istringstream words(printed);
  const auto add = [&](const fs::path& place) {
    std::error_code error;
    const fs::path folder = fs::canonical(place, error);
    if (!error && fs::is_directory(folder, error) && !is_system(folder.string()) && !holds_too_much(folder))
      found.insert(folder.string());
  };
  for (std::string word; words >> word;) {
    if (!word.starts_with('/')) continue;
    fs::path place = word;
    std::error_code error;
    if (fs::is_regular_file(place, error)) place = place.parent_path();
    add(place);
    if (place.filename() != "bin") continue;
    for (const char* sibling : siblings) add(place.parent_path() / sibling);
  }
  return {found.begin(), found.end()};
}

void fence_compiler(ToolLimits& limits, const Toolchain& toolchain) {
  limits.trust = Trust::tool;
  limits.reach.writable = limits.folder;
  limits.reach.readable = toolchain.folders;
  limits.reach.readable.insert(limits.reach.readable.end(), std::begin(system_places), std::end(system_places));
}

}  // namespace leetjudge
