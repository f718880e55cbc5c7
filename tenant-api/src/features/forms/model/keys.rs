//! Mending a wrong key: earlier versions get the right answers and points of the latest one, for the questions that both ask.

use super::content::{Content, Field};

/// An earlier version with the keys of a later one; nothing: it has them already.
pub fn with_keys_of(earlier: &Content, later: &Content) -> Option<Content> {
    let mut content = earlier.clone();
    let mut is_changed = false;
    for field in content.sections.iter_mut().flat_map(|section| &mut section.fields) {
        let Some(now) = later.field(&field.id).filter(|now| now.kind == field.kind) else {
            continue;
        };
        is_changed |= !is_same(field, now);
        field.correct.clone_from(&now.correct);
        field.points = now.points;
    }
    is_changed.then_some(content)
}

fn is_same(one: &Field, other: &Field) -> bool {
    one.correct == other.correct && one.points == other.points
}

#[cfg(test)]
mod tests {
    use serde_json::{from_value, json};

    use super::*;

    #[test]
    fn earlier_versions_get_the_right_keys_and_keep_their_questions() {
        let of = |label: &str, kind: &str, correct: &str| -> Content {
            from_value(json!({"sections": [{"id": "s", "fields": [
                {"id": "q", "type": kind, "label": label, "points": 1.0, "correct": [correct]}]}]}))
            .unwrap()
        };
        let earlier = of("Oil burns?", "singleChoice", "water");
        let mended_now = with_keys_of(&earlier, &of("Burning oil?", "singleChoice", "foam")).unwrap();
        let field = mended_now.field("q").unwrap();
        assert_eq!(
            (field.label.as_str(), &field.correct),
            ("Oil burns?", &vec!["foam".to_owned()])
        );
        assert_eq!(with_keys_of(&mended_now, &of("Else?", "singleChoice", "foam")), None);
        assert_eq!(
            with_keys_of(&earlier, &of("Else?", "shortText", "foam")),
            None,
            "another kind of question is another one"
        );
    }
}
