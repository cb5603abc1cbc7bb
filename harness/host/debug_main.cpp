// For a debugger: calls the method on the arguments in a file, whose path is its only argument, and prints the answer.
// Nothing limits it.
#ifdef LEETJUDGE_DEBUG
#include <unistd.h>

#include <cstdio>
#include <memory>
#include <string>

#include "calls.hpp"
#include "frame.hpp"

// What is undefined is told in words, and then stops the program where a debugger sees it.
extern "C" const char* __ubsan_default_options() { return "abort_on_error=1:handle_segv=0"; }

extern "C" int __wrap_main(int count, char** words) {
  std::string text;
  char bytes[65536];
  for (ssize_t size; (size = read(leetjudge::channel_descriptor, bytes, sizeof bytes)) > 0;)
    text.append(bytes, std::size_t(size));
  leetjudge_host::Reader in(text);
  const std::unique_ptr<leetjudge_host::Call> call(leetjudge_make_call());
  if (!call->leetjudge_read(in)) {
    std::fprintf(stderr, "%s holds no case of this problem (%s); harness/judge debug writes one\n", words[count - 1],
                 in.problem().c_str());
    return 2;
  }
  leetjudge_host::run_case(*call);
  std::string answer;
  call->leetjudge_write(answer);
  std::printf("answer: %s\n", answer.c_str());
  return 0;
}
#endif
