// From a solution's file to a host: the program that runs it.
#pragma once

#include <filesystem>
#include <map>
#include <mutex>
#include <string>

#include "cases/problem.hpp"
#include "compile/host.hpp"
#include "compile/toolchain.hpp"

namespace leetjudge {

// What compiling one solution in one mode may take.
struct CompileLimits {
  long cpu_s = 30;
  long memory_mb = 2048;
  long file_mb = 256;  // of any file that is written
};

// Builds hosts into a cache: nothing is built again that did not change. May be used from several threads,
// and several judges may share one cache.
class Builder {
 public:
  // `sources`: the folder host/ of the harness. `cache`: a folder to build in, made when needed.
  Builder(Toolchain toolchain, std::filesystem::path sources, std::filesystem::path cache,
          const CompileLimits& limits = {});

  // The host of the file `solution` for `problem`. Throws BadInput when there is no such file, JudgeFault
  // when the judge's own parts do not compile.
  Host build(const std::filesystem::path& solution, const Problem& problem, Mode mode) const;

  const Toolchain& toolchain() const { return toolchain_; }

 private:
  std::filesystem::path prelude(Mode mode) const;
  std::filesystem::path parts(const Problem& problem, Mode mode) const;

  Toolchain toolchain_;
  std::filesystem::path sources_;
  std::filesystem::path cache_;
  CompileLimits limits_;
  mutable std::mutex mutex_;
  mutable std::map<std::filesystem::path, std::string> gave_up_;  // at a limit: once is enough
};

}  // namespace leetjudge
