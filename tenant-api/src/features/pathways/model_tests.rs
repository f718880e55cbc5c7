//! What is kept of a pathway, and what is refused.

use uuid::Uuid;

use super::model::{Draft, ItemDraft, ItemKind, Refusal, free_handle};

fn item(id: u128) -> ItemDraft {
    ItemDraft {
        kind: ItemKind::Course,
        document_id: Uuid::from_u128(id),
        required: true,
    }
}

fn draft(items: Vec<ItemDraft>) -> Draft {
    Draft {
        title: " First day ".into(),
        handle: "first-day".into(),
        tags: vec!["New".into(), " new ".into(), "".into()],
        items,
        ..Draft::default()
    }
}

#[test]
fn what_is_kept_is_tidy_and_found_by_its_words() {
    let checked = draft(vec![item(1)]).check().expect("fine");
    assert_eq!((checked.title.as_str(), checked.tags.len()), ("First day", 1));
    assert_eq!(checked.search(), "first day   new");
}

#[test]
fn every_fault_is_named_at_its_field() {
    let wrong = Draft {
        title: String::new(),
        handle: "First day".into(),
        description: "x".repeat(5_001),
        required_count: Some(0),
        ..draft(vec![item(1), item(1)])
    };
    let problem = wrong.check().expect_err("faults");
    let fields: Vec<&str> = problem.errors().iter().map(|error| error.field.as_str()).collect();
    assert_eq!(fields, ["title", "handle", "description", "requiredCount", "items"]);
}

#[test]
fn it_is_followed_only_with_as_many_items_as_complete_it() {
    assert_eq!(draft(Vec::new()).is_whole(), Err(Refusal::Empty));
    let mut some = draft(vec![item(1), item(2)]);
    assert_eq!(some.is_whole(), Ok(()));
    some.required_count = Some(3);
    assert_eq!(some.is_whole(), Err(Refusal::TooFew { count: 3, items: 2 }));
}

#[test]
fn a_bundle_is_stored_as_the_course_that_it_is() {
    assert_eq!(ItemKind::Bundle.stored(), "course");
    for kind in [
        ItemKind::Course,
        ItemKind::Bundle,
        ItemKind::Resource,
        ItemKind::Event,
        ItemKind::Form,
    ] {
        assert_eq!(ItemKind::parse(kind.into_str()), kind);
    }
}

#[test]
fn a_handle_is_the_titles_with_a_number_while_it_is_taken() {
    assert_eq!(free_handle("First day", &["first-day".to_owned()]), "first-day-2");
    assert_eq!(free_handle("計画", &[]), "pathway");
}
