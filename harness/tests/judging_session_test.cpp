#include <sched.h>
#include <signal.h>

#include <algorithm>

#include "judging/runs.hpp"
#include "judging/session.hpp"
#include "support.hpp"

namespace leetjudge {
namespace {

using test::TemporaryFolder;
using Kind = Reply::Kind;

// A session with a solution of problem 36 whose method has this body, behind these globals.
struct Running {
  explicit Running(const std::string& body, const std::string& globals = "", const RunLimits& limits = {.cpu_ms = 300})
      : host(test::builder().build(folder.write("mine.cpp", globals +
                                                                "\nclass Solution {\npublic:\n    bool "
                                                                "isValidSudoku(vector<vector<char>>& board) {\n" +
                                                                body + "\n    }\n};\n"),
                                   test::shipped_problem(36), Mode::plain)),
        session(host, limits) {
    if (!host.ready()) throw std::runtime_error(host.compile_error);
  }
  Reply run(char first = '.') { return session.run(test::board_input(first + std::string(80, '.'))); }

  TemporaryFolder folder;
  Host host;
  Session session;
};

const std::string yes = "true";

TEST(Session, AnswersCaseAfterCaseInOneProcess) {
  Running running("return ++calls == 1 || board[0][0] == '7';", "int calls;");
  EXPECT_EQ(running.run().answer, yes);
  EXPECT_EQ(running.run().answer, "false");
  EXPECT_EQ(running.run('7').answer, yes);
  running.session.stop();
  EXPECT_EQ(running.run().answer, yes);
}

TEST(Session, RunsManyCasesInOneExchangeAsLongAsTheyOnlyAnswer) {
  Running running(R"(
    if (board[0][0] == '1') cout << "printed";
    if (board[0][0] == '2') abort();
    if (board[0][0] == '3') for (;;) {}
    if (board[0][0] == '4') for (volatile int i = 0; i < 1000000; i = i + 1) {}
    return ++calls == 2;)",
                  "int calls;");
  const auto run = [&](const std::string& firsts) {
    std::vector<std::string> inputs;
    for (const char first : firsts) inputs.push_back(test::board_input(first + std::string(80, '.')));
    return running.session.run_batch({inputs.begin(), inputs.end()});
  };
  const std::vector<Reply> replies = run("..4.");
  ASSERT_EQ(replies.size(), 4u);
  EXPECT_EQ(replies[0].answer, "false");
  EXPECT_EQ(replies[1].answer, yes);
  EXPECT_EQ(replies[3].answer, "false");
  EXPECT_GT(replies[2].cpu_ms, 20 * replies[1].cpu_ms);
  for (const char* broken : {".1.", ".2", "..3"}) {
    EXPECT_TRUE(run(broken).empty()) << broken;
    EXPECT_EQ(running.run().answer, "false") << broken;  // in a new process
    EXPECT_EQ(running.run().answer, yes) << broken;
  }
}

TEST(Session, KeepsPrintsApartFromAnswersAndCaseFromCase) {
  Running running(R"(cout << "out " << board[0][0]; printf(" and more"); cerr << "err"; return true;)");
  const Reply first = running.run('1');
  EXPECT_EQ(first.answer, yes);
  EXPECT_EQ(first.standard_output, "out 1 and more");
  EXPECT_EQ(first.standard_error, "err");
  EXPECT_EQ(running.run('2').standard_output, "out 2 and more");
}

// How people look for the reason of a crash, also with the line by which they make streams faster.
TEST(Session, KeepsWhatWasPrintedBeforeACrash) {
  const std::string deep = "int deep(volatile int n) { return n ? deep(n + 1) + n : 0; }\n";
  for (const char* streams : {"", "static const int fast = [] { ios::sync_with_stdio(false); return 0; }();"}) {
    Running running(R"(
      cout << "before\n";
      volatile int zero = 0;
      switch (board[0][0]) {
        case '1': *(volatile int*)nullptr = 1; break;
        case '2': assert(board.empty()); break;
        case '3': throw 1;
        case '4': zero = 7 / zero; break;
        case '5': __builtin_trap();
        case '6': thread([] { *(volatile int*)nullptr = 1; }).join(); break;
        case '7': return deep(1) > 0;
        case '8': cout.exceptions(ios::badbit), fclose(stdout), abort();
      }
      return true;)",
                    deep + streams, {.cpu_ms = 5000});
    const std::pair<char, int> crashes[] = {{'1', SIGSEGV}, {'2', SIGABRT}, {'3', SIGABRT}, {'4', SIGFPE},
                                            {'5', SIGILL},  {'6', SIGSEGV}, {'7', SIGSEGV}, {'8', SIGABRT}};
    for (const auto& [crash, signal] : crashes) {
      const Reply reply = running.run(crash);
      EXPECT_EQ(reply.kind, Kind::ended) << crash;
      EXPECT_TRUE(reply.ending.by_signal && reply.ending.code == signal) << crash << " " << describe(reply.ending);
      EXPECT_EQ(reply.fault, crash == '3' ? "uncaught exception int" : crash == '7' ? "stack overflow" : "") << crash;
      if (crash != '8') {
        EXPECT_EQ(reply.standard_output, "before\n") << crash << " " << streams;
      }
    }
  }
}

