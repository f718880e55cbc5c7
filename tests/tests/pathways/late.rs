//! Whoever is late with a pathway is counted, found and reminded as with a course, and their managers are told of it.
use chrono::Duration;
use learnt_compose::demo;
use learnt_kernel::clock::{Clock, SystemClock};
use serde_json::{Value, json};

use super::course;
use crate::learning::{Story, text};
use crate::people_learning::{Member, manager, names};

/// A published pathway over a course, that people in Leeds have; due so many days from today. The tenants of tests live in UTC.
async fn welcome(story: &Story, days: i64) -> (String, String) {
    let fire = story.lesson("Fire").await;
    let id = story.pathway("Welcome", vec![course(&fire)]).await;
    story.gives_pathway(&id, json!({"loc1": ["Leeds"]})).await;
    let date = SystemClock.now().date_naive() + Duration::days(days);
    let due = json!({"due": {"kind": "on", "date": date}});
    story.writes(&id, due).await.ok().unwrap();
    story.steps(&id, "publish").await.ok().unwrap();
    (id, fire)
}

/// What a manager is told of late people, the newest first.
async fn escalations(boss: &Member) -> Vec<Value> {
    let list = boss.reads("/api/notifications").await;
    let items = list["items"].as_array().unwrap().iter();
    items.filter(|one| one["kind"] == "peopleOverdue").cloned().collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_manager_is_told_once_for_each_date_who_of_their_people_is_late_with_a_pathway() {
    let story = Story::begin("pathway-escalated").await;
    let (lena, otto) = (
        story.learner("Lena", "Leeds").await,
        story.learner("Otto", "Leeds").await,
    );
    let mia = story.learner("Mia", "Leeds").await;
    let (marco, ivy) = (manager(&story, "Marco").await, manager(&story, "Ivy").await);
    marco.manages(&story, &[&lena, &otto]).await;
    ivy.manages(&story, &[&mia]).await;
    let (id, fire) = welcome(&story, 0).await;
    mia.completes(&fire).await;
    story.tenant.job("notifications.due").await;
    assert!(escalations(&marco).await.is_empty(), "nobody is late yet");

    let passes = "update user_learning_pathways set due_at = now() - interval '2 hours' where completed_at is null";
    story.tenant.sql(passes).await;
    for _ in 0..2 {
        story.tenant.job("notifications.due").await;
        let notices = escalations(&marco).await;
        assert_eq!(notices.len(), 1, "once for a pathway and a date");
        let late = &notices[0];
        assert_eq!(
            (&late["params"]["people"], &late["params"]["names"]),
            (&json!(2), &json!(["Lena Berg", "Otto Berg"]))
        );
        assert_eq!(late["title"], "Overdue in your team: Welcome");
        let body = text(&late["body"]);
        assert!(
            body.starts_with("Lena Berg and Otto Berg have not completed the pathway “Welcome”, which was due on "),
            "{body}"
        );
        assert_eq!(
            late["link"],
            format!("/apps/manager/my-team?state=overdue&documentId={id}")
        );
    }
    assert!(escalations(&ivy).await.is_empty(), "Mia is through");

    // Whoever had longer and is late again is told of again; whoever is through is not.
    otto.completes(&fire).await;
    let again = "update user_learning_pathways set due_at = now() - interval '1 hour' where completed_at is null";
    story.tenant.sql(again).await;
    story.tenant.job("notifications.due").await;
    let notices = escalations(&marco).await;
    assert_eq!(
        (notices.len(), &notices[0]["params"]["names"]),
        (2, &json!(["Lena Berg"])),
        "another date"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_late_pathway_counts_for_managers_and_admins_as_a_late_course_does() {
    let story = Story::begin("pathway-counted").await;
    let (lena, otto) = (
        story.learner("Lena", "Leeds").await,
        story.learner("Otto", "Leeds").await,
    );
    let marco = manager(&story, "Marco").await;
    marco.manages(&story, &[&lena, &otto]).await;
    let (id, fire) = welcome(&story, -1).await;

    // Her homepage: the pathway is late, and the course in it has no date.
    let home = lena.browser.get("/api/home").await.unwrap().ok().unwrap().value();
    let learning = &home["learning"];
    assert_eq!(
        (&learning["counts"]["overdue"], &learning["pathways"][0]["id"]),
        (&json!(1), &json!(id))
    );

    // The admins' list of pathways says of each how many are late with it.
    let listed = story.reads("/api/pathways?overdue=true").await;
    assert_eq!(
        (&listed["total"], &listed["items"][0]["overdue"]),
        (&json!(1), &json!(2))
    );

    // My team: the pathway and the course in it, of which the pathway alone is due.
    let late = marco.reads("/api/my-team?state=overdue").await;
    assert_eq!(names(&late), ["Lena", "Otto"]);
    assert_eq!(
        (&late["items"][0]["assigned"], &late["items"][0]["overdue"]),
        (&json!(2), &json!(1))
    );
    otto.completes(&fire).await;
    assert_eq!(names(&marco.reads("/api/my-team?state=overdue").await), ["Lena"]);
    let listed = story.reads("/api/pathways").await;
    assert_eq!(listed["items"][0]["overdue"], 1);
    let figures = marco.reads("/api/my-team/figures").await;
    assert_eq!(
        (
            &figures["people"],
            &figures["late"],
            &figures["assigned"],
            &figures["completed"],
            &figures["overdue"]
        ),
        (&json!(2), &json!(1), &json!(4), &json!(2), &json!(1))
    );
    let through = marco
        .reads(&format!("/api/my-team?documentId={id}&state=completed"))
        .await;
    assert_eq!(
        (
            names(&through),
            &through["items"][0]["assigned"],
            &through["items"][0]["percent"]
        ),
        (vec!["Otto".to_owned()], &json!(1), &json!(100))
    );

    // By course and pathway, those first with which most are late.
    let courses = marco.reads("/api/my-team/courses").await;
    let kinds: Vec<(String, String)> = courses["items"]
        .as_array()
        .unwrap()
        .iter()
        .map(|one| (text(&one["title"]), text(&one["type"])))
        .collect();
    let both = [("Welcome", "pathway"), ("Fire", "course")];
    assert_eq!(kinds, both.map(|(title, kind)| (title.to_owned(), kind.to_owned())));
    let first = &courses["items"][0];
    assert_eq!(
        (&first["assigned"], &first["completed"], &first["overdue"]),
        (&json!(2), &json!(1), &json!(1))
    );
    let matrix = marco.reads("/api/my-team/matrix?overdue=true").await;
    assert_eq!(
        (names(&matrix["people"]), &matrix["courses"]["total"]),
        (vec!["Lena".to_owned()], &json!(1))
    );
    let cell = &matrix["people"]["items"][0]["cells"][0];
    assert_eq!(
        (&cell["documentId"], &cell["status"], &cell["overdue"]),
        (&json!(id), &json!("notstarted"), &json!(true))
    );

    // The admins' overview, and the person's page.
    let overview = story.reads("/api/overview").await;
    assert_eq!(
        (&overview["latePeople"], &overview["lateAssignments"]),
        (&json!(1), &json!(1))
    );
    assert_eq!(
        (text(&overview["late"][0]["id"]), &overview["late"][0]["assignments"]),
        (lena.id.clone(), &json!(1))
    );
    for (whom, overdue) in [(&lena, 1), (&otto, 0)] {
        let path = format!("/api/people/{}", whom.id);
        assert_eq!(marco.reads(&format!("{path}/summary")).await["overdue"], overdue);
        let list = marco.reads(&format!("{path}/learning?state=overdue")).await;
        assert_eq!(list["total"], overdue);
    }

    // Reminded of all that is late: of the pathway, once a day.
    let remind = json!({"userIds": [lena.id, otto.id], "of": "overdue"});
    let sent = marco.does("/api/people/reminders", remind.clone()).await;
    assert_eq!(sent, json!({"sent": 1, "alreadyToday": 0, "nothingToDo": 1}));
    let again = marco.does("/api/people/reminders", remind).await;
    assert_eq!(again, json!({"sent": 0, "alreadyToday": 1, "nothingToDo": 1}));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_demo_has_people_at_every_stage_of_their_first_month() {
    let story = Story::begin("demo-stages").await;
    let marco = manager(&story, "Marco").await;
    let add = async |name: &str| {
        let email = format!("{name}@demo-stages.test").to_lowercase();
        let profile = json!({"firstName": name, "lastName": "Berg", "email": email, "lists": {"loc1": ["Leeds"]}});
        let made = story.does("/api/people", json!({"profile": profile})).await;
        let path = format!("/api/people/{}", text(&made["id"]));
        let revision = story.reads(&path).await["revision"].clone();
        let body = json!({"revision": revision, "managers": [marco.id]});
        let managed = story.ada.put(&format!("{path}/managers"), body).await;
        managed.unwrap().ok().unwrap();
        email
    };
    let [lena, otto, mia] = [add("Lena").await, add("Otto").await, add("Mia").await];
    let nora = story.learner("Nora", "Leeds").await;
    let (fire, lifting) = (story.lesson("Fire").await, story.lesson("Lifting").await);
    let id = story
        .pathway("Your first month", vec![course(&fire), course(&lifting)])
        .await;
    story.gives_pathway(&id, json!({"loc1": ["Leeds"]})).await;
    nora.completes(&fire).await;

    let gone = "gone@demo-stages.test".to_owned();
    // What is there already is left as it is.
    for late in [[lena.clone(), gone.clone(), otto], [mia.clone(), lena.clone(), gone]] {
        demo::enter_stages(&story.ada, &late).await.unwrap();
    }
    let of = async |filter: &str| {
        let path = format!("/api/pathways/{id}/learners?{filter}");
        names(&story.reads(&path).await)
    };
    assert_eq!(of("due=overdue").await, ["Lena", "Otto"]);
    assert_eq!(of("status=completed").await, ["Nora"], "whoever had begun is through");
    assert_eq!(
        names(&marco.reads("/api/my-team?state=overdue").await),
        ["Lena", "Otto"]
    );
    for (email, pathways) in [(lena, 1), (mia, 0)] {
        let browser = story.tenant.join(&email).await.unwrap();
        let mine = browser.get("/api/me/pathways?due=overdue").await.unwrap();
        assert_eq!(mine.ok().unwrap().value()["total"], pathways, "{email}");
    }
}
