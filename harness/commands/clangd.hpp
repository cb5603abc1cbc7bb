// What clangd has to be told of a solution, so that it takes the file as it stands: the nodes and the functions that
// LeetCode brings for its problem, and which of them the file brings itself. What holds for every solution is in
// harness/editors/clangd/ and the .clangd of the judge's own folder.
#pragma once

#include <filesystem>

#include "problem/kit.hpp"

namespace leetjudge {

// Writes it to a .clangd and a header beside `file`, a solution that need not be there, or the problem's folder in
// solutions/. Changes no .clangd that somebody else wrote. Throws BadInput where it cannot be written.
void tell_clangd(const Kit& kit, const Problem& problem, const std::filesystem::path& file);

// For solutions in a folder that is not the judge's own, only what holds for every one.
void tell_clangd(const std::filesystem::path& folder);

// The same where somebody judges the file, if it lies in the judge's own solutions/ or where the judge wrote a .clangd
// before; what cannot be written is left.
void keep_clangd_told(const Kit& kit, const Problem& problem, const std::filesystem::path& file);

}  // namespace leetjudge
