//! Learners of the demo who have begun: they sign in and work, as people do.

use std::{path::Path, time::Duration};

use anyhow::Context;
use serde_json::{Value, json};

use super::PASSWORD;
use crate::{client::Client, mails};

/// How long a mail may take.
const PATIENCE: Duration = Duration::from_secs(60);

/// Invites a person of the team, if they have no password yet, and accepts for them; answers their browser, signed in.
pub(super) async fn arrive(admin: &Client, learner: Client, email: &str, mail_dir: &Path) -> anyhow::Result<Client> {
    if learner.sign_in(email, PASSWORD).await? {
        return Ok(learner);
    }
    // An invitation that was sent before somebody ended the program.
    let before = mails::code_for(mail_dir, email, Duration::ZERO).await;
    if let Some(code) = &before
        && learner.accept_invitation(code, PASSWORD).await.is_ok()
    {
        return Ok(learner);
    }
    let id = person(admin, email).await?;
    admin
        .post(&format!("/api/people/{id}/invitation"), json!({}))
        .await?
        .ok()?;
    let code = mails::newer_code_for(mail_dir, email, before.as_deref(), PATIENCE)
        .await
        .with_context(|| format!("no invitation came to {email}"))?;
    learner.accept_invitation(&code, PASSWORD).await?;
    Ok(learner)
}

/// The id of the one in the team who has this address.
pub(super) async fn person(admin: &Client, email: &str) -> anyhow::Result<String> {
    let found = admin
        .get(&format!("/api/people?search={email}&perPage=10"))
        .await?
        .ok()?
        .value();
    let rows = found["items"].as_array().context("the list of people has no rows")?;
    let row = rows
        .iter()
        .find(|row| row["email"] == email)
        .with_context(|| format!("{email} is not in the team"))?;
    let id = row["userId"]
        .as_str()
        .or_else(|| row["id"].as_str())
        .context("a person without an id")?;
    Ok(id.split('_').next().unwrap_or(id).to_owned())
}

/// Works through the first activities of the course with this title, as many as said.
pub(super) async fn work(learner: &Client, title: &str, activities: usize) -> anyhow::Result<()> {
    let mut rows = Vec::new();
    for list in ["/api/me/courses?perPage=100", "/api/me/courses?bundle=true&perPage=100"] {
        let mine = learner.get(list).await?.ok()?.value();
        rows.extend(
            mine["items"]
                .as_array()
                .context("the list of courses has no rows")?
                .clone(),
        );
    }
    let Some(row) = rows.iter().find(|row| row["title"] == title) else {
        return Ok(());
    };
    if row["status"] != "notstarted" {
        return Ok(());
    }
    let path = format!(
        "/api/me/courses/{}",
        row["id"].as_str().context("an assignment without an id")?
    );
    let player = learner.get(&path).await?.ok()?.value();
    let all = player["sections"]
        .as_array()
        .into_iter()
        .flatten()
        .flat_map(|section| section["activities"].as_array().into_iter().flatten());
    for activity in all.take(activities) {
        let id = activity["id"].as_str().context("an activity without an id")?;
        learner
            .post(&format!("{path}/activities/{id}/progress"), report(activity))
            .await?
            .ok()?;
    }
    Ok(())
}

/// What the player would report after the activity was done.
fn report(activity: &Value) -> Value {
    match activity["type"].as_str() {
        Some("checklist") => {
            let items = activity["content"]["items"].as_array().into_iter().flatten();
            let ids: Vec<&Value> = items.map(|item| &item["id"]).collect();
            json!({"opened": true, "ticked": ids})
        }
        // Nobody watches eight seconds of film in no time: the service counts the clock, so this one is only begun.
        Some("video") => json!({"opened": true, "position": 2.0}),
        Some("document") => json!({"opened": true, "page": 1}),
        _ => json!({"opened": true}),
    }
}
