//! A team's look and a person's way between teams, against the running product, as stories.
#![allow(clippy::unwrap_used, reason = "a test says what went wrong by failing")]

mod looks;
mod navigation;
mod teams;

use std::time::Duration;

use learnt_compose::client::Client;
use learnt_compose::testing::PATIENCE;
use serde_json::Value;

/// What the host shows to somebody who is not signed in, as soon as it is as wanted: a change of the look comes back
/// through the directory.
pub(crate) async fn shown(browser: &Client, wanted: impl Fn(&Value) -> bool) -> Value {
    let deadline = tokio::time::Instant::now() + PATIENCE;
    loop {
        let shown = browser.get("/api/bootstrap").await.unwrap().value();
        if wanted(&shown) {
            return shown;
        }
        assert!(
            tokio::time::Instant::now() < deadline,
            "the look does not come: {shown}"
        );
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}
