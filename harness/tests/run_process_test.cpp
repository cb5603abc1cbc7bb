// Endings, children, tools and frames: what stands between the judge and a host's process.
#include <csignal>
#include <fstream>
#include <thread>

#include "run/child.hpp"
#include "run/ending.hpp"
#include "run/frames.hpp"
#include "run/tool.hpp"
#include "support.hpp"

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

TEST(Tool, SaysWhenThereIsNoSuchProgram) {
  EXPECT_EQ(run_tool({"/no/such/program"}, {}).ending.code, 127);
}

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
    setup.arguments = {"/bin/sh", "-c",
                       "sleep 600 & echo $! >" + (folder.path() / "pid").string() + "; wait"};
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

TEST(Child, TellsItsCpuTime) {
  ChildSetup setup;
  setup.arguments = {"/bin/sh", "-c", "i=0; while [ $i -lt 100000 ]; do i=$((i+1)); done"};
  Child child(setup);
  child.wait();
  EXPECT_GT(child.cpu_ms(), 1);
  EXPECT_TRUE(child.ends_within(0));
}

TEST(Frames, ComeBackWhole) {
  const std::string bytes = encode_frame(FrameKind::answer, 7, "abc") + encode_frame(FrameKind::fault, 0, "");
  FrameReader reader(1000);
  for (const char c : bytes.substr(0, bytes.size() - 1)) reader.add(std::string_view(&c, 1));
  const std::optional<Frame> first = reader.next();
  ASSERT_TRUE(first);
  EXPECT_EQ(first->kind, FrameKind::answer);
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
  large.add(encode_frame(FrameKind::answer, 7, "abc"));
  EXPECT_FALSE(large.next());
  EXPECT_EQ(large.broken(), FrameReader::Broken::too_large);
}

}  // namespace
}  // namespace leetjudge
