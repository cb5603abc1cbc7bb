// What LeetCode keeps out of sight of a solution: functions that it calls (isBadVersion), and arguments of a case that
// its method does not take ("bad = 4"). One header for a problem or a family in problems/, named after their numbers.
//
// Such a header has two parts. The first is compiled before the solution. The second, behind the line "// Behind the
// solution:", is the function that cases call: it takes what a case gives, calls the solution, leetjudge_solution, and
// returns what is judged; without that part cases call the solution itself. Neither part includes anything.
#pragma once

#include <optional>
#include <string>

#include "paste/stub.hpp"

namespace leetjudge {

struct Hidden {
  std::string before, behind;
  Stub solution;  // what one writes
};

// Of the problem with that number, where the header has the name of one of the stub's methods; `stub` becomes that of
// the class that cases call.
std::optional<Hidden> hidden_interface(int id, Stub& stub);

}  // namespace leetjudge
