// Keeps what the watched board looked like while the method ran, in room that never grows.
#ifdef LEETJUDGE_COUNTED
#include "replay.hpp"

// The C library's own memmove: memcpy by its name is counted in a counted host.
extern "C" void* __real_memmove(void*, const void*, unsigned long);

namespace leetjudge {
namespace {

char room[replay_bytes];
ReplayHeader head;
std::size_t moment_bytes, most_moments;

char* place_of(std::size_t moment) { return room + moment * moment_bytes; }

void put(std::size_t index, const char* symbols, const ReplayMoment& moment) {
  __real_memmove(place_of(index), &moment, sizeof moment);
  __real_memmove(place_of(index) + sizeof moment, symbols, head.cells);
}

}  // namespace

void record_begin(const char* symbols, std::size_t cells) {
  moment_bytes = sizeof(ReplayMoment) + cells;
  most_moments = replay_bytes / moment_bytes - 1;  // and the last
  head = {cells, 1, 0, 1};
  put(0, symbols, ReplayMoment{});
}

bool record_store() { return ++head.stores % head.stride == 0; }

void record_moment(const char* symbols, const ReplayMoment& moment) {
  if (head.moments == most_moments) {
    for (std::size_t kept = 1; 2 * kept < head.moments; ++kept)
      __real_memmove(place_of(kept), place_of(2 * kept), moment_bytes);
    head.moments = (head.moments + 1) / 2;
    head.stride *= 2;
    if (head.stores % head.stride != 0) return;
  }
  put(head.moments++, symbols, moment);
}

std::string record_end(const char* symbols, const ReplayMoment& moment) {
  put(head.moments++, symbols, moment);
  std::string bytes(reinterpret_cast<const char*>(&head), sizeof head);
  return bytes.append(room, head.moments * moment_bytes);
}

}  // namespace leetjudge
#endif
