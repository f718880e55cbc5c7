//! What leaves by mail, and when.
use chrono::Duration;
use learnt_kernel::clock::{Clock, SystemClock};
use serde_json::json;

use super::{ScheduledReplica, Story, minute, text, until};

#[tokio::test(flavor = "multi_thread")]
async fn an_assignment_is_mailed_with_a_link_to_the_very_course_and_only_to_whoever_came() {
    let story = Story::begin("mailed").await;
    let lena = story.mailed("Lena", "Leeds").await;
    let course = story.course("Fire safety", None).await;
    let email = format!("nina@{}.test", story.tenant.id);
    let nina = json!({"firstName": "Nina", "lastName": "Berg", "email": email, "lists": {"loc1": ["Leeds"]}});
    story.does("/api/people", json!({"profile": nina})).await;
    story.gives(&course, "Leeds").await;
    until("Lena's mail", async || story.notification_mails(&lena).len() == 1).await;
    let mail = story.notification_mails(&lena)[0].clone();
    assert_eq!(mail["subject"], "New course: Fire safety");
    let mine = lena.browser.get("/api/me/courses").await.unwrap().value();
    let link = format!("/apps/course/{}", text(&mine["items"][0]["id"]));
    assert!(text(&mail["text"]).contains(&link), "{mail}");
    assert!(text(&mail["text"]).contains(&story.tenant.host), "{mail}");
    lena.wait_for_notifications(1).await;
    let to_nina = learnt_compose::mails::mails_to(story.tenant.stack().mail_dir(), &email);
    assert!(to_nina.len() <= 1, "she has her invitation: {to_nina:?}");
    assert_eq!(
        story
            .count("select count(*) from mails where kind = 'notification'")
            .await,
        1
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_reads_of_it_in_their_own_language() {
    let story = Story::begin("languages").await;
    let (lena, otto) = (story.mailed("Lena", "Leeds").await, story.mailed("Otto", "Leeds").await);
    let arabic = lena
        .browser
        .patch("/api/me/preferences", json!({"language": "ar"}))
        .await;
    arabic.unwrap().ok().unwrap();
    let course = story.course("Fire safety", None).await;
    story.gives(&course, "Leeds").await;
    until("both mails", async || {
        [&lena, &otto]
            .iter()
            .all(|one| story.notification_mails(one).len() == 1)
    })
    .await;
    let mail = story.notification_mails(&lena)[0].clone();
    assert!(text(&mail["subject"]).starts_with("دورة جديدة: "), "{mail}");
    assert!(text(&mail["html"]).contains("lang=\"ar\" dir=\"rtl\""), "{mail}");
    assert!(text(&mail["text"]).contains("إدارة التفضيلات: http"), "{mail}");
    assert_eq!(story.notification_mails(&otto)[0]["subject"], "New course: Fire safety");
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_leaves_inside_quiet_hours() {
    let story = Story::begin("quiet").await;
    let lena = story.mailed("Lena", "Leeds").await;
    let now = SystemClock.now();
    let quiet = json!({"from": minute(now - Duration::hours(2)), "until": minute(now + Duration::hours(3))});
    lena.chooses(json!({"quietOf": "own", "quiet": quiet, "timeZone": "UTC"}))
        .await;
    for title in ["Fire safety", "Lifting"] {
        let course = story.course(title, None).await;
        story.gives(&course, "Leeds").await;
    }
    lena.wait_for_notifications(2).await;
    story.rests().await;
    let later = ScheduledReplica::of(&story).await;
    later.at(now + Duration::minutes(175)).await;
    assert!(later.mails(&lena).is_empty(), "still quiet");
    later.at(now + Duration::minutes(181)).await;
    let mails = later.mails(&lena);
    assert_eq!(mails.len(), 1, "one mail when it is over: {mails:?}");
    assert!(
        text(&mails[0]["subject"]).starts_with("2 notifications from"),
        "{mails:?}"
    );
    for part in ["Fire safety", "Lifting", "/pages/mynotifications"] {
        assert!(text(&mails[0]["text"]).contains(part), "{part}: {mails:?}");
    }
    later.at(now + Duration::days(1)).await;
    assert_eq!(later.mails(&lena).len(), 1, "and never again");
    assert!(story.notification_mails(&lena).is_empty());
    later.api.shutdown().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_digest_is_one_mail_a_day_of_what_was_not_read() {
    let story = Story::begin("digest").await;
    let (lena, otto) = (story.mailed("Lena", "Leeds").await, story.mailed("Otto", "Leeds").await);
    let now = SystemClock.now();
    let digest = json!({"kinds": [{"kind": "courseAssigned", "inApp": true, "mail": "digest"}],
        "quietOf": "none", "digestAt": minute(now + Duration::hours(6)), "timeZone": "UTC"});
    lena.chooses(digest.clone()).await;
    otto.chooses(digest).await;
    for title in ["One", "Two", "Three"] {
        let course = story.course(title, None).await;
        story.gives(&course, "Leeds").await;
    }
    let notifications = lena.wait_for_notifications(3).await;
    otto.wait_for_notifications(3).await;
    let read = format!("/api/notifications/{}/read", text(&notifications[1]["id"]));
    lena.browser.post(&read, json!({})).await.unwrap().ok().unwrap();
    otto.browser
        .post("/api/notifications/read-all", json!({}))
        .await
        .unwrap()
        .ok()
        .unwrap();
    story.rests().await;
    let (one, other) = (ScheduledReplica::of(&story).await, ScheduledReplica::of(&story).await);
    one.at(now + Duration::hours(5)).await;
    assert!(one.mails(&lena).is_empty(), "not before its hour");
    let due = now + Duration::hours(7);
    tokio::join!(one.at(due), other.at(due));
    tokio::join!(one.work(), other.work());
    let mails = [one.mails(&lena), other.mails(&lena)].concat();
    assert_eq!(mails.len(), 1, "two replicas, one mail: {mails:?}");
    let mail_text = text(&mails[0]["text"]);
    assert!(
        mail_text.contains("“One”") && mail_text.contains("“Three”"),
        "{mail_text}"
    );
    assert!(!mail_text.contains("“Two”"), "what was read is not mailed: {mail_text}");
    assert!(
        one.mails(&otto).is_empty() && other.mails(&otto).is_empty(),
        "who read all of it gets none"
    );
    one.api.shutdown().await;
    other.api.shutdown().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_taken_back_or_chosen_otherwise_does_not_leave() {
    let story = Story::begin("back").await;
    let (lena, otto) = (story.mailed("Lena", "Leeds").await, story.mailed("Otto", "York").await);
    let now = SystemClock.now();
    let digest = json!({"kinds": [{"kind": "courseAssigned", "inApp": true, "mail": "digest"}],
        "quietOf": "none", "digestAt": minute(now + Duration::hours(6)), "timeZone": "UTC"});
    lena.chooses(digest.clone()).await;
    otto.chooses(digest).await;
    let course = story.course("Fire safety", None).await;
    let rule = story.gives(&course, "Leeds").await;
    story.gives(&course, "York").await;
    lena.wait_for_notifications(1).await;
    otto.wait_for_notifications(1).await;
    let path = format!("/api/permissions/{}", text(&rule["id"]));
    let away = json!({"revision": rule["revision"], "rule": {"loc1": ["Bath"]}});
    story.ada.patch(&path, away).await.unwrap().ok().unwrap();
    // What waits for Otto follows what he chooses now.
    otto.chooses(json!({"digestAt": minute(now + Duration::hours(9))}))
        .await;
    story.rests().await;
    let later = ScheduledReplica::of(&story).await;
    later.at(now + Duration::hours(7)).await;
    assert!(later.mails(&lena).is_empty(), "she has the course no more");
    assert!(later.mails(&otto).is_empty(), "his hour is another one");
    later.at(now + Duration::hours(10)).await;
    assert_eq!(later.mails(&otto).len(), 1);
    let mailed = "select count(*) from user_notifications where mailed_at is not null";
    assert_eq!(
        story.count(mailed).await,
        1,
        "what was left out of the mail was not mailed"
    );
    later.api.shutdown().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_reminder_of_a_pathway_does_not_leave_once_it_is_completed() {
    let story = Story::begin("reminded").await;
    let (lena, otto) = (story.mailed("Lena", "Leeds").await, story.mailed("Otto", "Leeds").await);
    let now = SystemClock.now();
    let digest = json!({"kinds": [
            {"kind": "courseAssigned", "inApp": true, "mail": "none"},
            {"kind": "learningReminder", "inApp": true, "mail": "digest"},
        ], "quietOf": "none", "digestAt": minute(now + Duration::hours(6)), "timeZone": "UTC"});
    lena.chooses(digest.clone()).await;
    otto.chooses(digest).await;
    let course = story.course("Fire safety", None).await;
    let made = story.does("/api/pathways", json!({"title": "Welcome"})).await;
    let id = text(&made["id"]);
    let path = format!("/api/pathways/{id}");
    let mut draft = story.reads(&path).await;
    draft["items"] = json!([{"kind": "course", "documentId": course, "required": true}]);
    let saved = story.ada.put(&path, draft).await.unwrap().ok().unwrap().value();
    let publish = json!({"revision": saved["revision"], "step": "publish"});
    story.does(&format!("{path}/status"), publish).await;
    let rule = json!({"type": "pathway", "documentId": id, "rule": {"loc1": ["Leeds"]}});
    story.does("/api/permissions", rule).await;
    let remind = json!({"userIds": [lena.id, otto.id], "documentId": id});
    assert_eq!(story.does("/api/people/reminders", remind).await["sent"], 2);
    lena.learns().await;
    story.rests().await;
    let later = ScheduledReplica::of(&story).await;
    later.at(now + Duration::hours(7)).await;
    assert!(later.mails(&lena).is_empty(), "she is through with it");
    let mails = later.mails(&otto);
    assert_eq!(mails.len(), 1, "{mails:?}");
    assert!(text(&mails[0]["text"]).contains("Welcome"), "{mails:?}");
    later.api.shutdown().await;
}
