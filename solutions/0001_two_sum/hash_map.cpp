// Idea:  remember where each number was; the partner of a later number is looked up there.
// Time:  O(n) on average, one look-up for each number.
// Space: O(n), the places of all numbers so far.
class Solution {
public:
    vector<int> twoSum(vector<int>& nums, int target) {
        unordered_map<int, int> place;
        for (int i = 0; i < (int)nums.size(); ++i) {
            auto partner = place.find(target - nums[i]);
            if (partner != place.end()) {
                return {partner->second, i};
            }
            place[nums[i]] = i;
        }
        return {};
    }
};
