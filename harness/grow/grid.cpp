#include <algorithm>
#include <set>

#include "grow/parts.hpp"

namespace leetjudge {
namespace {

constexpr double most_effort_of_point = 1.2e6, most_of_cheap = 1e5;  // of these all shapes are tried, and other draws
constexpr std::size_t levels_of[] = {0, 0, 6, 4, 3};                 // of each size, where so many grow
constexpr std::uint64_t draws = 3;
constexpr double least_alike = 0.9;  // of a size, what counts as the same

// Inputs of several sizes at once, each size at some levels.
class Grid {
 public:
  Grid(const Sizes& sizes, const std::vector<Dimension>& dimensions, const SmallRuns& runs) : runs_(runs) {
    shapes_.insert(input_shapes().front().words);
    for (const DimensionGrowth* one : sizes) {
      dimensions_.push_back(&dimension_called(one->size, dimensions));
      shapes_.insert({one->shape, one->memory_shape});
    }
    const auto is_length = [](const Dimension* one) { return one->quantity.length; };
    const auto length = std::ranges::find_if(dimensions_, is_length);
    drawn_for_ = length == dimensions_.end() ? 0 : std::size_t(length - dimensions_.begin());
  }

  // The largest one comes last.
  std::vector<GridCounts> counted() {
    const std::vector<std::vector<double>> levels = chosen_levels();
    std::size_t count = 1;
    for (const auto& one : levels) count *= one.size();
    std::vector<GridCounts> all;
    for (std::size_t number = 0; number < count; ++number) {
      std::vector<double> sizes;
      std::size_t rest = number;
      for (const auto& one : levels) {
        sizes.push_back(one[rest % one.size()]);
        rest /= one.size();
      }
      if (!has_room(sizes)) continue;
      GridCounts found = counts_at(sizes);
      if (found.most.steps > 0) all.push_back(std::move(found));
    }
    return all;
  }

 private:
  struct Run {
    std::vector<double> sizes;
    GrowthPoint counts;
    double effort;
  };

  // Nothing where that is not drawn or not answered.
  std::optional<Run> run(const InputShape& shape, const std::vector<double>& sizes, std::uint64_t draw) const {
    if (runs_.over()) return std::nullopt;
    Dimension one = *dimensions_[drawn_for_];
    for (std::size_t i = 0; i < sizes.size(); ++i) {
      const Dimension& other = *dimensions_[i];
      for (const Quantity& companion : other.along) one.held.erase(companion);
      if (i == drawn_for_) continue;
      one.held[other.quantity] = sizes[i];
      for (const Quantity& equal : other.equal) one.held[equal] = sizes[i];
    }
    const auto given = runs_.inputs.in_shape(shape, one, sizes[drawn_for_], draw);
    const auto counts = given ? runs_.count(given->input) : std::nullopt;
    if (!counts) return std::nullopt;
    Run found{sizes, *counts, effort_of(given->input, *counts)};
    for (std::size_t i = 0; i < sizes.size(); ++i)
      found.sizes[i] = runs_.inputs.size_in(*dimensions_[i], given->input).value_or(sizes[i]);
    return found;
  }

  // No steps where random input is not drawn or not answered. A shape that makes the size smaller is left out.
  GridCounts counts_at(const std::vector<double>& sizes) {
    GridCounts found{sizes};
    bool cheap = true;
    const char* hungriest = "";
    for (const InputShape& shape : input_shapes()) {
      if (!cheap && !shapes_.contains(shape.words)) continue;
      for (std::uint64_t draw = 0; draw < draws; ++draw) {
        const auto one = run(shape, sizes, draw);
        const bool first = found.most.steps == 0;
        if (!one || (!first && one->sizes[drawn_for_] < found.sizes[drawn_for_] * least_alike)) break;
        cheap = cheap && one->effort < most_of_cheap;
        if (first) found.sizes = one->sizes;
        if (one->counts.steps > found.most.steps) found.most.shape = shape.words;
        if (one->counts.bytes > found.most.bytes) hungriest = shape.words;
        for (const Counted value : {&GrowthPoint::steps, &GrowthPoint::beyond, &GrowthPoint::bytes})
          found.most.*value = std::max(found.most.*value, one->counts.*value);
      }
      if (found.most.steps == 0) return found;
    }
    shapes_.insert({found.most.shape, hungriest});
    return found;
  }

