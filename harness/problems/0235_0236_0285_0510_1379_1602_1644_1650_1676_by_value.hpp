// Nodes are given by their values, and so is the one that is judged: null where there is none.
namespace leetjudge_hidden {
template <class N>
N* node(N* root, int value) {
  std::vector<N*> open = {root};
  while (!open.empty()) {
    N* one = open.back();
    open.pop_back();
    if (!one) continue;
    if (one->val == value) return one;
    open.push_back(one->left);
    open.push_back(one->right);
  }
  return nullptr;
}
}  // namespace leetjudge_hidden

struct ValueOrNull {
  std::optional<int> value;
  ValueOrNull() = default;
  template <class N>
  explicit ValueOrNull(const N* found) : value(found ? std::optional<int>(found->val) : std::nullopt) {}
};
namespace leetjudge_host {
inline void write_value(std::string& out, const ValueOrNull& one) {
  if (one.value)
    write_value<int>(out, *one.value);
  else
    out += "null";
}
}  // namespace leetjudge_host
