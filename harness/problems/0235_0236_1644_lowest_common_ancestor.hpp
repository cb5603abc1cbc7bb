// Of 1644 they need not be in the tree.

// Behind the solution:
ValueOrNull lowestCommonAncestor(TreeNode* root, int p, int q) {
  TreeNode* const one = leetjudge_hidden::node(root, p);
  TreeNode* const other = leetjudge_hidden::node(root, q);
  return ValueOrNull(
      leetjudge_solution().lowestCommonAncestor(root, one ? one : new TreeNode(p), other ? other : new TreeNode(q)));
}
