// The system calls that a solution has no business with.
#pragma once

namespace leetjudge {

// From now on this process and the program that it becomes get an error from every call that
//   makes a process (EAGAIN, as if there were too many; threads are allowed),
//   reaches another process: signals, tracing, its memory, its limits, its priority,
//   makes a socket, shared memory or a message queue, or reserves memory that no limit counts,
//   changes what files are called, who owns them or who may use them,
//   or changes the system: mounts, namespaces, clocks, keys, modules.
// A call of a foreign architecture ends it. Call this in the process itself: calls that name a process may
// name this one. False when the system has no such filters.
bool filter_system_calls();

}  // namespace leetjudge
