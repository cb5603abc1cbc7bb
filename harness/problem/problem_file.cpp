// Reads test-case files. docs/problems.md shows one.
#include <algorithm>
#include <set>

#include "inputs/generated.hpp"
#include "problem/problem.hpp"
#include "util/error.hpp"
#include "util/files.hpp"
#include "util/format.hpp"
#include "util/json.hpp"
#include "util/located_json.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

const std::initializer_list<const char*> file_keys = {
    "id",   "title",  "url",     "difficulty", "topics",  "hints", "constraints", "generate", "reference",
    "stub", "judged", "compare", "perhaps",    "several", "watch", "limits",      "cases",    "sets"};

// A text, or its lines.
Stub stub_at(const LocatedJson& place) {
  std::string text;
  if (place.value.is_array()) {
    for (const LocatedJson& line : place.elements()) text += line.text() + "\n";
  } else {
    text = place.text();
  }
  try {
    return parse_stub(text);
  } catch (const BadInput& error) {
    place.refuse(error.what());
  }
}

void parse_stub_of(const LocatedJson& file, Problem& problem) {
  problem.stub = stub_at(file.at("stub"));
  if (problem.stub.design || problem.stub.method().returns != "void") return;
  problem.in_place = problem.stub.changeable_parameter();
  if (!problem.in_place)
    file.refuse("the method returns nothing and can change nothing, so that there is nothing to judge");
}

// The parameter of that name.
std::size_t parameter_at(const LocatedJson& place, const Stub& stub) {
  const std::vector<std::string> names = stub.input_names();
  const auto found = std::ranges::find(names, place.text());
  if (stub.design || found == names.end()) place.refuse("there is no such parameter");
  return std::size_t(found - names.begin());
}

constexpr std::pair<const char*, Problem::Order> known_orders[] = {
    {"exact", Problem::Order::given},
    {"any order", Problem::Order::free},
    {"any order, at every level", Problem::Order::free_at_every_level},
    {"any order, within each element", Problem::Order::free_within}};

Problem::Order order_at(const LocatedJson& place, std::string_view words) {
  std::vector<std::string> known;
  for (const auto& [name, order] : known_orders) {
    if (words == name) return order;
    known.push_back(fmt::format("\"{}\"", name));
  }
  place.refuse(fmt::format("one of these is expected here: {}; in \"compare\" also \"prefix\", alone or before it",
                           joined(known)));
}

// What of a call is judged, and how answers compare.
void parse_comparing(const LocatedJson& file, Problem& problem) {
  problem.several = file.words_or("several", "");
  if (file.has("judged")) problem.in_place = parameter_at(file.at("judged"), problem.stub);
  if (file.has("perhaps")) problem.perhaps = order_at(file.at("perhaps"), file.at("perhaps").text());
  if (!file.has("compare")) return;
  std::string words = file.at("compare").text();
  if (words.starts_with("prefix")) {
    problem.prefix = true;
    if (!problem.in_place && !problem.stub.design) problem.in_place = problem.stub.changeable_parameter();
    if (!problem.in_place) file.at("compare").refuse("a prefix is that of a parameter that the method can change");
    if (!problem.stub.returns_count())
      file.at("compare").refuse("a prefix has as many elements as the method returns, which is to be an int");
    words = words == "prefix" ? "exact" : words.starts_with("prefix, ") ? words.substr(8) : words;
  }
  problem.order = order_at(file.at("compare"), words);
}

std::vector<std::string> sentences_at(const LocatedJson& file, const char* key) {
  std::vector<std::string> sentences;
  if (file.has(key)) {
    for (const LocatedJson& one : file.at(key).elements()) sentences.push_back(one.words());
  }
  return sentences;
}

Watch parse_watch(const LocatedJson& place, const Stub& stub) {
  place.need_object({"parameter", "blank", "symbols"});
  Watch watch;
  watch.parameter = parameter_at(place.at("parameter"), stub);
  if (stub.method().parameters[watch.parameter].text.find("vector<vector<char>>") == std::string::npos)
    place.at("parameter").refuse("only a vector<vector<char>> can be watched");
  const std::string blank = place.at("blank").text();
  if (blank.size() != 1) place.at("blank").refuse("one character is expected here");
  watch.blank = blank[0];
  watch.symbols = place.at("symbols").text();
  return watch;
}

