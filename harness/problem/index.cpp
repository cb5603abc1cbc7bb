#include "problem/index.hpp"

#include "util/error.hpp"
#include "util/files.hpp"
#include "util/json.hpp"
#include "util/located_json.hpp"

namespace leetjudge {
namespace fs = std::filesystem;

Index::State Index::state_of(const fs::path& file) {
  std::error_code error;
  return {fs::file_size(file, error), fs::last_write_time(file, error).time_since_epoch().count()};
}

Index::Index(fs::path file) : file_(std::move(file)) {
  std::error_code error;
  if (file_.empty() || !fs::is_regular_file(file_, error)) return;
  try {
    const Json json = parse_json(read_file(file_), "the index");
    for (const Json& one : json) {
      Listed told{one.at("slug"), one.at("heading"), one.at("declaration"), one.at("cases"), {}, {}};
      for (const auto& [set, count] : one.at("sets").items()) told.sets[set] = count;
      told.limits = {one.at("time_ms"), one.at("memory_mb")};
      known_[one.at("file")] = {{one.at("bytes"), one.at("changed")}, told};
    }
  } catch (const Json::exception&) {  // it is made anew
    known_.clear();
  } catch (const BadInput&) {
  }
}

Listed listed(const Problem& problem) {
  Listed told{problem.slug, problem.heading(), problem.written().declaration(), problem.cases.size(),
              {},           problem.limits};
  for (const auto& [name, set] : problem.named_sets) told.sets[name] = set.size();
  return told;
}

void Index::add(const fs::path& file, const Listed& told) {
  const std::scoped_lock lock(mutex_);
  known_[file.string()] = {state_of(file), told};
  grown_ = true;
}

Listed Index::of(const fs::path& file, Problem (*load)(const fs::path& file)) {
  {
    const std::scoped_lock lock(mutex_);
    const auto known = known_.find(file.string());
    if (known != known_.end() && known->second.first == state_of(file)) return known->second.second;
  }
  add(file, listed(load(file)));
  const std::scoped_lock lock(mutex_);
  return known_.at(file.string()).second;
}

void Index::save() const {
  if (!grown_ || file_.empty() || !fs::is_directory(file_.parent_path())) return;
  Json json = Json::array();
  for (const auto& [path, one] : known_) {
    if (!fs::exists(path)) continue;
    const Listed& told = one.second;
    Json sets = Json::object();
    for (const auto& [name, count] : told.sets) sets[name] = count;
    json.push_back({{"file", path},
                    {"bytes", one.first.bytes},
                    {"changed", one.first.changed},
                    {"slug", told.slug},
                    {"heading", told.heading},
                    {"declaration", told.declaration},
                    {"cases", told.cases},
                    {"sets", sets},
                    {"time_ms", told.limits.time_ms},
                    {"memory_mb", told.limits.memory_mb}});
  }
  try {
    write_file(file_, dumped(json) + "\n");
  } catch (const BadInput&) {  // it is made again next time
  }
}

}  // namespace leetjudge