// It is said by its first reason.
TEST(Session, MayCrashAgainWhereItsPrintsAreFlushed) {
  Running running("cout.rdbuf((streambuf*)8); abort();");
  const Reply reply = running.run();
  EXPECT_TRUE(reply.ending.by_signal && reply.ending.code == SIGABRT) << describe(reply.ending);
  EXPECT_EQ(reply.fault, "");
}

TEST(Session, KeepsWhatWasPrintedBeforeASanitizerEndedIt) {
  const TemporaryFolder folder;
  const std::string code =
      "class Solution {\npublic:\n    bool isValidSudoku(vector<vector<char>>& board) {\n        cout << "
      "\"before\\n\";\n"
      "        int* a = new int[9]; int i = board.size();\n        if (board[0][0] == '1') i += 1 << 30 << i;\n"
      "        return a[i] == 7;\n    }\n};\n";
  const Host host = test::builder().build(folder.write("mine.cpp", code), test::shipped_problem(36), Mode::checked);
  ASSERT_TRUE(host.ready()) << host.compile_error;
  Session session(host, {.cpu_ms = 3000});
  for (const char first : {'.', '1'}) {
    const Reply reply = session.run(test::board_input(first + std::string(80, '.')));
    EXPECT_EQ(reply.kind, Kind::ended) << first;
    EXPECT_EQ(reply.standard_output, "before\n") << first;
  }
}

TEST(SessionLong, RunsTheNextCaseAfterAnyEnd) {
  const std::string body = R"(
    if (board[0][0] == '1') for (;;) {}
    if (board[0][0] == '2') *(volatile int*)nullptr = 1;
    if (board[0][0] == '3') exit(5);
    if (board[0][0] == '4') throw runtime_error("on purpose");
    if (board[0][0] == '5') while (true) puts("flood");
    if (board[0][0] == '6') this_thread::sleep_for(chrono::hours(1));
    if (board[0][0] == '7') { vector<string> all; for (;;) all.emplace_back(1 << 20, 'x'); }
    return true;)";
  Running running(body, "", {.cpu_ms = 1000});
  EXPECT_EQ(running.run('1').kind, Kind::out_of_cpu_time);
  EXPECT_EQ(running.run().kind, Kind::answered);
  const Reply crash = running.run('2');
  EXPECT_EQ(crash.kind, Kind::ended);
  EXPECT_EQ(describe(crash.ending), "invalid memory access (SIGSEGV)");
  EXPECT_EQ(running.run().kind, Kind::answered);
  const Reply exit = running.run('3');
  EXPECT_EQ(exit.kind, Kind::ended);
  EXPECT_EQ(exit.ending.code, 5);
  EXPECT_EQ(running.run('4').fault, "uncaught exception std::runtime_error: on purpose");
  EXPECT_EQ(running.run('5').kind, Kind::out_of_output);
  EXPECT_EQ(running.run('6').kind, Kind::idle);
  EXPECT_EQ(running.run().kind, Kind::answered);
  Running patient(body, "", {.cpu_ms = 60000});  // to fill so much takes seconds on a busy machine
  const Reply much = patient.run('7');           // the system refuses it, or the judge has seen it before
  EXPECT_TRUE(much.fault == "out of memory" || much.kind == Kind::out_of_memory);
  EXPECT_GT(patient.session.memory_kb(), 200 << 10);
  EXPECT_EQ(patient.run().kind, Kind::answered);
}

