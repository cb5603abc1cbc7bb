// The target is given by its value; that of the node in the clone is judged.
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

// Behind the solution:
int getTargetCopy(TreeNode* tree, int target) {
  TreeNode* cloned = leetjudge_hidden::copy(tree);
  TreeNode* found = leetjudge_solution().getTargetCopy(tree, cloned, leetjudge_hidden::node(tree, target));
  return found && leetjudge_hidden::node(cloned, target) == found ? found->val : -1;
}
