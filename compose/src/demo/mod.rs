//! Demo data: who is there on a fresh installation, put in through the product's own doors.

mod activities;
mod activity;
mod badges;
mod blogs;
mod certificates;
mod console;
mod content;
mod courses;
mod dates;
mod domains;
mod events;
mod forms;
mod forms_shelf;
mod homepages;
mod learners;
mod licences;
mod names;
mod people;
mod places;
mod programme;
mod progress;
mod rewards;
mod seed;
mod submissions;
mod tenants;
mod triggers;

/// What the first admin of each tenant makes, in this order: a module each, with a function `give`.
macro_rules! documents {
    ($($name:ident),*) => {
        $(mod $name;)*

        async fn give_documents(admin: &crate::client::Client) -> anyhow::Result<()> {
            use anyhow::Context;
            $($name::give(admin).await.context(concat!("its ", stringify!($name)))?;)*
            Ok(())
        }
    };
}

documents!(resources, pathways, packages);

pub use places::places;
pub use seed::seed;
pub use submissions::marked_by_two;

/// The password of everybody in the demo.
pub const PASSWORD: &str = "demo-demo-1";

/// The demo's operator.
pub const OPERATOR: &str = "root@learnt.test";
