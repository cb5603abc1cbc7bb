// A compiler's and linker's messages, made readable for the one who wrote the solution.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "paste/stub.hpp"

namespace leetjudge {

struct CompileError {
  std::string words;
  bool in_solution = false;  // the compiler itself found the first error there
};

// The words start with the first error, "mine.cpp:5:9: error: …", with the user's own file and line wherever there is
// one; a sentence on what to do may follow ("hint: …"), then the rest of the messages, cut when it is very
// long. `solution` is the file as the compiler was given it, `shown` its name for people, `text` what is in it.
CompileError explain_compile_error(std::string_view messages, const std::filesystem::path& solution,
                                   const std::string& shown, const std::string& text, const Stub& stub);

// The warnings in a compiler's messages about the file `solution`, as it prints them; the first few.
std::vector<std::string> warnings_in(std::string_view messages, const std::filesystem::path& solution);

// Whether a compiler's or linker's messages hold an error.
bool has_error(std::string_view messages);
// Whether one of its messages holds `words`; what it quotes of the solution does not count.
bool tool_says(std::string_view messages, std::string_view words);

// The part of an explanation that a terminal shows: up to the second error or `lines` lines.
std::string first_error(std::string_view explanation, std::size_t lines = 12);
// The same, and of the others in that file the line that names the place: for editors that go from one to the next.
std::string all_errors(std::string_view explanation);

}  // namespace leetjudge
