namespace leetjudge_host {
// Counts calls that the page limits, and refuses the answer where they were too many: that is a Wrong Answer.
struct CountedCalls {
  int count = 0;
  template <class Answer>
  Answer allow(int most, Answer answer) const {
    if (count > most)
      throw WrongAnswer{std::to_string(count) + " calls, where " + std::to_string(most) + " are allowed"};
    return answer;
  }
};
inline CountedCalls counted_calls;
}  // namespace leetjudge_host

// 0284
class Iterator {
 public:
  Iterator(const std::vector<int>& nums) : nums_(nums) {}
  Iterator(const Iterator& other) = default;
  virtual ~Iterator() = default;
  int next() { return nums_.at(at_++); }
  bool hasNext() const { return at_ < nums_.size(); }

 private:
  std::vector<int> nums_;
  std::size_t at_ = 0;
};
// PeekingIterator: peek

// 0489
class Robot {
 public:
  Robot(const std::vector<std::vector<int>>& room, int row, int column) : room_(room), row_(row), column_(column) {
    room_[std::size_t(row)][std::size_t(column)] = 1;
  }
  bool move() {
    const int row = row_ + (way_ == 2) - (way_ == 0), column = column_ + (way_ == 1) - (way_ == 3);
    if (row < 0 || row >= int(room_.size()) || column < 0 || column >= int(room_[0].size())) return false;
    if (room_[std::size_t(row)][std::size_t(column)] == 0) return false;
    row_ = row, column_ = column;
    return true;
  }
  void turnLeft() { way_ = (way_ + 3) % 4; }
  void turnRight() { way_ = (way_ + 1) % 4; }
  void clean() { room_[std::size_t(row_)][std::size_t(column_)] = 2; }
  bool all_clean() const {
    std::vector<std::vector<int>> left = room_;
    std::vector<std::pair<int, int>> open = {{row_, column_}};
    while (!open.empty()) {
      const auto [row, column] = open.back();
      open.pop_back();
      if (row < 0 || row >= int(left.size()) || column < 0 || column >= int(left[0].size())) continue;
      int& cell = left[std::size_t(row)][std::size_t(column)];
      if (cell == 1) return false;
      if (cell == 0) continue;
      cell = 0;
      for (const auto& [down, right] : {std::pair(1, 0), {-1, 0}, {0, 1}, {0, -1}})
        open.emplace_back(row + down, column + right);
    }
    return true;
  }

 private:
  std::vector<std::vector<int>> room_;
  int row_, column_, way_ = 0;
};

// Behind the solution:
std::string cleanRoom(std::vector<std::vector<int>> room, int row, int col) {
  Robot robot(room, row, col);
  leetjudge_solution().cleanRoom(robot);
  return robot.all_clean() ? "Robot cleaned all rooms." : "Some of the room is not clean.";
}

// 0702
class ArrayReader {
 public:
  explicit ArrayReader(const std::vector<int>& values) : values_(values) {}
  int get(int index) const {
    return index >= 0 && std::size_t(index) < values_.size() ? values_[std::size_t(index)] : 2147483647;
  }

 private:
  std::vector<int> values_;
};

// Behind the solution:
int search(std::vector<int> secret, int target) {
  const ArrayReader reader(secret);
  return leetjudge_solution().search(reader, target);
}

// 0843
class Master {
 public:
  Master(const std::string& secret, const std::vector<std::string>& words, int guesses)
      : secret_(secret), words_(words), left_(guesses) {}
  int guess(std::string word) {
    --left_;
    if (std::find(words_.begin(), words_.end(), word) == words_.end()) return -1;
    if (word == secret_ && left_ >= 0) found_ = true;
    int same = 0;
    for (std::size_t i = 0; i < word.size() && i < secret_.size(); ++i) same += word[i] == secret_[i];
    return same;
  }
  bool found() const { return found_ && left_ >= 0; }

 private:
  std::string secret_;
  std::vector<std::string> words_;
  int left_;
  bool found_ = false;
};

// Behind the solution:
std::string findSecretWord(std::string secret, std::vector<std::string> words, int allowedGuesses) {
  Master master(secret, words, allowedGuesses);
  leetjudge_solution().findSecretWord(words, master);
  return master.found() ? "You guessed the secret word correctly."
                        : "Either you took too many guesses, or you did not find the secret word.";
}

// 1095
class MountainArray {
 public:
  explicit MountainArray(const std::vector<int>& values) : values_(values) {}
  int get(int index) {
    ++leetjudge_host::counted_calls.count;
    return values_.at(std::size_t(index));
  }
  int length() { return int(values_.size()); }

