// Behind the solution:
std::string zero(int n) {
  std::string out;
  leetjudge_solution numbers(n);
  const std::function<void(int)> print = [&](int number) { out += std::to_string(number); };
  std::thread even([&] { numbers.even(print); });
  std::thread odd([&] { numbers.odd(print); });
  numbers.zero(print);
  even.join();
  odd.join();
  return out;
}
