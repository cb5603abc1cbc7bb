// Endings, children, tools and frames: what stands between the judge and a host's process.
#include <csignal>
#include <fstream>
#include <thread>

#include "judging/host_process.hpp"
#include "sandbox/child.hpp"
#include "sandbox/tool.hpp"
#include "support.hpp"
#include "util/error.hpp"

namespace leetjudge {
namespace {

ToolResult shell(const std::string& command, const ToolLimits& limits = {.time_s = 20}) {
  return run_tool({"/bin/sh", "-c", command}, limits);
}

TEST(Ending, IsSaidInWords) {
  EXPECT_EQ(describe(shell("exit 3").ending), "ended with exit status 3");
  EXPECT_EQ(describe(shell("kill -SEGV $$").ending), "invalid memory access (SIGSEGV)");
  EXPECT_EQ(describe({true, SIGALRM}), "ended by SIGALRM");
  EXPECT_TRUE(shell("true").ending.clean());
}

TEST(Tool, CapturesBothStreamsInOrder) {
  const ToolResult result = shell("echo a; echo b >&2; echo c");
  EXPECT_EQ(result.output, "a\nb\nc\n");
  EXPECT_TRUE(result.succeeded());
}

TEST(Tool, StopsWhatTakesTooLongOrPrintsTooMuch) {
  EXPECT_EQ(shell("sleep 60", {.time_s = 0.1}).stop, ToolResult::Stop::time);
  EXPECT_EQ(shell("yes", {.time_s = 60, .output_bytes = 1000}).stop, ToolResult::Stop::output);
  EXPECT_EQ(shell("sleep 60 & wait", {.time_s = 0.1}).stop, ToolResult::Stop::time);
}

TEST(Tool, SaysWhenThereIsNoSuchProgram) { EXPECT_EQ(run_tool({"/no/such/program"}, {}).ending.code, 127); }

TEST(Child, IsGivenThreeDescriptorsAndTheExtraOne) {
  DescriptorPair pipe = make_pipe();
  DescriptorPair sockets = make_socket_pair();
  ChildSetup setup;
  setup.arguments = {"/bin/sh", "-c",
                     "for f in 0 1 2 3 4 5 6 7 8 9 11 12 13; do [ -e /proc/self/fd/$f ] && printf \"$f \"; "
                     "done; echo; echo hello >&3"};
  setup.standard_output = pipe.second.get();
  setup.extra = sockets.second.get();
  Child child(setup);
  child.wait();
  char buffer[100];
  const std::string listed(buffer, std::size_t(read(pipe.first.get(), buffer, sizeof buffer)));
  EXPECT_EQ(listed, "0 1 2 3 \n");
  EXPECT_EQ(read(sockets.first.get(), buffer, sizeof buffer), 6);
}

TEST(Child, PassesOnNoEnvironmentUnlessTold) {
  DescriptorPair pipe = make_pipe();
  ChildSetup setup;
  setup.arguments = {"/usr/bin/env"};
  setup.environment = {"A=1"};
  setup.standard_output = pipe.second.get();
  Child child(setup);
  child.wait();
  char buffer[100];
  EXPECT_EQ(std::string(buffer, std::size_t(read(pipe.first.get(), buffer, sizeof buffer))), "A=1\n");
}

TEST(Child, IsKilledWithItsGroup) {
  const test::TemporaryFolder folder;
  pid_t grandchild = 0;
  {
    ChildSetup setup;
    setup.arguments = {"/bin/sh", "-c", "sleep 600 & echo $! >" + (folder.path() / "pid").string() + "; wait"};
    Child child(setup);
    while (grandchild == 0) std::ifstream(folder.path() / "pid") >> grandchild;
  }
  for (int i = 0; i < 1000 && kill(grandchild, 0) == 0; ++i) {
    std::ifstream stat("/proc/" + std::to_string(grandchild) + "/stat");
    std::string words;
    std::getline(stat, words);
    if (words.find(") Z") != std::string::npos) break;  // dead, and nobody's to bury but init's
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
    ASSERT_LT(i, 999) << "the grandchild lives on";
  }
}

int parent_of(pid_t process) {
  std::ifstream stat("/proc/" + std::to_string(process) + "/stat");
  std::string line;
  std::getline(stat, line);
  int parent = 0;
  std::sscanf(line.c_str() + line.rfind(") ") + 3, "%d", &parent);
  return parent;
}

// Soon; a zombie is dead.
bool dies(pid_t process) {
  for (int i = 0; i < 1000; ++i) {
    std::ifstream stat("/proc/" + std::to_string(process) + "/stat");
    std::string line;
    if (!std::getline(stat, line) || line.find(") Z") != std::string::npos) return true;
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  }
  return false;
}

TEST(Child, TakesWithItWhatHasLeftItsSession) {
  const test::TemporaryFolder folder;
  pid_t daemon = 0;
  {
    ChildSetup setup;
    setup.arguments = {"/bin/sh", "-c",
                       "setsid sh -c 'echo $$ >" + (folder.path() / "pid").string() + "; sleep 600' & exit"};
    Child child(setup);
    EXPECT_TRUE(child.wait().clean());
    while (daemon == 0) std::ifstream(folder.path() / "pid") >> daemon;
    EXPECT_EQ(kill(daemon, 0), 0);
  }
  EXPECT_EQ(kill(daemon, 0), -1);
}

TEST(Child, IsGoneWithItsKeeperWhichIsTheJudgesFault) {
  ChildSetup setup;
  setup.arguments = {"/bin/sleep", "600"};
  Child child(setup);
  kill(parent_of(child.pid()), SIGKILL);
  EXPECT_TRUE(test::throws_with<JudgeFault>([&] { child.wait(); }, "the keeper of a process was killed"));
  EXPECT_TRUE(dies(child.pid()));
}

TEST(Child, EndsWhereThereIsNoProgram) {
  ChildSetup setup;
  setup.arguments = {"/no/such/program"};
  EXPECT_EQ(Child(setup).wait().code, 127);
}

TEST(Child, RunsUnderItsLimits) {
  EXPECT_EQ(shell("ulimit -d; ulimit -s; ulimit -f; ulimit -t; ulimit -n; ulimit -v; ulimit -c",
                  {.time_s = 20,
                   .child = {.limits = {.data_bytes = 50 << 20,
                                        .stack_bytes = 3 << 20,
                                        .space_bytes = 200 << 20,
                                        .file_bytes = 1 << 20,
                                        .cpu_s = 7,
                                        .descriptors = 30}}})
                .output,
            "51200\n3072\n2048\n7\n30\n204800\n0\n");
  EXPECT_EQ(describe(shell("while :; do :; done", {.time_s = 20, .child = {.limits = {.cpu_s = 1}}}).ending),
            "ended by SIGXCPU");
}

TEST(Child, TellsItsCpuTime) {
  ChildSetup setup;
  setup.arguments = {"/bin/sh", "-c", "i=0; while [ $i -lt 100000 ]; do i=$((i+1)); done"};
  Child child(setup);
  child.wait();
  EXPECT_GT(child.cpu_ms(), 1);
  EXPECT_TRUE(child.ends_within(0));
}

TEST(Frames, ComeBackWhole) {
  const std::string bytes = encode_frame(FrameKind::done, 7, "abc") + encode_frame(FrameKind::fault, 0, "");
  FrameReader reader(1000);
  for (const char c : bytes.substr(0, bytes.size() - 1)) reader.add(std::string_view(&c, 1));
  const std::optional<Frame> first = reader.next();
  ASSERT_TRUE(first);
  EXPECT_EQ(first->kind, FrameKind::done);
  EXPECT_EQ(first->nonce, 7u);
  EXPECT_EQ(first->payload, "abc");
  EXPECT_FALSE(reader.next());
  reader.add(bytes.substr(bytes.size() - 1));
  EXPECT_EQ(reader.next()->kind, FrameKind::fault);
}

TEST(Frames, RefuseWhatIsNone) {
  FrameReader unknown(1000);
  unknown.add("this is no frame at all");
  EXPECT_FALSE(unknown.next());
  EXPECT_EQ(unknown.broken(), FrameReader::Broken::garbled);
  FrameReader large(2);
  large.add(encode_frame(FrameKind::done, 7, "abc"));
  EXPECT_FALSE(large.next());
  EXPECT_EQ(large.broken(), FrameReader::Broken::too_large);
}

}  // namespace
}  // namespace leetjudge
