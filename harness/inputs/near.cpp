#include "inputs/near.hpp"

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <limits>
#include <map>

#include "inputs/rules.hpp"
#include "inputs/words.hpp"
#include "util/json.hpp"
#include "util/located_json.hpp"

namespace leetjudge {
namespace {

constexpr std::size_t most_changes = 3;
constexpr std::size_t most_tries = 20;  // for inputs that keep the constraints

// "add", "12", "+", "(add 1 2)" with its brackets: what may stand for another one of its kind. What is between them,
// and a bracket alone, stays.
struct Token {
  enum class Kind { word, number, sign, group } kind;
  std::size_t begin, size;
};

constexpr std::string_view opening = "([{<", closing = ")]}>", between = " ,\"'\t\n", arithmetic = "+-*/";

bool is_sign(char c) {
  const auto is_one_of = [&](std::string_view some) { return some.find(c) != std::string_view::npos; };
  return std::ispunct(static_cast<unsigned char>(c)) && !is_one_of(opening) && !is_one_of(closing) &&
         !is_one_of(between);
}

std::size_t end_of_group(const std::string& text, std::size_t begin) {
  std::string open;
  for (std::size_t i = begin; i < text.size(); ++i) {
    if (opening.find(text[i]) != std::string_view::npos) open += closing[opening.find(text[i])];
    if (!open.empty() && text[i] == open.back()) open.pop_back();
    if (open.empty()) return i > begin ? i + 1 : begin;
  }
  return begin;
}

std::vector<Token> tokens_of(const std::string& text) {
  std::vector<Token> tokens;
  const auto run = [&](std::size_t i, auto is) {
    while (i < text.size() && is(static_cast<unsigned char>(text[i]))) ++i;
    return i;
  };
  for (std::size_t i = 0; i < text.size();) {
    const std::size_t letters = run(i, [](int c) { return std::isalpha(c) != 0; });
    const std::size_t digits = run(i, [](int c) { return std::isdigit(c) != 0; });
    const std::size_t end = std::max({letters, digits, i + 1});
    if (const std::size_t closed = end_of_group(text, i); closed > i)
      tokens.push_back({Token::Kind::group, i, closed - i});
    else if (letters > i || digits > i)
      tokens.push_back({letters > i ? Token::Kind::word : Token::Kind::number, i, end - i});
    else if (is_sign(text[i]))
      tokens.push_back({Token::Kind::sign, i, 1});
    i = end;
  }
  return tokens;
}

class Changing {
 public:
  Changing(const Constraints& constraints, const std::vector<std::string>& own, Random& random)
      : constraints_(constraints), stub_(constraints.stub()), random_(random) {
    for (const std::string& input : own) {
      const Json values = parsed(input);
      for (const Call& call : calls_in(stub_, values)) {
        for (std::size_t k = 0; k < call.arguments->size(); ++k)
          pool(call.method->parameters[k].name, (*call.arguments)[k]);
      }
    }
  }

  void change(Json& input) {
    if (stub_.design && random_.chance(0.5)) return change_together(input, 0, 1);
    std::vector<Call> calls = calls_in(stub_, input);
    std::erase_if(calls, [](const Call& one) { return one.arguments->empty(); });
    if (calls.empty()) return;
    const Call& call = calls[random_.below(calls.size())];
    Json& arguments = stub_.design ? input[1][call.number] : input;
    const std::size_t k = random_.below(arguments.size());
    const Parameter& parameter = call.method->parameters[k];
    const Shape::Leaf leaf = shape_of(stub_, parameter).leaf;
    if (leaf == Shape::Leaf::nodes || leaf == Shape::Leaf::other) return;
    fixed_ = leaf == Shape::Leaf::tree || leaf == Shape::Leaf::branches;
    character_ = leaf == Shape::Leaf::character;
    if (!stub_.design && arguments[k].is_array() && !fixed_ && random_.chance(0.3))
      change_together(arguments, k);
    else
      change(parameter.name, arguments[k]);
  }

 private:
  void pool(const std::string& name, const Json& value) {
    if (value.is_array()) {
      for (const Json& one : value) pool(name, one);
    } else if (!value.is_null()) {
      leaves_[name + value.type_name()].push_back(value);
    }
  }

  template <class List>
  auto& any(List& list) {
    return list[random_.below(list.size())];
  }

  // Of those that own cases have there; of two methods' parameters of one name those of the same type.
  const Json& leaf(const std::string& name, const Json& like) { return any(leaves_[name + like.type_name()]); }

  // Where no constraint says so: "You are given a binary array".
  bool is_binary(const std::string& name, const Json& like) {
    const auto says = [&](const Fact& fact) {
      return std::ranges::any_of(fact.sides(), [&](const auto& side) {
        return side.own.operation == 'q' && side.own.quantity.name == name && !side.own.quantity.length;
      });
    };
    return std::ranges::none_of(constraints_.facts(), says) &&
           std::ranges::all_of(leaves_[name + like.type_name()], [](const Json& one) { return one == 0 || one == 1; });
  }

  // Of a list, from its element `least` on: one less, one twice, or two that changed places.
  struct Change {
    std::size_t how, from, to;

    void make(Json& list) const {
      if (how == 0) list.erase(from);
      if (how == 1) list.insert(list.begin() + long(to), Json(list[from]));
      if (how == 2) std::swap(list[from], list[to]);
    }
  };
  Change any_change(const Json& list, std::size_t least = 0) {
    const std::size_t count = list.size() - least;
    return {random_.below(3), least + random_.below(count), least + random_.below(count)};
  }

