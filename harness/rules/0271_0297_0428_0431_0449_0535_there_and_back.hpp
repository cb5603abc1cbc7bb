// 0271: There and back.
// Behind the solution:
std::vector<std::string> encode(std::vector<std::string> dummy_input) {
  leetjudge_solution there, back;
  const std::string text = there.encode(dummy_input);
  return back.decode(text);
}

// 0297, 0449: There and back: the tree that comes of it is judged.
// Behind the solution:
TreeNode* serialize(TreeNode* root) {
  leetjudge_solution there, back;
  const std::string text = there.serialize(root);
  return back.deserialize(text);
}

// 0428: There and back: the tree that comes of it is judged.
// Behind the solution:
Node* serialize(Node* root) {
  leetjudge_solution there, back;
  const std::string text = there.serialize(root);
  return back.deserialize(text);
}

// 0431: There and back: the tree that comes of it is judged.
// Behind the solution:
Node* encode(Node* root) {
  leetjudge_solution there, back;
  return back.decode(there.encode(root));
}

// 0535: There and back.
// Behind the solution:
std::string encode(std::string url) {
  leetjudge_solution codec;
  return codec.decode(codec.encode(url));
}
