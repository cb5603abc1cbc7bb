// What a program can do no more: files out of reach, where the system has Landlock (Linux 5.13), and system calls that
// a solution or a compiler has no business with.
#pragma once

#include "keeper.hpp"

namespace leetjudge {

// From now on this process and the program that it becomes can open nothing but the system's libraries, /dev/null and
// what `orders` say; `readable` are files and folders, up to the word "--". False where Landlock is not there.
bool fence_files(const KeeperOrders& orders, char** readable);

// What a filter refuses, with the errors and for the reasons in filter.cpp.
namespace refused {
enum Kind : unsigned {
  others = 1,     // other processes, sockets, what outlives the run
  processes = 2,  // processes of its own, signals to others, memory that no limit counts
  changes = 4,    // owners, modes, times and attributes of files
  names = 8,      // making, removing and renaming files
  programs = 16,  // becoming another program
  opening = 32,   // any file
};
constexpr unsigned to_tools = others, to_solutions = others | processes | changes | names;
}  // namespace refused

// From now on every thread of this process, and the program that it becomes, gets an error from the calls of these
// kinds; a call of a foreign architecture ends it. What is allowed for the process itself is so for the one that
// calls this. Uses nothing that a solution could replace. False where the system has no such filters.
bool refuse_calls(unsigned kinds);

// Root too is nobody special from now on, whatever this process becomes.
void drop_capabilities();

}  // namespace leetjudge
