// The inputs that solutions are tried on, in batches.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "inputs/drawing.hpp"
#include "inputs/small.hpp"
#include "problem/problem.hpp"

namespace leetjudge {

struct InputBatch {
  enum class Kind { own, small, random, largest } kind = Kind::own;
  std::vector<Case> cases;
  std::size_t first = 1;  // number of the first one, among those of its kind
  std::size_t last = 0;   // of small ones, and of the last
  bool whole = true;      // all of them were tried
  bool assumed = false;   // a size of the largest ones that the constraints do not bound
};

class InputStream {
 public:
  using Enough = std::function<bool()>;

  // What is tried on it shall take `most_s`, on the wall clock; the small ones are left out where that has no end.
  InputStream(const Problem& problem, const Constraints& constraints, std::uint64_t seed, double most_s);

  // Whether all inputs are like the problem's cases (form_is_open()).
  static bool is_near_only(const Problem& problem, const Constraints& constraints);

  // Small ones (inputs/small.hpp) and at most so many random ones, by turns; every third of these in a shape that
  // hurts, and every third near a case of the problem, where it can be; all of them near one where texts have a form
  // that is not known. So many that a batch takes a twentieth of the time.
  InputBatch next(const Enough& enough, std::size_t most_random = std::numeric_limits<std::size_t>::max());
  InputBatch random(std::size_t count, const Enough& enough);
  // One of the largest, as it is drawn or in another shape; none once there is no other.
  InputBatch next_largest(const Enough& enough);

  // SmallInputs::words() of the batches up to the first that was not tried as a whole.
  const std::string& proved(const InputBatch& last);

 private:
  Case case_of(std::string name, std::string input) const;
  void order_largest();

  const Problem& problem_;
  const Constraints& constraints_;
  std::uint64_t seed_;
  double most_s_;
  SmallInputs small_;
  std::vector<std::string> own_;  // to be near to
  bool near_only_ = false;        // other ones would be none of the problem's (form_is_open())
  std::size_t turn_ = 0, at_once_ = 0, next_small_ = 0, next_random_ = 1, next_largest_ = 0;
  bool proving_ = true;
  std::string proved_;
  std::chrono::steady_clock::time_point last_;
  std::optional<std::vector<LargestInput>> largest_;
  std::vector<std::pair<std::size_t, const InputShape*>> turns_;  // numbers of these, and what is made of them
  std::set<std::string> shaped_;
};

}  // namespace leetjudge
