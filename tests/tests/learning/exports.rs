//! Lists as files: the same set in the same order, written so that no spreadsheet runs what people typed.
use serde_json::json;

use super::{Story, activity, page, report};

/// The lines of a file below its head, which begins with a byte order mark.
async fn lines(story: &Story, path: &str, head: &str, name: &str) -> Vec<String> {
    let file = story.ada.get(path).await.unwrap().ok().unwrap();
    assert_eq!(
        file.headers["content-disposition"],
        format!("attachment; filename=\"{name}\"").as_str()
    );
    assert_eq!(file.headers["content-type"], "text/csv; charset=utf-8");
    let text = file.text();
    let rest = text.strip_prefix(&format!("\u{FEFF}{head}\r\n"));
    let rest = rest.unwrap_or_else(|| panic!("another head: {text}"));
    rest.split_terminator("\r\n").map(str::to_owned).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn courses_are_exported_as_the_list_has_them() {
    let story = Story::begin("files").await;
    for title in ["Lifting", "=1+1", "Archived", "Fire"] {
        story.draft(title, vec![page("A")]).await;
    }
    let found = story.reads("/api/courses?search=archived").await;
    let archived = found["items"][0]["id"].as_str().unwrap().to_owned();
    story.does(&format!("/api/courses/{archived}/archive"), json!({})).await;
    let head = "title,handle,status,isBundle,category,tags,availabilityFrom,availabilityUntil,createdAt,changedAt";
    let titles = async |query: &str| {
        let path = format!("/api/courses/export.csv?{query}");
        let lines = lines(&story, &path, head, "courses.csv").await;
        let first = |line: &String| line.split(',').next().unwrap().to_owned();
        lines.iter().map(first).collect::<Vec<_>>()
    };
    assert_eq!(titles("").await, ["\"'=1+1\"", "Fire", "Lifting"]);
    assert_eq!(titles("sort=-title&search=i").await, ["Lifting", "Fire"]);
    assert_eq!(titles("status=archived").await, ["Archived"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn learners_are_exported_with_where_they_are() {
    let story = Story::begin("files").await;
    let (lena, _otto) = (
        story.learner("Lena", "Leeds").await,
        story.learner("Otto", "York").await,
    );
    let course = story.course("Safety", vec![page("A"), page("B")]).await;
    story.gives(&course, json!({"loc1": ["Leeds", "York"]})).await;
    let id = lena.only().await;
    let page_a = activity(&lena.player(&id).await, "A");
    report(&lena.browser, &id, &page_a, json!({"opened": true}))
        .await
        .ok()
        .unwrap();
    let head = "firstName,lastName,email,status,progress,activity,optional,version,permittedAt,dueAt,startedAt,completedAt,updatedAt";
    let path = |query: &str| format!("/api/courses/{course}/learners.csv?{query}");
    let all = lines(&story, &path("sort=-progress"), head, "learners.csv").await;
    assert_eq!(all.len(), 2);
    assert!(all[0].starts_with("Lena,Berg,,inprogress,50,A,no,1,20"), "{}", all[0]);
    assert!(all[1].starts_with("Otto,Berg,,notstarted,0,,no,,20"), "{}", all[1]);
    let upwards = lines(&story, &path("sort=progress"), head, "learners.csv").await;
    assert_eq!(upwards, [all[1].clone(), all[0].clone()]);
    let started = lines(&story, &path("status=inprogress"), head, "learners.csv").await;
    assert_eq!(started, all[..1]);
    let nobodys = "/api/courses/0190f7a0-0000-7000-8000-00000000dead/learners.csv";
    assert_eq!(story.ada.get(nobodys).await.unwrap().status.as_u16(), 404);
}

#[tokio::test(flavor = "multi_thread")]
async fn rules_are_exported_in_words() {
    let story = Story::begin("files").await;
    let lena = story.learner("Lena", "Leeds").await;
    let (safety, fire) = (
        story.course("Safety", vec![page("A")]).await,
        story.course("Fire", vec![page("A")]).await,
    );
    story
        .gives(&safety, json!({"loc1": ["Leeds", "York"], "roles": ["learner"]}))
        .await;
    story.gives(&fire, json!({"userId": [lena.id]})).await;
    let head = "document,title,rule,status,optional,people,createdAt,updatedAt";
    let rules = async |query: &str| {
        let path = format!("/api/permissions/export.csv?{query}");
        let lines = lines(&story, &path, head, "permissions.csv").await;
        let tail = |line: &String| line.rsplitn(3, ',').nth(2).unwrap().to_owned();
        lines.iter().map(tail).collect::<Vec<_>>()
    };
    let (first, second) = (
        "Safety,Safety,loc1: Leeds | York; roles: learner,active,no,1",
        "Fire,Fire,userId: Lena Berg,active,no,1",
    );
    assert_eq!(rules("sort=createdAt").await, [first, second]);
    assert_eq!(rules("sort=-createdAt").await, [second, first]);
    assert_eq!(rules(&format!("documentId={fire}")).await, [second]);
}
