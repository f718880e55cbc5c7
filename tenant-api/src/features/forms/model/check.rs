//! What a form lacks to be published, and what may be kept of a draft.

use std::collections::HashSet;

use learnt_kernel::problem::FieldError;

use super::content::{Condition, Content, Field, FieldType, Kind};
use super::formula;
use super::logic::END;
use super::settings::{Approver, Criterion, Settings};

/// More questions than these are several forms.
const MOST_FIELDS: usize = 500;
const MOST_OPTIONS: usize = 500;

struct Check {
    /// Ids of fields that stand before.
    before: HashSet<String>,
    all: HashSet<String>,
    errors: Vec<FieldError>,
}

impl Check {
    fn wrong(&mut self, path: &str, code: &str, sentence: &str) {
        self.errors.push(FieldError::new(path, code, sentence));
    }

    fn names(&mut self, path: &str, id: &str, what: &str) {
        if !self.all.contains(id) {
            let sentence = format!("{what} refers to a question that no longer exists.");
            self.wrong(path, "dead_end", &sentence);
        } else if !self.before.contains(id) {
            let sentence =
                format!("{what} depends on itself or on a later question. Only earlier questions can be used.");
            self.wrong(path, "circular", &sentence);
        }
    }

    fn condition(&mut self, path: &str, condition: Option<&Condition>) {
        for rule in condition.iter().flat_map(|condition| &condition.rules) {
            self.names(path, &rule.field, "This condition");
        }
    }

    fn field(&mut self, field: &Field) {
        let path = format!("fields.{}", field.id);
        if field.label.trim().is_empty() {
            self.wrong(&path, "required", "Enter the question.");
        }
        let chooses = field.kind.is_choice() || field.kind == FieldType::Matrix;
        let labels: Vec<_> = field.options.iter().map(|option| option.label.trim()).collect();
        if chooses && (labels.is_empty() || labels.contains(&"")) {
            self.wrong(&path, "options", "Add at least one option, and name all options.");
        }
        if field.options.len() > MOST_OPTIONS {
            self.wrong(&path, "too_many", "Use at most 500 options.");
        }
        if field.kind == FieldType::Matrix && field.rows.is_empty() {
            self.wrong(&path, "rows", "Add at least one row.");
        }
        if field.kind == FieldType::Group && field.fields.is_empty() {
            self.wrong(&path, "empty", "Add a question to this group.");
        }
        if field.min.zip(field.max).is_some_and(|(min, max)| min > max) {
            self.wrong(&path, "range", "The minimum is higher than the maximum.");
        }
        let is_key = |word: &String| field.options.iter().any(|option| option.id == *word);
        if field.kind.is_choice() && !field.correct.iter().all(is_key) {
            self.wrong(&path, "correct", "A correct answer is no longer among the options.");
        }
        self.condition(&path, field.visible_when.as_ref());
        self.condition(&path, field.required_when.as_ref());
        if field.kind == FieldType::Calculated {
            match formula::fields(&field.formula) {
                Some(names) => names.iter().for_each(|id| self.names(&path, id, "This formula")),
                None => self.wrong(
                    &path,
                    "formula",
                    "This formula is not valid. Use numbers, + - * / and brackets.",
                ),
            }
        }
        self.before.insert(field.id.clone());
    }
}

/// Everything that keeps a form from being published, at the field or page that it is about.
pub fn publish_errors(content: &Content, settings: &Settings, kind: Kind) -> Vec<FieldError> {
    let mut check = Check {
        before: HashSet::new(),
        all: content.fields().map(|field| field.id.clone()).collect(),
        errors: Vec::new(),
    };
    if content.fields().next().is_none() {
        check.wrong("content", "empty", "Add a question first.");
    }
    if check.all.len() > MOST_FIELDS {
        check.wrong("content", "too_many", "A form can have at most 500 questions.");
    }
    for (number, section) in content.sections.iter().enumerate() {
        let path = format!("sections.{}", section.id);
        check.condition(&path, section.visible_when.as_ref());
        section.fields.iter().for_each(|field| check.field(field));
        for jump in &section.jumps {
            check.condition(&path, Some(&jump.when));
            match content.sections.iter().position(|other| other.id == jump.to) {
                None if jump.to == END => {}
                None => check.wrong(&path, "dead_end", "This jump leads to a page that no longer exists."),
                Some(to) if to <= number => check.wrong(&path, "circular", "Jumps can only lead to later pages."),
                Some(_) => {}
            }
        }
    }
    check_settings(content, settings, kind, &mut check);
    check.errors
}

