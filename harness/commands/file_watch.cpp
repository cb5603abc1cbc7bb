#include "commands/file_watch.hpp"

#include <poll.h>
#include <sys/inotify.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <set>

#include "util/error.hpp"
#include "util/files.hpp"
#include "util/format.hpp"

namespace leetjudge {
namespace {

namespace fs = std::filesystem;

constexpr std::uint32_t saves =
    IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_CREATE | IN_DELETE_SELF | IN_MOVE_SELF;
constexpr int settling_ms = 15;  // an editor's save is several events

}  // namespace

// A link may be replaced as well as what it leads to.
FileWatch::FileWatch(const std::vector<fs::path>& files) : descriptor_(inotify_init1(IN_CLOEXEC | IN_NONBLOCK)) {
  std::set<fs::path> all(files.begin(), files.end());
  for (const fs::path& file : files) {
    std::error_code error;
    if (const fs::path real = fs::canonical(file, error); !error) all.insert(real);
  }
  for (const fs::path& file : all) {
    const int watch = inotify_add_watch(descriptor_.get(), file.parent_path().c_str(), saves | IN_ONLYDIR);
    if (watch < 0)
      throw BadInput(fmt::format("{}: cannot be watched: {}", display_path(file.parent_path()), std::strerror(errno)));
    names_[watch].push_back(file.filename().string());
  }
}

bool FileWatch::read_events() {
  alignas(inotify_event) char buffer[16384];
  bool saved = false;
  for (ssize_t count; (count = read(descriptor_.get(), buffer, sizeof buffer)) > 0;) {
    for (const char* at = buffer; at < buffer + count;) {
      const auto* event = reinterpret_cast<const inotify_event*>(at);
      at += sizeof *event + event->len;
      if (event->mask & (IN_DELETE_SELF | IN_MOVE_SELF))
        throw BadInput("the folder that was watched was moved or removed: start the watch again");
      if (event->mask & IN_Q_OVERFLOW) saved = true;
      const auto folder = names_.find(event->wd);
      if (folder == names_.end() || event->len == 0) continue;
      saved = saved || std::ranges::count(folder->second, std::string_view(event->name)) > 0;
    }
  }
  return saved;
}

bool FileWatch::wait(int milliseconds, int other) {
  bool saved = false;
  for (;;) {
    pollfd waiting[2] = {{descriptor_.get(), POLLIN, 0}, {other, POLLIN, 0}};
    const int ready = poll(waiting, saved ? 1 : 2, saved ? settling_ms : milliseconds);
    if (ready < 0 && errno == EINTR) continue;
    if (ready <= 0) return saved;
    if (waiting[0].revents && read_events()) {
      if (!saved) last_save_ = std::chrono::steady_clock::now();
      saved = true;
    } else if (waiting[1].revents) {
      return false;
    }
  }
}

}  // namespace leetjudge
