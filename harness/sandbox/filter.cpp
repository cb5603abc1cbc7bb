#include <fcntl.h>
#include <linux/audit.h>
#include <linux/capability.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/prctl.h>

#include <cerrno>
#include <cstddef>
#include <cstdint>

#include "fence.hpp"
#include "util/system_call.hpp"

namespace leetjudge {
namespace {

#if defined(__x86_64__)
constexpr std::uint32_t architecture = AUDIT_ARCH_X86_64;
#elif defined(__aarch64__)
constexpr std::uint32_t architecture = AUDIT_ARCH_AARCH64;
#else
constexpr std::uint32_t architecture = 0;
#endif
constexpr std::uint32_t foreign_numbers = 0x40000000;  // x32's calls on x86-64
constexpr std::uint32_t unshare_descriptors = 2;       // CLOSE_RANGE_UNSHARE

// Of calls that newer headers know.
constexpr int call_pidfd_send_signal = 424, call_io_uring_setup = 425, call_open_tree = 428, call_pidfd_open = 434,
              call_clone3 = 435, call_close_range = 436, call_openat2 = 437, call_pidfd_getfd = 438,
              call_process_madvise = 440, call_memfd_secret = 447, call_fchmodat2 = 452, call_map_shadow_stack = 453,
              call_setxattrat = 463, call_getxattrat = 464, call_listxattrat = 465, call_removexattrat = 466,
              call_open_tree_attr = 467, call_file_setattr = 469;

struct Calls {
  template <class... Numbers>
  constexpr Calls(Numbers... all) : count(sizeof...(all)), numbers{int(all)...} {}
  int count;
  int numbers[13];
};

// On the lower half of an argument: all that is looked at here fits into it, on a little-endian machine.
struct Condition {
  enum class Kind { always, when, unless, unless_itself } kind = Kind::always;
  int argument = 0;
  std::uint32_t mask = 0, value = 0;
};
constexpr Condition when(int argument, std::uint32_t mask, std::uint32_t value) {
  return {Condition::Kind::when, argument, mask, value};
}
constexpr Condition unless(int argument, std::uint32_t mask, std::uint32_t value) {
  return {Condition::Kind::unless, argument, mask, value};
}
constexpr Condition unless_itself = {Condition::Kind::unless_itself, 0, 0, 0};  // the first argument is 0 or its number

constexpr std::uint32_t whole = ~0u;

struct Refusal {
  unsigned kind;
  int error;
  Calls calls;
  Condition condition = {};
};

using namespace refused;

// clang-format off
constexpr Refusal refusals[] = {
    // memory, descriptors and doings of other processes; the channel gives a pidfd of the judge (SO_PEERPIDFD)
    {others, EPERM, {SYS_ptrace, SYS_process_vm_readv, SYS_process_vm_writev, SYS_perf_event_open, call_pidfd_open,
                     call_pidfd_getfd, call_pidfd_send_signal, call_process_madvise}},
    // the network, and sockets of others: one of a pair sends to any name; a name on the channel
    {others, EPERM, {SYS_socket, SYS_socketpair, SYS_bind}},
    // all rights in a namespace of its own
    {others, EPERM, {SYS_unshare, SYS_setns}},
    // opening and connecting past this filter; memory of the kernel's
    {others, EPERM, {call_io_uring_setup, SYS_bpf, SYS_userfaultfd}},
    // what happens in folders, and what is said of files, that may not be read
    {others, EPERM, {SYS_inotify_init1, SYS_fanotify_init, SYS_getxattr, SYS_lgetxattr, SYS_fgetxattr, SYS_listxattr,
                     SYS_llistxattr, SYS_flistxattr, call_getxattrat, call_listxattrat}},
    // what outlives the run, and is everybody's: shared memory, queues, semaphores, keys
    {others, EPERM, {SYS_shmget, SYS_shmat, SYS_shmctl, SYS_msgget, SYS_msgsnd, SYS_msgrcv, SYS_msgctl, SYS_semget,
                     SYS_semop, SYS_semtimedop, SYS_semctl, SYS_mq_open, SYS_mq_unlink}},
    {others, EPERM, {SYS_add_key, SYS_request_key, SYS_keyctl}},

    // processes; a thread may not have descriptors of its own, beyond the limit
    {processes, EAGAIN, {SYS_clone}, unless(0, CLONE_THREAD | CLONE_FILES, CLONE_THREAD | CLONE_FILES)},
    {processes, ENOSYS, {call_clone3}},  // its flags lie in memory; the C library then takes clone
    {processes, EPERM, {call_close_range}, when(2, unshare_descriptors, unshare_descriptors)},
    // signals to others, directly and by what a descriptor's owner is sent
    {processes, EPERM, {SYS_tkill}},
    {processes, EPERM, {SYS_kill, SYS_tgkill, SYS_rt_sigqueueinfo, SYS_rt_tgsigqueueinfo}, unless_itself},
    {processes, EPERM, {SYS_fcntl}, when(1, whole, F_SETOWN)},
    {processes, EPERM, {SYS_fcntl}, when(1, whole, F_SETOWN_EX)},
    {processes, EPERM, {SYS_fcntl}, when(1, whole, F_SETSIG)},
    // staying when the keeper is gone
    {processes, EPERM, {SYS_prctl}, when(0, whole, PR_SET_PDEATHSIG)},
    // limits and shares of the processor of others
    {processes, EPERM, {SYS_prlimit64, SYS_sched_setaffinity}, unless_itself},
    {processes, EPERM, {SYS_setpriority, SYS_sched_setscheduler, SYS_sched_setparam, SYS_sched_setattr, SYS_ioprio_set}},
    // memory that no limit counts: files of it, shared without a file, growing like a stack, the stack moved
    {processes, EPERM, {SYS_memfd_create, call_memfd_secret, call_map_shadow_stack}},
    {processes, ENOMEM, {SYS_mmap}, when(3, MAP_ANONYMOUS | MAP_PRIVATE, MAP_ANONYMOUS)},
    {processes, ENOMEM, {SYS_mmap}, when(3, MAP_GROWSDOWN, MAP_GROWSDOWN)},
    {processes, ENOMEM, {SYS_mremap}},  // realloc() then copies

    // files that may be read may not be changed, nor others that can be named
    {changes, EPERM, {SYS_truncate, SYS_fchmod, SYS_fchmodat, call_fchmodat2, SYS_fchown, SYS_fchownat, SYS_utimensat}},
    {changes, EPERM, {SYS_setxattr, SYS_lsetxattr, SYS_fsetxattr, SYS_removexattr, SYS_lremovexattr, SYS_fremovexattr,
                      call_setxattrat, call_removexattrat, call_file_setattr}},
    // flags of files, names and addresses of the network's interfaces, typing into a terminal
    {changes, ENOTTY, {SYS_ioctl}, unless(1, whole, TCGETS)},
    // emptying a file by opening it for reading takes no more than the right to read
    {changes, EPERM, {SYS_openat}, when(2, O_ACCMODE | O_TRUNC, O_RDONLY | O_TRUNC)},
    {changes, ENOSYS, {call_openat2}},  // its flags lie in memory
    // opening past Landlock; holding up others who open a file
    {changes, EPERM, {SYS_open_by_handle_at, call_open_tree, call_open_tree_attr}},
    {changes, EPERM, {SYS_fcntl}, when(1, whole, F_SETLEASE)},

    {names, EPERM, {SYS_renameat2, SYS_linkat, SYS_symlinkat, SYS_unlinkat, SYS_mkdirat, SYS_mknodat}},
#ifdef SYS_renameat
    {names, EPERM, {SYS_renameat}},
#endif

    {programs, EPERM, {SYS_execve, SYS_execveat}},  // what the process has used would be counted from nothing again
    {opening, EACCES, {SYS_openat}},
#ifdef SYS_open  // x86-64 has the same by older names
    {others, EPERM, {SYS_inotify_init}},
    {processes, EAGAIN, {SYS_fork, SYS_vfork}},
    {changes, EPERM, {SYS_chmod, SYS_chown, SYS_lchown, SYS_utime, SYS_utimes, SYS_futimesat}},
    {changes, EPERM, {SYS_open}, when(1, O_ACCMODE | O_TRUNC, O_RDONLY | O_TRUNC)},
    {names, EPERM, {SYS_rename, SYS_link, SYS_symlink, SYS_unlink, SYS_mkdir, SYS_rmdir, SYS_mknod, SYS_creat}},
    {opening, EACCES, {SYS_open}},
#endif
};
// clang-format on

// A list of instructions for the kernel, which looks at each call with them.
class Instructions {
 public:
  explicit Instructions(unsigned kinds) {
    load(offsetof(seccomp_data, arch));
    skip_if(architecture, 1);
    add(BPF_RET | BPF_K, SECCOMP_RET_KILL_PROCESS);
    load(offsetof(seccomp_data, nr));
#ifdef __x86_64__
    skip_unless(BPF_JGE, foreign_numbers, 1);
    refuse(ENOSYS);
#endif
    for (const Refusal& one : refusals) {
      for (int i = 0; i < one.calls.count && (one.kind & kinds); ++i) add_refusal(one.calls.numbers[i], one);
    }
    add(BPF_RET | BPF_K, SECCOMP_RET_ALLOW);
  }

