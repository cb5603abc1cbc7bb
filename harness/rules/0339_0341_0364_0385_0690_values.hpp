// 0339, 0341, 0364, 0385: Written as numbers and arrays of them: depthSum, depthSumInverse, deserialize.
class NestedInteger {
 public:
  NestedInteger() : single_(false) {}
  NestedInteger(int value) : single_(true), value_(value) {}
  bool isInteger() const { return single_; }
  int getInteger() const { return value_; }
  void setInteger(int value) { single_ = true, value_ = value; }
  void add(const NestedInteger& one) { single_ = false, list_.push_back(one); }
  const std::vector<NestedInteger>& getList() const { return list_; }
  std::vector<NestedInteger>& getList() { return list_; }

 private:
  bool single_;
  int value_ = 0;
  std::vector<NestedInteger> list_;
};
namespace leetjudge_host {
inline bool leetjudge_read_value(Reader& in, NestedInteger& one) {
  if (in.next_is('[')) {
    one = NestedInteger();
    std::vector<NestedInteger> list;
    if (!read_row(in, list)) return false;
    for (const NestedInteger& inner : list) one.add(inner);
    return true;
  }
  int value = 0;
  if (!read_integer(in, value)) return false;
  one = NestedInteger(value);
  return true;
}
inline void leetjudge_write_value(std::string& out, const NestedInteger& one) {
  if (one.isInteger()) return leetjudge_write_value<int>(out, one.getInteger());
  out += '[';
  for (const NestedInteger& inner : one.getList()) {
    if (out.back() != '[') out += ',';
    leetjudge_write_value(out, inner);
  }
  out += ']';
}
}  // namespace leetjudge_host

// 0341: The iterator is asked for all it has.
// Behind the solution:
std::vector<int> NestedIterator(std::vector<NestedInteger> nestedList) {
  leetjudge_solution iterator(nestedList);
  std::vector<int> all;
  while (iterator.hasNext()) all.push_back(iterator.next());
  return all;
}

// 0690: An employee is [id, importance, [subordinates]].
namespace leetjudge_host {
inline bool leetjudge_read_value(Reader& in, Employee*& one) {
  one = new Employee();
  return in.need('[', "an employee") && leetjudge_read_value(in, one->id) && in.need(',', "an employee") &&
         leetjudge_read_value(in, one->importance) && in.need(',', "an employee") &&
         leetjudge_read_value(in, one->subordinates) && in.need(']', "an employee");
}
}  // namespace leetjudge_host
// getImportance
