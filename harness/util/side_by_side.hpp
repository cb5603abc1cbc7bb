#pragma once

#include <cstddef>
#include <functional>

namespace leetjudge {

// Calls task(0) … task(count - 1), `at_a_time` at a time. Rethrows the exception of the first that threw.
void do_side_by_side(std::size_t count, unsigned at_a_time, const std::function<void(std::size_t)>& task);

}  // namespace leetjudge
