#include "support.hpp"
#include "util/wire.hpp"

namespace leetjudge {
namespace {

template <class T>
void expect_round_trip(const T& value) {
  const std::string bytes = wire::encode(value);
  std::string_view rest = bytes;
  T back{};
  ASSERT_TRUE(wire::read(rest, back));
  EXPECT_EQ(back, value);
  EXPECT_TRUE(rest.empty());
  for (std::size_t length = 0; length < bytes.size(); ++length) {  // every cut is noticed
    std::string_view cut(bytes.data(), length);
    T other{};
    EXPECT_FALSE(wire::read(cut, other)) << length;
  }
}

TEST(Wire, RoundTrips) {
  expect_round_trip(42);
  expect_round_trip(-5'000'000'000LL);
  expect_round_trip(2.5);
  expect_round_trip(true);
  expect_round_trip(std::string("a\0b", 3));
  expect_round_trip(std::vector<int>{1, -2, 3});
}

TEST(Wire, RefusesLengthsBeyondTheBytes) {
  std::string_view huge("\xff\xff\xff\xff", 4);
  std::vector<int> numbers;
  EXPECT_FALSE(wire::read(huge, numbers));
}

}  // namespace
}  // namespace leetjudge
