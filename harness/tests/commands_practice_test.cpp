// A folder of the user's own, what was tried and solved, and when to do it again.
#include <csignal>
#include <ctime>

#include "commands_fixture.hpp"
#include "util/files.hpp"
#include "util/format.hpp"
#include "util/json.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

namespace fs = std::filesystem;
using test::Printed;

const std::string right = read_file(LEETJUDGE_KIT_DIR "/solutions/0001_two_sum/pairs.cpp");
const std::string wrong = replaced(right, "return {i, j}", "return {j, j}");

std::string days_ago(int days) {
  const std::time_t then = std::time(nullptr) - days * 24 * 3600;
  char text[32];
  std::strftime(text, sizeof text, "%Y-%m-%dT%H:%M:%SZ", std::gmtime(&then));
  return text;
}

class Workspace : public Commands {
 protected:
  Workspace() { Commands::judge("init mine"); }
  Printed judge(const std::string& arguments) {
    return test::run_shell("\"$JUDGE\" " + arguments, folder.path() / "mine");
  }
  Json progress() { return parsed_or_thrown(read_file(folder.path() / "mine/progress.json")); }
  Json of_problem(const char* id) { return progress()["problems"][id]; }
  void write_progress(const Json& of_problem_1) {
    folder.write("mine/progress.json", Json{{"version", 1}, {"problems", {{"1", of_problem_1}}}}.dump());
  }
  // How many files a folder holds, at any depth.
  static std::size_t files_in(const fs::path& at) {
    return std::size_t(std::distance(fs::recursive_directory_iterator(at), {}));
  }
};

using WorkspaceLong = Workspace;  // takes seconds: only with harness/test -L long

TEST_F(Workspace, TakesWhatIsNewAndLeavesTheJudgesFolderAlone) {
  const std::size_t before = files_in(LEETJUDGE_KIT_DIR "/solutions") + files_in(LEETJUDGE_KIT_DIR "/testcases");
  fs::create_directories(folder.path() / "mine/deep/er");
  const Printed made = test::run_shell("cd deep/er; \"$JUDGE\" new 1 mine", folder.path() / "mine");
  EXPECT_TRUE(fs::exists(folder.path() / "mine/solutions/0001_two_sum/mine.cpp")) << made.out << made.err;
  folder.write("mine/solutions/0001_two_sum/mine.cpp", right);
  EXPECT_TRUE(has(judge("1 mine --input '[4,5,4],8' --expect '[0,2]' --keep apart").out,
                  "kept as the case apart in testcases/0001_two_sum.json"));
  EXPECT_EQ(parsed_or_thrown(read_file(folder.path() / "mine/testcases/0001_two_sum.json"))["cases"].size(), 1u);
  EXPECT_TRUE(has(judge("1 mine").out, "mine      Accepted   18/18"));
  EXPECT_TRUE(has(judge("1 mine --case apart").out, "1/1"));
  EXPECT_TRUE(has(judge("1 mine --input '[4,5,4],8' --keep again").err, "the same case is there already, as apart"));
  EXPECT_TRUE(has(judge("1 mine --input '[4,5,1],9' --expect '[0,1]' --keep apart").err, "there is a case named"));
  EXPECT_TRUE(has(judge("1 mine --input '[4,5,1],9' --expect '[0,1]' --keep near").out, "kept as the case near"));
  EXPECT_TRUE(has(judge("").out, "19/19"));
  EXPECT_EQ(files_in(LEETJUDGE_KIT_DIR "/solutions") + files_in(LEETJUDGE_KIT_DIR "/testcases"), before);
  // A page of the same problem makes the file whole, with the cases that were kept.
  folder.write("mine/page.txt",
               "1. Two Sum\nHard\n\nInput: nums = [1,5,9], target = 14\nOutput: [1,2]\n\nConstraints:\n"
               "2 <= nums.length <= 10^4\n");
  EXPECT_EQ(judge("add page.txt").status, 0);
  EXPECT_TRUE(has(judge("list 1").out, "    20 cases\n    Hard")) << judge("list 1").out;
  EXPECT_EQ(Commands::judge("1 pairs --kit mine").status, 0);
}

