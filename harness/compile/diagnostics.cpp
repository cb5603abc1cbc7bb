#include "compile/diagnostics.hpp"

#include <algorithm>
#include <regex>
#include <set>
#include <utility>
#include <vector>

#include "paste/binding.hpp"
#include "paste/local_headers.hpp"
#include "paste/outline.hpp"
#include "paste/tokens.hpp"
#include "util/files.hpp"
#include "util/format.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace fs = std::filesystem;
namespace {

constexpr std::size_t longest_explanation = 16 << 10;
constexpr std::ptrdiff_t most_lines_of_error = 40;
constexpr const char* open_bracket = ": note: to match this ";

bool is_error(std::string_view line) {
  return contains_any(line, {": error: ", ": fatal error: ", "undefined reference", "multiple definition",
                             "undefined symbol", "duplicate symbol"});
}

// The header that `error` says is not there, where it is named as those of the C++ library are; otherwise empty.
std::string missing_library_header(const std::string& error) {
  static const std::regex header(R"(error: '?([a-z_]+)(?:' file not found|: No such file))");
  std::smatch match;
  return std::regex_search(error, match, header) ? match[1].str() : "";
}

// A name or header of LeetCode's library, GCC 14's, that GCC 12's does not have, where `error` says that there is none.
std::string late_name_in(const std::string& error) {
  constexpr std::string_view headers = " format generator print ";
  constexpr std::string_view of_std =
      " format format_to formatted_size formatter forward_like generator print println vformat ";
  constexpr std::string_view of_ranges =
      " adjacent adjacent_transform cartesian_product chunk chunk_by contains contains_subrange enumerate find_last "
      "find_last_if find_last_if_not fold_left fold_left_first fold_right fold_right_last iota join_with pairwise "
      "pairwise_transform repeat slide stride to zip zip_transform ";
  static const std::regex name(
      R"(error: (no (member|template) named |use of undeclared identifier |unknown (type|template) name )?)"
      R"(('|‘)(std::)?(\w+)('|’)( in namespace| was not| has not| is not| does not|; did you mean|$))");
  const auto among = [](std::string_view names, const std::string& one) { return contains(names, " " + one + " "); };
  std::smatch match;
  const std::string missing = missing_library_header(error);
  if (!missing.empty() && among(headers, missing)) return "<" + missing + ">";
  if (!std::regex_search(error, match, name)) return "";
  if (among(of_std, match[6])) return "std::" + match[6].str();
  return among(of_ranges, match[6]) && contains(error, "std::") ? match[6].str() : "";
}

// What a linker says is not defined, by its last name: "help" of "undefined reference to `Solution::help(int)'".
std::string undefined_name(const std::string& error) {
  static const std::regex undefined(R"(undefined (?:reference to [`']|symbol: )[^(<'\[]*?(\w+)(?:[(<'\[]|$))");
  std::smatch match;
  return std::regex_search(error, match, undefined) ? match[1].str() : "";
}

// What begins a message about the character `at` of `text`, "mine.cpp:4:10: error: "; npos gives no place.
std::string error_at(const std::string& shown, std::string_view text, std::size_t at) {
  if (at == std::string_view::npos) return shown + ": error: ";
  const Position place = position_of(text, at);
  return fmt::format("{}:{}:{}: error: ", shown, place.line, place.column);
}

// An error of the call that the judge generates, with the types that are meant instead of the names that they have
// there: 'bool' for "'leetjudge_result_of<bool>' (aka 'bool')", in brackets of either compiler.
std::string without_own_types(std::string error) {
  static const std::regex known(R"((?:'|‘)leetjudge_[^'’]*(?:'|’) [({]aka ((?:'|‘)[^'’]*(?:'|’))[)}])");
  static const std::regex nothing("leetjudge_(host::None|none)");
  static const std::regex taken(R"(leetjudge_owned<void ?\(([^()]*)\)>&?)");
  return std::regex_replace(std::regex_replace(std::regex_replace(error, known, "$1"), nothing, "void"), taken, "$1");
}

// What is left open reaches into the call, which is compiled behind the solution: "this '{' is not closed …", by a note
// behind the error in `lines` at `first`; empty where there is none.
std::string error_of_open_bracket(const std::vector<std::string>& lines, std::size_t first, const std::string& shown) {
  for (std::size_t i = first; i < lines.size(); ++i) {
    const std::size_t note = lines[i].find(open_bracket);
    if (note == std::string::npos || !lines[i].starts_with(shown + ":")) continue;
    return fmt::format("{}: error: this {} is not closed before the end of the file", lines[i].substr(0, note),
                       lines[i].substr(note + std::string_view(open_bracket).size()));
  }
  return "";
}

std::string types_in(const Method& method) {
  std::string types;
  for (const Parameter& parameter : method.parameters)
    types += (types.empty() ? "" : ", ") + parameter.text.substr(0, parameter.text.rfind(parameter.name));
  std::erase(types, ' ');
  return replaced(types, "std::", "");
}

std::string parameters_of(const Method& method) {
  const std::string declared = method.declaration();
  return declared.substr(declared.find('('));
}

// The error in `lines` at `first`, one in the call, as an error of the solution: how its class or the method that is
// called there differs from LeetCode's, or else the compiler's words, at the place that its note shows.
std::string error_of_call(const std::vector<std::string>& lines, std::size_t first, const std::string& shown,
                          const std::string& text, const Stub& stub) {
  const Outline outline = outline_of(text);
  const Class* own = outline.find(stub.solution.name);
  if (!own && !stub.design && outline.classes.size() == 1) own = &outline.classes.front();
  const std::string& name = stub.solution.name;
  if (!own)
    return error_at(shown, text, outline.classes.empty() ? 0 : outline.classes.front().begin) +
           fmt::format("there is no class {}, which LeetCode calls", name);
  std::string note;
  std::size_t end = first + 1;
  for (; end < lines.size() && !contains_any(lines[end], {": error: ", ": warning: "}); ++end) {
    const std::size_t at = lines[end].find(": note: ");
    if (note.empty() && at != std::string::npos && lines[end].starts_with(shown + ":")) note = lines[end].substr(0, at);
  }
  for (const Method& wanted : stub.solution.methods) {
    const auto calls = [&](const std::string& line) {
      return contains_any(line, {("->" + wanted.name + "(").c_str(), (")." + wanted.name + "(").c_str(),
                                 (wanted.constructor ? "new ::" + name + "(" : "\n").c_str()});
    };
    if (std::none_of(lines.begin() + std::ptrdiff_t(first), lines.begin() + std::ptrdiff_t(end), calls)) continue;
    const auto found = std::ranges::find(own->methods, wanted.name, &Method::name);
    if (found == own->methods.end() && !wanted.constructor)
      return (note.empty() ? error_at(shown, text, own->begin) : note + ": error: ") +
             fmt::format("class {} has no public method {}", own->name, wanted.declaration());
    if (found == own->methods.end()) break;
    const std::string differs = error_at(shown, text, found->at) + wanted.name;
    if (replaced(found->returns, " ", "") != replaced(wanted.returns, " ", ""))
      return fmt::format("{} returns {}; LeetCode's returns {}", differs, found->returns, wanted.returns);
    if (types_in(*found) != types_in(wanted))
      return fmt::format("{} takes {}; LeetCode's takes {}", differs, parameters_of(*found), parameters_of(wanted));
  }
  const std::size_t begin = lines[first].find("error: ");
  const Method* method = stub.design ? nullptr : own->method(stub.method().name, stub.method().parameters.size());
  return (note.empty() ? error_at(shown, text, method ? method->at : own->begin) : note + ": error: ") +
         "cannot be called as LeetCode calls it: " +
         without_own_types(lines[first].substr(begin == std::string::npos ? 0 : begin + 7));
}

// Where code declares or calls `name`; what is called of another object may be another function.
std::size_t place_of_name(std::string_view code, const std::string& name) {
  std::size_t at = word_at(code, name);
  const auto of_another = [&] {
    const std::string_view before = trim(code.substr(0, at));
    return before.ends_with('.') || before.ends_with("->");
  };
  while (at != std::string_view::npos && of_another()) at = word_at(code, name, at + 1);
  return at;
}

// `error`, a linker's, at what it names in the solution; as it is where that is not there.
std::string error_of_linker(const std::string& error, const std::string& shown, const std::string& text) {
  const std::string code = code_of(text);
  const std::string name = undefined_name(error);
  const std::size_t at = name.empty() ? std::string::npos : place_of_name(code, name);
  return at == std::string::npos ? error : error_at(shown, text, at) + error.substr(error.find("undefined"));
}

// Where `line` says which place asked for a template; npos where it does not.
std::size_t end_of_asking_place(const std::string& line) {
  const std::size_t clang = line.find(": note: in instantiation of ");
  return clang != std::string::npos ? clang : line.find(":   required from ");  // g++
}

// The lines of one error, with those that g++ puts in front of it. Where it is in a header of the library, it becomes
// one of the place in the solution that asked for it, with all that the compiler says of the solution right behind it.
std::vector<std::string> at_solution(std::vector<std::string> lines, const std::string& shown) {
  const auto of_solution = [&](const std::string& line) { return line.starts_with(shown + ":"); };
  const auto error = std::ranges::find_if(lines, is_error);
  const std::size_t words = error == lines.end() ? std::string::npos : error->find(": error: ");
  if (words == std::string::npos || of_solution(*error) || contains(*error, call_site)) return lines;
  std::vector<std::string> own, behind = {error->substr(0, words) + ": note: there"}, before;
  std::string place;
  bool of_own = false;
  for (auto line = lines.begin(); line != lines.end(); ++line) {
    if (!contains(*line, " | ")) of_own = of_solution(*line);
    const std::size_t asking = of_own ? end_of_asking_place(*line) : std::string::npos;
    if (asking != std::string::npos && place.empty()) {
      place = line->substr(0, asking);
      before.insert(before.end(), own.begin(), own.end());
      own = {place + error->substr(words)};
    } else if (line != error) {
      (of_own ? own : line < error ? before : behind).push_back(*line);
    }
  }
  if (place.empty()) return lines;
  own.insert(own.end(), behind.begin(), behind.end());
  own.insert(own.end(), before.begin(), before.end());
  return own;
}

// The same of all errors; between them there are warnings.
std::vector<std::string> all_at_solution(const std::vector<std::string>& lines, const std::string& shown) {
  std::vector<std::string> all, one;
  bool has_begun = false;
  const auto end_one = [&] {
    std::vector<std::string> told = at_solution(std::exchange(one, {}), shown);
    const auto behind = std::find_if(told.begin(), told.end(), is_error);
    if (told.end() - behind > most_lines_of_error) told.erase(behind + most_lines_of_error, told.end());
    all.insert(all.end(), told.begin(), told.end());
    has_begun = false;
  };
  for (const std::string& line : lines) {
    const bool begins = is_error(line) || contains(line, ": warning: ");
    if (has_begun && (begins || contains(line, ": In ") || line.starts_with("In file included from"))) end_one();
    has_begun = has_begun || begins;
    one.push_back(line);
  }
  end_one();
  return all;
}

// What the user can do about `error`, which has these notes; empty where the compiler's own words are enough.
std::string hint_for(const std::string& error, const std::string& notes) {
  const bool bits = contains(notes, "_Bit_iterator") && contains_any(notes, {"permutable", "writable", "sortable"});
  if (const std::string name = bits ? "ranges that change a vector<bool>" : late_name_in(error); !name.empty())
    return fmt::format(
        "this machine's C++ library lacks {}; Debian 13 has it, and so has the container in .devcontainer/", name);
  if (!missing_library_header(error).empty()) return "the C++ library of this machine has no header of that name";
  if (contains_any(error, {"ermission denied", "ould not find in", "ile not found", "No such file or directory"})) {
    return "LeetCode has the standard library only: paste what you need from that file into the solution, or remove "
           "the #include (headers, as .h and .hpp, are found in the solution's own folder)";
  }
  if (contains_any(error, {"deleted default constructor of 'unordered_",
                           "deleted default constructor of 'std::unordered_", "deleted function ‘std::unordered_"})) {
    return "std::hash is there for numbers and strings, not for pairs, vectors and structs: use map or set, or give "
           "the container a hash of your own";
  }
  return "";
}

// With its notes.
std::string all_of_error(const std::vector<std::string>& lines, std::size_t first) {
  std::string all = lines[first];
  for (std::size_t i = first + 1; i < lines.size() && !is_error(lines[i]); ++i) all += "\n" + lines[i];
  return all;
}

// A linker's line without the paths of the judge's own files.
std::string without_folders(const std::string& line) {
  static const std::regex folders(R"((^|[ \t(>])/(?![ /=])(?:[^ \t:()]*/)?)");
  return std::regex_replace(line, folders, "$1");
}

}  // namespace

