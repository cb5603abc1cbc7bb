// The table of programs.
#include "compile/host.hpp"

namespace leetjudge {

const ModeTraits& traits_of(Mode mode) {
  // In the order of Mode.
  static const ModeTraits table[] = {
      {.name = "plain",
       .define = "LEETJUDGE_PLAIN",
       .flags = {"-O2"},
       .wrapped = {"malloc", "calloc", "realloc", "mmap", "aligned_alloc", "posix_memalign", "_Znam",
                   "_ZnwmRKSt9nothrow_t", "_ZnamRKSt9nothrow_t"}},  // to know what was refused (host/allocation.hpp)
      {.name = "checked",
       .time_factor = 20,
       .memory_factor = 4,
       .stack_factor = 16,
       .define = "LEETJUDGE_CHECKED",
       .flags = {"-O2", "-g1", "-gdwarf-4", "-fno-omit-frame-pointer", "-fsanitize=address,undefined",
                 "-fno-sanitize-recover=all", "-ftrivial-auto-var-init=pattern"},  // shows variables that are never set
       .clang_flags = {"-gdwarf-aranges"},               // by which places are found (judging/symbols.cpp)
       .gcc_flags = {"-fsanitize=float-cast-overflow"},  // a part of clang's "undefined"
       .wrapped = {}},
      {.name = "counted",
       .time_factor = 20,
       .least_time_ms = 20000,
       .define = "LEETJUDGE_COUNTED",
       // What the library has compiled of its templates would not be counted.
       .flags = {"-O1", "-fsanitize=thread", "-D_GLIBCXX_EXTERN_TEMPLATE=0"},
       .clang_flags = {"-fsanitize-coverage=trace-pc,no-prune",
                       // Stores that the code makes one by one are neither merged nor moved out of their loop.
                       "-mllvm", "-disable-loop-idiom-memcpy", "-mllvm", "-disable-licm-promotion"},
       .gcc_flags = {"-fsanitize-coverage=trace-pc",
                     // Stores that are made are counted.
                     "-fno-tree-dse", "-fno-tree-loop-im", "-fno-tree-cselim", "-fno-tree-sink", "-fno-tree-fre",
                     "-fno-tree-pre", "-fno-tree-dominator-opts", "-fno-ssa-phiopt", "-fno-builtin-memcpy",
                     "-fno-builtin-memmove", "-fno-builtin-memset", "-fno-builtin-memcmp"},
       // Beside these, what the hooks take the place of (host/tracer_hooks.cpp); never libtsan.
       // clang-format off
       .wrapped = {"malloc", "calloc", "realloc", "mmap", "aligned_alloc", "posix_memalign",
                   "memcpy", "memmove", "memset", "memcmp", "bcmp", "memchr", "strlen", "_ZSt11_Hash_bytesPKvmm",
                   "_Znwm", "_Znam", "_ZnwmRKSt9nothrow_t", "_ZdlPv", "_ZdlPvm", "_ZdaPv", "_ZdaPvm",
                   "free", "pthread_mutex_unlock"}},
      // clang-format on
      {.name = "debug",
       .define = "LEETJUDGE_DEBUG",
       // What is undefined stops where it happens.
       .flags = {"-O0", "-gdwarf-4", "-fno-omit-frame-pointer", "-D_GLIBCXX_ASSERTIONS", "-fsanitize=undefined",
                 "-fno-sanitize-recover=all"},
       .clang_flags = {"-fstandalone-debug"}},
  };
  return table[int(mode)];
}

}  // namespace leetjudge
