#include "problem/kit.hpp"

#include <algorithm>
#include <map>
#include <set>

#include "inputs/rules.hpp"
#include "paste/outline.hpp"
#include "paste/tokens.hpp"
#include "problem/page_file.hpp"
#include "util/error.hpp"
#include "util/files.hpp"
#include "util/format.hpp"
#include "util/json.hpp"
#include "util/located_json.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace fs = std::filesystem;
namespace {

// What lies beside C++ files in many a repository.
constexpr std::string_view other_files[] = {".md", ".html", ".json", ".py", ".java", ".js",   ".ts",
                                            ".go", ".rs",   ".kt",   ".cs", ".rb",   ".swift"};

// A test-case file, which has to be called as the problem in it: "0037_sudoku_solver.json".
Problem load(const fs::path& file) {
  Problem problem = load_problem(file);
  if (problem.id != KnownProblem(file).id || problem.slug.find('_') == std::string::npos)
    throw BadInput(fmt::format("{}: holds problem {}, so it should be called {}.json", display_path(file), problem.id,
                               slug_of({.id = problem.id, .title = problem.title})));
  return problem;
}

// Whether the types of `problem` can be what a case of other types gives and expects.
bool fits(const Case& one, const Problem& problem) try {
  const Json input = named_arguments(one.input, problem);
  const std::string text = input_at({input, ""}, problem);
  if (one.expected) answer_at({parsed(*one.expected), ""}, problem, text);
  return true;
} catch (const BadInput&) {
  return false;
}

// Appends the cases that the user's workspace adds.
void add_own_cases(const fs::path& more, Problem& problem) {
  CaseList own = parse_json_cases(read_file(more), display_path(more), problem);
  for (Case& one : own.cases) {
    const auto called = [&](const std::string& name) {
      return std::ranges::count(problem.cases, name, &Case::name) > 0;
    };
    one.name = unused_name(one.name, called);
    problem.cases.push_back(std::move(one));
  }
  problem.bad_cases.insert(problem.bad_cases.end(), own.bad.begin(), own.bad.end());
}

// Appends the cases of `more`, each input once; those without an answer where its reference, which gives it, is the
// problem's: both are of the library, and the one tells what the other does not.
void add_cases_of(const fs::path& more, Problem& problem) try {
  if (only_adds_cases(more)) return add_own_cases(more, problem);
  Problem other = load_problem(more);
  const bool alike = called_alike(other.stub, problem.stub);
  if (problem.reference.empty() && more.parent_path().parent_path() == problem.file.parent_path().parent_path()) {
    problem.reference = other.reference;
    problem.reference_stub = other.stub;
    problem.limits = other.limits;
    if (problem.order == Problem::Order::given) problem.order = other.order;
    for (Case& one : problem.cases) one.limits = problem.limits;
  }
  std::set<std::string> inputs, names;
  const auto note = [&](const std::vector<Case>& cases) {
    for (const Case& one : cases) inputs.insert(one.input), names.insert(one.name);
  };
  note(problem.cases);
  for (const auto& [set, cases] : problem.named_sets) note(cases);
  for (Case& one : other.cases) {
    const bool taken = problem.reference_stub ? alike || fits(one, problem) : alike && one.expected;
    if (!taken || !inputs.insert(one.input).second) continue;
    one.name = unused_name(one.name, [&](const std::string& name) { return !names.insert(name).second; });
    one.limits = problem.limits;
    if (!one.order && problem.order == Problem::Order::given && other.order != Problem::Order::given)
      one.order = other.order;
    problem.cases.push_back(std::move(one));
  }
  problem.bad_cases.insert(problem.bad_cases.end(), other.bad_cases.begin(), other.bad_cases.end());
} catch (const BadInput& error) {
  problem.bad_cases.emplace_back("", error.what());
}

// Of several methods only a file without a known problem leaves the choice.
Problem named_by(const KnownProblem& known, const MethodWish& wish) {
  Problem problem = load_known(known);
  if (!wish.method.empty() && (problem.stub.design || wish.method != problem.stub.method().name))
    throw BadInput(fmt::format("problem {} is known, and its method is no choice: it calls {}", problem.id,
                               problem.stub.design ? problem.stub.solution.name : problem.stub.method().name));
  return problem;
}

// A name that begins with a dash would be taken for an option when it is typed again.
std::string no_option(const std::string& file) { return (file.starts_with('-') ? "./" : "") + file; }

bool is_url(const std::string& typed) {
  return (typed.starts_with("http") || typed.starts_with("leetcode")) && !name_in_url(typed).empty();
}

std::vector<fs::path> files_with(const fs::path& folder, const char* extension) {
  std::vector<fs::path> files;
  std::error_code error;
  for (const fs::directory_entry& entry : fs::directory_iterator(folder, error)) {
    const bool hidden = entry.path().filename().string().starts_with('.');
    std::error_code gone;
    if (!hidden && entry.path().extension() == extension && !entry.is_directory(gone)) files.push_back(entry.path());
  }
  if (error && error != std::errc::no_such_file_or_directory && error != std::errc::not_a_directory)
    throw BadInput(fmt::format("{}: this folder cannot be read: {}", display_path(folder), error.message()));
  std::ranges::sort(files);
  return files;
}

}  // namespace

