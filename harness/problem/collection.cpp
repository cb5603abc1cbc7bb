#include "problem/collection.hpp"

#include <algorithm>
#include <map>
#include <mutex>
#include <set>

#include "inputs/generated.hpp"
#include "problem/page_file.hpp"
#include "util/error.hpp"
#include "util/files.hpp"
#include "util/format.hpp"
#include "util/json.hpp"
#include "util/located_json.hpp"
#include "util/side_by_side.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace fs = std::filesystem;
namespace {

// Where a case came from; without it the user has kept or written it.
constexpr const char *from_page = "page", *from_manifest = "manifest";

std::string origin_of(const Json& one) { return one.is_object() ? one.value("from", "") : ""; }

Problem problem_in(Json file, const std::string& slug) {
  file["cases"] = Json::array();
  file.erase("sets");
  return parse_problem(dumped(file), slug, slug);
}

// Its arguments by the names that the problem has for them.
Json renamed(const Json& one, const std::vector<std::string>& before, const std::vector<std::string>& now) {
  if (before == now || before.size() != now.size() || !one.is_object()) return one;
  Json made = one;
  Json& input = made.contains("drawn") ? made["drawn"]["input"] : made["input"];
  if (!input.is_object()) return one;
  Json named = Json::object();
  for (std::size_t i = 0; i < now.size(); ++i) {
    if (input.contains(before[i])) named[now[i]] = input[before[i]];
  }
  input = named;
  return made;
}

// What two cases with the same input have in common.
std::string key_of(const Json& one, const Problem& problem) {
  if (!one.is_object()) return dumped(one);
  if (one.contains("drawn")) return dumped(one["drawn"].value("hash", Json()));
  try {
    return short_hash(input_at({one.at("input"), ""}, problem));
  } catch (const std::exception&) {
    return dumped(one);
  }
}

// Whether the types can be what the case gives and expects. What is drawn was looked at with the types it came with.
void need_fit(const Json& one, const Problem& problem) {
  const Json input = one.contains("drawn")
                         ? drawn_value(one["drawn"].at("input"), one["drawn"].at("seed").get<std::uint64_t>())
                         : one.at("input");
  const std::string text = input_at({input, "input"}, problem);
  if (one.contains("expected")) answer_at({one["expected"], "expected"}, problem, text);
}

Collected read_page_at(const fs::path& path) {
  Collected read;
  const std::string name = display_path(path);
  const char* reason = "the page cannot be read";
  try {
    const Page page = read_page(read_file(path, most_source_bytes));
    reason = "no problem's number and title stand on the page";
    if (page.id == 0 || page.title.empty()) throw BadInput(name);
    reason = "no class in C++ with one public method is on the page";
    if (page.code.empty()) throw BadInput(name);
    std::vector<std::string> remarks;
    read.slug = slug_of(page);
    read.file = problem_file(page, remarks);
    read.id = page.id;
    for (std::string& one : remarks)
      read.left_out.push_back({"something on a page is not understood", fmt::format("{}: {}", name, one)});
  } catch (const BadInput& error) {
    read.left_out = {{reason, error.what() == name ? name : fmt::format("{}: {}", name, error.what()), true}};
  }
  return read;
}

// One problem's file on its way into the library.
class Merging {
 public:
  Merging(Json file, std::string slug) : slug_(std::move(slug)), file_(std::move(file)) {}

  // Of what the two say of the problem a page has the first word, and then the newer one. The cases that came from the
  // same kind of source go; of those with one input the user's stays, or else a page's.
  void take(Json read, const char* origin, std::vector<LeftOut>& left_out) {
    const bool paged = origin == from_manifest && (file_.contains("constraints") || file_.contains("url"));
    if (origin == from_manifest && !file_.is_null()) file_.erase("reference_stub");  // the reference is replaced
    const Json before = file_.is_null() ? read : file_;
    const Json &first = paged ? file_ : read, &second = paged ? read : before;
    Json made = Json::object();
    for (const Json* one : {&first, &second}) {
      for (const auto& [key, value] : one->items()) {
        if (key != "cases" && !made.contains(key)) made[key] = value;
      }
    }
    const Problem problem = problem_in(made, slug_), old = problem_in(before, slug_), added = problem_in(read, slug_);
    std::vector<Json> kept, pages, manifests;
    const auto add = [&](const Json& one, const Problem& of) {
      std::vector<Json>& list = origin_of(one) == from_page ? pages : origin_of(one).empty() ? kept : manifests;
      list.push_back(renamed(one, of.stub.input_names(), problem.stub.input_names()));
      if (origin_of(one).empty() || of.stub.declaration() == problem.stub.declaration()) return;
      try {
        need_fit(list.back(), problem);
      } catch (const std::exception& error) {
        left_out.push_back({"it does not fit the page's code",
                            fmt::format("{}: case {}: {}", problem.heading(), dumped(one["name"]), error.what())});
        list.pop_back();
      }
    };
    for (const Json& one : file_.is_null() ? Json::array() : file_["cases"]) {
      if (origin_of(one) != origin) add(one, old);
    }
    for (Json& one : read["cases"]) {
      one["from"] = origin;
      add(one, added);
    }
    made["cases"] = Json::array();
    std::set<std::string> inputs, names;
    for (const Json& one : kept) inputs.insert(key_of(one, problem)), names.insert(dumped(one.value("name", Json())));
    for (std::vector<Json>* list : {&pages, &manifests}) {
      for (Json& one : *list) {
        if (!inputs.insert(key_of(one, problem)).second) continue;
        const std::string name = one["name"];
        for (int number = 2; !names.insert(dumped(one["name"])).second; ++number)
          one["name"] = fmt::format("{} ({})", name, number);
        made["cases"].push_back(std::move(one));
      }
    }
    for (Json& one : kept) made["cases"].push_back(std::move(one));
    file_ = std::move(made);
  }

