// Judges again on every save.
#include <poll.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <ctime>
#include <iostream>
#include <iterator>

#include "commands/output.hpp"
#include "commands/verbs.hpp"
#include "commands/work.hpp"
#include "sandbox/descriptor.hpp"
#include "util/error.hpp"
#include "util/files.hpp"
#include "util/format.hpp"
#include "util/json.hpp"
#include "util/located_json.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

namespace fs = std::filesystem;
using Clock = std::chrono::steady_clock;

struct WatchOptions {
  std::string again, problem, solution;
  CaseOptions cases;
  JudgingOptions judging;
  BuildingOptions building;
  std::optional<std::uint64_t> failures;

  void add(CLI::App& verb) {
    add_problem(verb, problem)->required();
    option(verb, "SOLUTION", solution, "the solution that you are working on");
    cases.add(verb);
    cases.add_choice(verb);
    judging.add_counters(verb, "all counters of every case, or none");
    option(verb, "--failures N", failures, "how many failed cases to show; 1 by default");
    judging.add_judging(verb);
    judging.add_modes(verb);
    building.add(verb);
  }
};

// Waits for files to be saved, which may be missing, links, or replaced by others of their name.
class FileWatch {
 public:
  explicit FileWatch(std::vector<fs::path> files) : files_(std::move(files)), seen_(look()) {}

  // Waits for a save of one of the files, or until there is something to read from `other`. True if there was one.
  bool wait(int other = -1) {
    for (;;) {
      if (look() != seen_) {
        last_save_ = Clock::now();
        do {  // an editor's save is several changes
          seen_ = look();
          poll(nullptr, 0, settling_ms);
        } while (look() != seen_);
        return true;
      }
      pollfd waiting{other, POLLIN, 0};
      if (poll(&waiting, 1, between_looks_ms) > 0) return false;
    }
  }

  // When the save was seen that wait() last told of.
  Clock::time_point last_save() const { return last_save_; }

 private:
  static constexpr int settling_ms = 15;
  static constexpr int between_looks_ms = 20;

  using Look = std::vector<std::pair<fs::file_time_type, std::uintmax_t>>;

  // What is another after a save.
  Look look() const {
    Look all;
    std::error_code missing;
    for (const fs::path& file : files_)
      all.emplace_back(fs::last_write_time(file, missing), fs::file_size(file, missing));
    return all;
  }

  std::vector<fs::path> files_;
  Look seen_;
  Clock::time_point last_save_;
};

// What there is to show, as far as the judging has come.
struct Shown {
  std::string text;
  bool done = false;
  std::optional<std::vector<std::string>> failed = {};  // cases; nothing when none was judged
};

// Judging in the child process.
class Judging {
 public:
  Judging(const WatchOptions& line, const Builder& builder, int pipe) : line_(line), builder_(builder), pipe_(pipe) {}

  // Before all cases those called `first`.
  void run(const std::vector<std::string>& first) {
    try {
      judge(first);
    } catch (const std::exception& error) {
      send({fmt::format("judge: {}\n", error.what()), true});
    }
  }

 private:
  void judge(const std::vector<std::string>& first) {
    const Kit kit = line_.building.kit();
    auto [chosen, solution] = choose(kit, line_.problem, line_.solution);
    const auto problem = std::make_shared<const Problem>(std::move(chosen));
    CaseList list = line_.cases.of(*problem);
    expect_reference("", kit, *problem, list, builder_, reference_options(), nullptr);
    Shown shown;
    leave_out_refused(list, [&] {
      std::vector<Case> failed_before;
      std::ranges::copy_if(list.cases, std::back_inserter(failed_before),
                           [&](const Case& one) { return std::ranges::count(first, one.name) > 0; });
      if (!failed_before.empty() && failed_before.size() < list.cases.size()) {
        shown = judge(problem, solution, failed_before);
        if (shown.failed && !shown.failed->empty()) send({shown.text + "\n(the other cases are running)\n"});
      }
      shown = judge(problem, solution, list.cases);
    });
    for (const BadCase& one : list.bad) shown.text += fmt::format("judge: {}\n", one.what());
    send(shown);
  }

