//! The builders' list says how far people are, and what somebody is named to mark counts where they look.
use serde_json::{Value, json};

use super::{Story, mark, read, start, submitted, text, words};

async fn row(browser: &learnt_compose::client::Client, form: &Value, query: &str) -> Option<Value> {
    let list = read(browser, &format!("/api/forms?perPage=200{query}")).await;
    let mut rows = list["items"].as_array().unwrap().iter();
    rows.find(|row| row["id"] == form["id"]).cloned()
}

/// Where the list has the form: under which completion, and under that alone.
async fn completion(browser: &learnt_compose::client::Client, form: &Value) -> String {
    let completion_status = row(browser, form, "").await.unwrap()["completionStatus"].clone();
    for status in ["notstarted", "inprogress", "completed"] {
        let found = row(browser, form, &format!("&completionStatus={status}")).await;
        assert_eq!(
            found.is_some(),
            completion_status == status,
            "{status} where it is {completion_status}"
        );
    }
    text(&completion_status)
}

#[tokio::test(flavor = "multi_thread")]
async fn the_list_says_how_far_those_are_whom_one_may_see() {
    let story = Story::begin("form-far").await;
    let form = story
        .published("assessment", words(), json!({"approver": "manager"}))
        .await;
    assert_eq!(completion(&story.ada, &form).await, "notstarted");
    let begun = start(&story.otto, &form, json!({})).await.ok().unwrap().value();
    assert_eq!(completion(&story.ada, &form).await, "inprogress");
    assert_eq!(
        completion(&story.max, &form).await,
        "notstarted",
        "he is not one of his people"
    );
    let hers = submitted(&story.lena, &form, json!({"why": "Dunno"})).await;
    assert_eq!(completion(&story.max, &form).await, "inprogress", "it waits for him");
    mark(&story.max, &hers, "competent", json!({})).await.ok().unwrap();
    assert_eq!(completion(&story.max, &form).await, "completed");
    assert_eq!(
        completion(&story.ada, &form).await,
        "inprogress",
        "Otto has not submitted it"
    );
    let done = super::send(&story.otto, &begun, "submit", json!({"why": "The smoke"})).await;
    mark(&story.ada, &done.ok().unwrap().value(), "competent", json!({}))
        .await
        .ok()
        .unwrap();
    assert_eq!(completion(&story.ada, &form).await, "completed");
    // Whoever is given it and has not begun has still to do something.
    let who = format!(
        "insert into user_forms (id, user_id, form_id, is_optional, permitted_at, updated_at) \
         select gen_random_uuid(), '{}', '{}', false, now(), now()",
        story.max_id,
        text(&form["id"])
    );
    story.tenant.sql(&who).await;
    assert_eq!(completion(&story.ada, &form).await, "inprogress");
    assert_eq!(
        completion(&story.max, &form).await,
        "completed",
        "of his people none has"
    );
    let unknown = story.ada.get("/api/forms?completionStatus=perhaps").await.unwrap();
    assert!(unknown.status.is_client_error(), "{}", unknown.text());
}

#[tokio::test(flavor = "multi_thread")]
async fn what_somebody_is_named_to_mark_counts_in_their_list_figures_and_exports() {
    let story = Story::begin("form-counts").await;
    let named = |who: &Value| json!({"approver": "named", "approvers": [who]});
    let form = story
        .published("assessment", words(), named(&json!(story.max_id)))
        .await;
    let his = submitted(&story.otto, &form, json!({"why": "Otto says so"})).await;
    submitted(&story.lena, &form, json!({"why": "Lena says so"})).await;
    submitted(&story.max, &form, json!({"why": "Nobody marks himself"})).await;
    let counts = |row: Value| (row["submissions"].clone(), row["waiting"].clone());
    let listed = counts(row(&story.max, &form, "").await.unwrap());
    assert_eq!(listed, (json!(2), json!(2)), "Lena, who is his, once; and Otto");
    let at = format!("/api/forms/{}", text(&form["id"]));
    assert_eq!(read(&story.max, &format!("{at}/submissions")).await["total"], 2);
    assert_eq!(read(&story.max, &format!("{at}/analytics")).await["submitted"], 2);
    let file = story
        .max
        .get(&format!("{at}/submissions.csv"))
        .await
        .unwrap()
        .ok()
        .unwrap();
    let file = file.text();
    assert!(
        file.contains("Otto says so") && file.contains("Lena says so") && !file.contains("Nobody"),
        "{file}"
    );

    // Cut by people it is cut for them too.
    let of = |who: &str| format!("{at}/analytics?whose=loc1={who}");
    let list = |name: &str, list: &str| {
        format!("update user_teams set facets = array_append(facets, 'loc1={list}') where first_name = '{name}'")
    };
    story.tenant.sql(&list("Otto", "leeds")).await;
    story.tenant.sql(&list("Lena", "york")).await;
    for (who, many) in [("leeds", 1), ("york", 1), ("oslo", 0)] {
        assert_eq!(read(&story.max, &of(who)).await["submitted"], many, "{who}");
    }
    let people = read(&story.max, &format!("{at}/analytics/people")).await;
    let counts_of = people
        .as_array()
        .unwrap()
        .iter()
        .filter(|one| one["category"] == "loc1");
    assert_eq!(counts_of.count(), 2, "{people}");

    mark(&story.max, &his, "competent", json!({})).await.ok().unwrap();
    let listed = counts(row(&story.max, &form, "").await.unwrap());
    assert_eq!(listed, (json!(2), json!(1)));

    // What is another's to mark stays unknown, whatever else there is.
    let ada = read(&story.ada, "/api/me").await["uid"].clone();
    let other = story.published("assessment", words(), named(&ada)).await;
    submitted(&story.otto, &other, json!({"why": "Dunno"})).await;
    assert_eq!(counts(row(&story.max, &other, "").await.unwrap()), (json!(0), json!(0)));
    let at = format!("/api/forms/{}", text(&other["id"]));
    assert_eq!(read(&story.max, &format!("{at}/analytics")).await["submitted"], 0);
    let listed = counts(row(&story.ada, &other, "").await.unwrap());
    assert_eq!(listed, (json!(1), json!(1)), "admins have all of it");
}
