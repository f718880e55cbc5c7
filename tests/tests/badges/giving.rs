//! Giving and withdrawing, twice and at once.
use learnt_kernel::ids::new_id;
use serde_json::{Value, json};

use super::{Story, at, edit, give, holders, mine, path, read, refused, text, withdraw};

const HELD: &str = "select user_id::text from user_badges where withdrawn_at is null";

#[tokio::test(flavor = "multi_thread")]
async fn given_twice_it_is_held_once() {
    let story = Story::begin("badge-given").await;
    let (lena, otto) = tokio::join!(story.learner("Lena"), story.learner("Otto"));
    let badge = story.badge("First aider").await;
    let gift = give(&story.ada, &badge, &[&lena.id, &lena.id]).await.ok().unwrap();
    assert_eq!(gift.value(), json!({"given": 1, "alreadyHeld": 0}));
    let gift = give(&story.ada, &badge, &[&lena.id, &otto.id]).await.ok().unwrap();
    assert_eq!(gift.value(), json!({"given": 1, "alreadyHeld": 1}));
    assert_eq!(read(&story.ada, &path(&badge)).await["holders"], 2);
    let shown = holders(&story.ada, &badge).await;
    assert_eq!(
        (
            &shown[1]["person"]["name"],
            &shown[1]["person"]["id"],
            &shown[1]["note"]
        ),
        (&json!("Lena Berg"), &json!(lena.id), &json!("Well done"))
    );
    assert!(!text(&shown[1]["awardedBy"]["name"]).is_empty());
    assert_eq!(shown[1]["withdrawnAt"], Value::Null);
    assert_eq!(mine(&lena.browser).await, ["First aider"]);
    let own = read(&lena.browser, "/api/badges/mine").await["items"][0].clone();
    assert_eq!((&own["note"], &own["id"]), (&json!("Well done"), &shown[1]["id"]));
}

#[tokio::test(flavor = "multi_thread")]
async fn two_admins_who_give_the_same_badge_at_once_give_it_once() {
    let story = Story::begin("badge-both").await;
    let (bea, lena, otto) = tokio::join!(
        story.person("Bea", &["admin"]),
        story.learner("Lena"),
        story.learner("Otto")
    );
    for title in ["One", "Two", "Three"] {
        let badge = story.badge(title).await;
        let people = [lena.id.as_str(), otto.id.as_str()];
        let backwards = [otto.id.as_str(), lena.id.as_str()];
        let (one, other) = tokio::join!(
            give(&story.ada, &badge, &people),
            give(&bea.browser, &badge, &backwards)
        );
        let (one, other) = (one.ok().unwrap().value(), other.ok().unwrap().value());
        let given = one["given"].as_i64().unwrap() + other["given"].as_i64().unwrap();
        let already_held = one["alreadyHeld"].as_i64().unwrap() + other["alreadyHeld"].as_i64().unwrap();
        assert_eq!((given, already_held), (2, 2));
        assert_eq!(read(&story.ada, &path(&badge)).await["holders"], 2);
    }
    let notified_sql = format!(
        "select event_key from user_notifications where kind = 'badgeEarned' and user_id = '{}'",
        lena.id
    );
    assert_eq!(story.rows(&notified_sql).await, 3, "each is told of once");
}

