//! What an operator may do, by their role: declared at each route, enforced by a layer around it, and written into the OpenAPI
//! document as `x-gate`.
use axum::extract::Request;
use axum::middleware::{Next, from_fn};
use axum::response::{IntoResponse, Response};
use learnt_kernel::openapi;
use learnt_kernel::problem::Problem;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa_axum::router::{UtoipaMethodRouter, UtoipaMethodRouterExt};

use super::operator::Operator;
use crate::app::App;

/// What an operator is here for. Everybody reads the console; who changes what differs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
#[derive(strum::IntoStaticStr, strum::EnumString, strum::Display)]
#[strum(serialize_all = "lowercase", const_into_str, parse_err_ty = NoSuchRole, parse_err_fn = NoSuchRole::of)]
pub enum OperatorRole {
    /// Does everything: operators, superadmins, archiving and erasing are theirs alone.
    Administrator,
    /// Looks after tenants: provisions and sets them up, acts as their people, and asks their data.
    Support,
    /// Reviews the licence bills and changes plans.
    Billing,
    /// Reads.
    Reader,
}

impl OperatorRole {
    /// Each role.
    pub const ALL: [Self; 4] = [Self::Administrator, Self::Support, Self::Billing, Self::Reader];
}

/// A text names no role of operators.
#[derive(Debug, thiserror::Error)]
#[error("operators have no role '{0}'")]
pub struct NoSuchRole(String);

impl NoSuchRole {
    fn of(text: &str) -> Self {
        Self(text.to_owned())
    }
}

/// Who may call a route of the console.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::IntoStaticStr)]
#[strum(serialize_all = "lowercase", const_into_str)]
pub enum Gate {
    /// Signed in or not.
    Anyone,
    /// Every operator.
    Operator,
    /// Who looks after tenants.
    Support,
    /// Who looks after bills.
    Billing,
    /// Administrators alone.
    Administrator,
}

impl Gate {
    /// Whether an operator with this role passes.
    pub fn admits(self, role: OperatorRole) -> bool {
        match self {
            Self::Anyone | Self::Operator => true,
            Self::Support => matches!(role, OperatorRole::Administrator | OperatorRole::Support),
            Self::Billing => matches!(role, OperatorRole::Administrator | OperatorRole::Billing),
            Self::Administrator => role == OperatorRole::Administrator,
        }
    }
}

/// Opens these routes to whom the gate admits.
pub fn gate(gate: Gate, (schemas, mut paths, methods): UtoipaMethodRouter<App>) -> UtoipaMethodRouter<App> {
    openapi::gate(&mut paths, gate.into_str(), gate == Gate::Anyone);
    let routes = (schemas, paths, methods);
    if gate == Gate::Anyone {
        return routes;
    }
    routes.layer(from_fn(move |request: Request, next: Next| enter(gate, request, next)))
}

/// Who signed in stands in the request already: what surrounds all gates looked it up.
async fn enter(gate: Gate, request: Request, next: Next) -> Response {
    match request.extensions().get::<Operator>() {
        None => Problem::signed_out().into_response(),
        Some(operator) if gate.admits(operator.role) => next.run(request).await,
        Some(_) => Problem::forbidden("operator_role", "Your role does not allow this.").into_response(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_gate_admits_its_role_and_administrators() {
        let admitted = |gate: Gate| OperatorRole::ALL.map(|role| gate.admits(role));
        assert_eq!(admitted(Gate::Operator), [true; 4]);
        assert_eq!(admitted(Gate::Support), [true, true, false, false]);
        assert_eq!(admitted(Gate::Billing), [true, false, true, false]);
        assert_eq!(admitted(Gate::Administrator), [true, false, false, false]);
    }

    #[test]
    fn roles_are_read_as_they_are_written() {
        for role in OperatorRole::ALL {
            assert_eq!(role.to_string().parse::<OperatorRole>().unwrap(), role);
        }
        assert!("owner".parse::<OperatorRole>().is_err());
    }
}
