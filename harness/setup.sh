# Sourced by harness/judge and harness/test: what they need installed, and the build.
#
# Everything is built in .build/ beside this folder (LEETJUDGE_BUILD names another). Packages are looked for only until
# the first build has succeeded.

harness=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
build=${LEETJUDGE_BUILD:-$(dirname "$harness")/.build}

needed="g++ cmake ninja-build libgtest-dev nlohmann-json3-dev libcli11-dev libfmt-dev"
wanted="clang-19 libclang-rt-19-dev" # LeetCode's own compiler; without it g++ judges

say() { printf 'judge: %s\n' "$*" >&2; }

missing_of() {
  local package
  for package in "$@"; do
    [ "$(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null)" = installed ] || printf '%s ' "$package"
  done
}

# Runs apt-get as root: as we are, or by sudo, which may ask for a password only on a terminal.
as_root() {
  if [ "$(id -u)" = 0 ]; then
    "$@"
  elif [ -t 0 ]; then
    sudo "$@"
  else
    sudo -n "$@"
  fi
}

install_packages() {
  say "installing $*"
  { as_root apt-get update && as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$@"; } \
    >"$build/install.log" 2>&1
}

set_up_packages() {
  command -v dpkg-query >/dev/null || return 0 # not Debian: CMake says what it does not find
  local missing optional
  missing=$(missing_of $needed)
  optional=$(missing_of $wanted)
  [ -n "$missing$optional" ] || return 0
  if [ -n "$missing" ] && ! install_packages $missing; then
    say "these packages are needed and could not be installed. As root, type:"
    say "  apt-get install --no-install-recommends $missing$optional"
    exit 2
  fi
  if [ -n "$optional" ] && ! install_packages $optional; then
    say "without clang-19, LeetCode's compiler, the machine's g++ judges. To have it, as root:"
    say "  apt-get install --no-install-recommends $optional"
  fi
}

# Builds the given targets; quiet when all goes well.
set_up() {
  mkdir -p "$build"
  exec 9>"$build/lock"
  flock 9 # one build at a time, however many judges are started
  if [ ! -e "$build/set-up" ]; then
    set_up_packages
    say "building the judge, once"
    if ! cmake -S "$(dirname "$harness")" -B "$build" -G Ninja ${LEETJUDGE_CMAKE_OPTIONS:-} >"$build/build.log" 2>&1; then
      cat "$build/build.log" >&2
      say "CMake failed; its output is above and in $build/build.log"
      exit 2
    fi
  fi
  if ! ninja -C "$build" "$@" >"$build/build.log" 2>&1; then
    cat "$build/build.log" >&2
    say "the build failed; its output is above and in $build/build.log"
    exit 2
  fi
  touch "$build/set-up"
  exec 9>&-
}
