class CustomFunction {
 public:
  explicit CustomFunction(int id) : id_(id) {}
  int f(int x, int y) {
    switch (id_) {
      case 1: return x + y;
      case 2: return x * y;
      case 3: return x * x + y;
      case 4: return x + y * y;
      case 5: return x * x + y * y;
      case 6: return (x + y) * (x + y);
      case 7: return x * x * x + y * y * y;
      case 8: return x * x * y;
      default: return x * y * y;
    }
  }

 private:
  int id_;
};

// Behind the solution:
std::vector<std::vector<int>> findSolution(int function_id, int z) {
  CustomFunction function(function_id);
  return leetjudge_solution().findSolution(function, z);
}
