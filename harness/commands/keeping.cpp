#include "commands/keeping.hpp"

#include "cases/keep.hpp"
#include "util/files.hpp"
#include "util/format.hpp"

namespace leetjudge {

std::string keep_case(const Kit& kit, const Problem& problem, Case test, const std::string& name,
                      const std::string& why) {
  const std::filesystem::path file = kit.root() / "testcases" / (problem.slug + ".json");
  test.name = name;
  test.why = why;
  write_file(file, with_case(read_file(file), display_path(file), problem, test));
  return format("kept as the case {} in {}\n", name, display_path(file));
}

}  // namespace leetjudge
