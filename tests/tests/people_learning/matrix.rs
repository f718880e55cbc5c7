//! People by course: where each of a manager's people stands with each of their courses.
use serde_json::{Value, json};

use super::{due_on, manager, names};
use crate::learning::{Learner, Story, activity, page, text};

/// The titles of the columns in order.
fn titles(matrix: &Value) -> Vec<String> {
    let items = matrix["courses"]["items"].as_array().unwrap();
    items.iter().map(|one| text(&one["title"])).collect()
}

/// Where somebody stands with a course: status, progress, and whether they are late; none if they do not have it.
fn cell(matrix: &Value, name: &str, course: &str) -> Option<(String, i64, bool)> {
    let people = matrix["people"]["items"].as_array().unwrap();
    let person = people.iter().find(|one| one["firstName"] == name).unwrap();
    let found = person["cells"]
        .as_array()
        .unwrap()
        .iter()
        .find(|one| one["documentId"] == course)?;
    Some((
        text(&found["status"]),
        found["progress"].as_i64().unwrap(),
        found["overdue"].as_bool().unwrap(),
    ))
}

/// Opens these activities of somebody's course.
async fn opens(learner: &Learner, title: &str, steps: &[&str]) {
    let mine = learner.courses().await.into_iter().find(|one| one["title"] == title);
    let id = text(&mine.unwrap()["id"]);
    let shown = learner.player(&id).await;
    for step in steps {
        let report = learner
            .reports(&id, &activity(&shown, step), json!({"opened": true}))
            .await;
        report.ok().unwrap();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_manager_sees_their_people_by_course_and_nobody_elses() {
    let story = Story::begin("matrix").await;
    let lena = story.learner("Lena", "Leeds").await;
    let otto = story.learner("Otto", "York").await;
    story.learner("Mia", "York").await;
    let marco = manager(&story, "Marco").await;
    let idle = manager(&story, "Ivy").await;
    marco.manages(&story, &[&lena, &otto]).await;
    let safety = story.course("Safety", vec![page("A"), page("B")]).await;
    let hygiene = story.course("Hygiene", vec![page("A")]).await;
    story.gives(&safety, json!({"everyone": []})).await;
    story.gives(&hygiene, json!({"loc1": ["Leeds"]})).await;
    due_on(&story, &safety, "2026-01-31").await;
    opens(&lena, "Safety", &["A"]).await;
    opens(&lena, "Hygiene", &["A"]).await;

    // What most are late with stands first; what somebody does not have is no cell.
    let path = "/api/my-team/matrix";
    let seen = marco.reads(path).await;
    assert_eq!(titles(&seen), ["Safety", "Hygiene"]);
    assert_eq!(names(&seen["people"]), ["Lena", "Otto"]);
    assert_eq!(
        (&seen["people"]["total"], &seen["courses"]["total"]),
        (&json!(2), &json!(2))
    );
    assert_eq!(cell(&seen, "Lena", &safety), Some(("inprogress".to_owned(), 50, true)));
    assert_eq!(
        cell(&seen, "Lena", &hygiene),
        Some(("completed".to_owned(), 100, false))
    );
    assert_eq!(cell(&seen, "Otto", &safety), Some(("notstarted".to_owned(), 0, true)));
    assert_eq!(cell(&seen, "Otto", &hygiene), None);

    // Late alone: neither a course nor a person with whom all is well.
    opens(&lena, "Safety", &["B"]).await;
    let late = marco.reads(&format!("{path}?overdue=true")).await;
    assert_eq!(
        (titles(&late), names(&late["people"])),
        (vec!["Safety".to_owned()], vec!["Otto".to_owned()])
    );
    let late_courses = marco.reads("/api/my-team/courses?overdue=true").await;
    assert_eq!(
        (&late_courses["total"], &late_courses["items"][0]["title"]),
        (&json!(1), &json!("Safety"))
    );

    // Searched by people and by course, and page by page either way.
    let found = marco.reads(&format!("{path}?courseSearch=hyg&search=lena")).await;
    assert_eq!(
        (titles(&found), names(&found["people"])),
        (vec!["Hygiene".to_owned()], vec!["Lena".to_owned()])
    );
    let second = marco.reads(&format!("{path}?perPage=1&page=2")).await;
    assert_eq!(
        (names(&second["people"]), &second["people"]["total"]),
        (vec!["Otto".to_owned()], &json!(2))
    );
    let beyond = marco.reads(&format!("{path}?coursesPage=2")).await;
    assert_eq!(
        (titles(&beyond).len(), names(&beyond["people"])),
        (0, vec!["Lena".to_owned(), "Otto".to_owned()])
    );
    assert_eq!(beyond["people"]["items"][0]["cells"], json!([]));

    // Whoever has nobody sees nobody; learners and admins are refused; another tenant's manager sees nothing of it.
    let empty = idle.reads(path).await;
    assert_eq!(
        (&empty["people"]["total"], &empty["courses"]["total"]),
        (&json!(0), &json!(0))
    );
    for browser in [&lena.browser, &story.ada] {
        assert_eq!(browser.get(path).await.unwrap().status.as_u16(), 403);
    }
    let elsewhere = Story::begin("matrix-elsewhere").await;
    let outsider = manager(&elsewhere, "Marco").await;
    let nobody = outsider.reads(path).await;
    assert_eq!(
        (&nobody["people"]["total"], &nobody["courses"]["total"]),
        (&json!(0), &json!(0))
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn eight_courses_stand_beside_each_other_and_the_rest_on_further_pages() {
    let story = Story::begin("matrix-columns").await;
    let lena = story.learner("Lena", "Leeds").await;
    let marco = manager(&story, "Marco").await;
    marco.manages(&story, &[&lena]).await;
    for number in 1..=9 {
        let course = story.course(&format!("Course {number}"), vec![page("A")]).await;
        story.gives(&course, json!({"everyone": []})).await;
    }
    let first = marco.reads("/api/my-team/matrix").await;
    assert_eq!((titles(&first).len(), &first["courses"]["total"]), (8, &json!(9)));
    assert_eq!(first["people"]["items"][0]["cells"].as_array().map(Vec::len), Some(8));
    let second = marco.reads("/api/my-team/matrix?coursesPage=2").await;
    assert_eq!(titles(&second), ["Course 9"]);
    assert_eq!(second["people"]["items"][0]["cells"].as_array().map(Vec::len), Some(1));
}
