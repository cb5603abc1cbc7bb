// From a failing case to the smallest one: of pieces that the problem's rules leave out, or of the values in any input.
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace leetjudge {

// What `fails` may throw to end it: the smallest so far is returned.
struct EnoughSimplified {};

// Which pieces are kept.
using Kept = std::vector<bool>;

// The smallest selection among `pieces` pieces that still fails, all of which together fail. No piece of the
// result can be left out; and where eight or fewer are left, no selection among them that is smaller fails
// either. `fails` is asked once for each selection. By leaving out ever smaller parts (delta debugging:
// Zeller and Hildebrandt, Simplifying and Isolating Failure-Inducing Input, 2002).
Kept smallest_failing(std::size_t pieces, const std::function<bool(const Kept&)>& fails);

// A local minimum: no single step of those below leads to a smaller input that fails. `input` is a case's, of a design
// problem or not; `fails` says of a smaller one whether it may be judged and fails.
std::string simplest_failing(const std::string& input, bool design,
                             const std::function<bool(const std::string&)>& fails);

// How many numbers, texts and truth values are in it.
std::size_t values_in(std::string_view input);

}  // namespace leetjudge
