#include "run/host_setup.hpp"

#include "host/replay.hpp"
#include "util/format.hpp"

namespace leetjudge {
namespace {

constexpr long stack_bytes = 64l << 20;
constexpr long room_for_host_bytes = 4l << 20;  // what an empty host has beside the solution
constexpr long address_space_bytes = 64l << 30;  // bounds what page tables take
constexpr long descriptors = 64;
constexpr long most_filled = 64l << 20;    // of one allocation
constexpr long most_shared_kb = 32 << 10;  // libraries

// A counted host has static data for its replay.
long room_to_record_bytes(const Host& host) { return host.mode == Mode::counted ? 2 * long(replay_bytes) : 0; }

}  // namespace

ChildSetup host_setup(const Host& host, long memory_mb, int channel, int output, int error) {
  ChildSetup setup;
  setup.arguments = {host.program};
  if (isolation().closes_files()) setup.arguments.push_back("no-files");  // host/first.cpp
  setup.standard_output = output;
  setup.standard_error = error;
  setup.extra = channel;
  setup.folder = "/";
  setup.limits.stack_bytes = stack_bytes * traits_of(host.mode).stack_factor;
  setup.limits.file_bytes = 0;
  setup.limits.descriptors = descriptors;
  setup.trust = Trust::solution;
  if (host.mode == Mode::checked) {  // its shadow memory is larger than any limit
    setup.reach.own_proc = true;
    setup.fixed_addresses = true;
    setup.environment = {
        fmt::format("ASAN_OPTIONS=detect_leaks=0:symbolize=0:handle_abort=1:detect_stack_use_after_return=1:"
                    "hard_rss_limit_mb={}{}",
                    memory_mb * traits_of(host.mode).memory_factor,
                    host.fill == Fill::pattern ? fmt::format(":max_malloc_fill_size={}", most_filled) : "")};
  } else {
    setup.limits.data_bytes = (memory_mb << 20) + room_for_host_bytes + room_to_record_bytes(host);
    setup.limits.space_bytes = address_space_bytes;
  }
  return setup;
}

long most_resident_kb(const Host& host, long memory_mb, long baseline_kb) {
  if (host.mode == Mode::checked) return (memory_mb * traits_of(host.mode).memory_factor + 256) << 10;
  if (host.mode == Mode::plain && baseline_kb > 0) return baseline_kb + (memory_mb << 10) + (room_for_host_bytes >> 10);
  return (memory_mb << 10) + ((stack_bytes + room_for_host_bytes) >> 10) + most_shared_kb;
}

long most_static_bytes(const Host& host, long memory_mb) {
  return (memory_mb << 20) * traits_of(host.mode).memory_factor + room_to_record_bytes(host);
}

}  // namespace leetjudge
