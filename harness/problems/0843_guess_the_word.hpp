class Master {
 public:
  Master(const std::string& secret, const std::vector<std::string>& words, int guesses)
      : secret_(secret), words_(words), left_(guesses) {}
  int guess(std::string word) {
    --left_;
    if (std::find(words_.begin(), words_.end(), word) == words_.end()) return -1;
    if (word == secret_ && left_ >= 0) found_ = true;
    int same = 0;
    for (std::size_t i = 0; i < word.size() && i < secret_.size(); ++i) same += word[i] == secret_[i];
    return same;
  }
  bool found() const { return found_; }

 private:
  std::string secret_;
  std::vector<std::string> words_;
  int left_;
  bool found_ = false;
};

// Behind the solution:
std::string findSecretWord(std::string secret, std::vector<std::string> words, int allowedGuesses) {
  Master master(secret, words, allowedGuesses);
  leetjudge_solution().findSecretWord(words, master);
  return master.found() ? "You guessed the secret word correctly."
                        : "Either you took too many guesses, or you did not find the secret word.";
}
