// What hosts have in common.
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

}  // namespace

fs::path Builder::prelude(Mode mode, Fill fill) const {
  const Arguments command = Arguments{toolchain_.program} + toolchain_.flags(mode, fill) +
                            toolchain_.precompiling_flags() + Arguments{sources_ / "prelude.hpp", "-MD", "-MF", "rule"};
  std::string key = toolchain_.identity + joined(command, "\n");
  const fs::path folder = cache_ / fmt::format("prelude-{}-{}", traits_of(mode).name, short_hash(key));
  key += folder.string();  // which is written into what compilers make of it
  ensure_folder(folder, key, [&]() -> MadeFrom {
    run_or_fault(command + Arguments{"-o", std::string("prelude.hpp") + toolchain_.precompiled_suffix()}, folder);
    return files_outside(read_file(folder / "rule"), folder);
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
      fmt::format("{}{}{}", toolchain_.identity, joined(command, "\n"), joined(Arguments(names.begin(), names.end())));
  const fs::path folder = cache_ / fmt::format("parts-{}-{}", traits_of(mode).name, short_hash(key));
  ensure_folder(folder, key, [&]() -> MadeFrom {
    std::set<fs::path> made_from;
    for (const std::string& name : names) {
      run_or_fault(command + Arguments{sources_ / (name + ".cpp"), "-o", name + ".o"}, folder);
      const MadeFrom read = files_outside(read_file(folder / "rule"), folder);
      made_from.insert(read->begin(), read->end());
    }
    return MadeFrom::value_type(made_from.begin(), made_from.end());
  });
  return folder;
}

// The solution comes before what has templates: where it and the judge's parts both instantiate one of the library's,
// the linker takes the one that is built for the mode.
Arguments Builder::link_command(Mode mode, const fs::path& objects_folder, const fs::path& object,
                                const fs::path& program) const {
  const std::string first = "first";  // the one that runs first is so in the link as well
  Arguments link = Arguments{toolchain_.program} + toolchain_.link_flags(mode) +
                   Arguments{"-o", program, objects_folder / (first + ".o"), object};
  for (const std::string& name : part_names()) {
    if (name != first) link.push_back(objects_folder / (name + ".o"));
  }
  return link + Arguments{"-Wl,--as-needed", "-latomic"};  // 16-byte atomics are calls
}

}  // namespace leetjudge
