class Sea {
 public:
  explicit Sea(const std::vector<std::vector<int>>& ships) : ships_(ships) {}
  bool hasShips(std::vector<int> topRight, std::vector<int> bottomLeft) {
    for (const std::vector<int>& ship : ships_) {
      bool inside = true;
      for (std::size_t i = 0; i < 2; ++i)
        inside = inside && bottomLeft.at(i) <= ship.at(i) && ship[i] <= topRight.at(i);
      if (inside) return true;
    }
    return false;
  }

 private:
  std::vector<std::vector<int>> ships_;
};

// Behind the solution:
int countShips(std::vector<std::vector<int>> ships, std::vector<int> topRight, std::vector<int> bottomLeft) {
  return leetjudge_solution().countShips(Sea(ships), topRight, bottomLeft);
}