CompileError explain_compile_error(std::string_view messages, const std::filesystem::path& solution,
                                   const std::string& shown, const std::string& text, const Stub& stub) {
  if (text.starts_with("\xff\xfe") || text.starts_with("\xfe\xff"))
    return {shown + ":1:1: error: it is UTF-16; save it as UTF-8\n", true};
  const std::vector<LocalHeader> headers = local_headers(solution, text);
  const fs::path folder = fs::path(shown).parent_path();
  std::vector<std::string> lines;
  std::size_t first = std::string::npos;
  for (std::string& line : short_lines(messages)) {
    line = replaced(std::move(line), solution.string(), shown);
    for (const LocalHeader& one : headers)
      line = replaced(std::move(line), one.path.string(),
                      (folder / one.path.lexically_relative(solution.parent_path())).string());
    const std::size_t assembler = line.find(": Error: ");  // with a line of a file that is gone
    if (assembler != std::string::npos && line.find(".s:") < assembler)
      line = shown + ": error: in assembly: " + line.substr(assembler + 9);
    const bool ours = contains_any(line, {"<built-in>", "<command-line>", "<command line>"});
    if (ours && contains(line, "included from")) continue;
    if (!line.starts_with(shown)) line = without_folders(line);
    if (first == std::string::npos && is_error(line)) first = lines.size();
    lines.push_back(std::move(line));
  }
  if (first == std::string::npos) {
    return {lines.empty() ? "the compiler failed without a message" : std::string(trim(messages))};
  }
  const auto of_compiler = [&](const std::string& line) {  // and of no linker, at a place of the solution
    return line.starts_with(shown + ":") && contains(line, "error: ");
  };
  const bool in_solution = of_compiler(lines[first]);
  lines = all_at_solution(lines, shown);
  const auto own = std::ranges::find_if(lines, of_compiler);
  first = std::size_t((own != lines.end() ? own : std::ranges::find_if(lines, is_error)) - lines.begin());
  const bool at_call = contains(lines[first], call_site);
  const std::string open = at_call ? error_of_open_bracket(lines, first, shown) : "";
  const std::string error = !open.empty()                ? open
                            : at_call                    ? error_of_call(lines, first, shown, text, stub)
                            : !of_compiler(lines[first]) ? error_of_linker(lines[first], shown, text)
                                                         : lines[first];
  const std::string hint = open.empty() ? hint_for(lines[first], all_of_error(lines, first)) : "";
  std::string explained = error + "\n" + (hint.empty() ? "" : "hint: " + hint + "\n");
  for (std::size_t i = first + 1; at_call && open.empty() && i < lines.size(); ++i) {
    if (!contains(lines[i], call_site) || !is_error(lines[i])) continue;
    const std::string other = error_of_call(lines, i, shown, text, stub) + "\n";
    if (!contains(explained, other)) explained += other;
  }
  std::string before;
  std::set<std::string> told;  // lines that name a place
  bool kept = true;            // the line of source below is that place's
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const std::string& line = lines[i];
    if (line.ends_with(" generated.")) continue;
    if (!contains(line, " | ")) {
      const bool own_place = line.starts_with(shown + ":") && !contains(line, "leetjudge");
      const bool said = at_call && contains(line, open_bracket);
      kept = (!at_call || own_place) && !said && told.insert(line).second;
    }
    if (i != first && kept) (i < first ? before : explained) += line + "\n";
  }
  explained += before;
  if (explained.size() > longest_explanation) explained = explained.substr(0, longest_explanation) + "\n… (cut here)\n";
  return {escape_binary(explained), in_solution};
}

