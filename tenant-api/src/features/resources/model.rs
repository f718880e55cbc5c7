//! What a resource is and what may be written on it: states, types of files, details.

use crate::prelude::*;

use std::collections::HashSet;

use learnt_kernel::handle::Handle;

use super::domain_events::{ResourceArchived, ResourcePublished, ResourceRestored, ResourceUnpublished};

const LONGEST_TITLE: usize = 200;
const LONGEST_DESCRIPTION: usize = 5_000;
const LONGEST_CATEGORY: usize = 100;
const LONGEST_TAG: usize = 50;
const MOST_TAGS: usize = 20;

/// Whether people are given it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
#[derive(strum::IntoStaticStr, strum::EnumString)]
#[strum(serialize_all = "lowercase", const_into_str)]
#[schema(as = ResourceStatus)]
pub enum Status {
    /// Not yet, or not any more for a while.
    Draft,
    /// They are.
    Published,
    /// Not any more.
    Archived,
}

impl Status {
    /// Which one a stored word means; a resource in a state that is not known is given to nobody.
    pub fn parse(word: &str) -> Self {
        word.parse().unwrap_or(Self::Draft)
    }

    /// The audit log's word for coming here.
    pub fn event(self, before: Self, resource_id: Uuid) -> EventBody {
        match (before, self) {
            (_, Self::Published) => ResourcePublished { resource_id }.into(),
            (_, Self::Archived) => ResourceArchived { resource_id }.into(),
            (Self::Archived, Self::Draft) => ResourceRestored { resource_id }.into(),
            (_, Self::Draft) => ResourceUnpublished { resource_id }.into(),
        }
    }

    /// Whether it may come here from `before`, with or without a file.
    pub fn is_open_from(self, before: Self, has_file: bool) -> Result<(), Refusal> {
        match (before, self) {
            (Self::Archived, Self::Published) => Err(Refusal::Archived),
            (_, Self::Published) if !has_file => Err(Refusal::NoFile),
            _ => Ok(()),
        }
    }
}

/// What kind of file it is, as learners look for it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
#[derive(strum::IntoStaticStr, strum::EnumString)]
#[strum(serialize_all = "lowercase", const_into_str)]
#[schema(as = ResourceFileType)]
pub enum FileType {
    /// Values with commas between them.
    Csv,
    /// A workbook.
    Excel,
    Pdf,
    /// Slides.
    Powerpoint,
    /// A text.
    Word,
    Image,
    Video,
}

impl FileType {
    /// What an upload of this media type is; nothing for what no resource takes.
    pub fn of(media_type: &str) -> Option<Self> {
        Some(match media_type {
            "text/csv" => Self::Csv,
            "application/pdf" => Self::Pdf,
            "application/vnd.openxmlformats-officedocument.wordprocessingml.document" => Self::Word,
            "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet" => Self::Excel,
            "application/vnd.openxmlformats-officedocument.presentationml.presentation" => Self::Powerpoint,
            image if image.starts_with("image/") => Self::Image,
            video if video.starts_with("video/") => Self::Video,
            _ => return None,
        })
    }
}

/// Why something is not done.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// There is nothing to show yet.
    #[error("Upload a file before you publish this resource.")]
    NoFile,
    /// It was put away.
    #[error("This resource is archived. Restore it first.")]
    Archived,
    /// The upload is gone, or is none that a resource takes.
    #[error("This file no longer exists. Please upload it again.")]
    NoSuchFile,
    /// Another resource is called so.
    #[error("Another resource has this handle. Please choose another one.")]
    HandleTaken,
}

impl From<Refusal> for Problem {
    fn from(refusal: Refusal) -> Self {
        let sentence = refusal.to_string();
        match refusal {
            Refusal::NoFile => Problem::conflict("no_file", sentence),
            Refusal::Archived => Problem::conflict("resource_archived", sentence),
            Refusal::NoSuchFile => Problem::field("fileId", "no_such_file", sentence),
            Refusal::HandleTaken => Problem::field("handle", "taken", sentence),
        }
    }
}

/// What stands on a resource.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Details {
    /// 1 to 200 characters.
    pub title: String,
    /// Its name in addresses.
    pub handle: String,
    /// At most 5,000 characters.
    pub description: String,
    /// One word to find it by.
    pub category: String,
    /// More words to find it by.
    pub tags: Vec<String>,
}

/// A title as somebody typed it.
pub fn title(given: &str) -> Result<String, FieldError> {
    let title = given.trim();
    match title.chars().count() {
        0 => Err(FieldError::new("title", "required", "Enter a title.")),
        1..=LONGEST_TITLE if !title.chars().any(char::is_control) => Ok(title.to_owned()),
        _ => {
            let sentence = "Use at most 200 characters on one line.";
            Err(FieldError::new("title", "too_long", sentence))
        }
    }
}

