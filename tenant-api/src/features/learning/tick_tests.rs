use super::tests::{at, opened};
use super::*;

#[test]
fn ticking_every_required_item_completes_and_unticking_does_not_undo() {
    let bounds = Bounds::from_content(&json!({"items": [
        {"id": "a", "text": "Mask", "required": true}, {"id": "b", "text": "Gloves"}, {"id": "c", "text": "Tea", "required": false}]}));
    let tick = |ids: &[&str]| Report {
        ticked: Some(ids.iter().map(|id| (*id).to_owned()).collect()),
        ..Report::default()
    };
    let state = opened(&Completion::Ticked, &bounds).after(
        &tick(&["a", "c", "stranger", "a"]),
        &Completion::Ticked,
        &bounds,
        at(1),
    );
    assert_eq!(
        (state.progress, state.resume.ticked.as_slice()),
        (50, ["a".to_owned(), "c".to_owned()].as_slice())
    );
    let state = state.after(&tick(&["a", "b"]), &Completion::Ticked, &bounds, at(2));
    assert_eq!(state.completed_at, Some(at(2)));
    let state = state.after(&tick(&[]), &Completion::Ticked, &bounds, at(3));
    assert_eq!(
        (state.status, state.progress, state.completed_at),
        (Status::Completed, 100, Some(at(2)))
    );
}

#[test]
fn a_tick_leaves_what_another_device_ticked_meanwhile() {
    let bounds = Bounds::from_content(&json!({"items": [
        {"id": "a", "text": "Mask"}, {"id": "b", "text": "Gloves"}, {"id": "c", "text": "Tea"}]}));
    let tick = |ticks: &[(&str, bool)]| Report {
        ticks: ticks.iter().map(|(id, on)| ((*id).to_owned(), *on)).collect(),
        ..Report::default()
    };
    let mut state = opened(&Completion::Ticked, &bounds);
    for (ticks, left) in [
        (&[("a", true)][..], &["a"][..]),
        (&[("b", true), ("stranger", true)], &["a", "b"]),
        (&[("a", false)], &["b"]),
        (&[("a", false), ("b", true)], &["b"]),
    ] {
        state = state.after(&tick(ticks), &Completion::Ticked, &bounds, at(1));
        assert_eq!(state.resume.ticked, left);
    }
    let whole = Report {
        ticked: Some(vec!["a".into(), "c".into()]),
        ..tick(&[("c", false)])
    };
    let state = state.after(&whole, &Completion::Ticked, &bounds, at(2));
    assert_eq!(
        state.resume.ticked,
        ["a"],
        "a whole list from an older page, and what was ticked since"
    );
}

#[test]
fn without_items_the_activity_itself_is_ticked() {
    let done = Report {
        ticks: [("done".to_owned(), true)].into(),
        ..Report::default()
    };
    let state = opened(&Completion::Ticked, &Bounds::default());
    assert_eq!(state.status, Status::InProgress);
    assert_eq!(
        state
            .after(&done, &Completion::Ticked, &Bounds::default(), at(1))
            .status,
        Status::Completed
    );
}
