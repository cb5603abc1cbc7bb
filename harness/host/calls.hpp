// What the judge binds a solution to its host with (paste/binding.cpp): variables for its arguments and results, and
// the calls of a case. A binding uses the names at the end, which begin with leetjudge_, as a solution's macros do not.
#pragma once

#include <algorithm>
#include <memory>

#include "values.hpp"
#include "written_nodes.hpp"

namespace leetjudge {  // tracer.hpp
void count_answer();
void own_work_begins();
void own_work_ends();
}  // namespace leetjudge

namespace leetjudge_host {

// The type of a variable that a parameter can be given: what it refers to, or what owns what it refers to.
template <class T>
struct Owner {
  using type = T;
};
template <>
struct Owner<std::string_view> {
  using type = std::string;
};
template <class T, std::size_t n>
struct Owner<std::span<T, n>> {
  using type = std::vector<std::remove_cv_t<T>>;
};
template <class Function>
struct Parameter;
template <class T>
struct Parameter<void(T)> {
  using type = typename Owner<std::remove_cvref_t<T>>::type;
};
template <class Function>
using owned = typename Parameter<Function>::type;

// The type of a variable for what a call returned; None for nothing.
struct None {};
inline void leetjudge_write_value(std::string& out, None) { out += "null"; }
template <class T>
using result = typename Owner<std::conditional_t<std::is_void_v<T>, None, std::remove_cvref_t<T>>>::type;
// `(call, None())` is what the call returned, or None.
template <class T>
__attribute__((always_inline)) inline T&& operator,(T&& value, None) {
  return static_cast<T&&>(value);
}

// Whether a copy of it shares nothing with it.
template <class T>
inline constexpr bool is_value = std::is_arithmetic_v<T> || std::is_same_v<T, std::string> || is_integer<T>;
template <class T, class A>
inline constexpr bool is_value<std::vector<T, A>> = is_value<T>;

// What the C library takes at most for a block of that size, as the hooks count it: large ones may be whole pages, and
// others have what was left behind them, if that is too little for a block.
inline long long block_bytes(std::size_t size) {
  constexpr std::size_t large = 128 << 10, page = 4096, word = 16;
  if (size >= large - 2 * word) return (long long)((size + word + page - 1) / page * page - word);
  return size == 0 ? 0 : (long long)(std::max<std::size_t>(40, (size + 23) / word * word - 8 + word));
}

// What a result holds in memory beside itself, in bytes; less than 0 where that is not known, as of nodes.
template <class T>
long long held_bytes(const T&) {
  return std::is_arithmetic_v<T> ? 0 : -1;
}
inline long long held_bytes(const std::string& text) {
  return text.capacity() > std::string().capacity() ? block_bytes(text.capacity() + 1) : 0;
}
inline long long held_bytes(const std::vector<bool>& bits) { return block_bytes(bits.capacity() / 8); }
template <class T, class A>
long long held_bytes(const std::vector<T, A>& all) {
  long long sum = block_bytes(all.capacity() * sizeof(T));
  for (const T& one : all) {
    const long long inside = held_bytes(one);
    if (inside < 0) return -1;
    sum += inside;
  }
  return sum;
}

// The first so many elements.
template <class Row>
void write_prefix(std::string& out, const Row& row, long long count) {
  if (count < 0 || count > (long long)(row.size()))
    return write_no_answer(
        out,
        ("the count " + std::to_string(count) + ", and there are " + std::to_string(row.size()) + " elements").c_str());
  leetjudge_write_value(out, Row(row.begin(), row.begin() + count));
}

inline const std::vector<std::vector<char>>* as_board(const std::vector<std::vector<char>>& board) { return &board; }
template <class T>
const std::vector<std::vector<char>>* as_board(const T&) {
  return nullptr;
}

// Where something stands between a case and its solution, a counted program counts what the objects of the solution do,
// from the first that is made to the end of the last, and nothing of what stands between.
struct OwnWork {
  OwnWork() { leetjudge::own_work_begins(); }
  ~OwnWork() { leetjudge::own_work_ends(); }
};
template <class T, bool is_final = std::is_final_v<T>>
struct CountedAlone : OwnWork, T {
  using T::T;
  using leetjudge_type = CountedAlone;
};
template <class T>
struct CountedAlone<T, true> {
  using leetjudge_type = T;
};

// The object of a case beside the sanitizers, on the heap, which they fill: a member that is never set is not 0 there
// by chance, as it may be on the stack.
template <class T>
struct Fresh {
  T* leetjudge_object = ::new T();
  ~Fresh() noexcept(std::is_nothrow_destructible_v<T>) { ::delete leetjudge_object; }
};

// The cells of one argument that a counted run looks at.
struct Watched {
  const std::vector<std::vector<char>>* board = nullptr;
  char blank = 0;
  const char* symbols = "";
};

// Thrown behind the solution, whatever that answered: it broke a rule of the interface that it was given.
struct WrongAnswer {
  std::string why;
};

using Bytes = long long;

// One case, or one of its calls: with the arguments and what it returns.
struct Call {
  virtual ~Call() = default;
  virtual bool leetjudge_read(Reader& in) = 0;
  virtual Call* leetjudge_copy() const { return nullptr; }  // null where it would share something
  virtual void leetjudge_run(void*& object) = 0;            // of a design problem, which its constructor makes
  virtual void leetjudge_write(std::string& out) = 0;       // what is judged
  virtual Bytes leetjudge_held() const { return -1; }       // of the result; less than 0 where that is not known
  virtual Watched leetjudge_watched() const { return {}; }
  virtual bool leetjudge_leaves_cycle() const { return false; }  // in nodes that LeetCode frees behind it
  virtual bool leetjudge_constructs() const { return false; }    // makes the object of a design problem
};
inline void run_case(Call& call) {
  void* object = nullptr;
  call.leetjudge_run(object);
}

// A case of a design problem: ["LRUCache","put","get"], [[2],[1,1],[1]]; answered by what each call returned.
class Calls : public Call {
 public:
  bool leetjudge_read(Reader& in) override;
  void leetjudge_run(void*& object) override;
  void leetjudge_write(std::string& out) override;

