// The program around one solution for a debugger: calls the method on the arguments in a file, whose path is
// its only argument, and prints the answer. Nothing limits or watches it.
#include <cstdio>
#include <fstream>
#include <iostream>
#include <iterator>

#include "signature.hpp"  // made from the problem's metadata: struct leetjudge_call
#include "util/wire.hpp"

namespace {

template <class T>
void print(const T& value) {
  std::cout << value;
}
void print(bool value) { std::cout << (value ? "true" : "false"); }
void print(char value) { std::cout << '"' << value << '"'; }
void print(const std::string& value) { std::cout << '"' << value << '"'; }
template <class T>
void print(const std::vector<T>& values) {
  const char* before = "[";
  for (const auto& value : values) {
    std::cout << before;
    print(T(value));
    before = ",";
  }
  std::cout << (values.empty() ? "[]" : "]");
}

}  // namespace

int main(int count, char** words) {
  std::ifstream file(count == 2 ? words[1] : "", std::ios::binary);
  const std::string bytes((std::istreambuf_iterator<char>(file)), {});
  std::string_view left = bytes;
  leetjudge_call call{};
  if (!call.read_arguments([&](auto& value) { return leetjudge::wire::read(left, value); })) {
    std::fprintf(stderr, "%s holds no case of this problem; harness/judge debug writes one\n", words[count - 1]);
    return 2;
  }
  call.leetjudge_run();
  std::cout << "answer: ";
  print(call.answer());
  std::cout << std::endl;
}