 private:
  std::vector<int> values_;
};

// Behind the solution:
int findInMountainArray(std::vector<int> mountainArr, int target) {
  MountainArray array(mountainArr);
  leetjudge_host::counted_calls = {};
  return leetjudge_host::counted_calls.allow(100, leetjudge_solution().findInMountainArray(target, array));
}

// 1236, 1242
class HtmlParser {
 public:
  HtmlParser(const std::vector<std::string>& urls, const std::vector<std::vector<int>>& edges) {
    for (const std::vector<int>& edge : edges) {
      const auto from = std::size_t(edge.at(0)), to = std::size_t(edge.at(1));
      if (from < urls.size() && to < urls.size()) links_[urls[from]].push_back(urls[to]);  // others lead nowhere
    }
  }
  std::vector<std::string> getUrls(std::string url) const {
    const auto found = links_.find(url);
    return found == links_.end() ? std::vector<std::string>() : found->second;
  }

 private:
  std::map<std::string, std::vector<std::string>> links_;
};

// Behind the solution:
std::vector<std::string> crawl(std::vector<std::string> urls, std::vector<std::vector<int>> edges,
                               std::string startUrl) {
  HtmlParser parser(urls, edges);
  return leetjudge_solution().crawl(startUrl, parser);
}

// 1237
class CustomFunction {
 public:
  explicit CustomFunction(int id) : id_(id) {}
  int f(int x, int y) {
    switch (id_) {
      case 1: return x + y;
      case 2: return x * y;
      case 3: return x * x + y;
      case 4: return x + y * y;
      case 5: return x * x + y * y;
      case 6: return (x + y) * (x + y);
      case 7: return x * x * x + y * y * y;
      case 8: return x * x * y;
      default: return x * y * y;
    }
  }

 private:
  int id_;
};

// Behind the solution:
std::vector<std::vector<int>> findSolution(int function_id, int z) {
  CustomFunction function(function_id);
  return leetjudge_solution().findSolution(function, z);
}

// 1274
class Sea {
 public:
  explicit Sea(const std::vector<std::vector<int>>& ships) : ships_(ships) {}
  bool hasShips(std::vector<int> topRight, std::vector<int> bottomLeft) {
    ++leetjudge_host::counted_calls.count;
    for (const std::vector<int>& ship : ships_) {
      bool inside = true;
      for (std::size_t i = 0; i < 2; ++i)
        inside = inside && bottomLeft.at(i) <= ship.at(i) && ship[i] <= topRight.at(i);
      if (inside) return true;
    }
    return false;
  }

 private:
  std::vector<std::vector<int>> ships_;
};

// Behind the solution:
int countShips(std::vector<std::vector<int>> ships, std::vector<int> topRight, std::vector<int> bottomLeft) {
  Sea sea(ships);
  leetjudge_host::counted_calls = {};
  return leetjudge_host::counted_calls.allow(400, leetjudge_solution().countShips(sea, topRight, bottomLeft));
}

// 1428
class BinaryMatrix {
 public:
  explicit BinaryMatrix(const std::vector<std::vector<int>>& rows) : rows_(rows) {}
  int get(int row, int col) {
    ++leetjudge_host::counted_calls.count;
    return rows_.at(std::size_t(row)).at(std::size_t(col));
  }
  std::vector<int> dimensions() { return {int(rows_.size()), rows_.empty() ? 0 : int(rows_[0].size())}; }

 private:
  std::vector<std::vector<int>> rows_;
};

// Behind the solution:
int leftMostColumnWithOne(std::vector<std::vector<int>> mat) {
  BinaryMatrix matrix(mat);
  leetjudge_host::counted_calls = {};
  return leetjudge_host::counted_calls.allow(1000, leetjudge_solution().leftMostColumnWithOne(matrix));
}

// 1533
class ArrayReader {
 public:
  explicit ArrayReader(const std::vector<int>& values) : values_(values) {}
  int compareSub(int l, int r, int x, int y) {
    ++leetjudge_host::counted_calls.count;
    const long long left = sum(l, r), right = sum(x, y);
    return left == right ? 0 : left > right ? 1 : -1;
  }
  int length() { return int(values_.size()); }

 private:
  long long sum(int from, int to) {
    long long all = 0;
    for (int i = from; i <= to; ++i) all += values_.at(std::size_t(i));
    return all;
  }
  std::vector<int> values_;
};

// Behind the solution:
int getIndex(std::vector<int> arr) {
  ArrayReader reader(arr);
  leetjudge_host::counted_calls = {};
  return leetjudge_host::counted_calls.allow(20, leetjudge_solution().getIndex(reader));
}
