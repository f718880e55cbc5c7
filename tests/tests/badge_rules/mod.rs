//! Badge rules: made, changed and put in force, and awarding, against the running product.

mod awarding;
mod chain;
mod counted;
mod cycles;
mod finding;
mod outsiders;
mod races;
mod retroactive;
mod rules;
mod triggers;
mod walls;

pub use walls::WALLS;

use learnt_compose::client::{Client, Reply};
use serde_json::{Value, json};

use crate::learning::{Learner, Story, activity, text};

impl Story {
    /// A badge; answers its id.
    pub(crate) async fn badge(&self, title: &str) -> String {
        text(&self.does("/api/badges", json!({"title": title})).await["id"])
    }

    /// A rule that is a draft.
    pub(crate) async fn badge_rule(&self, badge: &str) -> Value {
        let made = self
            .ada
            .post("/api/badge-rules", json!({"badgeId": badge}))
            .await
            .unwrap();
        assert_eq!(made.status, 201, "{}", made.text());
        made.value()
    }

    /// A rule that says this, in force.
    pub(crate) async fn rule_in_force(&self, badge: &str, different: Value) -> Value {
        let rule = self.badge_rule(badge).await;
        let saved = save(&self.ada, &rule, different).await.ok().unwrap().value();
        set_status(&self.ada, &saved, "active").await.ok().unwrap().value()
    }
}

/// A rule that says this, in force, in a story of another feature.
async fn in_force(ada: &Client, badge: &str, different: Value) -> Value {
    let made = ada.post("/api/badge-rules", json!({"badgeId": badge})).await.unwrap();
    let saved = save(ada, &made.ok().unwrap().value(), different)
        .await
        .ok()
        .unwrap()
        .value();
    set_status(ada, &saved, "active").await.ok().unwrap().value()
}

/// A learner does the page A of a course of this title, of which they have the latest round.
async fn completes(learner: &Learner, title: &str) {
    does_page(learner, title, "A").await;
}

/// The same of another page.
async fn does_page(learner: &Learner, title: &str, page: &str) {
    let courses = learner.courses().await;
    let mine = courses.iter().find(|one| one["title"] == title).unwrap();
    let round = text(&mine["id"]);
    let page = activity(&learner.player(&round).await, page);
    learner
        .reports(&round, &page, json!({"opened": true}))
        .await
        .ok()
        .unwrap();
}

/// The titles of what somebody holds, in alphabetical order.
async fn held(browser: &Client) -> Vec<String> {
    let mut titles = crate::badges::mine(browser).await;
    titles.sort();
    titles
}

/// Who holds a badge, or held it, the newest first.
async fn holders(ada: &Client, badge: &str) -> Vec<Value> {
    crate::badges::holders(ada, &json!({"id": badge})).await
}

pub(crate) fn path(rule: &Value) -> String {
    format!("/api/badge-rules/{}", text(&rule["id"]))
}

/// What a rule says, as it is written, with these fields different.
pub(crate) fn written(rule: &Value, different: Value) -> Value {
    let mut draft = json!({"badgeId": rule["badge"]["id"]});
    for field in [
        "revision",
        "title",
        "trigger",
        "match",
        "atLeast",
        "threshold",
        "minScore",
        "withinDays",
        "rule",
        "everyCycle",
        "retroactive",
    ] {
        draft[field] = rule[field].clone();
    }
    let refs = rule["refs"].as_array().unwrap().iter();
    draft["refs"] = refs.map(|one| one["id"].clone()).collect();
    draft
        .as_object_mut()
        .unwrap()
        .extend(different.as_object().unwrap().clone());
    draft
}

/// What saving a rule with these fields different answers.
pub(crate) async fn save(browser: &Client, rule: &Value, different: Value) -> Reply {
    browser.put(&path(rule), written(rule, different)).await.unwrap()
}

/// What putting a rule in force or away answers.
pub(crate) async fn set_status(browser: &Client, rule: &Value, status: &str) -> Reply {
    let body = json!({"revision": rule["revision"], "status": status});
    browser.post(&format!("{}/status", path(rule)), body).await.unwrap()
}
