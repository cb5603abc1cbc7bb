// What clangd has to be told of solutions, so that it takes them as they stand: what LeetCode declares for their
// problem, and which nodes they bring themselves. What holds for all of them is in harness/editors/clangd/.
#pragma once

#include <filesystem>

#include "problem/kit.hpp"

namespace leetjudge {

// Writes it to a .clangd beside `file`, a solution that need not be there, for all files of that problem; no .clangd
// that somebody else wrote changes. Throws BadInput where it cannot be written.
void tell_clangd(const Kit& kit, const Problem& problem, const std::filesystem::path& file);
// The same for a folder that is not the judge's own: what holds for all, and what the solutions below it need besides.
// False where somebody else wrote its .clangd.
bool tell_clangd(const Kit& kit, const std::filesystem::path& folder);

}  // namespace leetjudge
