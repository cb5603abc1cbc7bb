#include "calls.hpp"

namespace leetjudge_host {

bool Calls::leetjudge_read(Reader& in) {
  std::vector<std::string> names;
  if (!in.need('[', "calls and arguments")) return false;
  if (!read_value(in, names)) return in.inside("calls");
  if (!in.need(',', "calls and arguments") || !in.need('[', "an array of arguments")) return in.inside("arguments");
  for (std::size_t i = 0; i < names.size(); ++i) {
    steps_.emplace_back(leetjudge_step(names[i]));
    if (!steps_.back()) return in.fail("a method of the class") || in.inside(i) || in.inside("calls");
    if ((i > 0 && !in.need(',', "as many as there are calls")) || !steps_.back()->leetjudge_read(in))
      return in.inside(i) || in.inside("arguments");
  }
  return (in.need(']', "as many as there are calls") || in.inside("arguments")) && in.need(']', "calls and arguments");
}

void Calls::leetjudge_run() {
  for (const auto& step : steps_) step->leetjudge_run(leetjudge_object);
}

void Calls::leetjudge_write(std::string& out) {
  write_array(out, steps_, [&](const auto& step) { step->leetjudge_write(out); });
}

bool Calls::leetjudge_read_answer(Reader& in) {
  if (!in.need('[', "an array")) return false;
  for (std::size_t i = 0; i < steps_.size(); ++i) {
    if ((i > 0 && !in.need(',', "as many as there are calls")) || !steps_[i]->leetjudge_read_answer(in))
      return in.inside(i);
  }
  return in.need(']', "as many as there are calls");
}

}  // namespace leetjudge_host
