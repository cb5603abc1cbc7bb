// What several tests need.
#pragma once

#include <gtest/gtest.h>

#include <filesystem>
#include <string>
#include <vector>

#include "compile/builder.hpp"
#include "judging/judge.hpp"
#include "problem/kit.hpp"
#include "problem/problem.hpp"

namespace leetjudge {

inline bool has(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

namespace test {

// A folder of its own, removed with all that is in it when the object goes.
class TemporaryFolder {
 public:
  TemporaryFolder();
  ~TemporaryFolder();
  const std::filesystem::path& path() const { return path_; }
  // Writes a file below the folder, making folders as needed; returns its path.
  std::filesystem::path write(const std::string& name, const std::string& text) const;

 private:
  std::filesystem::path path_;
};

struct Printed {
  int status = 0;
  std::string out, err;
};

// Runs a shell command line in `folder`; $JUDGE is the judge that was just built.
Printed run_shell(const std::string& command, const std::filesystem::path& folder);

// This process's own environment, "NAME=value".
std::vector<std::string> environment();

// The command lines with `mark` in them of all processes but zombies and the keepers of the test itself.
std::vector<std::string> processes_with(const std::string& mark);

// The builder that the shipped kit uses, with its cache. `compiler` as on the command line.
const Builder& builder(const std::string& compiler = "");
// Those of clang++-19 and g++ that are on this machine.
std::vector<std::string> compilers();

std::vector<std::string> other_compilers();  // all but the first
// "gcc" or "clang", for names of tests.
std::string compiler_name(const testing::TestParamInfo<std::string>& one);

const Kit& shipped_kit();
const Problem& shipped_problem(int id);                     // 36 or 37
std::shared_ptr<const Problem> shared_problem(int id);      // a copy
const Case& shipped_case(int id, const std::string& name);  // of the default set or a named one

// A board given as 81 characters, blanks between them ignored: as an answer, and as a case's input.
std::string board_text(std::string_view cells);
std::string board_input(std::string_view cells);

// A problem without cases: int f(parameters), under these constraints.
Problem problem_of(const std::string& parameters, const std::vector<std::string>& constraints,
                   const std::string& returns = "int");

// A solution file with `code` in `folder`.
Solution solution_of(const TemporaryFolder& folder, const std::string& code, const std::string& name = "mine");

// Judges a solution with this code on `cases`.
SolutionResult judge_code(const std::string& code, int id, const std::vector<Case>& cases,
                          const JudgeOptions& options = {});
// A solution of problem 36: its method begins on line 4 of the text with these statements.
std::string valid(const std::string& statements);
// What only the build with sanitizers compiles, whichever compiler it is.
std::string with_sanitizers_only(const std::string& line);

// Throws T and its text contains `part`.
template <class T, class F>
::testing::AssertionResult throws_with(F function, const std::string& part) {
  try {
    function();
  } catch (const T& error) {
    if (std::string(error.what()).find(part) != std::string::npos) return ::testing::AssertionSuccess();
    return ::testing::AssertionFailure() << "it says: " << error.what();
  }
  return ::testing::AssertionFailure() << "nothing was thrown";
}

}  // namespace test
}  // namespace leetjudge
