// p and q are given by their values, and so is what is judged.

// Behind the solution:
class LowestCommonAncestor {
 public:
  int lowestCommonAncestor(TreeNode* root, int p, int q) {
    TreeNode* found = leetjudge_solution().lowestCommonAncestor(root, node(root, p), node(root, q));
    return found ? found->val : -2147483647 - 1;
  }

 private:
  static TreeNode* node(TreeNode* root, int value) {
    std::vector<TreeNode*> open = {root};
    while (!open.empty()) {
      TreeNode* one = open.back();
      open.pop_back();
      if (!one || one->val == value) {
        if (one) return one;
        continue;
      }
      open.push_back(one->left);
      open.push_back(one->right);
    }
    return nullptr;
  }
};
