//! The calls of specification section 7 that the product serves under their own names, and what stands behind them.
#![allow(clippy::unwrap_used, reason = "a test says what went wrong by failing")]

mod analytics;
mod functions;
mod organisation;
mod preferences;
