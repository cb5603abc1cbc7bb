// What a page's text says of its input above the constraints: "Given the root of a binary search tree, …".
#include <algorithm>

#include "inputs/words.hpp"
#include "problem/page_parts.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

// clang-format off
// What limits an input, in small letters. Where facts are not read from it, random inputs may not be as it says.
constexpr const char* limits[] = {
    "sorted", "increasing", "decreasing", "ascending", "descending", "distinct", "unique", "appears exactly",
    "appears twice", "appear twice", "permutation", "disjoint", "overlapping", "search tree", "complete binary",
    "full binary", "perfect binary", "maximum binary", " in the tree", " of the tree", " tree are given",
    "in the first tree", " bst", "to the left of all", "acyclic", "connected graph", "connected undir", "undirected conn", "encoded", "traversal of",
    "in polish notation", "shuffled", "subset sums", "valid "};

// Where what is to be done with the input begins.
constexpr const char* tasks[] = {
    " return ", ", build", ", calculate", ", check", ", choose", ", compute", ", consider", ", construct", ", convert",
    ", count", ", delete ", ", design", ", determine", ", encode", ", find ", ", implement", ", insert ", ", merge",
    ", partition", ", rearrange", ", reconstruct", ", recover", ", remove ", ", reverse ", ", sort ", ", split",
    ", summarize", ", the task", ", write", ", your task", " you must ", " you need ", " you want ", " we want ",
    " meaning "};
// clang-format on

// Whether it tells of the input by its grammar, and not only by its words.
bool surely_given(const std::string& clause) {
  return clause.starts_with("given ") || contains_any(clause, {"you are given", "we are given", "you are also given"});
}

bool understood(const Stub& stub, const std::vector<std::string>& sentences, const std::vector<std::string>& inputs) {
  return !std::ranges::count(Constraints(stub, sentences, inputs).not_understood(), sentences.back());
}

}  // namespace

void read_given(const std::string& statement, Page& page) {
  for (const std::string& sentence : sentences_of(statement)) {
    std::size_t end = sentence.size();
    const std::string small = lower(sentence);
    for (const char* one : tasks) end = std::min(end, small.find(one));
    const std::string clause = small.substr(0, end);
    const std::size_t given = word_at(clause, "given");
    const bool a_tree = says_tree(clause);
    const bool another = !a_tree && !contains(clause, "to the left of all") &&
                         (given == std::string::npos || (given >= 4 && clause.substr(given - 4, 4) == "the "));
    if (another || contains_any(clause, {"unsorted", "two distinct", "a unique", "not necessarily", "guaranteed"}))
      continue;
    const bool new_tree =
        a_tree && std::ranges::none_of(page.constraints, [](auto& one) { return says_tree(lower(one)); });
    const bool limited =
        new_tree || std::ranges::any_of(limits, [&](const char* limit) {
          const auto says = [&](const std::string& constraint) { return contains(lower(constraint), limit); };
          return contains(clause, limit) && std::ranges::none_of(page.constraints, says);
        });
    std::string_view kept = trim(std::string_view(sentence).substr(0, end));
    if (kept.ends_with(',')) kept.remove_suffix(1);
    if (limited) page.given.push_back(without_marks(kept));
  }
}

std::vector<std::string> constraints_with_given(const Page& page, const Stub& stub,
                                                const std::vector<std::string>& inputs) {
  std::vector<std::string> all = page.constraints;
  std::erase_if(all, [&](const std::string& one) {  // "result[i] = [ri, ci]" says nothing of the input
    const std::size_t name = std::min(one.find("[i] = ["), one.find("[j] = ["));
    const bool columns = name != std::string::npos && std::ranges::all_of(one.substr(0, name), of_name);
    return columns && word_at(stub.text, one.substr(0, name)) == std::string::npos;
  });
  for (const std::string& one : page.given) {
    const std::string small = lower(one);
    all.push_back(one);
    const bool read = understood(stub, all, {});  // otherwise random inputs may break it
    const bool of_tree = contains_any(small, {"search tree", " bst"});
    const bool kept = read ? of_tree || understood(stub, all, inputs) : surely_given(small);
    if (!kept) all.pop_back();
  }
  return all;
}

}  // namespace leetjudge
