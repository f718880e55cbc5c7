//! The details of a course: title, handle, description, image, category, tags, order of learning, certificate, availability.

use crate::prelude::*;

use std::collections::HashSet;

use learnt_kernel::handle::Handle;
use serde::Deserializer;

use super::refusal::Refusal;

/// Details as a version holds them.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Details {
    pub title: String,
    /// What it is about.
    pub description: String,
    pub image: Option<Uuid>,
    /// One word to find it by.
    pub category: String,
    /// More words to find it by.
    pub tags: Vec<String>,
    /// Activities open one after the other.
    pub sequential: bool,
    /// Whoever completes it is given a certificate.
    pub certificate: bool,
    /// For so many months; nothing: for good.
    pub certificate_months: Option<i32>,
    /// What it looks like; nothing: as the design that comes with the program.
    pub certificate_template: Option<Uuid>,
    /// Its people may keep it as a file.
    pub certificate_download: bool,
    /// Its player leads to whom a learner may turn to.
    pub chat: bool,
    /// Opens then.
    pub availability_from: Option<DateTime<Utc>>,
    /// Closes then.
    pub availability_until: Option<DateTime<Utc>>,
}

/// What an admin changes; what is not named stays. A null empties what may be empty.
#[derive(Debug, Clone, Default, PartialEq, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", default)]
pub struct DetailsPatch {
    /// 1 to 200 characters.
    pub title: Option<String>,
    /// Unique among courses.
    pub handle: Option<String>,
    /// At most 5,000 characters.
    pub description: Option<String>,
    /// An uploaded picture.
    #[serde(deserialize_with = "nullable")]
    #[schema(value_type = Option<Uuid>)]
    pub image: Option<Option<Uuid>>,
    /// At most 100 characters.
    pub category: Option<String>,
    /// At most 20 of at most 50 characters.
    pub tags: Option<Vec<String>>,
    /// Activities open one after the other.
    pub sequential: Option<bool>,
    /// Whoever completes it is given a certificate.
    pub certificate: Option<bool>,
    /// For so many months, 1 to 120; kept only while it gives one.
    #[serde(deserialize_with = "nullable")]
    #[schema(value_type = Option<i32>)]
    pub certificate_months: Option<Option<i32>>,
    /// What it looks like: a published template; kept only while it gives one.
    #[serde(deserialize_with = "nullable")]
    #[schema(value_type = Option<Uuid>)]
    pub certificate_template: Option<Option<Uuid>>,
    /// Its people may keep it as a file.
    pub certificate_download: Option<bool>,
    /// Its player leads to whom a learner may turn to.
    pub chat: Option<bool>,
    /// Opens then.
    #[serde(deserialize_with = "nullable")]
    #[schema(value_type = Option<DateTime<Utc>>)]
    pub availability_from: Option<Option<DateTime<Utc>>>,
    /// Closes then.
    #[serde(deserialize_with = "nullable")]
    #[schema(value_type = Option<DateTime<Utc>>)]
    pub availability_until: Option<Option<DateTime<Utc>>>,
}

/// Tells a null from a field that is absent.
pub(super) fn nullable<'de, T: Deserialize<'de>, D: Deserializer<'de>>(from: D) -> Result<Option<Option<T>>, D::Error> {
    Option::<T>::deserialize(from).map(Some)
}

