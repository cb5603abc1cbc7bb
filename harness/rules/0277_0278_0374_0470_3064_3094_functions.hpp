// 0277
namespace leetjudge_hidden {
std::vector<std::vector<int>> graph;
}
bool knows(int a, int b) { return leetjudge_hidden::graph.at(std::size_t(a)).at(std::size_t(b)) == 1; }

// Behind the solution:
int findCelebrity(std::vector<std::vector<int>> graph) {
  leetjudge_hidden::graph = graph;
  return leetjudge_solution().findCelebrity(int(graph.size()));
}

// 0278
namespace leetjudge_hidden {
int bad = 0;
}
// As on LeetCode a call takes time: inlined, a scan over all versions would be computed without one.
[[gnu::noinline]] bool isBadVersion(int version) { return version >= leetjudge_hidden::bad; }

// Behind the solution:
int firstBadVersion(int n, int bad) {
  leetjudge_hidden::bad = bad;
  return leetjudge_solution().firstBadVersion(n);
}

// 0374
namespace leetjudge_hidden {
int pick = 0;
}
[[gnu::noinline]] int guess(int num) {
  return num > leetjudge_hidden::pick ? -1 : num < leetjudge_hidden::pick ? 1 : 0;
}

// Behind the solution:
int guessNumber(int n, int pick) {
  leetjudge_hidden::pick = pick;
  return leetjudge_solution().guessNumber(n);
}

// 0470
namespace leetjudge_hidden {
std::mt19937 engine{20};
}
int rand7() { return int(leetjudge_hidden::engine() % 7 + 1); }

// Behind the solution:
std::vector<int> rand10(int n) {
  leetjudge_solution solution;
  std::vector<int> drawn;
  for (int i = 0; i < n; ++i) drawn.push_back(solution.rand10());
  return drawn;
}

// 3064, 3094
namespace leetjudge_hidden {
int number = 0;
}
[[gnu::noinline]] int commonSetBits(int num) { return std::popcount(unsigned(leetjudge_hidden::number & num)); }
[[gnu::noinline]] int commonBits(int num) {
  constexpr unsigned all = (1u << 30) - 1;
  const unsigned differ = unsigned(leetjudge_hidden::number ^ num) & all;
  leetjudge_hidden::number ^= num;
  return 30 - std::popcount(differ);
}

// Behind the solution:
int findNumber(int n) {
  leetjudge_hidden::number = n;
  return leetjudge_solution().findNumber();
}
