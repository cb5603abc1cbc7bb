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
