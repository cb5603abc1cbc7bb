namespace leetjudge_hidden {
std::string file;
std::size_t at = 0;
}  // namespace leetjudge_hidden
int read4(char* buf4) {
  using namespace leetjudge_hidden;
  const std::size_t count = std::min<std::size_t>(4, file.size() - at);
  std::copy_n(file.begin() + long(at), count, buf4);
  at += count;
  return int(count);
}

// 0157
// Behind the solution:
int read(std::string file, int n) {
  leetjudge_hidden::file = file;
  leetjudge_hidden::at = 0;
  std::vector<char> buffer(std::size_t(n) + 4);
  const int count = leetjudge_solution().read(buffer.data(), n);
  const bool same = count >= 0 && count <= int(file.size()) &&
                    std::equal(file.begin(), file.begin() + std::min<long>(count, n), buffer.begin());
  return same ? count : -1;
}

// 0158
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