TEST(Session, WaitsForWhatIdlesNoLongerWithSanitizers) {
  const RunLimits plain = limits_of(Case(), {}, Mode::plain), checked = limits_of(Case(), {}, Mode::checked);
  EXPECT_TRUE(checked.cpu_ms > plain.cpu_ms && idle_limit_ms(checked) == idle_limit_ms(plain));
  EXPECT_EQ(idle_limit_ms({.cpu_ms = 60000}), 61000);
}

TEST(Session, EndsOnRaisedAndBusSignals) {
  Running running(R"(
    if (board[0][0] == '1') raise(SIGSEGV);
    if (board[0][0] == '2') raise(SIGBUS);
    return true;)");
  EXPECT_EQ(describe(running.run('1').ending), "invalid memory access (SIGSEGV)");
  EXPECT_EQ(describe(running.run('2').ending), "invalid memory access (SIGBUS)");
  EXPECT_EQ(running.run().kind, Kind::answered);
}

TEST(Session, NamesAnExceptionThatComesBeforeMain) {
  Running running("return big.size() > 0;", "static vector<int> big(1u << 30);");
  const Reply reply = running.run();
  EXPECT_EQ(reply.fault, "out of memory");
  EXPECT_TRUE(reply.before_main);
}

TEST(Session, MeasuresTimeHoweverShort) {
  Running running("volatile long n = 0; for (long i = 0; i < 3000000; ++i) n = n + 1; return true;", "",
                  {.cpu_ms = 5000});
  for (int i = 0; i < 50; ++i) EXPECT_GT(running.run().cpu_ms, 0.2);
}

TEST(Session, MeasuresEachCaseByItself) {
  Running running(
      "volatile long n = 0; if (board[0][0] == '1') for (long i = 0; i < 100000000; ++i) n = n + 1; return "
      "true;",
      "", {.cpu_ms = 60000});
  const double heavy_ms = running.run('1').cpu_ms;
  EXPECT_LT(running.run().cpu_ms, heavy_ms / 2);
}

// The clock of a process that runs on another processor at this moment may be a tick behind.
TEST(Session, MeasuresTimeAcrossProcessors) {
  cpu_set_t all;
  sched_getaffinity(0, sizeof all, &all);
  if (CPU_COUNT(&all) < 2) GTEST_SKIP() << "one processor only";
  Running running(R"(
    cpu_set_t mine;
    sched_getaffinity(0, sizeof mine, &mine);
    for (int i = 0; i < CPU_SETSIZE; ++i) if (CPU_ISSET(i, &mine)) { CPU_CLR(i, &mine); break; }
    sched_setaffinity(0, sizeof mine, &mine);
    volatile long n = 0; for (long i = 0; i < 1000000; ++i) n = n + 1;
    return true;)",
                  "#include <sched.h>", {.cpu_ms = 5000});
  running.run();  // starts the process before this thread is pinned
  cpu_set_t first;
  CPU_ZERO(&first);
  for (int i = 0; CPU_COUNT(&first) == 0; ++i) {
    if (CPU_ISSET(i, &all)) CPU_SET(i, &first);
  }
  sched_setaffinity(0, sizeof first, &first);
  double least = 1e9;
  for (int i = 0; i < 200; ++i) least = std::min(least, running.run().cpu_ms);
  sched_setaffinity(0, sizeof all, &all);
  EXPECT_GT(least, 0.05);
}

TEST(Session, EndsWhatLeftItsProcessGroup) {
  Running running("setpgid(0, getpgid(getppid())); for (;;) {}", "#include <unistd.h>");
  EXPECT_EQ(running.run().kind, Kind::out_of_cpu_time);
}

TEST(Session, NoticesWhoWritesToTheChannelOrClosesIt) {
  Running running(R"(
    if (board[0][0] == '1') { long n = syscall(1, 3, "this is not a frame, but long enough", 36); return n > 0; }
    if (board[0][0] == '2') { syscall(3, 3); for (;;) this_thread::sleep_for(chrono::seconds(1)); }
    return true;)",
                  "#include <unistd.h>");
  EXPECT_EQ(running.run('1').kind, Kind::garbled);
  EXPECT_EQ(running.run('2').kind, Kind::garbled);
  EXPECT_EQ(running.run().kind, Kind::answered);
}