fn check_settings(content: &Content, settings: &Settings, kind: Kind, check: &mut Check) {
    let is_marked = settings.approver != Approver::None;
    if settings.anonymous && (is_marked || kind != Kind::Survey) {
        check.wrong(
            "settings.anonymous",
            "anonymous",
            "Only surveys without marking can be anonymous.",
        );
    }
    let identifies =
        |field: &Field| field.kind.is_upload() || matches!(field.kind, FieldType::Signature | FieldType::Person);
    if settings.anonymous && content.fields().any(identifies) {
        check.wrong(
            "settings.anonymous",
            "anonymous",
            "Uploads, signatures and person questions reveal who answered. Remove them first.",
        );
    }
    if settings.approver == Approver::Named && settings.approvers.is_empty() {
        check.wrong("settings.approvers", "required", "Choose who marks the submissions.");
    }
    let has_points = settings.rubric.iter().any(|one| one.most() > 0.0)
        || content
            .fields()
            .any(|field| field.points.is_some_and(|points| points > 0.0));
    if settings.pass_score.is_some() && !has_points {
        check.wrong(
            "settings.passScore",
            "no_points",
            "Add points to at least one question first.",
        );
    }
    let is_given = |field: &Field| field.points.is_some_and(|points| points > 0.0) && field.correct.is_empty();
    if !is_marked && settings.pass_score.is_some() && content.fields().any(is_given) {
        check.wrong(
            "settings.approver",
            "unmarked",
            "Some questions with points have no correct answer, so a marker is required.",
        );
    }
    if !is_marked && (settings.second_marker || !settings.rubric.is_empty()) {
        let sentence = "Choose who marks this: it has a rubric or a second marker.";
        check.wrong("settings.approver", "required", sentence);
    }
    if kind == Kind::Request && settings.second_marker {
        let sentence = "A request is decided by one person. Turn the second marker off.";
        check.wrong("settings.secondMarker", "not_here", sentence);
    }
    let is_named = |text: &str| !text.trim().is_empty();
    let is_whole = |one: &Criterion| {
        is_named(&one.title) && one.levels.len() > 1 && one.levels.iter().all(|level| is_named(&level.label))
    };
    if !settings.rubric.iter().all(is_whole) {
        let sentence = "Each criterion of the rubric needs a name and at least two levels with names.";
        check.wrong("settings.rubric", "levels", sentence);
    }
    if kind == Kind::Request && !is_marked {
        check.wrong("settings.approver", "required", "Choose who decides on requests.");
    }
}

/// What is wrong with settings, however unfinished the form is.
pub fn settings(settings: &Settings) -> Vec<FieldError> {
    let mut errors = Vec::new();
    let mut wrong =
        |field: &str, sentence: &str| errors.push(FieldError::new(format!("settings.{field}"), "invalid", sentence));
    if !(0..=1000).contains(&settings.attempts) {
        wrong("attempts", "Enter a number from 0 to 1000.");
    }
    if settings.pass_score.is_some_and(|score| !(1..=100).contains(&score)) {
        wrong("passScore", "Enter a percentage from 1 to 100.");
    }
    if settings
        .opens_at
        .zip(settings.closes_at)
        .is_some_and(|(opens, closes)| closes <= opens)
    {
        wrong("closesAt", "The form must close after it opens.");
    }
    let mut ids = HashSet::new();
    let mut is_own = |id: &str| !id.is_empty() && id.len() <= 64 && ids.insert(id.to_owned());
    let levels = |one: &Criterion| one.levels.iter().map(|level| level.id.clone()).collect::<Vec<_>>();
    let fits = settings.rubric.iter().all(|one| {
        is_own(&one.id)
            && levels(one).iter().all(|id| is_own(id))
            && one.levels.iter().all(|level| (0.0..=1000.0).contains(&level.points))
    });
    if settings.rubric.len() > 30 || settings.rubric.iter().any(|one| one.levels.len() > 10) || !fits {
        wrong(
            "rubric",
            "A rubric can have at most 30 criteria of 10 levels, each worth 0 to 1,000 points.",
        );
    }
    if settings.approvers.len() > 50 {
        wrong("approvers", "Choose at most 50 people.");
    }
    errors
}

