//! Programs in processes of their own, started, killed and started again: a Postgres, and the one command.

#![allow(clippy::unwrap_used, reason = "a test says what went wrong by failing")]

mod cluster;
mod faults;
