// From a solution's file to a host: the program that runs it.
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <mutex>
#include <set>
#include <string>
#include <vector>

#include "compile/cache.hpp"
#include "compile/compiler_bounds.hpp"
#include "compile/host.hpp"
#include "compile/toolchain.hpp"
#include "paste/local_headers.hpp"
#include "problem/problem.hpp"

namespace leetjudge {

// Builds hosts into a cache: nothing is built again that did not change. May be used from several threads,
// and several judges may share one cache.
class Builder {
 public:
  // `sources`: the folder host/ of the harness. `cache`: a folder to build in, made when needed, of which what was not
  // used for longest is removed when it takes more than `most_kept_bytes`. Throws BadInput where nothing can be
  // written.
  Builder(Toolchain toolchain, std::filesystem::path sources, std::filesystem::path cache,
          const CompileLimits& limits = {}, std::uintmax_t most_kept_bytes = std::uintmax_t(2) << 30);

  // The host of the file `solution` for `problem`; Throws BadInput when there is no such
  // file, JudgeFault when the judge's own parts do not compile.
  Host build(const std::filesystem::path& solution, const Problem& problem, Mode mode) const;

  // A word for all that a verdict of build()'s hosts depends on: the texts of the solution and its headers, the
  // compiler, the judge. Headers that only the compiler finds are in Host::headers.
  std::string digest(const std::filesystem::path& solution, const Problem& problem) const;

  // That of a solution which does nothing and returns an empty value: what works with it is no fault of the
  // machine's.
  Host reference(const Problem& problem, Mode mode) const;

  const Toolchain& toolchain() const { return toolchain_; }
  const std::filesystem::path& cache() const { return cache_; }

 private:
  // What hosts have in common and is built once: the precompiled prelude, and the judge's own parts for each mode
  // (parts.cpp). Paths of what is made where it is not there. They throw JudgeFault when it does not compile.
  std::filesystem::path prelude(Mode mode) const;
  std::filesystem::path objects(Mode mode) const;  // their folder
  std::set<std::string> part_names() const;        // every source in the folder is a part
  // Makes of these and the solution the host, "solution.o" and "host" in the folder where it runs. The quick one is the
  // faster linker's, if the machine has one.
  Arguments link_command(Mode mode, const std::filesystem::path& objects_folder) const;
  Arguments quick_link_command(Mode mode, const std::filesystem::path& objects_folder) const;

  // What is compiled behind what, from which texts: all that a build depends on.
  struct Plan {
    std::filesystem::path file, prelude;
    std::string file_text, text, call, definitions;  // `text` is what is submitted of the file's
    std::vector<LocalHeader> headers;
    Arguments command;  // of the compiler, up to what it compiles
    std::string key;    // of all this
  };
  Plan plan(const std::filesystem::path& solution, const Problem& problem, Mode mode) const;
  // Makes the program in `work`, and says in `host` why there is none. Returns the headers beyond the prelude.
  std::optional<Paths> make(const Plan& plan, const Problem& problem, const std::filesystem::path& parts_folder,
                            const std::filesystem::path& work, Host& host) const;
  struct Outcome {
    std::string words = "";    // the Compile Error; empty where there is none
    bool in_solution = false;  // and surely not of what it is compiled with
    bool over_limit = false;
    std::string messages = "";  // of the compiler, where it made an object: warnings
  };
  struct Steps {
    Arguments compile, quick_link, link;  // the second way to link is taken where the first one fails
  };
  // Carries out the steps; what a failure means for the solution of `plan`.
  Outcome compile(const Steps& steps, const ToolLimits& limits, const Plan& plan, const Problem& problem) const;
  Outcome explain(const ToolResult& result, const Plan& plan, const Problem& problem) const;

  Toolchain toolchain_;
  std::filesystem::path sources_, cache_;
  CompileLimits limits_;
  std::uintmax_t most_kept_bytes_;
  mutable std::mutex mutex_;
  mutable std::map<std::filesystem::path, Host> failed_;  // compile errors: once is enough
};

}  // namespace leetjudge
