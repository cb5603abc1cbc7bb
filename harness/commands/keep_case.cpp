#include "commands/keep_case.hpp"

#include <fcntl.h>
#include <sys/file.h>

#include <algorithm>

#include "commands/shared_options.hpp"
#include "problem/problem.hpp"
#include "sandbox/descriptor.hpp"
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

void refuse_bad_name(const Problem& problem, const std::string& name) {
  if (!problem.typed.empty())
    throw BadInput(fmt::format("--keep: there is no test-case file of {}: add its problem first", problem.typed));
  const bool dashes_between = ("-" + name + "-").find("--") == std::string::npos;
  if (!dashes_between || name.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-") != std::string::npos)
    throw BadInput(fmt::format(
        "--keep: \"{}\" is no name for a case: lower-case letters and digits, with dashes between words", name));
  if (std::ranges::count(all_cases(problem), name, &Case::name))
    throw BadInput(fmt::format("--keep: there is a case named \"{}\"; choose another name", name));
}

std::string why_not_kept(const Problem& problem, const std::string& input) {
  const std::vector<Case> all = all_cases(problem);
  const auto same = std::ranges::find(all, input, &Case::input);
  return same == all.end() ? "" : fmt::format("the same case is there already, as {}", same->name);
}

}  // namespace leetjudge
