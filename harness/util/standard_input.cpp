#include <poll.h>
#include <termios.h>
#include <unistd.h>

#include <iostream>

#include "util/files.hpp"
#include "util/interrupt.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

// Behind an empty line, and the text is at its end: a paste over a network stalls.
constexpr int quiet_ms = 2000;
constexpr int glance_ms = 100;  // until the next look for an interruption

// A terminal that hands over what is typed as it comes: one that waits for whole lines cuts them at 4,095 characters.
class TerminalAsTyped {
 public:
  TerminalAsTyped() {
    tcgetattr(STDIN_FILENO, &before_);
    termios now = before_;
    now.c_lflag &= ~tcflag_t(ICANON);
    now.c_cc[VMIN] = 1;
    now.c_cc[VTIME] = 0;
    now.c_cc[VSUSP] = now.c_cc[VQUIT] = _POSIX_VDISABLE;  // they would leave the terminal like this
    tcsetattr(STDIN_FILENO, TCSANOW, &now);
  }
  // What was typed behind the end is nobody's command.
  ~TerminalAsTyped() { tcsetattr(STDIN_FILENO, TCSAFLUSH, &before_); }
  TerminalAsTyped(const TerminalAsTyped&) = delete;
  TerminalAsTyped& operator=(const TerminalAsTyped&) = delete;

 private:
  termios before_ = {};
};

void show(std::string_view text) {
  if (write(STDIN_FILENO, text.data(), text.size()) < 0) return;  // it is only seen
}

// The last character of the line, and what the terminal shows of it and of the key.
void take_back(std::string& text) {
  const bool there = !text.empty() && text.back() != '\n';
  show(there ? "\b\b\b   \b\b\b" : "\b\b  \b\b");
  while (there && (static_cast<unsigned char>(text.back()) & 0xc0) == 0x80) text.pop_back();
  if (there) text.pop_back();
}

std::string all_typed(const std::string& what) {
  constexpr char end = 4, erase = 127;  // Ctrl-D, and the key above Enter
  std::string text;
  const Interruptible interruptible;
  const TerminalAsTyped terminal;
  std::cerr << what << "; an empty line or Ctrl-D ends it.\n";
  while (!interrupted()) {
    const bool may_be_all = text.ends_with("\n\n") && !trim(text).empty();
    pollfd waiting{STDIN_FILENO, POLLIN, 0};
    const int ready = poll(&waiting, 1, may_be_all ? quiet_ms : glance_ms);
    if (ready == 0 && may_be_all) break;
    if (ready <= 0) continue;
    char block[4096];
    const ssize_t count = read(STDIN_FILENO, block, sizeof block);
    if (count <= 0) break;
    for (const char c : std::string_view(block, std::size_t(count))) {
      if (c == end) return text;
      if (c == erase || c == '\b')
        take_back(text);
      else
        text += c;
    }
  }
  return text;
}

}  // namespace

std::string read_standard_input(const std::string& what, std::uintmax_t most_bytes) {
  if (isatty(STDIN_FILENO)) {
    std::string typed = all_typed(what);
    end_if_interrupted();
    return typed;
  }
  return read_all(std::cin, "standard input", most_bytes);
}

}  // namespace leetjudge
