//! Filters and order of the console's list of tenants, as they stand in the address.
use learnt_kernel::problem::{FieldError, Problem};
use serde::Deserialize;
use utoipa::IntoParams;

use crate::registry::Order;

/// Filters and order of the list.
#[derive(Debug, Default, Deserialize, IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub struct TenantFilter {
    /// Part of the name, the id or the host.
    pub search: Option<String>,
    /// One or several states, with commas.
    #[param(example = "ready,failed")]
    pub status: Option<String>,
    /// One or several plans, with commas.
    pub plan: Option<String>,
    /// One or several databases, with commas.
    pub cluster: Option<String>,
    /// How it is: good, behind, queueStuck, deadLetters, unreachable, migrationFailed or notCounted; several with commas.
    pub health: Option<String>,
    /// `name`, `status`, `plan`, `createdAt`, `people`, `recent` or `lastSeenAt`; a leading minus turns the order round.
    #[param(example = "-createdAt")]
    pub sort: Option<String>,
}

impl TenantFilter {
    /// The order that is asked for: newest first where nothing is.
    pub fn order(&self) -> Result<(Order, bool), Problem> {
        let sort = self.sort.as_deref().unwrap_or("-createdAt");
        let (name, descending) = sort.strip_prefix('-').map_or((sort, false), |name| (name, true));
        let order = match name {
            "name" => Order::Name,
            "status" => Order::Status,
            "plan" => Order::Plan,
            "createdAt" => Order::Created,
            "people" => Order::People,
            "recent" => Order::Recent,
            "lastSeenAt" => Order::LastSeen,
            _ => {
                return Err(Problem::unprocessable(vec![FieldError::new(
                    "sort",
                    "unknown",
                    "Sort by name, status, plan, createdAt, people, recent or lastSeenAt.",
                )]));
            }
        };
        Ok((order, descending))
    }

    /// A comma list as a list.
    pub fn several(text: &Option<String>) -> Vec<String> {
        text.iter()
            .flat_map(|text| text.split(','))
            .map(str::trim)
            .filter(|word| !word.is_empty())
            .map(str::to_owned)
            .collect()
    }
}
