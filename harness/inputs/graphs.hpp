// Graphs whose edges are the first two of each row.
#pragma once

#include <cstddef>
#include <utility>
#include <vector>

#include "util/json_fwd.hpp"

namespace leetjudge {

// Whether the edges, of more only the first `looked_at`, are those of a tree, or a part of one. What is no list of
// edges is not told from one.
bool is_tree(const Json& edges, std::size_t looked_at);
// Whether they hold all nodes together, and are of so many where that is a number.
bool is_connected(const Json& edges, const Json* nodes, std::size_t looked_at);
// Whether no way along them comes back.
bool is_acyclic(const Json& edges);

// Whether an order of 0 … count - 1 in which first comes before second for all `before` exists. Throws out_of_range for
// others.
bool can_be_ordered(std::size_t count, const std::vector<std::pair<std::size_t, std::size_t>>& before);

}  // namespace leetjudge
