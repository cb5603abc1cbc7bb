// What LeetCode frees behind a call: the nodes of the input, and of the answer. A checked host looks at them, and tells
// what may end there with a Runtime Error (frame.hpp); no verdict depends on it.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <vector>

#include "calls.hpp"
#include "frame.hpp"

extern "C" {  // of AddressSanitizer, whose headers g++ does not bring
int __asan_address_is_poisoned(void const volatile* address);
std::size_t __asan_get_alloc_stack(void* address, void** trace, std::size_t size, int* thread);
int __sanitizer_get_ownership(const volatile void* block);
}

namespace leetjudge {

inline std::vector<const void*> given_nodes;
inline std::uint32_t remarks = 0;

inline const void* allocator_of(const void* block) {
  void* trace[1] = {};
  int thread = 0;
  return __asan_get_alloc_stack(const_cast<void*>(block), trace, 1, &thread) > 0 ? trace[0] : nullptr;
}

inline void look_at_answered(const void* node) {
  static const void* const malloc_itself = allocator_of(std::malloc(1));
  if (!__sanitizer_get_ownership(node) || allocator_of(node) == malloc_itself) remarks |= Outcome::not_by_new;
}

inline void look_at_given(leetjudge_host::Call& call) {
  leetjudge_host::on_answered_node = nullptr;
  const auto freed = [](const void* node) { return __asan_address_is_poisoned(node) != 0; };
  if (std::any_of(given_nodes.begin(), given_nodes.end(), freed))
    remarks |= Outcome::input_freed;
  else if (call.leetjudge_leaves_cycle())
    remarks |= Outcome::input_cycle;
  leetjudge_host::on_answered_node = look_at_answered;
}

inline void begin_to_look() {
  remarks = 0;
  given_nodes.clear();
  leetjudge_host::on_given_node = [](const void* node) { given_nodes.push_back(node); };
}

}  // namespace leetjudge
