// Judges again on every save.
//
// Each judging runs in a child process, so that a save in the middle of it can end it at once; what it has to
// show comes back over a pipe. Whatever ends this process ends the child, and that ends what it judges.
#include <poll.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <ctime>
#include <iostream>
#include <set>

#include "commands/choosing.hpp"
#include "commands/commands.hpp"
#include "commands/file_watch.hpp"
#include "commands/showing.hpp"
#include "commands/workshop.hpp"
#include "util/error.hpp"
#include "util/files.hpp"
#include "util/format.hpp"
#include "util/json.hpp"

namespace leetjudge {
namespace {

namespace fs = std::filesystem;
using Clock = std::chrono::steady_clock;

// What a judging has to show, as far as it has come.
struct Shown {
  std::string text;
  std::vector<std::string> failed;  // cases
  bool done = false;
};

// Judging in the child process.
class Judging {
 public:
  Judging(const CommandLine& line, const Builder& builder, const std::vector<std::string>& first, int pipe)
      : line_(line), builder_(builder), first_(first.begin(), first.end()), pipe_(pipe) {}

  void run() {
    try {
      judge();
    } catch (const std::exception& error) {
      send({format("judge: {}\n", error.what()), {}, true});
    }
  }

 private:
  void judge() {
    const Kit kit(line_.kit);
    const Problem problem = kit.problem(line_.problem);
    const Solution solution = kit.solution(problem, line_.solutions.front());
    std::vector<Case> cases = cases_to_judge(problem, line_);
    const auto rest = std::stable_partition(cases.begin(), cases.end(),
                                            [&](const Case& one) { return first_.contains(one.name); });
    const JudgeOptions options = judge_options(line_);
    build_ahead(builder_, problem, {solution}, modes_needed(problem, cases, options), jobs(line_, cores()));
    const std::vector<Case> failed_before(cases.begin(), rest);
    if (!failed_before.empty() && rest != cases.end()) {
      const Shown shown = judge(problem, solution, failed_before, options);
      if (!shown.failed.empty())
        send({shown.text + "\n(the other cases are running)\n", shown.failed, false});
    }
    send(judge(problem, solution, cases, options));
  }

  Shown judge(const Problem& problem, const Solution& solution, const std::vector<Case>& cases,
              const JudgeOptions& options) {
    Report report;
    report.compiler = compiler_words(line_, builder_.toolchain());
    ProblemResult& result = report.problems.emplace_back(ProblemResult{&problem, &cases, {}});
    result.solutions.push_back(judge_solution(builder_, problem, cases, solution, options));
    TableStyle style = table_style(line_, STDOUT_FILENO);
    style.failures_shown = 1;  // so that the table stays in sight
    Shown shown{render_table(report, style), {}, true};
    for (const CaseResult& one : result.solutions[0].cases) {
      if (one.status != Status::accepted) shown.failed.push_back(one.test->name);
    }
    return shown;
  }

  void send(const Shown& shown) {
    const Json json = {{"text", shown.text}, {"failed", shown.failed}, {"done", shown.done}};
    const std::string message = json.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
    for (std::size_t sent = 0; sent < message.size();) {
      const ssize_t count = write(pipe_, message.data() + sent, message.size() - sent);
      if (count <= 0) return;
      sent += std::size_t(count);
    }
  }

  const CommandLine& line_;
  const Builder& builder_;
  std::set<std::string> first_;
  int pipe_;
};

// The child process of one judging.
class Attempt {
 public:
  Attempt(const CommandLine& line, const Builder& builder, const std::vector<std::string>& first) {
    DescriptorPair pipe = make_pipe();
    const pid_t parent = getpid();
    child_ = fork();
    if (child_ < 0) system_fault("a process cannot be started");
    if (child_ == 0) {
      prctl(PR_SET_PDEATHSIG, SIGKILL);
      if (getppid() != parent) _exit(2);
      Judging(line, builder, first, pipe.second.get()).run();
      _exit(0);
    }
    from_child_ = std::move(pipe.first);
  }

  ~Attempt() {
    kill(child_, SIGKILL);
    while (waitpid(child_, nullptr, 0) < 0 && errno == EINTR) {
    }
  }

  int descriptor() const { return from_child_.get(); }

  // The newest of what has come, when there is something to read; nothing for half a message.
  std::optional<Shown> read_some() {
    char buffer[65536];
    const ssize_t count = read(from_child_.get(), buffer, sizeof buffer);
    if (count <= 0) return Shown{"judge: the judging ended without a result\n", {}, true};
    bytes_.append(buffer, std::size_t(count));
    std::optional<Shown> newest;
    for (std::size_t end; (end = bytes_.find('\n')) != std::string::npos; bytes_.erase(0, end + 1)) {
      const Json json = Json::parse(bytes_.substr(0, end));
      newest = Shown{json["text"], json["failed"], json["done"]};
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

}  // namespace

int watch(const CommandLine& line) {
  const Kit kit(line.kit);
  const Problem problem = kit.problem(line.problem);
  const Solution solution = kit.solution(problem, line.solutions.front());
  const Builder builder = make_builder(line);
  FileWatch saves({solution.file, kit.root() / "testcases" / (problem.slug + ".json")});
  Screen screen(
      format("{}. {}: watching {}; Ctrl-C ends", problem.id, problem.title, display_path(solution.file)));
  std::vector<std::string> failed;
  const char* since = "from start to verdict";
  for (Clock::time_point begin = Clock::now();; begin = saves.last_save()) {
    screen.show_for_now("judging …\n");
    Attempt attempt(line, builder, failed);
    bool saved = false;
    for (bool done = false; !done && !(saved = saves.wait(-1, attempt.descriptor()));) {
      const std::optional<Shown> shown = attempt.read_some();
      if (!shown) continue;
      done = shown->done;
      if (!done) {
        screen.show_for_now(shown->text);
        continue;
      }
      failed = shown->failed;
      const std::chrono::duration<double> took = Clock::now() - begin;
      screen.show(format("{}\n{:.2f} s {}, at {}\n", shown->text, took.count(), since, time_of_day()));
    }
    if (!saved) saves.wait(-1);
    since = "from save to verdict";
  }
}

}  // namespace leetjudge