Problem load_known(const KnownProblem& known) {
  if (!known.twin.empty())
    throw BadInput(fmt::format("{} and {} both hold problem {}: remove one of them", display_path(known.file),
                               display_path(known.twin), known.id));
  Problem problem = load(known.file);
  for (const fs::path& more : known.more) add_cases_of(more, problem);
  return problem;
}

bool only_adds_cases(const fs::path& file) {
  const std::optional<Json> json = json_in(read_file(file));
  return json && json->is_object() && json->contains("cases") && !json->contains("stub");
}

Kit::Kit(fs::path root, fs::path library, fs::path below)
    : root_(fs::absolute(std::move(root)).lexically_normal()),
      library_(library.empty() ? library : fs::absolute(library).lexically_normal()),
      below_(std::move(below)) {
  if (!fs::is_directory(root_ / "testcases")) {
    throw BadInput(fmt::format("{}: holds no folder testcases/", display_path(root_)));
  }
  const fs::path solutions = (is_workspace() ? below_ : root_) / "solutions", list = solutions / ".shipped";
  if (!fs::exists(list)) return;
  const std::string names = read_file(list);
  for (const std::string_view name : split_lines(names)) came_with_judge_.insert(solutions / name);
}

std::vector<KnownProblem> Kit::known() const {
  std::map<std::pair<int, std::string>, KnownProblem> all;  // what has no number goes by its name
  const fs::path own = root_ / "testcases";
  for (const fs::path& folder : {own, below_ / "testcases", library_ / "pages", library_ / "testcases"}) {
    if (folder.is_relative()) continue;  // there is no such folder
    for (const fs::path& file : files_with(folder, ".json")) {
      const KnownProblem one(file);
      const auto [there, added] = all.try_emplace({one.id, one.id ? "" : one.name}, one);
      if (!added && there->second.file.parent_path() == folder) there->second.twin = file;
      if (!added) there->second.more.push_back(file);
      // What only adds cases comes behind what it adds them to.
      if (!added && is_workspace() && there->second.file.parent_path() == own && folder != own &&
          only_adds_cases(there->second.file))
        std::swap(there->second.file, there->second.more.back());
    }
  }
  std::vector<KnownProblem> known;
  for (auto& [key, one] : all) known.push_back(std::move(one));
  return known;
}

