// Behind the solution:
class PrintFizzBuzz {
 public:
  std::vector<std::string> fizz(int n) {
    std::vector<std::string> out;
    leetjudge_solution numbers(n);
    std::thread fizz([&] { numbers.fizz([&] { out.push_back("fizz"); }); });
    std::thread buzz([&] { numbers.buzz([&] { out.push_back("buzz"); }); });
    std::thread both([&] { numbers.fizzbuzz([&] { out.push_back("fizzbuzz"); }); });
    numbers.number([&](int number) { out.push_back(std::to_string(number)); });
    fizz.join();
    buzz.join();
    both.join();
    return out;
  }
};
