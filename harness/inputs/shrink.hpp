// From a failing case to the smallest one, by leaving out ever smaller parts (delta debugging: Zeller and Hildebrandt,
// Simplifying and Isolating Failure-Inducing Input, 2002).
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>

#include "inputs/rules.hpp"

namespace leetjudge {

// What `fails` may throw to end it: the smallest so far is returned.
struct EnoughSimplified {};

// A local minimum: no single step leads to a smaller input that fails. `input` is a case's, of a design problem or not;
// `fails` says of a smaller one whether it may be judged and fails. Where the problem's rules tell pieces, nothing else
// is left out.
std::string simplest_failing(const std::string& input, bool design,
                             const std::function<bool(const std::string&)>& fails, const Rules& rules = {});

// How many numbers, texts and truth values are in it.
std::size_t values_in(std::string_view input);

}  // namespace leetjudge
