// What constraints say of the order of a design's calls: "pop will always be called on a non-empty stack", "the values
// of timestamp are strictly increasing".
#pragma once

#include <set>
#include <string>
#include <vector>

#include "inputs/constraints.hpp"
#include "util/json_fwd.hpp"

namespace leetjudge {

// The facts in a sentence (Kind::filled, Kind::rising); none where it says nothing of that.
std::vector<Fact> read_call_order(const std::string& sentence, const Stub& stub);

bool puts_in(const Method& method);  // as far as its name and types tell: "push"

// How much is in the object, as far as names tell: "push" puts in, "pop" takes out.
class Filling {
 public:
  // What tells whether it put in something new may be a set or a bag: `surely` counts as in a set, where less is left.
  explicit Filling(bool surely = true) : surely_(surely) {}

  bool allows(const Method& method, const std::vector<Fact>& facts) const;
  void call(const Method& method, const Json& arguments);

 private:
  bool surely_;
  std::size_t held_ = 0;
  std::multiset<std::string> elements_;  // of those that tell whether they put in something new
};

// Whether the calls come so that the fact holds, or surely so, whatever they answer.
bool keeps_call_order(const Fact& fact, const Stub& stub, const Json& input, bool surely);

// Whether the facts let that parameter rise from call to call.
bool rises(const std::vector<Fact>& facts, const Method& method, const std::string& parameter);

// Makes the arguments rise from call to call where a fact says so.
void raise(const std::vector<Fact>& facts, const Stub& stub, Json& input);

}  // namespace leetjudge
