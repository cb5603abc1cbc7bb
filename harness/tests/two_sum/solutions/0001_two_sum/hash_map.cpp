class Solution {
 public:
  vector<int> twoSum(vector<int>& nums, int target) {
    unordered_map<int, int> seen;
    for (int i = 0; i < int(nums.size()); ++i) {
      if (auto it = seen.find(target - nums[i]); it != seen.end()) {
        return {it->second, i};
      }
      seen[nums[i]] = i;
    }
    return {};
  }
};
