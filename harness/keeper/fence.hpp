// Files out of reach, where the system has Landlock (Linux 5.13).
#pragma once

#include "message.hpp"

namespace leetjudge {

// From now on this process and the program that it becomes can open nothing but the system's libraries, /dev/null and
// what `orders` say; `readable` are files and folders, up to the word "--". False where Landlock is not there.
bool fence_files(const KeeperOrders& orders, char** readable);

}  // namespace leetjudge
