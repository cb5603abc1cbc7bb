#include "commands/verbs.hpp"

namespace leetjudge {

Verb run_verb(), cases_verb(), solve_verb(), compare_verb(), merge_verb(), add_verb(), new_verb(), watch_verb(),
    stress_verb(), debug_verb(), generate_verb(), list_verb(), completion_verb(), complete_verb(), grow_verb();

const std::vector<Verb>& all_verbs() {
  static const std::vector<Verb> all = {run_verb(),    cases_verb(),      solve_verb(),   compare_verb(),
                                        merge_verb(),  add_verb(),        new_verb(),     watch_verb(),
                                        stress_verb(), grow_verb(),       debug_verb(),   generate_verb(),
                                        list_verb(),   completion_verb(), complete_verb()};
  return all;
}

}  // namespace leetjudge
