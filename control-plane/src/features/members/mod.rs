//! members: what an operator does about a member of a tenant's team – acting as them, making them a superadmin – takes a team where
//! people may sign in, a reason that both logs keep, and a fresh code of the operator's second factor.
//!
//! Doors: [`AboutMember`], which says all three; [`at`] finds the place; [`prove`] takes the code, once.
mod model;
mod prove;
mod scope;

pub(crate) use model::{AboutMember, MemberTarget, Refusal};
pub(crate) use prove::prove;
pub(crate) use scope::{MemberScope, at, schema_location, schema_of, unavailable};
