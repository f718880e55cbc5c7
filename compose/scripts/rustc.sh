#!/usr/bin/env bash
# Cargo's wrapper for our own crates. It changes nothing; its path, another one in each checkout, keeps the results of checkouts
# that share a build folder apart (cargo names a workspace's crates alike wherever it lies, and goes by files' times).
# bash, because dash would drop variables like CARGO_BIN_EXE_learnt-all.
exec "$@"
