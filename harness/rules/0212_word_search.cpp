#include "rules/checker_tools.hpp"
#include "util/format.hpp"
#include "util/json.hpp"

namespace leetjudge {
namespace {

// The words that a board of letters holds: all of them are looked for at once, along a trie.
class WordsOnBoard {
 public:
  explicit WordsOnBoard(const Json& given) {
    for (const Json& row : given.at(0)) {
      board_.emplace_back();
      for (const Json& cell : row) board_.back() += text_in(cell).at(0);
    }
    for (const Json& word : given.at(1)) {
      std::size_t at = 0;
      for (const char c : text_in(word)) {
        const auto [next, added] = nodes_[at].next.try_emplace(c, nodes_.size());
        at = next->second;
        if (added) nodes_.emplace_back();
      }
      nodes_[at].word = text_in(word);
    }
    for (std::size_t i = 0; i < board_.size(); ++i)
      for (std::size_t j = 0; j < board_[i].size(); ++j) look(i, j, 0);
  }

  std::set<std::string> found;

 private:
  struct Node {
    std::map<char, std::size_t> next;
    std::string word;
  };

  void look(std::size_t i, std::size_t j, std::size_t at) {
    if (i >= board_.size() || j >= board_[i].size()) return;
    const auto next = nodes_[at].next.find(board_[i][j]);
    if (next == nodes_[at].next.end()) return;
    const std::size_t node = next->second;
    if (!nodes_[node].word.empty()) found.insert(nodes_[node].word);
    const char letter = std::exchange(board_[i][j], '\0');
    look(i + 1, j, node), look(i - 1, j, node), look(i, j + 1, node), look(i, j - 1, node);
    board_[i][j] = letter;
    // Nothing below it is looked for any more.
    if (nodes_[node].next.empty()) nodes_[at].next.erase(letter);
  }

  std::vector<std::string> board_;
  std::vector<Node> nodes_ = std::vector<Node>(1);
};

}  // namespace

const Registered registered_0212 = checked(212, [](const Json& given, const Json& found) -> Reason {
  WordsOnBoard words(given);
  if (!found.is_array()) return "not a list of words";
  for (const Json& one : found)
    if (words.found.erase(text_in(one)) == 0)
      return fmt::format("{} is not on the board, or comes twice", text_in(one));
  if (words.found.empty()) return std::nullopt;
  return fmt::format("{} is on the board as well", *words.found.begin());
});

}  // namespace leetjudge
