# What ./play and ./test need on this machine, and how they get it. Sourced, with the project's root as folder.
# Everything is looked for first and installed only if it is missing; nothing that is there is replaced.

trunk_version=0.21.14   # newer ones need a newer Rust
wasm_pack_version=0.15.1
geckodriver_version=0.37.1
bindgen_version=$(sed -n '/^name = "wasm-bindgen"$/{n;s/^version = "\(.*\)"$/\1/p}' Cargo.lock)

root=$PWD
own_tools=$root/target/tools # for tools that this machine has in another version

cargo_home=${CARGO_HOME:-${HOME:-}/.cargo}
export PATH="$own_tools/bin:$root/node_modules/.bin:$PATH:$cargo_home/bin"
# Trunk accepts only true or false here, everybody else anything.
[ -z "${NO_COLOR:-}" ] || export NO_COLOR=true

have() { command -v "$1" >/dev/null 2>&1; }
say() { printf '%s\n' "$*"; }
fail() { # LINE...
  printf '%s\n' "$@" >&2
  exit 1
}

# The second word of `NAME --version`.
version_of() { "$1" --version 2>/dev/null | { read -r _ version _ && printf %s "$version"; }; }
is_version() { have "$1" && [ "$(version_of "$1")" = "$2" ]; }
# at_least 1.95.0 1.88
at_least() { [ "$(printf '%s\n' "$1" "$2" | sort -V | head -n 1)" = "$2" ]; }

need_rust() {
  local wanted
  wanted=$(sed -n 's/^rust-version = "\(.*\)"$/\1/p' Cargo.toml)
  have cargo && have rustc || fail "Rust is missing. Install it with rustup, see https://rustup.rs, and start this again."
  at_least "$(version_of rustc)" "$wanted" ||
    fail "Rust $(version_of rustc) is too old, $wanted or newer is needed: rustup update stable"
  have cc || have gcc || have clang ||
    fail "A C compiler is missing, Rust links with it. On Debian: apt install build-essential"
  if [ ! -d "$(rustc --print target-libdir --target wasm32-unknown-unknown)" ]; then
    have rustup || fail "Rust's browser target wasm32-unknown-unknown is missing, and rustup, which would install it." \
      "Use Rust from https://rustup.rs."
    say "Installing Rust's browser target"
    rustup target add wasm32-unknown-unknown ||
      fail "The browser target could not be installed: rustup target add wasm32-unknown-unknown"
  fi
}

need_node() { # LOWEST
  have node || fail "Node.js is missing, $1 or newer is needed. On Debian: apt install nodejs npm"
  local version
  version=$(node --version)
  at_least "${version#v}" "$1" || fail "Node.js $version is too old, $1 or newer is needed."
}

# wasm-opt, and the driver of the end-to-end tests, in the versions of package-lock.json.
need_npm_packages() {
  cmp -s package-lock.json node_modules/.arcs-lock && return
  have npm || fail "npm is missing. On Debian: apt install npm"
  say "Installing what package.json lists"
  npm ci --no-audit --no-fund --no-update-notifier || fail "npm ci failed, see above."
  cp package-lock.json node_modules/.arcs-lock
}

# Builds a tool from source. Such tools run for seconds, so they are built fast rather than to be fast, and without the
# parts that would download other tools.
cargo_tool() { # COMMAND PACKAGE VERSION OPT-LEVEL MINUTES
  is_version "$1" "$3" && return
  local where=$cargo_home
  if have "$1"; then where=$own_tools; fi
  say "Installing $2 $3 (about $5 min, once)"
  env -u CARGO_TARGET_DIR -u CARGO_BUILD_TARGET -u RUSTFLAGS \
    CARGO_PROFILE_RELEASE_OPT_LEVEL="$4" CARGO_PROFILE_RELEASE_LTO=off \
    CARGO_PROFILE_RELEASE_CODEGEN_UNITS=16 CARGO_PROFILE_RELEASE_DEBUG=0 \
    cargo install --locked --no-default-features --root "$where" "$2@$3" ||
    fail "$2 could not be installed, see above. It can be repeated alone: cargo install --locked $2@$3"
}

need_build_tools() {
  need_rust
  need_node 18.17
  need_npm_packages
  cargo_tool wasm-bindgen wasm-bindgen-cli "$bindgen_version" 1 2
  cargo_tool trunk trunk "$trunk_version" 0 3
  cargo fetch --locked --quiet || fail "The Rust packages of Cargo.lock could not be loaded: cargo fetch --locked"
}

# The first of the names that is a command.
first_of() {
  local name
  for name; do have "$name" && command -v "$name" && return; done
  return 1
}

# Installs what Debian has.
apt_install() { # PACKAGE...
  local as=env
  [ "$(id -u)" = 0 ] || as="sudo -n"
  say "Installing $*"
  have apt-get && $as apt-get update -q &&
    $as env DEBIAN_FRONTEND=noninteractive apt-get install -yq --no-install-recommends "$@"
}

need_browser() {
  local get=()
  find_chromium() { CHROMIUM=${CHROMIUM:-$(first_of chromium chromium-browser google-chrome)}; }
  find_driver() { CHROMEDRIVER=${CHROMEDRIVER:-$(first_of chromedriver)}; }
  find_chromium || get+=(chromium)
  find_driver || get+=(chromium-driver)
  if [ ${#get[@]} -gt 0 ]; then
    apt_install "${get[@]}" ||
      fail "The browser tests need Chromium and its driver, and they could not be installed." \
        "On Debian: sudo apt install ${get[*]}" \
        "Elsewhere: put chromium and chromedriver of one version on PATH, or name them in CHROMIUM and CHROMEDRIVER."
    find_chromium && find_driver ||
      fail "Chromium or its driver is still not on PATH: name them in CHROMIUM and CHROMEDRIVER."
  fi
  export CHROMIUM CHROMEDRIVER
}

need_firefox() {
  find_firefox() { FIREFOX=${FIREFOX:-$(first_of firefox-esr firefox)}; }
  find_firefox || { apt_install firefox-esr && find_firefox; } ||
    fail "The step firefox needs Firefox, and it could not be installed." \
      "On Debian: sudo apt install firefox-esr" \
      "Elsewhere: put firefox on PATH, or name it in FIREFOX. The other steps do without: ./test --help"
  GECKODRIVER=${GECKODRIVER:-$(first_of geckodriver)} || {
    cargo_tool geckodriver geckodriver "$geckodriver_version" 0 2
    GECKODRIVER=$(first_of geckodriver)
  }
  export FIREFOX GECKODRIVER
}

need_test_tools() {
  need_build_tools
  need_node 20
  if ! cargo fmt --version >/dev/null 2>&1 || ! cargo clippy --version >/dev/null 2>&1; then
    have rustup && rustup component add rustfmt clippy || fail "rustfmt or clippy is missing: rustup component add rustfmt clippy"
  fi
  have wasm-pack || cargo_tool wasm-pack wasm-pack "$wasm_pack_version" 0 1
  need_browser
}
