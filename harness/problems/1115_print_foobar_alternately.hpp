// Behind the solution:
std::string foo(int n) {
  std::string out;
  leetjudge_solution foobar(n);
  std::thread bar([&] { foobar.bar([&] { out += "bar"; }); });
  foobar.foo([&] { out += "foo"; });
  bar.join();
  return out;
}
