// Makes the input of any problem smaller while it still fails: elements, characters, nodes, calls, then numbers.
#pragma once

#include <functional>
#include <string>
#include <string_view>

namespace leetjudge {

// What `fails` may throw to end it: the smallest input so far is returned.
struct EnoughSimplified {};

// A local minimum: no single step of those below leads to a smaller input that fails. `input` is a case's, of a design
// problem or not; `fails` says of a smaller one whether it may be judged and fails.
std::string simplest_failing(const std::string& input, bool design,
                             const std::function<bool(const std::string&)>& fails);

// How many numbers, texts and truth values are in it.
std::size_t values_in(std::string_view input);

}  // namespace leetjudge
