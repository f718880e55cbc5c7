//! The calls of specification section 7 that the product serves under their own names, and what stands behind them.

mod analytics;
mod functions;
mod organisation;
mod preferences;
