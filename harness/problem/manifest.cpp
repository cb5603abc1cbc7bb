// openleetcode's manifest.yaml of a problem, with its accepted sol.cpp, as a test-case file (docs/problems.md).
#include <yaml-cpp/yaml.h>

#include <algorithm>
#include <set>

#include "inputs/constraints.hpp"
#include "inputs/drawing.hpp"
#include "inputs/generated.hpp"
#include "problem/collection.hpp"
#include "problem/page_file.hpp"
#include "problem/problem.hpp"
#include "util/error.hpp"
#include "util/files.hpp"
#include "util/format.hpp"
#include "util/json.hpp"
#include "util/located_json.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

constexpr std::uintmax_t most_manifest_bytes = 3 << 20;  // the library takes 240 bytes for each
constexpr std::size_t most_cases = 10'000;
constexpr std::size_t most_values = 2'000'000;  // of a manifest
constexpr int deepest = 50;

// "cat|dog|cat": words, each once, joined by what is in none of them.
Json words_in(const std::string& text) {
  Json words = Json::array();
  std::set<std::string> seen;
  for (std::size_t at = 0; at <= text.size();) {
    const std::size_t end = std::min(text.size(), text.find('|', at));
    if (const std::string word = text.substr(at, end - at); !word.empty() && seen.insert(word).second)
      words.push_back(word);
    at = end + 1;
  }
  return words;
}

// As YAML's core schema has a scalar; but what stands in quotes, and numbers that JSON writes otherwise, are texts.
Json plain_value(const YAML::Node& node) {
  const std::string& text = node.Scalar();
  const std::optional<Json> value = node.Tag() == "!" ? std::nullopt : json_in(text);
  return value && !value->is_structured() && dumped(*value) == text ? *value : Json(text);
}

// A part of the manifest as JSON; `count` is that of all its values. An alias may stand for many, and for what it is
// in.
Json json_of(const YAML::Node& node, std::size_t& count, int level = 0) {
  if (++count > most_values) throw BadInput(fmt::format("the manifest has more than {} values", most_values));
  if (level > deepest) throw BadInput("is nested too deeply");
  if (!node.IsDefined() || node.IsNull()) return {};
  if (node.IsScalar()) return plain_value(node);
  Json all = node.IsMap() ? Json::object() : Json::array();
  for (const auto& one : node) {
    if (!node.IsMap())
      all.push_back(json_of(one, count, level + 1));
    else if (!all.emplace(one.first.Scalar(), json_of(one.second, count, level + 1)).second)
      throw BadInput(fmt::format("\"{}\" stands there twice", one.first.Scalar()));
  }
  return all;
}

// A value as the method's types have it; of one that is drawn, how.
Json value_of(const Json& from, const Shape& shape, int level = 0) {
  if (from.is_object()) return from.contains("value") ? value_of(from["value"], shape, level) : from;
  if (from.is_null()) return level < shape.vectors ? Json::array() : from;
  if (from.is_array()) {
    Json all = Json::array();
    for (const Json& one : from) all.push_back(value_of(one, shape, level + 1));
    return all;
  }
  const bool list = level < shape.vectors || (level == shape.vectors && shape.nodes());
  if (shape.characters() && !list) return from.is_string() ? from : Json(dumped(from));
  if (!from.is_string()) return from;
  const std::string text = from.get<std::string>();
  const std::optional<Json> written = json_in(list ? text : lower(text));  // in quotes, or "True"
  if (written && written->is_array() == list && (list || shape.leaf != Shape::Leaf::other)) return *written;
  return list && shape.leaf == Shape::Leaf::text && level + 1 == shape.vectors ? words_in(text) : from;
}

std::int64_t up_to(const LocatedJson& place, std::int64_t most) {
  const auto number = std::int64_t(place.count());
  if (number < 1 || number > most) place.refuse(fmt::format("a number from 1 to {} is expected here", most));
  return number;
}

bool is_exact(const LocatedJson& judge) {
  const std::string type = judge.at("type").text();
  if (type != "exact" && type != "ignore_order") judge.refuse("type is exact or ignore_order");
  return type == "exact";
}

