#include "util/located_json.hpp"

#include <algorithm>
#include <set>

#include "util/error.hpp"
#include "util/format.hpp"
#include "util/json.hpp"
#include "util/text.hpp"

namespace leetjudge {

void LocatedJson::refuse(std::string_view reason) const {
  throw BadInput(fmt::format("{}: {}", escape_binary(where), escape_binary(reason)));
}

void LocatedJson::need_object(std::initializer_list<const char*> known) const {
  if (!value.is_object()) refuse("an object is expected here");
  const std::vector<std::string> names(known.begin(), known.end());
  for (const auto& [key, ignored] : value.items()) {
    if (std::find(names.begin(), names.end(), key) == names.end())
      refuse(fmt::format("unknown key \"{}\" ({})", key, suggest(key, names)));
  }
}

bool LocatedJson::has(const char* key) const { return value.contains(key); }

LocatedJson LocatedJson::at(const char* key) const {
  if (!value.is_object() || !has(key)) refuse(fmt::format("\"{}\" is missing", key));
  return {value.at(key), fmt::format("{}/{}", where, key)};
}

std::vector<LocatedJson> LocatedJson::elements() const {
  if (!value.is_array()) refuse("an array is expected here");
  std::vector<LocatedJson> places;
  for (std::size_t i = 0; i < value.size(); ++i) places.push_back({value[i], fmt::format("{}/{}", where, i)});
  return places;
}

std::string LocatedJson::text() const {
  if (!value.is_string()) refuse("a string is expected here");
  return value.get<std::string>();
}

std::string LocatedJson::words() const {
  const std::string words = text();
  if (escape_binary(words) != words || words.find('\n') != std::string::npos)
    refuse("a character stands there that no terminal shows: " + words);
  return words;
}

std::string LocatedJson::words_or(const char* key, std::string otherwise) const {
  return has(key) ? at(key).words() : std::move(otherwise);
}

std::uint64_t LocatedJson::count() const {
  if (!value.is_number_unsigned()) refuse("a whole number is expected here");
  return value.get<std::uint64_t>();
}

double LocatedJson::number() const {
  if (!value.is_number()) refuse("a number is expected here");
  return value.get<double>();
}

std::string dumped(const Json& value) { return value.dump(-1, ' ', false, Json::error_handler_t::replace); }

std::optional<Json> json_in(std::string_view text) {
  Json value = parsed(text);
  return value.is_discarded() ? std::nullopt : std::optional(std::move(value));
}

Json parse_json(std::string_view text, const std::string& name) {
  if (trim(text).empty()) throw BadInput(name + ": the file is empty");
  struct Open {
    bool array;
    std::size_t count = 0;
    std::string key = {};
    std::set<std::string> keys = {};
  };
  std::vector<Open> open;
  const auto refuse_second_key = [&](int, Json::parse_event_t event, Json& value) {
    using Event = Json::parse_event_t;
    if (event == Event::object_end || event == Event::array_end) open.pop_back();
    const bool begins = event == Event::object_start || event == Event::array_start;
    if ((begins || event == Event::value) && !open.empty()) ++open.back().count;
    if (begins) open.push_back({event == Event::array_start});
    if (event == Event::key && !open.back().keys.insert(open.back().key = value.get<std::string>()).second) {
      std::string place = name + "#";
      for (const Open& one : open) place += "/" + (one.array ? std::to_string(one.count - 1) : one.key);
      throw BadInput(place + ": this key comes twice");
    }
    return true;
  };
  try {
    return parsed_or_thrown(text, refuse_second_key);
  } catch (const Json::parse_error& error) {
    const Position place = position_of(text, std::max<std::size_t>(1, error.byte) - 1);
    throw BadInput(fmt::format("{}:{}:{}: is not JSON: {}", name, place.line, place.column, reason_of(error)));
  } catch (const Json::exception& error) {  // numbers beyond any type: "number overflow parsing '1e999'"
    const std::string reason = reason_of(error);
    const std::size_t number = std::min(reason.find('\''), reason.size() - 1) + 1;
    const std::size_t at = text.find(std::string_view(reason).substr(number, reason.rfind('\'') - number));
    const Position place = position_of(text, at == text.npos ? 0 : at);
    throw BadInput(fmt::format("{}:{}:{}: is not JSON: {}", name, place.line, place.column, reason));
  }
}

}  // namespace leetjudge
