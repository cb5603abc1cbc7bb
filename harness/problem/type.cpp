#include "problem/type.hpp"

#include <cstdint>
#include <limits>
#include <optional>

#include "util/error.hpp"
#include "util/format.hpp"
#include "util/json.hpp"
#include "util/wire.hpp"

namespace leetjudge {
namespace {

constexpr std::size_t longest_spelling = 100;

using Scalar = Type::Scalar;

struct ScalarName {
  std::string_view leetcode;
  std::string_view cpp;
  Scalar scalar;
};

constexpr ScalarName scalar_names[] = {
    {"void", "void", Scalar::nothing},           {"integer", "int", Scalar::integer},
    {"long", "long long", Scalar::long_integer}, {"double", "double", Scalar::real},
    {"boolean", "bool", Scalar::boolean},        {"character", "char", Scalar::character},
    {"string", "string", Scalar::string},
};

const ScalarName& name_of(Scalar scalar) {
  for (const ScalarName& name : scalar_names) {
    if (name.scalar == scalar) return name;
  }
  return scalar_names[0];
}

std::string shown(const Json& value) {
  std::string text = value.dump(-1, ' ', false, Json::error_handler_t::replace);
  return text.size() <= 40 ? text : text.substr(0, 37) + "…";
}

[[noreturn]] void refuse(const Json& value, std::string_view wanted, const std::string& where) {
  throw BadInput(fmt::format("{}: {} is not {}", where, shown(value), wanted));
}

template <class Int>
void encode_integer(std::string& out, const Json& value, std::string_view wanted, const std::string& where) {
  if (!value.is_number_integer()) refuse(value, wanted, where);
  const bool fits = value.is_number_unsigned()
                        ? value.get<std::uint64_t>() <= std::uint64_t(std::numeric_limits<Int>::max())
                        : value.get<std::int64_t>() >= std::numeric_limits<Int>::min();
  if (!fits) refuse(value, wanted, where);
  wire::write(out, static_cast<Int>(value.get<std::int64_t>()));
}

void encode_scalar(std::string& out, const Json& value, Scalar scalar, const std::string& where) {
  switch (scalar) {
    case Scalar::nothing: throw BadInput(where + ": nothing is expected here");
    case Scalar::integer: return encode_integer<int>(out, value, "an integer of 32 bits", where);
    case Scalar::long_integer: return encode_integer<long long>(out, value, "an integer of 64 bits", where);
    case Scalar::real:
      if (!value.is_number()) refuse(value, "a number", where);
      return wire::write(out, value.get<double>());
    case Scalar::boolean:
      if (!value.is_boolean()) refuse(value, "true or false", where);
      return wire::write(out, value.get<bool>());
    case Scalar::character:
      if (!value.is_string() || value.get_ref<const std::string&>().size() != 1) {
        refuse(value, "a string of one character", where);
      }
      return wire::write(out, value.get_ref<const std::string&>()[0]);
    case Scalar::string:
      if (!value.is_string()) refuse(value, "a string", where);
      return wire::write(out, value.get_ref<const std::string&>());
  }
}

void encode(std::string& out, const Json& value, const Type& type, const std::string& where) {
  if (type.dimensions == 0) return encode_scalar(out, value, type.scalar, where);
  const Type element{type.scalar, type.dimensions - 1};
  if (element == Type{Scalar::character, 0} && value.is_string()) {
    return wire::write(out, value.get_ref<const std::string&>());  // a string and a vector<char> have the same bytes
  }
  if (!value.is_array()) refuse(value, "an array", where);
  wire::write(out, static_cast<std::uint32_t>(value.size()));
  for (std::size_t i = 0; i < value.size(); ++i) encode(out, value[i], element, fmt::format("{}/{}", where, i));
}

template <class T>
std::optional<Json> read_as(std::string_view& bytes) {
  T value{};
  if (!wire::read(bytes, value)) return std::nullopt;
  return Json(value);
}

// Nothing when the bytes hold no such value.
std::optional<Json> read_json(std::string_view& bytes, const Type& type) {
  if (type.dimensions > 0) {
    std::uint32_t length = 0;
    if (!wire::read(bytes, length) || length > bytes.size()) return std::nullopt;
    Json array = Json::array();
    for (std::uint32_t i = 0; i < length; ++i) {
      std::optional<Json> element = read_json(bytes, {type.scalar, type.dimensions - 1});
      if (!element) return std::nullopt;
      array.push_back(std::move(*element));
    }
    return array;
  }
  switch (type.scalar) {
    case Scalar::nothing: return Json(nullptr);
    case Scalar::integer: return read_as<int>(bytes);
    case Scalar::long_integer: return read_as<long long>(bytes);
    case Scalar::real: return read_as<double>(bytes);
    case Scalar::boolean: return read_as<bool>(bytes);
    case Scalar::string: return read_as<std::string>(bytes);
    case Scalar::character: {
      char c = 0;
      if (!wire::read(bytes, c)) return std::nullopt;
      return Json(std::string(1, c));
    }
  }
  return std::nullopt;
}

}  // namespace

Type parse_type(std::string_view spelled) {
  if (spelled.size() > longest_spelling) throw BadInput("this is too long for a type");
  if (spelled.ends_with("[]")) {
    const Type element = parse_type(spelled.substr(0, spelled.size() - 2));
    return {element.scalar, element.dimensions + 1};
  }
  if (spelled.starts_with("list<") && spelled.ends_with(">")) {
    const Type element = parse_type(spelled.substr(5, spelled.size() - 6));
    return {element.scalar, element.dimensions + 1};
  }
  for (const ScalarName& name : scalar_names) {
    if (spelled == name.leetcode) return {name.scalar, 0};
  }
  throw BadInput(
      fmt::format("\"{}\" is no type that the judge knows (integer, long, double, boolean, character, string, "
                  "with [] or list<> around it)",
                  spelled));
}

std::string cpp_type(const Type& type, std::string_view prefix) {
  std::string name(name_of(type.scalar).cpp);
  if (type.scalar == Scalar::string) name = std::string(prefix) + name;
  for (int i = 0; i < type.dimensions; ++i) name = fmt::format("{}vector<{}>", prefix, name);
  return name;
}

std::string encode_json(const Json& value, const Type& type, const std::string& where) {
  std::string out;
  encode(out, value, type, where);
  return out;
}

Json decode_json(std::string_view& bytes, const Type& type) {
  std::optional<Json> value = read_json(bytes, type);
  if (!value) throw JudgeFault("a value of the judge's own cannot be read back");
  return std::move(*value);
}

bool is_value(std::string_view bytes, const Type& type) {
  if (type.dimensions == 1 && type.scalar == Scalar::character) return is_value(bytes, {Scalar::string, 0});
  return read_json(bytes, type) && bytes.empty();
}

}  // namespace leetjudge
