// The system calls that a solution has no business with.
#pragma once

namespace leetjudge {

// From now on this process and the program that it becomes get an error from every call that
//   makes a process (EAGAIN, as if there were too many; threads are allowed),
//   reaches another process: signals, tracing, its memory, its limits, its priority,
//   makes a socket, shared memory or a message queue, or uses one of others, or gets memory that no limit
//   counts, changes what files are called, who owns them or who may use them, or changes the system: mounts,
//   namespaces, clocks, keys, modules.
// Unless `files_are_safe`, which something else sees to, files can be opened for reading only, and none be
// made, removed or emptied. A call of a foreign architecture ends it. Call this in the process itself: calls
// that name a process may name this one. False when the system has no such filters.
bool filter_system_calls(bool files_are_safe);

}  // namespace leetjudge
