#include <algorithm>
#include <cctype>
#include <iostream>
#include <map>

#include "commands/output.hpp"
#include "inputs/drawing.hpp"
#include "problem/attribution.hpp"
#include "problem/collection.hpp"
#include "problem/kit.hpp"
#include "problem/page_file.hpp"
#include "problem/page_parts.hpp"
#include "report/progress.hpp"
#include "util/error.hpp"
#include "util/files.hpp"
#include "util/format.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

namespace fs = std::filesystem;

struct AddOptions {
  std::string again;
  std::vector<std::string> files;
  bool verbose = false;
  KitOption kit;

  void add(CLI::App& verb) {
    option(verb, "PATH", files,
           "what was copied off the problem's page; standard input if none; or a folder of a collection, or all of it");
    verb.add_flag("--verbose", verbose, "name all that was left out of a collection");
    kit.add(verb);
  }
};

// What was understood, for somebody who compares it with the page.
std::string told(const Problem& problem) {
  std::string text = fmt::format("{}: {}, {}\n    {}\n", problem.heading(), plural(problem.cases.size(), "case"),
                                 plural(problem.constraints.size(), "constraint"), problem.written().declaration());
  using Order = Problem::Order;
  if (problem.prefix) text += "    of the changed argument so many elements count as the method returns\n";
  if (problem.order != Order::given)
    text += fmt::format("    the answer's elements in {}\n", order_words(problem.order));
  if (problem.perhaps != Order::given)
    text += fmt::format("    perhaps in {}: the page does not say, and such an answer is Different\n",
                        order_words(problem.perhaps));
  if (!problem.several.empty()) text += fmt::format("    several right answers: {}\n", problem.several);
  return text;
}

// One of the texts that were given, and what it is called.
struct Piece {
  std::string name, text;
};

// Throws BadInput, with the place, for what no page has.
void refuse_control_characters(const Piece& piece) {
  const std::string& text = piece.text;
  const auto odd = std::ranges::find_if(text, [](unsigned char c) { return c < ' ' && !std::isspace(c); });
  if (odd == text.end()) return;
  throw BadInput(fmt::format("{}:{}: there is a character \\x{:02x} in it, which no page has", piece.name,
                             position_of(text, std::size_t(odd - text.begin())).line,
                             static_cast<unsigned char>(*odd)));
}

// Where a constraint stands, "page.txt:9: "; empty where it was not one line.
std::string place_of(const std::string& constraint, const std::vector<Piece>& pieces) {
  const auto plain = [](std::string one) {
    std::erase_if(one, [](char c) { return c == '^' || c == ' '; });
    return one;
  };
  for (const Piece& piece : pieces) {
    const std::vector<std::string_view> lines = split_lines(piece.text);
    for (std::size_t i = 0; i < lines.size(); ++i) {
      if (contains(plain(without_marks(trim(plain_page_text(lines[i])))), plain(constraint)))
        return fmt::format("{}:{}: ", piece.name, i + 1);
    }
  }
  return "";
}

// What was left out, those with one reason together, the most frequent first.
std::string left_out_words(const std::vector<LeftOut>& all, bool verbose) {
  constexpr std::size_t most_named = 3;
  std::map<std::string, std::vector<std::string>> by_reason;
  for (const LeftOut& one : all) by_reason[one.reason + (one.problem ? "" : " (a case)")].push_back(one.what);
  std::vector<std::pair<std::string, std::vector<std::string>>> reasons(by_reason.begin(), by_reason.end());
  std::ranges::sort(reasons, std::greater(), [](const auto& one) { return one.second.size(); });
  std::string text;
  for (const auto& [reason, what] : reasons) {
    text += fmt::format("  {} × {}\n", what.size(), reason);
    for (std::size_t i = 0; i < what.size() && (verbose || i < most_named); ++i)
      text += fmt::format("      {}\n", escape_binary(what[i]));
    if (!verbose && what.size() > most_named) text += fmt::format("      … (--verbose names all)\n");
  }
  return text;
}

int add_collection(const AddOptions& line, const Kit& kit) {
  if (kit.library().empty())
    throw BadInput("there is no place for a library: set LEETJUDGE_LIBRARY to a folder, or HOME");
  const Collection collection(line.files.front());
  Added added;
  {
    Progress progress("reading", collection.steps());
    added = collection.add_to(kit, cores(), [&] { progress.step(); });
  }
  std::cout << fmt::format("{}: {} new, {} added to, {} as before; {}\n", display_path(kit.library()),
                           plural(added.made, "problem"), added.changed, added.unchanged, plural(added.cases, "case"));
  if (added.answered)
    std::cout << fmt::format("{} of these the problem's reference answers when they are judged", added.answered);
  if (added.several)
    std::cout << fmt::format("; of {} the page allows several answers: another one is Different",
                             plural(added.several, "problem"));
  if (added.answered) std::cout << "\n";
  if (!added.left_out.empty()) std::cout << "left out:\n" << left_out_words(added.left_out, line.verbose);
  const bool none = added.made + added.changed + added.unchanged == 0;
  if (none)
    std::cerr
        << "judge: no problem was found: a page is a README_EN.md or README.md with its title, examples and code, a "
           "test a manifest.yaml\n";
  else
    std::cout << fmt::format("next: {0} list, {0} new NUMBER NAME\n", judge_command());
  return added.failed || none ? 2 : 0;
}

