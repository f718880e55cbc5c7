//! What a note may be, and what is found and called by it.
use crate::prelude::*;

use std::collections::HashSet;

use chrono::{Duration, SubsecRound};
use learnt_kernel::handle::Handle;

const LONGEST_TITLE: usize = 500;
const LONGEST_DESCRIPTION: usize = 20_000;
const MOST_ITEMS: usize = 300;
const LONGEST_ITEM: usize = 1_000;
const LONGEST_ITEM_ID: usize = 64;
const MOST_LABELS: usize = 50;
const LONGEST_LABEL: usize = 60;
/// A reminder lies no further ahead.
const FURTHEST: Duration = Duration::days(3660);
/// So much of a note is its name where it has none.
const LONGEST_NAME: usize = 80;
/// So much of the rest is shown where there is little room.
const LONGEST_DETAIL: usize = 140;

/// A line of a checklist.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct CheckItem {
    /// The same for as long as it stands there.
    pub id: String,
    /// What is to be done.
    pub text: String,
    /// Whether it is.
    pub checked: bool,
}

/// What a line of a checklist is to be.
#[derive(Clone, Debug, Deserialize, ToSchema)]
pub struct Tick {
    /// Which line.
    pub id: String,
    /// Whether it is done.
    pub checked: bool,
}

/// An activity of a course, beside which a note is begun.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = NoteActivity)]
pub struct ActivityRef {
    pub course_id: Uuid,
    pub activity_id: Uuid,
}

/// All that a person writes of a note.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Content {
    /// Its first line; may be empty.
    pub title: String,
    /// Its text; may be empty.
    pub description: String,
    /// In order.
    pub checklist: Vec<CheckItem>,
    /// Labels of the same person.
    pub labels: Vec<Uuid>,
    /// Out of the way.
    pub archive: bool,
    /// When its person wants to be reminded.
    pub reminder: Option<DateTime<Utc>>,
}

/// Texts are kept as they were typed; what is longer than a note is refused at its field.
pub fn check(mut content: Content, now: DateTime<Utc>) -> Result<Content, Problem> {
    let mut errors = Vec::new();
    let mut too_long = |field: String, text: &str, most: usize| {
        if text.chars().count() > most {
            let sentence = format!("Use at most {most} characters.");
            errors.push(FieldError::new(field, "too_long", sentence));
        }
    };
    too_long("title".into(), &content.title, LONGEST_TITLE);
    too_long("description".into(), &content.description, LONGEST_DESCRIPTION);
    for (index, item) in content.checklist.iter().enumerate() {
        too_long(format!("checklist.{index}.text"), &item.text, LONGEST_ITEM);
    }
    errors.extend(wrong_list(&content.checklist));
    content.labels.sort_unstable();
    content.labels.dedup();
    if content.labels.len() > MOST_LABELS {
        errors.push(FieldError::new(
            "labels",
            "too_many",
            "A note can have at most 50 labels.",
        ));
    }
    content.reminder = content.reminder.map(|reminder| reminder.trunc_subsecs(0));
    if content.reminder.is_some_and(|reminder| reminder > now + FURTHEST) {
        let sentence = "Choose a time within the next ten years.";
        errors.push(FieldError::new("reminder", "too_far", sentence));
    }
    if errors.is_empty() {
        Ok(content)
    } else {
        Err(Problem::unprocessable(errors))
    }
}

/// No more ticks at once than a checklist has lines.
pub fn check_ticks(ticks: &[Tick]) -> Result<(), Problem> {
    if ticks.len() > MOST_ITEMS {
        return Err(Problem::field(
            "lines",
            "too_many",
            "A checklist can have at most 300 items.",
        ));
    }
    Ok(())
}

/// Ticks lines of a list, or takes their ticks away; answers whether that changed any. Words and order stay.
pub fn tick(checklist: &mut [CheckItem], ticks: &[Tick]) -> bool {
    let mut changed = false;
    for Tick { id, checked } in ticks {
        let found = checklist
            .iter_mut()
            .find(|item| item.id == *id && item.checked != *checked);
        if let Some(item) = found {
            item.checked = *checked;
            changed = true;
        }
    }
    changed
}

fn wrong_list(checklist: &[CheckItem]) -> Vec<FieldError> {
    let mut errors = Vec::new();
    if checklist.len() > MOST_ITEMS {
        errors.push(FieldError::new(
            "checklist",
            "too_many",
            "A checklist can have at most 300 items.",
        ));
    }
    let mut seen = HashSet::new();
    for (index, item) in checklist.iter().enumerate() {
        if item.id.is_empty() || item.id.len() > LONGEST_ITEM_ID || !seen.insert(&item.id) {
            let sentence = "Every checklist item needs its own ID.";
            errors.push(FieldError::new(format!("checklist.{index}.id"), "twice", sentence));
        }
    }
    errors
}

/// Every word of a note, as it is looked for.
pub fn search(content: &Content) -> String {
    let items = content.checklist.iter().map(|item| item.text.as_str());
    let parts: Vec<&str> = [content.title.as_str(), &content.description]
        .into_iter()
        .chain(items)
        .collect();
    parts.join("\n").to_lowercase()
}

