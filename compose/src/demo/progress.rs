//! Who of the demo's people is through with which course, so that lists and charts have something to show. An admin enters
//! it, as one does with what was learnt before a company began to use the product.

use anyhow::Context;
use serde_json::{Value, json};

use super::content::DemoCourse;
use crate::client::Client;

/// Of a hundred people, how many have completed a course.
fn share(handle: &str) -> usize {
    match handle {
        "fire-safety" => 62,
        "welcome" => 78,
        "lifting-without-harm" => 41,
        "listening-to-customers" => 35,
        "course-writing" => 45,
        "first-week" => 20,
        _ => 0,
    }
}

/// People of a page, and pages that are looked through.
const PER_PAGE: usize = 100;
const PAGES: usize = 5;

/// Enters the completions of these courses, unless many have completed them already. Whoever has begun one is left alone.
pub(super) async fn enter(admin: &Client, courses: &[DemoCourse]) -> anyhow::Result<()> {
    let list = admin.get("/api/courses?perPage=200").await?.ok()?.value();
    let rows = list["items"].as_array().context("the list of courses has no rows")?;
    for course in courses.iter().filter(|course| share(course.handle) > 0) {
        let Some(row) = rows.iter().find(|row| row["handle"] == course.handle) else {
            continue;
        };
        let path = format!("/api/courses/{}", row["id"].as_str().context("a course without an id")?);
        let path = format!("{path}/learners");
        let done = admin.get(&format!("{path}?perPage=1&status=completed")).await?.ok()?;
        if done.value()["total"].as_u64().unwrap_or_default() > 3 {
            continue;
        }
        let mut chosen: Vec<Value> = Vec::new();
        for page in 1..=PAGES {
            let query = format!("?perPage={PER_PAGE}&page={page}&status=notstarted&sort=name");
            let waiting = admin.get(&format!("{path}{query}")).await?.ok()?.value();
            let people = waiting["items"]
                .as_array()
                .context("the list of learners has no rows")?;
            // By their place in the list: the same ones each time, and from all letters.
            let some = people.iter().enumerate();
            let some = some.filter(|(index, _)| index * 37 % PER_PAGE < share(course.handle));
            chosen.extend(some.map(|(_, person)| person["id"].clone()));
            if people.len() < PER_PAGE {
                break;
            }
        }
        if !chosen.is_empty() {
            let body = json!({"ids": chosen, "reason": "Completed before the move to Learnt"});
            admin.post(&format!("{path}/complete"), body).await?.ok()?;
        }
    }
    Ok(())
}
