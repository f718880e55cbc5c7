//! Everybody at once: never overbooked, never out of order, and the ledger comes to what is stored.

use std::time::Duration;

use futures_util::future::join_all;
use learnt_compose::testing::recount::{HELD, OFFERS_EXPIRE};
use learnt_compose::testing::{holds, test_cluster, until};
use serde_json::json;
use sqlx::{AssertSqlSafe, Connection, PgConnection};

use super::Story;

#[tokio::test(flavor = "multi_thread")]
async fn many_who_book_cancel_and_are_given_room_at_once_leave_no_contradiction() {
    let story = Story::begin("event-race").await;
    let mut people = Vec::new();
    for number in 0..16 {
        people.push(story.learner(&format!("P{number}")).await);
    }
    let event = story.event(json!({"capacity": 3})).await;
    let busy = people.iter().enumerate().map(async |(at, one)| {
        for round in 0..6 {
            let body = if (at + round) % 3 == 2 { "cancel" } else { "register" };
            let reply = one.seat(&event, body).await;
            assert!(reply.status == 200 || reply.status == 409, "{}", reply.text());
        }
    });
    let room = async {
        for capacity in [5, 2, 6, 4] {
            story.save(&event, json!({"capacity": capacity})).await.ok().unwrap();
        }
    };
    tokio::join!(join_all(busy), room);

    assert_eq!(story.contradictions(&event).await, 0);
    let managed = story.managed(&event).await;
    let (taken, waiting) = (managed["taken"].as_i64().unwrap(), managed["waiting"].as_i64().unwrap());
    assert!(taken <= 6, "never more than the most there ever were: {taken}");
    assert!(taken >= 4 || waiting == 0, "nobody waits beside a free seat");
    // Whoever was promoted stood before all who waited then and still wait.
    let jumped = format!(
        "select m.reason from event_moves m join user_events w on w.event_id = m.event_id and w.state = 'waiting'
         join event_moves j on j.event_id = m.event_id and j.user_id = m.user_id and j.to_state = 'waiting' and j.number < m.number
         where m.event_id = '{event}' and m.reason = 'promoted' and w.place < m.number
           and j.number = (select max(number) from event_moves k where k.event_id = m.event_id and k.user_id = m.user_id
             and k.to_state = 'waiting' and k.number < m.number) and w.place < j.number"
    );
    assert_eq!(story.rows(&jumped).await, 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn one_of_many_has_the_last_seat_and_the_wait_list_holds_no_more_than_it_may() {
    let story = Story::begin("event-last").await;
    let mut people = Vec::new();
    for number in 0..12 {
        people.push(story.learner(&format!("P{number}")).await);
    }
    let event = story.event(json!({"capacity": 1, "waitlistCapacity": 4})).await;
    let replies = join_all(people.iter().map(|one| one.seat(&event, "register"))).await;
    let had = |state: &str| {
        let of =
            |reply: &&learnt_compose::client::Reply| reply.status == 200 && reply.value()["mine"]["state"] == state;
        replies.iter().filter(of).count()
    };
    assert_eq!((had("attending"), had("waiting")), (1, 4));
    assert_eq!(replies.iter().filter(|reply| reply.status == 409).count(), 7);
    assert_eq!(story.contradictions(&event).await, 0);
}

/// They are written together, and each of them is as if they had been alone.
#[tokio::test(flavor = "multi_thread")]
async fn of_many_who_register_at_once_the_log_names_each_by_their_own_hand() {
    let story = Story::begin("event-hands").await;
    let mut people = Vec::new();
    for number in 0..24 {
        people.push(story.learner(&format!("H{number}")).await);
    }
    let event = story.event(json!({"capacity": 20, "waitlistCapacity": 0})).await;
    let replies = join_all(people.iter().map(|one| one.seat(&event, "register"))).await;
    let refused: Vec<_> = replies.iter().filter(|reply| reply.status == 409).collect();
    assert_eq!((replies.len() - refused.len(), refused.len()), (20, 4));
    assert!(
        refused.iter().all(|reply| super::code(reply) == "event_full"),
        "{}",
        refused[0].text()
    );
    let own = "select distinct request_id || actor_name from audit_log
        where action = 'registration.moved' and actor::text = subject and acting_as is null and team_id is not null and ip is not null";
    assert_eq!(story.rows(own).await, 20, "a row of each, with their own request");
    let notified_sql = format!("select distinct user_id::text from user_notifications where about = '{event}'");
    assert_eq!(
        story.rows(&notified_sql).await,
        20,
        "each who has a seat is told, nobody else"
    );
    assert_eq!(story.contradictions(&event).await, 0);
}

/// How many events the crowd meets, and how often each of it wants something: two hundred of them only in `./learnt test thorough`.
#[expect(
    clippy::disallowed_methods,
    reason = "which run this is, is said to the tests' program alone"
)]
fn size() -> (usize, usize) {
    if std::env::var("LEARNT_THOROUGH").is_ok_and(|value| !value.is_empty()) {
        (200, 60)
    } else {
        (12, 8)
    }
}

