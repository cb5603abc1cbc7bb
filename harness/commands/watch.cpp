// Judges again on every save.
#include <poll.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <functional>
#include <iomanip>
#include <iostream>
#include <iterator>
#include <tuple>

#include "commands/output.hpp"
#include "commands/practice.hpp"
#include "paste/local_headers.hpp"
#include "sandbox/descriptor.hpp"
#include "util/error.hpp"
#include "util/files.hpp"
#include "util/format.hpp"
#include "util/json.hpp"
#include "util/located_json.hpp"

namespace leetjudge {
namespace {

namespace fs = std::filesystem;
using Clock = std::chrono::steady_clock;
using Names = std::vector<std::string>;

struct WatchOptions : ReportingOptions {
  std::string solution;

  void add(CLI::App& verb) {
    add_problem(verb, problem)->required();
    option(verb, "SOLUTION", solution, "the solution that you are working on");
    cases.add(verb);
    cases.add_choice(verb);
    judging.add_counters(verb, "all counters of every case");
    option(verb, "--failures N", results.failures, "how many failed cases to show; 1 by default");
    judging.add_judging(verb);
    judging.add_modes(verb);
    building.add(verb);
  }
};

// Waits for files to be saved, which may be missing, links, or replaced by others of their name.
class FileWatch {
 public:
  explicit FileWatch(std::vector<fs::path> files) : files_(std::move(files)), seen_(look()) {}

  // Waits for a save of one of the files, or until there is something to read from `other`. When it saw the save, if
  // there was one.
  std::optional<Clock::time_point> wait(int other = -1) {
    for (std::optional<Clock::time_point> saved;;) {
      const Look now = look();
      if (saved && now == seen_) return saved;  // an editor's save is several changes
      if (!saved && now != seen_) saved = Clock::now();
      seen_ = now;
      pollfd waiting{saved ? -1 : other, POLLIN, 0};
      if (poll(&waiting, 1, between_looks_ms) > 0) return std::nullopt;
    }
  }

 private:
  static constexpr int between_looks_ms = 20;

  using Look = std::vector<std::tuple<ino_t, off_t, time_t, long>>;

  // What is another after a save.
  Look look() const {
    Look all;
    for (const fs::path& file : files_) {
      struct stat status = {};
      if (stat(file.c_str(), &status) != 0) status = {};  // it is missing
      // Nobody can set back when it was changed.
      all.emplace_back(status.st_ino, status.st_size, status.st_ctim.tv_sec, status.st_ctim.tv_nsec);
    }
    return all;
  }

  std::vector<fs::path> files_;
  Look seen_;
};

class Screen {
 public:
  explicit Screen(std::string title) : title_(std::move(title)), terminal_(isatty(STDOUT_FILENO)) {}

  void show(const std::string& text) const {
    if (terminal_) std::cout << "\033[H\033[2J" << title_ << "\n\n";
    write_file("-", text);
  }

  // Only where it can be taken away again.
  void show_for_now(const std::string& text) const {
    if (terminal_) show(text);
  }

 private:
  std::string title_;
  bool terminal_;
};

struct Judging {
  const WatchOptions& line;
  const Builder& builder;
  const Screen& screen;

  // Shows what comes of it, as soon as it is known: before all cases of those that `failed` before, where some fail
  // again. Sets it to those that fail, where any was judged.
  void judge(Names& failed) const {
    const Kit kit = line.building.kit();
    auto [chosen, solution] = choose(kit, line.problem, line.solution);
    const auto problem = std::make_shared<const Problem>(std::move(chosen));
    CaseList list = line.cases.of(*problem);
    expect_reference("", kit, *problem, list, builder, reference_options(), nullptr);
    std::string text;
    SolutionResult judged;
    // Whether some fail.
    const auto judge_some = [&](const SharedCases& cases) {
      JudgeOptions options = line.judging.judge_options(1);
      options.warnings = true;
      if (options.check != JudgeOptions::Check::crashes) {
        options.plain_verdict = [&](const SolutionResult& so_far) {
          screen.show_for_now(render(problem, cases, so_far) + "\n(checks and counters follow)\n");
        };
      }
      judged = judge_solution(builder, *problem, cases, solution, options);
      judged.take_back_own_answers();
      text = render(problem, cases, judged);
      if (!judged.cases.empty()) failed.clear();
      for (const CaseResult& one : judged.cases) {
        if (one.failed()) failed.push_back(one.test->name);
      }
      return !failed.empty();
    };
    leave_out_refused(list, [&] {
      std::vector<Case> again;
      std::ranges::copy_if(list.cases, std::back_inserter(again),
                           [&](const Case& one) { return std::ranges::count(failed, one.name) > 0; });
      if (!again.empty() && again.size() < list.cases.size() && judge_some(again))
        screen.show_for_now(text + "\n(the other cases are running)\n");
      judge_some(list.cases);
      if (line.is_try()) note_tries(kit, {{problem, list.cases, {judged}}});
    });
    for (const BadCase& one : list.bad) text += fmt::format("judge: {}\n", one.what());
    screen.show(text);
  }

