//! What nearly every file of a feature uses, in one line: `use crate::prelude::*;`. A file's further `use` lines say what is
//! special about it. A name goes in here when many features would import it, and when it means the same in each.

pub use axum::extract::State;
pub use axum::http::StatusCode;
pub use chrono::{DateTime, Utc};
pub use learnt_kernel::caller::Caller;
pub use learnt_kernel::ids::new_id;
pub use learnt_kernel::page::{Page, PageQuery};
pub use learnt_kernel::problem::{FieldError, Problem, Result};
pub use learnt_kernel::role::{Gate, Role};
pub use learnt_queries::client::{GenericClient, Params};
pub use serde::{Deserialize, Serialize};
pub use serde_json::{Value, json};
pub use utoipa::{IntoParams, ToSchema};
pub use utoipa_axum::{router::OpenApiRouter, routes};
pub use uuid::Uuid;

pub use crate::app::App;
pub use crate::audit::AuditEntry;
pub use crate::db::{Change, OrNotFound as _, Sql, TenantClient};
pub use crate::domain_events::{DomainEvent, EventBody};
pub use crate::edge::{Actor, Json, Path, Query, TenantContext, gate};
pub use crate::feature::Feature;
pub(crate) use crate::revision;

/// A row of a list as a struct: first the fields that are called like their columns, then what is made of others.
/// `from_row!(row => Badge { id, title; status: Status::parse(row.get("status")) })`
macro_rules! from_row {
    ($row:ident => $name:ident { $($field:ident),+ $(,)? $(; $($more:tt)*)? }) => {
        $name { $($field: $row.get(stringify!($field)),)+ $($($more)*)? }
    };
}
pub(crate) use from_row;
