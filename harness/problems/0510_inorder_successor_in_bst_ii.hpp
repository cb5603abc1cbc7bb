// Behind the solution:
ValueOrNull inorderSuccessor(Node* tree, int node) {
  return ValueOrNull(leetjudge_solution().inorderSuccessor(leetjudge_hidden::node(tree, node)));
}
