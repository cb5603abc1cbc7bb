#include "judging/checking.hpp"
#include "util/error.hpp"
#include "util/files.hpp"
#include "util/format.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

constexpr const char* passed_line = "passed";
constexpr std::size_t lines_of_case = 6;  // behind the key

}  // namespace

void remember_checks(const std::filesystem::path& file, const std::string& key, const std::vector<CaseCheck>& cases) {
  std::string text = key + "\n";
  for (const CaseCheck& one : cases)
    text += fmt::format("{}\n{}\n{}\n{}\n{}\n{}\n", one.checks == Checks::passed ? passed_line : "", one.unchecked,
                        one.stopped_at, one.place.file, one.place.line, one.place.column);
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
  if (lines.size() != lines_of_case * count + 1 || lines[0] != key) return {};
  std::vector<CaseCheck> cases(count);
  for (std::size_t i = 0; i < count; ++i) {
    const auto line = lines.begin() + std::ptrdiff_t(lines_of_case * i + 1);
    if (line[0] == passed_line) cases[i].checks = Checks::passed;
    cases[i].unchecked = line[1];
    cases[i].stopped_at = line[2];
    cases[i].place = {std::string(line[3]), std::atoi(std::string(line[4]).c_str()),
                      std::atoi(std::string(line[5]).c_str())};
  }
  return cases;
}

}  // namespace leetjudge
