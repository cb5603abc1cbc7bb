// Accepted: functions whose names the host has as well.
vector<TreeNode*> children_of(TreeNode& node) {
    vector<TreeNode*> all;
    if (node.left) all.push_back(node.left);
    if (node.right) all.push_back(node.right);
    return all;
}

bool link_tree(const vector<TreeNode*>& all) { return all.empty(); }
void write_tree(string& out, const TreeNode* root) { out += root ? "tree" : "none"; }

class Solution {
public:
    vector<vector<int>> levelOrder(TreeNode* root) {
        vector<vector<int>> values;
        vector<TreeNode*> level;
        if (root) level.push_back(root);
        while (!level.empty()) {
            vector<TreeNode*> below;
            values.emplace_back();
            for (TreeNode* node : level) {
                values.back().push_back(node->val);
                for (TreeNode* child : children_of(*node)) below.push_back(child);
            }
            level = below;
        }
        string text;
        if (link_tree(level)) write_tree(text, root);
        return values;
    }
};
