// An employee is [id, importance, [subordinates]].
namespace leetjudge_host {
inline bool read_value(Reader& in, Employee*& one) {
  one = new Employee();
  return in.need('[', "an employee") && read_value(in, one->id) && in.need(',', "an employee") &&
         read_value(in, one->importance) && in.need(',', "an employee") && read_value(in, one->subordinates) &&
         in.need(']', "an employee");
}
}  // namespace leetjudge_host
// getImportance
