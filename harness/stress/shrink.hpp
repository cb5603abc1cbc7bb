// From a failing case to the smallest one.
#pragma once

#include <cstddef>
#include <functional>
#include <vector>

namespace leetjudge {

// Which pieces are kept.
using Kept = std::vector<bool>;

// The smallest selection among `pieces` pieces that still fails, all of which together fail. No piece of the
// result can be left out; and where eight or fewer are left, no selection among them that is smaller fails
// either. `fails` is asked once for each selection. By leaving out ever smaller parts (delta debugging:
// Zeller and Hildebrandt, Simplifying and Isolating Failure-Inducing Input, 2002).
Kept smallest_failing(std::size_t pieces, const std::function<bool(const Kept&)>& fails);

}  // namespace leetjudge
