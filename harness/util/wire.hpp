// Numbers, texts and lists of numbers in the frames between the judge and a host (host/frame.hpp), in the
// machine's own byte order: both ends run on one machine. What a solution is given and answers is JSON text.
#pragma once

#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>
#include <vector>

namespace leetjudge::wire {

template <class T>
void write(std::string& out, const T& value) {
  out.append(reinterpret_cast<const char*>(&value), sizeof value);
}

inline void write(std::string& out, const std::string& value) {
  write(out, static_cast<std::uint32_t>(value.size()));
  out += value;
}

template <class T>
void write(std::string& out, const std::vector<T>& value) {
  write(out, static_cast<std::uint32_t>(value.size()));
  out.append(reinterpret_cast<const char*>(value.data()), value.size() * sizeof(T));
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

[[nodiscard]] inline bool read(std::string_view& in, std::string& value) {
  std::uint32_t length = 0;
  if (!read(in, length) || length > in.size()) return false;
  value.assign(in.substr(0, length));
  in.remove_prefix(length);
  return true;
}

template <class T>
[[nodiscard]] bool read(std::string_view& in, std::vector<T>& value) {
  std::uint32_t length = 0;
  if (!read(in, length) || length > in.size() / sizeof(T)) return false;
  value.resize(length);
  if (length > 0) std::memcpy(value.data(), in.data(), length * sizeof(T));
  in.remove_prefix(length * sizeof(T));
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
