// Idea:  visit nodes before their children, left first; each appends itself to its depth's row.
// Time:  O(n).
// Space: O(h) beside the answer, the height of the tree.
class Solution {
    vector<vector<int>> levels_;

    void visit(TreeNode* node, size_t depth) {
        if (!node) {
            return;
        }
        if (depth == levels_.size()) {
            levels_.emplace_back();
        }
        levels_[depth].push_back(node->val);
        visit(node->left, depth + 1);
        visit(node->right, depth + 1);
    }

public:
    vector<vector<int>> levelOrder(TreeNode* root) {
        visit(root, 0);
        return levels_;
    }
};
