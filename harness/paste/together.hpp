// Which solutions may stand in one program with others.
#pragma once

#include <string>

namespace leetjudge {

// Whether it means the same within a namespace of its own, beside others in theirs, as by itself, and does nothing to
// them: it defines only the class `called` and numbered ones ("Solution2"), includes only headers of the system, and
// runs nothing before it is called.
bool is_same_beside_others(const std::string& text, const std::string& called);

}  // namespace leetjudge
