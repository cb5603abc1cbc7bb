// Ending long work early without losing what it has found: Ctrl-C, or a polite kill.
#pragma once

namespace leetjudge {

// While one of these exists, the first SIGINT, SIGTERM or SIGHUP only makes interrupted() true; a second one
// ends the process as ever.
class Interruptible {
 public:
  Interruptible();
  Interruptible(const Interruptible&) = delete;
  Interruptible& operator=(const Interruptible&) = delete;
  ~Interruptible();
};

bool interrupted();

// Once everything is written: ends the process by the signal that interrupted it, as whoever sent it expects.
// Does nothing when none did.
void end_if_interrupted();

}  // namespace leetjudge
