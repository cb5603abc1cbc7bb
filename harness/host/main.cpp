// The program around a solution: reads the arguments of a case, calls the method, sends back what is judged.
//
// It shares its process with code that may do anything, so it promises nothing: the judge trusts no frame
// beyond "an answer to be checked", and keeps clocks, limits and verdicts on its own side. Names that a
// solution could define for itself (send, poll, syscall) are avoided: everything goes through util/system_call.hpp.
#ifndef LEETJUDGE_DEBUG
#include <cxxabi.h>
#include <pthread.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <ucontext.h>
#include <unistd.h>

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <iostream>
#include <new>
#include <system_error>
#include <typeinfo>

#include "allocation.hpp"
#include "batch.hpp"
#include "frame.hpp"
#include "util/system_call.hpp"
#include "util/wire.hpp"

#ifdef LEETJUDGE_CHECKED
extern "C" void __sanitizer_set_death_callback(void (*callback)());
#endif

namespace leetjudge {
namespace {

[[noreturn]] void stop() {
  for (;;) system_call(SYS_exit_group);
}

// Sends or receives all of it, as the call says; the flag is for sending alone.
void transfer(long call, long data, std::size_t size) {
  while (size > 0) {
    const long moved = system_call(call, channel_descriptor, data, long(size), MSG_NOSIGNAL);
    if (moved <= 0) stop();  // the judge is done
    data += moved;
    size -= std::size_t(moved);
  }
}

void send_frame(FrameKind kind, std::uint64_t nonce, const void* payload, std::size_t size) {
  const FrameHeader header{kind, std::uint32_t(size), nonce};
  transfer(SYS_sendto, argument(&header), sizeof header);
  transfer(SYS_sendto, argument(payload), size);
}

FrameHeader receive_header() {
  FrameHeader header;
  transfer(SYS_recvfrom, argument(&header), sizeof header);
  return header;
}

// A byte that says of which kind it is, and words, as far as they fit.
void send_fault(FaultKind kind, const char* words) {
  char payload[longest_fault];
  payload[0] = char(kind);
  std::size_t size = 1;
  for (; *words && size < sizeof payload; ++size) payload[size] = *words++;
  send_frame(FrameKind::fault, 0, payload, size);
}

constexpr std::uint32_t most_asked = 1u << 30;  // bytes of a request

// As a thread's stack is mapped; what the system refuses for another reason (too many processes) is no matter of
// memory.
bool memory_for_a_stack() {
  return mmap(nullptr, 4 << 20, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0) != MAP_FAILED;
}

void flush_prints() {
  std::cout.flush();
  std::fflush(nullptr);
}

// What was printed is how one looks for the reason of a crash. It is not safe there: where it waits for ever, as
// another thread holds a lock, the limit of time ends us.
void flush_prints_of_crash() {
  try {
    std::cout.flush();
    std::fflush(stdout);
  } catch (...) {  // as the solution asked its streams to
  }
}

// May not allocate before it knows that memory is not what ran out. A bad_alloc that somebody threw without
// having asked for memory is an exception like any other.
void on_terminate() {
  const std::type_info* type = abi::__cxa_current_exception_type();
  if (type && allocation_refused && *type == typeid(std::bad_alloc)) {
    send_fault(FaultKind::out_of_memory, "out of memory");
  } else if (type) {
    char words[512];
    const char* what = "";
    try {
      throw;
    } catch (const std::system_error& error) {
      const bool no_thread = error.code() == std::errc::resource_unavailable_try_again && !memory_for_a_stack();
      what = no_thread ? "no more threads: their stacks, of 4 MB each, count as memory" : error.what();
    } catch (const std::exception& error) {
      what = error.what();
    } catch (const char* text) {
      what = text ? text : "";
    } catch (const std::string& text) {
      what = text.c_str();
    } catch (...) {
    }
    const char* readable = abi::__cxa_demangle(type->name(), nullptr, nullptr, nullptr);
    std::snprintf(words, sizeof words, "uncaught exception %s%s%s", readable ? readable : type->name(),
                  *what ? ": " : "", what);
    send_fault(FaultKind::ended, words);
  }
  std::abort();
}

#ifndef LEETJUDGE_CHECKED  // AddressSanitizer tells a stack overflow by itself
char* stack_top;

const char* stack_pointer(const void* context) {
  const mcontext_t& machine = static_cast<const ucontext_t*>(context)->uc_mcontext;
#if defined(__x86_64__)
  return reinterpret_cast<const char*>(machine.gregs[REG_RSP]);
#else
  return reinterpret_cast<const char*>(machine.sp);
#endif
}

void tell_what_was_accessed(siginfo_t* info, void* context) {
  const bool refused = null_given && info->si_code > 0;
  if (refused) send_fault(FaultKind::out_of_memory, "out of memory");
  rlimit limit;
  const bool on_main = !refused && system_call(SYS_gettid) == system_call(SYS_getpid);
  if (on_main && system_call(SYS_prlimit64, 0, RLIMIT_STACK, 0, argument(&limit)) == 0 &&
      limit.rlim_cur != RLIM_INFINITY) {
    const std::size_t slack = 1 << 20;  // a large frame steps over the guard
    const std::size_t reached = stack_top - static_cast<const char*>(info->si_addr);
    const std::size_t used = stack_top - stack_pointer(context);
    if ((reached + slack > limit.rlim_cur && reached < limit.rlim_cur + slack) || used + slack > limit.rlim_cur)
      send_fault(FaultKind::ended, "stack overflow");
  }
}

// A second crash, while prints are flushed, ends us by the first one's signal.
void on_crash(int number, siginfo_t* info, void* context) {
  static volatile int first = 0;
  if (first == 0) {
    first = number;
    if (number == SIGSEGV || number == SIGBUS) tell_what_was_accessed(info, context);
    flush_prints_of_crash();
  }
  signal(first, SIG_DFL);
  const bool sent = info->si_code <= 0 || number == SIGTRAP || number != first;
  if (sent) raise(first);  // otherwise returning repeats what now ends us
}

void catch_crashes() {
  static char handler_stack[32768];
  stack_t stack = {};
  stack.ss_sp = handler_stack;
  stack.ss_size = sizeof handler_stack;
  struct sigaction action = {};
  action.sa_sigaction = on_crash;
  action.sa_flags = SA_SIGINFO | SA_ONSTACK | SA_NODEFER;
  sigaltstack(&stack, nullptr);
  for (const int number : {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGTRAP, SIGABRT}) sigaction(number, &action, nullptr);
}
#endif

// Runs before the constructors of every solution (only one with the same priority could come first): the
// judge measures the process as it is without the solution and starts its clock.
__attribute__((constructor(101))) void before_any_initialiser() {
  static std::ios_base::Init streams;
  // A crash is nothing that the machine should keep or mail to anybody.
  system_call(SYS_prctl, PR_SET_DUMPABLE);
  std::set_terminate(on_terminate);
  std::set_new_handler(on_refused_allocation);
#ifndef LEETJUDGE_CHECKED
  stack_top = static_cast<char*>(__builtin_frame_address(0));
  catch_crashes();
#else
  __sanitizer_set_death_callback(flush_prints_of_crash);
  *environ = nullptr;  // the sanitizers have read their options: the solution sees no more than in a plain host
#endif
  send_frame(FrameKind::hello, 0, nullptr, 0);
  receive_header();
}

// Appends what each action gives. False for what is no request.
bool serve_request(Batch& batch, std::string_view bytes, std::string& out) {
  Request request;
  if (!wire::read(bytes, request)) return false;
  const auto wanted = [&](Request::Action action) { return (request.actions & action) != 0; };
  if (wanted(Request::arrange) && !batch.arrange(bytes)) return false;
  if (wanted(Request::judge) && !Batch::judge(bytes, wanted(Request::replay), out)) return false;
  if (wanted(Request::keep) && !batch.keep(bytes)) return false;
  if (wanted(Request::call)) batch.call_all();
  if (wanted(Request::clock)) wire::write(out, batch.call_each(true));
  if (wanted(Request::ticks)) wire::write(out, batch.call_each(false));
  if (wanted(Request::show)) batch.show(out);
  return true;
}

[[noreturn]] void serve() {
  std::string bytes;
  std::string out;
  Batch batch;
  for (;;) {
    const FrameHeader header = receive_header();
    if (header.kind != FrameKind::run || header.size > most_asked) stop();  // somebody else reads here
    bytes.resize(header.size);
    transfer(SYS_recvfrom, argument(bytes.data()), bytes.size());
    out.clear();
    allocation_refused = refused_when_full = null_given = false;
    try {
      if (!serve_request(batch, bytes, out)) stop();
    } catch (const Unreadable& problem) {
      send_fault(FaultKind::unreadable, problem.what.c_str());
      stop();
    } catch (const leetjudge_host::WrongAnswer& answer) {
      send_fault(FaultKind::wrong, answer.why.c_str());
      stop();
    }
    flush_prints();
    if (refused_when_full) {  // and it answered all the same
      send_fault(FaultKind::out_of_memory, "out of memory");
      stop();
    }
    send_frame(FrameKind::done, header.nonce, out.data(), out.size());
  }
}

}  // namespace
}  // namespace leetjudge

#ifdef LEETJUDGE_CHECKED
// Exit status: judging/host_process.hpp. GCC's reads the environment when it has something to report: too late where
// files are closed (host/first.cpp).
extern "C" const char* __ubsan_default_options() { return "print_stacktrace=1:symbolize=0:exitcode=86"; }
#endif

// The link calls it in the place of main (compile/toolchain.cpp), which a solution may have for itself.
extern "C" int __wrap_main() {
  using namespace leetjudge;
  // Stacks of threads count as memory of the solution: enough of them must fit.
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
#ifdef LEETJUDGE_CHECKED
  pthread_attr_setstacksize(&attributes, 32 << 20);
#else
  pthread_attr_setstacksize(&attributes, 4 << 20);
#endif
  pthread_setattr_default_np(&attributes);
  send_frame(FrameKind::done, 0, nullptr, 0);
  serve();
}
#endif