impl Details {
    /// What is kept of it, or every field that is wrong.
    pub fn check(self) -> Result<Self, Problem> {
        let mut wrong = Vec::new();
        let title = title(&self.title).unwrap_or_else(|error| {
            wrong.push(error);
            String::new()
        });
        let handle = self.handle.trim().to_owned();
        if let Err(error) = Handle::parse(&handle) {
            wrong.push(FieldError::new("handle", "invalid", format!("{error}.")));
        }
        let mut short = |field: &str, text: &str, most: usize| {
            let text = text.trim().to_owned();
            if text.chars().count() > most {
                let sentence = format!("Use at most {most} characters.");
                wrong.push(FieldError::new(field, "too_long", sentence));
            }
            text
        };
        let description = short("description", &self.description, LONGEST_DESCRIPTION);
        let category = short("category", &self.category, LONGEST_CATEGORY);
        let tags = tags(&self.tags);
        if tags.iter().any(|tag| tag.chars().count() > LONGEST_TAG) {
            wrong.push(FieldError::new(
                "tags",
                "too_long",
                "A tag can have at most 50 characters.",
            ));
        }
        if tags.len() > MOST_TAGS {
            wrong.push(FieldError::new(
                "tags",
                "too_many",
                "A resource can have at most 20 tags.",
            ));
        }
        if !wrong.is_empty() {
            return Err(Problem::unprocessable(wrong));
        }
        Ok(Self {
            title,
            handle,
            description,
            category,
            tags,
        })
    }

    /// What the search boxes look in.
    pub fn search(&self) -> String {
        let tags = self.tags.join(" ");
        format!("{} {tags} {} {}", self.category, self.title, self.description).to_lowercase()
    }
}

/// Each once, whatever its capitals.
fn tags(given: &[String]) -> Vec<String> {
    let mut seen = HashSet::new();
    let tags = given.iter().map(|tag| tag.trim()).filter(|tag| !tag.is_empty());
    tags.filter(|tag| seen.insert(tag.to_lowercase()))
        .map(str::to_owned)
        .collect()
}

/// The handle that a title suggests, with the first number behind it that no resource has.
pub fn free_handle(title: &str, taken: &[String]) -> String {
    let base = handle_base(title);
    let numbered = (2_u32..).map(|number| format!("{base}-{number}"));
    std::iter::once(base.clone())
        .chain(numbered)
        .find(|handle| !taken.contains(handle))
        .unwrap_or_default()
}

/// What a title suggests as a handle, with room for a number behind it. A title without Latin letters suggests nothing.
pub fn handle_base(title: &str) -> String {
    let base = Handle::from_title(title).map_or_else(|| "resource".to_owned(), String::from);
    let base: String = base.chars().take(90).collect();
    base.trim_end_matches('-').to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn details() -> Details {
        Details {
            title: " Fire plan ".into(),
            handle: "fire-plan".into(),
            description: "Where to go.".into(),
            category: "Safety".into(),
            tags: vec!["Hall".into(), " hall ".into(), "".into()],
        }
    }

    #[test]
    fn what_is_kept_is_tidy_and_found_by_its_words() {
        let checked = details().check().expect("fine");
        assert_eq!(
            (checked.title.as_str(), checked.tags.as_slice()),
            ("Fire plan", &["Hall".to_owned()][..])
        );
        assert_eq!(checked.search(), "safety hall fire plan where to go.");
    }

    #[test]
    fn every_fault_is_named_at_its_field() {
        let wrong = Details {
            title: String::new(),
            handle: "Fire plan".into(),
            description: "x".repeat(5_001),
            category: "x".repeat(101),
            tags: (0..21).map(|n| n.to_string()).collect(),
        };
        let problem = wrong.check().expect_err("faults");
        let fields: Vec<&str> = problem.errors().iter().map(|error| error.field.as_str()).collect();
        assert_eq!(fields, ["title", "handle", "description", "category", "tags"]);
    }

    #[test]
    fn only_a_resource_with_a_file_is_published_and_an_archived_one_is_restored_first() {
        use Status::{Archived, Draft, Published};
        assert_eq!(Published.is_open_from(Draft, true), Ok(()));
        assert_eq!(Published.is_open_from(Draft, false), Err(Refusal::NoFile));
        assert_eq!(Published.is_open_from(Archived, true), Err(Refusal::Archived));
        assert_eq!(Draft.is_open_from(Archived, false), Ok(()));
        assert_eq!(Draft.event(Archived, Uuid::nil()).kind(), "resource.restored");
        assert_eq!(Draft.event(Published, Uuid::nil()).kind(), "resource.unpublished");
    }

    #[test]
    fn a_handle_is_the_titles_with_a_number_while_it_is_taken() {
        assert_eq!(free_handle("Fire plan", &[]), "fire-plan");
        let taken = ["fire-plan".to_owned(), "fire-plan-2".to_owned()];
        assert_eq!(free_handle("Fire plan", &taken), "fire-plan-3");
        assert_eq!(free_handle("計画", &[]), "resource");
    }
}
