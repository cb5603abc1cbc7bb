// The nodes come in another order than that of the tree, whose root is judged with all below it.

// Behind the solution:
Node* findRoot(Node* tree) {
  std::vector<Node*> all;
  if (tree) all.push_back(tree);
  for (std::size_t i = 0; i < all.size(); ++i) all.insert(all.end(), all[i]->children.begin(), all[i]->children.end());
  std::rotate(all.begin(), all.begin() + long(all.size() / 2), all.end());
  return leetjudge_solution().findRoot(all);
}