// Out-of-band data wakes whoever waits for the channel, and cannot be read.
TEST(Session, DoesNotWaitForWhatCannotBeRead) {
  Running running("send(3, \"x\", 1, MSG_OOB); for (;;) {}", "#include <sys/socket.h>");
  EXPECT_NE(running.run().kind, Kind::answered);
}

// What it has printed is gone before the judge reads it.
TEST(Session, DoesNotWaitForPrintsThatWereTakenBack) {
  Running running(R"(
    int end = open("/proc/self/fd/2", O_RDONLY | O_NONBLOCK);
    char c;
    for (;;) { cerr << "x"; if (end >= 0 && read(end, &c, 1) < 0) continue; })",
                  "#include <fcntl.h>\n#include <unistd.h>");
  EXPECT_NE(running.run().kind, Kind::answered);
}

TEST(Session, SeesTheMemoryOfWhatIsLeftOfAProcess) {
  Running running(R"(
    if (board[0][0] == '1') {
      thread([] {
        this_thread::sleep_for(chrono::milliseconds(50));
        for (int i = 0; i < 100; ++i) {
          void* block = mmap(nullptr, 16 << 20, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
          if (block == MAP_FAILED) break;
          memset(block, 1, 16 << 20);
          mprotect(block, 16 << 20, PROT_READ);
        }
        for (;;) {}
      }).detach();
      syscall(SYS_exit, 0);
    }
    for (int i = 0; i < 100 && board[0][0] == '2'; ++i) {
      void* block = mmap(nullptr, 16 << 20, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
      if (block == MAP_FAILED) break;
      memset(block, 1, 16 << 20);
      if (i % 2) munmap(block, 16 << 20); else mprotect(block, 16 << 20, PROT_READ);
    }
    return true;)",
                  "#include <sys/mman.h>\n#include <sys/syscall.h>\n#include <unistd.h>", {.cpu_ms = 20000});
  EXPECT_EQ(running.run('1').kind, Kind::out_of_memory);
  EXPECT_EQ(running.run('2').kind, Kind::out_of_memory);
  EXPECT_GT(running.session.memory_kb(), 256 << 10);
}

TEST(Session, LetsNoProcessBecomeAnotherProgram) {
  Running running(R"(
    char* none[] = {nullptr};
    return execve("/proc/self/exe", none, none) < 0 && errno == EPERM &&
           syscall(SYS_execveat, AT_FDCWD, "/usr/bin/true", none, none, 0) < 0 && errno == EPERM;)",
                  "#include <fcntl.h>\n#include <sys/syscall.h>\n#include <unistd.h>");
  EXPECT_EQ(running.run().answer, yes);
}

#ifdef __x86_64__
// Threads without stacks take no memory that the limit counts.
TEST(Session, BoundsThreads) {
  Running running(R"(
    long flags = CLONE_VM | CLONE_FS | CLONE_SIGHAND | CLONE_THREAD | CLONE_SYSVSEM;
    auto start = [&](long with) {
      long thread;
      asm volatile("syscall; test %%rax, %%rax; jnz 2f; 1: mov $34, %%eax; syscall; jmp 1b; 2:"
                   : "=a"(thread) : "a"(56L), "D"(with), "S"(0L), "d"(0L) : "rcx", "r11", "memory");
      return thread;
    };
    if (start(flags) > 0) return false;
    for (int i = 0; i < 5000 && start(flags | CLONE_FILES) > 0; ++i) {}
    this_thread::sleep_for(chrono::milliseconds(300));
    return true;)",
                  "#include <sched.h>", {.cpu_ms = 20000});
  const Reply reply = running.run();
  EXPECT_EQ(reply.kind, Kind::forbidden) << (reply.answer == yes);
  EXPECT_NE(reply.fault.find("threads at once"), std::string::npos) << reply.fault;
}
#endif

TEST(Session, TellsWhatEndedBeforeMain) {
  Running running("return true;", "static int early = (exit(0), 1);");
  const Reply reply = running.run();
  EXPECT_EQ(reply.kind, Kind::ended);
  EXPECT_TRUE(reply.before_main);
  EXPECT_TRUE(reply.ending.clean());
}

TEST(Session, TellsWhyNothingWasStarted) {
  Running running("return big[board.size()] == 0;", "int big[100 << 20];");
  const Reply reply = running.run();
  EXPECT_EQ(reply.kind, Kind::out_of_memory);
  EXPECT_EQ(reply.fault, "its static data alone takes 400 MB");
  EXPECT_TRUE(reply.before_main);
}

