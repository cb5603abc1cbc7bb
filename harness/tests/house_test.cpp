// What the house promises of itself (docs/house.md): layers, and heavy headers in few places.
#include <algorithm>
#include <cctype>
#include <set>

#include "support.hpp"
#include "util/files.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

namespace fs = std::filesystem;

const fs::path harness = fs::path(LEETJUDGE_KIT_DIR) / "harness";

// The rooms that the table in docs/house.md has, from the ground up: an include never points upward. The others hold no
// code of the judge.
std::vector<std::string> rooms_of_the_table() {
  std::vector<std::string> rooms;
  const std::string page = read_file(harness / "docs" / "house.md");
  for (const std::string_view line : split_lines(page)) {
    if (line.starts_with("| `") && line.find("/` |") != std::string_view::npos)
      rooms.emplace_back(line.substr(3, line.find("/` |") - 3));
  }
  return rooms;
}

const std::vector<std::string> rooms = rooms_of_the_table();
const std::vector<std::string> layers(rooms.begin(), std::find(rooms.begin(), rooms.end(), "docs"));

std::vector<fs::path> sources_in(const std::string& layer) {
  std::vector<fs::path> files;
  for (const fs::directory_entry& entry : fs::recursive_directory_iterator(harness / layer)) {
    const fs::path ending = entry.path().extension();
    if (ending == ".cpp" || ending == ".hpp") files.push_back(entry.path());
  }
  return files;
}

std::size_t rank(const std::string& layer) {
  return std::size_t(std::find(layers.begin(), layers.end(), layer) - layers.begin());
}

// What stands between the quotes or brackets of each #include.
std::vector<std::string> includes_of(const fs::path& file) {
  std::vector<std::string> names;
  const std::string text = read_file(file);
  for (const std::string_view line : split_lines(text)) {
    if (!line.starts_with("#include ")) continue;
    const std::size_t end = line.find_last_of("\">");
    names.emplace_back(line.substr(10, end - 10));
  }
  return names;
}

TEST(House, HasNoOtherFolders) {
  for (const fs::directory_entry& entry : fs::directory_iterator(harness)) {
    const std::string name = entry.path().filename().string();
    const bool in_the_house = std::find(rooms.begin(), rooms.end(), name) != rooms.end();
    EXPECT_TRUE(in_the_house || !entry.is_directory()) << name;
  }
}

std::size_t lines_of(const fs::path& file) { return split_lines(read_file(file)).size(); }

// The budgets in docs/house.md: "| `util/` | 1,260 | text …".
TEST(House, KeepsTheBudgetOfEachFolder) {
  const std::string page = read_file(harness / "docs" / "house.md");
  const std::set<std::string> endings = {".cpp", ".hpp", ".js", ".ts", ".css", ".html", ".py", ".sh", ".lua", ".vim"};
  std::size_t seen = 0;
  for (const std::string_view line : split_lines(page)) {
    if (!line.starts_with("| `") || line.find("/` | ") == std::string_view::npos) continue;
    const std::string room(line.substr(3, line.find("/` | ") - 3));
    const std::string budget = replaced(std::string(line.substr(room.size() + 8)), ",", "");
    if (!std::isdigit(static_cast<unsigned char>(budget.front()))) continue;  // its lines do not count
    std::size_t lines = 0;
    for (const fs::directory_entry& entry : fs::recursive_directory_iterator(harness / room))
      if (endings.contains(entry.path().extension().string())) lines += lines_of(entry.path());
    EXPECT_LE(lines, std::stoul(budget)) << "harness/" << room << " (its budget stands in harness/docs/house.md)";
    EXPECT_GT(lines, 0u) << room;
    ++seen;
  }
  EXPECT_GE(seen, 15u);
  std::size_t others = 0;
  for (const char* file : {"main.cpp", "judge", "test", "setup.sh"}) others += lines_of(harness / file);
  EXPECT_LE(others, 250u);
}

TEST(House, IncludesNothingFromAbove) {
  std::size_t seen = 0;
  for (const std::string& layer : layers) {
    for (const fs::path& file : sources_in(layer)) {
      for (const std::string& name : includes_of(file)) {
        const std::string other = name.substr(0, name.find('/'));
        if (other == name) continue;  // <compare> is no room
        if (rank(other) == layers.size()) continue;
        ++seen;
        EXPECT_LE(rank(other), rank(layer)) << file << " includes " << name;
      }
    }
  }
  EXPECT_GT(seen, 300u);
}

TEST(House, IncludesHeavyHeadersInFewPlaces) {
  const std::pair<const char*, std::size_t> most[] = {
      {"CLI/CLI.hpp", 1}, {"nlohmann/json.hpp", 1}, {"fmt/core.h", 1}, {"regex", 2}, {"yaml-cpp/yaml.h", 1}};
  for (const auto& [header, allowed] : most) {
    std::size_t found = 0;
    for (const std::string& layer : layers) {
      for (const fs::path& file : sources_in(layer)) {
        const std::vector<std::string> names = includes_of(file);
        found += std::size_t(std::count(names.begin(), names.end(), header));
      }
    }
    EXPECT_LE(found, allowed) << header;
    EXPECT_GE(found, 1u) << header;
  }
}

}  // namespace
}  // namespace leetjudge
