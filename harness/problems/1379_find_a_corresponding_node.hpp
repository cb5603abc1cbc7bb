// The target is given by its value; that of the node in the clone is judged.
namespace leetjudge_hidden {
TreeNode* copy(TreeNode* root) {
  if (!root) return nullptr;
  TreeNode* made = new TreeNode(root->val);
  made->left = copy(root->left);
  made->right = copy(root->right);
  return made;
}
}  // namespace leetjudge_hidden

// Behind the solution:
int getTargetCopy(TreeNode* tree, int target) {
  TreeNode* cloned = leetjudge_hidden::copy(tree);
  TreeNode* found = leetjudge_solution().getTargetCopy(tree, cloned, leetjudge_hidden::node(tree, target));
  return found && leetjudge_hidden::node(cloned, target) == found ? found->val : -1;
}
