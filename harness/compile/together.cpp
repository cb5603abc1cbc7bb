// Several solutions in one program: each in a namespace of its own, around the same text as by itself.
#include "paste/together.hpp"

#include <map>

#include "compile/builder.hpp"
#include "compile/cache.hpp"
#include "compile/compiler_bounds.hpp"
#include "compile/diagnostics.hpp"
#include "sandbox/program.hpp"
#include "util/error.hpp"
#include "util/files.hpp"
#include "util/format.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace fs = std::filesystem;
namespace {

constexpr const char* program_name = "host";
constexpr const char* messages_name = "messages";  // of the compiler, beside the host

std::string space_of(std::size_t member) { return fmt::format("leetjudge_{}", member); }

}  // namespace

struct Builder::Member {
  std::size_t number;  // of all that were to be built
  Plan plan;

  std::string text() const {
    return fmt::format("namespace {} {{\n#line 1 \"{}\"\n{}\n{}\n}}\n", space_of(number), plan.file.string(), plan.text,
                       plan.call);
  }
};

void Builder::build_together(const std::vector<Source>& all, Mode mode) const try {
  std::map<std::string, std::vector<Member>> alike;  // by the definitions of nodes, which are the program's
  for (std::size_t i = 0; i < all.size(); ++i) {
    const auto& [solution, problem] = all[i];
    if (problem->hidden) continue;
    try {
      Plan plan = this->plan(solution, *problem, mode, Fill::pattern, space_of(i));
      const std::string definitions = plan.definitions;
      if (is_same_beside_others(plan.text, problem->stub_of(solution).solution.name))
        alike[definitions].push_back({i, std::move(plan)});
    } catch (const BadInput&) {
    }
  }
  for (auto& [definitions, left] : alike) {
    while (left.size() > 1) {
      std::vector<Member> members;
      for (std::size_t bytes = 0; !left.empty() && members.size() < most_together; left.pop_back()) {
        bytes += left.back().plan.text.size();
        if (bytes > most_bytes_together && !members.empty()) break;
        members.push_back(std::move(left.back()));
      }
      build_one(std::move(members), mode);
    }
  }
} catch (const Interrupted&) {
  throw;
} catch (const std::exception&) {
}

// Compiles and links `text`, which has `like` and others, to the host in `folder`. `output` is the compiler's.
bool Builder::make_together(const Plan& like, const std::string& text, Mode mode, const fs::path& folder,
                            std::string& output) const {
  const WorkingFolder work(folder / "work");
  const fs::path parts = objects(mode), object = work.path / "together.o", program = work.path / program_name;
  const fs::path rule = work.path / "rule";
  write_file(work.path / "together.cpp", text);
  const ToolLimits limits = tool_limits(limits_, toolchain_, work.path, like.readable + Arguments{parts});
  Arguments compile = like.command + Arguments{"together.cpp", "-c", "-MD", "-MF", rule, "-o", object};
  if (toolchain_.family == Toolchain::Family::clang) compile.push_back("-ferror-limit=0");
  const ToolResult compiled = run_tool(compile, limits);
  output = compiled.output;
  if (!compiled.succeeded() || !headers_read(rule, like)->empty()) return false;
  if (closes_files(mode) && may_replace_functions(object)) return false;
  const ToolResult linked = run_tool(quick_link_command(mode, parts, object, program), limits);
  output += linked.output;
  if (!linked.succeeded()) return false;
  fs::rename(program, folder / program_name);
  write_file(folder / messages_name, output);
  return true;
}

// Of all of them, or of those that compile; where none is to blame, of each half.
void Builder::build_one(std::vector<Member> members, Mode mode) const {
  if (members.size() < 2) return;
  std::string key = state_of(objects(mode)) + (closes_files(mode) ? "closes files" : ""),
              text = members[0].plan.definitions, choice;
  for (const Member& one : members) {
    key += one.plan.key;
    text += one.text();
    choice += fmt::format("    case {}: return {}::leetjudge_make_call();\n", one.number, space_of(one.number));
  }
  text += fmt::format(
      "leetjudge_call* leetjudge_make_call() {{\n  switch (leetjudge_host::chosen_solution) {{\n{}  }}\n"
      "  return nullptr;\n}}\n",
      choice);
  key += text;
  const fs::path folder = cache_ / fmt::format("together_{}_{}", traits_of(mode).name, short_hash(key));
  std::string output;
  const bool made = ensure_folder(folder, key, [&]() -> MadeFrom {
    if (make_together(members[0].plan, text, mode, folder, output)) return MadeFrom::value_type();
    fs::remove_all(folder);
    return std::nullopt;
  });
  if (!made) {
    const std::size_t all = members.size();
    std::erase_if(members, [&](const Member& one) {
      return contains(output, one.plan.file.string() + ":") || contains(output, space_of(one.number) + "::");
    });
    const auto middle = members.begin() + std::ptrdiff_t(members.size() == all ? all / 2 : 0);
    build_one(std::vector(std::move_iterator(members.begin()), std::move_iterator(middle)), mode);
    return build_one(std::vector(std::move_iterator(middle), std::move_iterator(members.end())), mode);
  }
  keep_below(cache_, most_kept_bytes_);
  output = read_file(folder / messages_name);
  const std::lock_guard guard(mutex_);
  for (const Member& one : members) {
    Host host{mode,
              folder / program_name,
              "",
              false,
              mode == Mode::checked ? Fill::pattern : Fill::none,
              unsigned(one.number),
              warnings_in(output, one.plan.file)};
    together_[one.plan.key] = {std::move(host), key};
  }
}

Host Builder::build_any(const fs::path& solution, const Problem& problem, Mode mode) const {
  const std::string plan_key = plan(solution, problem, mode, Fill::pattern).key;
  std::unique_lock lock(mutex_);
  const auto found = together_.find(plan_key);
  const auto [host, key] = found == together_.end() ? std::pair<Host, std::string>() : found->second;
  lock.unlock();
  const bool is_there = !host.program.empty() && holds_folder(host.program.parent_path(), key);
  return is_there ? host : build(solution, problem, mode);
}

}  // namespace leetjudge
