// The iterator is asked for all it has.

// Behind the solution:
std::vector<int> NestedIterator(std::vector<NestedInteger> nestedList) {
  leetjudge_solution iterator(nestedList);
  std::vector<int> all;
  while (iterator.hasNext()) all.push_back(iterator.next());
  return all;
}
