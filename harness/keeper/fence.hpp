// Files out of reach, where the system has Landlock (Linux 5.13).
#pragma once

namespace leetjudge {

// From now on this process and the program that it becomes can open nothing but the system's libraries and
// the files and folders in `readable` (ends with a null pointer) for reading, /proc too if `proc`, /dev/null
// and if `random` the devices for random numbers, and files in the folder `scratch`, if it is not null, for
// anything. False when Landlock is not there.
bool fence_files(const char* const* readable, bool proc, const char* scratch, bool random);

}  // namespace leetjudge
