// Idea:  a list in order of use, the latest in front, and a map from keys to places in it.
// Time:  O(1) for each call.
// Space: O(capacity).
class LRUCache {
    size_t capacity_;
    list<pair<int, int>> used_;
    unordered_map<int, list<pair<int, int>>::iterator> places_;

public:
    LRUCache(int capacity) : capacity_(capacity) {}

    int get(int key) {
        auto found = places_.find(key);
        if (found == places_.end()) {
            return -1;
        }
        used_.splice(used_.begin(), used_, found->second);
        return found->second->second;
    }

    void put(int key, int value) {
        if (get(key) != -1) {
            used_.front().second = value;
            return;
        }
        if (used_.size() == capacity_) {
            places_.erase(used_.back().first);
            used_.pop_back();
        }
        used_.emplace_front(key, value);
        places_[key] = used_.begin();
    }
};