TEST_F(Workspace, RemembersTriesOfTheUsersFilesOnly) {
  folder.write("mine/a.cpp", wrong);
  EXPECT_EQ(judge("1 a.cpp").status, 1);
  EXPECT_EQ(judge("1 a.cpp").status, 1);
  EXPECT_EQ(of_problem("1")["tries"], 1) << "it is unchanged";
  folder.write("mine/a.cpp", wrong + "\n");
  judge("1 a.cpp");
  EXPECT_EQ(of_problem("1")["tries"], 2);
  EXPECT_TRUE(has(judge("list").out, "tried      Wrong Answer "));
  folder.write("mine/b.cpp", right);
  for (const char* no_try : {"--case zeros", "--input '[1,2],3'", "--time-limit 9s", "--memory-limit 99MB", "--fast"})
    judge(std::string("1 b.cpp ") + no_try);
  for (const char* nobodys : {"1 pairs", "compare 1 b.cpp pairs --rounds 1", "stress 1 b.cpp --for 1s"}) judge(nobodys);
  EXPECT_EQ(of_problem("1")["tries"], 2);
  EXPECT_EQ(of_problem("1").value("accepted", ""), "");
  fs::create_directories(folder.path() / "mine/some");
  fs::rename(folder.path() / "mine/b.cpp", folder.path() / "mine/some/0001.cpp");
  EXPECT_TRUE(has(judge("some").out, "1 of 1 Accepted"));
  EXPECT_EQ(of_problem("1")["tries"], 3);
  EXPECT_EQ(of_problem("1")["by"], "some/0001.cpp");
  const Printed listed = judge("list");
  EXPECT_TRUE(has(listed.out, "  1. Two Sum")) << listed.out;
  EXPECT_TRUE(has(listed.out, "Easy    solved     Accepted ")) << listed.out;
  EXPECT_TRUE(has(listed.out, "\n1 solved, 0 tried, 5 untouched\n")) << listed.out;
  EXPECT_FALSE(has(judge("list --unsolved").out, "Two Sum"));
  EXPECT_TRUE(has(judge("list --topic TREE").out, "\n0 solved, 0 tried, 1 untouched\n"));
  const Json json = parsed_or_thrown(judge("list --json").out);
  EXPECT_EQ(json[0]["state"], "solved");
  EXPECT_EQ(json[0]["tries"], 3);
}

TEST_F(Workspace, WithoutOneProgressIsInTheUsersDataFolder) {
  folder.write("a.cpp", right);
  Commands::judge("1 a.cpp");
  EXPECT_FALSE(fs::exists(folder.path() / "mine/progress.json"));
  EXPECT_TRUE(has(read_file(folder.path() / "library/progress.json"), "\"Accepted\""));
}

TEST_F(Workspace, ReviewGoesByWhatAgainBegan) {
  EXPECT_EQ(judge("review").out, "nothing was Accepted yet\n");
  const auto solved = [&](int days, int interval, const Json& more = Json::object()) {
    Json one = {{"title", "Two Sum"}, {"accepted", days_ago(90)}, {"solved", days_ago(days)}, {"interval", interval}};
    one.update(more);
    write_progress(one);
  };
  int interval = 0;
  for (const int days : {1, 3, 7, 21, 60}) {
    solved(days, interval);
    EXPECT_TRUE(judge("review").out.starts_with("1. Two Sum: Accepted ")) << days;
    solved(days - 1, interval++);
    EXPECT_TRUE(judge("review").out.starts_with("nothing is due; next: ")) << days;
  }
  solved(3, 1);
  EXPECT_TRUE(has(judge("review").out, "next: harness/judge new 1 --again\n"));
  const std::string begun = judge("new 1 --again").out;
  const std::string file = begun.substr(0, begun.find('\n'));
  EXPECT_TRUE(file.starts_with("solutions/0001_two_sum/2")) << begun;
  folder.write("mine/other.cpp", right);
  judge("1 other.cpp");
  EXPECT_EQ(of_problem("1")["interval"], 1) << "another file moves nothing";
  folder.write("mine/" + file, right);
  judge("1 " + file);
  EXPECT_EQ(of_problem("1")["interval"], 2);
  folder.write("mine/" + file, right + "\n");
  judge("1 " + file);
  EXPECT_EQ(of_problem("1")["interval"], 2) << "once";
  // Without an Accepted within a day it goes back to the first interval, and is due at once.
  solved(7, 2, {{"again", "some.cpp"}, {"begun", days_ago(2)}});
  EXPECT_TRUE(judge("review").out.starts_with("1. Two Sum: "));
  judge("1 " + file + "x.cpp");
  folder.write("mine/some.cpp", right);
  judge("1 some.cpp");
  EXPECT_EQ(of_problem("1").value("interval", 0), 0);
}

