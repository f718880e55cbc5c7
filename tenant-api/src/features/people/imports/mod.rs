//! Import of people from a file: upload, map, check, run, and what became of every line.
//!
//! Invariants: checking writes nothing but the job; a line is run once, in the transaction that ticks it off, so a
//! crash loses no line and repeats none; the same file twice changes nothing; an empty cell changes nothing; a file that
//! nobody runs is gone after a day.
mod api;
mod commands;
mod decode;
pub mod jobs;
mod lookup;
mod managers;
mod mapping;
mod model;
#[cfg(test)]
mod model_tests;
pub mod reactions;
mod refusal;
mod run;
mod waiting;

use axum::extract::DefaultBodyLimit;
use axum::middleware::from_fn;
use learnt_kernel::server;
use utoipa_axum::router::UtoipaMethodRouterExt;

use crate::prelude::*;

/// Beside the file a form has a few bytes of its own.
const MOST_BYTES_OF_A_FORM: usize = decode::MOST_BYTES + 64 * 1024;

pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(
            gate(Gate::Admin, routes!(api::list, api::upload))
                .layer(DefaultBodyLimit::max(MOST_BYTES_OF_A_FORM))
                .layer(from_fn(server::allow_slow)),
        )
        .routes(gate(Gate::Admin, routes!(api::read, api::discard)))
        .routes(gate(Gate::Admin, routes!(api::check)))
        .routes(gate(Gate::Admin, routes!(api::run)))
        .routes(gate(Gate::Admin, routes!(api::rows)))
        .routes(gate(Gate::Admin, routes!(api::rows_file)))
}
