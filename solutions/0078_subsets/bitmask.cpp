// Idea:  the bits of 0 … 2^n - 1 say which numbers are in.
// Time:  O(n * 2^n).
// Space: O(1) beside the answer.
class Solution {
public:
    vector<vector<int>> subsets(vector<int>& nums) {
        vector<vector<int>> all(1u << nums.size());
        for (size_t mask = 0; mask < all.size(); ++mask) {
            for (size_t i = 0; i < nums.size(); ++i) {
                if (mask >> i & 1) {
                    all[mask].push_back(nums[i]);
                }
            }
        }
        return all;
    }
};