std::vector<std::string> warnings_in(std::string_view messages, const std::filesystem::path& solution) {
  constexpr std::size_t most = 5;
  constexpr std::string_view mark = ": warning: ";
  const std::string place = solution.string() + ":";
  std::vector<std::string> warnings;
  for (const std::string& line : short_lines(messages)) {
    const std::size_t words = line.find(mark);
    if (words == std::string::npos || !line.starts_with(place) || warnings.size() == most) continue;
    const std::string what = line.substr(words + mark.size(), line.rfind(" [-W") - words - mark.size());
    const std::string at = line.substr(place.size(), words - place.size());  // "3:9"
    std::string told = display_path(solution) + ":" + at + std::string(mark) + escape_binary(what);
    if (!std::ranges::count(warnings, told)) warnings.push_back(std::move(told));
  }
  return warnings;
}

bool has_error(std::string_view messages) { return std::ranges::any_of(split_lines(messages), is_error); }

bool tool_says(std::string_view messages, std::string_view words) {
  return std::ranges::any_of(split_lines(messages),
                             [&](std::string_view line) { return contains(line, words) && !contains(line, " | "); });
}

std::string first_error(std::string_view explanation, std::size_t lines) {
  std::string text;
  std::size_t count = 0;
  for (const std::string_view line : split_lines(explanation)) {
    if (count > 0 && is_error(line)) break;
    if (++count > lines) break;
    text += std::string(line) + "\n";
  }
  return text;
}

std::string all_errors(std::string_view explanation) {
  constexpr std::size_t most = 20;
  std::string text = first_error(explanation);
  const std::string file = text.substr(0, text.find(':') + 1);
  std::size_t count = 0;
  for (const std::string_view line : split_lines(explanation)) {
    const std::string told = std::string(line) + "\n";
    if (contains(line, ": error: ") && line.starts_with(file) && !contains(text, told) && ++count < most) text += told;
  }
  return text;
}

}  // namespace leetjudge