  bool install() const {
    const sock_fprog program{length_, const_cast<sock_filter*>(instructions_)};
    return length_ <= most && system_call(SYS_prctl, PR_SET_NO_NEW_PRIVS, 1) == 0 &&
           system_call(SYS_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_TSYNC, argument(&program)) == 0;
  }

 private:
  void add_refusal(int call, const Refusal& one) {
    using Kind = Condition::Kind;
    const Condition& condition = one.condition;
    if (condition.kind == Kind::always) {
      skip_unless(BPF_JEQ, std::uint32_t(call), 1);
      refuse(one.error);
      return;
    }
    skip_unless(BPF_JEQ, std::uint32_t(call), 5);
    load(offsetof(seccomp_data, args) + std::size_t(condition.argument) * sizeof(std::uint64_t));
    if (condition.kind == Kind::unless_itself) {
      skip_if(0, 2);
      skip_if(std::uint32_t(system_call(SYS_getpid)), 1);
    } else {
      add(BPF_ALU | BPF_AND | BPF_K, condition.mask);
      if (condition.kind == Kind::when)
        skip_unless(BPF_JEQ, condition.value, 1);
      else
        skip_if(condition.value, 1);
    }
    refuse(one.error);
    load(offsetof(seccomp_data, nr));
  }

  void load(std::size_t offset) { add(BPF_LD | BPF_W | BPF_ABS, std::uint32_t(offset)); }
  void refuse(int error) { add(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | std::uint32_t(error)); }
  void skip_if(std::uint32_t value, std::uint8_t count) { add(BPF_JMP | BPF_JEQ | BPF_K, value, count, 0); }
  void skip_unless(int test, std::uint32_t value, std::uint8_t count) { add(BPF_JMP | test | BPF_K, value, 0, count); }
  void add(int code, std::uint32_t value, std::uint8_t if_so = 0, std::uint8_t otherwise = 0) {
    if (length_ < most) instructions_[length_] = {std::uint16_t(code), if_so, otherwise, value};
    ++length_;
  }

  static constexpr std::uint16_t most = 512;
  sock_filter instructions_[most];
  std::uint16_t length_ = 0;
};

}  // namespace

bool refuse_calls(unsigned kinds) { return architecture != 0 && Instructions(kinds).install(); }

void drop_capabilities() {
  __user_cap_header_struct header = {_LINUX_CAPABILITY_VERSION_3, 0};
  const __user_cap_data_struct none[2] = {};
  for (int capability = 0; system_call(SYS_prctl, PR_CAPBSET_DROP, capability) == 0; ++capability) {
  }
  system_call(SYS_prctl, PR_SET_NO_NEW_PRIVS, 1);
  system_call(SYS_capset, argument(&header), argument(&none));
}

}  // namespace leetjudge
