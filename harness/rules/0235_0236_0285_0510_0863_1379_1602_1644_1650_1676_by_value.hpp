// Nodes are given by their values, and so is the one that is judged: null where there is none.
namespace leetjudge_hidden {
template <class N>
N* node(N* root, int value) {
  std::vector<N*> open = {root};
  while (!open.empty()) {
    N* one = open.back();
    open.pop_back();
    if (!one) continue;
    if (one->val == value) return one;
    open.push_back(one->left);
    open.push_back(one->right);
  }
  return nullptr;
}
}  // namespace leetjudge_hidden

struct ValueOrNull {
  std::optional<int> value;
  ValueOrNull() = default;
  template <class N>
  explicit ValueOrNull(const N* found) : value(found ? std::optional<int>(found->val) : std::nullopt) {}
};
namespace leetjudge_host {
inline void leetjudge_write_value(std::string& out, const ValueOrNull& one) {
  if (one.value)
    leetjudge_write_value<int>(out, *one.value);
  else
    out += "null";
}
}  // namespace leetjudge_host

// 0235, 0236, 1644: Of 1644 they need not be in the tree.
// Behind the solution:
ValueOrNull lowestCommonAncestor(TreeNode* root, int p, int q) {
  TreeNode* const one = leetjudge_hidden::node(root, p);
  TreeNode* const other = leetjudge_hidden::node(root, q);
  return ValueOrNull(
      leetjudge_solution().lowestCommonAncestor(root, one ? one : new TreeNode(p), other ? other : new TreeNode(q)));
}

// 0285
// Behind the solution:
ValueOrNull inorderSuccessor(TreeNode* root, int p) {
  return ValueOrNull(leetjudge_solution().inorderSuccessor(root, leetjudge_hidden::node(root, p)));
}

// 0510
// Behind the solution:
ValueOrNull inorderSuccessor(Node* tree, int node) {
  return ValueOrNull(leetjudge_solution().inorderSuccessor(leetjudge_hidden::node(tree, node)));
}

// 0863
// Behind the solution:
std::vector<int> distanceK(TreeNode* root, int target, int k) {
  return leetjudge_solution().distanceK(root, leetjudge_hidden::node(root, target), k);
}

// 1379: The target is given by its value; that of the node in the clone is judged.
namespace leetjudge_hidden {
TreeNode* copy(TreeNode* root) {
  TreeNode* made = nullptr;
  std::vector<std::pair<TreeNode*, TreeNode**>> open = {{root, &made}};
  while (!open.empty()) {
    const auto [from, to] = open.back();
    open.pop_back();
    if (!from) continue;
    *to = new TreeNode(from->val);
    open.emplace_back(from->left, &(*to)->left);
    open.emplace_back(from->right, &(*to)->right);
  }
  return made;
}
}  // namespace leetjudge_hidden

struct Copied {
  TreeNode* found = nullptr;  // null where it is not in the clone
};
namespace leetjudge_host {
inline void leetjudge_write_value(std::string& out, const Copied& one) {
  if (!one.found) return write_no_answer(out, "a node that is not in the clone");
  leetjudge_write_value<int>(out, one.found->val);
}
}  // namespace leetjudge_host

// Behind the solution:
Copied getTargetCopy(TreeNode* tree, int target) {
  TreeNode* cloned = leetjudge_hidden::copy(tree);
  TreeNode* found = leetjudge_solution().getTargetCopy(tree, cloned, leetjudge_hidden::node(tree, target));
  return {found && leetjudge_hidden::node(cloned, target) == found ? found : nullptr};
}

// 1602
// Behind the solution:
ValueOrNull findNearestRightNode(TreeNode* root, int u) {
  return ValueOrNull(leetjudge_solution().findNearestRightNode(root, leetjudge_hidden::node(root, u)));
}

// 1650
// Behind the solution:
ValueOrNull lowestCommonAncestor(Node* root, int p, int q) {
  return ValueOrNull(
      leetjudge_solution().lowestCommonAncestor(leetjudge_hidden::node(root, p), leetjudge_hidden::node(root, q)));
}

// 1676
// Behind the solution:
ValueOrNull lowestCommonAncestor(TreeNode* root, std::vector<int> nodes) {
  std::vector<TreeNode*> found;
  for (const int value : nodes) found.push_back(leetjudge_hidden::node(root, value));
  return ValueOrNull(leetjudge_solution().lowestCommonAncestor(root, found));
}
