// Problems with a list of words and texts beside it: which chance would hardly ever make of these words.
#include <algorithm>
#include <cmath>
#include <utility>

#include "inputs/drawing.hpp"
#include "util/json.hpp"

namespace leetjudge {

void take_words(std::vector<Json>& values, const std::vector<Parameter>& parameters, const Stub& stub, Random& random) {
  constexpr double often = 0.5;
  const auto is_words = [&](const Parameter& one) {
    const Shape shape = shape_of(stub, one);
    return shape.leaf == Shape::Leaf::text && shape.vectors == 1;
  };
  const auto list = std::ranges::find_if(parameters, is_words);
  if (list == parameters.end() || !random.chance(often)) return;
  Json& words = values[std::size_t(list - parameters.begin())];
  if (words.empty() || words[0].get_ref<const std::string&>().empty()) return;
  if (random.chance(often)) {
    for (std::size_t i = 1; i < words.size(); ++i) {
      std::string word = words[random.below(i)].get<std::string>();
      const std::string& own = words[i].get_ref<const std::string&>();
      if (word.empty() || word.size() != own.size()) continue;
      const std::size_t at = random.below(word.size());
      word[at] = own[at];
      words[i] = word;
    }
  }
  const bool one_word = random.chance(often);
  for (std::size_t i = 0; i < values.size(); ++i) {
    Json& text = values[i];
    const Shape shape = shape_of(stub, parameters[i]);
    if (shape.leaf != Shape::Leaf::text || shape.vectors > 0 || !random.chance(often)) continue;
    const std::size_t length = text.get_ref<const std::string&>().size();
    std::string made = words[random.below(words.size())].get<std::string>();
    for (std::size_t tries = 0; !one_word && tries < length; ++tries) {
      const std::string& next = words[random.below(words.size())].get_ref<const std::string&>();
      if (made.size() + next.size() <= length) made += next;
    }
    text = made;
  }
}

bool spell_words(InputShape::Form form, const Constraints& constraints, Json& arguments) {
  constexpr std::size_t most_runs = 1000;  // half a million letters
  const std::vector<Parameter>& parameters = constraints.stub().method().parameters;
  std::vector<std::string> words;
  std::string letters;
  const bool text = std::ranges::any_of(arguments, [](const Json& one) { return one.is_string(); });
  if (form == InputShape::Form::runs && !text) return false;  // words alone are as long as the size that is held
  for (std::size_t i = 0; i < std::min(arguments.size(), parameters.size()); ++i) {
    const Shape shape = shape_of(constraints.stub(), parameters[i]);
    if (shape.leaf != Shape::Leaf::text || shape.vectors != 1 || arguments[i].size() < 2 || !words.empty()) continue;
    letters = characters_of(constraints, parameters[i].name);
    std::ranges::sort(letters);
    const std::size_t length = arguments[i][0].get_ref<const std::string&>().size();
    if (length == 0) return false;
    std::size_t base = 2;
    while (std::pow(double(base), double(length)) < double(arguments[i].size())) ++base;
    if (letters.size() < base) return false;
    if (form == InputShape::Form::runs && arguments[i].size() > most_runs) return false;
    for (std::size_t number = 0; number < arguments[i].size(); ++number) {
      std::string word(form == InputShape::Form::runs ? number + 1 : length, letters[0]);
      for (std::size_t k = length, rest = number; form == InputShape::Form::neighbours && k-- > 0; rest /= base)
        word[k] = letters[rest % base];
      words.push_back(word);
      arguments[i][number] = word;
    }
  }
  if (words.empty()) return false;
  bool first = true;
  for (Json& one : arguments) {
    if (!one.is_string()) continue;
    const std::size_t length = one.get_ref<const std::string&>().size();
    if (form == InputShape::Form::runs && length > 1) one = std::string(length - 1, letters[0]) + letters[1];
    if (form == InputShape::Form::neighbours && length == words[0].size())
      one = std::exchange(first, false) ? words[0] : words.back();
  }
  return true;
}

}  // namespace leetjudge
