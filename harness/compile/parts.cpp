// What hosts have in common.
#include <iomanip>
#include <sstream>

#include "compile/builder.hpp"
#include "compile/cache.hpp"
#include "compile/compiler_bounds.hpp"
#include "util/error.hpp"
#include "util/files.hpp"
#include "util/format.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace fs = std::filesystem;
namespace {

// For what is the judge's own: anything but success is the judge's fault.
void run_or_fault(const Arguments& arguments, const std::string& folder) {
  const ToolResult result = run_tool(arguments, {.time_s = 300, .child = {.folder = folder}});
  if (!result.succeeded()) {
    refuse_full(result, folder);
    throw JudgeFault(fmt::format("a part of the judge does not compile ({}):\n{}\nby the command\n{}",
                                 describe(result.ending), result.output, joined(arguments, "\n")));
  }
}

constexpr const char* linking_name = "linking";  // beside the parts: how clang links them with a solution

// Others wait meanwhile: what takes seconds is made once.
fs::path lock_of(const fs::path& folder) {
  const fs::path lock = folder.string() + ".lock";
  fs::create_directories(lock);
  return lock;
}

}  // namespace

fs::path Builder::prelude(Mode mode) const {
  const Arguments command = Arguments{toolchain_.program} + toolchain_.flags(mode) + toolchain_.precompiling_flags() +
                            Arguments{sources_ / "prelude.hpp", "-MD", "-MF", "rule"};
  const std::string key = keyed("compiler", toolchain_.identity) + keyed("command", joined(command, "\n"));
  const fs::path folder = cache_ / fmt::format("prelude-{}-{}", traits_of(mode).name, short_hash(key));
  const FolderLock one_at_a_time(lock_of(folder));
  ensure_folder(folder, [&](const fs::path& work) {
    run_or_fault(command + Arguments{"-o", std::string("prelude.hpp") + toolchain_.precompiled_suffix()}, work);
    return files_outside(read_file(work / "rule"), cache_);
  });
  return folder / "prelude.hpp";
}

std::set<std::string> Builder::part_names() const {
  std::set<std::string> names;
  for (const fs::directory_entry& file : fs::directory_iterator(sources_)) {
    if (file.path().extension() == ".cpp") names.insert(file.path().stem());
  }
  return names;
}

fs::path Builder::objects(Mode mode) const {
  const Arguments command = Arguments{toolchain_.program} + toolchain_.own_flags(mode) +
                            Arguments{"-I" + sources_.parent_path().string(), "-MD", "-MF", "rule", "-c"};
  const std::set<std::string> names = part_names();
  const std::string key =
      keyed("compiler", toolchain_.identity) + keyed("command", joined(command, "\n")) +
      keyed("link", joined(link_command(mode, "") + toolchain_.fast_linker, "\n"));  // has the parts' names
  const fs::path folder = cache_ / fmt::format("parts-{}-{}", traits_of(mode).name, short_hash(key));
  const FolderLock one_at_a_time(lock_of(folder));
  ensure_folder(folder, [&](const fs::path& work) {
    std::set<fs::path> made_from;
    for (const std::string& name : names) {
      run_or_fault(command + Arguments{sources_ / (name + ".cpp"), "-o", name + ".o"}, work);
      for (const fs::path& file : files_outside(read_file(work / "rule"), cache_)) made_from.insert(file);
    }
    if (toolchain_.family == Toolchain::Family::clang && !toolchain_.script) {
      write_file(work / "solution.o", "");
      const Arguments shown = link_command(mode, "") + toolchain_.fast_linker + Arguments{"-###"};
      const std::string told(trim(run_tool(shown, {.child = {.folder = work}}).output));
      write_file(work / linking_name, told.substr(told.rfind('\n') + 1));
      fs::remove(work / "solution.o");
    }
    return Paths(made_from.begin(), made_from.end());
  });
  return folder;
}

// The solution comes before what has templates: where it and the judge's parts both instantiate one of the library's,
// the linker takes the one that is built for the mode.
Arguments Builder::link_command(Mode mode, const fs::path& objects_folder) const {
  const std::string first = "first";  // the one that runs first is so in the link as well
  Arguments link = Arguments{toolchain_.program} + toolchain_.link_flags(mode) +
                   Arguments{"-o", "host", objects_folder / (first + ".o"), "solution.o"};
  for (const std::string& name : part_names()) {
    if (name != first) link.push_back(objects_folder / (name + ".o"));
  }
  return link + Arguments{"-Wl,--as-needed", "-latomic"};  // 16-byte atomics are calls
}

// The linker's own command, where clang has shown it: clang takes as long to start as the linker for all, measured.
Arguments Builder::quick_link_command(Mode mode, const fs::path& objects_folder) const {
  std::error_code none;
  Arguments link;
  if (fs::exists(objects_folder / linking_name, none)) {
    std::istringstream shown(read_file(objects_folder / linking_name));
    for (std::string word; shown >> std::quoted(word);) {
      const bool part = word.ends_with(".o") && fs::path(word).is_relative() && word != "solution.o";
      link.push_back(part ? (objects_folder / word).string() : word);
    }
  }
  const bool linker = !link.empty() && fs::exists(link[0], none);
  return linker ? link : link_command(mode, objects_folder) + toolchain_.fast_linker;
}

}  // namespace leetjudge
