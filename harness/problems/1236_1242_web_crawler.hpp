class HtmlParser {
 public:
  HtmlParser(const std::vector<std::string>& urls, const std::vector<std::vector<int>>& edges) {
    for (const std::vector<int>& edge : edges)
      links_[urls.at(std::size_t(edge.at(0)))].push_back(urls.at(std::size_t(edge.at(1))));
  }
  std::vector<std::string> getUrls(std::string url) const {
    const auto found = links_.find(url);
    return found == links_.end() ? std::vector<std::string>() : found->second;
  }

 private:
  std::map<std::string, std::vector<std::string>> links_;
};

// Behind the solution:
std::vector<std::string> crawl(std::vector<std::string> urls, std::vector<std::vector<int>> edges,
                               std::string startUrl) {
  return leetjudge_solution().crawl(startUrl, HtmlParser(urls, edges));
}
