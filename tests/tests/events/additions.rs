//! People who are added by a rule: shown first, then registered in turn, behind those who wait.

use futures_util::future::join_all;
use learnt_compose::testing::{PATIENCE, holds, within};
use serde_json::{Value, json};

use super::{Person, Story, code, fields, read};

impl Story {
    async fn by_rule(&self, event: &str, rule: Value, wait_list: bool) -> learnt_compose::client::Reply {
        let body = json!({"rule": rule, "waitList": wait_list, "note": "All of Leeds"});
        let path = format!("/api/events/{event}/attendees/by-rule");
        self.ada.post(&path, body).await.unwrap()
    }
}

fn named(people: &[&Person]) -> Value {
    json!({"userId": people.iter().map(|one| one.id.as_str()).collect::<Vec<_>>()})
}

#[tokio::test(flavor = "multi_thread")]
async fn whom_a_rule_names_is_shown_and_then_registered_in_turn_or_refused_with_the_reason() {
    let story = Story::begin("event-by-rule").await;
    let (lena, mia, nora, otto) = tokio::join!(
        story.learner("Lena"),
        story.learner("Mia"),
        story.learner("Nora"),
        story.learner("Otto")
    );
    let (pia, rita) = tokio::join!(story.learner("Pia"), story.learner("Rita"));
    let event = story.event(json!({"capacity": 3, "waitlistCapacity": 1})).await;
    lena.seat(&event, "register").await.ok().unwrap();
    for body in ["register", "cancel"] {
        otto.seat(&event, body).await.ok().unwrap();
    }
    let rule = named(&[&lena, &mia, &nora, &otto, &pia, &rita]);
    let path = format!("/api/events/{event}/attendees/by-rule");
    let body = json!({"rule": rule, "waitList": true});
    let shown = story.ada.post(&format!("{path}/preview"), body).await.unwrap();
    let shown = shown.ok().unwrap().value();
    let counts = ["matching", "seated", "waiting", "known"].map(|name| shown[name].as_i64().unwrap());
    assert_eq!(counts, [6, 2, 1, 1]);
    assert_eq!(shown["refused"], json!({"was_registered": 1, "wait_list_full": 1}));
    let person = |at: usize| {
        (
            shown["people"][at]["name"].clone(),
            shown["people"][at]["outcome"].clone(),
        )
    };
    assert_eq!(person(0), (json!("Lena Berg"), json!("registered")));
    assert_eq!(person(4), (json!("Pia Berg"), json!("waitList")));
    assert_eq!(story.managed(&event).await["taken"], 1, "a look changes nothing");
    assert_eq!(read(&story.ada, &path).await["addition"], json!(null));

    let added = story.by_rule(&event, rule.clone(), true).await.ok().unwrap().value()["addition"].clone();
    let counts = ["total", "done", "seated", "waiting", "known", "refused"].map(|name| added[name].as_i64().unwrap());
    assert_eq!(counts, [6, 6, 2, 1, 1, 2]);
    assert!(added["finishedAt"].is_string());
    let refusals: Vec<(&str, &str)> = added["refusals"]
        .as_array()
        .unwrap()
        .iter()
        .map(|one| (one["name"].as_str().unwrap(), one["code"].as_str().unwrap()))
        .collect();
    assert_eq!(
        refusals,
        [("Otto Berg", "was_registered"), ("Rita Berg", "wait_list_full")]
    );
    for (one, state) in [
        (&mia, "attending"),
        (&nora, "attending"),
        (&pia, "waiting"),
        (&rita, "none"),
    ] {
        assert_eq!(one.state(&event).await, state);
    }
    assert_eq!(
        otto.state(&event).await,
        "cancelled",
        "who cancelled is not brought back"
    );
    assert!(mia.notification_kinds().await.contains(&"eventSeat".to_owned()));
    let moves = read(&story.ada, &format!("/api/events/{event}/ledger")).await;
    assert_eq!(
        (&moves[0]["reason"], &moves[0]["note"], &moves[0]["person"]),
        (&json!("added-by-rule"), &json!("All of Leeds"), &json!("Pia Berg"))
    );
    // Said twice it is done once, and nothing of the rule stays.
    let again = story.by_rule(&event, rule, false).await.ok().unwrap().value()["addition"].clone();
    assert_eq!((&again["seated"], &again["known"]), (&json!(0), &json!(4)));
    assert_eq!(story.rows("select id::text from permissions").await, 0);
    assert_eq!(story.contradictions(&event).await, 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rule_that_names_nobody_or_is_none_adds_nobody_and_neither_does_one_for_a_draft() {
    let story = Story::begin("event-by-no-rule").await;
    let lena = story.learner("Lena").await;
    let event = story.event(json!({})).await;
    for rule in [
        json!({}),
        json!({"shoes": ["red"]}),
        json!({"loc1": ["Nowhere"]}),
        json!(7),
    ] {
        let reply = story.by_rule(&event, rule.clone(), true).await;
        assert!(fields(&reply)[0].starts_with("rule"), "{rule}: {}", reply.text());
    }
    let draft = story.ada.post("/api/events", super::content(json!({}))).await.unwrap();
    let draft = draft.value()["id"].as_str().unwrap().to_owned();
    assert_eq!(
        code(&story.by_rule(&draft, named(&[&lena]), true).await),
        "not_published"
    );
    story
        .tenant
        .sql(format!(
            "update events set starts_at = now() - interval '1 minute' where id = '{event}'"
        ))
        .await;
    assert_eq!(
        code(&story.by_rule(&event, named(&[&lena]), true).await),
        "event_started"
    );
    assert_eq!(lena.state(&event).await, "none");
}

/// More than are added at once.
const MANY: i64 = 450;

#[tokio::test(flavor = "multi_thread")]
async fn very_many_people_are_added_as_a_job_while_others_register() {
    let story = Story::begin("event-by-rule-many").await;
    let (lena, mia) = tokio::join!(story.learner("Lena"), story.learner("Mia"));
    let team = &story.tenant.id;
    story
        .tenant
        .sql(format!(
            "insert into user_teams (id, user_id, team_id, first_name, last_name, loc1, facets, search, created_at, updated_at) \
             select p.id::text || '_{team}', p.id, '{team}', 'Person', lpad(p.n::text, 4, '0'), '{{Leeds}}', \
               array['everyone=', 'loc1=leeds', 'roles=learner', 'status=active', 'userid=' || p.id], 'person ' || p.n, now(), now() \
             from (select n, gen_random_uuid() as id from generate_series(1, {MANY}) n) p"
        ))
        .await;
    let event = story.event(json!({"capacity": 300})).await;
    let rule = json!({"loc1": ["leeds"]});
    // Two admins press at once, and two people register meanwhile.
    let (one, two, _, _) = tokio::join!(
        story.by_rule(&event, rule.clone(), true),
        story.by_rule(&event, rule, true),
        lena.seat(&event, "register"),
        mia.seat(&event, "register")
    );
    for reply in [one, two] {
        assert_eq!(reply.ok().unwrap().value()["addition"]["total"], MANY);
    }
    within(3 * PATIENCE, async || {
        let open = story
            .rows("select id::text from event_additions where finished_at is null")
            .await;
        holds(open == 0, format!("{open} go on"))
    })
    .await;
    let managed = story.managed(&event).await;
    assert_eq!(
        (&managed["taken"], &managed["waiting"]),
        (&json!(300), &json!(MANY + 2 - 300))
    );
    let sums = "select (seated + waiting + known + refused)::text from event_additions";
    assert_eq!(story.tenant.texts(sums).await, [MANY.to_string(), MANY.to_string()]);
    assert_eq!(
        story
            .rows("select addition_id::text from event_addition_portions")
            .await,
        0
    );
    assert_eq!(story.contradictions(&event).await, 0);
    // Each place in the line is the move with which its own person came.
    let out_of_order = format!(
        "select w.id::text from user_events w join event_moves m on m.event_id = w.event_id and m.number = w.place
         where w.event_id = '{event}' and w.state = 'waiting' and m.user_id <> w.user_id"
    );
    assert_eq!(story.rows(&out_of_order).await, 0);

    // Its ledger is read back to the first move, each of them once.
    let (mut before, mut numbers) = (i64::MAX, Vec::new());
    while before > 1 {
        let path = match before {
            i64::MAX => format!("/api/events/{event}/ledger"),
            before => format!("/api/events/{event}/ledger?before={before}"),
        };
        let lines = read(&story.ada, &path).await;
        let portion: Vec<i64> = lines
            .as_array()
            .unwrap()
            .iter()
            .map(|line| line["number"].as_i64().unwrap())
            .collect();
        before = *portion
            .last()
            .expect("a portion that is not the last one is followed by another");
        numbers.extend(portion);
    }
    assert!(numbers.iter().copied().eq((1..=MANY + 2).rev()), "{numbers:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn admins_who_add_by_rules_at_once_never_overbook() {
    let story = Story::begin("event-by-rules").await;
    let mut people = Vec::new();
    for number in 0..9 {
        people.push(story.learner(&format!("P{number}")).await);
    }
    let all: Vec<&Person> = people.iter().collect();
    let event = story.event(json!({"capacity": 4})).await;
    let adds = all.chunks(3).map(async |some| {
        let rule = named(&[some[0], some[1], some[2], all[0]]);
        story.by_rule(&event, rule, false).await.ok().unwrap();
    });
    join_all(adds).await;
    assert_eq!(story.managed(&event).await["taken"], 4);
    assert_eq!(story.managed(&event).await["waiting"], 0);
    assert_eq!(story.contradictions(&event).await, 0);
}
