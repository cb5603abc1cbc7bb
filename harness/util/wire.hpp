// How a value travels between the judge and a host, and how the judge keeps it in memory.
//
//   bool, char       one byte                       string   its length in four bytes, then its characters
//   int              four bytes                     vector   its length in four bytes, then its elements
//   long long        eight bytes
//   double           eight bytes
//
// All in the machine's own byte order, since both ends run on one machine.
// Equal values have equal bytes, except doubles. Included by the judge and by every host, so it needs little.
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
  for (const T& element : value) write(out, element);
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

[[nodiscard]] inline bool read(std::string_view& in, bool& value) {
  char byte = 0;
  if (!read(in, byte) || (byte != 0 && byte != 1)) return false;
  value = byte == 1;
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
  if (!read(in, length) || length > in.size()) return false;  // every element takes a byte at least
  value.clear();
  value.reserve(length);
  for (std::uint32_t i = 0; i < length; ++i) {
    T element{};
    if (!read(in, element)) return false;
    value.push_back(std::move(element));
  }
  return true;
}

// A number that differs, for all practical purposes, when any of the values differs whose bytes went into it
// (FNV-1a: Fowler, Noll and Vo). `before` is that of the values before.
constexpr std::uint64_t no_digest = 14695981039346656037u;
inline std::uint64_t digest(std::string_view bytes, std::uint64_t before = no_digest) {
  for (const char byte : bytes) before = (before ^ static_cast<unsigned char>(byte)) * 1099511628211u;
  return before;
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