 protected:
  virtual Call* leetjudge_method(std::string_view method) = 0;  // null where the class has none of that name
  void* leetjudge_object = nullptr;

 private:
  std::vector<std::unique_ptr<Call>> calls_;
};

}  // namespace leetjudge_host

using leetjudge_call = leetjudge_host::Call;
using leetjudge_calls = leetjudge_host::Calls;
using leetjudge_reader = leetjudge_host::Reader;
using leetjudge_cells = leetjudge_host::Watched;
using leetjudge_bytes = leetjudge_host::Bytes;
using leetjudge_none = leetjudge_host::None;
using leetjudge_string = std::string;
using leetjudge_name = std::string_view;
template <class Function>
using leetjudge_owned = leetjudge_host::owned<Function>;
template <class T>
using leetjudge_result_of = leetjudge_host::result<T>;
template <class T>
using leetjudge_fresh = leetjudge_host::Fresh<T>;
template <class T>
using leetjudge_counted = typename leetjudge_host::CountedAlone<T>::leetjudge_type;

// The arguments of a call: "[[2,7],9]" into `values`, of which messages tell the names.
template <class... T>
bool leetjudge_read_all(leetjudge_reader& in, std::initializer_list<const char*> names, T&... values) {
  using leetjudge_host::leetjudge_read_value;
  const char* const* name = names.begin();
  [[maybe_unused]] const auto read = [&](auto& value) {
    if (name != names.begin() && !in.need(',', "as many arguments")) return false;
    return leetjudge_read_value(in, value) ? (++name, true) : in.inside(*name);  // also where a rule declares it later
  };
  return in.need('[', "arguments") && (read(values) && ...) && in.need(']', "as many arguments");
}
template <class T>
void leetjudge_write_prefix(std::string& out, const T& judged, long long count) {
  leetjudge_host::write_prefix(out, judged, count);
}
// A copy of a call with its arguments; null where it would share something.
template <class T, class... Arguments>
leetjudge_call* leetjudge_copied(const T& call, const Arguments&...) {
  if constexpr ((leetjudge_host::is_value<Arguments> && ...))
    return new T(call);
  else
    return nullptr;
}
template <class T>
leetjudge_cells leetjudge_watch(const T& board, int blank, const char* symbols) {
  return {leetjudge_host::as_board(board), char(blank), symbols};
}
template <class T>
leetjudge_bytes leetjudge_held_by(const T& result) {
  return leetjudge_host::held_bytes(result);
}
// Whether one of these arguments, where they are nodes, has no end.
template <class... T>
bool leetjudge_has_cycle(const T&... arguments) {
  std::string text;
  const auto write = [&](const auto& argument) {
    if constexpr (std::is_pointer_v<std::remove_cvref_t<decltype(argument)>>)
      leetjudge_host::leetjudge_write_value(text, argument);
  };
  (write(arguments), ...);
  return text.find("with a cycle") != std::string::npos;
}
inline void leetjudge_count_answer() { leetjudge::count_answer(); }
leetjudge_call* leetjudge_make_call();  // the binding's
