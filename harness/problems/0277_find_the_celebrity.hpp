namespace leetjudge_hidden {
std::vector<std::vector<int>> graph;
}
bool knows(int a, int b) { return leetjudge_hidden::graph.at(std::size_t(a)).at(std::size_t(b)) == 1; }

// Behind the solution:
int findCelebrity(std::vector<std::vector<int>> graph) {
  leetjudge_hidden::graph = graph;
  return leetjudge_solution().findCelebrity(int(graph.size()));
}
