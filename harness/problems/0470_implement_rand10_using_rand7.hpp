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
