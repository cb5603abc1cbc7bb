// The second list goes on with the first one's nodes from `skipA` on; the value of the node that is found is judged, 0
// for none.

// Behind the solution:
int getIntersectionNode(int intersectVal, ListNode* listA, ListNode* listB, int skipA, int skipB) {
  ListNode* shared = listA;
  for (int i = 0; i < skipA && shared; ++i) shared = shared->next;
  ListNode* last = nullptr;
  ListNode* rest = listB;
  for (int i = 0; i < skipB && rest; ++i) last = rest, rest = rest->next;
  if (intersectVal != 0 && last) last->next = shared;
  if (intersectVal != 0 && !last) listB = shared;
  ListNode* found = leetjudge_solution().getIntersectionNode(listA, listB);
  if (last) last->next = nullptr;
  return found ? found->val : 0;
}