  std::string render(const std::shared_ptr<const Problem>& problem, const SharedCases& cases,
                     const SolutionResult& result) const {
    Report report = line.empty_report(builder.toolchain());
    report.problems.emplace_back(ProblemResult{problem, cases, {result}});
    TableStyle style = line.style();
    style.legend = false;
    style.alone = true;
    return render_table(report, style);
  }
};

// One judging that can be broken off at any moment: it runs in a child process. Whatever ends this process ends the
// child, and that ends what it judges.
class Attempt {
 public:
  explicit Attempt(const std::function<Names()>& judge) {
    DescriptorPair pipe = make_pipe();
    const pid_t parent = getpid();
    child_ = fork();
    if (child_ < 0) system_fault("a process cannot be started");
    if (child_ == 0) {
      prctl(PR_SET_PDEATHSIG, SIGKILL);
      if (getppid() != parent) _exit(2);
      const std::string failed = dumped(judge());
      _exit(write(pipe.second.get(), failed.data(), failed.size()) < 0);
    }
    from_child_ = std::move(pipe.first);
  }

  // Breaks it off.
  ~Attempt() {
    kill(child_, SIGKILL);
    waitpid(child_, nullptr, 0);
  }

  // Readable when it is over.
  int descriptor() const { return from_child_.get(); }

  // What `judge` returned; nothing where the child came to another end.
  std::optional<Names> failed() {
    std::ifstream all(fmt::format("/dev/fd/{}", descriptor()));
    const std::optional<Json> names = json_in(read_all(all, "the judging", most_bytes_read));
    return names ? std::optional(names->get<Names>()) : std::nullopt;
  }

 private:
  Descriptor from_child_;
  pid_t child_;
};

int watch(WatchOptions& line) {
  const Kit kit = line.building.kit();
  const auto [problem, solution] = choose(kit, line.problem, line.solution);
  read_file(solution.file, most_source_bytes);  // throws for what is no file
  const Builder builder = line.building.builder();
  const auto files = [&, problem = problem, file = kit.file_of(problem)] {
    std::vector<fs::path> all = {solution.file, problem.file, file};
    try {
      for (LocalHeader& one : local_headers(solution.file, read_file(solution.file, most_source_bytes), &all))
        all.push_back(std::move(one.path));
    } catch (const BadInput&) {  // it is being saved, and will be told where it is judged
    }
    return all;
  };
  FileWatch saves(files());
  // The whole path: VS Code, which takes away the rows of the file that is named here, looks for no other.
  const std::string path = std::filesystem::absolute(solution.file).lexically_normal().string();
  const Screen screen(fmt::format("{}: watching {}; Ctrl-C ends", problem.heading(), path));
  const Judging judging{line, builder, screen};
  Names failed;
  const char* since = "start";
  for (Clock::time_point begin = Clock::now();; since = "save") {
    screen.show_for_now("judging …\n");
    Attempt attempt([&] {
      try {
        judging.judge(failed);
      } catch (const std::exception& error) {
        screen.show(fmt::format("judge: {}\n", error.what()));
      }
      return failed;
    });
    std::optional<Clock::time_point> save = saves.wait(attempt.descriptor());
    if (!save) {
      const std::optional<Names> failing = attempt.failed();
      if (!failing) screen.show("judge: the judging ended without a result\n");
      failed = failing.value_or(failed);
      const std::chrono::duration<double> took = Clock::now() - begin;
      const std::time_t now = std::time(nullptr);
      std::cout << fmt::format("\n{:.2f} s from {} to verdict, at ", took.count(), since)
                << std::put_time(std::localtime(&now), "%H:%M:%S") << std::endl;
      save = saves.wait();
    }
    begin = *save;
    saves = FileWatch(files());  // it may read other headers now
  }
}

}  // namespace

Verb watch_verb() { return verb("watch", "judge again on every save", "harness/judge watch 37 mine", watch); }

}  // namespace leetjudge
