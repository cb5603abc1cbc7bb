#include "report/report.hpp"
namespace leetjudge {
std::string render_html(const Report&, const TableStyle&) {
  return "";
}
}  // namespace leetjudge
