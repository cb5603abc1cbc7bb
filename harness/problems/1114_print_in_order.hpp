// Behind the solution:
std::string first(std::vector<int> nums) {
  std::string out;
  leetjudge_solution foo;
  std::vector<std::thread> threads;
  for (const int number : nums) {
    threads.emplace_back([&, number] {
      if (number == 1) foo.first([&] { out += "first"; });
      if (number == 2) foo.second([&] { out += "second"; });
      if (number == 3) foo.third([&] { out += "third"; });
    });
  }
  for (std::thread& one : threads) one.join();
  return out;
}
