namespace leetjudge_hidden {
int pick = 0;
}
int guess(int num) { return num > leetjudge_hidden::pick ? -1 : num < leetjudge_hidden::pick ? 1 : 0; }

// Behind the solution:
int guessNumber(int n, int pick) {
  leetjudge_hidden::pick = pick;
  return leetjudge_solution().guessNumber(n);
}
