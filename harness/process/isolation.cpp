#include "process/isolation.hpp"

#include <unistd.h>

#include <algorithm>
#include <mutex>
#include <optional>

#include "keeper/library_folders.hpp"
#include "process/child.hpp"
#include "util/error.hpp"
#include "util/files.hpp"
#include "util/format.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace fs = std::filesystem;
namespace {

constexpr const char* scratch_bytes = "16777216";

bool in_library_folder(const std::string& path) {
  return std::ranges::any_of(library_folders,
                             [&](const char* folder) { return path.starts_with(folder + std::string("/")); });
}

// What is in force when a program is started with all that `wanted` wants; nothing when it does not start,
// and then `why` says what was printed.
std::optional<Isolation> in_force(const Isolation& wanted, std::string& why) {
  DescriptorPair error = make_pipe();
  ChildSetup setup;
  setup.arguments = {"/no/such/program"};  // the keeper is what has to start
  setup.standard_error = error.second.get();
  setup.isolation = &wanted;
  setup.needs.proc = wanted.filter;  // all that any host may need
  try {
    const Child child(setup);
    Isolation found = wanted;
    found.filter = child.filtered();
    found.fence = child.fenced();
    found.confirmed = true;
    return found;
  } catch (const JudgeFault& fault) {
    why = fault.what();
  }
  error.second.close();
  char printed[400];
  const ssize_t count = read(error.first.get(), printed, sizeof printed);
  if (count > 0) why = escape_binary(trim(std::string_view(printed, std::size_t(count))));
  return std::nullopt;
}

// What bwrap printed when it failed, in a few words. Containers and chroots forbid the namespaces, or what
// has to be set up in them.
std::string shortly(const std::string& printed) {
  return contains_any(printed, {"namespace", "uid map", "gid map", "RTM_NEWADDR"})
             ? "bubblewrap cannot make namespaces here"
             : "bubblewrap does not start here";
}

Isolation find(Isolation::Wish wish) {
  Isolation wanted;
  wanted.filter = wanted.fence = true;
  std::string why;
  if (wish != Isolation::Wish::filter) {
    wanted.bubblewrap = find_program("bwrap").value_or("").string();
    if (wanted.bubblewrap.empty()) {
      why = wanted.lack = "bubblewrap is not installed";
    } else {
      if (std::optional<Isolation> found = in_force(wanted, why)) return *found;
      wanted.lack = shortly(why);
      why = "bubblewrap does not work here: " + why;
    }
    if (wish == Isolation::Wish::bubblewrap) throw BadInput(why);
    wanted.bubblewrap.clear();
  }
  const std::optional<Isolation> found = in_force(wanted, why);
  if (!found) throw JudgeFault(why);
  return *found;
}

}  // namespace

const Isolation& isolation_for(Isolation::Wish wish) {
  static std::mutex mutex;
  static std::optional<Isolation> known[3];
  const std::lock_guard guard(mutex);
  std::optional<Isolation>& one = known[int(wish)];
  if (!one) one = find(wish);
  return *one;
}

const Isolation& tool_isolation() {
  static const Isolation known = [] {
    std::string why;
    Isolation wanted;
    wanted.fence = true;
    const std::optional<Isolation> found = in_force(wanted, why);
    if (found && found->fence) return *found;
    wanted.fence = false;
    wanted.bubblewrap = find_program("bwrap").value_or("").string();
    if (!wanted.bubblewrap.empty()) {
      if (const std::optional<Isolation> other = in_force(wanted, why)) return *other;
    }
    return Isolation();
  }();
  return known;
}

std::string isolation_words(const Isolation& isolation) {
  std::string words;
  if (!isolation.bubblewrap.empty()) words += "bubblewrap, ";
  if (isolation.fence) words += "Landlock, ";
  if (isolation.filter) words += "system call filter, ";
  words += "resource limits";
  if (!isolation.lack.empty()) words += fmt::format(" ({})", isolation.lack);
  return words;
}

std::string scratch_seen_by(const Isolation& isolation, const IsolationNeeds& needs) {
  return isolation.bubblewrap.empty() || needs.scratch.empty() ? needs.scratch : "/tmp";
}

std::vector<std::string> isolation_command(const Isolation& isolation, const std::vector<std::string>& program,
                                           const IsolationNeeds& needs) {
  if (isolation.bubblewrap.empty()) return {};
  std::vector<std::string> command = {isolation.bubblewrap, "--unshare-all", "--die-with-parent", "--as-pid-1",
                                      "--cap-drop",         "ALL",           "--hostname",        "leetjudge"};
  const auto add = [&](const char* what, const std::string& from, const std::string& to) {
    command.insert(command.end(), {what, from, to});
  };
  if (needs.scratch.empty())
    command.insert(command.end(), {"--dir", "/tmp"});
  else
    command.insert(command.end(), {"--size", scratch_bytes, "--tmpfs", "/tmp"});
  for (const fs::path folder : library_folders) {
    std::error_code error;
    if (fs::is_symlink(folder, error)) {  // /lib is usr/lib
      add("--symlink", fs::read_symlink(folder, error).string(), folder.string());
    } else if (fs::is_directory(folder, error)) {
      add("--ro-bind", folder.string(), folder.string());
    }
  }
  add("--ro-bind-try", "/etc/ld.so.cache", "/etc/ld.so.cache");
  for (const char* device : devices) {
    if (!needs.tool() || device == null_device) add("--dev-bind-try", device, device);
  }
  // Root finds files there that change the whole machine.
  if (needs.proc) command.insert(command.end(), {"--proc", "/proc", "--remount-ro", "/proc"});
  add("--ro-bind", LEETJUDGE_KEEPER, LEETJUDGE_KEEPER);
  for (const std::string& file : needs.readable) add("--ro-bind-try", file, file);
  for (const std::string& argument : program) {
    if (!needs.tool() && argument.starts_with('/') && !in_library_folder(argument))
      add("--ro-bind-try", argument, argument);
  }
  if (needs.tool()) add("--bind", needs.writable, needs.writable);
  command.insert(command.end(), {"--remount-ro", "/", "--chdir", needs.tool() ? needs.writable : "/", "--"});
  return command;
}

}  // namespace leetjudge
