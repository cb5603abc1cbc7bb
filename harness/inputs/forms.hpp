// Brings what was drawn into another form. A function that returns a bool says whether it could; what it changed even
// so is of no use.
#pragma once

#include <vector>

#include "inputs/drawing.hpp"
#include "util/json.hpp"

namespace leetjudge {

// Of one value at least: the largest at all sizes, as chance would take another one at each.
void equal(std::vector<Json>& values);

// Numbers evenly over the range that was drawn from, so that none comes twice.
void spread(std::vector<Json>& values);

void reversed(std::vector<Json>& values);  // the same, from the largest one on

// 0, 1, 2, … or the numbers from the least one on.
void in_sequence(std::vector<Json>& values);

// Nodes in LeetCode's form that are to have one child each, or a second one without children, or all that there is room
// for: of a tree, or of `branches`, whose levels begin behind a null.
bool grow_nodes(InputShape::Form form, bool branches, std::vector<Json>& nodes);

// Gives the first two numbers of each row other values, from the least one on: of edges in a chain or a star, which go
// on with others where there are more of them than nodes, or between each two of the first nodes, from the lower to the
// higher one; of intervals, each behind the one before, none beyond what was drawn; or of all from the least number to
// the most.
bool number_rows(InputShape::Form form, std::vector<Json>& rows);

// Of rows that are as long as each other, all get the largest number of each column from that one on.
void equal_columns(std::size_t first, std::vector<Json>& rows);

// The calls of a design that put something in, and then those of the others that may come.
bool fill_first(Json& input, const Constraints& constraints);

// What a design's methods are given call by call: the numbers of each parameter are changed as the shape says, and
// texts made equal; or two numbers of each call are short intervals apart. Of keys, which methods with several
// parameters take first, and what they stand for, the ones are equal in all methods and the others stay as they differ.
bool change_calls(const InputShape& wished, const Constraints& constraints, Json& input);

// Makes arguments that are of one kind and as long as each other equal to the first of them.
bool make_equal(const Constraints& constraints, Json& arguments);

// Cells are of the kind that the example has most of, but for one of each other kind, at both ends in turn: a way that
// leads through all of a grid. False where there are too many kinds, as of numbers.
bool make_one_kind(const Json& example, Json& rows);

}  // namespace leetjudge
