// Behind the solution:
ValueOrNull findNearestRightNode(TreeNode* root, int u) {
  return ValueOrNull(leetjudge_solution().findNearestRightNode(root, leetjudge_hidden::node(root, u)));
}
