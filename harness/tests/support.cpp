#include "support.hpp"

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <map>
#include <memory>
#include <sstream>

#include "sandbox/tool.hpp"
#include "util/error.hpp"
#include "util/files.hpp"
#include "util/format.hpp"
#include "util/json.hpp"

namespace leetjudge::test {
namespace fs = std::filesystem;

TemporaryFolder::TemporaryFolder() {
  std::string name = (fs::temp_directory_path() / "leetjudge-test-XXXXXX").string();
  if (!mkdtemp(name.data())) throw std::runtime_error("no temporary folder can be made");
  path_ = name;
}

TemporaryFolder::~TemporaryFolder() {
  std::error_code ignored;
  fs::remove_all(path_, ignored);
}

fs::path TemporaryFolder::write(const std::string& name, const std::string& text) const {
  const fs::path file = path_ / name;
  fs::create_directories(file.parent_path());
  write_file(file, text);
  return file;
}

Printed run_shell(const std::string& command, const fs::path& folder) {
  const TemporaryFolder printed;
  const std::string line =
      fmt::format("JUDGE='{}'; export LEETJUDGE_LIBRARY=\"$PWD/library\"; ( {} ) >'{}/out' 2>'{}/err'", LEETJUDGE_JUDGE,
                  command, printed.path().string(), printed.path().string());
  const ToolResult result = run_tool({"/bin/sh", "-c", line}, {.time_s = 300, .child = {.folder = folder.string()}});
  return {result.ending.code, read_file(printed.path() / "out"), read_file(printed.path() / "err")};
}

std::vector<std::string> environment() {
  std::vector<std::string> all;
  for (char** variable = environ; *variable; ++variable) all.emplace_back(*variable);
  return all;
}

std::vector<std::string> processes_with(const std::string& mark) {
  std::vector<std::string> found;
  std::error_code error;
  for (const fs::directory_entry& entry : fs::directory_iterator("/proc", error)) {
    std::ostringstream text;  // stays empty where the process ends meanwhile
    text << std::ifstream(entry.path() / "cmdline").rdbuf();
    std::string command = text.str();
    std::replace(command.begin(), command.end(), '\0', ' ');
    const bool of_the_test = command.starts_with(LEETJUDGE_KEEPER " -- " LEETJUDGE_JUDGE);
    if (command.find(mark) != std::string::npos && !of_the_test) found.push_back(command);
  }
  return found;
}

const Builder& builder(const std::string& compiler) {
  static std::map<std::string, std::unique_ptr<Builder>> builders;
  std::unique_ptr<Builder>& one = builders[compiler];
  if (!one) {
    const char* asked = std::getenv("LEETJUDGE_COMPILER");
    const std::string name = !compiler.empty() ? compiler : asked ? asked : "";
    const char* cache = std::getenv("LEETJUDGE_CACHE");
    one = std::make_unique<Builder>(find_toolchain(name), LEETJUDGE_HOST_DIR, cache ? cache : LEETJUDGE_CACHE_DIR,
                                    CompileLimits{.cpu_s = 12, .memory_mb = 1024});
  }
  return *one;
}

std::vector<std::string> compilers() {
  std::vector<std::string> found;
  for (const char* name : {"clang++-19", "g++"}) {
    if (find_program(name)) found.push_back(name);
  }
  return found;
}

std::vector<std::string> other_compilers() {
  const std::vector<std::string> all = compilers();
  return {all.begin() + 1, all.end()};
}

std::string compiler_name(const testing::TestParamInfo<std::string>& one) {
  return one.param == "g++" ? "gcc" : "clang";
}

const Kit& shipped_kit() {
  static const Kit kit(LEETJUDGE_KIT_DIR);
  return kit;
}

const Problem& shipped_problem(int id) {
  static std::map<int, Problem> problems;
  const auto [found, added] = problems.try_emplace(id);
  if (added) found->second = shipped_kit().problem(std::to_string(id));
  return found->second;
}

std::shared_ptr<const Problem> shared_problem(int id) { return std::make_shared<const Problem>(shipped_problem(id)); }

const Case& shipped_case(int id, const std::string& name) {
  const Problem& problem = shipped_problem(id);
  const auto named = [&](const Case& one) { return one.name == name; };
  for (const Case& one : problem.cases) {
    if (named(one)) return one;
  }
  for (const auto& [ignored, set] : problem.named_sets) {
    if (const auto found = std::find_if(set.begin(), set.end(), named); found != set.end()) return *found;
  }
  throw std::runtime_error("no case " + name);
}

std::string board_text(std::string_view cells) {
  std::string bare;
  for (const char c : cells) {
    if (c != ' ') bare += c;
  }
  std::string text;
  for (std::size_t i = 0; i < bare.size(); ++i)
    text += fmt::format("{}\"{}\"", i == 0 ? "[[" : i % 9 == 0 ? "],[" : ",", bare[i]);
  return text + "]]";
}

std::string board_input(std::string_view cells) { return "[" + board_text(cells) + "]"; }

Problem problem_of(const std::string& parameters, const std::vector<std::string>& constraints,
                   const std::string& returns) {
  Json file = {{"id", 9100}, {"title", "Growth"}, {"cases", Json::array()}};
  file["stub"] = "class Solution {\npublic:\n    " + returns + " f(" + parameters + ") {\n        \n    }\n};";
  file["constraints"] = constraints;
  return parse_problem(file.dump(), "p", "9100_growth");
}

Solution solution_of(const TemporaryFolder& folder, const std::string& code, const std::string& name) {
  const fs::path file = folder.write(name + ".cpp", code);
  return {name, file, file.string(), false};
}

SolutionResult judge_code(const std::string& code, int id, const std::vector<Case>& cases,
                          const JudgeOptions& options) {
  const TemporaryFolder folder;
  return judge_solution(builder(), shipped_problem(id), cases, solution_of(folder, code), options);
}

std::string with_sanitizers_only(const std::string& line) {
  return "#if defined(__has_feature) && __has_feature(address_sanitizer) || defined(__SANITIZE_ADDRESS__)\n" + line +
         "\n#endif\n";
}

std::string valid(const std::string& statements) {
  return "class Solution {\npublic:\n    bool isValidSudoku(vector<vector<char>>& board) {\n" + statements +
         "\n    }\n};\n";
}

}  // namespace leetjudge::test
