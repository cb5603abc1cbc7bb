// Its own ListNode and TreeNode, as LeetCode writes them.
// Category: odd
struct ListNode {
    int val;
    ListNode* next;
    ListNode() : val(0), next(nullptr) {}
    ListNode(int x, ListNode* next) : val(x), next(next) {}
};

struct TreeNode {
    int val;
    TreeNode *left, *right;
};

class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        ListNode* head = nullptr;
        for (auto& row : board) head = new ListNode(row[0], head);
        int rows = 0;
        for (; head; head = head->next) ++rows;
        return rows == 9;
    }
};
