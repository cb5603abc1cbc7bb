# Sourced by harness/judge and harness/test: what they need installed, and the build.
#
# Everything is built in .build/ beside this folder (LEETJUDGE_BUILD names another). Packages are looked for only until
# the first build has succeeded. What fails here ends with exit status 2: nothing was judged.

harness=$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")
build=${LEETJUDGE_BUILD:-$(dirname "$harness")/.build}

needed="g++ cmake ninja-build libgtest-dev nlohmann-json3-dev libcli11-dev libfmt-dev libyaml-cpp-dev"
wanted_compiler="clang-19 libclang-rt-19-dev" # LeetCode's own; without it g++ judges
wanted_places="elfutils"                      # without it sanitizers' findings name lines, but no columns
wanted_charts="libjs-chart.js"                # without it the HTML report has no plots

asks= # whether sudo may ask for a password; what an installation prints goes to a log
if [ -t 2 ]; then asks=yes; fi

say() { printf 'judge: %s\n' "$*" >&2; }

give_up() {
  say "$@"
  exit 2
}

# Runs a command that must neither read the judge's standard input nor keep its lock when it leaves a server behind.
# What it prints goes to the log; the log is shown when it fails.
quietly() {
  local log=$1
  shift
  "$@" </dev/null >"$log" 2>&1 9>&-
}

missing_of() {
  local package
  for package in "$@"; do
    [ "$(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null)" = installed ] || printf '%s ' "$package"
  done
}

# Runs a command as root: as we are, or by sudo.
as_root() {
  if [ "$(id -u)" = 0 ]; then
    "$@"
  elif [ "$asks" ]; then
    sudo "$@"
  else
    sudo -n "$@"
  fi
}

install_packages() {
  say "installing $*"
  quietly "$build/install.log" as_root apt-get update &&
    quietly "$build/install.log" as_root env DEBIAN_FRONTEND=noninteractive \
      apt-get install -y --no-install-recommends "$@"
}

# Installs what is missing of some packages that one can do without, or says what that means.
set_up_optional() {
  local meaning=$1 missing
  shift
  missing=$(missing_of "$@")
  if [ -n "$missing" ] && ! install_packages $missing; then
    say "$meaning. To have it, as root:"
    say "  apt-get install --no-install-recommends $missing"
  fi
}

set_up_packages() {
  command -v dpkg-query >/dev/null || return 0 # not Debian: CMake says what it does not find
  local missing
  missing=$(missing_of $needed)
  if [ -n "$missing" ] && ! install_packages $missing; then
    say "these packages are needed and could not be installed. As root, type:"
    give_up "  apt-get install --no-install-recommends $missing$(missing_of $wanted_compiler $wanted_places $wanted_charts)"
  fi
  set_up_optional "without clang-19, LeetCode's compiler, the machine's g++ judges" $wanted_compiler
  set_up_optional "without elfutils, what sanitizers find has a line and no column" $wanted_places
  set_up_optional "without Chart.js the HTML report has no plots" $wanted_charts
}

# With LeetCode's compiler, where it finds a library, the judge is there in half of g++'s time. CXX or
# LEETJUDGE_CMAKE_OPTIONS may name another.
configure() {
  local fast=clang++-19 compiler=
  if [ -z "${CXX:-}" ] && quietly "$build/build.log" "$fast" -fsyntax-only -include string -x c++ /dev/null; then
    compiler=-DCMAKE_CXX_COMPILER=$fast
  fi
  quietly "$build/build.log" cmake -S "$(dirname "$harness")" -B "$build" -G Ninja $compiler ${LEETJUDGE_CMAKE_OPTIONS:-} && return
  cat "$build/build.log" >&2
  give_up "CMake failed; its output is above and in $build/build.log"
}

# Builds the given targets. A terminal shows how far it is, on a line that goes away; the rest goes to the log.
build() {
  local line clear=
  NINJA_STATUS="building %f of %t: " quietly /dev/stdout ninja -C "$build" "$@" | {
    while IFS= read -r line; do
      printf '%s\n' "$line"
      [[ -t 2 && ${TERM-} != dumb && $line == "building "* ]] || continue
      clear=$'\r\033[K'
      printf %s "$clear${line%%: *}" >&2
    done >"$build/build.log"
    printf %s "$clear" >&2
  }
}

# Whether nothing has changed since the given targets were built, and no package either, as far as Debian knows: to look
# takes an eighth of the time that Ninja takes, measured.
is_built() {
  local built=$build/built-$* packages=/var/lib/dpkg/status
  [ -e "$built" ] && [ -x "$build/harness/judge" ] && ! [ "$build/build.ninja" -nt "$built" ] &&
    [ -e "$packages" ] && ! [ "$packages" -nt "$built" ] &&
    [ -z "$(find "$harness" "$harness/../CMakeLists.txt" -cnewer "$built" -print -quit)" ]
}

# Sets up what is missing and builds the given targets; quiet when all goes well.
set_up() {
  local stamp="$harness ${LEETJUDGE_CMAKE_OPTIONS:-} $needed $wanted_compiler $wanted_places $wanted_charts"
  { mkdir -p "$build" && exec 9>"$build/lock"; } 2>/dev/null || give_up "cannot write in $build (LEETJUDGE_BUILD names another folder)"
  flock -w 2 9 || { say "waiting for another one's build" && flock 9; } # one at a time, however many judges are started
  if [ "$(cat "$build/set-up" 2>/dev/null)" != "$stamp" ]; then # also in a copied checkout
    set_up_packages
    say "building the judge, once; it takes a few minutes"
    rm -f "$build/CMakeCache.txt" "$build/set-up" "$build"/built-*
    configure
  fi
  is_built "$@" && exec 9>&- && return
  touch "$build/begun"
  if ! build "$@"; then
    cat "$build/build.log" >&2
    give_up "the build failed; its output is above and in $build/build.log"
  fi
  printf '%s' "$stamp" >"$build/set-up"
  mv "$build/begun" "$build/built-$*"
  exec 9>&-
}
