//! A note is kept as it was written, by whichever tab was first, and can be had back.
use futures_util::future::join_all;
use serde_json::json;

use super::{Story, address, does, note, put, read, save_note, text, titles};

#[tokio::test(flavor = "multi_thread")]
async fn a_note_is_kept_as_it_was_written_and_found_where_it_belongs() {
    let story = Story::begin("kept").await;
    let lena = &story.lena;
    let (shopping, plain) = (address(), address());
    let items =
        json!([{"id": "1", "text": "Eggs", "checked": true}, {"id": "2", "text": "100% oats", "checked": false}]);
    let more = json!({"description": "For Sunday\n – and Monday", "checklist": items});
    let saved = save_note(lena, &shopping, note(0, "Shopping", more)).await;
    save_note(lena, &plain, note(0, "Call Otto", json!({}))).await;
    assert_eq!(read(lena, &shopping).await, saved);
    assert_eq!(saved["checklist"], items);
    assert_eq!(
        (&saved["description"], &saved["revision"]),
        (&json!("For Sunday\n – and Monday"), &json!(1))
    );
    assert_eq!(
        titles(lena, "").await,
        ["Call Otto", "Shopping"],
        "the newest at the front"
    );
    for (words, found) in [
        ("oats", 1),
        ("100%25", 1),
        ("sunday%20EGGS", 1),
        ("%25", 1),
        ("otto%20eggs", 0),
    ] {
        assert_eq!(titles(lena, &format!("search={words}")).await.len(), found, "{words}");
    }

    let panel = read(lena, "/api/quick-panel/data").await;
    let line = |at: usize| (text(&panel["notes"][at]["title"]), text(&panel["notes"][at]["detail"]));
    assert_eq!(line(0), ("Call Otto".into(), String::new()));
    assert_eq!(
        line(1),
        ("Shopping".into(), "For Sunday · – and Monday · 100% oats".into())
    );

    let away = save_note(lena, &plain, note(1, "Call Otto", json!({"archive": true}))).await;
    assert_eq!((&away["archive"], &away["revision"]), (&json!(true), &json!(2)));
    assert_eq!(titles(lena, "").await, ["Shopping"]);
    assert_eq!(titles(lena, "view=archive").await, ["Call Otto"]);
    save_note(
        lena,
        &plain,
        note(2, "Call Otto", json!({"reminder": "2036-01-01T10:00:00Z"})),
    )
    .await;
    save_note(
        lena,
        &shopping,
        note(1, "Shopping", json!({"reminder": "2035-01-01T10:00:00Z"})),
    )
    .await;
    assert_eq!(
        titles(lena, "view=reminders").await,
        ["Shopping", "Call Otto"],
        "the next one first"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_tabs_at_once_one_writes_and_the_other_is_told() {
    let story = Story::begin("tabs").await;
    let lena = &story.lena;
    let fresh = address();
    let begun = join_all((0..4).map(|tab| put(lena, &fresh, note(0, &format!("Tab {tab}"), json!({}))))).await;
    assert_eq!(begun.iter().filter(|reply| reply.status == 200).count(), 1);
    for revision in [1, 2, 3] {
        let edits = (0..4).map(|tab| put(lena, &fresh, note(revision, &format!("{revision} by {tab}"), json!({}))));
        let edits = join_all(edits).await;
        let (saved, refused): (Vec<_>, Vec<_>) = edits.iter().partition(|reply| reply.status == 200);
        assert_eq!((saved.len(), refused.len()), (1, 3));
        assert!(refused.iter().all(|reply| reply.code() == "changed_meanwhile"));
        assert_eq!(read(lena, &fresh).await, saved[0].value(), "nothing was overwritten");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn devices_that_tick_at_once_overwrite_nothing() {
    let story = Story::begin("ticks").await;
    let lena = &story.lena;
    let path = address();
    let line =
        |id: usize, checked: bool| json!({"id": id.to_string(), "text": format!("Line {id}"), "checked": checked});
    let lines = |checked: bool| (0..12).map(|id| line(id, checked)).collect::<Vec<_>>();
    save_note(lena, &path, note(0, "Packing", json!({"checklist": lines(false)}))).await;
    let tick = |id: String, checked: bool| {
        let body = json!({"lines": [{"id": id, "checked": checked}]});
        let to = format!("{path}/checklist");
        async move { lena.patch(&to, body).await.unwrap() }
    };
    let ticks = join_all((0..12).map(|id| tick(id.to_string(), true))).await;
    assert!(ticks.iter().all(|reply| reply.status == 200));
    let all = read(lena, &path).await;
    assert_eq!((&all["checklist"], &all["revision"]), (&json!(lines(true)), &json!(13)));
    for (id, reason) in [("3", "the same again"), ("gone", "a line that is not there")] {
        assert_eq!(tick(id.to_owned(), true).await.value(), all, "{reason}");
    }

    let whole = put(lena, &path, note(1, "Packing", json!({"checklist": lines(false)}))).await;
    assert_eq!(
        whole.code(),
        "changed_meanwhile",
        "a list as it was before does not go over the ticks"
    );

    let many = (0..301).map(|id| json!({"id": id.to_string(), "checked": true}));
    let many = json!({"lines": many.collect::<Vec<_>>()});
    let refused = lena.patch(&format!("{path}/checklist"), many).await.unwrap();
    assert_eq!(refused.code(), "invalid_fields");
    assert_eq!(refused.value()["errors"][0]["field"], "lines");
    lena.delete(&path, json!({})).await.unwrap().ok().unwrap();
    assert_eq!(tick("3".to_owned(), false).await.code(), "changed_meanwhile");
    let strange = format!("{}/checklist", address());
    let nobody = lena.patch(&strange, json!({"lines": []})).await.unwrap();
    assert_eq!(nobody.status, 404);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_sent_again_because_no_answer_came_is_one_edit() {
    let story = Story::begin("again").await;
    let lena = &story.lena;
    let path = address();
    let first = note(
        0,
        "Once",
        json!({"checklist": [{"id": "a", "text": "x", "checked": false}]}),
    );
    let begun = join_all((0..4).map(|_| put(lena, &path, first.clone()))).await;
    assert!(begun.iter().all(|reply| reply.status == 200), "{begun:?}");
    assert_eq!(titles(lena, "").await, ["Once"]);
    let second = note(1, "Twice", json!({}));
    for _ in 0..2 {
        assert_eq!(save_note(lena, &path, second.clone()).await["revision"], 2);
    }
    assert_eq!(
        put(lena, &path, note(1, "Thrice", json!({}))).await.code(),
        "changed_meanwhile"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_deleted_can_be_had_back_until_it_is_forgotten() {
    let story = Story::begin("deleted").await;
    let lena = &story.lena;
    let path = address();
    save_note(lena, &path, note(0, "Precious", json!({}))).await;
    assert_eq!(
        does(lena, &format!("{path}/erase")).await.status,
        404,
        "first it is deleted"
    );
    for _ in 0..2 {
        let gone = lena.delete(&path, json!({})).await.unwrap().ok().unwrap().value();
        assert!(gone["deletedAt"].is_string());
    }
    assert!(titles(lena, "").await.is_empty());
    assert_eq!(titles(lena, "view=deleted").await, ["Precious"]);
    let late = put(lena, &path, note(1, "Typed in another tab", json!({}))).await;
    assert_eq!(late.code(), "changed_meanwhile", "a deleted note is not written on");
    for _ in 0..2 {
        let back = does(lena, &format!("{path}/restore")).await.ok().unwrap().value();
        assert_eq!(
            (&back["deletedAt"], text(&back["title"])),
            (&json!(null), "Precious".to_owned())
        );
    }
    assert_eq!(titles(lena, "").await, ["Precious"]);
    lena.delete(&path, json!({})).await.unwrap().ok().unwrap();
    does(lena, &format!("{path}/erase")).await.ok().unwrap();
    assert_eq!(lena.get(&path).await.unwrap().status, 404);
    assert_eq!(does(lena, &format!("{path}/restore")).await.status, 404);
    assert_eq!(put(lena, &path, note(3, "Late", json!({}))).await.status, 404);
    assert_eq!(story.count("select count(*) from notes").await, 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_does_not_fit_is_refused_at_its_field_and_nothing_is_written() {
    let story = Story::begin("fields").await;
    let lena = &story.lena;
    let long = |letters: usize| "x".repeat(letters);
    let item = |id: &str, text: String| json!({"id": id, "text": text, "checked": false});
    let many: Vec<_> = (0..301).map(|at| item(&at.to_string(), "x".into())).collect();
    let labels: Vec<_> = (0..51).map(|_| learnt_kernel::ids::new_id()).collect();
    for (more, field, code) in [
        (json!({"title": long(501)}), "title", "too_long"),
        (json!({"description": long(20_001)}), "description", "too_long"),
        (json!({"checklist": many}), "checklist", "too_many"),
        (
            json!({"checklist": [item("a", long(1_001))]}),
            "checklist.0.text",
            "too_long",
        ),
        (
            json!({"checklist": [item("a", "x".into()), item("a", "y".into())]}),
            "checklist.1.id",
            "twice",
        ),
        (json!({"labels": labels}), "labels", "too_many"),
        (json!({"reminder": "2999-01-01T00:00:00Z"}), "reminder", "too_far"),
    ] {
        let refused = put(lena, &address(), note(0, "A", more)).await;
        let body = refused.value();
        assert_eq!(
            (
                refused.status.as_u16(),
                text(&body["errors"][0]["field"]),
                text(&body["errors"][0]["code"])
            ),
            (422, field.to_owned(), code.to_owned())
        );
    }
    let nonsense = put(lena, &address(), json!({"revision": "first"})).await;
    assert_eq!(nonsense.status, 400);
    let unstorable = put(lena, &address(), note(0, "a\u{0}b", json!({}))).await;
    assert_eq!(unstorable.status, 422);
    assert_eq!(story.count("select count(*) from notes").await, 0);
}
