// Behind the solution:
std::vector<int> read(std::string file, std::vector<int> queries) {
  leetjudge_hidden::file = file;
  leetjudge_hidden::at = 0;
  leetjudge_solution solution;
  std::vector<int> counts;
  std::size_t from = 0;
  for (const int n : queries) {
    std::vector<char> buffer(std::size_t(n) + 4);
    const int count = solution.read(buffer.data(), n);
    const bool same = count >= 0 && from + std::size_t(count) <= file.size() &&
                      std::equal(buffer.begin(), buffer.begin() + std::min(count, n), file.begin() + long(from));
    counts.push_back(same ? count : -1);
    from += std::size_t(std::max(count, 0));
  }
  return counts;
}
