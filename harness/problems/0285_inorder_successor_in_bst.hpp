// Behind the solution:
class Successor {
 public:
  ValueOrNull inorderSuccessor(TreeNode* root, int p) {
    return ValueOrNull(leetjudge_solution().inorderSuccessor(root, leetjudge_hidden::node(root, p)));
  }
};
