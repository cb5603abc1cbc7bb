// What LeetCode puts before a C++ submission, for clangd: the standard library with its names, and the nodes that every
// problem may use. A folder's .clangd says which files bring their own (commands/clangd.cpp).
#include <bits/stdc++.h>
using namespace std;
#ifndef LEETJUDGE_OWN_ListNode
struct ListNode {
    int val;
    ListNode *next;
    ListNode() : val(0), next(nullptr) {}
    ListNode(int x) : val(x), next(nullptr) {}
    ListNode(int x, ListNode *next) : val(x), next(next) {}
};
#endif
#ifndef LEETJUDGE_OWN_TreeNode
struct TreeNode {
    int val;
    TreeNode *left;
    TreeNode *right;
    TreeNode() : val(0), left(nullptr), right(nullptr) {}
    TreeNode(int x) : val(x), left(nullptr), right(nullptr) {}
    TreeNode(int x, TreeNode *left, TreeNode *right) : val(x), left(left), right(right) {}
};
#endif
