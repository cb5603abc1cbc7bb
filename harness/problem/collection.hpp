// A clone of a collection, or one of its folders, into the user's library: every page (README_EN.md) and manifest
// (manifest.yaml) that lies there.
#pragma once

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include "problem/kit.hpp"

namespace leetjudge {

// What could not be read: of all that have the same reason, a few are named.
struct LeftOut {
  std::string reason;    // "its answer does not fit"
  std::string what;      // "tests/1. two-sum/manifest.yaml:12: case \"empty\": …"
  bool problem = false;  // all of it
};

// What a collection holds of a problem.
struct Collected {
  std::string file;  // empty where nothing could be read
  int id = 0;
  std::string slug;
  std::string reference;  // the text of an accepted solution, if there is one
  std::vector<LeftOut> left_out;
};

// What is wrong with it is left out, and not thrown.
Collected read_manifest(const std::filesystem::path& manifest);

struct Added {
  std::size_t made = 0, changed = 0, unchanged = 0;  // problems
  std::size_t cases = 0, answered = 0;               // all of theirs, and those that the reference answers
  std::size_t several = 0;                           // problems with such, of which the page allows several answers
  bool failed = false;                               // some file in the library was not read or written
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