  // Of the shape that takes most; nothing where random input is not drawn.
  std::optional<double> effort_at(const std::vector<double>& sizes) const {
    std::optional<double> most;
    for (const InputShape& shape : input_shapes()) {
      const auto one = shapes_.contains(shape.words) ? run(shape, sizes, 0) : std::nullopt;
      if (one) most = std::max(most.value_or(0), one->effort);
      if (!most) return most;
    }
    return most;
  }

  // How far each size goes. From the smallest sizes on, one size at a time goes on to its next level while the input
  // stays cheap. Where none can go alone (few nodes have room for few edges, and few columns for few places), all
  // numbers go together, or all others, or all sizes, also as long as nothing can be drawn.
  std::vector<std::vector<double>> chosen_levels() const {
    const std::size_t count = dimensions_.size();
    std::vector<std::vector<double>> all, levels(count);
    for (const Dimension* own : dimensions_) {
      Dimension one = *own;
      one.measured_from = 0;
      for (const auto& [quantity, held] : own->held) {  // those that do not grow here
        const bool grows =
            std::ranges::count(dimensions_, quantity, [](const Dimension* other) { return other->quantity; });
        if (!grows && double(held) <= own->measured_from) one.measured_from = std::max(one.measured_from, double(held));
      }
      all.push_back(sizes_of(one));
    }
    for (std::size_t i = 0; i < count; ++i)  // only those that leave room for a number up to them
      for (std::size_t j = 0; j < count; ++j)
        if (is_up_to(i, j))
          all[j].erase(all[j].begin(), std::find_if(all[j].begin(), all[j].end() - 1,
                                                    [&](double size) { return all[i].front() <= size / 2; }));
    std::vector<std::size_t> last(count);
    bool drawn = false, further = true;
    while (further) {
      further = false;
      for (std::size_t i = 0; i < count + (further ? 0 : 3); ++i) {
        std::vector<std::size_t> next = last;
        std::vector<double> sizes;
        for (std::size_t j = 0; j < count; ++j) {
          const bool number = dimensions_[j]->is_number();
          const bool goes = i < count ? i == j : i == count ? number : i == count + 1 ? !number : true;
          next[j] += goes && next[j] + 1 < all[j].size();
          sizes.push_back(all[j][next[j]]);
        }
        if (next == last) continue;
        const auto effort = effort_at(sizes);
        if (effort && *effort > most_effort_of_point && i < count) all[i].resize(last[i] + 1);
        if (effort ? *effort > most_effort_of_point : drawn || i < count + 2) continue;
        drawn = drawn || effort;
        further = true;
        last = next;
      }
    }
    for (std::size_t i = 0; i < count; ++i) {
      const std::size_t steps = levels_of[count] - 1;
      for (std::size_t step = 0; step <= steps; ++step) levels[i].push_back(all[i][last[i] * step / steps]);
      levels[i].erase(std::unique(levels[i].begin(), levels[i].end()), levels[i].end());
    }
    return levels;
  }

  // A number that may be as large as another size says little of both where it nearly is.
  bool has_room(const std::vector<double>& sizes) const {
    for (std::size_t i = 0; i < sizes.size(); ++i)
      for (std::size_t j = 0; j < sizes.size(); ++j)
        if (is_up_to(i, j) && sizes[i] > sizes[j] / 2) return false;
    return true;
  }

  bool is_up_to(std::size_t i, std::size_t j) const {
    return std::ranges::count(dimensions_[i]->up_to, dimensions_[j]->quantity) > 0;
  }

  const SmallRuns& runs_;
  std::vector<const Dimension*> dimensions_;
  std::size_t drawn_for_;         // the one that inputs are drawn for, while the others are held
  std::set<std::string> shapes_;  // that were the worst
};

}  // namespace

std::vector<GridCounts> counts_on_grid(const Sizes& sizes, const std::vector<Dimension>& dimensions,
                                       const SmallRuns& runs) {
  if (sizes.size() < 2 || sizes.size() >= std::size(levels_of)) return {};
  return Grid(sizes, dimensions, runs).counted();
}

}  // namespace leetjudge
