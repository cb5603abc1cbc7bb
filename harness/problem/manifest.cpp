#include "problem/manifest.hpp"

#include <yaml-cpp/yaml.h>

#include <algorithm>
#include <charconv>
#include <set>

#include "inputs/constraints.hpp"
#include "inputs/drawing.hpp"
#include "inputs/generated.hpp"
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

// What names its line itself.
struct InManifest : BadInput {
  using BadInput::BadInput;
};

// A place in the manifest, with what it is called: "tests[3].in".
struct Place {
  YAML::Node node;
  std::string key;

  [[noreturn]] void refuse(std::string_view reason) const {
    const YAML::Mark mark = node.Mark();
    throw InManifest(fmt::format("{}: {}{}{}", std::max(1, mark.line + 1), key, key.empty() ? "" : ": ", reason));
  }
  bool has(const char* name) const { return node.IsMap() && node[name].IsDefined(); }
  Place at(const char* name) const {
    if (!node.IsMap()) refuse("a mapping is expected here");
    if (!has(name)) refuse(fmt::format("\"{}\" is missing", name));
    return {node[name], key.empty() ? name : fmt::format("{}.{}", key, name)};
  }
  std::string text() const {
    if (!node.IsScalar()) refuse("a text is expected here");
    return node.Scalar();
  }
  std::int64_t whole() const {
    std::int64_t number = 0;
    if (!node.IsScalar() || !YAML::convert<std::int64_t>::decode(node, number))
      refuse("a whole number is expected here");
    return number;
  }
  std::int64_t up_to(std::int64_t most) const {
    const std::int64_t number = whole();
    if (number < 1 || number > most) refuse(fmt::format("a number from 1 to {} is expected here", most));
    return number;
  }
};

// A scalar as YAML's core schema has it.
Json plain_value(const YAML::Node& node) {
  const std::string& text = node.Scalar();
  const std::string small = lower(text);
  if (node.Tag() == "!") return text;  // it stood in quotes
  if (small == "true" || small == "false") return small == "true";
  const std::optional<Json> number = json_in(text);
  return number && number->is_number() ? *number : Json(text);
}

// Reads values as the method's types have them.
class Values {
 public:
  Json of(const Place& place, const Shape& shape, int level = 0) {
    const YAML::Node& node = place.node;
    count(place, level);
    if (node.IsMap()) {
      if (place.has("value")) return of(place.at("value"), shape, level);
      if (!place.has("gen")) place.refuse("neither \"gen\" nor \"value\" is in it");
      return generator(place, false, level);
    }
    if (node.IsNull()) return level < shape.vectors ? Json::array() : Json();
    if (node.IsScalar()) return scalar(node, shape, level);
    Json all = Json::array();
    for (const YAML::Node& one : node) all.push_back(of({one, place.key}, shape, level + 1));
    return all;
  }

 private:
  // An alias may stand for many values, and for what it is in.
  void count(const Place& place, int level) {
    if (++values_ > most_values) place.refuse(fmt::format("the manifest has more than {} values", most_values));
    if (level > deepest) place.refuse("is nested too deeply");
  }

  // Or a part of one; letters are texts, also where they look like numbers.
  Json generator(const Place& place, bool letters, int level) {
    count(place, level);
    if (place.node.IsScalar()) return letters ? Json(place.node.Scalar()) : plain_value(place.node);
    Json all = place.node.IsMap() ? Json::object() : Json::array();
    for (const auto& one : place.node) {
      if (place.node.IsMap()) {
        const std::string& key = one.first.Scalar();
        all[key] = generator({one.second, place.key + "." + key}, key == "alphabet" || key == "variety", level + 1);
      } else {
        all.push_back(generator({one, place.key}, letters, level + 1));
      }
    }
    return all;
  }

  static Json scalar(const YAML::Node& node, const Shape& shape, int level) {
    const std::string& text = node.Scalar();
    using Leaf = Shape::Leaf;
    const bool list = level < shape.vectors || (level == shape.vectors && shape.nodes());
    if (list) {
      const std::optional<Json> written = json_in(text);
      if (written && written->is_array()) return *written;
      return shape.leaf == Leaf::text && level + 1 == shape.vectors ? words_in(text) : Json(plain_value(node));
    }
    if (shape.characters()) return text;
    const Json value = plain_value(node);
    if (value.is_string() && shape.leaf != Leaf::other) {  // a number in quotes, or None as null
      if (text == "null") return Json();
      if (const std::optional<Json> written = json_in(text)) return *written;
    }
    return value;
  }

