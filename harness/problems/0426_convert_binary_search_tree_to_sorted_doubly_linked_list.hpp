// Judged is the circle, once around, if every node's left is the one that it came from.
struct Circle {
  std::vector<int> values;
  bool closed = true;
};
namespace leetjudge_host {
inline void write_value(std::string& out, const Circle& one) {
  if (!one.closed)
    return write_no_answer(out, "a list that is no circle, or whose left and right are not each other's");
  write_value(out, one.values);
}
}  // namespace leetjudge_host

// Behind the solution:
Circle treeToDoublyList(Node* root) {
  Circle circle;
  std::set<Node*> seen;
  Node* const head = leetjudge_solution().treeToDoublyList(root);
  for (Node* one = head; one && seen.insert(one).second; one = one->right) {
    circle.values.push_back(one->val);
    circle.closed = circle.closed && one->right && one->right->left == one;
    if (one->right != head && seen.count(one->right)) circle.closed = false;
  }
  return circle;
}