/// What a note is called: its title, else the beginning of what stands in it.
pub fn name(title: &str, description: &str, checklist: &[CheckItem]) -> String {
    let items = checklist.iter().map(|item| item.text.as_str());
    let mut lines = [title, description]
        .into_iter()
        .chain(items)
        .flat_map(str::lines)
        .map(str::trim);
    let line = lines.find(|line| !line.is_empty()).unwrap_or_default();
    short(line, LONGEST_NAME)
}

/// What else stands in a note, as one line: what follows its name, and what is not ticked yet.
pub fn detail(title: &str, description: &str, checklist: &[CheckItem]) -> String {
    let open = checklist.iter().filter(|item| !item.checked);
    let items = open.map(|item| item.text.as_str());
    let lines = [title, description].into_iter().chain(items).flat_map(str::lines);
    let lines: Vec<&str> = lines.map(str::trim).filter(|line| !line.is_empty()).collect();
    let named = name(title, description, checklist);
    let rest = lines.iter().skip(usize::from(lines.first() == Some(&named.as_str())));
    short(&rest.copied().collect::<Vec<_>>().join(" · "), LONGEST_DETAIL)
}

fn short(text: &str, most: usize) -> String {
    if text.chars().count() <= most {
        return text.to_owned();
    }
    let begin: String = text.chars().take(most).collect();
    format!("{}…", begin.trim_end())
}

/// The name of a label, without blanks around it.
pub fn label(name: &str) -> Result<String, Problem> {
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    if name.is_empty() {
        return Err(Problem::field("name", "required", "Enter a name."));
    }
    if name.chars().count() > LONGEST_LABEL {
        return Err(Problem::field("name", "too_long", "Use at most 60 characters."));
    }
    Ok(name)
}

/// What a label is called in an address; its id says which it is.
pub fn handle(name: &str) -> String {
    Handle::from_title(name).map_or_else(|| "label".to_owned(), String::from)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn content() -> Content {
        Content {
            title: String::new(),
            description: String::new(),
            checklist: Vec::new(),
            labels: Vec::new(),
            archive: false,
            reminder: None,
        }
    }

    fn item(id: &str, text: &str) -> CheckItem {
        CheckItem {
            id: id.into(),
            text: text.into(),
            checked: false,
        }
    }

    #[test]
    fn everything_that_is_wrong_is_named_at_its_field() {
        let now = DateTime::from_timestamp(1_800_000_000, 0).expect("a time");
        let bad = Content {
            title: "x".repeat(501),
            checklist: vec![item("a", "x"), item("a", &"x".repeat(1001))],
            labels: (0..51).map(Uuid::from_u128).collect(),
            reminder: Some(now + Duration::days(4000)),
            ..content()
        };
        let refused = check(bad, now).expect_err("refused");
        let fields: Vec<_> = refused.errors().iter().map(|error| error.field.as_str()).collect();
        assert_eq!(
            fields,
            ["title", "checklist.1.text", "checklist.1.id", "labels", "reminder"]
        );
    }

    #[test]
    fn labels_are_kept_once_and_a_reminder_to_the_second() {
        let now = DateTime::from_timestamp(1_800_000_000, 0).expect("a time");
        let label = Uuid::from_u128(7);
        let checked = check(
            Content {
                labels: vec![label, label],
                reminder: Some(now - Duration::milliseconds(1)),
                ..content()
            },
            now,
        )
        .expect("kept");
        assert_eq!(checked.labels, [label]);
        assert_eq!(
            checked.reminder,
            Some(now - Duration::seconds(1)),
            "one that has passed is taken"
        );
    }

    #[test]
    fn a_note_is_called_by_the_first_line_that_says_something() {
        assert_eq!(name("Milk", "x", &[]), "Milk");
        assert_eq!(name(" ", "\n  Call Otto\nsoon", &[]), "Call Otto");
        assert_eq!(name("", "", &[item("a", "Eggs")]), "Eggs");
        assert_eq!(name("", "", &[]), "");
        assert_eq!(name(&"a".repeat(90), "", &[]).chars().count(), 81);
        let eggs = [item("a", "Eggs"), item("b", "Oats")];
        assert_eq!(detail("", "", &eggs), "Oats");
        assert_eq!(detail("Shopping", "For\nSunday", &eggs), "For · Sunday · Eggs · Oats");
    }

    #[test]
    fn a_tick_changes_its_line_alone_and_says_whether_it_did() {
        let mut list = [item("a", "Eggs"), item("b", "Oats")];
        let tick_one = |list: &mut [CheckItem], id: &str, checked| tick(list, &[Tick { id: id.into(), checked }]);
        assert!(tick_one(&mut list, "b", true));
        assert_eq!(list.clone().map(|item| item.checked), [false, true]);
        assert!(!tick_one(&mut list, "b", true), "it is ticked already");
        assert!(!tick_one(&mut list, "gone", true));
        assert!(tick_one(&mut list, "b", false));
    }

    #[test]
    fn a_label_has_a_name_and_an_address_in_every_script() {
        assert_eq!(label("  My   work ").expect("a name"), "My work");
        assert_eq!(label("   ").expect_err("refused").errors()[0].code, "required");
        assert_eq!(handle("Größe 7"), "groesse-7");
        assert_eq!(handle("عمل"), "label");
    }
}
