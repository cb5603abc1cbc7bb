#include "commands/attempt.hpp"

#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <iterator>
#include <set>

#include "commands/showing.hpp"
#include "util/format.hpp"
#include "util/json.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

// Judging in the child process.
class Judging {
 public:
  Judging(const WatchOptions& line, const Builder& builder, const std::vector<std::string>& first, int pipe)
      : line_(line), builder_(builder), first_(first.begin(), first.end()), pipe_(pipe) {}

  void run() {
    try {
      judge();
    } catch (const std::exception& error) {
      send({fmt::format("judge: {}\n", error.what()), std::nullopt, true});
    }
  }

 private:
  void judge() {
    const Kit kit = line_.building.kit();
    const auto [problem, solution] = choose(kit, line_.problem, line_.solution);
    const std::vector<Case> cases = line_.cases.of(problem);
    std::vector<Case> failed_before;
    std::copy_if(cases.begin(), cases.end(), std::back_inserter(failed_before),
                 [&](const Case& one) { return first_.contains(one.name); });
    const JudgeOptions options = line_.judging.judge_options(1);
    if (!failed_before.empty() && failed_before.size() < cases.size()) {
      const AttemptResult shown = judge(problem, solution, failed_before, options);
      if (shown.failed && !shown.failed->empty())
        send({shown.text + "\n(the other cases are running)\n", std::nullopt, false});
    }
    send(judge(problem, solution, cases, options));
  }

  // The plain verdict is sent the moment it is known; what comes of checks and counters is returned.
  AttemptResult judge(const Problem& problem, const Solution& solution, const std::vector<Case>& cases,
                      const JudgeOptions& options) {
    JudgeOptions telling = options;
    if (options.mode == Mode::plain && options.check != JudgeOptions::Check::crashes) {
      telling.plain_verdict = [&](const SolutionResult& so_far) {
        send({render(problem, cases, so_far) + "\n(checks and counters follow)\n", std::nullopt, false});
      };
    }
    const SolutionResult judged = judge_solution(builder_, problem, cases, solution, telling);
    AttemptResult shown{render(problem, cases, judged), std::nullopt, true};
    if (!judged.compile_error.empty() || !judged.fault.empty()) return shown;
    shown.failed.emplace();
    for (const CaseResult& one : judged.cases) {
      if (!is_right(one.status) && one.status != Status::not_run) shown.failed->push_back(one.test->name);
    }
    return shown;
  }

  std::string render(const Problem& problem, const std::vector<Case>& cases, const SolutionResult& result) {
    Report report;
    report.compiler = compiler_words(builder_.toolchain(), line_.judging.valgrind);
    report.problems.emplace_back(ProblemResult{&problem, &cases, {result}});
    TableStyle style = terminal_style(STDOUT_FILENO);
    style.options = line_.typed->repeated_words();
    if (!line_.cases.set.empty()) style.selection = " --set " + shell_quoted(line_.cases.set);
    style.counters = line_.judging.counters;
    style.prints = !line_.cases.names.empty();
    style.legend = false;
    style.failures_shown = line_.failures.value_or(1);  // so that the table stays in sight
    return render_table(report, style);
  }

  void send(const AttemptResult& shown) {
    Json json = {{"text", shown.text}, {"done", shown.done}};
    if (shown.failed) json["failed"] = *shown.failed;
    const std::string message = json.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
    for (std::size_t sent = 0; sent < message.size();) {
      const ssize_t count = write(pipe_, message.data() + sent, message.size() - sent);
      if (count <= 0) return;
      sent += std::size_t(count);
    }
  }

  const WatchOptions& line_;
  const Builder& builder_;
  std::set<std::string> first_;
  int pipe_;
};

}  // namespace

Attempt::Attempt(const WatchOptions& line, const Builder& builder, const std::vector<std::string>& first) {
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

Attempt::~Attempt() {
  kill(child_, SIGKILL);
  while (waitpid(child_, nullptr, 0) < 0 && errno == EINTR) {
  }
}

std::optional<AttemptResult> Attempt::read_some() {
  char buffer[65536];
  const ssize_t count = read(from_child_.get(), buffer, sizeof buffer);
  if (count < 0 && (errno == EAGAIN || errno == EINTR)) return std::nullopt;
  if (count <= 0) return AttemptResult{"judge: the judging ended without a result\n", std::nullopt, true};
  bytes_.append(buffer, std::size_t(count));
  std::optional<AttemptResult> newest;
  for (std::size_t end; (end = bytes_.find('\n')) != std::string::npos; bytes_.erase(0, end + 1)) {
    const Json json = Json::parse(bytes_.substr(0, end));
    newest = AttemptResult{json["text"], std::nullopt, json["done"]};
    if (json.contains("failed")) newest->failed = json["failed"].get<std::vector<std::string>>();
  }
  return newest;
}

}  // namespace leetjudge
