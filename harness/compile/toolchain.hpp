// The compiler that builds solutions: which one, and with which flags.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "compile/host.hpp"

namespace leetjudge {

// A command line, or a part of one.
using Arguments = std::vector<std::string>;
inline Arguments operator+(Arguments left, const Arguments& right) {
  left.insert(left.end(), right.begin(), right.end());
  return left;
}

struct Toolchain {
  enum class Family { clang, gcc };

  Family family = Family::gcc;
  std::filesystem::path program;
  std::string name;  // "clang 19.1.7", for people
  int major = 0;
  bool script = false;                   // around a compiler: what it says and calls may differ each time
  std::string dialect;                   // "-std=c++23"
  std::string identity;                  // changes when the compiler does, for caches
  std::vector<std::string> fast_linker;  // the flag that chooses one, where the machine has one
  std::vector<std::string> folders;      // what of it lies outside the system's own places

  // Flags for everything in a host of that mode: dialect, optimisation, instrumentation, no warnings.
  std::vector<std::string> flags(Mode mode) const;
  // Flags for the parts of a host that are the judge's own: never instrumented.
  std::vector<std::string> own_flags(Mode mode) const;
  std::vector<std::string> link_flags(Mode mode) const;
  // Flags that make a precompiled header, and what the compiler expects behind its name.
  std::vector<std::string> precompiling_flags() const;
  const char* precompiled_suffix() const { return family == Family::clang ? ".pch" : ".gch"; }
};

// The compiler named `asked` (a program's name or path), or if it is empty clang++-19, LeetCode's own, and
// otherwise the machine's g++ from version 12 on, and where there is none another clang++. Throws BadInput when there
// is none, saying what to install.
Toolchain find_toolchain(const std::string& asked, const std::filesystem::path& cache = {});

}  // namespace leetjudge
