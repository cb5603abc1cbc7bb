// Folders with built things: each is made elsewhere and renamed into place, so that it is whole or not there. Its name
// holds a hash of what it was made from.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace leetjudge {

using Paths = std::vector<std::filesystem::path>;

// Files with their sizes and times, a line each.
std::string stamps_of(const Paths& files);

// Whether each file in `stamps` has the same size and time as then.
bool still_hold(const std::string& stamps);

// Makes `folder`, unless it is there and the files in it, and those that it was made from, are as they were. `make`
// fills another folder, which then gets this name, and returns what it was made from and the name says nothing of, as
// absolute paths; nothing where it failed. Returns whether the folder is there.
bool ensure_folder(const std::filesystem::path& folder,
                   const std::function<std::optional<Paths>(const std::filesystem::path& work)>& make);

// The stamps of these files; empty where the folder is not there.
std::string stamps_in(const std::filesystem::path& folder);

// Removes folders of ensure_folder() and kept verdicts from `cache`, those first that were not used for longest, and
// small ones last, until the others take at most `most_bytes`. What was used within the last hour stays. It looks once
// an hour: looking through thousands of folders takes seconds.
void keep_below(const std::filesystem::path& cache, std::uintmax_t most_bytes);

// Tells keep_below() that a file, or a folder of ensure_folder(), is used.
void note_use(const std::filesystem::path& path);

constexpr const char* verdict_ending = ".verdict";  // of the files that keep_below() removes

// The files in `rule`, a make rule as compilers write it, that do not lie in `folder`.
Paths files_outside(const std::string& rule, const std::filesystem::path& folder);

}  // namespace leetjudge
