//! Everybody at once: never overbooked, never out of order, and the ledger comes to what is stored.

use futures_util::future::join_all;
use serde_json::json;

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
            let wish = if (at + round) % 3 == 2 { "cancel" } else { "register" };
            let reply = one.wish(&event, wish).await;
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
    let replies = join_all(people.iter().map(|one| one.wish(&event, "register"))).await;
    let had = |state: &str| {
        let of =
            |reply: &&learnt_compose::client::Reply| reply.status == 200 && reply.value()["mine"]["state"] == state;
        replies.iter().filter(of).count()
    };
    assert_eq!((had("attending"), had("waiting")), (1, 4));
    assert_eq!(replies.iter().filter(|reply| reply.status == 409).count(), 7);
    assert_eq!(story.contradictions(&event).await, 0);
}
