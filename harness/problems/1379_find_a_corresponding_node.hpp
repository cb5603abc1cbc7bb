// The target is given by its value; that of the node in the clone is judged.

// Behind the solution:
class CorrespondingNode {
 public:
  int getTargetCopy(TreeNode* tree, int target) {
    TreeNode* cloned = copy(tree);
    TreeNode* found = leetjudge_solution().getTargetCopy(tree, cloned, node(tree, target));
    return found && node(cloned, target) == found ? found->val : -1;
  }

 private:
  static TreeNode* copy(TreeNode* root) {
    if (!root) return nullptr;
    TreeNode* made = new TreeNode(root->val);
    made->left = copy(root->left);
    made->right = copy(root->right);
    return made;
  }
  static TreeNode* node(TreeNode* root, int value) {
    if (!root || root->val == value) return root;
    TreeNode* left = node(root->left, value);
    return left ? left : node(root->right, value);
  }
};
