//! A team's look and a person's way between teams, against the running product, as stories.

mod availability;
pub mod looked_after;
mod looks;
mod navigation;
mod other_team;
mod support_chat;
mod teams;

pub(crate) use teams::second_team;

use learnt_compose::client::Client;
use learnt_compose::testing::until;
use serde_json::Value;

/// What the host shows to somebody who is not signed in, as soon as it is as wanted: a change of the look comes back
/// through the directory.
pub(crate) async fn shown(browser: &Client, wanted: impl Fn(&Value) -> bool) -> Value {
    until(async || {
        let shown = browser.get("/api/bootstrap").await.unwrap().value();
        if wanted(&shown) { Ok(shown) } else { Err(shown) }
    })
    .await
}
