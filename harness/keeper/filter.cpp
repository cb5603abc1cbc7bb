#include "filter.hpp"

#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <cerrno>
#include <cstddef>
#include <cstdint>
#include <initializer_list>

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

constexpr std::uint32_t set_signal_owner = 0x8901;  // FIOSETOWN; SIOCSPGRP is the next
constexpr std::uint32_t unshare_descriptors = 2;    // CLOSE_RANGE_UNSHARE
constexpr std::uint32_t parent_death_signal = PR_SET_PDEATHSIG;

// Of calls that newer headers know.
constexpr int call_pidfd_send_signal = 424, call_io_uring_setup = 425, call_open_tree = 428, call_move_mount = 429,
              call_fsopen = 430, call_clone3 = 435, call_pidfd_open = 434, call_close_range = 436, call_openat2 = 437,
              call_pidfd_getfd = 438, call_process_madvise = 440, call_mount_setattr = 442, call_quotactl_fd = 443,
              call_memfd_secret = 447, call_process_mrelease = 448, call_fchmodat2 = 452, call_map_shadow_stack = 453,
              call_setxattrat = 463, call_removexattrat = 466, call_file_setattr = 469;

constexpr int never_wanted[] = {
    // other processes
    SYS_tkill, SYS_ptrace, SYS_process_vm_readv, SYS_process_vm_writev, SYS_kcmp, SYS_move_pages, SYS_migrate_pages,
    SYS_setpriority, SYS_sched_setscheduler, SYS_sched_setparam, SYS_sched_setattr, SYS_ioprio_set, SYS_setpgid,
    call_pidfd_send_signal, call_pidfd_open, call_pidfd_getfd, call_process_madvise, call_process_mrelease,
    // talking to others
    SYS_socket, SYS_socketpair, SYS_connect, SYS_bind, SYS_listen, SYS_shmget, SYS_shmat, SYS_shmctl, SYS_msgget,
    SYS_msgsnd, SYS_msgrcv, SYS_msgctl, SYS_semget, SYS_semop, SYS_semtimedop, SYS_semctl, SYS_mq_open, SYS_mq_unlink,
    // memory and whatever else the limits do not count
    SYS_memfd_create, call_memfd_secret, call_map_shadow_stack, call_io_uring_setup, SYS_io_setup, SYS_vmsplice,
    SYS_perf_event_open, SYS_bpf, SYS_userfaultfd, SYS_inotify_init1, SYS_fanotify_init, SYS_add_key, SYS_request_key,
    SYS_keyctl,
    // files
    SYS_truncate, SYS_fchmod, SYS_fchmodat, call_fchmodat2, SYS_fchown, SYS_fchownat, SYS_utimensat, SYS_setxattr,
    SYS_lsetxattr, SYS_fsetxattr, SYS_removexattr, SYS_lremovexattr, SYS_fremovexattr, call_setxattrat,
    call_removexattrat, call_file_setattr, SYS_name_to_handle_at, SYS_open_by_handle_at,
#ifdef SYS_chmod
    SYS_chmod, SYS_chown, SYS_lchown, SYS_utime, SYS_utimes, SYS_futimesat, SYS_inotify_init, SYS_ioperm, SYS_iopl,
    SYS_uselib, SYS_kexec_file_load,
#endif
    // the system
    SYS_unshare, SYS_setns, SYS_mount, SYS_umount2, SYS_pivot_root, SYS_chroot, call_mount_setattr, call_open_tree,
    call_move_mount, call_fsopen, SYS_swapon, SYS_swapoff, SYS_reboot, SYS_init_module, SYS_finit_module,
    SYS_delete_module, SYS_kexec_load, SYS_acct, SYS_quotactl, call_quotactl_fd, SYS_settimeofday, SYS_clock_settime,
    SYS_clock_adjtime, SYS_adjtimex, SYS_sethostname, SYS_setdomainname, SYS_syslog, SYS_vhangup};

// Where nothing else keeps files as they are.
constexpr int changing_files[] = {
    SYS_renameat2, SYS_linkat, SYS_symlinkat, SYS_unlinkat, SYS_mkdirat, SYS_mknodat,
#ifdef SYS_renameat
    SYS_renameat,
#endif
#ifdef SYS_rename
    SYS_rename,    SYS_link,   SYS_symlink,   SYS_unlink,   SYS_mkdir,   SYS_rmdir,   SYS_mknod, SYS_creat,
#endif
};

