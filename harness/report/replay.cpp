#include <algorithm>

#include "report/report.hpp"
#include "util/format.hpp"
#include "util/json.hpp"

namespace leetjudge {
namespace {

// What is watched, drawn as the problem does, or plainly.
Drawing board_of(const Problem& problem, const Case& test) {
  if (problem.rules->drawing_of_input) return problem.rules->drawing_of_input(test.input);
  Drawing board;
  const std::vector<Json> arguments = arguments_in(test.input);
  for (const Json& row : arguments[problem.watch->parameter]) {
    std::string& cells = board.rows.emplace_back();
    for (const Json& cell : row) cells += cell.get<std::string>();
  }
  return board;
}

// The cells that differ: which one, a colon, and the symbol.
std::string changes_text(const std::string& before, const std::string& now) {
  std::string text;
  for (std::size_t cell = 0; cell < now.size(); ++cell) {
    if (before[cell] != now[cell]) text += fmt::format("{}:{}", cell, now[cell]);
  }
  return text;
}

Json variant_json(const SolutionResult& result, const CaseResult& one, char blank, std::size_t most_moments) {
  const Replay& replay = *one.replay;
  const std::vector<Replay::Moment>& all = replay.moments;
  const std::size_t every = std::max<std::size_t>(1, (all.size() + most_moments - 1) / most_moments);
  Json changes = Json::array();
  Json counters = Json::object();
  const Replay::Moment* before = &all.front();
  const auto add = [&](const Replay::Moment& now) {
    changes.push_back(changes_text(before->cells, now.cells));
    for (const Counter& counter : all_counters) {
      const std::uint64_t then = (before->counters.*counter.value).value_or(0);
      counters[counter.name].push_back(std::int64_t((now.counters.*counter.value).value_or(0) - then));
    }
    before = &now;
  };
  for (std::size_t i = every; i + 1 < all.size(); i += every) add(all[i]);
  add(all.back());
  return {{"name", result.solution.name}, {"verdict", status_message(one.status)},
          {"given", all.front().cells},   {"blank", std::string(1, blank)},
          {"stores", replay.stores},      {"stride", replay.stride * every},
          {"changes", changes},           {"counters", counters}};
}

std::size_t cells_of(const Drawing& board) {
  std::size_t cells = 0;
  for (const std::string& row : board.rows) cells += row.size();
  return cells;
}

// Lengths of the rows, and behind which columns and rows there are bars.
Json shape_json(const Drawing& drawing) {
  Json rows = Json::array();
  for (const std::string& row : drawing.rows) rows.push_back(row.size());
  return {{"rows", rows}, {"bars_right", drawing.bars_right}, {"bars_below", drawing.bars_below}};
}

}  // namespace

Json replays_json(const ProblemResult& problem, std::size_t most_moments) {
  Json replays = Json::array();
  for (std::size_t i = 0; i < problem.cases->size(); ++i) {
    const Case& test = (*problem.cases)[i];
    Json variants = Json::array();
    Drawing board;
    for (const SolutionResult& result : problem.solutions) {
      if (i >= result.cases.size() || !result.cases[i].replay) continue;
      board = board_of(*problem.problem, test);
      const std::size_t cells = result.cases[i].replay->moments.front().cells.size();
      if (cells > 0 && cells == cells_of(board))
        variants.push_back(variant_json(result, result.cases[i], problem.problem->watch->blank, most_moments));
    }
    if (!variants.empty())
      replays.push_back({{"case", test.name}, {"shape", shape_json(board)}, {"variants", variants}});
  }
  return replays;
}

}  // namespace leetjudge
