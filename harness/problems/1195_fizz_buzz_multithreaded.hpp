// What is printed, numbers as numbers.
namespace leetjudge_host {
struct Word {
  std::string text;
};
inline bool read_value(Reader& in, Word& one) {
  int number = 0;
  if (in.next_is('"')) return in.text(one.text);
  const bool read = read_integer(in, number);
  one.text = std::to_string(number);
  return read;
}
inline void write_value(std::string& out, const Word& one) {
  if (one.text[0] >= '0' && one.text[0] <= '9')
    out += one.text;
  else
    write_text(out, one.text);
}
}  // namespace leetjudge_host

// Behind the solution:
std::vector<leetjudge_host::Word> fizz(int n) {
  std::vector<leetjudge_host::Word> out;
  leetjudge_solution numbers(n);
  std::thread fizz([&] { numbers.fizz([&] { out.push_back({"fizz"}); }); });
  std::thread buzz([&] { numbers.buzz([&] { out.push_back({"buzz"}); }); });
  std::thread both([&] { numbers.fizzbuzz([&] { out.push_back({"fizzbuzz"}); }); });
  numbers.number([&](int number) { out.push_back({std::to_string(number)}); });
  fizz.join();
  buzz.join();
  both.join();
  return out;
}
