// The program around one solution for a debugger: calls the method on the arguments in a file, whose path is
// its only argument, and prints the answer. Nothing limits or watches it.
#include <cstdio>
#include <fstream>
#include <iterator>
#include <memory>

#include "calls.hpp"

int main(int count, char** words) {
  std::ifstream file(count == 2 ? words[1] : "", std::ios::binary);
  const std::string text((std::istreambuf_iterator<char>(file)), {});
  leetjudge_host::Reader in(text);
  const std::unique_ptr<leetjudge_host::Call> call(leetjudge_host::make_call());
  if (!call->leetjudge_read(in)) {
    std::fprintf(stderr, "%s holds no case of this problem (%s); harness/judge debug writes one\n", words[count - 1],
                 in.problem().c_str());
    return 2;
  }
  call->leetjudge_run();
  std::string answer;
  call->leetjudge_write(answer);
  std::printf("answer: %s\n", answer.c_str());
}
