#include "stress/shrink.hpp"

#include <algorithm>
#include <map>

namespace leetjudge {
namespace {

constexpr std::size_t most_for_all_selections = 8;

class Shrinking {
 public:
  Shrinking(std::size_t pieces, const std::function<bool(const Kept&)>& fails) : kept_(pieces, true), fails_(fails) {}

  Kept run() {
    for (std::size_t size = (kept_.size() + 1) / 2; size > 0; size /= 2) leave_out_parts(size);
    while (leave_out_parts(1)) {
    }
    while (left().size() <= most_for_all_selections && try_all_selections()) {
    }
    return kept_;
  }

 private:
  std::vector<std::size_t> left() const {
    std::vector<std::size_t> pieces;
    for (std::size_t i = 0; i < kept_.size(); ++i) {
      if (kept_[i]) pieces.push_back(i);
    }
    return pieces;
  }

  bool fails(const Kept& kept) {
    const auto [known, added] = known_.try_emplace(kept, false);
    if (added) known->second = fails_(kept);
    return known->second;
  }

  // Whether any part of `size` pieces could be left out.
  bool leave_out_parts(std::size_t size) {
    bool any = false;
    const std::vector<std::size_t> pieces = left();
    for (std::size_t begin = 0; begin < pieces.size(); begin += size) {
      Kept without = kept_;
      for (std::size_t i = begin; i < std::min(begin + size, pieces.size()); ++i) without[pieces[i]] = false;
      if (!fails(without)) continue;
      kept_ = without;
      any = true;
    }
    return any;
  }

  // Of all selections among the pieces that are left, a smallest one that fails, if it is smaller.
  bool try_all_selections() {
    const std::vector<std::size_t> pieces = left();
    for (std::size_t size = 0; size < pieces.size(); ++size) {
      std::vector<bool> chosen(pieces.size(), false);
      std::fill_n(chosen.begin(), size, true);
      do {
        Kept selection(kept_.size(), false);
        for (std::size_t i = 0; i < pieces.size(); ++i) selection[pieces[i]] = chosen[i];
        if (!fails(selection)) continue;
        kept_ = selection;
        return true;
      } while (std::prev_permutation(chosen.begin(), chosen.end()));
    }
    return false;
  }

  Kept kept_;
  const std::function<bool(const Kept&)>& fails_;
  std::map<Kept, bool> known_;
};

}  // namespace

Kept smallest_failing(std::size_t pieces, const std::function<bool(const Kept&)>& fails) {
  return Shrinking(pieces, fails).run();
}

}  // namespace leetjudge
