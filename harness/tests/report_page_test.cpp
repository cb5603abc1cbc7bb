// The HTML report as a reader's browser has it: a headless Chromium opens the page, and a script that is
// added to it plays and reports what it sees. Skipped where there is no Chromium.
#include "report/report.hpp"
#include "support.hpp"
#include "util/files.hpp"
#include "util/format.hpp"
#include "util/json.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

using test::run_shell;

std::optional<std::filesystem::path> browser() {
  for (const char* name : {"chromium", "chromium-headless-shell", "google-chrome", "chromium-browser"}) {
    if (const auto found = find_program(name)) return found;
  }
  return std::nullopt;
}

// What a reader does: plays each replay to its end.
// What there is to see then goes into an element of its own as JSON.
constexpr const char* reader = R"(<script>
"use strict";
addEventListener("load", async () => {
  const wait = ms => new Promise(done => setTimeout(done, ms));
  const firstColumn = () => [...document.querySelector("tbody").rows].map(row => row.cells[0].textContent);
  const seen = {title: document.title, tables: document.querySelectorAll("table").length, plots: document.querySelectorAll("canvas").length};
  seen.names = firstColumn();
  seen.drawn = drawn.map(one => one.data.datasets.map(set => set.label));
  seen.findings = [...document.querySelectorAll(".findings")].map(one => one.textContent);
  seen.players = [];
  for (const player of document.querySelectorAll(".player")) {
    const range = player.querySelector("input[type=range]");
    const board = () => [...player.querySelectorAll(".variant")].map(variant => ({
      name: variant.querySelector("h3").textContent,
      board: [...variant.querySelectorAll(".cell")].map(cell => cell.dataset.symbol).join(""),
      counters: Object.fromEntries([...variant.querySelectorAll("dd[data-counter]")].map(one =>
        [one.dataset.counter, Number(one.textContent.replaceAll(",", ""))])),
      done: variant.querySelector(".done") !== null}));
    const watched = {range: Number(range.max), before: board()};
    const moved = move => { move(); range.dispatchEvent(new Event("input")); return board(); };
    watched.oneStep = moved(() => range.stepUp());  // as the arrow key does
    watched.stepBack = moved(() => range.stepDown());
    const play = player.querySelector("button");
    play.click();
    watched.playing = play.textContent;
    const since = performance.now();
    for (let i = 0; i < 400 && Number(range.value) < Number(range.max); ++i) await wait(50);
    watched.seconds = (performance.now() - since) / 1000;
    watched.played = board();
    watched.button = play.textContent;
    watched.home = moved(() => range.value = 0);
    seen.players.push(watched);
  }
  seen.first = document.querySelector("section > h1 + *")?.tagName;
  seen.wide = document.documentElement.scrollWidth > innerWidth;
  seen.requests = performance.getEntriesByType("resource").map(one => one.name);
  const out = document.createElement("pre");
  out.id = "seen";
  out.textContent = JSON.stringify(seen);
  document.body.append(out);
});
</script>)";

class PageTest : public testing::Test {
 protected:
  void SetUp() override {
    if (!browser()) GTEST_SKIP() << "no Chromium on this machine";
  }
  // Opens `file`, a page in the folder, and returns what the reader saw; console messages fail the test.
  Json look(const std::string& file, const std::string& window = "1200,900") {
    std::string page = read_file(folder.path() / file);
    page.insert(page.rfind("</body>"), reader);
    folder.write("read-" + file, page);
    const test::Printed printed =
        run_shell(fmt::format("'{}' --headless --no-sandbox --disable-gpu --disable-quic --no-first-run "
                              "--disable-background-networking "
                              "--disable-component-update --disable-sync --user-data-dir=profile --window-size={} "
                              "--enable-logging=stderr --virtual-time-budget=60000 --dump-dom \"file://$PWD/read-{}\"",
                              browser()->string(), window, file),
                  folder.path());
    for (const std::string_view line : split_lines(printed.err))
      EXPECT_EQ(line.find("CONSOLE"), std::string_view::npos) << line;
    const std::string mark = "<pre id=\"seen\">";
    const std::size_t begin = printed.out.find(mark);
    if (begin == std::string::npos) {
      ADD_FAILURE() << "the page did not come to its end: " << printed.err << printed.out.substr(0, 2000);
      return {};
    }
    std::string text = printed.out.substr(begin + mark.size());
    text = text.substr(0, text.find("</pre>"));
    for (const auto& [entity, symbol] : {std::pair{"&lt;", "<"}, {"&gt;", ">"}, {"&amp;", "&"}, {"&nbsp;", " "}}) {
      for (std::size_t at; (at = text.find(entity)) != std::string::npos;)
        text.replace(at, std::string(entity).size(), symbol);
    }
    return Json::parse(text);
  }
  test::Printed judge(const std::string& arguments) { return run_shell("\"$JUDGE\" " + arguments, folder.path()); }
  test::TemporaryFolder folder;
};