std::vector<Problem> Kit::problems(std::vector<BadCase>* bad) const {
  std::vector<Problem> all;
  for (const KnownProblem& one : known()) {
    const auto own = [&](const fs::path& file) { return file.parent_path() == root_ / "testcases"; };
    const bool there = own(one.file) || std::ranges::any_of(one.more, own);
    if (!there && !fs::exists(root_ / "solutions" / one.file.stem())) continue;
    try {
      all.push_back(load_known(one));
    } catch (const BadInput& error) {
      if (!bad) throw;
      bad->emplace_back("", error.what());
    }
  }
  if (all.empty() && bad && !bad->empty()) throw bad->front();
  if (all.empty() && is_workspace())
    throw BadInput(
        fmt::format("{}: holds no solution yet: `new 1 mine` begins one", display_path(root_ / "solutions")));
  if (all.empty())
    throw BadInput(fmt::format("{}: holds no problem (a .json file)", display_path(root_ / "testcases")));
  return all;
}

Problem Kit::problem(const std::string& typed, const MethodWish& wish) const {
  if (is_path(typed)) return problem_of(typed, wish);
  const std::string name = is_url(typed) ? name_in_url(typed) : typed;
  const Attributing attributing(known());
  if (const KnownProblem* one = attributing.called(name)) return named_by(*one, wish);
  if (std::ranges::all_of(name, is_digit)) throw UnknownProblem(fmt::format("no problem {}", name));
  std::vector<std::string> names;
  for (const KnownProblem& one : attributing.known()) names.push_back(one.name);
  const std::string spelled = replaced(replaced(lower(name), "_", "-"), " ", "-");
  const bool few = names.size() <= most_suggested || !nearest(spelled, names).empty();
  throw UnknownProblem(fmt::format("no problem \"{}\"{}", name, few ? ": " + suggest(spelled, names) : ""));
}

Problem Kit::problem_of(const std::string& file, const MethodWish& wish) const {
  const std::string text = read_file(file, most_source_bytes);
  Page page = read_page(comments_of(text));
  const Attributing attributing(known());
  bool names_one = false;
  const KnownProblem* known = attributing.named_by(page, names_one);
  if (const KnownProblem* titled = known && !names_one ? attributing.of_title(text) : nullptr) known = titled;
  if (!known && !names_one && wish.method.empty()) {
    const KnownProblem* told = attributing.of(fs::absolute(file), text).problem;
    // What its name says counts without the method too, but for examples of its own.
    if (told && (page.examples.empty() || has_method(text, load_known(*told).written()))) known = told;
  }
  if (known) return named_by(*known, wish);
  page.code = submitted_part(text);
  page.wish = wish;
  if (page.title.empty()) page.title = fs::path(file).stem().string();
  if (!wish.method.empty() || !wish.arguments.empty()) page.examples.clear();
  Problem problem;
  try {
    std::vector<std::string> remarks;
    std::vector<BadCase> unread;
    problem = parse_problem(problem_file(page, remarks, &unread), "the examples in its comment", slug_of(page));
    problem.bad_cases.insert(problem.bad_cases.end(), unread.begin(), unread.end());
  } catch (const BadInput& error) {
    throw BadInput(fmt::format("{}: {}", file, error.what()));
  }
  problem.typed = no_option(file);
  return problem;
}

bool is_path(const std::string& name) {
  if (is_url(name)) return false;
  std::error_code unknown;
  // "36" is the problem, also beside a program that g++ made of 36.cpp.
  return name.find('/') != std::string::npos ||
         (fs::path(name).has_extension() && fs::is_regular_file(name, unknown)) || name.ends_with(".cpp");
}

std::string choice_of(const Problem& problem, const Solution& solution) {
  const std::string name = shell_quoted(solution.typed);
  return problem.typed == solution.typed ? name : fmt::format("{} {}", problem.choice(), name);
}

fs::path Kit::file_of(const Problem& problem) const {
  const bool elsewhere = is_workspace() && !is_below(problem.file, root_);
  return problem.file.empty() || elsewhere ? root_ / "testcases" / (problem.slug + ".json") : problem.file;
}

