// A page without code is kept in the library as it is: the problem's file is made of it once a solution is there, whose
// class tells the types.
#pragma once

#include <filesystem>

#include "problem/attribution.hpp"
#include "util/error.hpp"

namespace leetjudge {

// What it is kept as, beside the place of the problem's file.
constexpr const char* page_extension = ".md";
// Whether there is only that: nothing has told the problem's class yet.
bool waits_for_class(const KnownProblem& known);
// Where there is that, makes the problem's file of it and of the solution, which has the class: where there is none
// yet, or the solution has another method or longer numbers than the one before; cases that were kept stay. Throws
// UnfitClass where there is none, and no example of the page fits the solution.
struct UnfitClass : BadInput {
  using BadInput::BadInput;
};
void take_class(const KnownProblem& known, const std::filesystem::path& solution);

}  // namespace leetjudge
