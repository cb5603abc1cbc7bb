class ArrayReader {
 public:
  explicit ArrayReader(const std::vector<int>& values) : values_(values) {}
  int get(int index) const {
    return index >= 0 && std::size_t(index) < values_.size() ? values_[std::size_t(index)] : 2147483647;
  }

 private:
  std::vector<int> values_;
};

// Behind the solution:
int search(std::vector<int> secret, int target) {
  const ArrayReader reader(secret);
  return leetjudge_solution().search(reader, target);
}
