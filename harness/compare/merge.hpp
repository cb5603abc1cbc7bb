// Joins the results of shards, or of several runs.
#pragma once

#include <string>
#include <vector>

#include "report/load.hpp"

namespace leetjudge {

struct NamedReport {
  std::string name;  // of the file
  LoadedReport loaded;
};

// What one run would have reported. The shards of one run go back to where they were, and the times of their
// rounds add up; where some are missing the report says that it is partial. Reports that are no shards are
// put one after the other; what they measured was not measured side by side, and is dropped where solutions
// come from different ones. Throws BadInput, naming the files, for what does not fit together: two results
// for the same solution and case, another compiler, seed or number of rounds, the same shard twice.
LoadedReport merge_reports(std::vector<NamedReport> parts);

}  // namespace leetjudge