/// Sixty-four clients at once on many events: they book, give back and accept while seats are added and taken away, offers
/// expire, and somebody leaves the team. A recount of every ledger comes to what is stored.
#[tokio::test(flavor = "multi_thread")]
async fn a_crowd_on_many_events_leaves_ledgers_that_come_to_what_is_stored() {
    const CLIENTS: usize = 64;
    let (many, rounds) = size();
    let story = Story::begin("event-crowd").await;
    let mut people = Vec::new();
    for number in 0..16 {
        people.push(story.learner(&format!("C{number}")).await);
    }
    let mut events = Vec::new();
    for number in 0..many {
        let promotion = ["auto", "offer", "manual"][number % 3];
        let more = json!({"capacity": 1 + number % 4, "promotion": promotion, "waitlistCapacity": 6});
        events.push(story.event(more).await);
    }
    let crowd = (0..CLIENTS).map(async |client| {
        let person = &people[client % people.len()];
        for round in 0..rounds {
            let event = &events[(client * 7 + round * 5) % many];
            let body = ["register", "register", "cancel", "accept"][(client / 16 + round) % 4];
            let reply = person.seat(event, body).await;
            // Whoever has left is no member any more.
            let known = [200, 401, 403, 404, 409];
            assert!(
                known.contains(&reply.status.as_u16()),
                "{body}: {} {}",
                reply.status,
                reply.text()
            );
        }
    });
    let room = async {
        for (at, event) in events.iter().enumerate() {
            let reply = story.save(event, json!({"capacity": 1 + (at + 2) % 5})).await;
            assert!(reply.status == 200, "{}", reply.text());
        }
    };
    let leaves = async {
        let body = json!({"ids": [people[15].id], "status": "terminated"});
        story.ada.post("/api/people/status", body).await.unwrap().ok().unwrap();
    };
    let expires = async {
        for _ in 0..3 {
            story.tenant.sql(OFFERS_EXPIRE).await;
            story.tenant.job("audit.purge").await;
        }
    };
    tokio::join!(join_all(crowd), room, leaves, expires);

    assert_eq!(story.contradictions_anywhere().await, Vec::<String>::new());
    let held_by_who_left = format!(
        "select r.state from user_events r where r.user_id = '{}' and r.state in ('pending', 'attending', 'waiting')",
        people[15].id
    );
    // Their last requests may have come before they left, never after.
    assert_eq!(story.rows(&held_by_who_left).await, 0);
    // Nobody ever held a seat beyond the most that the event ever had: counted along its ledger.
    let overbooked = format!("{HELD} having max(h.held) > 5");
    assert_eq!(story.rows(&overbooked).await, 0);
}

