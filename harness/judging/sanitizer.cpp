#include "judging/sanitizer.hpp"

#include <array>
#include <regex>
#include <vector>

#include "util/files.hpp"
#include "util/format.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

constexpr std::size_t most_frames = 5;
constexpr const char* never_set_pointer = "0xbebebebebebebebe";  // as AddressSanitizer fills memory

// The stacks of a report: where it happened, and where the memory in question was freed and allocated.
enum Part { access, freed, allocated, other };
struct SanitizerReport {
  std::string undefined;                           // UndefinedBehaviorSanitizer's sentence
  SourcePlace place;                               // and its place
  std::string kind;                                // AddressSanitizer's: "heap-buffer-overflow"
  std::string verb;                                // "reads 4 bytes"
  std::string region;                              // "just behind the 36 bytes"
  std::string variable;                            // "the variable rows"
  std::string assertion;                           // of the library or the solution, that did not hold
  bool exhausted = false;                          // memory is
  bool null = false;                               // the address is next to 0
  std::array<std::vector<std::string>, 4> stacks;  // offsets into the program, by Part
};

std::string bytes(const std::string& count) { return count + (count == "1" ? " byte" : " bytes"); }

// "is located A bytes to the right of B-byte region", in the words of older and newer sanitizers.
std::string region_words(const std::smatch& match) {
  const std::string distance = match[1];
  const std::string where = match[2];
  const std::string size = bytes(match[3]);
  if (where == "inside of") return "the " + size;
  const bool behind = where == "after" || where == "to the right of";
  return fmt::format("{}{} the {}", distance == "0" ? "just " : bytes(distance) + " ", behind ? "behind" : "before",
                     size);
}

// The lines at the end of a text, where a report is: of long ones, that begin with prints, the end.
std::vector<std::string> last_lines(std::string_view text) {
  constexpr std::size_t most = 64 << 10;
  constexpr std::size_t longest = 1000;
  std::vector<std::string> lines;
  for (const std::string_view line : split_lines(text.substr(text.size() - std::min(text.size(), most))))
    lines.emplace_back(line.substr(line.size() - std::min(line.size(), longest)));
  return lines;
}

SanitizerReport read_report(std::string_view text, const std::string& program, const std::string& solution) {
  static const std::regex undefined(R"(^(.*):(\d+):(\d+): runtime error: (.*)$)");
  static const std::regex address(R"(ERROR: AddressSanitizer: (?:attempting )?(.*?)(?: on |: | \(pc|$))");
  static const std::regex nowhere(R"(stack-overflow on address (0x[0-9a-f]+) \(pc \1 )");  // what runs is no code
  static const std::regex verb(R"(^(READ|WRITE) of size (\d+))");
  static const std::regex cause(R"(signal is caused by a (READ|WRITE) memory access)");
  static const std::regex region(
      R"(is located (\d+) bytes (inside of|after|before|to the right of|to the left of) (\d+)-byte region)");
  static const std::regex local(R"(\) '([^']*)'.* <== Memory access)");
  static const std::regex global(R"(global variable '([^']*)')");
  static const std::regex assertion("Assertion [`'](.*)' failed");
  SanitizerReport report;
  Part part = access;
  std::string failed_assertion;
  const auto begin_anew = [&] {  // what looked like a report before was printed by the solution
    report = {};
    part = access;
  };
  const std::string marker = "(" + program + "+0x";
  for (const std::string& line : last_lines(text)) {
    std::smatch match;
    const std::size_t frame = line.find(marker);
    const bool begun = !report.kind.empty() || !report.undefined.empty();
    if (line.starts_with("SUMMARY: ")) {  // it names the first place once more
      part = other;
      continue;
    }
    if (frame != std::string::npos && begun) {
      const std::size_t begin = frame + marker.size();
      report.stacks[part].push_back("0x" + line.substr(begin, line.find(')', begin) - begin));
    } else if (line.starts_with("freed by ")) {
      part = freed;
    } else if (line.find("allocated by ") != std::string::npos) {
      part = allocated;
    } else if (line.find(" is located in stack of ") != std::string::npos ||
               line.find(" created by ") != std::string::npos) {
      part = other;
    } else if (std::regex_search(line, match, undefined)) {
      begin_anew();
      report.undefined = match[4];
      const std::string file = match[1];  // behind what was printed without a line end
      report.place = {{file.ends_with(solution) ? solution : file, std::stoi(match[2].str().substr(0, 9)),
                       std::stoi(match[3].str().substr(0, 9))},
                      ""};
    } else if (std::regex_search(line, match, address)) {
      begin_anew();
      report.kind = std::regex_search(line, nowhere) ? "SEGV" : match[1].str();
    } else if (!begun && std::regex_search(line, match, assertion)) {
      failed_assertion = match[1];
    } else if (std::regex_search(line, match, verb) || std::regex_search(line, match, cause)) {
      report.verb = match[1] == "READ" ? "reads" : "writes";
      if (match.size() > 2) report.verb += " " + bytes(match[2]);
    } else if (std::regex_search(line, match, region)) {
      report.region = region_words(match);
    } else if (std::regex_search(line, match, local) || std::regex_search(line, match, global)) {
      const std::string symbol = match[1];
      const std::string name = symbol.substr(0, symbol.find('.'));  // "i.addr", as compilers call copies
      if (!name.empty())
        report.variable = symbol.starts_with("ref.tmp")   ? "a temporary"
                          : symbol.starts_with("agg.tmp") ? "a parameter's temporary"
                                                          : "the variable " + name;
    } else if (line.starts_with("==") &&
               line.find("==AddressSanitizer: hard rss limit exhausted") != std::string::npos) {
      report.exhausted = true;
    } else if (line.find("points to the zero page") != std::string::npos) {
      report.null = true;
    }
  }
  report.assertion = failed_assertion;
  return report;
}