TEST(Session, TellsARefusedAllocationFromAThrownException) {
  Running running(R"(
    if (board[0][0] == '1') throw bad_alloc();
    if (board[0][0] == '2') { vector<char> big(300 << 20, 1); return big[board.size()] == 1; }
    if (board[0][0] == '3') *static_cast<volatile char*>(malloc(300 << 20)) = 1;
    if (board[0][0] == '4') *static_cast<volatile char*>(nullptr) = 1;
    if (board[0][0] == '5') { errno = ENOMEM; *static_cast<volatile char*>(nullptr) = 1; }
    if (board[0][0] == '6') { errno = ENOMEM; throw bad_alloc(); }
    return true;)");
  EXPECT_EQ(running.run('1').fault, "uncaught exception std::bad_alloc: std::bad_alloc");
  EXPECT_EQ(running.run('2').fault, "out of memory");
  EXPECT_EQ(running.run('3').fault, "out of memory");
  EXPECT_EQ(running.run('4').fault, "");
  EXPECT_EQ(running.run('5').fault, "");
  EXPECT_EQ(running.run('6').fault, "uncaught exception std::bad_alloc: std::bad_alloc");
}

TEST(Session, CountsTheStackAsMemory) {
  Running running(R"(
    vector<char> block(230 << 20);
    volatile char* heap = block.data();
    for (int i = 0; i < 230 << 20; i += 4096) heap[i] = 1;
    if (board[0][0] == '.') return heap[4096] == 1;
    volatile char* stack = static_cast<char*>(alloca(50 << 20));
    for (int i = 0; i < 50 << 20; i += 4096) stack[i] = 1;
    return heap[4096] == 1 && stack[4096] == 1;)",
                  "#include <alloca.h>", {.cpu_ms = 20000});
  EXPECT_EQ(running.run().kind, Kind::answered);
  EXPECT_EQ(running.run('1').kind, Kind::out_of_memory) << running.session.memory_kb().value_or(0);
}

// Whoever takes requests from the channel is no shortage of memory.
// The main thread sleeps in a signal's handler, so that the other one is sure to be first.
TEST(SessionLong, KnowsWhoReadsItsRequests) {
  Running running(R"(
    static once_flag once;
    call_once(once, [] {
        signal(SIGUSR1, [](int) { usleep(100000); });
        thread([judged = pthread_self()] { for (;;) pthread_kill(judged, SIGUSR1), usleep(200000); }).detach();
        thread([] { for (char c[4096];;) recv(3, c, sizeof c, MSG_PEEK), read(3, c, 1); }).detach();
    });
    return true;)",
                  "#include <pthread.h>\n#include <signal.h>\n#include <sys/socket.h>\n#include <unistd.h>");
  Reply reply = running.run();
  for (int i = 0; i < 100'000 && reply.kind == Kind::answered; ++i) reply = running.run();
  EXPECT_NE(reply.kind, Kind::answered);
  EXPECT_NE(reply.fault, "out of memory");
}

TEST(Session, MeasuresTheSolutionsOwnMemory) {
  Running small("return true;");
  small.run();
  EXPECT_LT(small.session.memory_kb(), 4 << 10);
  Running large("string big(64 << 20, 'x'); return big[board.size()] == 'x';", "", {.cpu_ms = 5000});
  EXPECT_EQ(large.run().kind, Kind::answered);
  EXPECT_GT(large.session.memory_kb(), 60 << 10);
  EXPECT_LT(large.session.memory_kb(), 80 << 10);
}

TEST(Session, GivesEveryCallANewValueInitialisedObject) {
  TemporaryFolder folder;
  const Host host = test::builder().build(
      folder.write("mine.cpp",
                   "class Solution {\n    int seen[64];\npublic:\n    bool isValidSudoku(vector<vector<char>>&) {\n"
                   "        bool zero = true;\n        for (int& s : seen) { zero &= s == 0; s = 7; }\n"
                   "        return zero;\n    }\n};\n"),
      test::shipped_problem(36), Mode::plain);
  ASSERT_TRUE(host.ready()) << host.compile_error;
  Session session(host, {});
  for (int i = 0; i < 3; ++i) EXPECT_EQ(session.run(test::board_input(std::string(81, '.'))).answer, yes);
}

}  // namespace
}  // namespace leetjudge
