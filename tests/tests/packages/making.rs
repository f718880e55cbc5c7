//! Packages are made, searched, moved through their states, duplicated and archived.

use serde_json::{Value, json};

use crate::learning::{Story, page, text};

fn titles(page: &Value) -> Vec<String> {
    let items = page["items"].as_array().unwrap();
    items.iter().map(|row| text(&row["title"])).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_package_moves_through_its_states_and_says_what_it_cannot() {
    let story = Story::begin("package-life").await;
    let a = story.course("Safety", vec![page("A")]).await;
    let id = story.package_draft("First month", &[]).await;
    let refused = story.package_steps(&id, "publish").await;
    assert_eq!(
        (refused.status.as_u16(), refused.value()["errors"][0]["code"].clone()),
        (422, json!("empty_package"))
    );
    story
        .package_saves(&id, &[("course", &a)], json!({}))
        .await
        .ok()
        .unwrap();
    for (step, status) in [
        ("publish", "published"),
        ("unpublish", "unpublished"),
        ("publish", "published"),
        ("archive", "archived"),
        ("restore", "unpublished"),
    ] {
        let moved = story.package_steps(&id, step).await.ok().unwrap().value();
        assert_eq!(moved["package"]["status"], status, "{step}");
    }
    let refused = story.package_steps(&id, "restore").await;
    assert_eq!((refused.status.as_u16(), refused.code().as_str()), (409, "wrong_state"));
    story.package_steps(&id, "archive").await.ok().unwrap();
    let refused = story.package_steps(&id, "publish").await;
    let sentence = "A package that is 'archived' cannot become 'published'. Restore it first.";
    assert_eq!(refused.value()["detail"], sentence);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_list_is_searched_filtered_sorted_and_paged() {
    let story = Story::begin("package-list").await;
    for (title, category, tag) in [
        ("Cooks", "Food", "Kitchen"),
        ("Anglers", "Sport", "Sea"),
        ("Bakers", "Food", "Oven"),
    ] {
        let id = story.package_draft(title, &[]).await;
        let more = json!({"category": category, "tags": [tag]});
        story.package_saves(&id, &[], more).await.ok().unwrap();
    }
    let list = async |query: &str| titles(&story.reads(&format!("/api/packages?{query}")).await);
    assert_eq!(list("").await, ["Anglers", "Bakers", "Cooks"]);
    assert_eq!(list("sort=-title&perPage=2").await, ["Cooks", "Bakers"]);
    assert_eq!(list("sort=-title&perPage=2&page=2").await, ["Anglers"]);
    assert_eq!(list("search=oven").await, ["Bakers"]);
    assert_eq!(list("category=Food&tag=Kitchen").await, ["Cooks"]);
    assert_eq!(list("sort=createdAt").await, ["Cooks", "Anglers", "Bakers"]);
    assert!(list("status=published").await.is_empty());
    let labels = story.reads("/api/packages/words").await;
    assert_eq!(labels["categories"], json!(["Food", "Sport"]));

    let all = story.reads("/api/packages").await;
    let ids: Vec<&Value> = all["items"].as_array().unwrap().iter().map(|row| &row["id"]).collect();
    let moved = story
        .does("/api/packages/archived", json!({"ids": ids, "archived": true}))
        .await;
    assert_eq!(moved["changed"].as_array().unwrap().len(), 3);
    assert!(list("").await.is_empty());
    assert_eq!(list("status=archived").await.len(), 3);
    let again = story
        .does("/api/packages/archived", json!({"ids": ids, "archived": true}))
        .await;
    assert_eq!(again["refused"][0]["code"], "wrong_state");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_package_is_duplicated_and_of_two_authors_the_second_is_told() {
    let story = Story::begin("package-copy").await;
    let a = story.course("Safety", vec![page("A")]).await;
    let id = story.package("First month", &[("course", &a)]).await;
    let copy = story.does(&format!("/api/packages/{id}/duplicate"), json!({})).await;
    assert_eq!(
        (&copy["title"], &copy["status"], &copy["items"][0]["documentId"]),
        (&json!("First month (copy)"), &json!("draft"), &json!(a))
    );
    let revision = story.package_reads(&id).await["revision"].clone();
    let write =
        |title: &str| json!({"revision": revision, "title": title, "items": [{"kind": "course", "documentId": a}]});
    let path = format!("/api/packages/{id}");
    let (one, other) = tokio::join!(story.ada.put(&path, write("One")), story.ada.put(&path, write("Other")));
    let mut answers = [one.unwrap().status.as_u16(), other.unwrap().status.as_u16()];
    answers.sort_unstable();
    assert_eq!(answers, [200, 409]);
    let gone = json!([{"kind": "course", "documentId": "0190f7a0-0000-7000-8000-000000000001"}]);
    let refused = story.package_saves(&id, &[], json!({"items": gone})).await;
    assert_eq!(
        (refused.status.as_u16(), refused.value()["errors"][0]["code"].clone()),
        (422, json!("no_such_item"))
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_chosen_from_is_what_there_is() {
    let story = Story::begin("package-items").await;
    let lena = story.learner("Lena", "Leeds").await;
    story.course("Safety", vec![page("A")]).await;
    story.does("/api/resources", json!({"title": "Leaflet"})).await;
    let all = story.reads("/api/packages/items").await;
    assert_eq!(
        (
            &all[0]["title"],
            &all[0]["isAvailable"],
            &all[1]["title"],
            &all[1]["isAvailable"]
        ),
        (&json!("Safety"), &json!(true), &json!("Leaflet"), &json!(false))
    );
    let found = story.reads("/api/packages/items?kind=resource&search=leaf").await;
    assert_eq!(found.as_array().unwrap().len(), 1);
    for path in ["/api/packages", "/api/packages/items", "/api/packages/words"] {
        assert_eq!(lena.browser.get(path).await.unwrap().status.as_u16(), 403);
    }
}