  // "cat|dog|cat": words, each once, joined by what is in none of them.
  static Json words_in(const std::string& text) {
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

  std::size_t values_ = 0;
};

// The problem without cases, as the accepted solution declares it.
Json header_of(const Place& manifest, const std::string& code, std::string& slug) {
  const Place entry = manifest.at("entry");
  Page page;
  page.id = int(entry.at("id").up_to(1'000'000));
  bool begins = true;
  for (const char c : entry.at("title").text()) {  // "two-sum"
    page.title += c == '-' ? ' ' : begins ? char(std::toupper(static_cast<unsigned char>(c))) : c;
    begins = c == '-';
  }
  page.code = code;
  const std::string call = entry.at("call").at("cpp").text();
  for (const Method& one : parse_stub(code).solution.methods) {
    if (!one.constructor && contains(call, fmt::format(".{}(", one.name))) page.wish.method = one.name;
  }
  const std::string judge = manifest.at("judge").at("type").text();
  if (judge != "exact" && judge != "ignore_order") manifest.at("judge").refuse("type is exact or ignore_order");
  if (judge == "ignore_order") page.order = AnswerOrder::free_at_every_level;
  slug = slug_of(page);
  std::vector<std::string> remarks;
  Json file = parse_json(problem_file(page, remarks), "the manifest");
  const Place limits = manifest.at("limits");
  file["limits"] = {{"time_ms", limits.at("time_ms").up_to(10'000'000)},
                    {"memory_mb", limits.at("memory_mb").up_to(1 << 20)}};
  file["reference"] = "reference";
  file["reference_stub"] = file["stub"];
  return file;
}

// The manifest's names of what the method takes, in its order: that of the call.
std::vector<std::string> names_of(const Place& entry, const Problem& problem) {
  const Place params = entry.at("params");
  if (problem.stub.design) params.refuse("the solution has a constructor, and cases do not say what it is given");
  const std::string call = entry.at("call").at("cpp").text();
  std::vector<std::string> names;
  if (!params.node.IsMap()) params.refuse("a mapping is expected here");
  for (const auto& one : params.node) names.push_back(one.first.Scalar());
  std::ranges::sort(names, {}, [&](const std::string& one) { return call.find("{" + one + "}"); });
  if (names.size() != problem.stub.input_names().size())
    params.refuse(
        fmt::format("{} where the solution is {}", plural(names.size(), "parameter"), problem.stub.declaration()));
  return names;
}

// The cases of a manifest, one by one.
class Cases {
 public:
  Cases(const Place& manifest, const Problem& problem)
      : problem_(problem),
        names_(names_of(manifest.at("entry"), problem)),
        judge_(manifest.at("judge").at("type").text()),
        tests_(manifest.at("tests")) {
    if (manifest.has("seed")) seed_ = manifest.at("seed").whole();
    const Stub& stub = problem.stub;
    for (const Parameter& one : stub.method().parameters) shapes_.push_back(shape_of(one));
    answer_ = problem.in_place ? shapes_[*problem.in_place] : shape_of({stub.method().returns, "", false});
    if (!tests_.node.IsSequence()) tests_.refuse("a list is expected here");
    if (tests_.node.size() > most_cases) tests_.refuse(fmt::format("more than {} cases", most_cases));
    quoted_ = answer_.vectors == 0 && answer_.leaf == Shape::Leaf::text;
    for (const YAML::Node& one : tests_.node) quoted_ = quoted_ && (!one.IsMap() || quoted(one["out"]));
  }

  Json read(const std::string& file, std::vector<LeftOut>& left_out) {
    Json cases = Json::array();
    for (std::size_t i = 0; i < tests_.node.size(); ++i) {
      const Place test{tests_.node[i], fmt::format("tests[{}]", i)};
      const char* reason = "the case is not understood";
      try {
        cases.push_back(read(test, std::int64_t(i), reason));
      } catch (const InManifest& error) {
        left_out.push_back({reason, fmt::format("{}:{}", file, error.what())});
      } catch (const std::exception& error) {  // the library's as well
        left_out.push_back(
            {reason, fmt::format("{}:{}: {}: {}", file, test.node.Mark().line + 1, test.key, error.what())});
      }
    }
    return cases;
  }

