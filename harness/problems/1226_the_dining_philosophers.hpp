// Behind the solution:
std::vector<std::vector<int>> wantsToEat(int n) {
  std::vector<std::vector<int>> out;
  std::mutex mutex;
  leetjudge_solution table;
  const auto note = [&](int philosopher, int fork, int action) {
    const std::lock_guard<std::mutex> guard(mutex);
    out.push_back({philosopher, fork, action});
  };
  std::vector<std::thread> threads;
  for (int i = 0; i < 5; ++i) {
    threads.emplace_back([&, i] {
      for (int meal = 0; meal < n; ++meal)
        table.wantsToEat(
            i, [&] { note(i, 1, 1); }, [&] { note(i, 2, 1); }, [&] { note(i, 0, 3); }, [&] { note(i, 1, 2); },
            [&] { note(i, 2, 2); });
    });
  }
  for (std::thread& one : threads) one.join();
  return out;
}