type FieldViolation = (String, &'static str, String);

/// A title of a course, a section or an activity.
pub fn title(given: &str) -> Result<String, Refusal> {
    let title = given.trim();
    match title.chars().count() {
        1..=200 if !title.chars().any(char::is_control) => Ok(title.to_owned()),
        0 => Err(Refusal::Fields(vec![(
            "title".into(),
            "required",
            "Enter a title.".into(),
        )])),
        _ => Err(Refusal::Fields(vec![(
            "title".into(),
            "too_long",
            "Use at most 200 characters on one line.".into(),
        )])),
    }
}

/// A handle as somebody typed it.
pub fn handle(given: &str) -> Result<Handle, Refusal> {
    Handle::parse(given.trim())
        .map_err(|error| Refusal::Fields(vec![("handle".into(), "invalid", format!("{error}."))]))
}

/// What a title suggests as a handle, with room for a number behind it. A title without Latin letters suggests nothing.
pub fn handle_base(title: &str) -> String {
    let base = Handle::from_title(title).map_or_else(|| "course".to_owned(), String::from);
    let base: String = base.chars().take(90).collect();
    base.trim_end_matches('-').to_owned()
}

/// The base, or the base with the first number behind it that no course has.
pub fn free_handle(base: &str, taken: &[String]) -> String {
    let taken: HashSet<&str> = taken.iter().map(String::as_str).collect();
    let numbered = (2_u32..).map(|number| format!("{base}-{number}"));
    std::iter::once(base.to_owned())
        .chain(numbered)
        .find(|handle| !taken.contains(handle.as_str()))
        .unwrap_or_default()
}

impl Details {
    /// The details after a change, or every field that is wrong.
    pub fn after(&self, patch: &DetailsPatch) -> Result<Details, Refusal> {
        let mut wrong = Vec::new();
        let mut next = self.clone();
        if let Some(given) = &patch.title {
            match title(given) {
                Ok(title) => next.title = title,
                Err(Refusal::Fields(list)) => wrong.extend(list),
                Err(other) => return Err(other),
            }
        }
        if let Some(given) = &patch.description {
            next.description = short(given, "description", 5_000, &mut wrong);
        }
        if let Some(given) = &patch.category {
            next.category = short(given, "category", 100, &mut wrong);
        }
        if let Some(given) = &patch.tags {
            next.tags = tags(given, &mut wrong);
        }
        next.image = patch.image.unwrap_or(next.image);
        next.sequential = patch.sequential.unwrap_or(next.sequential);
        next.certificate = patch.certificate.unwrap_or(next.certificate);
        next.certificate_months = months(patch.certificate_months.unwrap_or(next.certificate_months), &mut wrong)
            .filter(|_| next.certificate);
        next.certificate_template = patch
            .certificate_template
            .unwrap_or(next.certificate_template)
            .filter(|_| next.certificate);
        next.certificate_download = patch.certificate_download.unwrap_or(next.certificate_download);
        next.chat = patch.chat.unwrap_or(next.chat);
        next.availability_from = patch.availability_from.unwrap_or(next.availability_from);
        next.availability_until = patch.availability_until.unwrap_or(next.availability_until);
        if next
            .availability_from
            .zip(next.availability_until)
            .is_some_and(|(from, until)| until <= from)
        {
            wrong.push((
                "availabilityUntil".into(),
                "before_from",
                "The course must close after it opens.".into(),
            ));
        }
        if wrong.is_empty() {
            Ok(next)
        } else {
            Err(Refusal::Fields(wrong))
        }
    }

    /// What the search boxes look in.
    pub fn search(&self) -> String {
        format!(
            "{} {} {} {}",
            self.title,
            self.description,
            self.category,
            self.tags.join(" ")
        )
        .to_lowercase()
    }
}

fn short(given: &str, field: &str, most: usize, wrong: &mut Vec<FieldViolation>) -> String {
    let text = given.trim();
    if text.chars().count() > most {
        wrong.push((field.into(), "too_long", format!("Use at most {most} characters.")));
    }
    text.to_owned()
}

fn months(given: Option<i32>, wrong: &mut Vec<FieldViolation>) -> Option<i32> {
    if given.is_some_and(|months| !(1..=120).contains(&months)) {
        wrong.push((
            "certificateMonths".into(),
            "out_of_range",
            "Enter 1 to 120 months.".into(),
        ));
    }
    given
}

fn tags(given: &[String], wrong: &mut Vec<FieldViolation>) -> Vec<String> {
    let (mut tags, mut seen) = (Vec::new(), HashSet::new());
    for tag in given.iter().map(|tag| tag.trim()).filter(|tag| !tag.is_empty()) {
        if tag.chars().count() > 50 {
            wrong.push((
                "tags".into(),
                "too_long",
                "A tag can have at most 50 characters.".into(),
            ));
            break;
        }
        if !seen.insert(tag.to_lowercase()) {
            continue;
        }
        if tags.len() == 20 {
            wrong.push(("tags".into(), "too_many", "A course can have at most 20 tags.".into()));
            break;
        }
        tags.push(tag.to_owned());
    }
    tags
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn patch(value: serde_json::Value) -> DetailsPatch {
        serde_json::from_value(value).expect("readable")
    }

    #[test]
    fn what_is_not_named_stays_and_null_empties() {
        let before = Details {
            title: "A".into(),
            image: Some(Uuid::from_u128(3)),
            sequential: true,
            ..Details::default()
        };
        let after = before.after(&patch(json!({ "category": " Safety " }))).expect("fine");
        assert_eq!(
            after,
            Details {
                category: "Safety".into(),
                ..before.clone()
            }
        );
        let emptied = before.after(&patch(json!({ "image": null }))).expect("fine");
        assert_eq!(emptied.image, None);
    }

    #[test]
    fn every_wrong_field_is_named() {
        let wrong = Details::default()
            .after(&patch(json!({
                "title": "  ", "description": "x".repeat(5_001), "tags": ["y".repeat(51)],
                "availabilityFrom": "2027-01-02T00:00:00Z", "availabilityUntil": "2027-01-01T00:00:00Z"
            })))
            .expect_err("must be refused");
        let Refusal::Fields(list) = wrong else {
            panic!("{wrong:?}")
        };
        let fields: Vec<&str> = list.iter().map(|(field, _, _)| field.as_str()).collect();
        assert_eq!(fields, vec!["title", "description", "tags", "availabilityUntil"]);
    }

    #[test]
    fn the_first_free_number_follows_the_handle_that_a_title_suggests() {
        assert_eq!(handle_base("Fire safety!"), "fire-safety");
        assert_eq!(handle_base("السلامة"), "course");
        let taken = ["course", "course-2", "course-4", "course-of-life"].map(str::to_owned);
        assert_eq!(free_handle("course", &[]), "course");
        assert_eq!(free_handle("course", &taken), "course-3");
    }

    #[test]
    fn tags_are_distinct_whatever_their_case() {
        let after = Details::default()
            .after(&patch(json!({ "tags": ["Fire", " fire ", "", "安全"] })))
            .expect("fine");
        assert_eq!(after.tags, vec!["Fire", "安全"]);
        let many: Vec<String> = (0..21).map(|number| number.to_string()).collect();
        let wrong = Details::default()
            .after(&patch(json!({ "tags": many })))
            .expect_err("one too many");
        assert!(matches!(wrong, Refusal::Fields(list) if list[0].1 == "too_many"));
    }

    #[test]
    fn months_are_kept_only_while_there_is_a_certificate() {
        let on = Details::default()
            .after(&patch(json!({ "certificate": true, "certificateMonths": 12 })))
            .expect("fine");
        assert_eq!((on.certificate, on.certificate_months), (true, Some(12)));
        let off = on.after(&patch(json!({ "certificate": false }))).expect("fine");
        assert_eq!((off.certificate, off.certificate_months), (false, None));
        let good = on.after(&patch(json!({ "certificateMonths": null }))).expect("fine");
        assert_eq!((good.certificate, good.certificate_months), (true, None));
        for months in [0, -1, 121] {
            let wrong = on.after(&patch(json!({ "certificateMonths": months })));
            let Err(Refusal::Fields(list)) = wrong else {
                panic!("{months} months")
            };
            assert_eq!((list[0].0.as_str(), list[0].1), ("certificateMonths", "out_of_range"));
        }
    }

    #[test]
    fn the_search_text_is_lower_case() {
        let details = Details {
            title: "Große FEUER".into(),
            tags: vec!["Ab".into()],
            ..Details::default()
        };
        assert_eq!(details.search(), "große feuer   ab");
    }
}