// What the manifest says beside its cases.
struct Head {
  Json entry, limits;
  bool exact = true;
  std::int64_t seed = 1;
};

Json limits_in(const LocatedJson& limits) {
  return {{"time_ms", up_to(limits.at("time_ms"), 10'000'000)}, {"memory_mb", up_to(limits.at("memory_mb"), 1 << 20)}};
}

// The problem without cases, as the accepted solution declares it.
Json file_of(const Head& head, const std::string& code, std::string& slug) {
  const LocatedJson entry{head.entry, "entry"};
  Page page;
  page.id = int(up_to(entry.at("id"), 1'000'000));
  page.title = title_of(entry.at("title").text());
  page.code = code;
  const std::string call = entry.at("call").at("cpp").text();
  for (const Method& one : parse_stub(code).solution.methods) {
    if (!one.constructor && contains(call, fmt::format(".{}(", one.name))) page.wish.method = one.name;
  }
  if (!head.exact) page.order = AnswerOrder::free_at_every_level;
  slug = slug_of(page);
  std::vector<std::string> remarks;
  Json file = parse_json(problem_file(page, remarks), "the manifest");
  file["limits"] = head.limits;
  file["reference"] = "reference";
  return file;
}

// The manifest's names of what the method takes, in its order: that of the call.
std::vector<std::string> names_of(const LocatedJson& entry, const Problem& problem) {
  const LocatedJson params = entry.at("params");
  if (problem.stub.design) params.refuse("the solution has a constructor, and cases do not say what it is given");
  const std::string call = entry.at("call").at("cpp").text();
  std::vector<std::string> names;
  if (!params.value.is_object()) params.refuse("a mapping is expected here");
  for (const auto& one : params.value.items()) names.push_back(one.key());
  std::ranges::sort(names, {}, [&](const std::string& one) { return call.find("{" + one + "}"); });
  if (names.size() != problem.stub.input_names().size())
    params.refuse(
        fmt::format("{} where the solution is {}", plural(names.size(), "parameter"), problem.stub.declaration()));
  return names;
}

// The cases of a manifest, one by one.
class Cases {
 public:
  Cases(const Head& head, const Problem& problem, const YAML::Node& tests)
      : problem_(problem), head_(head), names_(names_of({head.entry, "entry"}, problem)) {
    const Stub& stub = problem.stub;
    for (const Parameter& one : stub.method().parameters) shapes_.push_back(shape_of(one));
    answer_ = problem.in_place ? shapes_[*problem.in_place] : shape_of({stub.method().returns, "", false});
    quoted_ = answer_.vectors == 0 && answer_.leaf == Shape::Leaf::text;
    for (const YAML::Node& one : tests) quoted_ = quoted_ && (!one.IsMap() || quoted(one["out"]));
  }

  // Throws BadInput; `reason` is then what all such have in common.
  Json read(const LocatedJson& test, std::size_t number, const char*& reason) {
    Json made = {{"name", name_of(test)}};
    const LocatedJson in = test.at("in");
    reason = "the input does not fit the solution";
    Json input = Json::object();
    const std::vector<std::string> own = problem_.stub.input_names();
    for (std::size_t i = 0; i < own.size(); ++i) input[own[i]] = value_of(in.at(names_[i].c_str()).value, shapes_[i]);
    for (const auto& one : in.value.items()) {
      if (!std::ranges::count(names_, one.key())) in.refuse(fmt::format("\"{}\" is no parameter", one.key()));
    }
    const bool drawn = is_drawn(input);
    std::string text;
    if (drawn) {
      reason = "the input cannot be drawn";
      const std::uint64_t seed = test.has("seed") ? test.at("seed").count() : std::uint64_t(head_.seed) + number;
      text = input_at({drawn_value(input, seed), "in"}, problem_);
      made["drawn"] = {{"seed", seed}, {"input", input}, {"bytes", text.size()}, {"hash", short_hash(text)}};
    } else {
      text = input_at({input, "in"}, problem_);
      made["input"] = input;
    }
    if (test.has("judge") && is_exact(test.at("judge")) != head_.exact)
      made["compare"] = order_words(head_.exact ? AnswerOrder::free_at_every_level : AnswerOrder::given);
    reason = "the answer does not fit the solution";
    if (test.has("out") && !drawn) {  // an answer to what somebody else drew is none to this
      Json answer = value_of(test.at("out").value, answer_);
      if (quoted_) answer = json_in(answer.get<std::string>()).value_or(answer);
      answer_at({answer, "out"}, problem_, text);
      made["expected"] = answer;
    }
    reason = "it has the same input as another case";
    if (!inputs_.insert(short_hash(text)).second) throw BadInput(made["name"].get<std::string>());
    return made;
  }

