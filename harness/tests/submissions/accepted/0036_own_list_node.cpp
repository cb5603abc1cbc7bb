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
        return rows == 9 && right(board);
    }

private:
    bool right(const vector<vector<char>>& board) {
        bool seen[27][9] = {};
        for (int r = 0; r < 9; ++r) {
            for (int c = 0; c < 9; ++c) {
                if (board[r][c] == '.') continue;
                int d = board[r][c] - '1';
                for (int unit : {r, 9 + c, 18 + r / 3 * 3 + c / 3}) {
                    if (seen[unit][d]) return false;
                    seen[unit][d] = true;
                }
            }
        }
        return true;
    }
};
