// There and back.

// Behind the solution:
std::vector<std::string> encode(std::vector<std::string> dummy_input) {
  leetjudge_solution there, back;
  const std::string text = there.encode(dummy_input);
  return back.decode(text);
}
