#include "rules/grammar.hpp"

#include <algorithm>
#include <map>

namespace leetjudge {
namespace {

constexpr std::size_t unknown = 1 << 30;                 // a length
constexpr int deepest_drawn = 400, deepest_read = 2000;  // names in names: each takes some of the stack
constexpr double often_deep = 0.2;
constexpr std::size_t long_text = 100;  // from which on the length matters
constexpr std::size_t little = 8;       // room that is not divided
constexpr std::size_t much = 4;         // times what the longest alternative takes at least: the text goes on

}  // namespace

Grammar::Grammar(const std::vector<std::pair<const char*, Alternatives>>& names) {
  std::map<std::string, std::size_t> numbers;
  for (const auto& [name, alternatives] : names) numbers.emplace(name, numbers.size());
  const auto item_of = [&](std::string word) {
    Item item;
    if (word.ends_with('*') || word.ends_with('+')) item.repeat = word.back(), word.pop_back();
    const bool range = word.size() == 3 && word[1] == '-';
    item.kind = range ? Item::Kind::range : Item::Kind::name;
    if (range)
      item.text = {word[0], word[2]};
    else
      item.name = numbers.at(word);
    return item;
  };
  for (const auto& [name, alternatives] : names) {
    std::vector<Alternative>& all = names_.emplace_back();
    for (const std::string text : alternatives) {
      Alternative& one = all.emplace_back();
      one.drawn = !text.starts_with('~');
      one.read = !text.starts_with('^');
      for (std::size_t at = !one.drawn || !one.read; at < text.size();) {
        const std::size_t end = text[at] == '<' ? text.find('>', at) : std::min(text.find('<', at), text.size());
        if (text[at] == '<')
          one.items.push_back(item_of(text.substr(at + 1, end - at - 1)));
        else
          one.items.push_back({text.substr(at, end - at)});
        at = end + (text[at] == '<');
      }
    }
  }
  measure();
}

std::size_t Grammar::least_of(const Item& item) const {
  if (item.repeat == '*') return 0;
  if (item.kind == Item::Kind::range) return 1;
  if (item.kind == Item::Kind::characters) return item.text.size();
  std::size_t least = unknown;
  for (const Alternative& one : names_[item.name])
    if (one.drawn) least = std::min(least, one.least);
  return least;
}

bool Grammar::has_no_end(const Item& item) const {
  if (item.kind != Item::Kind::name) return item.repeat;
  return item.repeat ||
         std::ranges::any_of(names_[item.name], [](const Alternative& one) { return one.drawn && one.has_no_end; });
}

// The least lengths, from "unknown" down, and what repeats, or leads back to itself, once for each name.
void Grammar::measure() {
  for (auto& all : names_)
    for (Alternative& one : all) one.least = unknown;
  std::vector<std::vector<bool>> leads_to(names_.size(), std::vector<bool>(names_.size()));
  for (std::size_t round = 0; round <= names_.size(); ++round) {
    for (std::size_t name = 0; name < names_.size(); ++name) {
      for (Alternative& one : names_[name]) {
        std::size_t sum = 0;
        for (const Item& item : one.items) {
          sum = std::min(unknown, sum + least_of(item));
          if (!one.drawn || item.kind != Item::Kind::name) continue;
          leads_to[name][item.name] = true;
          for (std::size_t other = 0; other < names_.size(); ++other)
            if (leads_to[item.name][other]) leads_to[name][other] = true;
        }
        one.least = sum;
      }
    }
  }
  for (std::size_t round = 0; round <= names_.size(); ++round)
    for (std::size_t name = 0; name < names_.size(); ++name)
      for (Alternative& one : names_[name])
        one.has_no_end = std::ranges::any_of(one.items, [&](const Item& item) {
          return has_no_end(item) ||
                 (item.kind == Item::Kind::name && (item.name == name || leads_to[item.name][name]));
        });
}

bool Grammar::holds(const std::string& text) const { return end_of(0, text, 0, 0) == text.size(); }

std::size_t Grammar::end_of(std::size_t name, const std::string& text, std::size_t at, int depth) const {
  if (depth > deepest_read) return std::string::npos;
  for (const Alternative& one : names_[name]) {
    if (!one.read) continue;
    std::size_t end = at;
    for (auto item = one.items.begin(); item != one.items.end() && end != std::string::npos; ++item)
      end = end_of(*item, text, end, depth);
    if (end != std::string::npos) return end;
  }
  return std::string::npos;
}

std::size_t Grammar::end_of(const Item& item, const std::string& text, std::size_t at, int depth) const {
  const auto once = [&](std::size_t from) -> std::size_t {
    if (item.kind == Item::Kind::name) return end_of(item.name, text, from, depth + 1);
    if (item.kind == Item::Kind::characters)
      return text.compare(from, item.text.size(), item.text) == 0 ? from + item.text.size() : std::string::npos;
    return from < text.size() && text[from] >= item.text[0] && text[from] <= item.text[1] ? from + 1
                                                                                          : std::string::npos;
  };
  if (!item.repeat) return once(at);
  std::size_t end = item.repeat == '*' ? at : std::string::npos;
  for (std::size_t next = once(at); next != std::string::npos && next > at; next = once(at)) end = at = next;
  return end;
}

std::string Grammar::draw(Random& random, std::size_t length) const {
  const bool deep = random.chance(often_deep);
  std::string longest;
  std::size_t room = length;
  for (int tries = 0; tries < 4; ++tries) {  // what is divided again and again is not used up
    std::string text = draw(0, random, room, deep, 0);
    if (tries == 0 || (text.size() <= length && text.size() > longest.size())) longest = std::move(text);
    if (length < long_text || longest.size() > length - length / 20) break;
    room = std::min(2 * length, room + length - std::min(length, longest.size()));
  }
  return longest;
}

std::string Grammar::draw(std::size_t name, Random& random, std::size_t length, bool deep, int depth) const {
  // Those that are short enough, and of these such as may be long where there is room, unless it is too deep.
  std::vector<const Alternative*> all;
  for (const Alternative& one : names_[name])
    if (one.drawn) all.push_back(&one);
  const std::size_t least = (*std::ranges::min_element(all, {}, &Alternative::least))->least;
  const std::size_t room = depth < deepest_drawn ? std::max(least, length) : least;
  std::erase_if(all, [&](const Alternative* one) { return one->least > room; });
  const auto ends = [](const Alternative* one) { return !one->has_no_end; };
  const std::size_t longest = (*std::ranges::max_element(all, {}, &Alternative::least))->least;
  const bool goes_on = room > longest && (deep || room > much * longest || random.chance(0.8));
  if (goes_on && !std::ranges::all_of(all, ends)) std::erase_if(all, ends);
  const Alternative& one = *all[random.below(all.size())];
  std::size_t left = room - one.least;
  std::vector<std::size_t> growing, lengths;  // by their numbers
  for (std::size_t i = 0; i < one.items.size(); ++i) {
    lengths.push_back(least_of(one.items[i]));
    if (one.items[i].kind != Item::Kind::characters) growing.push_back(i);
  }
  std::erase_if(growing, [&](std::size_t i) { return !has_no_end(one.items[i]) && one.has_no_end; });
  random.shuffle(growing);
  for (std::size_t i = 0; i < growing.size(); ++i) {
    const bool all_of_it = deep || i + 1 == growing.size() || left < little;
    const std::size_t part = all_of_it ? left : random.below(left + 1);
    const std::size_t taken = part < little ? all_of_it * part : left - part < little ? left : part;
    lengths[growing[i]] += taken;
    left -= taken;
  }
  std::string text;
  for (std::size_t i = 0; i < one.items.size(); ++i) text += draw(one.items[i], random, lengths[i], deep, depth);
  return text;
}

std::string Grammar::draw(const Item& item, Random& random, std::size_t length, bool deep, int depth) const {
  const auto once = [&](std::size_t most) -> std::string {
    if (item.kind == Item::Kind::characters) return item.text;
    if (item.kind == Item::Kind::name) return draw(item.name, random, most, deep, depth + 1);
    return std::string(1, char(item.text[0] + char(random.below(std::size_t(item.text[1] - item.text[0]) + 1))));
  };
  if (!item.repeat) return once(length);
  Item single = item;
  single.repeat = '\0';
  const std::size_t least = least_of(single);
  std::string text =
      item.repeat == '+' ? once(deep ? length : least + random.below(length - std::min(length, least) + 1)) : "";
  while (text.size() + least <= length && least > 0) {
    const std::size_t left = length - text.size();
    const std::size_t most = deep ? left : least + random.below(std::min(left - least, left / 2 + least) + 1);
    text += once(most);
  }
  return text;
}

}  // namespace leetjudge
