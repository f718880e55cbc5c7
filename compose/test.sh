#!/usr/bin/env bash
# All that CI runs, in order: what is cheap and often wrong first. `./learnt test [static|rust|web|browser]` runs one part.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
# A run from nothing gains nothing from what the compiler keeps for the next one, and that is a third of the disk it takes.
# Nobody opens a debugger in it either: a test that fails says where by itself.
export LEARNT_HOME="$PWD" CI="${CI:-1}" CARGO_INCREMENTAL="${CARGO_INCREMENTAL:-0}" CARGO_PROFILE_DEV_DEBUG="${CARGO_PROFILE_DEV_DEBUG:-none}"
parts=${1:-static rust web browser}

began=$SECONDS
title() { printf '\n== %s  (after %d s)\n' "$*" $((SECONDS - began)); }

# Installs Debian packages where that can be done, else names the one command.
packages() { # WHAT FOR, PACKAGES…
  local reason=$1
  shift
  if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    title "Installing $* ($reason)"
    apt-get update -q && DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends "$@"
  elif command -v apt-get >/dev/null; then
    echo "Missing: $reason. Run: sudo apt-get install $*" >&2
    exit 1
  else
    echo "Missing: $reason. Install it with your package manager ($*), or set LEARNT_CHROMIUM to a Chromium or Chrome." >&2
    exit 1
  fi
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

fonts() { ! command -v fc-list >/dev/null || [ -n "$(fc-list 2>/dev/null | head -n 1)" ]; }

npm_packages() {
  if [ ! -f node_modules/.package-lock.json ] || [ package-lock.json -nt node_modules/.package-lock.json ]; then
    title "npm packages"
    npm ci --no-audit --no-fund
    touch node_modules/.package-lock.json
  fi
}

static_part() {
  title "Formatting"
  cargo fmt --all --check
  title "Lints of the apps"
  npm run lint
  npm run typecheck
  title "Lints of the services"
  cargo clippy --workspace --all-targets --locked -- -D warnings
  if command -v cargo-deny >/dev/null; then
    title "Licences, sources, who may hold which library"
    cargo deny --offline check bans licenses sources
  fi
}

rust_part() {
  title "Programs"
  cargo build --workspace --bins --locked
  local programs=${CARGO_TARGET_DIR:-target}/debug
  title "Generated files"
  "$programs/generate" "$("$programs/learnt-all" test-database)" --check
  npm run api-types -- --check
  title "Tests of the services"
  if cargo nextest --version >/dev/null 2>&1; then
    cargo nextest run --workspace --locked --no-fail-fast
  else
    cargo test --workspace --locked --no-fail-fast
  fi
}

web_part() {
  title "Tests of the apps"
  npm test
  title "The apps"
  npm run build
  npm run size
}

browser_part() {
  browser || { packages "a browser" chromium; browser; }
  fonts || packages "fonts" fonts-dejavu-core fonts-noto-core
  # A product of its own, so that nobody's data are touched and every run begins alike.
  export LEARNT_RUN="$PWD/.run/e2e" LEARNT_PROFILE=dev LEARNT_E2E_RUN="$PWD/.run/e2e"
  ./learnt reset --yes
  trap './learnt down' EXIT
  title "The product"
  ./learnt up
  title "Browser tests"
  npx playwright test --config tests/e2e/playwright.config.ts
}

npm_packages
for part in $parts; do
  case "$part" in
    static | rust | web | browser) "${part}_part" ;;
    *)
      echo "There is no part '$part'. There are: static, rust, web, browser." >&2
      exit 2
      ;;
  esac
done
title "All is well"
