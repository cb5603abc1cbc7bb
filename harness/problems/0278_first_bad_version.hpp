namespace leetjudge_hidden {
int bad = 0;
}
bool isBadVersion(int version) { return version >= leetjudge_hidden::bad; }

// Behind the solution:
int firstBadVersion(int n, int bad) {
  leetjudge_hidden::bad = bad;
  return leetjudge_solution().firstBadVersion(n);
}