/// The program's connections are cut in the middle of what they do, as a kill -9 would: what was answered as done is done, and
/// nothing is done by half.
#[tokio::test(flavor = "multi_thread")]
async fn what_is_cut_in_the_middle_is_done_whole_or_not_at_all() {
    let story = Story::begin("event-cut").await;
    let mut people = Vec::new();
    for number in 0..12 {
        people.push(story.learner(&format!("K{number}")).await);
    }
    let events = [
        story.event(json!({"capacity": 3})).await,
        story.event(json!({"capacity": 2, "promotion": "offer"})).await,
    ];
    let mut wrecker = PgConnection::connect(&test_cluster().await.unwrap().url).await.unwrap();
    let role = story.tenant.texts("select current_user::text").await.remove(0);
    // Whoever was cut is told that something failed, and nothing else.
    let busy = people.iter().enumerate().map(async |(at, one)| {
        let mut answered = Vec::new();
        for round in 0..14 {
            let event = &events[(at + round) % 2];
            let body = ["register", "cancel", "register", "accept"][(at + round) % 4];
            let reply = one.seat(event, body).await;
            let status = reply.status.as_u16();
            assert!([200, 409, 500, 503].contains(&status), "{body}: {}", reply.text());
            if status == 200 {
                answered.push((event.clone(), reply.value()["mine"]["state"].clone()));
            }
        }
        answered
    });
    let wreck = async {
        let mut cut = 0;
        for _ in 0..60 {
            let ended = sqlx::query(
                "select pg_terminate_backend(pid) from pg_stat_activity where usename = $1 and xact_start is not null",
            )
            .bind(&role)
            .execute(&mut wrecker)
            .await
            .unwrap();
            cut += ended.rows_affected();
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        cut
    };
    let (answers, cut) = tokio::join!(join_all(busy), wreck);
    assert!(cut > 0, "everything was through before anything could be cut");
    // Connections that were cut are noticed when they are used the next time.
    until(async || {
        let found = story.ada.get("/api/events/managed").await.unwrap();
        holds(found.status == 200, found.text())
    })
    .await;
    assert_eq!(story.contradictions_anywhere().await, Vec::<String>::new());
    for (person, answers) in people.iter().zip(answers) {
        for (event, state) in answers {
            let Some(state) = state.as_str() else { continue };
            let notified_sql = format!(
                "select 'told' from event_moves where event_id = '{event}' and user_id = '{}' and to_state = '{state}'",
                person.id
            );
            assert!(
                story.rows(&notified_sql).await > 0,
                "{state} was answered and is not there"
            );
        }
    }
}

/// Five hundred requests around the second in which registration closes: nobody comes in after it, and everybody else is told.
#[tokio::test(flavor = "multi_thread")]
async fn at_the_closing_second_nobody_comes_in_too_late() {
    let story = Story::begin("event-closing").await;
    let mut people = Vec::new();
    for number in 0..20 {
        people.push(story.learner(&format!("Q{number}")).await);
    }
    let mut events = Vec::new();
    for _ in 0..25 {
        events.push(story.event(json!({"capacity": 500})).await);
    }
    story
        .tenant
        .sql("update events set register_until = clock_timestamp() + interval '400 milliseconds'")
        .await;
    // Each of the twenty wants all of the twenty-five.
    let all = people.iter().map(async |one| {
        let replies = join_all(events.iter().map(|event| one.seat(event, "register"))).await;
        for reply in &replies {
            let closed = reply.status == 409 && super::code(reply) == "registration_closed";
            // So many at once may be told to come again.
            let later = reply.status == 429 || reply.status == 503;
            assert!(reply.status == 200 || closed || later, "{}", reply.text());
        }
        replies.iter().filter(|reply| reply.status == 200).count()
    });
    let came: usize = join_all(all).await.into_iter().sum();
    let late = "select m.user_id::text from event_moves m join events e on e.id = m.event_id where m.made_at >= e.register_until";
    assert_eq!(story.rows(late).await, 0);
    assert_eq!(story.rows("select user_id::text from user_events").await, came);
    assert_eq!(story.contradictions_anywhere().await, Vec::<String>::new());
    tokio::time::sleep(Duration::from_millis(500)).await;
    let last = story.learner("Late").await;
    assert_eq!(
        super::code(&last.seat(&events[0], "register").await),
        "registration_closed"
    );
}

/// What is mailed has one date for everybody: a transaction that moves it and takes long keeps nobody waiting who registers meanwhile.
#[tokio::test(flavor = "multi_thread")]
async fn who_registers_does_not_wait_for_others_who_are_mailed_too() {
    let story = Story::begin("event-mails").await;
    let lena = story.learner("Lena").await;
    let event = story.event(json!({})).await;
    let names = story
        .tenant
        .texts("select unnest(array[current_database(), current_schema()])::text")
        .await;
    let server = test_cluster().await.unwrap().url;
    let server = server.rsplit_once('/').expect("an address has a database").0;
    let mut other = PgConnection::connect(&format!("{server}/{}", names[0])).await.unwrap();
    let mut other_does = async |statement: String| {
        let done = sqlx::query(AssertSqlSafe(statement)).fetch_all(&mut other).await;
        done.unwrap().len()
    };
    let work = format!("{}.scheduled_work", names[1]);
    let mail = "'notifications.mail'";
    loop {
        other_does(format!(
            "insert into {work} (key, kind, due_at) values ({mail}, {mail}, now()) on conflict do nothing"
        ))
        .await;
        other_does("begin".to_owned()).await;
        let hold = format!("select key from {work} where key = {mail} and due_at <= now() for no key update");
        if other_does(hold).await == 1 {
            break;
        }
        // Somebody has just mailed what there was.
        other_does("rollback".to_owned()).await;
    }
    lena.seat(&event, "register").await.ok().unwrap();
    assert_eq!(lena.state(&event).await, "attending");
    other_does("commit".to_owned()).await;
}
