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

namespace leetjudge_host {
// How many characters were read, and whether they are the file's.
struct Read {
  int count = 0;
  bool same = true;
};
inline Read read_of(int count, const char* buffer, const std::string& file, std::size_t from) {
  const std::size_t read = std::min(std::size_t(std::max(count, 0)), file.size() - from);
  return {count, file.compare(from, read, buffer, read) == 0};
}
inline void leetjudge_write_value(std::string& out, const Read& one) {
  if (!one.same) return write_no_answer(out, "other characters than the file's");
  leetjudge_write_value(out, one.count);
}
}  // namespace leetjudge_host

// 0157
// Behind the solution:
leetjudge_host::Read read(std::string file, int n) {
  leetjudge_hidden::file = file;
  leetjudge_hidden::at = 0;
  std::vector<char> buffer(std::max(file.size(), std::size_t(n)) + 4);
  const int count = leetjudge_solution().read(buffer.data(), n);
  return leetjudge_host::read_of(count, buffer.data(), file, 0);
}

// 0158: All reads are given the same buffer, which has room for the whole file.
// Behind the solution:
std::vector<leetjudge_host::Read> read(std::string file, std::vector<int> queries) {
  leetjudge_hidden::file = file;
  leetjudge_hidden::at = 0;
  std::size_t most = file.size(), from = 0;
  for (const int n : queries) most = std::max(most, std::size_t(n));
  std::vector<char> buffer(most + 4);
  leetjudge_solution solution;
  std::vector<leetjudge_host::Read> counts;
  for (const int n : queries) {
    const int count = solution.read(buffer.data(), n);
    counts.push_back(leetjudge_host::read_of(count, buffer.data(), file, from));
    from = std::min(file.size(), from + std::size_t(std::max(count, 0)));
  }
  return counts;
}