std::string text_of(const Json& board) {
  std::string text;
  for (const Json& row : board) {
    for (const Json& cell : row) text += cell.get<std::string>();
  }
  return text;
}

using PageTestLong = PageTest;  // takes seconds: only with harness/test -L long

TEST_F(PageTestLong, PlotsAndReplaysToTheEndThatTheJsonHas) {
  folder.write("mine.cpp",
               "class Solution {\npublic:\n    void solveSudoku(vector<vector<char>>& board) {\n"
               "        board[0][2] = '<';\n        cout << \"</script><b>&amp;\";\n    }\n};\n");
  EXPECT_EQ(judge("compare 37 scan fewest_candidates mine.cpp --case leetcode-example --case inkala "
                  "--rounds 2 --html page.html --json results.json")
                .status,
            1);
  EXPECT_LT(read_file(folder.path() / "page.html").size(), 2000000u);
  const Json seen = look("page.html");
  EXPECT_EQ(seen["requests"], Json::array());
  EXPECT_EQ(seen["title"], "leetjudge: Sudoku Solver");
  EXPECT_EQ(seen["tables"], 2);
  EXPECT_EQ(seen["first"], "DIV");
  EXPECT_EQ(seen["names"], (Json{"fewest_candidates", "scan", "mine"}));
  ASSERT_EQ(seen["findings"].size(), 1u);
  const std::string findings = seen["findings"][0];
  for (const char* part : {"error: Wrong Answer on case leetcode-example: ", "error: Wrong Answer on case inkala: ",
                           "answered (* differs)", "\n    </script><b>&"})
    EXPECT_NE(findings.find(part), std::string::npos) << findings;
  if (seen["plots"] != 0) {
    EXPECT_EQ(seen["drawn"], Json::parse(R"([["scan", "fewest_candidates"]])"));
  }
  const Json results = Json::parse(read_file(folder.path() / "results.json"))["problems"][0]["results"];
  ASSERT_EQ(seen["players"].size(), 2u);
  for (std::size_t c = 0; c < 2; ++c) {
    const Json& player = seen["players"][c];
    ASSERT_EQ(player["played"].size(), 3u);
    EXPECT_EQ(player["playing"], "❚❚");
    EXPECT_EQ(player["button"], "▶");
    EXPECT_NEAR(player["seconds"].get<double>(), 10, 1);
    for (std::size_t i = 0; i < 3; ++i) {
      const Json& played = player["played"][i];
      const Json& judged = results[i]["cases"][c];
      EXPECT_EQ(played["name"], results[i]["solution"]);
      EXPECT_EQ(played["board"], text_of(judged["code_output"]));
      EXPECT_EQ(played["counters"], judged["counters"]) << played["name"];
      EXPECT_EQ(played["done"], true);
      EXPECT_EQ(player["before"][i]["board"], text_of(judged["input"]["board"]));
      EXPECT_EQ(player["home"][i]["board"], player["before"][i]["board"]);
      EXPECT_EQ(player["stepBack"][i]["board"], player["before"][i]["board"]);
    }
  }
  const Json& example = seen["players"][0];
  EXPECT_EQ(example["range"], 4208 + 4157);
  for (std::size_t i = 0; i < 2; ++i) {
    EXPECT_NE(example["oneStep"][i]["board"], example["before"][i]["board"]);
    EXPECT_EQ(example["oneStep"][i]["counters"]["placements"], 1);
  }
}

TEST_F(PageTestLong, BeginsWithTheConclusionsOfGrowth) {
  folder.write("sum.cpp",
               "// 9003. Sum\n// Example 1:\n// Input: nums = [3,1]\n// Output: 4\n// Constraints:\n"
               "// 1 <= nums.length <= 10^5\n// 0 <= nums[i] <= 1000\n"
               "class Solution {\npublic:\n    int sum(vector<int>& nums) {\n        int all = 0;\n"
               "        for (int one : nums) all += one;\n        return all;\n    }\n};\n");
  EXPECT_EQ(judge("grow sum.cpp --for 100 --time-limit 100ms --html page.html").status, 0);
  EXPECT_EQ(look("page.html")["first"], "UL");
}

TEST_F(PageTestLong, FitsAPhoneAndShowsVerdictsWithoutMeasurements) {
  EXPECT_EQ(judge("37 bitmask --html page.html").status, 0);
  const Json seen = look("page.html", "500,900");
  EXPECT_EQ(seen["wide"], false);
  EXPECT_EQ(seen["requests"], Json::array());
  EXPECT_EQ(seen["names"], Json{"37. Sudoku Solver"});
  EXPECT_EQ(seen["players"][0]["played"][0]["counters"]["undos"], 0);
}

}  // namespace
}  // namespace leetjudge
