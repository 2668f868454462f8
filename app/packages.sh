# The Debian 12 packages of GTV Lab and how to get, configure and build it.
# Sourced by app/start and tests/run, which set GTV_LOG first. Nothing here changes directory.

# To build.
gtv_build_packages=(
  g++ cmake ninja-build ccache pkg-config git
  libboost-dev libcli11-dev libeigen3-dev libfmt-dev libgraphviz-dev libigraph-dev libmuparser-dev
  libnanoflann-dev libspectra-dev libsqlite3-dev libxgboost-dev nlohmann-json3-dev zlib1g-dev
  qt6-base-dev qt6-svg-dev qt6-l10n-tools libqcustomplot-dev libgl-dev
)
# To show the window: fonts, icons and their drawing. The platform plugins (xcb, offscreen) come
# with libqt6gui6, which qt6-base-dev brings.
gtv_window_packages=(breeze-icon-theme fontconfig fonts-dejavu-core libqt6svg6 qt6-translations-l10n)
# To check: clang 14, Debian's default, rejects C++20 that g++ 12 accepts.
gtv_test_packages=(
  libbenchmark-dev libgmock-dev libgtest-dev
  clang-16 clang-format-16 clang-tidy-16 libclang-rt-16-dev python3 python3-networkx valgrind
)

gtv_say() { printf '%s\n' "$*" >&2; }

gtv_fail() {
  gtv_say "error: $*"
  exit 1
}

# The packages among the arguments that are not installed, one per line.
gtv_missing_packages() {
  local installed
  installed=$(dpkg-query -W -f='${db:Status-Status} ${Package}\n' "$@" 2>/dev/null || true)
  local package
  for package in "$@"; do
    grep -qxF "installed $package" <<<"$installed" || printf '%s\n' "$package"
  done
}

