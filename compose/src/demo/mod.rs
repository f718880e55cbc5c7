//! Demo data: who is there on a fresh installation, put in through the product's own doors.

mod activities;
mod activity;
mod badge_rules;
mod badges;
mod blogs;
mod certificates;
mod console;
mod content;
mod content_own;
mod courses;
mod dates;
mod domains;
mod endpoints;
mod events;
mod forms;
mod homepages;
mod learners;
mod licences;
mod more_forms;
mod names;
mod packages;
mod pathways;
mod people;
mod programme;
mod progress;
mod resources;
mod rewards;
mod seed;
mod stages;
mod submissions;
mod tenants;
mod triggers;

use anyhow::{Context, Result};

use crate::client::Client;

pub use endpoints::endpoints;
pub use seed::seed;
pub use stages::enter as enter_stages;
pub use submissions::marked_by_two;

/// The password of everybody in the demo.
pub const PASSWORD: &str = "demo-demo-1";

/// The demo's operator.
pub const OPERATOR: &str = "root@learnt.test";

/// What the first admin of each tenant makes of documents, in this order.
async fn give_documents(admin: &Client) -> Result<()> {
    resources::give(admin).await.context("its resources")?;
    pathways::give(admin).await.context("its pathways")?;
    packages::give(admin).await.context("its packages")
}
