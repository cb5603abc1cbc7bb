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
  // `sets`: what tells whether it put in something new holds an element once; otherwise it may be a bag.
  explicit Filling(bool sets = true) : sets_(sets) {}

  bool allows(const Method& method, const std::vector<Fact>& facts) const;
  void call(const Method& method, const Json& arguments);

 private:
  bool sets_;
  std::size_t held_ = 0;
  std::multiset<std::string> elements_;  // of those that tell whether they put in something new
};

// Whether the calls come so that the fact holds.
bool keeps_call_order(const Fact& fact, const Stub& stub, const Json& input);

// Makes the arguments rise from call to call where a fact says so.
void raise(const std::vector<Fact>& facts, const Stub& stub, Json& input);

}  // namespace leetjudge
