// The verbs of the command line: a file each, and a name in verbs.cpp.
#pragma once

#include <functional>
#include <memory>
#include <vector>

#include "commands/options.hpp"

namespace leetjudge {

struct Verb {
  const char* name;
  const char* what;     // it does; empty: help does not show it
  const char* example;  // a command line
  // Says which options there are. What it returns does the work, once they are filled in, and returns the
  // exit status: 0 all is well, 1 a solution was not accepted, 2 the judge could not judge. It throws BadInput
  // or JudgeFault, which come to 2 as well. `options` outlives it.
  std::function<std::function<int()>(Options& options)> define;
};

const std::vector<Verb>& all_verbs();

// A verb whose options are an O: with a member add(), and `run`, which gets them with what was typed.
template <class O>
Verb verb(const char* name, const char* what, const char* example, int (*run)(O& options)) {
  return {name, what, example, [run](Options& options) {
            const auto own = std::make_shared<O>();
            own->add(options);
            return [own, run] { return run(*own); };
          }};
}

}  // namespace leetjudge
