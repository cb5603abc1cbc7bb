#include "sandbox/tool.hpp"

#include <poll.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>

#include "sandbox/child.hpp"
#include "util/error.hpp"
#include "util/interrupt.hpp"

namespace leetjudge {

ToolResult run_tool(const std::vector<std::string>& arguments, const ToolLimits& limits) {
  using Clock = std::chrono::steady_clock;
  DescriptorPair pipe = make_pipe();
  ChildSetup setup = limits.child;
  setup.arguments = arguments;
  setup.standard_output = setup.standard_error = pipe.second.get();
  // Of the user's nothing else, as CPATH: it would be in no key. Messages are read by programs as well.
  setup.environment = {"LC_ALL=C.UTF-8"};
  for (const char* name : {"PATH", "HOME"})
    if (const char* value = std::getenv(name)) setup.environment.push_back(std::string(name) + "=" + value);
  if (!setup.folder.empty()) setup.environment.push_back("TMPDIR=" + setup.folder);
  Child child(setup);
  pipe.second.close();

  ToolResult result;
  const auto deadline = Clock::now() + std::chrono::duration<double>(limits.time_s);
  // What is around a tool may hold its streams open until it is let go: its end is the end of them.
  bool open = true;
  for (bool ended = false; !ended && result.stop == ToolResult::Stop::none;) {
    const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(deadline - Clock::now()).count();
    pollfd waiting[2] = {{child.ending_descriptor(), POLLIN, 0}, {pipe.first.get(), POLLIN, 0}};
    poll(waiting, open ? 2 : 1, int(std::clamp<long long>(left, 0, 100)));
    if (interrupted()) throw Interrupted();
    if (left <= 0) result.stop = ToolResult::Stop::time;
    ended = waiting[0].revents != 0;
    char buffer[65536];
    ssize_t count = 1;
    while (open && result.stop == ToolResult::Stop::none &&
           (count = read(pipe.first.get(), buffer, sizeof buffer)) > 0) {
      result.output.append(buffer, std::size_t(count));
      if (result.output.size() > limits.output_bytes) result.stop = ToolResult::Stop::output;
    }
    open = open && count != 0;
  }
  if (result.stop != ToolResult::Stop::none) child.kill();
  result.ending = child.wait();
  result.cpu_ms = child.cpu_ms();
  return result;
}

}  // namespace leetjudge
