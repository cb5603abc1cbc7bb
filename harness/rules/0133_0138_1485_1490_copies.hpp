// What is returned has to be a copy: none of its nodes is one that was given, and what was given is as it was.
namespace leetjudge_host {
template <class N>
struct Copy {
  N* given = nullptr;
  N* found = nullptr;
};

template <class N>
void add_neighbours(std::vector<const N*>& open, const N& node) {
  if constexpr (requires { node.neighbors; }) open.insert(open.end(), node.neighbors.begin(), node.neighbors.end());
  if constexpr (requires { node.children; }) open.insert(open.end(), node.children.begin(), node.children.end());
  if constexpr (requires { node.next; }) open.push_back(node.next);
  if constexpr (requires { node.random; }) open.push_back(node.random);
}

template <class N>
std::set<const N*> nodes_from(const N* first) {
  std::set<const N*> seen;
  std::vector<const N*> open = {first};
  while (!open.empty()) {
    const N* const node = open.back();
    open.pop_back();
    if (node && seen.insert(node).second) leetjudge_host::add_neighbours(open, *node);
  }
  return seen;
}

// The copy is compared with what was given as that is now, so that a change of both shows.
template <class N>
void leetjudge_write_value(std::string& out, const Copy<N>& one) {
  std::string answer, given;
  leetjudge_write_value(answer, one.found);
  const std::set<const N*> originals = leetjudge_host::nodes_from<N>(one.given);
  if (one.given && !answer.starts_with('{')) {
    for (const N* node : leetjudge_host::nodes_from<N>(one.found)) {
      if (originals.count(node)) return write_no_answer(out, "a node of what was given, instead of a copy");
    }
    if constexpr (requires { one.found->neighbors; })
      if (one.found && one.found->val != one.given->val)
        return write_no_answer(out, "a copy of another node than the given one");
    leetjudge_write_value(given, one.given);
    if (given != answer)
      return write_no_answer(out, (answer + ", where what was given is " + given + " after the call").c_str());
  }
  out += answer;
}
}  // namespace leetjudge_host

// 0133
// Behind the solution:
leetjudge_host::Copy<Node> cloneGraph(Node* node) { return {node, leetjudge_solution().cloneGraph(node)}; }

// 0138
// Behind the solution:
leetjudge_host::Copy<Node> copyRandomList(Node* head) { return {head, leetjudge_solution().copyRandomList(head)}; }

// 1485: The copy has nodes of another type.
class NodeCopy {
 public:
  int val;
  NodeCopy *left, *right, *random;
  NodeCopy(int x = 0, NodeCopy* l = nullptr, NodeCopy* r = nullptr, NodeCopy* other = nullptr)
      : val(x), left(l), right(r), random(other) {}
};

// Behind the solution:
NodeCopy* copyRandomBinaryTree(Node* root) { return leetjudge_solution().copyRandomBinaryTree(root); }

// 1490
// Behind the solution:
leetjudge_host::Copy<Node> cloneTree(Node* root) { return {root, leetjudge_solution().cloneTree(root)}; }
