//! The doors of accounts.
use serde::Deserialize;
use utoipa::ToSchema;

pub mod address;
pub mod functions;
pub mod mails;
pub mod own;
pub mod password;
pub mod register;
pub mod reset;

/// An address.
#[derive(Deserialize, ToSchema)]
#[schema(as = EmailForm)]
pub struct Email {
    /// As it was typed.
    email: String,
}

/// The code of a link.
#[derive(Deserialize, ToSchema)]
#[schema(as = LinkCode)]
pub struct Code {
    /// As it stands in the link.
    code: String,
}
