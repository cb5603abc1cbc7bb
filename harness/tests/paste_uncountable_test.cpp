#include "paste/uncountable.hpp"
#include "support.hpp"

namespace leetjudge {
namespace {

TEST(Uncountable, IsWhatTakesBackWhatKeepsItCounted) {
  for (const char* text :
       {"#undef no_sanitize\n", "  # \\\n undef /* x */ no_sanitize\n", "%:define no_sanitize(x) x\n",
        "#define __has_feature(x) 1", "#pragma push_macro(\"no_sanitize_thread\")\n", "#undef leetjudge_has_cxx_rtti",
        "_Pragma(\"pop_macro(\\\"__no_sanitize__\\\")\")\n", "#un\\\ndef disable_sanitizer_instrumentation\r\n",
        "// /*\n#undef no_sanitize\n// */\n", "#und\\ \t\nef no_sanitize\n", "auto s = \"/*\";\n#undef no_sanitize\n"})
    EXPECT_NE(why_uncountable(text), "") << text;
  for (const char* text : {"", "#define int long long\n#undef min\n", "__attribute__((no_sanitize(\"address\")))\n",
                           "#if __has_feature(cxx_rtti)\n#endif\n", "#define FAST no_sanitize(\"undefined\")\n"})
    EXPECT_EQ(why_uncountable(text), "") << text;
}

}  // namespace
}  // namespace leetjudge