# Installs what is missing of the arguments; asks the package manager for nothing otherwise.
gtv_install_packages() {
  if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
    gtv_say "This is not Debian: going on with what is installed (needed: $*)."
    return
  fi
  local missing
  mapfile -t missing < <(gtv_missing_packages "$@")
  ((${#missing[@]})) || return 0

  local as_root=()
  if ((EUID != 0)); then
    command -v sudo >/dev/null ||
      gtv_fail "packages are missing, and there is neither root nor sudo to install them; as root:" \
        "apt-get install --no-install-recommends ${missing[*]}"
    as_root=(sudo)
    [[ -t 2 ]] || as_root=(sudo -n)  # nobody there to type a password
  fi
  as_root+=(env DEBIAN_FRONTEND=noninteractive)
  local apt=("${as_root[@]}" apt-get -o DPkg::Lock::Timeout=600 -o Acquire::Retries=3)

  gtv_say "Installing ${#missing[@]} packages: ${missing[*]}"
  # An earlier attempt may have been cut off between unpacking and configuring.
  "${as_root[@]}" dpkg --configure -a </dev/null >>"$GTV_LOG" 2>&1 || true
  # A broken foreign source is no reason to stop: the install tells whether the packages are there.
  "${apt[@]}" update </dev/null >>"$GTV_LOG" 2>&1 || true
  "${apt[@]}" install -y --no-install-recommends "${missing[@]}" </dev/null >>"$GTV_LOG" 2>&1 ||
    gtv_fail "the packages could not be installed; see $GTV_LOG"
}

# Parallel jobs: one per processor, each with about 1.5 GB of memory, at least one.
gtv_jobs() {
  local processors kilobytes limit used
  processors=$(nproc)
  kilobytes=$(awk '/^MemAvailable:/ {print $2}' /proc/meminfo)
  # A container may be allowed less than the machine has.
  limit=$(cat /sys/fs/cgroup/memory.max 2>/dev/null || true)
  if [[ $limit =~ ^[0-9]+$ ]]; then
    used=$(cat /sys/fs/cgroup/memory.current 2>/dev/null || echo 0)
    limit=$(((limit - used) / 1024))
    ((limit < kilobytes)) && kilobytes=$limit
  fi
  local by_memory=$((kilobytes / 1500000))
  local jobs=$((processors < by_memory ? processors : by_memory))
  echo $((jobs > 1 ? jobs : 1))
}

# Whether the configured folder $2 is of no use for the source folder $1: it was made for another
# path (moved or copied), by another generator, or cut off before it was whole.
gtv_stale_configuration() {
  local source=$1 build=$2 cache=$2/CMakeCache.txt
  [[ -e $cache ]] || return 1
  [[ -e $build/build.ninja ]] || return 0
  grep -qxF "CMAKE_HOME_DIRECTORY:INTERNAL=$source" "$cache" || return 0
  grep -qxF "CMAKE_CACHEFILE_DIR:INTERNAL=$build" "$cache" || return 0
  grep -qxF "CMAKE_GENERATOR:INTERNAL=Ninja" "$cache" || return 0
  return 1
}

# Whether the cache of the folder says what the arguments -DNAME=VALUE say: somebody may have
# configured it by hand in between.
gtv_settings_hold() {
  local cache=$1/CMakeCache.txt argument line
  shift
  for argument in "$@"; do
    [[ $argument =~ ^-D([^=]+)=(.*)$ ]] || continue
    line=$(grep -m 1 -E "^${BASH_REMATCH[1]}:[A-Z]+=" "$cache")
    [[ ${line#*=} == "${BASH_REMATCH[2]}" ]] || return 1
  done
}

# gtv_configure SOURCE BUILD [cmake arguments]: does nothing if all is as it was.
gtv_configure() {
  local source=$1 build=$2
  shift 2
  mkdir -p "$build" || return 1
  local stamp="$build/.gtv-configured" now
  # The commit is part of it, as the program names it.
  now=$(printf '%s\n' "$source" "$build" "$@"; cmake --version; g++ --version
        git -C "$source" describe --always --dirty 2>/dev/null || true)
  local fresh=()
  if gtv_stale_configuration "$source" "$build"; then
    fresh=(--fresh)
  elif [[ -e $build/build.ninja && -e $stamp && $(<"$stamp") == "$now" ]] &&
    gtv_settings_hold "$build" "$@"; then
    return 0
  fi
  rm -f "$stamp"
  gtv_cmake "$source" "$build" "${fresh[@]}" "$@" ||
    gtv_cmake "$source" "$build" --fresh "$@" || return 1
  printf '%s\n' "$now" >"$stamp"
}

gtv_cmake() {
  local source=$1 build=$2
  shift 2
  CXX=${CXX:-g++} cmake -S "$source" -B "$build" -G Ninja "$@" </dev/null >>"$GTV_LOG" 2>&1
}

# gtv_build BUILD [targets]: what ninja says goes to the log, its progress to the screen.
gtv_build() {
  local build=$1
  shift
  local targets=()
  (($#)) && targets=(--target "$@")
  local jobs start
  jobs=$(gtv_jobs)
  start=$(wc -c <"$GTV_LOG")
  gtv_ninja "$build" "$jobs" "${targets[@]}" && return 0
  # Out of memory: what is left goes one by one.
  if ((jobs > 1)) && tail -c +"$start" "$GTV_LOG" |
    grep -qE 'Killed signal|virtual memory exhausted|out of memory|Cannot allocate memory'; then
    gtv_say "Memory ran out: going on with one job."
    gtv_ninja "$build" 1 "${targets[@]}"
    return
  fi
  return 1
}

gtv_ninja() {
  local build=$1 jobs=$2
  shift 2
  cmake --build "$build" --parallel "$jobs" "$@" </dev/null 2>&1 | tee -a "$GTV_LOG" | gtv_progress
  return "${PIPESTATUS[0]}"
}

# Shows how far ninja's "[3/80] …" is: in place on a terminal, else every tenth part.
gtv_progress() {
  local line tenth=0 shown=0
  while IFS= read -r line; do
    [[ $line =~ ^\[([0-9]+)/([0-9]+)\] ]] || continue
    local done=${BASH_REMATCH[1]} all=${BASH_REMATCH[2]}
    ((all >= 10)) || continue
    if [[ -t 2 ]]; then
      printf '\r  compiling: %d %% ' "$((done * 100 / all))" >&2
      shown=1
    elif ((done * 10 / all > tenth)); then
      tenth=$((done * 10 / all))
      gtv_say "  compiling: $((done * 100 / all)) %"
    fi
  done
  ((shown)) && printf '\r\033[K' >&2
  return 0
}
