namespace leetjudge_hidden {
std::vector<int> printed;
}
class ImmutableListNode {
 public:
  ImmutableListNode(int value, ImmutableListNode* next) : value_(value), next_(next) {}
  void printValue() { leetjudge_hidden::printed.push_back(value_); }
  ImmutableListNode* getNext() { return next_; }

 private:
  int value_;
  ImmutableListNode* next_;
};

// Behind the solution:
std::vector<int> printLinkedListInReverse(std::vector<int> head) {
  leetjudge_hidden::printed.clear();
  ImmutableListNode* first = nullptr;
  for (std::size_t i = head.size(); i-- > 0;) first = new ImmutableListNode(head[i], first);
  leetjudge_solution().printLinkedListInReverse(first);
  return leetjudge_hidden::printed;
}
