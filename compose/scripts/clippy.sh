#!/usr/bin/env bash
# The same for lints: cargo check with clippy's driver, under a path of this checkout's own. Warnings are errors.
#
# A library is compiled twice, by itself and with the tests that lie in it. All others wait for it by itself, and the tests hold all of it
# once more: clippy's lints are said there, and by itself it gets the compiler's own.

# Whether cargo compiles this library with its tests as well.
has_tests() {
  [ -f "${CARGO_MANIFEST_DIR:-}/Cargo.toml" ] &&
    ! awk '/^\[/ { lib = $0 == "[lib]" } lib && /^test *= *false/ { found = 1 } END { exit !found }' "$CARGO_MANIFEST_DIR/Cargo.toml"
}

case " $* " in
  *" --test "*) ;;
  *" --crate-type lib "*) ! has_tests || exec "$@" -D warnings ;;
esac
exec clippy-driver "$@" -D warnings
