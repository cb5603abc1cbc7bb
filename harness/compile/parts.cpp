// What hosts have in common.
#include <algorithm>

#include "compile/builder.hpp"
#include "compile/cache.hpp"
#include "compile/compiler_bounds.hpp"
#include "util/error.hpp"
#include "util/files.hpp"
#include "util/format.hpp"
#include "util/json.hpp"
#include "util/located_json.hpp"
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

// Beside the parts: what links them with a solution (quick_link_command()), and what it calls the two that differ.
constexpr const char* linking_name = "linking";
constexpr const char* any_object = "object";
constexpr const char* any_program = "program";

// The arguments of the last command that clang shows with "-###"; none where they are not as expected.
Arguments last_command_shown(std::string_view output) {
  output = trim(output);
  Arguments all;
  bool inside = false;
  for (std::size_t i = output.rfind('\n') + 1; i < output.size(); ++i) {
    const char c = output[i];
    if (c == '"') {
      if (!inside) all.emplace_back();
      inside = !inside;
    } else if (inside) {
      all.back() += c == '\\' && i + 1 < output.size() ? output[++i] : c;
    } else if (c != ' ') {
      return {};
    }
  }
  return all;
}

}  // namespace

fs::path Builder::prelude(Mode mode) const {
  const Arguments command = Arguments{toolchain_.program} + toolchain_.flags(mode) + toolchain_.precompiling_flags() +
                            Arguments{sources_ / "prelude.hpp", "-MD", "-MF", "rule"};
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
  std::string key = fmt::format("{}{}{}{}{}", toolchain_.identity, joined(command, "\n"),
                                joined(link_command(mode, "", any_object, any_program), "\n"),
                                joined(toolchain_.fast_linker), joined(Arguments(names.begin(), names.end())));
  const fs::path folder = cache_ / fmt::format("parts-{}-{}", traits_of(mode).name, short_hash(key));
  key += folder.string();  // which stands in the command that links
  ensure_folder(folder, key, [&]() -> MadeFrom {
    std::set<fs::path> made_from;
    for (const std::string& name : names) {
      run_or_fault(command + Arguments{sources_ / (name + ".cpp"), "-o", name + ".o"}, folder);
      const MadeFrom read = files_outside(read_file(folder / "rule"), folder);
      made_from.insert(read->begin(), read->end());
    }
    if (toolchain_.family == Toolchain::Family::clang && !toolchain_.script) {
      write_file(folder / any_object, "");
      const Arguments linking = link_command(mode, folder, folder / any_object, folder / any_program);
      const ToolResult shown =
          run_tool(linking + toolchain_.fast_linker + Arguments{"-###"}, {.child = {.folder = folder}});
      if (shown.succeeded()) write_file(folder / linking_name, dumped(Json(last_command_shown(shown.output))));
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

Arguments Builder::quick_link_command(Mode mode, const fs::path& objects_folder, const fs::path& object,
                                      const fs::path& program) const {
  const fs::path file = objects_folder / linking_name;
  Arguments link;
  if (fs::exists(file)) link = parsed(read_file(file)).get<Arguments>();
  if (link.empty() || !fs::exists(link[0]))
    return link_command(mode, objects_folder, object, program) + toolchain_.fast_linker;
  std::ranges::replace(link, (objects_folder / any_object).string(), object.string());
  std::ranges::replace(link, (objects_folder / any_program).string(), program.string());
  return link;
}

}  // namespace leetjudge
