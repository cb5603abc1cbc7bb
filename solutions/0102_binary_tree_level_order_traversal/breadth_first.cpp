// Idea:  a queue that holds one level at a time.
// Time:  O(n), every node is queued once.
// Space: O(w), the widest level.
class Solution {
public:
    vector<vector<int>> levelOrder(TreeNode* root) {
        vector<vector<int>> levels;
        queue<TreeNode*> open;
        if (root) {
            open.push(root);
        }
        while (!open.empty()) {
            levels.emplace_back();
            for (size_t left = open.size(); left > 0; --left) {
                TreeNode* node = open.front();
                open.pop();
                levels.back().push_back(node->val);
                if (node->left) {
                    open.push(node->left);
                }
                if (node->right) {
                    open.push(node->right);
                }
            }
        }
        return levels;
    }
};
