// Files out of reach, where the system has Landlock (Linux 5.13): for when there is no bubblewrap.
#pragma once

namespace leetjudge {

// From now on this process and the program that it becomes can open nothing but the system's libraries and
// `program` for reading, /proc too if `processes`, and /dev/null and its like. False when Landlock is not
// there.
bool fence_files(const char* program, bool processes);

}  // namespace leetjudge
