// Behind the solution:
ValueOrNull inorderSuccessor(TreeNode* root, int p) {
  return ValueOrNull(leetjudge_solution().inorderSuccessor(root, leetjudge_hidden::node(root, p)));
}
