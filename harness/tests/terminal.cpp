#include "terminal.hpp"

#include <poll.h>
#include <pty.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <stdexcept>

namespace leetjudge::test {
namespace {

constexpr std::chrono::seconds patience{60};

}  // namespace

Terminal::Terminal(const std::vector<std::string>& arguments, const std::string& folder, unsigned short columns) {
  std::vector<char*> words;
  for (const std::string& argument : arguments) words.push_back(const_cast<char*>(argument.c_str()));
  words.push_back(nullptr);
  const winsize size{50, columns, 0, 0};
  int terminal = -1;
  pid_ = forkpty(&terminal, nullptr, nullptr, &size);
  if (pid_ < 0) throw std::runtime_error("no pseudo-terminal");
  if (pid_ == 0) {
    setenv("TERM", "xterm-256color", 1);
    unsetenv("NO_COLOR");
    setenv("LEETJUDGE_LIBRARY", (folder + "/library").c_str(), 1);
    if (chdir(folder.c_str()) == 0) execv(words[0], words.data());
    _exit(127);
  }
  terminal_ = Descriptor(terminal);
}

Terminal::~Terminal() {
  if (pid_ < 0) return;
  kill(pid_, SIGKILL);
  waitpid(pid_, nullptr, 0);
}

bool Terminal::read_some(int milliseconds) {
  pollfd waiting{terminal_.get(), POLLIN, 0};
  if (poll(&waiting, 1, milliseconds) <= 0) return false;
  char buffer[4096];
  const ssize_t count = read(terminal_.get(), buffer, sizeof buffer);
  if (count > 0) {
    printed_.append(buffer, std::size_t(count));
  } else {
    closed_ = true;  // by everybody who had it open
  }
  return count > 0;
}

bool Terminal::shows(const std::string& words) {
  const auto deadline = std::chrono::steady_clock::now() + patience;
  for (;;) {
    const std::size_t found = printed_.find(words, seen_);
    if (found != std::string::npos) {
      seen_ = found + words.size();
      return true;
    }
    if (closed_ || std::chrono::steady_clock::now() > deadline) return false;
    read_some(100);
  }
}

void Terminal::type(const std::string& keys) {
  if (write(terminal_.get(), keys.data(), keys.size()) != ssize_t(keys.size())) throw std::runtime_error("cannot type");
}

int Terminal::status() {
  while (!closed_) read_some(1000);
  int status = 0;
  waitpid(pid_, &status, 0);
  pid_ = -1;
  return WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
}

}  // namespace leetjudge::test
