// What hosts have in common and is built once: the precompiled prelude, and the judge's own parts for each mode.
#pragma once

#include <filesystem>
#include <set>
#include <string>

#include "compile/toolchain.hpp"

namespace leetjudge {

class Parts {
 public:
  // `toolchain` must outlive it; `sources` and `cache` as in Builder.
  Parts(const Toolchain& toolchain, std::filesystem::path sources, std::filesystem::path cache)
      : toolchain_(toolchain), sources_(std::move(sources)), cache_(std::move(cache)) {}

  // Paths of what is made where it is not there. They throw JudgeFault when it does not compile.
  std::filesystem::path prelude(Mode mode, Fill fill) const;
  std::filesystem::path objects(Mode mode) const;  // their folder

  // Makes of these and `object`, the solution, the host `program`.
  Arguments link_command(Mode mode, const std::filesystem::path& objects_folder, const std::filesystem::path& object,
                         const std::filesystem::path& program) const;
  const std::filesystem::path& sources() const { return sources_; }

 private:
  std::set<std::string> names() const;  // every source in the folder is a part

  const Toolchain& toolchain_;
  std::filesystem::path sources_, cache_;
};

}  // namespace leetjudge