int add_page(const AddOptions& line, const Kit& kit, const std::vector<Piece>& pieces) {
  std::string text;
  for (const Piece& piece : pieces) text += piece.text + "\n";
  Page page = read_page(text);
  if (!page.other_series.empty())
    throw BadInput(fmt::format("{}: \"{}\" has no number of LeetCode's: only numbered problems are taken",
                               pieces.front().name, page.other_series));
  if (page.id == 0 || page.title.empty())
    throw BadInput(pieces.front().name + ": no title was found: the first line must be like: 1. Two Sum");
  std::vector<std::string> remarks;
  const std::vector<KnownProblem> all = kit.known();
  const auto same = std::ranges::find(all, page.id, &KnownProblem::id);
  const std::string title = key_of(page.name.empty() ? page.title : page.name);
  if (same != all.end() && !title.empty() && title != key_of(same->name) &&
      title != key_of(load_header(same->file).title))
    throw BadInput(fmt::format("{}: \"{}. {}\" is not problem {} here: {} holds \"{}\"; mend the number or the title",
                               pieces.front().name, page.id, page.title, page.id, display_path(same->file),
                               load_header(same->file).title));
  fs::path file = same != all.end() ? same->file : kit.root() / "testcases" / (slug_of(page) + ".json");
  if (kit.is_workspace() && !is_below(file, kit.root())) {  // nothing is written into the judge's own folder
    if (page.code.empty()) page.code = load_header(file).written().text;
    file = kit.root() / "testcases" / file.filename();
  }
  const std::string shown = display_path(file);
  const bool adds = fs::exists(file) && only_adds_cases(file), known = fs::exists(file) && !adds;
  const std::string before = fs::exists(file) ? read_file(file) : "";
  std::vector<BadCase> unread;
  std::string after = known ? merged_file(before, shown, page, remarks, &unread) : problem_file(page, remarks, &unread);
  if (adds) {
    const Problem problem = parse_problem(after, shown, file.stem().string());
    for (const Case& one : parse_json_cases(before, shown, problem).cases)
      if (std::ranges::count(all_cases(parse_problem(after, shown, problem.slug)), one.name, &Case::name) == 0)
        after = with_case(after, shown, problem, one);
  }
  for (const BadCase& one : unread) {
    const std::size_t number = std::size_t(std::atoi(one.name.c_str() + std::string_view("example-").size()));
    const bool known = number > 0 && number <= page.examples.size();
    const std::string output = known ? std::string(trim(page.examples[number - 1].output)) : "";
    remarks.push_back(fmt::format("{}{}: {}", output.empty() ? "" : place_of(output, pieces), one.name, one.why));
  }
  const Problem problem = parse_problem(after, shown, file.stem().string());
  if (after != before) write_file(file, after);
  std::cout << shown << (!known ? "\n" : after == before ? ": nothing new\n" : ": added to\n") << told(problem);
  const Constraints constraints = constraints_of(problem, false);
  for (const std::string& one : constraints.may_be_broken()) remarks.push_back(place_of(one, pieces) + one);
  for (const std::string& remark : remarks) std::cout << "not understood: " << remark << "\n";
  if (!problem.cases.empty())
    std::cout << fmt::format("next: {0} new {1} NAME{2}, or {0} {1} FILE.cpp{2}\n", judge_command(), problem.id,
                             line.again);
  if (problem.has_examples_only())
    std::cout << fmt::format(
        "the page's examples only, which say little: {} stress {} FILE.cpp{}{} looks for a case that fails\n",
        judge_command(), problem.id, problem.reference_option(), line.again);
  return problem.cases.empty() || !unread.empty() ? 2 : 0;
}

// A piece with a title of its own is a page; one without belongs to the page before it.
int add_problem_file(AddOptions& line) {
  line.kit.make();
  const Kit kit = line.kit.kit();
  if (line.files.size() == 1 && fs::is_directory(line.files[0])) return add_collection(line, kit);
  for (const std::string& file : line.files)
    if (fs::is_directory(file)) throw BadInput(file + ": one collection at a time, and no page beside it");
  std::vector<Piece> pieces;
  for (const std::string& file : line.files) pieces.push_back({file, read_file(file, most_source_bytes)});
  if (pieces.empty())
    pieces.push_back({"<stdin>", read_standard_input("Paste the problem's page and its code", most_source_bytes)});
  std::vector<std::vector<Piece>> pages(1);
  bool titled = false;
  for (const Piece& piece : pieces) {
    refuse_control_characters(piece);
    const Page page = read_page(piece.text);
    const bool title = page.id != 0 && !page.title.empty();
    if (title && titled) pages.emplace_back();
    titled = titled || title;
    pages.back().push_back(piece);
  }
  int status = 0;
  std::vector<BadCase> bad;
  do_each(pages, bad, [&](const std::vector<Piece>& page) {
    const std::string& name = page.front().name;
    try {
      status = std::max(status, add_page(line, kit, page));
    } catch (const BadInput& error) {
      if (pages.size() == 1 || std::string_view(error.what()).starts_with(name)) throw;
      throw BadInput(fmt::format("{}: {}", name, error.what()));
    }
  });
  return tell_of(bad, status);
}

}  // namespace

Verb add_verb() {
  return verb("add", "a new problem from what was copied off its page; a whole collection",
              "harness/judge add page.txt", add_problem_file);
}

}  // namespace leetjudge
