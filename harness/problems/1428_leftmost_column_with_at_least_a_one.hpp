class BinaryMatrix {
 public:
  explicit BinaryMatrix(const std::vector<std::vector<int>>& rows) : rows_(rows) {}
  int get(int row, int col) { return rows_.at(std::size_t(row)).at(std::size_t(col)); }
  std::vector<int> dimensions() { return {int(rows_.size()), rows_.empty() ? 0 : int(rows_[0].size())}; }

 private:
  std::vector<std::vector<int>> rows_;
};

// Behind the solution:
int leftMostColumnWithOne(std::vector<std::vector<int>> mat) {
  BinaryMatrix matrix(mat);
  return leetjudge_solution().leftMostColumnWithOne(matrix);
}
