#!/bin/sh
# Cargo's wrapper for our own crates. It changes nothing; its path, another one in each checkout, keeps the results of checkouts
# that share a build folder apart (cargo names a workspace's crates alike wherever it lies, and goes by files' times).
exec "$@"