Limits parse_limits(const LocatedJson& place, Limits limits) {
  place.need_object({"time_ms", "memory_mb"});
  if (place.has("time_ms")) limits.time_ms = double(place.at("time_ms").count());
  if (place.has("memory_mb")) limits.memory_mb = long(place.at("memory_mb").count());
  if (limits.time_ms < 1 || limits.time_ms > 1e7 || limits.memory_mb < 1 || limits.memory_mb > 1 << 20) {
    place.refuse("time_ms is 1 to 10000000, memory_mb 1 to 1048576");
  }
  return limits;
}

// The input that is drawn as it says there (inputs/generated.hpp); the hash is that of the one that was kept.
std::string drawn_input(const LocatedJson& place, const Problem& problem) {
  place.need_object({"seed", "input", "bytes", "hash"});
  const LocatedJson from = place.at("input");
  std::string input;
  try {
    input = input_at({drawn_value(from.value, place.at("seed").count()), from.where}, problem);
  } catch (const BadInput& error) {
    place.refuse(error.what());
  }
  if (short_hash(input) == place.at("hash").text()) return input;
  place.refuse(
      fmt::format("what is drawn now is not the input that was kept ({} bytes), so that the expected answer may be "
                  "another one: this judge draws otherwise; take the case out of the file and keep it again",
                  place.at("bytes").count()));
}

Case parse_case(const LocatedJson& place, const Problem& problem, const Limits& limits) {
  place.need_object({"name", "why", "from", "input", "drawn", "compare", "expected", "answered_by", "doubtful",
                     "also_right", "counters"});
  Case result;
  result.name = place.at("name").text();
  if (result.name.empty() || escape_binary(result.name) != result.name || result.name.find('\n') != std::string::npos) {
    place.at("name").refuse("a case needs a name of printable characters");
  }
  result.why = place.words_or("why", "");
  result.answered_by = place.words_or("answered_by", "");
  if (place.has("doubtful")) {
    if (!place.at("doubtful").value.is_boolean()) place.at("doubtful").refuse("true or false is expected here");
    result.doubtful = place.at("doubtful").value.get<bool>();
  }
  if (place.has("drawn")) {
    if (place.has("input")) place.at("input").refuse("the case is drawn: it has no input of its own");
    result.input = drawn_input(place.at("drawn"), problem);
  } else {
    result.input = input_at(place.at("input"), problem);
  }
  result.limits = limits;
  result.where = place.where;
  if (place.has("compare")) result.order = order_at(place.at("compare"), place.at("compare").text());
  if (place.has("expected")) result.expected = answer_at(place.at("expected"), problem, result.input);
  if (place.has("also_right")) {
    for (const LocatedJson& one : place.at("also_right").elements())
      result.also_right.push_back(answer_at(one, problem, result.input));
  }
  if (place.has("counters")) {
    const LocatedJson counters = place.at("counters");
    if (!problem.watch) counters.refuse("the problem has no \"watch\", so nothing is counted");
    if (!counters.value.is_object()) counters.refuse("an object by solution is expected here");
    for (const auto& [solution, ignored] : counters.value.items()) {
      const LocatedJson recorded = counters.at(solution.c_str());
      recorded.need_object({"placements", "undos"});
      for (const char* counter : {"placements", "undos"})
        result.counters[solution][counter] = recorded.at(counter).count();
    }
  }
  return result;
}

// Adds the cases there to `cases`, one by one: what is drawn may look at those before it. Of two with one name the
// second is bad.
void parse_cases(const LocatedJson& place, const Problem& problem, const Limits& limits, std::vector<Case>& cases,
                 std::set<std::string>& names, std::vector<BadCase>& bad) {
  for (const LocatedJson& element : place.elements()) {
    try {
      Case one = parse_case(element, problem, limits);
      if (!names.insert(one.name).second)
        throw BadInput(fmt::format("{}/name: a case with this name comes earlier in this file", one.where));
      cases.push_back(std::move(one));
    } catch (const BadInput& error) {
      const bool named = element.value.is_object() && element.has("name") && element.value["name"].is_string();
      bad.emplace_back(named ? element.at("name").text() : "", error.what());
    }
  }
}

}  // namespace