TEST_F(Workspace, HintsComeOneByOne) {
  EXPECT_TRUE(has(judge("hint 1").out, "Hint 1 of 2: "));
  EXPECT_FALSE(has(judge("hint 78").out, "Hint"));
  EXPECT_TRUE(has(judge("hint 1").out, "\nHint 2 of 2: "));
  EXPECT_TRUE(has(judge("hint 1").out, "\nHint 2 of 2: "));
  EXPECT_FALSE(
      has(judge("new 1 mine").out + read_file(folder.path() / "mine/solutions/0001_two_sum/mine.cpp"), "pair"));
}

TEST_F(Workspace, KeepsAProgressFileThatIsDamagedOrNewer) {
  folder.write("mine/a.cpp", right);
  for (const char* damaged :
       {"", "{", "[]", "{\"version\":1}", "{\"version\":1,\"problems\":{\"1\":{\"first\":\"soon\"}}}",
        "{\"version\":1,\"problems\":[3]}", "{\"version\":1,\"problems\":{\"1\":{\"tries\":-1}}}"}) {
    folder.write("mine/progress.json", damaged);
    const Printed printed = judge("1 a.cpp");
    EXPECT_EQ(printed.status, 0) << damaged;
    EXPECT_TRUE(has(printed.err, "; it is kept as progress.json.damaged-")) << damaged << printed.err;
    EXPECT_EQ(of_problem("1")["tries"], 1);
    bool kept = false;
    for (const fs::directory_entry& entry : fs::directory_iterator(folder.path() / "mine")) {
      if (!has(entry.path().string(), ".damaged-")) continue;
      kept = kept || read_file(entry.path()) == damaged;
      fs::remove(entry.path());
    }
    EXPECT_TRUE(kept) << damaged;
  }
  const std::string newer = "{\"version\":2,\"tries\":[]}";
  folder.write("mine/progress.json", newer);
  EXPECT_EQ(judge("1 a.cpp").status, 0);
  EXPECT_TRUE(has(judge("list").err, "a newer leetjudge wrote this file, so it is left alone"));
  EXPECT_EQ(judge("review").status, 2);
  EXPECT_EQ(judge("new 1 --again").status, 2);
  EXPECT_EQ(read_file(folder.path() / "mine/progress.json"), newer);
}

TEST_F(WorkspaceLong, LosesNoTryWhenKilledOrBesideAnother) {
  for (int i = 0; i < 20; ++i) folder.write(fmt::format("mine/f{}.cpp", i), right + std::string(std::size_t(i), '\n'));
  judge("1 f0.cpp");
  const std::string both =
      "for i in 1 2 3 4 5 6 7 8; do \"$JUDGE\" 1 f$i.cpp >/dev/null & \"$JUDGE\" 1 f1$i.cpp >/dev/null; wait; done";
  test::run_shell(both, folder.path() / "mine");
  EXPECT_EQ(of_problem("1")["tries"], 17);
  for (int i = 0; i < 40; ++i) {
    folder.write("mine/f0.cpp", right + "// " + std::to_string(i));
    test::run_shell(fmt::format("timeout -s KILL 0.{:02} \"$JUDGE\" 1 f0.cpp", 10 + 2 * i), folder.path() / "mine");
    EXPECT_GE(of_problem("1")["tries"], 17);
    EXPECT_EQ(of_problem("1")["files"].size(), 17u);
  }
}

}  // namespace
}  // namespace leetjudge
