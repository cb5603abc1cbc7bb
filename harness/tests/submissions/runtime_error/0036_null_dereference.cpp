// Reads through a null pointer that the optimiser may leave out.
// Category: undefined
// Cause: *:10:*: member access within null pointer of type Node
struct Node { int value; Node* next; };
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        Node* found = head;
        while (found && found->value != int(board.size())) found = found->next;
        return found->value != 12345;
    }
    void add(int value) {
        head = new Node{value, head};
    }
    Node* head = nullptr;
};
