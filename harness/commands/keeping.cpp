#include "commands/keeping.hpp"

#include <fcntl.h>
#include <sys/file.h>

#include <algorithm>

#include "cases/keep.hpp"
#include "run/descriptor.hpp"
#include "util/error.hpp"
#include "util/files.hpp"
#include "util/format.hpp"

namespace leetjudge {

namespace fs = std::filesystem;

std::string keep_case(const Kit& kit, const Problem& problem, Case test, const std::string& name,
                      const std::string& why) {
  const fs::path file = kit.file_of(problem);
  const fs::path real = fs::canonical(file);
  const Descriptor folder(open(real.parent_path().c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  flock(folder.get(), LOCK_EX);  // two that keep a case at once keep both
  test.name = name;
  test.why = why;
  const fs::perms permissions = fs::status(real).permissions();
  write_file(real, with_case(read_file(real), display_path(file), problem, test));
  fs::permissions(real, permissions);
  return fmt::format("kept as the case {} in {}\n", name, display_path(file));
}

void refuse_taken_name(const Problem& problem, const std::string& name) {
  if (name.empty()) throw BadInput("--keep: a name is expected");
  const auto has = [&](const std::vector<Case>& cases) {
    return std::any_of(cases.begin(), cases.end(), [&](const Case& one) { return one.name == name; });
  };
  bool taken = has(problem.cases);
  for (const auto& [set_name, set] : problem.named_sets) taken = taken || has(set);
  if (taken) throw BadInput(fmt::format("--keep: there is a case named \"{}\"; choose another name", name));
}

}  // namespace leetjudge
