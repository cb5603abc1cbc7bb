// Arranges drawn values so that they keep what is said of them together.
#pragma once

#include <string>
#include <vector>

#include "constraints/constraints.hpp"
#include "util/json_fwd.hpp"
#include "util/random.hpp"

namespace leetjudge {

// Of 64 bits, signed where that is enough.
Json whole_number(long double number);

// The elements of that parameter, sorted or rotated as the facts say.
void put_in_order(std::vector<Json>& elements, const std::string& name, const std::vector<Fact>& facts, Random& random);

// What is said of rows[i][j] with rows[j][i], and of rows[i][i].
void mirror(std::vector<Json>& rows, const std::string& name, const std::vector<Fact>& facts);

// Makes `edge` go from the next node of a tree to one that is there; nodes are numbered from `least` on.
void join_edge(Json& edge, std::size_t number_of_edge, std::int64_t least, Random& random);

// A tree of these values in LeetCode's form, as chance wants it; of a search tree they are sorted.
Json tree_of(std::vector<Json> values, bool search, Random& random);

}  // namespace leetjudge
