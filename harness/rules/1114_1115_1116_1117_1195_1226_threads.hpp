// 1114
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

// 1115
// Behind the solution:
std::string foo(int n) {
  std::string out;
  leetjudge_solution foobar(n);
  std::thread bar([&] { foobar.bar([&] { out += "bar"; }); });
  foobar.foo([&] { out += "foo"; });
  bar.join();
  return out;
}

// 1116
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

// 1117
// Behind the solution:
std::string hydrogen(std::string water) {
  std::string out;
  std::mutex mutex;
  leetjudge_solution molecules;
  std::vector<std::thread> threads;
  for (const char atom : water) {
    threads.emplace_back([&, atom] {
      const std::function<void()> release = [&, atom] {
        const std::lock_guard<std::mutex> guard(mutex);
        out += atom;
      };
      atom == 'H' ? molecules.hydrogen(release) : molecules.oxygen(release);
    });
  }
  for (std::thread& one : threads) one.join();
  return out;
}

// 1195: What is printed, numbers as numbers.
namespace leetjudge_host {
struct Word {
  std::string text;
};
inline void leetjudge_write_value(std::string& out, const Word& one) {
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

// 1226
// Behind the solution:
std::vector<std::vector<int>> wantsToEat(int n) {
  std::vector<std::vector<int>> out;
  std::mutex mutex;
  std::latch all(5);  // who eats alone, one after the other, never meets another one
  leetjudge_solution table;
  const auto note = [&](int philosopher, int fork, int action) {
    std::this_thread::yield();
    const std::lock_guard<std::mutex> guard(mutex);
    out.push_back({philosopher, fork, action});
  };
  std::vector<std::thread> threads;
  for (int i = 0; i < 5; ++i) {
    threads.emplace_back([&, i] {
      all.arrive_and_wait();
      for (int meal = 0; meal < n; ++meal)
        table.wantsToEat(
            i, [&] { note(i, 1, 1); }, [&] { note(i, 2, 1); }, [&] { note(i, 0, 3); }, [&] { note(i, 1, 2); },
            [&] { note(i, 2, 2); });
    });
  }
  for (std::thread& one : threads) one.join();
  return out;
}