  // The same places of all lists of one length, and numbers that are this length; of a design's two lists a call.
  void change_together(Json& lists, std::size_t k, std::size_t least = 0) {
    const std::size_t size = lists[k].size();
    if (size <= least) return;
    const Change change = any_change(lists[k], least);
    for (Json& one : lists) {
      if (one.is_number_integer() && one == size && change.how < 2) one = change.how == 0 ? size - 1 : size + 1;
      if (one.is_array() && one.size() == size) change.make(one);
    }
  }

  void change(const std::string& name, Json& value) {
    if (value.is_array() && !value.empty()) {
      const bool within = fixed_ || value[0].is_array() || value[0].is_string() ? random_.chance(0.7) : false;
      if (within || fixed_ || random_.chance(0.4)) return change(name, any(value));
      any_change(value).make(value);
    } else if ((character_ && value.is_string()) || value.is_number_float()) {
      value = leaf(name, value);
    } else if (value.is_string()) {
      value = changed(name, value.get<std::string>());
    } else if (value.is_number_integer()) {
      const auto number = value.get<std::int64_t>();
      const bool at_the_end = number >= std::numeric_limits<int>::max() || number <= -std::numeric_limits<int>::max();
      const bool known = at_the_end || is_binary(name, value);
      value = known || random_.chance(0.5) ? leaf(name, value) : Json(number + (random_.chance(0.5) ? 1 : -1));
    } else if (value.is_boolean()) {
      value = !value.get<bool>();
    }
  }

  // Of a text that is one word its letters; of any other one its tokens stand for each other.
  std::string changed(const std::string& name, std::string text) {
    std::vector<Token> tokens = tokens_of(text);
    if (tokens.empty()) return text;
    if (tokens.size() == 1) {
      Json letters = Json::array();
      for (const char c : text) letters.push_back(std::string(1, c));
      const std::string other = leaf(name, text).get<std::string>();
      if (random_.chance(0.3) && !other.empty())
        any(letters) = std::string(1, any(other));
      else
        any_change(letters).make(letters);
      text.clear();
      for (const Json& one : letters) text += one.get<std::string>();
      return text;
    }
    const Token one = any(tokens);
    if (one.kind == Token::Kind::number && random_.chance(0.5)) {
      const std::size_t place = random_.below(one.size);
      const std::size_t least = place == 0 && one.size > 1 && text[one.begin] != '0' ? 1 : 0;
      const char digit = char('0' + least + random_.below(10 - least));
      return text.replace(one.begin + place, random_.below(4) > 0, 1, digit);  // or one digit more
    }
    if (one.kind == Token::Kind::sign) {
      std::string signs = characters_of(constraints_, name);
      for (const std::string& sentence : constraints_.not_understood()) {
        for (const std::string& quoted : quoted_in(sentence, '\'')) signs += quoted.size() == 1 ? quoted : "";
      }
      std::erase_if(signs, [](char c) { return !is_sign(c); });
      if (!signs.empty() && random_.chance(0.5)) text[one.begin] = any(signs);
      // Two of them with the sign between are one as well.
      if (arithmetic.find(text[one.begin]) != std::string_view::npos && random_.chance(0.2))
        text += text[one.begin] + leaf(name, text).get<std::string>();
      return text;
    }
    const std::string source = random_.chance(0.5) ? text : leaf(name, text).get<std::string>();
    std::vector<Token> others = tokens_of(source);
    std::erase_if(others, [&](const Token& other) { return other.kind != one.kind; });
    if (others.empty()) return text;
    const Token other = any(others);
    return text.replace(one.begin, one.size, source, other.begin, other.size);
  }

  const Constraints& constraints_;
  const Stub& stub_;
  Random& random_;
  std::map<std::string, std::vector<Json>> leaves_;  // by parameter
  bool fixed_ = false;                               // nothing is left out: places say where nodes hang
  bool character_ = false;
};

// Brackets, or numbers among other things.
bool has_form(const Json& value) {
  if (value.is_array()) return std::ranges::any_of(value, has_form);
  if (!value.is_string()) return false;
  const std::vector<Token> tokens = tokens_of(value.get<std::string>());
  const auto any = [&](Token::Kind kind) { return std::ranges::count(tokens, kind, &Token::kind) > 0; };
  return any(Token::Kind::group) || (tokens.size() > 1 && any(Token::Kind::number));
}

}  // namespace

bool form_is_open(const Constraints& constraints, const std::vector<std::string>& own) {
  if (constraints.may_be_broken().empty()) return false;
  return std::ranges::any_of(own, [&](const std::string& input) {
    const Json values = parsed(input);
    return std::ranges::any_of(calls_in(constraints.stub(), values),
                               [](const Call& one) { return has_form(*one.arguments); });
  });
}

std::optional<std::string> near_input(const Constraints& constraints, const std::vector<std::string>& own,
                                      Random& random) {
  if (own.empty()) return std::nullopt;
  Changing changing(constraints, own, random);
  for (std::size_t tries = 0; tries < most_tries; ++tries) {
    Json input = parsed(own[random.below(own.size())]);
    for (std::size_t left = 1 + random.below(most_changes); left > 0; --left) changing.change(input);
    std::string text = dumped(input);
    const Rules& rules = constraints.rules();
    if ((rules.fits && !rules.fits(text)) || !constraints.surely_kept_by(text)) continue;
    return text;
  }
  return std::nullopt;
}

}  // namespace leetjudge