 private:
  // Texts that stand in quotes within quotes everywhere have them by mistake.
  static bool quoted(const YAML::Node& out) {
    if (!out.IsDefined()) return true;
    const std::string text = out.IsScalar() ? out.Scalar() : "";
    return text.size() > 1 && text.front() == '"' && text.back() == '"';
  }

  Json read(const Place& test, std::int64_t number, const char*& reason) {
    Json made = {{"name", name_of(test)}};
    const Place in = test.at("in");
    reason = "the input does not fit the solution";
    Json input = Json::object();
    const std::vector<std::string> own = problem_.stub.input_names();
    for (std::size_t i = 0; i < own.size(); ++i) input[own[i]] = values_.of(in.at(names_[i].c_str()), shapes_[i]);
    const bool drawn = is_drawn(input);
    std::string text;
    if (drawn) {
      reason = "the input cannot be drawn";
      const std::uint64_t seed = std::uint64_t(test.has("seed") ? test.at("seed").whole() : seed_ + number);
      text = input_at({drawn_value(input, seed), "in"}, problem_);
      made["drawn"] = {{"seed", seed}, {"input", input}, {"bytes", text.size()}, {"hash", short_hash(text)}};
    } else {
      text = input_at({input, "in"}, problem_);
      made["input"] = input;
    }
    if (test.has("judge") && test.at("judge").at("type").text() != judge_)
      made["compare"] = order_words(judge_ == "exact" ? AnswerOrder::free_at_every_level : AnswerOrder::given);
    reason = "the answer does not fit the solution";
    if (test.has("out") && !drawn) {  // an answer to what somebody else drew is none to this
      const Place out = test.at("out");
      Json answer = values_.of(out, answer_);
      if (quoted_) answer = json_in(answer.get<std::string>()).value_or(answer);
      answer_at({answer, "out"}, problem_, text);
      made["expected"] = answer;
    }
    reason = "it has the same input as another case";
    if (!inputs_.insert(short_hash(text)).second) test.refuse(made["name"].get<std::string>());
    return made;
  }

  std::string name_of(const Place& test) {
    std::string name = replaced(escape_binary(test.at("name").text()), "\n", " ");
    if (name.empty()) test.at("name").refuse("it is empty");
    for (int number = 2; !seen_.insert(name).second; ++number)
      name = fmt::format("{} ({})", test.at("name").text(), number);
    return name;
  }

  const Problem& problem_;
  std::vector<std::string> names_;
  std::string judge_;
  Place tests_;
  std::int64_t seed_ = 1;
  std::vector<Shape> shapes_;
  Shape answer_;
  bool quoted_ = false;
  Values values_;
  std::set<std::string> seen_, inputs_;
};

}  // namespace

Collected read_manifest(const std::filesystem::path& path) {
  Collected read;
  std::string text;
  try {
    text = read_file(path, most_manifest_bytes);
    read.reference = read_file(path.parent_path() / "sol.cpp", most_source_bytes);
  } catch (const BadInput& error) {
    read.left_out = {{"the manifest or its sol.cpp cannot be read", error.what(), true}};
    return read;
  }
  const std::string name = display_path(path);
  try {
    const Place manifest{YAML::Load(text), ""};
    Json file = header_of(manifest, read.reference, read.slug);
    const Problem problem = parse_problem(dumped(file), name, read.slug);
    file["cases"] = Cases(manifest, problem).read(name, read.left_out);
    read.file = dumped(file);
    read.id = problem.id;
  } catch (const InManifest& error) {
    read.left_out = {{"the manifest is not understood", fmt::format("{}:{}", name, error.what()), true}};
  } catch (const YAML::Exception& error) {
    read.left_out = {{"the manifest is not YAML",
                      fmt::format("{}:{}:{}: {}", name, error.mark.line + 1, error.mark.column + 1, error.msg), true}};
  } catch (const std::exception& error) {
    read.left_out = {{"the manifest is not understood", fmt::format("{}: {}", name, error.what()), true}};
  }
  return read;
}

}  // namespace leetjudge
