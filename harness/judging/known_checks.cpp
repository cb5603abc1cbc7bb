#include "judging/checking.hpp"
#include "util/error.hpp"
#include "util/files.hpp"
#include "util/format.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

constexpr const char* passed_line = "passed";

}  // namespace

// Behind the key three lines for each case.
void remember_checks(const std::filesystem::path& file, const std::string& key, const std::vector<CaseCheck>& cases) {
  std::string text = key + "\n";
  for (const CaseCheck& one : cases)
    text += fmt::format("{}\n{}\n{}\n", one.checks == Checks::passed ? passed_line : "", one.unchecked, one.stopped_at);
  try {
    write_file(file, text);
  } catch (const BadInput&) {  // they are checked again next time
  }
}

std::vector<CaseCheck> known_checks(const std::filesystem::path& file, const std::string& key, std::size_t count) {
  std::error_code error;
  if (!std::filesystem::is_regular_file(file, error)) return {};
  std::string text;
  try {
    text = read_file(file);
  } catch (const BadInput&) {
    return {};
  }
  const std::vector<std::string_view> lines = split_lines(text);
  if (lines.size() != 3 * count + 1 || lines[0] != key) return {};
  std::vector<CaseCheck> cases(count);
  for (std::size_t i = 0; i < count; ++i) {
    if (lines[3 * i + 1] == passed_line) cases[i].checks = Checks::passed;
    cases[i].unchecked = lines[3 * i + 2];
    cases[i].stopped_at = lines[3 * i + 3];
  }
  return cases;
}

}  // namespace leetjudge
