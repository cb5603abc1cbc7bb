// Folders with built things, made once and used by any number of judges at the same time; and what tells whether what
// they were built from has changed.
#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <string>

namespace leetjudge {

// Makes sure that `folder` holds what `key` describes. If its file "key" does not say exactly `key`, the
// folder is emptied and `make` is called to fill it; the file is written when `make` returned true. Others
// wait meanwhile, those of the folders as well whose names differ from a last '-' on only. `still_good` may
// turn down a folder whose key is right, unless somebody holds it. Returns what `make` returned, or true if
// it was not called.
bool ensure_folder(
    const std::filesystem::path& folder, const std::string& key, const std::function<bool()>& make,
    const std::function<bool()>& still_good = [] { return true; });

// As long as there is a copy of what is returned, no judge removes `folder`. Null where there is none.
std::shared_ptr<const void> hold_folder(const std::filesystem::path& folder);

// Removes all but the `keep` newest folders in `parent` whose names start with `prefix`, and those that
// somebody holds.
void keep_newest(const std::filesystem::path& parent, const std::string& prefix, std::size_t keep);

// What a build depended on beside its own sources: a line each of name and stamp (size, time of change) for the files
// in `rule`, a make rule as compilers write it, but for `source` and what lies below `ours`.
std::string stamps_of(const std::string& rule, const std::filesystem::path& source, const std::filesystem::path& ours);
// Whether the file with such stamps is there, and nothing changed since.
bool stamps_hold(const std::filesystem::path& file);

// A device or pipe in a rule; clang takes one for an empty file. Empty if there is none.
std::string odd_file_in(const std::string& rule);

}  // namespace leetjudge
