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
