// The program around one solution for a debugger: calls the method on the arguments in a file, whose path is
// its only argument. Nothing limits or watches it.
#include <cstdio>
#include <fstream>
#include <iterator>

#include "signature.hpp"  // made from the problem's metadata: struct leetjudge_call
#include "wire.hpp"

int main(int count, char** words) {
  std::ifstream file(count == 2 ? words[1] : "", std::ios::binary);
  const std::string bytes((std::istreambuf_iterator<char>(file)), {});
  std::string_view left = bytes;
  leetjudge_call call{};
  if (!call.read_arguments([&](auto& value) { return leetjudge::wire::read(left, value); })) {
    std::fprintf(stderr, "%s holds no case of this problem; harness/judge debug writes one\n",
                 words[count - 1]);
    return 2;
  }
  call.leetjudge_run();
}
