#include "commands/workshop.hpp"

#include <algorithm>
#include <atomic>
#include <exception>
#include <iostream>
#include <limits>
#include <map>
#include <thread>

#include "compile/diagnostics.hpp"
#include "report/progress.hpp"
#include "util/error.hpp"
#include "util/files.hpp"
#include "util/format.hpp"

namespace leetjudge {

namespace {

const std::map<std::string, Isolation::Wish> isolation_wishes = {{"auto", Isolation::Wish::automatic},
                                                                 {"bubblewrap", Isolation::Wish::bubblewrap},
                                                                 {"filter", Isolation::Wish::filter}};

}  // namespace

int tell_of(const std::vector<std::string>& bad_problems, int otherwise) {
  for (const std::string& what : bad_problems) std::cerr << "judge: " << what << "\n";
  return bad_problems.empty() ? otherwise : 2;
}

Builder make_builder(const CommandLine& line) {
  const Isolation& fence = tool_isolation();
  if (!fence.fence && fence.bubblewrap.empty())
    std::cerr << "judge: compilers are not fenced: neither Landlock nor bubblewrap works here\n";
  return Builder(find_toolchain(line.compiler), LEETJUDGE_HOST_DIR, line.cache);
}

JudgeOptions judge_options(const CommandLine& line) {
  JudgeOptions options;
  options.fresh = line.fresh;
  options.check = line.checked ? JudgeOptions::Check::all
                  : line.fast  ? JudgeOptions::Check::crashes
                               : JudgeOptions::Check::within_budget;
  options.check_again = line.repeat > 1;
  if (line.valgrind) options.mode = Mode::valgrind;
  if (line.valgrind && !find_program("valgrind"))
    throw BadInput("valgrind is not installed: apt-get install valgrind");
  options.isolation = isolation_wishes.at(line.isolation);
  if (line.valgrind) {
    const Isolation& isolation = isolation_for(options.isolation);
    if (isolation.bubblewrap.empty() && !isolation.fence)
      throw BadInput(
          "valgrind needs files of its own, and neither bubblewrap nor Landlock works here, without which a "
          "solution could then change yours as well");
  }
  const bool somebody_waits = line.command == "run" || line.command == "watch";  // as LeetCode does
  options.most_timeouts = line.keep_going ? std::numeric_limits<std::size_t>::max() : somebody_waits ? 1 : 10;
  options.time_limit_ms = line.time_limit_ms;
  options.total_time_limit_ms = line.total_time_limit_ms;
  if (line.memory_limit_mb) options.memory_limit_mb = std::max(1l, long(*line.memory_limit_mb));
  if (line.counters) options.trace = JudgeOptions::Trace::all;
  if (line.no_counters || line.fast) options.trace = JudgeOptions::Trace::none;
  return options;
}

unsigned cores() {
  return std::max(1u, std::thread::hardware_concurrency());
}

unsigned jobs(const CommandLine& line, unsigned otherwise) {
  return std::max(1u, line.jobs.value_or(otherwise));
}

void do_side_by_side(std::size_t count, unsigned at_a_time, const std::function<void(std::size_t)>& task) {
  std::atomic<std::size_t> next{0};
  std::vector<std::exception_ptr> failures(count);
  const auto work = [&] {
    for (std::size_t i; (i = next++) < count;) {
      try {
        task(i);
      } catch (...) {
        failures[i] = std::current_exception();
      }
    }
  };
  std::vector<std::thread> workers;
  for (std::size_t i = 1; i < std::min<std::size_t>(at_a_time, count); ++i) workers.emplace_back(work);
  work();
  for (std::thread& worker : workers) worker.join();
  for (const std::exception_ptr& failure : failures) {
    if (failure) std::rethrow_exception(failure);
  }
}

std::string step_words(const Solution& solution, const std::vector<Case>& cases, std::size_t done) {
  return solution.name + (done < cases.size() ? ", case " + cases[done].name : ", counting");
}

void build_ahead(const Builder& builder, const Problem& problem, const std::vector<Solution>& solutions,
                 const std::vector<Mode>& modes, unsigned at_a_time) {
  Progress progress("compiling", solutions.size() * modes.size());
  do_side_by_side(solutions.size() * modes.size(), at_a_time, [&](std::size_t i) {
    try {
      builder.build(solutions[i / modes.size()].file, problem, modes[i % modes.size()]);
    } catch (const BadInput&) {
      throw;                           // before anything is judged
    } catch (const std::exception&) {  // told when it is judged
    }
    progress.step();
  });
}

bool compiles(const Builder& builder, const Problem& problem, const Solution& solution, Mode mode) {
  Progress progress("compiling", 1);
  progress.show(solution.name);
  const Host host = builder.build(solution.file, problem, mode);
  if (host.ready()) return true;
  std::cerr << fmt::format("{}: {}\n{}", solution.name, status_message(Status::compile_error),
                           first_error(host.compile_error));
  return false;
}

}  // namespace leetjudge
