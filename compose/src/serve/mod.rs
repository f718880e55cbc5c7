//! What one port shows: each host its own app.

pub mod apps;
pub mod mail_page;
pub mod start_page;
pub mod switch;
