// What sentences say of arguments as a whole, and checks of it: characters, order, what differs, graphs. Words with
// single spaces between them, rows in order, "exactly one 'S'", one that is an element of another and parents of a
// tree's nodes are read in arrangement_words.cpp and brought about here; graphs are drawn edge by edge.
#pragma once

#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "inputs/constraints.hpp"
#include "util/json_fwd.hpp"
#include "util/random.hpp"

namespace leetjudge {

// Of an array its elements, of a text its characters; without nulls.
std::vector<Json> elements_of(const Json& value);

// How many neighbours are in the wrong order.
std::size_t falls(const std::vector<Json>& values, const Fact& fact);
// Sorts what stands at these places. Numbers that are to differ become larger than those before them; what calls are
// given becomes no larger than the largest that was drawn.
void put_places_in_order(const std::vector<Json*>& places, const Fact& fact);

// The value of another argument of the same call; null where there is none.
using OtherArgument = std::function<const Json*(const std::string& parameter)>;

// Whether an argument keeps it, of whatever kind it is but a comparison or one of calls. Of long ones only so many
// elements are looked at: of those that are compared the first.
bool argument_keeps(const Fact& fact, const Shape& shape, const Json& value, const OtherArgument& other,
                    std::size_t looked_at);

// Changes a drawn argument so that it keeps the fact, as far as that goes; as long as it was. Where `all` that keep it
// are to come, one after the other, others come as well, or it stays as it is.
void arrange(const Fact& fact, Json& value, const OtherArgument& other, Random& random, bool all = false);

}  // namespace leetjudge