#[tokio::test(flavor = "multi_thread")]
async fn withdrawn_once_and_given_anew_it_is_the_next_cycle() {
    let story = Story::begin("badge-cycle").await;
    let lena = story.learner("Lena").await;
    let badge = story.badge("Safe hands").await;
    give(&story.ada, &badge, &[&lena.id]).await.ok().unwrap();
    let first = holders(&story.ada, &badge).await[0].clone();
    let way = format!("{}/holders/{}/withdraw", path(&badge), text(&first["id"]));
    let bare = story.ada.post(&way, json!({"reason": " "})).await.unwrap();
    assert_eq!(refused(&bare), [at("reason", "required")]);

    let bea = story.person("Bea", &["admin"]).await;
    let (one, other) = tokio::join!(
        withdraw(&story.ada, &badge, &first),
        withdraw(&bea.browser, &badge, &first)
    );
    let mut met = [one.status.as_u16(), other.status.as_u16()];
    met.sort_unstable();
    assert_eq!(met, [204, 409]);
    let late = if one.status == 409 { one } else { other };
    assert_eq!(late.code(), "already_withdrawn");
    assert!(mine(&lena.browser).await.is_empty());
    assert_eq!(read(&story.ada, &path(&badge)).await["holders"], 0);

    give(&story.ada, &badge, &[&lena.id]).await.ok().unwrap();
    let shown = holders(&story.ada, &badge).await;
    let gist = |one: &Value| (one["cycle"].clone(), one["reason"].clone());
    assert_eq!(
        shown.iter().map(gist).collect::<Vec<_>>(),
        [(json!(2), Value::Null), (json!(1), json!("A mistake"))]
    );
    assert!(!text(&shown[1]["withdrawnBy"]["name"]).is_empty());
    assert_eq!(mine(&lena.browser).await, ["Safe hands"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn withdrawn_and_given_at_once_it_is_held_once_or_not_at_all() {
    let story = Story::begin("badge-race").await;
    let lena = story.learner("Lena").await;
    let badge = story.badge("Now or never").await;
    give(&story.ada, &badge, &[&lena.id]).await.ok().unwrap();
    for _ in 0..6 {
        let newest = holders(&story.ada, &badge).await[0].clone();
        let people = [lena.id.as_str()];
        let (gift, taken) = tokio::join!(give(&story.ada, &badge, &people), withdraw(&story.ada, &badge, &newest));
        assert_eq!(taken.status, 204, "{}", taken.text());
        let given = gift.ok().unwrap().value()["given"] == 1;
        assert_eq!(story.rows(HELD).await, usize::from(given));
        give(&story.ada, &badge, &[&lena.id]).await.ok().unwrap();
        assert_eq!(story.rows(HELD).await, 1);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_archived_badge_is_given_to_nobody_and_kept_by_its_holders() {
    let story = Story::begin("badge-archived").await;
    let (lena, otto) = tokio::join!(story.learner("Lena"), story.learner("Otto"));
    let badge = story.badge("Old glory").await;
    give(&story.ada, &badge, &[&lena.id]).await.ok().unwrap();
    let away = edit(&story.ada, &badge, json!({"status": "archived"})).await;
    let away = away.ok().unwrap().value();
    let late = give(&story.ada, &badge, &[&otto.id]).await;
    assert_eq!((late.status.as_u16(), late.code().as_str()), (409, "badge_archived"));
    assert_eq!(mine(&lena.browser).await, ["Old glory"]);
    let newest = holders(&story.ada, &badge).await[0].clone();
    assert_eq!(withdraw(&story.ada, &badge, &newest).await.status, 204);
    edit(&story.ada, &away, json!({"status": "active"})).await.ok().unwrap();
    assert_eq!(give(&story.ada, &badge, &[&otto.id]).await.status, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn given_while_it_is_put_away_it_is_held_or_refused_and_told_of_accordingly() {
    let story = Story::begin("badge-closing").await;
    let lena = story.learner("Lena").await;
    let notified_sql = "select event_key from user_notifications where kind = 'badgeEarned'";
    let mut given = 0;
    for round in 0..6 {
        let badge = story.badge(&format!("Round {round}")).await;
        let people = [lena.id.as_str()];
        let (gift, away) = tokio::join!(
            give(&story.ada, &badge, &people),
            edit(&story.ada, &badge, json!({"status": "archived"}))
        );
        assert_eq!(away.ok().unwrap().value()["status"], "archived");
        let is_held = gift.status == 200;
        assert!(is_held || gift.code() == "badge_archived", "{}", gift.text());
        given += usize::from(is_held);
        assert_eq!(read(&story.ada, &path(&badge)).await["holders"], usize::from(is_held));
        assert_eq!(mine(&lena.browser).await.len(), given);
        assert_eq!(story.rows(notified_sql).await, given);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn only_active_members_of_the_team_are_given_one_all_or_none() {
    let (story, munro) = tokio::join!(Story::begin("badge-members"), Story::begin("badge-others"));
    let (lena, otto, theirs) = tokio::join!(story.learner("Lena"), story.learner("Otto"), munro.learner("Nina"));
    let badge = story.badge("Loyal").await;
    give(&story.ada, &badge, &[&otto.id]).await.ok().unwrap();
    let left = json!({"ids": [otto.id], "status": "terminated"});
    story.ada.post("/api/people/status", left).await.unwrap().ok().unwrap();
    let elsewhere = new_id().to_string();
    story
        .tenant
        .sql(format!(
            "insert into user_teams (id, user_id, team_id, first_name, last_name, facets, search, created_at, updated_at) \
             values ('{elsewhere}_second', '{elsewhere}', 'second', 'Ida', 'Berg', '{{}}', '', now(), now())"
        ))
        .await;
    for outsider in [&otto.id, &theirs.id, &elsewhere, &new_id().to_string()] {
        let gift = give(&story.ada, &badge, &[&lena.id, outsider]).await;
        assert_eq!(refused(&gift), [at("people", "not_a_member")], "{outsider}");
    }
    assert!(mine(&lena.browser).await.is_empty(), "all or none");
    let many: Vec<String> = (0..201).map(|_| new_id().to_string()).collect();
    let many: Vec<&str> = many.iter().map(String::as_str).collect();
    assert_eq!(
        refused(&give(&story.ada, &badge, &many).await),
        [at("people", "too_many")]
    );
    assert_eq!(
        refused(&give(&story.ada, &badge, &[]).await),
        [at("people", "required")]
    );
    let shown = holders(&story.ada, &badge).await;
    assert_eq!(shown[0]["person"]["name"], "Otto Berg", "who left is still named");
    assert_eq!(withdraw(&story.ada, &badge, &shown[0]).await.status, 204);
}

#[tokio::test(flavor = "multi_thread")]
async fn two_hundred_people_are_given_one_at_once() {
    let story = Story::begin("badge-many").await;
    story
        .tenant
        .sql(
            "insert into user_teams (id, user_id, team_id, first_name, last_name, facets, search, created_at, updated_at) \
             select made.id || '_' || made.team_id, made.id, made.team_id, 'Many', 'Berg', '{}', '', now(), now() \
             from (select gen_random_uuid() as id, (select team_id from user_teams limit 1) as team_id \
                   from generate_series(1, 200)) made",
        )
        .await;
    let people = "select user_id::text from user_teams where first_name = 'Many'";
    let people = story.tenant.texts(people).await;
    let people: Vec<&str> = people.iter().map(String::as_str).collect();
    let badge = story.badge("Everybody").await;
    let gift = give(&story.ada, &badge, &people).await.ok().unwrap();
    assert_eq!(gift.value(), json!({"given": 200, "alreadyHeld": 0}));
    let gift = give(&story.ada, &badge, &people).await.ok().unwrap();
    assert_eq!(gift.value(), json!({"given": 0, "alreadyHeld": 200}));
    let notified_sql = "select id::text from user_notifications where kind = 'badgeEarned'";
    assert_eq!(story.rows(notified_sql).await, 200);
}
