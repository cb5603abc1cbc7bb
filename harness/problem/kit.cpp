#include "problem/kit.hpp"

#include <algorithm>
#include <map>
#include <thread>

#include "inputs/rules.hpp"
#include "paste/tokens.hpp"
#include "problem/page_file.hpp"
#include "util/error.hpp"
#include "util/files.hpp"
#include "util/format.hpp"
#include "util/side_by_side.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace fs = std::filesystem;
namespace {

constexpr std::size_t nearest_named = 3;  // of many problems

// "Valid Sudoku", "valid_sudoku" and "valid-sudoku" are one name.
std::string plain_name(std::string_view name) {
  std::string plain;
  for (const char c : name) plain += c == '_' || c == ' ' ? '-' : char(std::tolower(static_cast<unsigned char>(c)));
  return plain;
}

std::string name_of(const std::string& slug) {
  return plain_name(slug.substr(std::min(slug.size(), slug.find('_') + 1)));
}

// A test-case file, which has to be called as the problem in it: "0037_sudoku_solver.json".
Problem load(const fs::path& file) {
  Problem problem = load_problem(file);
  Page named;
  named.id = problem.id;
  named.title = problem.title;
  if (problem.id != id_of(problem.slug) || problem.slug.find('_') == std::string::npos)
    throw BadInput(fmt::format("{}: holds problem {}, so it should be called {}.json", display_path(file), problem.id,
                               slug_of(named)));
  return problem;
}

// Of several methods only a file without a known problem leaves the choice.
Problem named_by(const fs::path& file, const MethodWish& wish) {
  Problem problem = load(file);
  if (!wish.method.empty() && (problem.stub.design || wish.method != problem.stub.method().name))
    throw BadInput(fmt::format("problem {} is known, and its method is no choice: it calls {}", problem.id,
                               problem.stub.design ? problem.stub.solution.name : problem.stub.method().name));
  return problem;
}

constexpr std::string_view before_name = "/problems/";

bool is_url(const std::string& typed) {
  return contains(typed, before_name) && (typed.starts_with("http") || typed.starts_with("leetcode."));
}

// "https://leetcode.com/problems/two-sum/description/?x": "two-sum"
std::string name_in_url(const std::string& url) {
  const std::string name = url.substr(url.find(before_name) + before_name.size());
  return name.substr(0, name.find_first_of("/?#"));
}

std::vector<fs::path> files_with(const fs::path& folder, const char* extension) {
  std::vector<fs::path> files;
  std::error_code error;
  for (const fs::directory_entry& entry : fs::directory_iterator(folder, error)) {
    const bool hidden = entry.path().filename().string().starts_with('.');
    if (!hidden && entry.path().extension() == extension && !entry.is_directory(error)) files.push_back(entry.path());
  }
  std::ranges::sort(files);
  return files;
}

}  // namespace

int id_of(const std::string& slug) { return std::atoi(slug.c_str()); }

Kit::Kit(fs::path root, fs::path library)
    : root_(fs::absolute(std::move(root)).lexically_normal()),
      library_(library.empty() ? library : fs::absolute(library).lexically_normal()) {
  if (!fs::is_directory(root_ / "testcases")) {
    throw BadInput(fmt::format("{}: holds no folder testcases/", display_path(root_)));
  }
}

std::vector<fs::path> Kit::problem_files() const {
  std::map<std::pair<int, std::string>, fs::path> files;  // what has no number goes by its name
  for (const fs::path& folder : {root_, library_}) {
    if (folder.empty()) continue;
    for (const fs::path& file : files_with(folder / "testcases", ".json")) {
      const std::string slug = file.stem().string();
      files.try_emplace({id_of(slug), id_of(slug) ? "" : slug}, file);
    }
  }
  std::vector<fs::path> all;
  for (auto& [key, file] : files) all.push_back(std::move(file));
  return all;
}

std::vector<Problem> Kit::problems(std::vector<BadCase>* bad) const {
  std::vector<Problem> all;
  for (const fs::path& file : problem_files()) {
    if (file.parent_path() != root_ / "testcases" && !fs::exists(root_ / "solutions" / file.stem())) continue;
    try {
      all.push_back(load(file));
    } catch (const BadInput& error) {
      if (!bad) throw;
      bad->emplace_back("", error.what());
    }
  }
  if (all.empty() && bad && !bad->empty()) throw bad->front();
  if (all.empty())
    throw BadInput(fmt::format("{}: holds no problem (a .json file)", display_path(root_ / "testcases")));
  return all;
}

std::vector<KnownProblem> Kit::known() const {
  std::vector<KnownProblem> all;
  for (const fs::path& file : problem_files()) all.push_back({id_of(file.stem()), name_of(file.stem()), file});
  return all;
}

std::vector<Listed> Kit::listed(std::vector<BadCase>& bad) const {
  const std::vector<fs::path> files = problem_files();
  Index index(index_file());
  std::vector<Listed> all(files.size());
  std::vector<std::string> wrong(files.size());
  do_side_by_side(files.size(), std::max(1u, std::thread::hardware_concurrency()), [&](std::size_t i) {
    try {
      all[i] = index.of(files[i], load);
    } catch (const BadInput& error) {
      wrong[i] = error.what();
    }
  });
  index.save();
  for (const std::string& one : wrong) {
    if (!one.empty()) bad.emplace_back("", one);
  }
  std::erase_if(all, [](const Listed& one) { return one.slug.empty(); });
  if (all.empty() && !bad.empty()) throw bad.front();
  return all;
}

