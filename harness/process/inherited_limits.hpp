// The limits of the shell that the judge was started in (ulimit), which hold for whatever it starts.
#pragma once

namespace leetjudge {

// Lifts those that may be lifted. Throws BadInput for one under which compilers and sanitizers do not work: what they
// then say would look like a fault of the solution.
void refuse_tight_limits();

}  // namespace leetjudge
