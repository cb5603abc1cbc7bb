// A clone of a collection, or one of its folders, into the user's library: every page (README_EN.md) and manifest
// (manifest.yaml) that lies there.
#pragma once

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include "problem/kit.hpp"
#include "problem/manifest.hpp"

namespace leetjudge {

struct Added {
  std::size_t made = 0, changed = 0, unchanged = 0;  // problems
  std::size_t cases = 0, answered = 0;               // all of theirs, and those that the reference answers
  std::size_t several = 0;                           // problems with such, of which the page allows several answers
  std::vector<LeftOut> left_out;
};

// What is there already is brought up to date; cases that came from no collection stay. `step` is called after each of
// the `steps_of` it takes, from several threads. Throws BadInput where nothing lies there, or nothing can be written.
class Collection {
 public:
  explicit Collection(const std::filesystem::path& folder);
  std::size_t steps() const { return 2 * (pages_.size() + manifests_.size()); }
  Added add_to(const Kit& kit, unsigned at_a_time, const std::function<void()>& step) const;

 private:
  std::vector<std::filesystem::path> pages_, manifests_;
  std::vector<LeftOut> links_;
};

}  // namespace leetjudge
