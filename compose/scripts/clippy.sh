#!/usr/bin/env bash
# The same for lints: cargo check with clippy's driver, under a path of this checkout's own. Warnings are errors.
exec clippy-driver "$@" -D warnings
