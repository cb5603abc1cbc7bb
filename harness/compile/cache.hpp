// Folders with built things, made once and used by any number of judges at the same time.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace leetjudge {

// What a folder was made from beside what its key says: absolute paths. Nothing where making it failed.
using MadeFrom = std::optional<std::vector<std::filesystem::path>>;

// How folders in a cache are called that hold `what` is made of `file`; a '-' and a digest follow.
std::string folders_of(const std::filesystem::path& file, const std::string& what);

// Makes sure that `folder` holds what `key` describes, by calling `make` to fill it if it does not. It does as long as
// its key is the same, and size, times and permissions of every file that `make` left there (but those whose names
// begin with a dot), and of those it returned: what was damaged, removed or copied without its times is made anew.
// Others wait meanwhile, those of the folders as well whose names differ from a last '-' on only. Returns whether it
// holds it now.
bool ensure_folder(const std::filesystem::path& folder, const std::string& key, const std::function<MadeFrom()>& make);

// Whether it holds that now.
bool holds_folder(const std::filesystem::path& folder, const std::string& key);

// A word for what a folder holds: another one once it was made anew. What is made from it has that in its key. Empty
// where it holds nothing.
std::string state_of(const std::filesystem::path& folder);

// The files that it was made from (MadeFrom); none where it holds nothing.
std::vector<std::filesystem::path> sources_of(const std::filesystem::path& folder);

// A word for these, without those in `but`: the same on another machine with the same files.
std::string sources_state_of(const std::filesystem::path& folder, const std::filesystem::path& but);

// Whatever `folder` holds, the next ensure_folder() makes it anew.
void forget_folder(const std::filesystem::path& folder);

// Removes the folders in `cache` that were not used for longest, small ones last, until the others take at most
// `most_bytes`; none that was used within the last hour, and none that ensure_folder() did not make. It is done once an
// hour: looking through thousands of folders takes seconds.
void keep_below(const std::filesystem::path& cache, std::uintmax_t most_bytes);

// The files in `rule`, a make rule as compilers write it, that do not lie in `folder`.
MadeFrom files_outside(const std::string& rule, const std::filesystem::path& folder);

}  // namespace leetjudge
