// Numbers, texts and lists of numbers in the frames between the judge and a host (host/frame.hpp), in the
// machine's own byte order: both ends run on one machine. What a solution is given and answers is JSON text.
#pragma once

#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>

namespace leetjudge::wire {

// A text, or a list of numbers.
template <class T>
concept is_list = requires(T list) { list.resize(sizeof *list.data()); };

template <class T>
void write(std::string& out, const T& value) {
  out.append(reinterpret_cast<const char*>(&value), sizeof value);
}

template <is_list T>
void write(std::string& out, const T& value) {
  write(out, static_cast<std::uint32_t>(value.size()));
  out.append(reinterpret_cast<const char*>(value.data()), value.size() * sizeof *value.data());
}

// Reading takes what it reads off the front of `in`. False, with `in` and `value` in no useful state, when
// the bytes are not such a value; a length is never trusted beyond the bytes that are there.
template <class T>
[[nodiscard]] bool read(std::string_view& in, T& value) {
  if (in.size() < sizeof value) return false;
  std::memcpy(&value, in.data(), sizeof value);
  in.remove_prefix(sizeof value);
  return true;
}

template <is_list T>
[[nodiscard]] bool read(std::string_view& in, T& value) {
  constexpr std::size_t each = sizeof *value.data();
  std::uint32_t length = 0;
  if (!read(in, length) || length > in.size() / each) return false;
  value.resize(length);
  if (length > 0) std::memcpy(value.data(), in.data(), length * each);
  in.remove_prefix(length * each);
  return true;
}

// The bytes of one value.
template <class T>
std::string encode(const T& value) {
  std::string out;
  write(out, value);
  return out;
}

// The value that `bytes` hold, all of them; a T{} when they do not: for bytes that were checked before.
template <class T>
T decode(std::string_view bytes) {
  T value{};
  return read(bytes, value) && bytes.empty() ? value : T{};
}

}  // namespace leetjudge::wire
