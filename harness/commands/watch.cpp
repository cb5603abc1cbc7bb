// Judges again on every save.
#include <unistd.h>

#include <chrono>
#include <ctime>
#include <iostream>

#include "commands/attempt.hpp"
#include "commands/file_watch.hpp"
#include "commands/verbs.hpp"
#include "util/error.hpp"
#include "util/files.hpp"
#include "util/format.hpp"

namespace leetjudge {
namespace {

namespace fs = std::filesystem;
using Clock = std::chrono::steady_clock;

class Screen {
 public:
  explicit Screen(std::string title) : title_(std::move(title)), terminal_(isatty(STDOUT_FILENO)) {}

  void show(const std::string& text) {
    if (terminal_) std::cout << "\033[H\033[2J\033[3J" << title_ << "\n\n";
    std::cout << text << std::flush;
    if (!std::cout) throw BadInput("standard output cannot be written to");
  }

  // Only where it can be taken away again.
  void show_for_now(const std::string& text) {
    if (terminal_) show(text);
  }

 private:
  std::string title_;
  bool terminal_;
};

std::string time_of_day() {
  const std::time_t now = std::time(nullptr);
  char text[16];
  std::strftime(text, sizeof text, "%H:%M:%S", std::localtime(&now));
  return text;
}

int watch(WatchOptions& line) {
  const Kit kit = line.building.kit();
  const auto [problem, solution] = choose(kit, line.problem, line.solution);
  const Builder builder = line.building.builder();
  FileWatch saves({solution.file, kit.file_of(problem)});
  Screen screen(fmt::format("{}: watching {}; Ctrl-C ends", problem.heading(), display_path(solution.file)));
  std::vector<std::string> failed;
  const char* since = "from start to verdict";
  for (Clock::time_point begin = Clock::now();; begin = saves.last_save()) {
    screen.show_for_now("judging …\n");
    Attempt attempt(line, builder, failed);
    bool saved = false;
    for (bool done = false; !done && !(saved = saves.wait(-1, attempt.descriptor()));) {
      const std::optional<AttemptResult> shown = attempt.read_some();
      if (!shown) continue;
      done = shown->done;
      if (!done) {
        screen.show_for_now(shown->text);
        continue;
      }
      if (shown->failed) failed = *shown->failed;
      const std::chrono::duration<double> took = Clock::now() - begin;
      screen.show(fmt::format("{}\n{:.2f} s {}, at {}\n", shown->text, took.count(), since, time_of_day()));
    }
    if (!saved) saves.wait(-1);
    since = "from save to verdict";
  }
}

}  // namespace

void WatchOptions::add(Options& options) {
  typed = &options;
  add_problem(options, problem);
  add_solution(options, solution, "the solution that you are working on");
  cases.add(options);
  cases.add_choice(options);
  options.flag("--counters", judging.counters, "all counters of every case");
  add_failures(options, failures, "how many failed cases to show; one by default");
  judging.add_judging(options);
  judging.add_modes(options);
  building.add(options);
}

Verb watch_verb() { return verb("watch", "judge again on every save", "harness/judge watch 37 mine", watch); }

}  // namespace leetjudge
