#include "compile/stamps.hpp"

#include <algorithm>
#include <vector>

#include "util/files.hpp"
#include "util/format.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace fs = std::filesystem;
namespace {

std::string stamp(const fs::path& file) {
  std::error_code error;
  const auto size = fs::file_size(file, error);
  const auto changed = fs::last_write_time(file, error).time_since_epoch().count();
  return error ? "gone" : fmt::format("{} {}", size, changed);
}

std::vector<std::string> files_in(const std::string& rule) {
  std::vector<std::string> files(1);
  for (std::size_t i = std::min(rule.size(), rule.find(": ") + 1); i < rule.size(); ++i) {
    const char next = i + 1 < rule.size() ? rule[i + 1] : ' ';
    const bool escaped = (rule[i] == '\\' && (next == ' ' || next == '#')) || (rule[i] == '$' && next == '$');
    if (escaped) {
      files.back() += rule[++i];
    } else if (rule[i] == '\\' && next == '\n') {
      ++i;
    } else if (rule[i] != ' ' && rule[i] != '\n') {
      files.back() += rule[i];
    } else if (!files.back().empty()) {
      files.emplace_back();
    }
  }
  if (files.back().empty()) files.pop_back();
  return files;
}

}  // namespace

std::string stamps_of(const std::string& rule, const fs::path& source, const fs::path& ours) {
  std::string stamps;
  for (const std::string& name : files_in(rule)) {
    if (name.starts_with('/') && name != source && !name.starts_with(ours.string()))
      stamps += fmt::format("{}\n{}\n", name, stamp(name));
  }
  return stamps;
}

bool stamps_hold(const fs::path& file) {
  if (!fs::exists(file)) return false;
  const std::string text = read_file(file);
  const std::vector<std::string_view> lines = split_lines(text);
  for (std::size_t i = 0; i + 1 < lines.size(); i += 2) {
    if (stamp(lines[i]) != lines[i + 1]) return false;
  }
  return true;
}

std::string odd_file_in(const std::string& rule) {
  for (const std::string& name : files_in(rule)) {
    std::error_code error;
    if (fs::exists(name, error) && !fs::is_regular_file(name, error)) return name;
  }
  return "";
}

}  // namespace leetjudge
