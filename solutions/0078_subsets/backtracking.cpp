// Idea:  every node of the search tree is a subset; its children add one later number.
// Time:  O(n * 2^n), each of the 2^n subsets is copied once.
// Space: O(n) beside the answer, for the recursion and the subset in hand.
class Solution {
    vector<vector<int>> subsets_;
    vector<int> chosen_;

    void extend(const vector<int>& nums, size_t from) {
        subsets_.push_back(chosen_);
        for (size_t i = from; i < nums.size(); ++i) {
            chosen_.push_back(nums[i]);
            extend(nums, i + 1);
            chosen_.pop_back();
        }
    }

public:
    vector<vector<int>> subsets(vector<int>& nums) {
        extend(nums, 0);
        return subsets_;
    }
};
