#include "report/page_replay.hpp"

#include <algorithm>

#include "host/wire.hpp"
#include "problems/rules.hpp"
#include "util/format.hpp"

namespace leetjudge {
namespace {

using Board = std::vector<std::vector<char>>;

constexpr std::size_t most_cells = 36 * 36;  // two digits to base 36

Board watched_board(const Problem& problem, const Case& test) {
  Board board;
  std::size_t i = 0;
  for (const Json& argument : problem.arguments(test.input)) {
    if (i++ != problem.watch->parameter) continue;
    for (const Json& row : argument) {
      board.emplace_back();
      for (const Json& cell : row) board.back().push_back(cell.get<std::string>()[0]);
    }
  }
  return board;
}

// Lengths of the rows, and where the problem's own drawing has bars: behind which column, below which row.
Json shape_json(const Problem& problem, const Case& test, const Board& board) {
  Json rows = Json::array();
  for (const auto& row : board) rows.push_back(row.size());
  Json right = Json::array();
  Json below = Json::array();
  const Rules& rules = rules_of(problem.id);
  int row = -1;
  for (const std::string& line :
       rules.draw_input ? rules.draw_input(test.input) : std::vector<std::string>{}) {
    if (line.find("--") != std::string::npos) {
      below.push_back(row);
      continue;
    }
    if (++row > 0) continue;
    int column = -1;
    for (const char c : line) {
      if (c == '|') right.push_back(column);
      column += c != '|' && c != ' ';
    }
  }
  return {{"rows", rows}, {"bars_right", right}, {"bars_below", below}};
}

std::string base36(std::size_t cell) {
  constexpr const char* digits = "0123456789abcdefghijklmnopqrstuvwxyz";
  return {digits[cell / 36 % 36], digits[cell % 36]};
}

// The cells that differ: two digits to base 36 for which, and the symbol.
std::string changes_text(const std::string& before, const std::string& now) {
  std::string text;
  for (std::size_t cell = 0; cell < now.size(); ++cell) {
    if (before[cell] != now[cell]) text += base36(cell) + now[cell];
  }
  return text;
}

Json variant_json(const SolutionResult& result, const char* verdict, const Replay& replay, char blank,
                  std::size_t most_moments) {
  const std::vector<Replay::Moment>& all = replay.moments;
  const std::size_t every = std::max<std::size_t>(1, (all.size() + most_moments - 1) / most_moments);
  Json changes = Json::array();
  Json counters = Json::object();
  const Replay::Moment* before = &all.front();
  const auto add = [&](const Replay::Moment& now) {
    changes.push_back(changes_text(before->cells, now.cells));
    const auto count = [&](const char* name, std::uint64_t then, std::uint64_t value) {
      counters[name].push_back(std::int64_t(value - then));
    };
    count("placements", before->counters.placements.value_or(0), now.counters.placements.value_or(0));
    count("undos", before->counters.undos.value_or(0), now.counters.undos.value_or(0));
    count("reads", before->counters.reads, now.counters.reads);
    count("writes", before->counters.writes, now.counters.writes);
    count("calls", before->counters.calls, now.counters.calls);
    count("depth", before->counters.depth, now.counters.depth);
    before = &now;
  };
  for (std::size_t i = every; i + 1 < all.size(); i += every) add(all[i]);
  add(all.back());
  return {{"name", result.solution.name}, {"verdict", verdict},
          {"given", all.front().cells},   {"blank", std::string(1, blank)},
          {"stores", replay.stores},      {"stride", replay.stride * every},
          {"changes", changes},           {"counters", counters}};
}

bool has_replay(const ProblemResult& problem, std::size_t index) {
  return std::any_of(problem.solutions.begin(), problem.solutions.end(), [&](const SolutionResult& one) {
    return index < one.cases.size() && one.cases[index].replay.has_value();
  });
}

std::size_t cells_of(const Board& board) {
  std::size_t cells = 0;
  for (const auto& row : board) cells += row.size();
  return cells;
}

bool fits(const Board& board) {
  return cells_of(board) > 0 && cells_of(board) <= most_cells;
}

}  // namespace

std::vector<std::string> missing_replays(const ProblemResult& problem) {
  std::vector<std::string> all;
  for (std::size_t i = 0; i < problem.cases->size(); ++i) {
    const Case& test = (*problem.cases)[i];
    if (has_replay(problem, i) && !fits(watched_board(*problem.problem, test)))
      all.push_back(fmt::format("No replay of {}: its board is empty, or has more than {} cells.", test.name,
                                most_cells));
  }
  return all;
}

Json replays_json(const ProblemResult& problem, std::size_t most_moments) {
  Json replays = Json::array();
  for (std::size_t i = 0; i < problem.cases->size(); ++i) {
    if (!has_replay(problem, i)) continue;
    Json variants = Json::array();
    const Case& test = (*problem.cases)[i];
    const Board board = watched_board(*problem.problem, test);
    if (!fits(board)) continue;
    for (const SolutionResult& result : problem.solutions) {
      if (i >= result.cases.size() || !result.cases[i].replay) continue;
      if (result.cases[i].replay->moments.front().cells.size() != cells_of(board)) continue;
      variants.push_back(variant_json(result, status_message(result.cases[i].status), *result.cases[i].replay,
                                      problem.problem->watch->blank, most_moments));
    }
    if (variants.empty()) continue;
    replays.push_back(
        {{"case", test.name}, {"shape", shape_json(*problem.problem, test, board)}, {"variants", variants}});
  }
  return replays;
}

}  // namespace leetjudge
