// There and back: the tree that comes of it is judged.

// Behind the solution:
TreeNode* serialize(TreeNode* root) {
  leetjudge_solution there, back;
  const std::string text = there.serialize(root);
  return back.deserialize(text);
}
