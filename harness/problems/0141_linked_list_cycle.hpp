// The tail of the list is connected to its node number `pos`.

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
