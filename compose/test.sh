#!/usr/bin/env bash
# All that CI runs, in order: what is cheap and often wrong first. `./learnt test [static|rust|web|browser]` runs one part of
# it, `./learnt test thorough` what is too slow for every day. At the end it says where the time went.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
# Runners write into this folder how long each test took (see scripts/times.mjs).
export LEARNT_HOME="$PWD" CI="${CI:-1}" LEARNT_TEST_TIMES="$PWD/.run/test-times"
# What cargo checks and tests: with the stories that speak with servers in containers, where these are wanted.
all=(--workspace --locked)
[ -z "${LEARNT_TEST_CONTAINERS:-}" ] || all+=(--features learnt-tests/containers)

# The seconds that each step may take on two cores when nothing has been compiled yet: 35 minutes together.
budget() { # STEP
  case "$1" in
    "npm packages") echo 40 ;;
    "Formatting") echo 5 ;;
    "Programs and tests, with lints") echo 340 ;;
    "Lints and builds of the apps") echo 40 ;;
    "Generated files") echo 15 ;;
    "Tests of the services") echo 800 ;;
    "Tests of the apps") echo 80 ;;
    "The product") echo 30 ;;
    "Browser tests") echo 750 ;;
    # Only where one part is run alone; together they are one step, above, or run beside the compiler.
    "Lints of the apps") echo 90 ;;
    "The apps") echo 30 ;;
    "Lints of the services") echo 280 ;;
    "Programs and tests") echo 320 ;;
    *) echo 3600 ;;
  esac
}

# Runs a command as a step, and writes down how long it took.
step() { # STEP COMMAND…
  local name=$1 began=$SECONDS status=0
  shift
  printf '\n== %s  (after %d s)\n' "$name" "$SECONDS"
  "$@" || status=$?
  printf '%s\t%d\t%d\n' "$name" $((SECONDS - began)) "$(budget "$name")" >>"$LEARNT_TEST_TIMES/parts.tsv"
  return $status
}

# Cargo with a bar of what is done and left.
compile() { # LOG TITLE ARGUMENTS…
  local log=$1
  shift
  node compose/scripts/cargo.mjs ".run/log/$log.log" "$@"
}

# Installs Debian packages where that can be done, else names the one command.
packages() { # WHAT FOR, PACKAGES…
  local reason=$1
  shift
  if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    step "Installing $* ($reason)" install_packages "$@"
  elif command -v apt-get >/dev/null; then
    echo "Missing: $reason. Run: sudo apt-get install $*" >&2
    exit 1
  else
    echo "Missing: $reason. Install it with your package manager ($*), or set LEARNT_CHROMIUM to a Chromium or Chrome." >&2
    exit 1
  fi
}

install_packages() {
  apt-get update -q && DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends "$@"
}

browser() {
  for candidate in "${LEARNT_CHROMIUM:-}" /usr/bin/chromium /usr/bin/chromium-browser /usr/bin/google-chrome \
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"; do
    if [ -n "$candidate" ] && [ -x "$candidate" ]; then
      export LEARNT_CHROMIUM="$candidate"
      return 0
    fi
  done
  return 1
}

