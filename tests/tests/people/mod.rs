//! People of a team against the running product, as stories.

mod adding;
mod changing;
mod hardening;
mod importing;
mod inviting;
mod outsiders;
mod own;
mod pictures;
mod stopping;

use learnt_compose::client::Client;
use learnt_compose::testing::{PATIENCE, within};
use serde_json::{Value, json};

/// Adds somebody by address, as an admin; answers their page.
pub async fn add(admin: &Client, first_name: &str, email: &str, roles: &[&str]) -> Value {
    let body = json!({
        "profile": {"firstName": first_name, "lastName": "Brandt", "email": email},
        "roles": roles, "invite": true,
    });
    admin.post("/api/people", body).await.unwrap().ok().unwrap().value()
}

/// Asks again until the answer is as wanted.
pub async fn eventually(admin: &Client, path: &str, wanted: impl Fn(&Value) -> bool) -> Value {
    within(3 * PATIENCE, async || {
        let answer = admin.get(path).await.unwrap().value();
        if wanted(&answer) {
            Ok(answer)
        } else {
            Err(format!("{path} stays {answer}"))
        }
    })
    .await
}

/// The id in a person's page.
pub fn id(person: &Value) -> String {
    person["id"].as_str().unwrap().to_owned()
}
