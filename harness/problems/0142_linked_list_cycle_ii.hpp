// The tail of the list is connected to its node number `pos`; the number of the node that is found is judged, -1 for
// none.

// Behind the solution:
int detectCycle(ListNode* head, int pos) {
  std::vector<ListNode*> nodes;
  for (ListNode* node = head; node; node = node->next) nodes.push_back(node);
  if (pos >= 0 && !nodes.empty()) nodes.back()->next = nodes.at(std::size_t(pos));
  ListNode* found = leetjudge_solution().detectCycle(head);
  if (!nodes.empty()) nodes.back()->next = nullptr;
  for (std::size_t i = 0; i < nodes.size(); ++i) {
    if (nodes[i] == found) return int(i);
  }
  return found ? -2 : -1;
}