// A list of instructions for the kernel, which looks at each call with them.
class Program {
 public:
  // Refuses `call` with `error`, or `call` when (argument & mask) == value.
  void refuse(int call, int error) {
    add(jump(BPF_JEQ, std::uint32_t(call), 0, 1));
    add(answer(error));
  }
  void refuse_when(int call, int argument, std::uint32_t mask, std::uint32_t value, int error) {
    add(jump(BPF_JEQ, std::uint32_t(call), 0, 5));
    add(load(argument_at(argument)));
    add(statement(BPF_ALU | BPF_AND | BPF_K, mask));
    add(jump(BPF_JEQ, value, 0, 1));
    add(answer(error));
    add(load(offsetof(seccomp_data, nr)));
  }
  // Refuses to open when (flags & mask) == value.
  void refuse_open(std::uint32_t mask, std::uint32_t value) {
#ifdef SYS_open
    refuse_when(SYS_open, 1, mask, value, EPERM);
#endif
    refuse_when(SYS_openat, 2, mask, value, EPERM);
  }
  // Refuses `call` unless its first argument is 0 or this process.
  void only_for_itself(int call) {
    add(jump(BPF_JEQ, std::uint32_t(call), 0, 5));
    add(load(argument_at(0)));
    add(jump(BPF_JEQ, 0, 2, 0));
    add(jump(BPF_JEQ, std::uint32_t(getpid()), 1, 0));
    add(answer(EPERM));
    add(load(offsetof(seccomp_data, nr)));
  }
  void begin() {
    add(load(offsetof(seccomp_data, arch)));
    add(jump(BPF_JEQ, architecture, 1, 0));
    add(statement(BPF_RET | BPF_K, SECCOMP_RET_KILL_PROCESS));
    add(load(offsetof(seccomp_data, nr)));
#ifdef __x86_64__
    add(jump(BPF_JGE, foreign_numbers, 0, 1));
    add(answer(ENOSYS));
#endif
  }
  bool install() {
    add(statement(BPF_RET | BPF_K, SECCOMP_RET_ALLOW));
    const sock_fprog program{length_, instructions_};
    return prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 &&
           prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program, 0, 0) == 0;
  }

 private:
  static sock_filter statement(int code, std::uint32_t value) { return {std::uint16_t(code), 0, 0, value}; }
  static sock_filter jump(int test, std::uint32_t value, std::uint8_t if_so, std::uint8_t otherwise) {
    return {std::uint16_t(BPF_JMP | test | BPF_K), if_so, otherwise, value};
  }
  static sock_filter load(std::size_t offset) { return statement(BPF_LD | BPF_W | BPF_ABS, std::uint32_t(offset)); }
  static sock_filter answer(int error) { return statement(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | std::uint32_t(error)); }
  // The lower half of an argument: all that is looked at here fits into it, on a little-endian machine.
  static std::size_t argument_at(int index) {
    return offsetof(seccomp_data, args) + std::size_t(index) * sizeof(std::uint64_t);
  }
  void add(const sock_filter& instruction) {
    if (length_ < sizeof instructions_ / sizeof *instructions_) instructions_[length_] = instruction;
    ++length_;  // a program that is too long is refused by the kernel
  }

  sock_filter instructions_[512];
  std::uint16_t length_ = 0;
};

}  // namespace

bool filter_system_calls(bool files_are_safe) {
  if (architecture == 0) return false;
  static Program program;
  program.begin();
  for (const int call : never_wanted) program.refuse(call, EPERM);
#ifdef SYS_fork
  program.refuse(SYS_fork, EAGAIN);
  program.refuse(SYS_vfork, EAGAIN);
#endif
  program.refuse(call_clone3, ENOSYS);  // its flags lie in memory; the C library then takes clone
  program.refuse_when(SYS_clone, 0, CLONE_THREAD, 0, EAGAIN);
  program.refuse_when(SYS_clone, 0, CLONE_FILES, 0, EAGAIN);  // its own descriptors, beyond the limit
  program.refuse_when(call_close_range, 2, unshare_descriptors, unshare_descriptors, EPERM);
  for (const int call :
       {SYS_kill, SYS_tgkill, SYS_rt_sigqueueinfo, SYS_rt_tgsigqueueinfo, SYS_prlimit64, SYS_sched_setaffinity}) {
    program.only_for_itself(call);
  }
  // RLIMIT_DATA counts neither shared memory without a file nor what grows like a stack, wherever it moves.
  program.refuse_when(SYS_mmap, 3, MAP_ANONYMOUS | MAP_PRIVATE, MAP_ANONYMOUS, ENOMEM);
  program.refuse_when(SYS_mmap, 3, MAP_GROWSDOWN, MAP_GROWSDOWN, ENOMEM);
  program.refuse(SYS_mremap, ENOMEM);  // of the stack; realloc() then copies
  for (const int command : {F_SETOWN, F_SETSIG, F_SETOWN_EX, F_SETLEASE, F_NOTIFY})
    program.refuse_when(SYS_fcntl, 1, ~0u, std::uint32_t(command), EPERM);
  program.refuse_when(SYS_ioctl, 1, ~3u, set_signal_owner & ~3u, EPERM);
  program.refuse_when(SYS_prctl, 0, ~0u, parent_death_signal, EPERM);
  // Emptying a file by opening it for reading is more than the right to read, which is all that a fence may
  // ask for.
  program.refuse(call_openat2, ENOSYS);  // its flags lie in memory
  program.refuse_open(O_ACCMODE | O_TRUNC, O_RDONLY | O_TRUNC);
  if (!files_are_safe) {
    for (const int call : changing_files) program.refuse(call, EPERM);
    for (const int flag : {O_CREAT, O_TRUNC, O_WRONLY, O_RDWR})
      program.refuse_open(std::uint32_t(flag), std::uint32_t(flag));
  }
  return program.install();
}

}  // namespace leetjudge
