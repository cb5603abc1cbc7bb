#include "problem/type.hpp"
#include "support.hpp"
#include "util/error.hpp"
#include "util/json.hpp"
#include "util/wire.hpp"

namespace leetjudge {
namespace {

using test::throws_with;

std::string encode(const char* json, const char* type) {
  return encode_json(Json::parse(json), parse_type(type), "f#");
}

TEST(Type, ReadsLeetCodesSpellings) {
  EXPECT_EQ(cpp_type(parse_type("character[][]")), "std::vector<std::vector<char>>");
  EXPECT_EQ(cpp_type(parse_type("list<list<string>>"), ""), "vector<vector<string>>");
  EXPECT_EQ(cpp_type(parse_type("long")), "long long");
  EXPECT_EQ(cpp_type(parse_type("void")), "void");
  EXPECT_TRUE(throws_with<BadInput>([] { parse_type("TreeNode"); }, "no type that the judge knows"));
}

TEST(Type, EncodesJson) {
  EXPECT_EQ(encode("[[\"5\",\".\"]]", "character[][]"), wire::encode(std::vector<std::vector<char>>{{'5', '.'}}));
  EXPECT_EQ(encode("[\"5.\"]", "character[][]"), wire::encode(std::vector<std::vector<char>>{{'5', '.'}}));
  EXPECT_EQ(encode("[1,-2]", "integer[]"), wire::encode(std::vector<int>{1, -2}));
  EXPECT_EQ(encode("1", "double"), wire::encode(1.0));
}

TEST(Type, NamesThePlaceOfWhatDoesNotFit) {
  EXPECT_TRUE(throws_with<BadInput>([] { encode("[[\"5\"],[\"55\"]]", "character[][]"); }, "f#/1/0: \"55\" is not"));
  EXPECT_TRUE(throws_with<BadInput>([] { encode("[5]", "character[][]"); }, "f#/0: 5 is not an array"));
  EXPECT_TRUE(throws_with<BadInput>([] { encode("2147483648", "integer"); }, "32 bits"));
  EXPECT_TRUE(throws_with<BadInput>([] { encode("-2147483649", "integer"); }, "32 bits"));
  EXPECT_TRUE(throws_with<BadInput>([] { encode("9223372036854775808", "long"); }, "64 bits"));
  EXPECT_TRUE(throws_with<BadInput>([] { encode("1", "boolean"); }, "true or false"));
}

TEST(Type, DecodesWhatItEncoded) {
  for (const auto& [json, type] :
       std::vector<std::pair<const char*, const char*>>{{"[[\"5\",\".\"],[]]", "character[][]"},
                                                        {"[\"a\",\"\"]", "string[]"},
                                                        {"[true,false]", "boolean[]"},
                                                        {"-7", "integer"},
                                                        {"0.5", "double"}}) {
    const std::string bytes = encode(json, type);
    EXPECT_TRUE(is_value(bytes, parse_type(type)));
    EXPECT_FALSE(is_value(bytes + "x", parse_type(type)));
    EXPECT_FALSE(is_value(std::string_view(bytes).substr(1), parse_type(type)));
    std::string_view rest = bytes;
    EXPECT_EQ(decode_json(rest, parse_type(type)), Json::parse(json));
  }
}

}  // namespace
}  // namespace leetjudge
