// What an input and its answer are like, so far as mistakes are made there: an empty list, equal elements, a negative
// answer. Cases of every kind stop mistakes that no mutant resembles (category partition: Ostrand, Balcer, 1988).
#pragma once

#include <set>
#include <string>

#include "problem/problem.hpp"

namespace leetjudge {

// "nums: no element", "answer: negative", and lengths together with answers: "nums: one element, answer: false".
std::set<std::string> kinds_of(const Case& test, const Problem& problem);

}  // namespace leetjudge
