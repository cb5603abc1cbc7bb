// Behind the solution:
ValueOrNull lowestCommonAncestor(Node* root, int p, int q) {
  return ValueOrNull(
      leetjudge_solution().lowestCommonAncestor(leetjudge_hidden::node(root, p), leetjudge_hidden::node(root, q)));
}
