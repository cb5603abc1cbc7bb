// Idea:  a clock that ticks at every call; the keys ordered by their last tick.
// Time:  O(log capacity) for each call.
// Space: O(capacity).
class LRUCache {
    struct Entry {
        int value;
        long long tick;
    };
    size_t capacity_;
    long long clock_ = 0;
    unordered_map<int, Entry> entries_;
    map<long long, int> keys_;  // by tick, the oldest first

    void touch(int key, Entry& entry) {
        keys_.erase(entry.tick);
        entry.tick = ++clock_;
        keys_[entry.tick] = key;
    }

public:
    LRUCache(int capacity) : capacity_(capacity) {}

    int get(int key) {
        auto found = entries_.find(key);
        if (found == entries_.end()) {
            return -1;
        }
        touch(key, found->second);
        return found->second.value;
    }

    void put(int key, int value) {
        if (!entries_.count(key) && entries_.size() == capacity_) {
            entries_.erase(keys_.begin()->second);
            keys_.erase(keys_.begin());
        }
        Entry& entry = entries_[key];
        entry.value = value;
        touch(key, entry);
    }
};
