#include "util/interrupt.hpp"

#include <csignal>
#include <initializer_list>

namespace leetjudge {
namespace {

volatile std::sig_atomic_t signalled = 0;

void on_signal(int number) { signalled = number; }

void handle_with(void (*handler)(int), int flags) {
  for (const int number : {SIGINT, SIGTERM, SIGHUP}) {
    struct sigaction now = {};
    sigaction(number, nullptr, &now);
    if (now.sa_handler == SIG_IGN) continue;  // nohup
    struct sigaction wanted = {};
    wanted.sa_handler = handler;
    wanted.sa_flags = flags;
    sigaction(number, &wanted, nullptr);
  }
}

}  // namespace

Interruptible::Interruptible() {
  handle_with(on_signal, int(SA_RESETHAND));  // and without SA_RESTART, so that waits end
}

Interruptible::~Interruptible() { handle_with(SIG_DFL, 0); }

bool interrupted() { return signalled != 0; }

void end_if_interrupted() {
  if (signalled == 0) return;
  std::signal(signalled, SIG_DFL);
  std::raise(signalled);
}

}  // namespace leetjudge
