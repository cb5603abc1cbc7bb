class MountainArray {
 public:
  explicit MountainArray(const std::vector<int>& values) : values_(values) {}
  int get(int index) { return values_.at(std::size_t(index)); }
  int length() { return int(values_.size()); }

 private:
  std::vector<int> values_;
};

// Behind the solution:
int findInMountainArray(std::vector<int> mountainArr, int target) {
  MountainArray array(mountainArr);
  return leetjudge_solution().findInMountainArray(target, array);
}