 private:
  // Texts that stand in quotes within quotes everywhere have them by mistake.
  static bool quoted(const YAML::Node& out) {
    if (!out.IsDefined()) return true;
    const std::string text = out.IsScalar() ? out.Scalar() : "";
    return text.size() > 1 && text.front() == '"' && text.back() == '"';
  }

  std::string name_of(const LocatedJson& test) {
    const Json& written = test.at("name").value;
    const std::string given = written.is_string() ? written.get<std::string>() : dumped(written);
    const std::string name = replaced(escape_binary(given), "\n", " ");
    if (name.empty()) test.at("name").refuse("it is empty");
    return unused_name(name, [&](const std::string& one) { return !seen_.insert(one).second; });
  }

  const Problem& problem_;
  const Head& head_;
  std::vector<std::string> names_;
  std::vector<Shape> shapes_;
  Shape answer_;
  bool quoted_ = false;
  std::set<std::string> seen_, inputs_;
};

}  // namespace

Collected read_manifest(const std::filesystem::path& path) {
  Collected read;
  const std::string name = display_path(path);
  int line = 0;  // of what is looked at
  const auto leave_out = [&](const char* reason, const std::string& what, bool problem) {
    read.left_out.push_back({reason, line > 0 ? fmt::format("{}:{}: {}", name, line, what) : what, problem});
  };
  const char* reason = "the manifest or its sol.cpp cannot be read";
  try {
    const std::string text = read_file(path, most_manifest_bytes);
    read.reference = read_file(path.parent_path() / "sol.cpp", most_source_bytes);
    reason = "the manifest is not understood";
    const YAML::Node manifest = YAML::Load(text);
    std::size_t count = 0;
    const auto part = [&](const char* key) {
      line = 1;
      if (!manifest.IsMap() || !manifest[key].IsDefined()) throw BadInput(fmt::format("\"{}\" is missing", key));
      line = manifest[key].Mark().line + 1;
      return manifest[key];
    };
    Head head;
    const Json judge = json_of(part("judge"), count);
    head.exact = is_exact({judge, "judge"});
    const Json limits = json_of(part("limits"), count);
    head.limits = limits_in({limits, "limits"});
    if (manifest["seed"]) head.seed = json_of(part("seed"), count).get<std::int64_t>();
    head.entry = json_of(part("entry"), count);
    Json file = file_of(head, read.reference, read.slug);
    const Problem problem = parse_problem(dumped(file), name, read.slug);
    const YAML::Node tests = part("tests");
    if (!tests.IsSequence()) throw BadInput("tests: a list is expected here");
    if (tests.size() > most_cases) throw BadInput(fmt::format("tests: more than {} cases", most_cases));
    Cases cases(head, problem, tests);
    for (std::size_t i = 0; i < tests.size(); ++i) {
      const char* why = "the case is not understood";
      line = tests[i].Mark().line + 1;
      try {
        const Json test = json_of(tests[i], count);
        file["cases"].push_back(cases.read({test, "case"}, i, why));
      } catch (const std::exception& error) {  // the library's as well
        leave_out(why, fmt::format("tests[{}]: {}", i, error.what()), false);
      }
    }
    read.file = dumped(file);
    read.id = problem.id;
  } catch (const YAML::Exception& error) {
    line = error.mark.line + 1;
    leave_out("the manifest is not YAML", error.msg, true);
  } catch (const std::exception& error) {
    leave_out(reason, error.what(), true);
  }
  return read;
}

}  // namespace leetjudge
