// Makes a folder of the user's own for solutions and cases, with what editors need there.
#include <filesystem>
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

const fs::path judges_own = fs::path(LEETJUDGE_HOST_DIR).parent_path().parent_path();

struct InitOptions {
  std::string folder;

  void add(CLI::App& verb) { option(verb, "DIR", folder, "the folder, which may be there already")->required(); }
};

// The judge's own tasks, for a folder that lies elsewhere.
std::string vscode_text(const char* name) {
  std::string text = replaced(read_file(judges_own / ".vscode" / name), "\"harness/judge\"",
                              "\"" + (judges_own / "harness/judge").string() + "\"");
  for (const char* part : {"/.build", "/harness"})
    text = replaced(std::move(text), std::string("${workspaceFolder}") + part, judges_own.string() + part);
  return text;
}

int init(InitOptions& line) {
  const fs::path folder = whole_path(line.folder);
  if (fs::exists(folder / "harness" / "judge"))
    throw BadInput(fmt::format("{} holds the judge itself: name another folder", display_path(folder)));
  std::error_code error;
  for (const char* name : {"solutions", "testcases"}) {
    fs::create_directories(folder / name, error);
    if (error) throw BadInput(fmt::format("{}: cannot be made: {}", display_path(folder / name), error.message()));
  }
  const std::string mark =
      "This folder is a leetjudge workspace: its solutions/ and testcases/ are used in it and below.\n";
  write_new_file(folder / KitOption::workspace_mark, mark, mark.substr(0, 10));
  int status = 0;
  for (const char* name : {"tasks.json", "launch.json"}) {
    const std::string text = vscode_text(name);
    try {
      write_new_file(folder / ".vscode" / name, text, text.substr(0, text.find('\n')));
    } catch (const BadInput& error) {
      std::cerr << fmt::format("judge: {}, or take what you need from {}\n", error.what(),
                               (judges_own / ".vscode" / name).string());
      status = 2;
    }
  }
  tell_clangd(KitOption(folder).kit(), folder);
  std::cout << fmt::format("{}: solutions/, testcases/, .vscode/ and .clangd are there\n", display_path(folder))
            << "in your shell's start file, so that `judge` is found everywhere:\n"
            << fmt::format("  export PATH={}:$PATH\n", shell_quoted((judges_own / "harness").string()))
            << fmt::format("next: cd {} && judge new 1 mine\n", shell_quoted(display_path(folder)));
  return status;
}

}  // namespace

Verb init_verb() {
  return verb("init", "a folder of your own for solutions and cases", "harness/judge init ~/leetcode", init);
}

}  // namespace leetjudge