// UndefinedBehaviorSanitizer's sentence without addresses, and with types as they are typed.
std::string plain_words(std::string words) {
  static const std::pair<std::regex, const char*> changes[] = {
      {std::regex(".*_Hash_node<(?:std::)?pair<const .*"), "reads through end() of an unordered_map"},
      {std::regex(".*_Hash_node<.*"), "reads through end() of an unordered_set"},
      {std::regex(".*_Rb_tree_node<(?:std::)?pair<const .*"), "reads through end() of a map"},
      {std::regex(".*_Rb_tree_node<.*"), "reads through end() of a set"},
      {std::regex(".*_List_node<.*"), "reads through end() of a list"},
      {std::regex(R"(index (-?\d+) out of bounds for type '(.*)')"), "index $1 is out of bounds of $2"},
      {std::regex(R"((load|store) (?:of|to) address 0x[0-9a-f]+ with insufficient space for an object of type '(.*)')"),
       "$1 of $2 outside of its memory"},
      {std::regex("reference binding to address 0x[0-9a-f]+ with insufficient space for an object of type '(.*)'"),
       "use of $1 outside of its memory, as behind a vector's end"},
      {std::regex("(?:addition of unsigned offset to|subtraction of unsigned offset from|pointer index expression with "
                  "base) 0x[0-9a-f]+ (?:over|under)flowed to 0x[0-9a-f]+"),
       "a pointer or an index leaves its memory"},
      {std::regex("applying (?:non-)?zero offset(?: \\d+)? to null pointer"),
       "offset from a null pointer, as in an empty container"},
      {std::regex("misaligned address 0x[0-9a-f]+"), "a misaligned address"},
      {std::regex("address 0x[0-9a-f]+"), "an address"},
      {std::regex(" ?0x[0-9a-f]+"), ""},
      {std::regex("\\b(?:struct|class|union) "), ""},
      {std::regex(R"((\w) \[)"), "$1["},
      {std::regex("'([^']*)'"), "$1"},
  };
  for (const auto& [from, to] : changes) words = std::regex_replace(words, from, to);
  return words;
}

// A stack tells lines, which are the same with every compiler.
std::string line_words(Place place) {
  place.column = 0;
  return place.words();
}

// What is the judge's own lies in the cache, as `program` does in <cache>/<solution>/<mode>/; that may be anywhere.
bool is_users(const std::string& file, const std::filesystem::path& solution, const std::filesystem::path& program) {
  const std::filesystem::path cache = program.parent_path().parent_path().parent_path();
  return file == solution.string() || (is_below(file, solution.parent_path()) && !is_below(file, cache));
}

// The frames among `offsets` into the file `program`, innermost first, that lie in the user's own files: `solution`,
// and what it includes from its folder.
Places users_frames(const std::filesystem::path& program, const std::vector<std::string>& offsets,
                    const std::filesystem::path& solution) {
  Places frames;
  for (const Places& places : source_places(program, offsets)) {
    const SourcePlace* inner = nullptr;  // inlined here, which some compilers split into several places
    for (const SourcePlace& place : places) {
      const bool same = inner && inner->function == place.function;
      if (is_users(place.file, solution, program) && !same && frames.size() < most_frames) frames.push_back(place);
      inner = &place;
    }
  }
  return frames;
}

