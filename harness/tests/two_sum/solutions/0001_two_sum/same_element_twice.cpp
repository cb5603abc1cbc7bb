// Wrong: lets a number be its own partner.
class Solution {
 public:
  vector<int> twoSum(vector<int>& nums, int target) {
    for (int i = 0; i < int(nums.size()); ++i) {
      for (int j = i; j < int(nums.size()); ++j) {
        if (nums[i] + nums[j] == target) {
          return {i, j};
        }
      }
    }
    return {};
  }
};
