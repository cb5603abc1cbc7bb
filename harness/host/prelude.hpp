// What LeetCode puts before a C++ submission: all of the standard library, and its names without std::.
#ifdef LEETJUDGE_FILLED
// The library's assertions are told, and the program goes on: LeetCode's library does not check them.
#include <bits/c++config.h>
extern "C" void leetjudge_assertion(const char* condition);
#undef __glibcxx_assert
#define __glibcxx_assert(...)                                                                        \
  do {                                                                                               \
    if (!__builtin_is_constant_evaluated() && !bool(__VA_ARGS__)) leetjudge_assertion(#__VA_ARGS__); \
  } while (false)
#endif
#include <bits/stdc++.h>

#include "calls.hpp"
using namespace std;