std::vector<Solution> Kit::solutions(const std::string& slug) const {
  std::vector<Solution> found;
  for (const fs::path& folder : {root_, below_}) {
    if (folder.empty()) continue;
    for (const fs::path& file : files_with(folder / "solutions" / slug, ".cpp")) {
      const std::string name = file.stem().string();
      const bool in_workspace = is_workspace() && folder == root_;
      if (std::ranges::count(found, name, &Solution::name) == 0)
        found.push_back({name, file, name, !in_workspace, false, !came_with_judge_.contains(file)});
    }
  }
  return found;
}

std::vector<Solution> Kit::references(const Problem& problem) const {
  std::vector<Solution> found = solutions(problem);
  if (library_.empty()) return found;
  for (const fs::path& file : files_with(library_ / "solutions" / problem.slug, ".cpp"))
    found.push_back({file.stem().string(), file, file.string(), false, true, false});
  return found;
}

Solution Kit::solution(const Problem& problem, const std::string& name) const {
  const std::vector<Solution> known = references(problem);
  std::vector<std::string> names;
  for (const Solution& one : known) {
    if (one.name == name) return one;
    names.push_back(one.name);
  }
  if (!is_path(name))
    throw BadInput(fmt::format("no solution \"{}\" of problem {}: {}", name, problem.id,
                               suggest(name, names, fmt::format("; new {} {} begins it", problem.id, name))));
  const fs::path file = whole_path(name);
  std::error_code unknown;
  if (!fs::exists(file, unknown)) {
    const std::string stem = fs::path(name).stem().string();
    for (const Solution& one : known) {
      if (one.file.filename() == name) return one;
    }
    throw BadInput(fmt::format("{}: there is no such file{}", name,
                               nearest(stem, names).empty() ? "" : " (" + suggest(stem, names) + ")"));
  }
  if (std::ranges::count(other_files, lower(file.extension().string())) > 0)
    throw BadInput(fmt::format("{}: this is no C++ file", name));
  for (const Solution& one : known) {
    std::error_code error;
    if (fs::equivalent(one.file, file, error)) return one;
  }
  return {escape_binary(file.stem().string()), file, no_option(name), false};
}

CaseList load_cases(const fs::path& path, const Problem& problem) {
  const bool standard_input = path == "-";
  const std::string name = standard_input ? "standard input" : display_path(path);
  const std::string text = standard_input ? read_standard_input("Paste cases") : read_file(path);
  const std::string_view start = trim(text);
  if (start.empty()) throw BadInput(name + ": the file is empty");
  if (start.starts_with('{') || start.starts_with('[') || path.extension() == ".json") {
    return parse_json_cases(text, name, problem);
  }
  return {text_cases(text, name, problem), {}};
}

std::vector<Case> text_cases(const std::string& text, const std::string& name, const Problem& problem,
                             std::vector<int>* layouts) {
  const Rules& rules = *problem.rules;
  if (!rules.read_text) {
    throw BadInput(fmt::format("{}: is not JSON, and problem {} has no text format", name, problem.id));
  }
  std::vector<Case> cases;
  for (TextCase& one : rules.read_text(text, name)) {
    cases.push_back({.name = fmt::format("line-{}", one.line),
                     .input = std::move(one.input),
                     .limits = problem.limits,
                     .where = fmt::format("{}:{}", name, one.line)});
    if (layouts) layouts->push_back(one.layout);
  }
  if (cases.empty()) throw BadInput(name + ": there is no case in this file");
  return cases;
}

void leave_out_bad_cases(const Problem& problem, CaseList& list) {
  const Rules& rules = *problem.rules;
  list.leave_out([&](const Case& one) {
    std::optional<std::string> why = rules.refuse ? rules.refuse(one.input) : std::nullopt;
    if (why || !one.expected || !rules.check) return why;
    why = rules.check(one.input, *one.expected);
    return why ? "the expected answer is wrong: " + *why : why;
  });
}

CaseList own_cases(const Problem& problem) {
  CaseList own{problem.cases, problem.bad_cases};
  leave_out_bad_cases(problem, own);
  return own;
}

}  // namespace leetjudge