  const Json& file() const { return file_; }
  Problem problem() const { return problem_in(file_, slug_); }

 private:
  std::string slug_;
  Json file_;
};

}  // namespace

Collection::Collection(const fs::path& folder) {
  std::error_code error;
  const auto all = fs::recursive_directory_iterator(folder, fs::directory_options::skip_permission_denied, error);
  for (auto at = begin(all); at != end(all); at.increment(error)) {
    const std::string name = at->path().filename().string();
    if (name.starts_with('.') && at->is_directory(error)) at.disable_recursion_pending();
    const bool english = name == "README_EN.md";
    const bool page = english || (name == "README.md" && !fs::exists(at->path().parent_path() / "README_EN.md"));
    if (name != "manifest.yaml" && !page) continue;
    if (at->is_symlink(error))
      links_.push_back({"it is a link", display_path(at->path()), true});
    else
      (page ? pages_ : manifests_).push_back(at->path());
  }
  std::ranges::sort(pages_);
  std::ranges::sort(manifests_);
  if (pages_.empty() && manifests_.empty())
    throw BadInput(
        fmt::format("{}: neither a page (README_EN.md) nor a manifest.yaml lies there", display_path(folder)));
}

Added Collection::add_to(const Kit& kit, unsigned at_a_time, const std::function<void()>& step) const {
  const fs::path problems = kit.library() / "testcases", solutions = kit.library() / "solutions";
  fs::create_directories(problems);
  Added added;
  added.left_out = links_;
  // All of it is read before anything is written: a page has the first word, whatever comes first.
  std::vector<Collected> read(pages_.size() + manifests_.size());
  do_side_by_side(read.size(), at_a_time, [&](std::size_t i) {
    const bool page = i < pages_.size();
    read[i] = page ? read_page_at(pages_[i]) : read_manifest(manifests_[i - pages_.size()]);
    step();
  });
  std::map<int, std::vector<std::size_t>> by_id;
  for (std::size_t i = 0; i < read.size(); ++i) {
    std::ranges::move(read[i].left_out, std::back_inserter(added.left_out));
    if (!read[i].file.empty()) by_id[read[i].id].push_back(i);
  }
  std::map<int, fs::path> known;
  for (const fs::directory_entry& entry : fs::directory_iterator(problems))
    known[KnownProblem(entry.path()).id] = entry.path();
  std::mutex mutex;
  const std::vector<std::pair<int, std::vector<std::size_t>>> groups(by_id.begin(), by_id.end());
  do_side_by_side(groups.size(), at_a_time, [&](std::size_t group) {
    const auto& [id, sources] = groups[group];
    const auto there = known.find(id);
    const fs::path file = there != known.end() ? there->second : problems / (read[sources[0]].slug + ".json");
    const std::string slug = file.stem().string();
    std::vector<LeftOut> left_out;
    try {
      const std::string before = there != known.end() ? read_file(file) : "";
      Merging merging(before.empty() ? Json() : parse_json(before, display_path(file)), slug);
      for (const std::size_t i : sources) {
        const fs::path reference = solutions / slug / "reference.cpp";
        if (!read[i].reference.empty() && (!fs::exists(reference) || read_file(reference) != read[i].reference)) {
          fs::create_directories(reference.parent_path());
          write_file(reference, read[i].reference);
        }
        merging.take(parse_json(read[i].file, slug), i < pages_.size() ? from_page : from_manifest, left_out);
      }
      const std::string text = file_text(merging.file());
      if (text != before) write_file(file, text);
      const Problem problem = merging.problem();
      const std::scoped_lock lock(mutex);
      ++(before.empty() ? added.made : text == before ? added.unchanged : added.changed);
      added.cases += merging.file()["cases"].size();
      const auto open =
          std::ranges::count_if(merging.file()["cases"], [](const Json& one) { return !one.contains("expected"); });
      added.answered += std::size_t(open);
      added.several += open > 0 && !problem.several.empty() && !problem.rules->check;
    } catch (const std::exception& error) {
      left_out.push_back({"the file in the library is not understood, or cannot be written", error.what(), true});
    }
    for (std::size_t i = 0; i < sources.size(); ++i) step();
    const std::scoped_lock lock(mutex);
    std::ranges::move(left_out, std::back_inserter(added.left_out));
  });
  return added;
}

}  // namespace leetjudge
