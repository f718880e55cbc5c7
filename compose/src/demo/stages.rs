//! How far the demo's people are with a pathway and a package: some are through, some are late. An admin enters it, as one does with what was
//! learnt before, and with a date of one's own for some.

use anyhow::Context;
use chrono::Duration;
use learnt_kernel::clock::{Clock, SystemClock};
use serde_json::{Value, json};

use super::pathways::FIRST_MONTH;
use crate::client::Client;

/// The package with what everybody has seen by then.
const PACKAGE: &str = "First month";

/// So many people at the most are through, and so many are late, since so many days.
const MOST_THROUGH: usize = 12;
const MOST_LATE: usize = 8;
const DAYS_LATE: i64 = 4;

/// Enters who is through and who is late, unless somebody is. Those are late who have these addresses: what was given just now is due later for
/// everybody else.
pub async fn enter(admin: &Client, late: &[String]) -> anyhow::Result<()> {
    let list = admin.get("/api/pathways?perPage=200").await?.ok()?.value();
    let Some(pathway) = titled(&list, FIRST_MONTH) else {
        return Ok(());
    };
    let id = pathway["id"].as_str().context("a pathway without an id")?;
    if pathway["completed"] == 0 {
        complete(admin, id, late).await.context("who is through")?;
    }
    if pathway["overdue"] == 0 {
        pass(admin, id, late).await.context("who is late")?;
    }
    Ok(())
}

fn titled<'a>(list: &'a Value, title: &str) -> Option<&'a Value> {
    let mut rows = list["items"].as_array().into_iter().flatten();
    rows.find(|row| row["title"] == title)
}

/// Of those who have begun, whoever is furthest completes the pathway and the package.
async fn complete(admin: &Client, pathway: &str, others: &[String]) -> anyhow::Result<()> {
    let furthest = format!("/api/pathways/{pathway}/learners?perPage=50&status=inprogress&sort=-progress");
    let learners = admin.get(&furthest).await?.ok()?.value();
    let is_other = |one: &Value| others.iter().any(|address| one["email"] == *address);
    let through: Vec<&Value> = (learners["items"].as_array().into_iter().flatten())
        .filter(|one| !is_other(one))
        .map(|one| &one["userId"])
        .take(MOST_THROUGH)
        .collect();
    if through.is_empty() {
        return Ok(());
    }
    let packages = admin.get("/api/packages?perPage=200").await?.ok()?.value();
    let package = titled(&packages, PACKAGE).filter(|package| package["status"] == "published");
    if let Some(package) = package.and_then(|package| package["id"].as_str()) {
        settle(admin, &through, "package", package).await?;
    }
    settle(admin, &through, "pathway", pathway).await
}

async fn settle(admin: &Client, people: &[&Value], kind: &str, document: &str) -> anyhow::Result<()> {
    let reason = "Completed before the move to Learnt";
    let body = json!({"userIds": people, "type": kind, "documentId": document, "what": "complete", "reason": reason});
    admin.post("/api/people/settlements", body).await?.ok().map(drop)
}

/// Gives the first of these people who are not through a date of their own that has passed.
async fn pass(admin: &Client, pathway: &str, addresses: &[String]) -> anyhow::Result<()> {
    let mut late = Vec::new();
    for address in addresses {
        let one_of = format!("/api/pathways/{pathway}/learners?perPage=10&search={address}");
        let found = admin.get(&one_of).await?.ok()?.value();
        let mut learners = found["items"].as_array().into_iter().flatten();
        let unfinished = learners.find(|one| one["email"] == *address && one["completedAt"].is_null());
        late.extend(unfinished.map(|one| one["userId"].clone()));
        if late.len() == MOST_LATE {
            break;
        }
    }
    if late.is_empty() {
        return Ok(());
    }
    let date = (SystemClock.now() - Duration::days(DAYS_LATE)).date_naive();
    let body = json!({"userIds": late, "type": "pathway", "documentId": pathway, "date": date});
    admin.post("/api/people/extensions", body).await?.ok().map(drop)
}
