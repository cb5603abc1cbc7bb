// 0141: The tail of the list is connected to its node number `pos`.
// Behind the solution:
bool hasCycle(ListNode* head, int pos) {
  ListNode *tail = head, *target = nullptr;
  for (int i = 0; tail; ++i, tail = tail->next) {
    if (i == pos) target = tail;
    if (!tail->next) break;
  }
  if (tail) tail->next = target;
  const bool found = leetjudge_solution().hasCycle(head);
  if (tail) tail->next = nullptr;
  return found;
}

// 0142: The tail of the list is connected to its node number `pos`; the number of the node that is found is judged, -1
// for none.
struct CycleStart {
  int index = -1;
  bool own = true;
};
namespace leetjudge_host {
inline void leetjudge_write_value(std::string& out, const CycleStart& one) {
  if (!one.own) return write_no_answer(out, "a node that is not in the list");
  leetjudge_write_value(out, one.index);
}
}  // namespace leetjudge_host

// Behind the solution:
CycleStart detectCycle(ListNode* head, int pos) {
  std::vector<ListNode*> nodes;
  for (ListNode* node = head; node; node = node->next) nodes.push_back(node);
  if (pos >= 0 && !nodes.empty()) nodes.back()->next = nodes.at(std::size_t(pos));
  ListNode* found = leetjudge_solution().detectCycle(head);
  if (!nodes.empty()) nodes.back()->next = nullptr;
  for (std::size_t i = 0; i < nodes.size(); ++i) {
    if (nodes[i] == found) return {int(i)};
  }
  return {-1, !found};
}

// 0160: The second list goes on with the first one's nodes from `skipA` on; the value of the node that is found is
// judged, 0 for none, if it is that one, and both lists are as they were.
struct Intersection {
  int value = 0;
  bool kept = true, shared = true;
};
namespace leetjudge_host {
inline void leetjudge_write_value(std::string& out, const Intersection& one) {
  if (!one.kept) return write_no_answer(out, "lists that are not as they were");
  if (!one.shared) return write_no_answer(out, "a node that is not the first one in both lists");
  leetjudge_write_value(out, one.value);
}
}  // namespace leetjudge_host

// Behind the solution:
Intersection getIntersectionNode(int intersectVal, ListNode* listA, ListNode* listB, int skipA, int skipB) {
  ListNode* shared = listA;
  for (int i = 0; i < skipA && shared; ++i) shared = shared->next;
  ListNode* last = nullptr;
  ListNode* rest = listB;
  for (int i = 0; i < skipB && rest; ++i) last = rest, rest = rest->next;
  if (intersectVal != 0 && last) last->next = shared;
  if (intersectVal != 0 && !last) listB = shared;
  std::vector<std::pair<ListNode*, ListNode>> before;
  for (ListNode* list : {listA, listB}) {
    for (ListNode* node = list; node; node = node->next) before.emplace_back(node, *node);
  }
  ListNode* found = leetjudge_solution().getIntersectionNode(listA, listB);
  Intersection answer{found ? found->val : 0, true, !found || (intersectVal != 0 && found == shared)};
  for (auto& [node, copy] : before) {
    answer.kept = answer.kept && node->val == copy.val && node->next == copy.next;
    *node = copy;  // of lists that were made circular as well
  }
  if (last) last->next = nullptr;
  return answer;
}

// 0237: The node with the value `node` is deleted; the list that is left is judged.
// Behind the solution:
ListNode* deleteNode(ListNode* head, int node) {
  ListNode* found = head;
  while (found && found->val != node) found = found->next;
  leetjudge_solution().deleteNode(found);
  return head;
}

// 0426, 0708: Judged is the circle, once around.
struct Circle {
  std::vector<int> values;
  bool closed = true;
};
namespace leetjudge_host {
inline void leetjudge_write_value(std::string& out, const Circle& one) {
  if (!one.closed)
    return write_no_answer(out, "a list that is no circle (of two ways, a node's left and right lead back to it)");
  leetjudge_write_value(out, one.values);
}
}  // namespace leetjudge_host

// 0426: Every node's left is the one that it came from.
// Behind the solution:
Circle treeToDoublyList(Node* root) {
  Circle circle;
  std::set<Node*> seen;
  Node* const head = leetjudge_solution().treeToDoublyList(root);
  for (Node* one = head; one && seen.insert(one).second; one = one->right) {
    circle.values.push_back(one->val);
    circle.closed = circle.closed && one->right && one->right->left == one;
    if (one->right != head && seen.count(one->right)) circle.closed = false;
  }
  return circle;
}

// 0708: The list is closed before the call.
// Behind the solution:
Circle insert(Node* head, int insertVal) {
  Node* last = head;
  while (last && last->next) last = last->next;
  if (last) last->next = head;
  Node* const found = leetjudge_solution().insert(head, insertVal);
  Circle circle;
  std::set<Node*> seen;
  Node* one = found;
  for (; one && seen.insert(one).second; one = one->next) circle.values.push_back(one->val);
  circle.closed = one == found;
  return circle;
}

// 1265
namespace leetjudge_hidden {
std::vector<int> printed;
}
class ImmutableListNode {
 public:
  ImmutableListNode(int value, ImmutableListNode* next) : value_(value), next_(next) {}
  void printValue() { leetjudge_hidden::printed.push_back(value_); }
  ImmutableListNode* getNext() { return next_; }

 private:
  int value_;
  ImmutableListNode* next_;
};

// Behind the solution:
std::vector<int> printLinkedListInReverse(std::vector<int> head) {
  leetjudge_hidden::printed.clear();
  ImmutableListNode* first = nullptr;
  for (std::size_t i = head.size(); i-- > 0;) first = new ImmutableListNode(head[i], first);
  leetjudge_solution().printLinkedListInReverse(first);
  return leetjudge_hidden::printed;
}

// 1506: The nodes come in another order than that of the tree, whose root is judged with all below it.
// Behind the solution:
Node* findRoot(Node* tree) {
  std::vector<Node*> all;
  if (tree) all.push_back(tree);
  for (std::size_t i = 0; i < all.size(); ++i) all.insert(all.end(), all[i]->children.begin(), all[i]->children.end());
  std::rotate(all.begin(), all.begin() + long(all.size() / 2), all.end());
  return leetjudge_solution().findRoot(all);
}