Problem Kit::problem(const std::string& typed, const MethodWish& wish) const {
  if (is_path(typed)) return problem_of(typed, wish);
  const std::string name = is_url(typed) ? name_in_url(typed) : typed;
  std::vector<std::string> names;
  const bool number = !name.empty() && name.size() < 9 && name.find_first_not_of("0123456789") == std::string::npos;
  for (const fs::path& file : problem_files()) {
    const std::string slug = file.stem().string();
    const bool same =
        number ? id_of(name) == id_of(slug) : plain_name(name) == name_of(slug) || plain_name(name) == plain_name(slug);
    if (same) return named_by(file, wish);
    names.push_back(name_of(slug));
    if (number) names.back() = fmt::format("{} ({})", id_of(slug), names.back());
  }
  if (number && names.size() > most_suggested) {
    const auto away = [&](const std::string& one) { return std::abs(id_of(one) - id_of(name)); };
    std::ranges::sort(names, {}, away);
    names.resize(nearest_named);
    throw UnknownProblem(fmt::format("no problem \"{}\": the nearest are {}", name, joined(names)));
  }
  throw UnknownProblem(fmt::format("no problem \"{}\": {}", name, suggest(number ? "" : plain_name(name), names)));
}

Problem Kit::problem_of(const std::string& file, const MethodWish& wish) const {
  const std::string text = read_file(file, most_source_bytes);
  Page page = read_page(comments_of(text));
  const std::string title = plain_name(page.title);
  const std::string folder = fs::absolute(file).parent_path().filename();
  for (const fs::path& known : problem_files()) {
    const std::string slug = known.stem().string();
    const bool named = !page.url.empty() ? page.url.ends_with("/" + name_of(slug) + "/")
                       : page.id != 0    ? page.id == id_of(slug) && (title.empty() || title == name_of(slug))
                                         : folder == slug;
    if (named) return named_by(known, wish);
  }
  page.code = text;
  page.wish = wish;
  if (page.title.empty()) page.title = fs::path(file).stem().string();
  if (!wish.method.empty() || !wish.arguments.empty()) page.examples.clear();
  Problem problem;
  try {
    std::vector<std::string> remarks;
    problem = parse_problem(problem_file(page, remarks), "the examples in its comment", slug_of(page));
  } catch (const BadInput& error) {
    throw BadInput(fmt::format("{}: {}", file, error.what()));
  }
  problem.typed = file;
  return problem;
}

bool is_path(const std::string& name) {
  return !is_url(name) && (name.find('/') != std::string::npos || name.ends_with(".cpp") || fs::is_regular_file(name));
}

std::string choice_of(const Problem& problem, const Solution& solution) {
  const std::string name = shell_quoted(solution.typed);
  return problem.typed == solution.typed ? name : fmt::format("{} {}", problem.choice(), name);
}

fs::path Kit::file_of(const Problem& problem) const {
  const fs::path name = problem.slug + ".json", own = root_ / "testcases" / name;
  return library_.empty() || fs::exists(own) ? own : library_ / "testcases" / name;
}

std::optional<fs::path> Kit::file_of(int id) const {
  for (const fs::path& file : problem_files()) {
    if (id_of(file.stem().string()) == id) return file;
  }
  return std::nullopt;
}

std::vector<Solution> Kit::solutions(const std::string& slug) const {
  std::vector<Solution> found;
  for (const fs::path& file : files_with(root_ / "solutions" / slug, ".cpp")) {
    found.push_back({file.stem().string(), file, file.stem().string(), true});
  }
  return found;
}

std::vector<Solution> Kit::references(const Problem& problem) const {
  std::vector<Solution> found = solutions(problem);
  if (library_.empty()) return found;
  for (const fs::path& file : files_with(library_ / "solutions" / problem.slug, ".cpp"))
    found.push_back({file.stem().string(), file, file.string(), false});
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
    throw BadInput(fmt::format("no solution \"{}\" of problem {}: {}", name, problem.id, suggest(name, names)));
  const fs::path file = fs::absolute(name).lexically_normal();
  if (!fs::exists(file)) {
    const std::string stem = fs::path(name).stem().string();
    for (const Solution& one : known) {
      if (one.file.filename() == name) return one;
    }
    throw BadInput(fmt::format("{}: there is no such file{}", name,
                               nearest(stem, names).empty() ? "" : " (" + suggest(stem, names) + ")"));
  }
  for (const Solution& one : known) {
    std::error_code error;
    if (fs::equivalent(one.file, file, error)) return one;
  }
  return {escape_binary(file.stem().string()), file, name, false};
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
    Case added;
    added.name = fmt::format("line-{}", one.line);
    added.input = std::move(one.input);
    added.limits = problem.limits;
    added.where = fmt::format("{}:{}", name, one.line);
    cases.push_back(std::move(added));
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
