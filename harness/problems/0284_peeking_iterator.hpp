class Iterator {
 public:
  Iterator(const std::vector<int>& nums) : nums_(nums) {}
  Iterator(const Iterator& other) = default;
  virtual ~Iterator() = default;
  int next() { return nums_.at(at_++); }
  bool hasNext() const { return at_ < nums_.size(); }

 private:
  std::vector<int> nums_;
  std::size_t at_ = 0;
};
// PeekingIterator: peek
