#include "paste/local_headers.hpp"
#include "support.hpp"

namespace leetjudge {
namespace {

namespace fs = std::filesystem;

// "a.h sub/b.h ": what is named and may be read.
std::string named(const test::TemporaryFolder& folder, const std::string& text) {
  std::string all;
  for (const LocalHeader& one : local_headers(folder.write("mine.cpp", text), text))
    all += one.path.lexically_relative(folder.path()).string() + " ";
  return all;
}

TEST(LocalHeaders, AreNamedBetweenQuotes) {
  const test::TemporaryFolder folder;
  for (const char* name : {"a.h", "b.hpp", "c.inc", "sub/d.h"}) folder.write(name, "");
  EXPECT_EQ(named(folder, "#include \"a.h\"\n"), "a.h ");
  EXPECT_EQ(named(folder, "  # include\"a.h\" // \"b.hpp\"\n%:include \"c.inc\"\r\n"), "a.h b.hpp c.inc ");
  EXPECT_EQ(named(folder, "#if __has_include(\"a.h\") && \\\n  __has_include(\"none.h\")\n#endif"), "a.h ");
  EXPECT_EQ(named(folder, "#include \\\n\"sub/d.h\"\n"), "sub/d.h ");
  EXPECT_EQ(named(folder, "char q = '\"';\n#define A \"b.hpp\"\n#include A"), "b.hpp ");
  EXPECT_EQ(named(folder, "// a.h\n#include <a.h>\nauto s = \"a\";\n#include \"unclosed\n"), "");
}

TEST(LocalHeaders, AreFilesOfTheFolderThatAreNamedAsSuch) {
  const test::TemporaryFolder folder;
  const test::TemporaryFolder other;
  folder.write("secret.json", "");
  fs::create_symlink(other.write("far.h", ""), folder.path() / "far.h");
  fs::create_directory(folder.path() / "folder.h");
  EXPECT_EQ(named(folder, "#include \"secret.json\"\n#include \"far.h\"\n#include \"folder.h\"\n"), "");
  const std::string outside = other.write("out.h", "").string();
  EXPECT_TRUE(local_headers(folder.path() / "mine.cpp", "#include \"" + outside + "\"").empty());
}

TEST(LocalHeaders, MayBeMissing) {
  const test::TemporaryFolder folder;
  folder.write("here.h", "#include \"later.h\"\n");
  std::vector<fs::path> missing;
  local_headers(folder.path() / "mine.cpp", "#include \"here.h\"\n#include \"gone.hpp\"\nauto s = \"text\";\n",
                &missing);
  EXPECT_EQ(missing, (std::vector<fs::path>{folder.path() / "gone.hpp", folder.path() / "later.h"}));
}

TEST(LocalHeaders, NameOthersFromTheirOwnPlace) {
  const test::TemporaryFolder folder;
  folder.write("sub/one.h", "#include \"two.h\"\n#include \"../three.h\"\n#include \"one.h\"\n");
  folder.write("sub/two.h", "");
  folder.write("three.h", "#include \"three.h\"");
  EXPECT_EQ(named(folder, "#include \"sub/one.h\"\n"), "sub/one.h sub/two.h three.h ");
}

}  // namespace
}  // namespace leetjudge
