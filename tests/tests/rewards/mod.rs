//! Points are earned with what is completed, and redeemed, against the running product, as stories.

mod earning;
mod redeeming;
mod report;

use learnt_compose::client::{Client, Reply};
use serde_json::{Value, json};

use crate::learning::{Learner, Story};

/// A tenant that has rewards.
async fn begin(name: &str) -> Story {
    let story = Story::begin(name).await;
    story.tenant.settings(json!({"rewards": true})).await;
    story
}

impl Story {
    /// Says what a document is worth.
    async fn is_worth(&self, kind: &str, id: &str, points: i32) -> Value {
        let body = json!({"type": kind, "documentId": id, "points": points});
        self.ada
            .put("/api/rewards/points", body)
            .await
            .unwrap()
            .ok()
            .unwrap()
            .value()
    }

    /// Memberships whose points, or whose sums for the report, are not those of their transactions; none is right.
    async fn contradictions(&self) -> i64 {
        self.count(
            "with recounted as (
               select team_id, user_id, coalesce(sum(reward_point_amount) filter (where not redeem), 0) as earned,
                 coalesce(sum(reward_point_amount) filter (where redeem), 0) as redeemed, max(created_at) as last_at
               from reward_transactions group by team_id, user_id)
             select (select count(*) from user_teams m left join recounted r using (team_id, user_id)
                 where m.reward_points_count <> coalesce(r.earned - r.redeemed, 0))
               + (select count(*) from reward_totals k full join recounted r using (team_id, user_id)
                 where (k.earned, k.redeemed, k.last_at) is distinct from (r.earned, r.redeemed, r.last_at))",
        )
        .await
    }

    /// Gives somebody points: a course of one page that is worth them, completed.
    async fn earns(&self, learner: &Learner, title: &str, points: i32) {
        let course = self.course(title, vec![crate::learning::page("A")]).await;
        self.is_worth("course", &course, points).await;
        self.gives(&course, json!({"userId": [learner.id]})).await;
        let courses = learner.courses().await;
        let mine = courses.iter().find(|one| one["title"] == title).unwrap();
        let id = crate::learning::text(&mine["id"]);
        let page = crate::learning::activity(&learner.player(&id).await, "A");
        learner.reports(&id, &page, json!({"opened": true})).await.ok().unwrap();
    }
}

async fn balance(browser: &Client) -> Value {
    let path = "/api/me/rewards/balance";
    browser.get(path).await.unwrap().ok().unwrap().value()["balance"].clone()
}

async fn redeem(browser: &Client, amount: Value) -> Reply {
    let body = json!({"amount": amount});
    browser.post("/api/me/rewards/redemptions", body).await.unwrap()
}

/// What somebody earned and redeemed, the newest first: title and points, or points alone.
async fn history(browser: &Client, path: &str) -> Vec<(Option<String>, i64)> {
    let page = browser.get(path).await.unwrap().ok().unwrap().value();
    let rows = page["items"].as_array().unwrap().iter();
    rows.map(|row| {
        let amount = row["rewardPointAmount"].as_i64().unwrap();
        let title = row["documentTitle"].as_str().map(str::to_owned);
        (title, if row["redeem"] == true { -amount } else { amount })
    })
    .collect()
}