  // The plain verdict is sent the moment it is known; what comes of checks and counters is returned.
  Shown judge(const std::shared_ptr<const Problem>& problem, const Solution& solution, const SharedCases& cases) {
    JudgeOptions options = line_.judging.judge_options(1);
    if (options.check != JudgeOptions::Check::crashes) {
      options.plain_verdict = [&](const SolutionResult& so_far) {
        send({render(problem, cases, so_far) + "\n(checks and counters follow)\n"});
      };
    }
    const SolutionResult judged = judge_solution(builder_, *problem, cases, solution, options);
    Shown shown{render(problem, cases, judged), true};
    if (judged.cases.empty()) return shown;
    shown.failed.emplace();
    for (const CaseResult& one : judged.cases) {
      if (one.failed()) shown.failed->push_back(one.test->name);
    }
    return shown;
  }

  std::string render(const std::shared_ptr<const Problem>& problem, const SharedCases& cases,
                     const SolutionResult& result) {
    Report report;
    report.compiler = compiler_words(builder_.toolchain());
    report.problems.emplace_back(ProblemResult{problem, cases, {result}});
    TableStyle style = terminal_style(STDOUT_FILENO);
    style.options = line_.again;
    style.selection = line_.cases.selection();
    style.counters = line_.judging.counters > 0;
    style.prints = !line_.cases.names.empty();
    style.legend = style.judged_with = false;
    style.failures_shown = line_.failures.value_or(style.failures_shown);
    return render_table(report, style);
  }

  void send(const Shown& shown) {
    Json json = {{"text", shown.text}, {"done", shown.done}};
    if (shown.failed) json["failed"] = *shown.failed;
    const std::string message = dumped(json) + "\n";
    for (std::size_t sent = 0; sent < message.size();) {
      const ssize_t count = write(pipe_, message.data() + sent, message.size() - sent);
      if (count <= 0) return;
      sent += std::size_t(count);
    }
  }

  const WatchOptions& line_;
  const Builder& builder_;
  int pipe_;
};

// One judging that can be broken off at any moment: it runs in a child process, and what it has to show comes
// back over a pipe. Whatever ends this process ends the child, and that ends what it judges.
class Attempt {
 public:
  // Judges the solution that `line` names: before all cases those called `first`, on which it may show what
  // fails while the others still run.
  Attempt(const WatchOptions& line, const Builder& builder, const std::vector<std::string>& first) {
    DescriptorPair pipe = make_pipe();
    const pid_t parent = getpid();
    child_ = fork();
    if (child_ < 0) system_fault("a process cannot be started");
    if (child_ == 0) {
      prctl(PR_SET_PDEATHSIG, SIGKILL);
      if (getppid() != parent) _exit(2);
      Judging(line, builder, pipe.second.get()).run(first);
      _exit(0);
    }
    from_child_ = std::move(pipe.first);
  }

  // Breaks it off.
  ~Attempt() {
    kill(child_, SIGKILL);
    while (waitpid(child_, nullptr, 0) < 0 && errno == EINTR) {
    }
  }

  // Readable when there is something to show.
  int descriptor() const { return from_child_.get(); }

  // The newest of what has come; nothing for half a message.
  std::optional<Shown> read_some() {
    char buffer[65536];
    const ssize_t count = read(from_child_.get(), buffer, sizeof buffer);
    if (count < 0 && (errno == EAGAIN || errno == EINTR)) return std::nullopt;
    if (count <= 0) return Shown{"judge: the judging ended without a result\n", true};
    bytes_.append(buffer, std::size_t(count));
    std::optional<Shown> newest;
    for (std::size_t end; (end = bytes_.find('\n')) != std::string::npos; bytes_.erase(0, end + 1)) {
      const Json json = parsed_or_thrown(bytes_.substr(0, end));
      newest = Shown{json["text"], json["done"]};
      if (json.contains("failed")) newest->failed = json["failed"].get<std::vector<std::string>>();
    }
    return newest;
  }

 private:
  Descriptor from_child_;
  std::string bytes_;
  pid_t child_;
};

class Screen {
 public:
  explicit Screen(std::string title) : title_(std::move(title)), terminal_(isatty(STDOUT_FILENO)) {}

  void show(const std::string& text) {
    if (terminal_) std::cout << "\033[H\033[2J\033[3J" << title_ << "\n\n";
    write_file("-", text);
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
    for (bool done = false; !done && !(saved = saves.wait(attempt.descriptor()));) {
      const std::optional<Shown> shown = attempt.read_some();
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
    if (!saved) saves.wait();
    since = "from save to verdict";
  }
}

}  // namespace

Verb watch_verb() { return verb("watch", "judge again on every save", "harness/judge watch 37 mine", watch); }

}  // namespace leetjudge
