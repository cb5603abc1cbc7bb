// Joins the results of shards, or of several runs.
#pragma once

#include <vector>

#include "results/json.hpp"

namespace leetjudge {

// What one run would have reported. The shards of one run go back to where they were, and the times of their
// rounds add up; a shard in which a solution ran out of time on every case counts for no time, as in one run,
// and where shards are missing the report says that it is partial. Reports that are no shards are put one
// after the other; what they measured was not measured side by side, and is dropped where there are several.
// A result goes before "Not Run". Throws BadInput, naming the files, for what does not fit together: two
// results for the same solution and case, a case with two inputs, another compiler, the same shard twice,
// shards of other cases or solutions; and where shards were measured, another seed or number of rounds.
LoadedReport merge_reports(std::vector<LoadedReport> parts);

}  // namespace leetjudge