/// Whether a draft may be kept: every field and page has an id of its own, and there are not too many.
pub fn check_draft(content: &Content) -> Result<(), &'static str> {
    let mut ids = HashSet::new();
    let inner = content.fields().flat_map(|field| &field.fields);
    let sections = content.sections.iter().map(|section| &section.id);
    let all = content.fields().chain(inner).map(|field| &field.id).chain(sections);
    for id in all {
        if id.is_empty() || id.len() > 64 || !ids.insert(id) {
            return Err("Every question and page needs its own ID.");
        }
    }
    if ids.len() > 2 * MOST_FIELDS {
        return Err("A form can have at most 500 questions.");
    }
    let deep = content
        .fields()
        .flat_map(|field| &field.fields)
        .any(|field| !field.fields.is_empty());
    if deep {
        Err("A group cannot contain another group.")
    } else {
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{Value, from_value, json};

    fn codes(sections: Value, settings: Value, kind: Kind) -> Vec<String> {
        let content: Content = from_value(json!({ "sections": sections })).unwrap();
        let found = publish_errors(&content, &from_value(settings).unwrap(), kind);
        found
            .into_iter()
            .map(|error| format!("{} {}", error.field, error.code))
            .collect()
    }

    #[test]
    fn dead_ends_and_circles_are_found() {
        let when = |field: &str| json!({"rules": [{"field": field, "op": "answered"}]});
        let found = codes(
            json!([
                {"id": "s1", "jumps": [{"when": when("a"), "to": "s1"}, {"when": when("a"), "to": "gone"}, {"when": when("a"), "to": "end"}], "fields": [
                    {"id": "a", "type": "number", "label": "A", "visibleWhen": when("a")},
                    {"id": "b", "type": "calculated", "label": "B", "formula": "{a} + {gone}"},
                    {"id": "c", "type": "shortText", "label": "C", "requiredWhen": when("d")},
                    {"id": "d", "type": "calculated", "label": "D", "formula": "1 +"}]},
            ]),
            json!({}),
            Kind::Survey,
        );
        assert_eq!(
            found,
            [
                "fields.a circular",
                "fields.b dead_end",
                "fields.c circular",
                "fields.d formula",
                "sections.s1 circular",
                "sections.s1 dead_end"
            ]
        );
    }

    #[test]
    fn settings_fit_the_kind_of_form() {
        let text = json!([{"id": "s", "fields": [{"id": "a", "type": "shortText", "label": "A"}]}]);
        assert!(codes(text.clone(), json!({"anonymous": true}), Kind::Survey).is_empty());
        assert_eq!(
            codes(
                text.clone(),
                json!({"anonymous": true, "approver": "admin"}),
                Kind::Survey
            ),
            ["settings.anonymous anonymous"]
        );
        assert_eq!(
            codes(text.clone(), json!({}), Kind::Request),
            ["settings.approver required"]
        );
        assert_eq!(
            codes(text.clone(), json!({"passScore": 50}), Kind::Assessment),
            ["settings.passScore no_points"]
        );
        assert_eq!(codes(json!([]), json!({}), Kind::Survey), ["content empty"]);
        let file = json!([{"id": "s", "fields": [{"id": "a", "type": "file", "label": "A"}]}]);
        assert_eq!(
            codes(file, json!({"anonymous": true}), Kind::Survey),
            ["settings.anonymous anonymous"]
        );
    }
}
