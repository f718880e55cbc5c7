//! Rewards: points that people earn with what they complete, and redeem (domain section 9).
//!
//! Words: what a document or an activity of a course is *worth* is said beside its content and holds from the next completion on; a
//! *transaction* earns or redeems points. Invariants: transactions are added and never changed; a person earns the points of a document
//! once, however often it is completed and however many tell of it at once, in the transaction that completes it; the points of a
//! membership are the sum of its transactions, written with each of them; nobody redeems more than they have, in however many tabs,
//! nor in another's name; nothing is earned or redeemed while the organisation has no rewards. Admins read of their team's people what each of
//! them earned and redeemed (the *report*): its sums are kept beside the transactions and written with them.
//!
//! Doors: [`completed`], which hears of completions; [`earn`] and [`activity_completed`] for what is completed without a record of its
//! own; [`OnEarned`], for whoever wants to hear of points; [`history`], for the page of a person; [`copy_course`] and [`copy_document`], for copies.

mod api;
pub mod domain_events;
mod earning;
mod history;
mod model;
mod redeeming;
mod report;
mod report_people;
mod totals;
mod worth;

pub use earning::{OnEarned, activity_completed, earn};
pub use history::{RewardQuery, RewardTransaction, page as history};
pub use worth::{copy_course, copy_document};

use crate::features::assignments::{HandlerOrder, OnCompleted};
use crate::prelude::*;
use crate::registry::{Topic, TopicScope};

use model::Refusal;

/// What this feature declares.
pub const FEATURE: Feature = Feature {
    routes,
    audit_actions: &["points.redeemed", "points.set"],
    topics: &[Topic::new("rewards", TopicScope::Team, &[Gate::Admin])],
    callbacks: &[&OnCompleted {
        order: HandlerOrder::Reward,
        handler: earning::completed,
    }],
    ..Feature::EMPTY
};

/// The routes of this feature.
fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(gate(Gate::SignedIn, routes!(api::mine)))
        .routes(gate(Gate::SignedIn, routes!(api::balance)))
        .routes(gate(Gate::SignedIn, routes!(api::redeem)))
        .routes(gate(Gate::Admin, routes!(api::worth, api::set_worth)))
        .routes(gate(Gate::Admin, routes!(api::report::transactions)))
        .routes(gate(Gate::Admin, routes!(api::report::people)))
        .routes(gate(Gate::Admin, routes!(api::report::totals)))
        .routes(gate(Gate::Admin, routes!(api::report::export)))
        .routes(gate(Gate::Admin, routes!(api::report::workbook)))
        .routes(gate(Gate::Admin, routes!(api::report::export_people)))
        .routes(gate(Gate::Admin, routes!(api::report::people_workbook)))
}

/// What a team's open reports listen to.
fn report_topic(team: &str) -> String {
    format!("rewards:{team}")
}

impl From<Refusal> for Problem {
    fn from(refusal: Refusal) -> Self {
        let sentence = refusal.to_string();
        match refusal {
            Refusal::NotEnough => Problem::field("amount", "not_enough", sentence),
            Refusal::Points => Problem::field("points", "out_of_range", sentence),
            Refusal::NoRewards => Problem::conflict("no_rewards", sentence),
            Refusal::NoSuchActivity => Problem::field("activityId", "unknown", sentence),
        }
    }
}
