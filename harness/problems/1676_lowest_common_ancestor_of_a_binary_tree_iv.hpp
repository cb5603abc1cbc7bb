// Behind the solution:
ValueOrNull lowestCommonAncestor(TreeNode* root, std::vector<int> nodes) {
  std::vector<TreeNode*> found;
  for (const int value : nodes) found.push_back(leetjudge_hidden::node(root, value));
  return ValueOrNull(leetjudge_solution().lowestCommonAncestor(root, found));
}
