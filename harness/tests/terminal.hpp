// A pseudo-terminal with a program in it, as a user would sit before it.
#pragma once

#include <string>
#include <vector>

#include "sandbox/descriptor.hpp"

namespace leetjudge::test {

class Terminal {
 public:
  // Starts the program in `folder`, on a terminal of `columns` by 50.
  Terminal(const std::vector<std::string>& arguments, const std::string& folder, unsigned short columns = 120);
  ~Terminal();  // kills it

  // Waits until `words` have been printed behind all that was waited for before; false after a minute.
  bool shows(const std::string& words);
  void type(const std::string& keys);
  // Waits for the program's end: its exit status, or 128 and the number of the signal.
  int status();
  // All that was printed so far, escape sequences included.
  const std::string& printed() const { return printed_; }
  int pid() const { return pid_; }

 private:
  bool read_some(int milliseconds);

  Descriptor terminal_;
  int pid_ = -1;
  std::string printed_;
  std::size_t seen_ = 0;
  bool closed_ = false;
};

}  // namespace leetjudge::test
