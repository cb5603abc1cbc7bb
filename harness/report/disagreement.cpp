#include <algorithm>

#include "report/report.hpp"
#include "stress/reference.hpp"
#include "util/format.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

constexpr std::size_t longest_value = 500;
constexpr std::size_t most_disputed = 3;

// "nums = [3,3], target = 6"
std::string input_words(const Case& test, const Problem& problem) {
  if (problem.stub.design) return test.input;
  const std::vector<std::string> names = problem.stub.input_names();
  std::string words;
  for (std::size_t i = 0; i < names.size(); ++i)
    words += fmt::format("{}{} = {}", i ? ", " : "", names[i], argument_text(test.input, i));
  return words;
}

}  // namespace

std::string render_disagreement(const Disagreement& found, const Problem& problem) {
  const std::string input = shortened(input_words(found.test, problem), longest_value);
  if (found.answers.size() == 1)
    return fmt::format("{}: {} is wrong, though the cases accept it: {} on\n  {}\n", problem.heading(),
                       found.answers[0].first, found.why, input);
  std::string text =
      fmt::format("{}: {} and {} do not agree, so one of them is wrong, though the cases accept both\n  {}\n",
                  problem.heading(), found.answers[0].first, found.answers[1].first, input);
  std::size_t width = 0;
  for (const auto& [name, answer] : found.answers) width = std::max(width, columns(name));
  for (const auto& [name, answer] : found.answers)
    text += fmt::format("    {}  answers {}\n", pad_right(name, width), shortened(answer, longest_value));
  return text + "  --reference names the one that is right\n";
}

std::string disputed_words(const std::vector<std::string>& disputed, std::size_t width) {
  std::string text;
  for (std::size_t i = 0; i < std::min(most_disputed, disputed.size()); ++i)
    text += wrapped("not taken: " + disputed[i], 2, width);
  return text;
}

}  // namespace leetjudge
