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
