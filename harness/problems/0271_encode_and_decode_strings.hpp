// There and back.

// Behind the solution:
class Codecs {
 public:
  std::vector<std::string> encode(std::vector<std::string> dummy_input) {
    leetjudge_solution there, back;
    const std::string text = there.encode(dummy_input);
    return back.decode(text);
  }
};