// Says so where it is found while the host reads the answer (host/written_nodes.hpp).
void add_reading(SanitizerFinding& finding, const std::filesystem::path& program, const SanitizerReport& report) {
  if (!finding.frames.empty()) return;
  for (const Places& places : source_places(program, report.stacks[access])) {
    for (const SourcePlace& place : places) {
      const bool list = place.function == "write_list", tree = place.function == "write_tree";
      if (!list && !tree) continue;
      if (contains(report.undefined, never_set_pointer))
        finding.what = list ? "`next` was never set" : "`left` or `right` was never set";
      finding.what = fmt::format("while the returned {} is read: {}", list ? "list" : "tree", finding.what);
      return;
    }
  }
}

// AddressSanitizer's finding in words.
std::string address_words(const SanitizerReport& report, const std::filesystem::path& program,
                          const std::filesystem::path& solution) {
  const auto at = [&](Part part) {
    const Places frames = users_frames(program, report.stacks[part], solution);
    return frames.empty() ? "" : " at " + line_words(frames.front());
  };
  std::string what = report.verb;
  if (report.kind == "SEGV") {
    return fmt::format("SEGV: invalid memory access: {} {}", what.empty() ? "goes" : what,
                       report.null ? "through a null pointer" : "where there is no memory");
  }
  if (report.kind == "heap-use-after-free") {
    what += fmt::format(" that were freed{}", at(freed));
  } else if (report.kind == "double-free") {
    what = fmt::format("frees what was freed{}", at(freed));
  } else if (report.kind == "free") {
    what = "frees what was not allocated";
  } else if (!report.region.empty() && report.kind == "heap-buffer-overflow") {
    what += fmt::format(" {} that were allocated{}", report.region, at(allocated));
  } else if (!report.variable.empty()) {
    const bool gone = report.kind.find("use-after") != std::string::npos;
    what += gone ? fmt::format(" of {}, which is gone", report.variable) : " outside of " + report.variable;
  }
  return what.empty() ? report.kind : report.kind + ": " + what;
}

}  // namespace

std::optional<SanitizerFinding> sanitizer_finding(std::string_view text, const std::filesystem::path& program,
                                                  const std::filesystem::path& solution) {
  const SanitizerReport report = read_report(text, program.string(), solution.string());
  SanitizerFinding finding;
  if (report.exhausted || report.kind == "out-of-memory" || report.kind.starts_with("allocator is out of memory") ||
      report.kind.find("allocation size") != std::string::npos) {
    finding.kind = SanitizerFinding::Kind::out_of_memory;
    return finding;
  }
  if (report.kind.empty() && report.undefined.empty()) return std::nullopt;
  finding.frames = users_frames(program, report.stacks[access], solution);
  finding.depth = report.stacks[access].size();
  if (!report.undefined.empty()) {
    finding.tool = "UndefinedBehaviorSanitizer";
    finding.what = escape_binary(plain_words(report.undefined));
    if (is_users(report.place.file, solution, program)) {
      SourcePlace place = report.place;  // exact, where a frame is the place of the whole call
      if (!finding.frames.empty()) place.function = finding.frames.front().function;
      if (finding.frames.empty()) finding.frames.emplace_back();
      finding.frames.front() = place;
    }
    add_reading(finding, program, report);
    return finding;
  }
  if (report.kind == "ABRT") {  // the sanitizer only tells where
    finding.kind = SanitizerFinding::Kind::abort;
    if (!report.assertion.empty()) finding.what = "assertion failed: " + escape_binary(report.assertion);
    return finding;
  }
  finding.tool = "AddressSanitizer";
  if (report.kind == "SEGV" || report.kind == "negative-size-param") finding.kind = SanitizerFinding::Kind::wild;
  if (report.kind == "BUS" || report.kind == "FPE" || report.kind == "ILL")
    finding.kind = SanitizerFinding::Kind::signal;
  if (report.kind == "stack-overflow") finding.kind = SanitizerFinding::Kind::stack_overflow;
  finding.what = escape_binary(address_words(report, program, solution));
  add_reading(finding, program, report);
  return finding;
}

std::string finding_words(const SanitizerFinding& finding) {
  if (finding.frames.empty()) return finding.what;
  const std::string words = finding.place().words();
  return finding.what.empty() ? words : words + ": " + finding.what;
}

std::string finding_details(const SanitizerFinding& finding) {
  std::string calls;
  for (std::size_t i = 0; i < finding.frames.size(); ++i) {
    const SourcePlace& frame = finding.frames[i];
    if (i > 0) calls += fmt::format("{} called at {}", calls.empty() ? "" : ",", line_words(frame));
    if (!frame.function.empty()) calls += fmt::format(" {} {}", i > 0 ? "of" : "in", escape_binary(frame.function));
  }
  const std::string words = finding_words(finding);
  const std::string by = finding.tool + (finding.tool.empty() || calls.empty() ? "" : ":");
  calls = trim(by + calls);
  return calls.empty() ? words : fmt::format("{}{}({})", words, words.empty() ? "" : " ", calls);
}

}  // namespace leetjudge
