#include "inputs/generated.hpp"
#include "support.hpp"
#include "util/error.hpp"
#include "util/json.hpp"

namespace leetjudge {
namespace {

// Each element counts once, and what is drawn again not at all.
TEST(Generated, BoundsWhatAnInputHas) {
  const auto drawn = [](const std::string& from) { return drawn_value(Json::parse(from), 1).size(); };
  EXPECT_EQ(drawn(R"({"gen": "array", "len": 4200000, "of": {"gen": "bool"}})"), 4200000u);
  EXPECT_EQ(drawn(R"({"gen": "array", "len": 25, "distinct": true,
                      "of": [{"gen": "int", "min": 1, "max": 25}, {"gen": "str", "len": 160000, "alphabet": "a"}]})"),
            25u);
  EXPECT_TRUE(test::throws_with<BadInput>([&] { drawn(R"({"gen": "str", "len": 9000000, "alphabet": "a"})"); },
                                          "more values are drawn than an input may have"));
}

}  // namespace
}  // namespace leetjudge
