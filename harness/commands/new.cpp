#include <algorithm>
#include <cctype>
#include <iostream>

#include "commands/clangd.hpp"
#include "commands/output.hpp"
#include "problem/kit.hpp"
#include "util/error.hpp"
#include "util/files.hpp"
#include "util/format.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

namespace fs = std::filesystem;

// LeetCode's own empty class, below what its statement says.
std::string empty_solution(const Problem& problem) {
  std::string text = fmt::format("// {}\n", problem.heading());
  if (!problem.url.empty()) text += fmt::format("// {}\n", problem.url);
  for (std::size_t i = 0; i < problem.constraints.size(); ++i)
    text += fmt::format("//{} {}\n", i ? "             " : " Constraints:", problem.constraints[i]);
  return text + problem.written().text;
}

// Writes over nothing but a file that begins with `own`.
void create(const fs::path& file, const std::string& text, const std::string& own = "") {
  if (fs::exists(fs::symlink_status(file)) && (own.empty() || !read_file(file, most_source_bytes).starts_with(own)))
    throw BadInput(fmt::format("{} exists already, and nothing of yours is ever overwritten: {}", display_path(file),
                               own.empty() ? "choose another name" : "move it away"));
  std::error_code error;
  fs::create_directories(file.parent_path(), error);
  if (error) throw BadInput(fmt::format("{}: cannot be made: {}", display_path(file.parent_path()), error.message()));
  write_file(file, text);
}

// "mine", or "mine2", … where that is there.
std::string free_name(const fs::path& folder, const std::string& wanted) {
  const auto is_there = [&](const std::string& name) {
    return fs::exists(fs::symlink_status(folder / (name + ".cpp")));
  };
  return unused_name(wanted, is_there, "", "");
}

Problem problem_for(const Kit& kit, const std::string& typed) {
  try {
    return kit.problem(typed);
  } catch (const UnknownProblem& error) {
    throw BadInput(fmt::format("{}; \"{} add\" takes a new one from its page", error.what(), judge_command()));
  }
}

struct NewOptions {
  std::string problem, name;
  std::string folder;  // empty: the problem's
  std::string editor;
  KitOption kit;

  void add(CLI::App& verb) {
    CLI::Option* first = add_problem(verb, problem);
    CLI::Option* second = option(verb, "SOLUTION", name, "the name of the new file (mine; with --to the problem's)");
    option(verb, "--to DIR", folder, "the folder to write it in; by default the problem's in solutions/");
    option(verb, "--editor NAME", editor, "instead of a solution write what an editor needs in that folder: vscode")
        ->check(CLI::IsMember({"vscode"}))
        ->needs("--to")
        ->excludes(first)
        ->excludes(second);
    kit.add(verb);
  }
};

// The judge's own tasks for VS Code, for a folder that lies elsewhere; and clangd's settings.
int create_editor_files(const fs::path& folder, const Kit& kit) {
  const fs::path own = fs::path(LEETJUDGE_HOST_DIR).parent_path().parent_path();
  int status = 0;
  for (const char* name : {"tasks.json", "launch.json"}) {
    std::string text = replaced(read_file(own / ".vscode" / name), "\"harness/judge\"",
                                "\"" + (own / "harness/judge").string() + "\"");
    for (const char* part : {"/.build", "/harness"})
      text = replaced(std::move(text), std::string("${workspaceFolder}") + part, own.string() + part);
    text = replaced(std::move(text), "${input:problem}\"", "${input:problem}\", \"--to\", \"${workspaceFolder}\"");
    const fs::path file = fs::absolute(folder / ".vscode" / name).lexically_normal();
    try {
      create(file, text, text.substr(0, text.find('\n')));
      std::cout << display_path(file) << "\n";
    } catch (const BadInput& error) {
      std::cerr << fmt::format("judge: {}, or take what you need from {}\n", error.what(),
                               (own / ".vscode" / name).string());
      status = 2;
    }
  }
  if (tell_clangd(kit, fs::absolute(folder).lexically_normal())) std::cout << display_path(folder / ".clangd") << "\n";
  return status;
}

int create_solution(NewOptions& line) {
  line.kit.make();
  const Kit kit = line.kit.kit();
  if (!line.editor.empty()) return create_editor_files(line.folder, kit);
  if (line.problem.empty()) throw BadInput(fmt::format("new needs a problem: {} new 37 mine", judge_command()));
  const Problem problem = problem_for(kit, line.problem);
  const bool shipped = line.folder.empty();
  const fs::path folder = shipped ? kit.root() / "solutions" / problem.slug : fs::path(line.folder);
  std::string name = line.name.empty() ? free_name(folder, shipped ? "mine" : problem.slug) : line.name;
  if (name.ends_with(".cpp")) name.resize(name.size() - 4);
  const bool plain = std::all_of(name.begin(), name.end(), [](unsigned char c) {
    return std::isalnum(c) || c >= 0x80 || std::string_view("_-+.").find(char(c)) != std::string_view::npos;
  });
  if (name.empty() || name.starts_with('.') || !plain)
    throw BadInput(
        fmt::format("\"{}\" is no name for a file: letters, digits, _ and - (--to DIR says where it goes)", line.name));
  const fs::path file = fs::absolute(folder / (name + ".cpp")).lexically_normal();
  create(file, empty_solution(problem));
  tell_clangd(kit, problem, file);
  if (all_cases(problem).empty()) {
    std::cout << fmt::format("{}\nproblem {} has no cases yet\n", display_path(file), problem.id);
    return 0;
  }
  std::cout << fmt::format("{}\nnext: {} watch {} {}{}\n", display_path(file), judge_command(), problem.choice(),
                           shell_quoted(shipped ? name : display_path(file)), line.kit.again());
  return 0;
}

}  // namespace

Verb new_verb() {
  return verb("new", "start a solution file from LeetCode's empty class", "harness/judge new 37 mine", create_solution);
}

}  // namespace leetjudge