std::string order_words(Problem::Order order) {
  return std::ranges::find(known_orders, order, &std::pair<const char*, Problem::Order>::second)->first;
}

Problem load_problem(const std::filesystem::path& path) {
  Problem problem = parse_problem(read_file(path), display_path(path), path.stem().string());
  problem.file = path;
  return problem;
}

Problem load_header(const std::filesystem::path& path) {
  const std::string text = read_file(path), name = display_path(path), slug = path.stem().string();
  const std::size_t cases = text.find("\n  \"cases\": ");
  try {
    if (cases != text.npos) return parse_problem(text.substr(0, cases) + "\"cases\": []}", name, slug);
  } catch (const BadInput&) {  // it is not written so
  }
  return parse_problem(text, name, slug);
}

Problem parse_problem(const std::string& text, const std::string& name, const std::string& slug) {
  const Json json = parse_json(text, name);
  const LocatedJson file{json, name + "#"};
  if (json.is_object() && json.contains("reference_stub"))
    throw BadInput(fmt::format("{}: an older judge made this library: add its collections again", name));
  file.need_object(file_keys);
  Problem problem;
  if (file.at("id").count() > 1000000) file.at("id").refuse("a problem's number is expected here");
  problem.id = int(file.at("id").count());
  problem.rules = &rules_of(problem.id);
  problem.slug = slug;
  problem.title = file.at("title").words();
  problem.url = file.words_or("url", "");
  problem.difficulty = file.words_or("difficulty", "");
  problem.topics = sentences_at(file, "topics");
  problem.hints = sentences_at(file, "hints");
  problem.constraints = sentences_at(file, "constraints");
  problem.generate = sentences_at(file, "generate");
  problem.reference = file.words_or("reference", "");
  parse_stub_of(file, problem);
  problem.hidden = hidden_interface(problem.id, problem.stub);
  if (problem.hidden && !problem.hidden->behind.empty()) problem.in_place.reset();  // which returns what is judged
  parse_comparing(file, problem);
  if (file.has("watch")) problem.watch = parse_watch(file.at("watch"), problem.stub);
  if (file.has("limits")) problem.limits = parse_limits(file.at("limits"), problem.limits);
  std::set<std::string> names;
  parse_cases(file.at("cases"), problem, problem.limits, problem.cases, names, problem.bad_cases);
  if (file.has("sets")) {
    const LocatedJson sets = file.at("sets");
    if (!sets.value.is_object()) sets.refuse("an object by name is expected here");
    for (const auto& [set_name, ignored] : sets.value.items()) {
      const LocatedJson set = sets.at(set_name.c_str());
      set.need_object({"why", "limits", "cases"});
      const Limits limits = set.has("limits") ? parse_limits(set.at("limits"), problem.limits) : problem.limits;
      parse_cases(set.at("cases"), problem, limits, problem.named_sets[set_name], names, problem.bad_cases);
    }
  }
  return problem;
}

CaseList parse_json_cases(const std::string& text, const std::string& name, const Problem& problem) {
  const Json json = parse_json(text, name);
  const LocatedJson file{json, name + "#"};
  Limits limits = problem.limits;
  if (json.is_object()) {
    if (json.contains("reference_stub"))
      throw BadInput(fmt::format("{}: an older judge made this library: add its collections again", name));
    file.need_object(file_keys);
    if (file.has("limits")) limits = parse_limits(file.at("limits"), limits);
    if (file.has("id") && file.at("id").count() != std::uint64_t(problem.id))
      file.at("id").refuse(fmt::format("these are cases of problem {}, not of {}", json.at("id").dump(), problem.id));
  }
  CaseList list;
  std::set<std::string> names;
  parse_cases(json.is_object() ? file.at("cases") : file, problem, limits, list.cases, names, list.bad);
  if (list.cases.empty() && list.bad.empty()) file.refuse("there is no case in this file");
  return list;
}

}  // namespace leetjudge
