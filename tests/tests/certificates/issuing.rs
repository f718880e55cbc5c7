//! A completion is worth a certificate, once, if the version that was completed gives one.
use std::collections::BTreeSet;

use chrono::{DateTime, Months, NaiveDate, Utc};
use futures_util::future::join_all;
use serde_json::{Value, json};

use super::{Story, read, text};

#[tokio::test(flavor = "multi_thread")]
async fn who_completes_a_course_holds_its_certificate_at_once_and_it_stays_as_it_was() {
    let story = Story::begin("cert-once").await;
    let lena = story.learner("Lena").await;
    let details = json!({"certificate": true, "certificateMonths": 12});
    let course = story.course("Fire safety", &["A", "B"], details).await;
    lena.does(&course, &["A"]).await;
    assert!(lena.mine().await.is_empty(), "half of it is worth nothing");
    lena.does(&course, &["B"]).await;
    let mine = lena.mine().await;
    assert_eq!(mine.len(), 1);
    let own = &mine[0];
    assert_eq!(
        (&own["title"], &own["courseId"], &own["state"]),
        (&json!("Fire safety"), &json!(course), &json!("valid"))
    );
    let day = |name: &str| text(&own[name]).parse::<NaiveDate>().unwrap();
    let last = day("issuedOn").checked_add_months(Months::new(12)).unwrap();
    assert_eq!(day("validUntil"), last);
    let end = text(&own["expiresAt"]).parse::<DateTime<Utc>>().unwrap();
    assert_eq!(
        end.date_naive(),
        last.succ_opt().unwrap(),
        "it holds through its last day"
    );
    let number = text(&own["number"]);
    let (year, serial) = number.split_once('-').unwrap();
    assert!(year.len() == 4 && serial.len() == 6, "{number}");
    assert_eq!(text(&own["code"]).len(), 20);
    let shown = &story.issued("").await[0];
    assert_eq!(
        (&shown["id"], &shown["person"]["id"], &shown["person"]["name"]),
        (&own["id"], &json!(lena.id), &json!("Lena Berg"))
    );
    assert_eq!(
        (&shown["name"], &shown["withdrawnAt"]),
        (&json!("Lena Berg"), &Value::Null)
    );

    // She marries, and the course is called otherwise: what was issued says what it said.
    let person = format!("/api/people/{}", lena.id);
    let revision = read(&story.ada, &person).await["revision"].clone();
    let change = json!({"revision": revision, "profile": {"lastName": "Lund"}});
    story.ada.patch(&person, change).await.unwrap().ok().unwrap();
    story.sets(&course, json!({"title": "Fire"})).await.ok().unwrap();
    story.publishes(&course, "move").await;
    let shown = &story.issued("").await[0];
    assert_eq!(
        (&shown["person"]["name"], &shown["name"], &shown["title"]),
        (&json!("Lena Lund"), &json!("Lena Berg"), &json!("Fire safety"))
    );
    assert_eq!(lena.mine().await, mine);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_course_that_is_said_to_be_completed_many_times_at_once_is_worth_one() {
    let story = Story::begin("cert-race").await;
    let lena = story.learner("Lena").await;
    let course = story.certified("Raced", &["A", "B", "C"]).await;
    let calls = (0..51).map(|i| lena.opens(&course, ["A", "B", "C"][i % 3]));
    for reply in join_all(calls).await {
        let status = reply.status.as_u16();
        assert!(status == 200 || status == 503, "{status}: {}", reply.text());
    }
    lena.does(&course, &["A", "B", "C"]).await;
    assert_eq!(lena.mine().await.len(), 1);
    assert_eq!(story.issued("").await.len(), 1);
    let events_sql = "select id::text from facts where kind = 'certificate.issued'";
    assert_eq!(story.rows(events_sql).await, 1);
    lena.does(&course, &["A", "C"]).await;
    assert_eq!(story.rows(events_sql).await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn those_who_complete_it_at_once_get_numbers_and_codes_of_their_own() {
    let story = Story::begin("cert-many").await;
    let mut people = Vec::new();
    for name in ["Lena", "Otto", "Nina", "Mats", "Ida"] {
        people.push(story.learner(name).await);
    }
    let course = story.certified("Together", &["A"]).await;
    for reply in join_all(people.iter().map(|person| person.opens(&course, "A"))).await {
        assert_eq!(reply.status, 200, "{}", reply.text());
    }
    let all = story.issued("").await;
    for key in ["number", "code", "name"] {
        let values: BTreeSet<String> = all.iter().map(|one| text(&one[key])).collect();
        assert_eq!(values.len(), 5, "{key}: {values:?}");
    }
    for person in &people {
        assert_eq!(person.mine().await.len(), 1);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_course_without_a_certificate_gives_none_and_what_counts_is_what_is_published() {
    let story = Story::begin("cert-off").await;
    let (lena, otto) = (story.learner("Lena").await, story.learner("Otto").await);
    let plain = story.course("Plain", &["A"], json!({})).await;
    lena.does(&plain, &["A"]).await;
    assert!(lena.mine().await.is_empty());

    // Only the draft says that there is one.
    story.sets(&plain, json!({"certificate": true})).await.ok().unwrap();
    otto.does(&plain, &["A"]).await;
    assert!(otto.mine().await.is_empty());

    let course = story.certified("With", &["A"]).await;
    story.sets(&course, json!({"certificate": false})).await.ok().unwrap();
    lena.does(&course, &["A"]).await;
    assert_eq!(lena.mine().await.len(), 1, "it is still the one that was published");
    story.publishes(&course, "keep").await;
    otto.does(&course, &["A"]).await;
    assert!(otto.mine().await.is_empty());
    assert_eq!(story.issued("").await.len(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_courses_settings_are_checked_compared_and_shown_to_learners() {
    let story = Story::begin("cert-settings").await;
    let lena = story.learner("Lena").await;
    let course = story.course("Set", &["A"], json!({})).await;
    let draft = story.draft(&course).await;
    assert_eq!(
        (&draft["certificate"], &draft["certificateMonths"]),
        (&json!(false), &Value::Null)
    );
    for months in [0, 121, -3] {
        let refused = story
            .sets(&course, json!({"certificate": true, "certificateMonths": months}))
            .await;
        assert_eq!(refused.status, 422, "{}", refused.text());
        let error = &refused.value()["errors"][0];
        assert_eq!(
            (&error["field"], &error["code"]),
            (&json!("certificateMonths"), &json!("out_of_range"))
        );
    }
    let saved = json!({"certificate": true, "certificateMonths": 120});
    story.sets(&course, saved).await.ok().unwrap();
    let pending = read(&story.ada, &format!("/api/courses/{course}/changes")).await;
    assert_eq!(pending["changes"]["details"], json!(["certificate"]));
    let player = format!("/api/me/courses/{}", lena.assignment(&course).await);
    assert_eq!(read(&lena.browser, &player).await["course"]["certificate"], false);
    let preview = read(&story.ada, &format!("/api/courses/{course}/preview")).await;
    assert_eq!(preview["course"]["certificate"], true);
    story.publishes(&course, "keep").await;
    assert_eq!(read(&lena.browser, &player).await["course"]["certificate"], true);

    // A further draft begins with what the published one says; months go with the certificate.
    story.sets(&course, json!({"title": "Set anew"})).await.ok().unwrap();
    let draft = story.draft(&course).await;
    assert_eq!(
        (&draft["certificate"], &draft["certificateMonths"]),
        (&json!(true), &json!(120))
    );
    story.sets(&course, json!({"certificate": false})).await.ok().unwrap();
    let draft = story.draft(&course).await;
    assert_eq!(
        (&draft["certificate"], &draft["certificateMonths"]),
        (&json!(false), &Value::Null)
    );
}
