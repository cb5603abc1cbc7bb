class Robot {
 public:
  Robot(const std::vector<std::vector<int>>& room, int row, int column) : room_(room), row_(row), column_(column) {
    room_[std::size_t(row)][std::size_t(column)] = 1;
  }
  bool move() {
    const int row = row_ + (way_ == 2) - (way_ == 0), column = column_ + (way_ == 1) - (way_ == 3);
    if (row < 0 || row >= int(room_.size()) || column < 0 || column >= int(room_[0].size())) return false;
    if (room_[std::size_t(row)][std::size_t(column)] == 0) return false;
    row_ = row, column_ = column;
    return true;
  }
  void turnLeft() { way_ = (way_ + 3) % 4; }
  void turnRight() { way_ = (way_ + 1) % 4; }
  void clean() { room_[std::size_t(row_)][std::size_t(column_)] = 2; }
  bool all_clean() const {
    std::vector<std::vector<int>> left = room_;
    std::vector<std::pair<int, int>> open = {{row_, column_}};
    while (!open.empty()) {
      const auto [row, column] = open.back();
      open.pop_back();
      if (row < 0 || row >= int(left.size()) || column < 0 || column >= int(left[0].size())) continue;
      int& cell = left[std::size_t(row)][std::size_t(column)];
      if (cell == 1) return false;
      if (cell == 0) continue;
      cell = 0;
      for (const auto& [down, right] : {std::pair(1, 0), {-1, 0}, {0, 1}, {0, -1}})
        open.emplace_back(row + down, column + right);
    }
    return true;
  }

 private:
  std::vector<std::vector<int>> room_;
  int row_, column_, way_ = 0;
};

// Behind the solution:
std::string cleanRoom(std::vector<std::vector<int>> room, int row, int col) {
  Robot robot(room, row, col);
  leetjudge_solution().cleanRoom(robot);
  return robot.all_clean() ? "Robot cleaned all rooms." : "Some of the room is not clean.";
}
