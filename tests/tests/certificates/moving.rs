//! A new version and a new round: whom it completes is given a certificate, and who completes it anew another one.
use serde_json::json;

use super::{Person, Story, text};

/// Lena and Otto have done A of A and B, Nina has done both, Ida has not begun; nothing of it gave a certificate.
async fn under_way(name: &str) -> (Story, String, [Person; 4]) {
    let story = Story::begin(name).await;
    let people = [
        story.learner("Lena").await,
        story.learner("Otto").await,
        story.learner("Nina").await,
        story.learner("Ida").await,
    ];
    let course = story.course("Safety", &["A", "B"], json!({})).await;
    for (person, done) in people.iter().zip([&["A"][..], &["A"], &["A", "B"], &[]]) {
        person.does(&course, done).await;
    }
    story
        .sets(&course, json!({"certificate": true, "certificateMonths": 6}))
        .await
        .ok()
        .unwrap();
    (story, course, people)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_version_that_asks_nothing_more_issues_for_those_whom_it_completes() {
    let (story, course, [lena, otto, nina, ida]) = under_way("cert-move").await;
    story.drops(&course, "B").await;
    // Otto went to another team of the tenant meanwhile.
    story
        .tenant
        .sql(format!(
            "update user_teams set team_id = 'second', id = user_id::text || '_second' where user_id = '{}'",
            otto.id
        ))
        .await;
    story.publishes(&course, "move").await;
    let shown = story.issued("").await;
    assert_eq!(shown.len(), 1, "{shown:?}");
    assert_eq!(
        (&shown[0]["name"], &shown[0]["title"]),
        (&json!("Lena Berg"), &json!("Safety"))
    );
    assert!(shown[0]["expiresAt"].is_string());
    assert_eq!(lena.mine().await.len(), 1);
    assert!(
        nina.mine().await.is_empty(),
        "what was completed before stays as it was completed"
    );
    assert!(ida.mine().await.is_empty());
    let his = format!(
        "select person from certificates where team_id = 'second' and user_id = '{}'",
        otto.id
    );
    assert_eq!(story.tenant.texts(&his).await, ["Otto Berg"]);
    let events_sql = "select id::text from facts where kind = 'certificate.issued'";
    assert_eq!(story.rows(events_sql).await, 1, "one for all whom it moved");

    story
        .sets(&course, json!({"title": "Safety first"}))
        .await
        .ok()
        .unwrap();
    story.publishes(&course, "move").await;
    assert_eq!(
        story.rows("select id::text from certificates").await,
        2,
        "and nothing twice"
    );
    ida.does(&course, &["A"]).await;
    assert_eq!(ida.mine().await[0]["title"], "Safety first");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_left_the_team_where_it_happens_gets_theirs_in_the_team_where_they_are() {
    let (story, course, [_, otto, ..]) = under_way("cert-left").await;
    story.drops(&course, "B").await;
    let gone = json!({"ids": [otto.id], "status": "archived"});
    story.does("/api/people/status", gone).await;
    story
        .tenant
        .sql(format!(
            "insert into user_teams (id, user_id, team_id, first_name, last_name, facets, search, created_at, updated_at) \
             values ('{0}_second', '{0}', 'second', 'Otto', 'Berg', '{{}}', '', now(), now())",
            otto.id
        ))
        .await;
    // What leaving took from him, his other team gave him again.
    let again = "update user_courses set archived_at = null where user_id = ";
    story.tenant.sql(format!("{again}'{}'", otto.id)).await;
    story.publishes(&course, "move").await;
    let his = format!("select team_id from certificates where user_id = '{}'", otto.id);
    assert_eq!(story.tenant.texts(&his).await, ["second"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_kept_on_a_version_gets_what_that_version_gives() {
    let (story, course, [lena, _, _, ida]) = under_way("cert-keep").await;
    story.publishes(&course, "keep").await;
    lena.does(&course, &["B"]).await;
    assert!(lena.mine().await.is_empty(), "hers gives none");
    ida.does(&course, &["A", "B"]).await;
    assert_eq!(ida.mine().await.len(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_report_and_a_new_version_at_once_issue_one() {
    for round in 0..3 {
        let (story, course, [lena, otto, ..]) = under_way(&format!("cert-both-{round}")).await;
        story.publishes(&course, "move").await;
        story.drops(&course, "B").await;
        let last = lena.way(&course, "B").await;
        let report = lena.browser.post(&last, json!({"opened": true}));
        let (report, ()) = tokio::join!(report, story.publishes(&course, "move"));
        let report = report.unwrap();
        assert!([200, 404].contains(&report.status.as_u16()), "{}", report.text());
        assert_eq!((lena.mine().await.len(), otto.mine().await.len()), (1, 1));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_next_round_is_worth_another_one() {
    let story = Story::begin("cert-cycle").await;
    let lena = story.learner("Lena").await;
    let course = story.certified("Every year", &["A"]).await;
    lena.does(&course, &["A"]).await;
    story
        .sets(&course, json!({"title": "Every year anew"}))
        .await
        .ok()
        .unwrap();
    story.publishes(&course, "restart").await;
    assert_eq!(lena.mine().await.len(), 1, "what was issued stays");
    lena.does(&course, &["A"]).await;
    let mine = lena.mine().await;
    let titles: Vec<String> = mine.iter().map(|one| text(&one["title"])).collect();
    assert_eq!(titles, ["Every year anew", "Every year"]);
    assert_ne!(mine[0]["number"], mine[1]["number"]);
    assert_ne!(mine[0]["code"], mine[1]["code"]);
    let other = story.certified("Another", &["A"]).await;
    lena.does(&other, &["A"]).await;
    let path = format!("/api/certificates/mine?course={course}&perPage=1&page=2");
    let of_course = super::read(&lena.browser, &path).await;
    assert_eq!(
        (&of_course["total"], &of_course["items"][0]["title"]),
        (&json!(2), &json!("Every year"))
    );
}
