#include "problem/collection.hpp"

#include <algorithm>
#include <map>
#include <mutex>
#include <set>

#include "problem/page_file.hpp"
#include "problem/typed_text.hpp"
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

// Whether it gives a method something: one for a database shows tables.
bool has_values(const Page::Example& example) {
  return !names_in(example.input).empty() && !trim(example.output).empty();
}

// Of a page without code: as a solution that lies beside it has the class; empty for none.
std::string file_by_neighbours(const Page& page, const fs::path& folder, std::vector<std::string>& remarks) {
  std::vector<fs::path> all;
  for (const fs::directory_entry& one : fs::directory_iterator(folder))
    if (one.path().extension() == ".cpp") all.push_back(one.path());
  std::ranges::sort(all);
  for (const fs::path& solution : all) {
    try {
      remarks.clear();
      return file_declared_by(read_file(solution, most_source_bytes), page, remarks);
    } catch (const BadInput&) {  // another one may have it
    }
  }
  remarks.clear();
  return "";
}

Collected read_page_at(const fs::path& path) {
  Collected read;
  const std::string name = display_path(path);
  const char* reason = "the page cannot be read";
  try {
    const std::string text = read_file(path, most_source_bytes);
    Page page = read_page(text);
    const std::string folder = path.parent_path().filename().string(), linked = name_in_url(text);
    if (page.id == 0 && !linked.empty() && key_of(folder).ends_with(key_of(linked))) {
      page.id = std::atoi(folder.c_str());  // "0001-two-sum/README.md" without a number in its title
      page.name = linked;
      page.title = title_of(linked);
    }
    reason = "only numbered problems are taken";
    if (!page.other_series.empty()) throw BadInput(name);
    reason = "no problem's number and title stand on the page";
    if (page.id == 0 || page.title.empty()) throw BadInput(name);
    reason = "no code in C++ is on the page, nor beside it";
    read.slug = slug_of(page);
    std::vector<std::string> remarks;
    if (page.code.empty()) {
      if (std::ranges::any_of(page.examples, has_values))
        read.file = file_by_neighbours(page, path.parent_path(), remarks);
      if (read.file.empty()) throw BadInput(name);
    } else {
      reason = "what is on the page cannot be judged";
      read.file = problem_file(page, remarks);
    }
    read.id = page.id;
    for (std::string& one : remarks)
      read.left_out.push_back({"something on a page is not understood", fmt::format("{}: {}", name, one)});
  } catch (const BadInput& error) {
    read.left_out = {{reason, error.what() == name ? name : fmt::format("{}: {}", name, error.what()), true}};
  }
  return read;
}

// What became of a problem.
struct Fate {
  bool written = false, made = false, changed = false;
  std::size_t open = 0;  // cases without an answer
};

}  // namespace

Collection::Collection(const fs::path& folder) {
  std::error_code error;
  const auto all = fs::recursive_directory_iterator(folder, fs::directory_options::skip_permission_denied, error);
  for (auto at = begin(all); !error && at != end(all); at.increment(error)) {
    std::error_code gone;
    const std::string name = at->path().filename().string();
    if (name.starts_with('.') && at->is_directory(gone)) at.disable_recursion_pending();
    if (!name.starts_with('.') && at->is_directory(gone) && access(at->path().c_str(), R_OK | X_OK) != 0)
      links_.push_back({"this folder may not be read", display_path(at->path()), true});
    const bool english = name == "README_EN.md";
    const bool page = english || (name == "README.md" && !fs::exists(at->path().parent_path() / "README_EN.md"));
    if (name != "manifest.yaml" && !page) continue;
    if (at->is_symlink(gone))
      links_.push_back({"it is a link", display_path(at->path()), true});
    else
      (page ? pages_ : manifests_).push_back(at->path());
  }
  if (error) throw BadInput(fmt::format("{}: cannot be read to its end: {}", display_path(folder), error.message()));
  std::ranges::sort(pages_);
  std::ranges::sort(manifests_);
  if (pages_.empty() && manifests_.empty())
    throw BadInput(fmt::format("{}: neither a page (README_EN.md or README.md) nor a manifest.yaml lies there",
                               display_path(folder)));
}

Added Collection::add_to(const Kit& kit, unsigned at_a_time, const std::function<void()>& step) const {
  const fs::path pages = kit.library() / "pages", manifests = kit.library() / "testcases";
  fs::create_directories(pages);
  fs::create_directories(manifests);
  Added added;
  added.left_out = links_;
  std::vector<Collected> read(pages_.size() + manifests_.size());
  do_side_by_side(read.size(), at_a_time, [&](std::size_t i) {
    read[i] = i < pages_.size() ? read_page_at(pages_[i]) : read_manifest(manifests_[i - pages_.size()]);
    step();
  });
  // All of a problem has one name, that of what comes first.
  std::map<int, std::string> slugs;
  for (const KnownProblem& one : kit.known()) slugs[one.id] = one.file.stem().string();
  std::map<int, Fate> fates;
  std::vector<fs::path> files(read.size());
  std::set<fs::path> taken;
  for (std::size_t i = 0; i < read.size(); ++i) {
    const Collected& one = read[i];
    std::ranges::copy(one.left_out, std::back_inserter(added.left_out));
    if (one.file.empty()) continue;
    const std::string slug = slugs.try_emplace(one.id, one.slug).first->second, name = slug + ".json";
    const fs::path file = (i < pages_.size() ? pages : manifests) / name;
    if (!taken.insert(file).second)
      added.left_out.push_back({"the collection has it twice", display_path(file), true});
    else
      files[i] = file;
    fates[one.id].made = !fs::exists(pages / name) && !fs::exists(manifests / name);
  }
  std::optional<FolderLock> locks[] = {std::nullopt, std::nullopt};
  locks[0].emplace(pages);
  locks[1].emplace(manifests);
  std::mutex mutex;
  do_side_by_side(files.size(), at_a_time, [&](std::size_t i) {
    const bool page = i < pages_.size();
    try {
      if (!files[i].empty()) {
        const std::string name = display_path(files[i]), before = fs::exists(files[i]) ? read_file(files[i]) : "";
        Json file = parse_json(read[i].file, name);
        merge_cases(file, before.empty() ? Json::object() : parse_json(before, name), page ? "page" : "manifest");
        const std::string text = file_text(file);
        const fs::path reference = kit.library() / "solutions" / files[i].stem() / "reference.cpp";
        if (!page) {
          fs::create_directories(reference.parent_path());
          write_file(reference, read[i].reference);
        }
        if (text != before) write_file(files[i], text);
        const std::scoped_lock lock(mutex);
        Fate& fate = fates[read[i].id];
        fate.written = true;
        fate.changed = fate.changed || text != before;
        added.cases += file["cases"].size();
        for (const Json& one : file["cases"]) fate.open += !one.contains("expected");
      }
    } catch (const std::exception& error) {
      const std::scoped_lock lock(mutex);
      added.failed = true;
      added.left_out.push_back({"the file in the library is not understood, or cannot be written", error.what(), true});
    }
    step();
  });
  for (auto& one : locks) one.reset();
  for (const auto& [id, fate] : fates) {
    if (!fate.written) continue;
    ++(fate.made ? added.made : fate.changed ? added.changed : added.unchanged);
    added.answered += fate.open;
    const fs::path page = pages / (slugs[id] + ".json");
    if (fate.open == 0 || !fs::exists(page)) continue;
    const Problem problem = load_header(page);
    added.several += !problem.several.empty() && !problem.rules->check;
  }
  return added;
}

}  // namespace leetjudge
