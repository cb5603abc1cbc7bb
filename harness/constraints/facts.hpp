// What facts say of a quantity, of a parameter, of rows.
#pragma once

#include "constraints/constraints.hpp"

namespace leetjudge {

// The first of that kind about a parameter; null for none.
const Fact* fact_about(const std::vector<Fact>& facts, Fact::Kind kind, const std::string& parameter);

// Where a quantity of an equality is all there is on the other side: what "n" is where "n == nums.length".
std::optional<Quantity> defined_as(const std::string& name, const std::vector<Fact>& facts);

// Whether what is said of `general` is said of `one`: of nums[i] and of rows[i][0].
bool covers(const Quantity& general, const Quantity& one);
bool covers(const Expression& general, const Quantity& one);  // where that is a quantity

// Whether what bounds it changes from element to element.
bool depends_on_elements(const Quantity& one, const std::vector<Fact>& facts);
// Whether some length is told by it.
bool tells_a_length(const Quantity& one, const std::vector<Fact>& facts);

// Whether something is said of a column of the rows: "edges[i][0]".
bool is_column(const Expression& one, const std::string& rows);
bool has_columns(const std::string& rows, const std::vector<Fact>& facts);
// Whether a row has the same in two columns that must differ: "ai != bi".
bool equal_columns(const Json& row, const std::string& rows, const std::vector<Fact>& facts);

}  // namespace leetjudge