# The browser without a window of its own takes a quarter less time. Where it cannot be had, the other one does. Both are packages
# of the same version, or one of them may lack a library of the other.
lighter_browser() {
  local lighter=/usr/bin/chromium-headless-shell
  [ "$LEARNT_CHROMIUM" = /usr/bin/chromium ] || return 0
  mkdir -p .run/log
  if [ ! -x "$lighter" ] && [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    install_packages chromium-headless-shell >.run/log/packages.log 2>&1 || return 0
  fi
  if "$lighter" --no-sandbox --dump-dom about:blank >/dev/null 2>&1; then export LEARNT_CHROMIUM="$lighter"; fi
}

fonts() { ! command -v fc-list >/dev/null || [ -n "$(fc-list 2>/dev/null | head -n 1)" ]; }

npm_packages() {
  if [ ! -f node_modules/.package-lock.json ] || [ package-lock.json -nt node_modules/.package-lock.json ]; then
    step "npm packages" npm ci --no-audit --no-fund
    touch node_modules/.package-lock.json
  fi
}

static_part() {
  step "Formatting" cargo fmt --all --check
  # With all that is asked for, these run beside the compiler: see below.
  [ -n "${beside_compiler:-}" ] || step "Lints of the apps" lint_apps
  # With the tests asked for as well, what is linted is what is compiled: see below.
  [ -n "${linted_as_built:-}" ] || step "Lints of the services" lint_services
  if command -v cargo-deny >/dev/null; then
    step "Licences, sources, who may hold which library" cargo deny --offline check bans licenses sources
  fi
}

# Not `cargo clippy`: its results would be shared by all checkouts (see scripts/rustc.sh).
lint_services() {
  RUSTC_WORKSPACE_WRAPPER="$PWD/compose/scripts/clippy.sh" compile clippy clippy check "${all[@]}" --all-targets
}

lint_apps() { npm run lint && npm run typecheck; }

rust_part() {
  [ -z "${beside_compiler:-}" ] || begin_apps
  step "Programs and tests${linted_as_built:+, with lints}" \
    compile build "programs and tests" test "${all[@]}" --no-run
  [ -z "${beside_compiler:-}" ] || step "Lints and builds of the apps" end_apps
  step "Generated files" generated_files
  step "Tests of the services" rust_tests
}

# While the last crates are compiled, one at a time, a core has nothing to do: the apps are linted and built then. That gives way to
# the compiler, and nothing of it goes by time. What is left of it is waited for.
begin_apps() {
  mkdir -p .run/log
  (
    renice -n 10 "$BASHPID" >/dev/null 2>&1 || true
    lint_apps && built_apps
  ) >.run/log/apps.log 2>&1 &
  apps=$!
}

end_apps() {
  local status=0
  wait "$apps" || status=$?
  cat .run/log/apps.log
  return $status
}

rust_tests() {
  local timed="target.'cfg(all())'.runner = ['node', '$PWD/compose/scripts/timed.mjs']"
  # Stories mostly wait for one another's answers: more of them than there are cores keep both cores at work.
  RUST_TEST_THREADS="${RUST_TEST_THREADS:-6}" cargo test "${all[@]}" --no-fail-fast --config "$timed"
}

generated_files() {
  local programs=${CARGO_TARGET_DIR:-target}/debug
  "$programs/generate" "$("$programs/learnt-all" test-database)" --check && npm run api-types -- --check
}

web_part() {
  step "Tests of the apps" npm test -- --reporter=default --reporter=json --outputFile.json="$LEARNT_TEST_TIMES/vitest.json"
  [ -n "${beside_compiler:-}" ] || step "The apps" built_apps
}

built_apps() { npm run build && npm run size; }

# The product in a folder of its own, so that nobody's data are touched and every run begins alike.
browser_part() {
  browser || { packages "a browser" chromium; browser; }
  lighter_browser
  fonts || packages "fonts" fonts-dejavu-core fonts-noto-core
  export LEARNT_RUN="$PWD/.run/e2e" LEARNT_E2E_RUN="$PWD/.run/e2e"
  ./learnt reset --yes
  started=yes
  step "The product" ./learnt up
  PLAYWRIGHT_JSON_OUTPUT_FILE="$LEARNT_TEST_TIMES/playwright.json" \
    step "Browser tests" npx playwright test --config tests/e2e/playwright.config.ts --reporter=list,json
}

thorough_part() {
  export LEARNT_THOROUGH=1
  step "A crowd at two hundred events" cargo test "${all[@]}" --test stories -- events::racing
  browser_part
}

started=
finish() {
  local status=$?
  trap - EXIT
  [ -z "$started" ] || ./learnt down || true
  node compose/scripts/times.mjs "$LEARNT_TEST_TIMES" || true
  exit "$status"
}

parts=${*:-static rust web browser}
for part in $parts; do
  case "$part" in
    static | rust | web | browser | thorough) ;;
    *)
      echo "There is no part '$part'. There are: static, rust, web, browser, thorough." >&2
      exit 2
      ;;
  esac
done
# Clippy's driver compiles as well as it lints: together with the tests, it is spared checking everything a second time. All
# parts then go by it, for cargo keeps apart what was compiled by another wrapper.
case " $parts " in
  *" static "*"rust "*)
    linted_as_built=yes
    export RUSTC_WORKSPACE_WRAPPER="$PWD/compose/scripts/clippy.sh"
    ;;
esac
case " $parts " in
  *" static "*"rust "*"web "*) beside_compiler=yes ;;
esac
rm -rf "$LEARNT_TEST_TIMES"
mkdir -p "$LEARNT_TEST_TIMES"
trap finish EXIT
npm_packages
for part in $parts; do "${part}_part"; done
printf '\n== All is well  (after %d s)\n' "$SECONDS"
