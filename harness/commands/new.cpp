#include <algorithm>
#include <cctype>
#include <iostream>

#include "commands/clangd.hpp"
#include "commands/output.hpp"
#include "commands/practice.hpp"
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

// "mine", or "mine2", … where that is there; "2026-12-01-2".
std::string free_name(const fs::path& folder, const std::string& wanted) {
  const auto is_there = [&](const std::string& name) {
    return fs::exists(fs::symlink_status(folder / (name + ".cpp")));
  };
  return unused_name(wanted, is_there, is_digit(wanted.back()) ? "-" : "", "");
}

Problem problem_for(const Kit& kit, const std::string& typed) {
  try {
    return kit.problem(typed);
  } catch (const UnknownProblem& error) {
    throw BadInput(fmt::format("{}; \"{} add\" takes a new one from its page", error.what(), judge_command()));
  }
}

// Remembers which file is to be Accepted within a day.
void note_again(const Kit& kit, const Problem& problem, const fs::path& file) {
  const PracticeFile practice(kit);
  practice.change([&](Practice& all) {
    Tries& tries = all[problem.id];
    tries.title = problem.title;
    tries.again = practice.name_of(file);
    tries.begun = time_now();
  });
}

struct NewOptions {
  std::string problem, name;
  std::string folder;  // empty: the problem's
  bool once_more = false;
  KitOption kit;

  void add(CLI::App& verb) {
    add_problem(verb, problem)->required();
    option(verb, "SOLUTION", name, "the name of the new file (mine; with --to the problem's)");
    option(verb, "--to DIR", folder, "the folder to write it in; by default the problem's in solutions/");
    verb.add_flag("--again", once_more, "once more from the start, in a file named after today, for `review`");
    kit.add(verb);
  }
};

int create_solution(NewOptions& line) {
  line.kit.make();
  const Kit kit = line.kit.kit();
  const Problem problem = problem_for(kit, line.problem);
  const bool shipped = line.folder.empty();
  const fs::path folder = shipped ? kit.root() / "solutions" / problem.slug : fs::path(line.folder);
  std::string wanted = shipped ? "mine" : problem.slug;
  if (line.once_more) wanted = shipped ? date_of(time_now()) : wanted + "_" + date_of(time_now());
  std::string name = line.name.empty() ? free_name(folder, wanted) : line.name;
  if (name.ends_with(".cpp")) name.resize(name.size() - 4);
  const bool plain = std::all_of(name.begin(), name.end(), [](unsigned char c) {
    return std::isalnum(c) || c >= 0x80 || std::string_view("_-+.").find(char(c)) != std::string_view::npos;
  });
  if (name.empty() || name.starts_with('.') || !plain)
    throw BadInput(
        fmt::format("\"{}\" is no name for a file: letters, digits, _ and - (--to DIR says where it goes)", line.name));
  const fs::path file = fs::absolute(folder / (name + ".cpp")).lexically_normal();
  if (line.once_more) PracticeFile(kit).read();  // throws before anything is written
  write_new_file(file, empty_solution(problem));
  if (line.once_more) note_again(kit, problem, file);
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
