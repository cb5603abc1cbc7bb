// The node with the value `node` is deleted; the list that is left is judged.

// Behind the solution:
ListNode* deleteNode(ListNode* head, int node) {
  ListNode* found = head;
  while (found && found->val != node) found = found->next;
  leetjudge_solution().deleteNode(found);
  return head;
}
