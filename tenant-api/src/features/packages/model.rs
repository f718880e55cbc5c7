//! What a package is and what may be written in it: details, items, by when; and the sentences of what is refused.

use std::collections::HashSet;

use crate::features::assignments::DueRule;
use crate::features::courses::PublishStatus;
use crate::prelude::*;

const LONGEST_DESCRIPTION: usize = 5_000;
const LONGEST_CATEGORY: usize = 100;
const LONGEST_TAG: usize = 50;
const MOST_TAGS: usize = 20;
const MOST_ITEMS: usize = 100;

/// What becomes of its items for whoever has the package no longer.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
#[derive(strum::IntoStaticStr, strum::EnumString)]
#[strum(serialize_all = "lowercase", const_into_str)]
#[schema(as = PackageRemoval)]
pub enum Removal {
    /// They keep them.
    Keep,
    /// What nothing else gives them is archived, with what they did.
    #[default]
    Archive,
}

impl Removal {
    /// Which one a stored word means; the table's check lets no other in.
    pub fn parse(word: &str) -> Self {
        word.parse().unwrap_or(Self::Archive)
    }
}

/// What stands in a package.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
#[derive(strum::IntoStaticStr)]
#[strum(serialize_all = "lowercase", const_into_str)]
#[schema(as = PackageItemKind)]
pub enum ItemKind {
    Course,
    /// A course whose activities are done in any order.
    Bundle,
    Resource,
    Pathway,
}

impl ItemKind {
    /// The word that is stored: a bundle is a course.
    pub fn stored(self) -> &'static str {
        match self {
            Self::Bundle => "course",
            other => other.into_str(),
        }
    }

    /// Which one a stored word means.
    pub fn parse(word: &str, is_bundle: bool) -> Self {
        match word {
            "resource" => Self::Resource,
            "pathway" => Self::Pathway,
            _ if is_bundle => Self::Bundle,
            _ => Self::Course,
        }
    }
}

/// How far somebody is with a package.
#[allow(clippy::enum_variant_names, reason = "the specification's words")]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
#[derive(strum::IntoStaticStr, strum::EnumString)]
#[strum(serialize_all = "lowercase", const_into_str)]
#[schema(as = PackageProgressStatus)]
pub enum Progress {
    /// Nothing of it was begun.
    NotStarted,
    InProgress,
    /// Done, for good.
    Completed,
}

impl Progress {
    /// Which one a stored word means; what is not known counts for nothing.
    pub fn parse(word: &str) -> Self {
        word.parse().unwrap_or(Self::NotStarted)
    }
}

/// Why something is not done.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// The table of moves has no such move.
    #[error("A package that is '{}' cannot become '{}'.{}", from.into_str(), to.into_str(), restore_first(*from))]
    Move {
        /// The state it is in.
        from: PublishStatus,
        /// The state that was asked for.
        to: PublishStatus,
    },
    /// There is nothing in it.
    #[error("Add at least one item before you publish this package.")]
    Empty,
    /// What was chosen is gone.
    #[error("This item no longer exists. Please remove it.")]
    NoSuchItem(Uuid),
}

fn restore_first(from: PublishStatus) -> &'static str {
    if from == PublishStatus::Archived {
        " Restore it first."
    } else {
        ""
    }
}

impl From<Refusal> for Problem {
    fn from(refusal: Refusal) -> Self {
        let sentence = refusal.to_string();
        match refusal {
            Refusal::Move { .. } => Problem::conflict("wrong_state", sentence),
            Refusal::Empty => Problem::field("items", "empty_package", sentence),
            Refusal::NoSuchItem(id) => Problem::field(format!("items.{id}"), "no_such_item", sentence),
        }
    }
}

/// Something that stands in a package, as it is written.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = PackageItemDraft)]
pub struct ItemDraft {
    pub kind: ItemKind,
    pub document_id: Uuid,
}

/// All that is written of a package.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = PackageDraft)]
pub struct Draft {
    /// 1 to 200 characters.
    pub title: String,
    /// At most 5,000 characters.
    #[serde(default)]
    pub description: String,
    /// At most 100 characters.
    #[serde(default)]
    pub category: String,
    /// At most 20 of at most 50 characters.
    #[serde(default)]
    pub tags: Vec<String>,
    /// By when its courses are to be completed; nothing: as the courses say.
    #[serde(default)]
    pub due: DueRule,
    /// What becomes of its items for whoever has it no longer.
    #[serde(default)]
    pub on_removal: Removal,
    /// At most 100, in order.
    #[serde(default)]
    pub items: Vec<ItemDraft>,
}

/// A title as somebody typed it.
pub fn title(given: &str) -> Result<String, FieldError> {
    let title = given.trim();
    match title.chars().count() {
        0 => Err(FieldError::new("title", "required", "Enter a title.")),
        1..=200 if !title.chars().any(char::is_control) => Ok(title.to_owned()),
        _ => {
            let sentence = "Use at most 200 characters on one line.";
            Err(FieldError::new("title", "too_long", sentence))
        }
    }
}

impl Draft {
    /// What is kept of it, or every field that is wrong.
    pub fn check(self) -> Result<Self, Problem> {
        let mut wrong = Vec::new();
        let title = title(&self.title).unwrap_or_else(|error| {
            wrong.push(error);
            String::new()
        });
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
        let mut seen = HashSet::new();
        let tags = self.tags.iter().map(|tag| tag.trim()).filter(|tag| !tag.is_empty());
        let tags = tags.filter(|tag| seen.insert(tag.to_lowercase()));
        let tags: Vec<String> = tags.map(str::to_owned).collect();
        if tags.len() > MOST_TAGS || tags.iter().any(|tag| tag.chars().count() > LONGEST_TAG) {
            let sentence = "A package can have at most 20 tags of at most 50 characters.";
            wrong.push(FieldError::new("tags", "too_many", sentence));
        }
        let distinct: HashSet<Uuid> = self.items.iter().map(|item| item.document_id).collect();
        if distinct.len() < self.items.len() {
            wrong.push(FieldError::new("items", "twice", "An item is in this package twice."));
        }
        if self.items.len() > MOST_ITEMS {
            wrong.push(FieldError::new(
                "items",
                "too_many",
                "A package can have at most 100 items.",
            ));
        }
        if !wrong.is_empty() {
            return Err(Problem::unprocessable(wrong));
        }
        Ok(Self {
            title,
            description,
            category,
            tags,
            ..self
        })
    }

    /// Whether it can be given as it is.
    pub fn is_whole(&self) -> Result<(), Refusal> {
        if self.items.is_empty() {
            Err(Refusal::Empty)
        } else {
            Ok(())
        }
    }

    /// What the search boxes look in.
    pub fn search(&self) -> String {
        let tags = self.tags.join(" ");
        format!("{} {} {} {tags}", self.title, self.description, self.category).to_lowercase()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn item(id: u128) -> ItemDraft {
        ItemDraft {
            kind: ItemKind::Course,
            document_id: Uuid::from_u128(id),
        }
    }

    fn draft() -> Draft {
        Draft {
            title: " First month ".into(),
            tags: vec!["New".into(), "new ".into(), String::new()],
            items: vec![item(1), item(2)],
            ..Draft::default()
        }
    }

    #[test]
    fn what_is_kept_is_tidy() {
        let checked = draft().check().expect("fine");
        assert_eq!((checked.title.as_str(), checked.tags.len()), ("First month", 1));
        assert_eq!(checked.search(), "first month   new");
        assert_eq!(checked.is_whole(), Ok(()));
        assert_eq!(Draft::default().is_whole(), Err(Refusal::Empty));
    }

    #[test]
    fn every_fault_is_named_at_its_field() {
        let wrong = Draft {
            title: "x".repeat(201),
            description: "x".repeat(5_001),
            category: "x".repeat(101),
            tags: vec!["x".repeat(51)],
            items: vec![item(1), item(1)],
            ..Draft::default()
        };
        let problem = wrong.check().expect_err("faults");
        let fields: Vec<&str> = problem.errors().iter().map(|error| error.field.as_str()).collect();
        assert_eq!(fields, ["title", "description", "category", "tags", "items"]);
        let many = Draft {
            items: (0..101).map(item).collect(),
            ..draft()
        };
        assert_eq!(many.check().expect_err("too many").errors()[0].field, "items");
    }

    #[test]
    fn words_are_read_as_they_are_stored() {
        for kind in [
            ItemKind::Course,
            ItemKind::Bundle,
            ItemKind::Resource,
            ItemKind::Pathway,
        ] {
            assert_eq!(ItemKind::parse(kind.stored(), kind == ItemKind::Bundle), kind);
        }
        for removal in [Removal::Keep, Removal::Archive] {
            assert_eq!(Removal::parse(removal.into_str()), removal);
        }
        for progress in [Progress::NotStarted, Progress::InProgress, Progress::Completed] {
            assert_eq!(Progress::parse(progress.into_str()), progress);
        }
        let refusal = Refusal::Move {
            from: PublishStatus::Archived,
            to: PublishStatus::Published,
        };
        assert_eq!(
            refusal.to_string(),
            "A package that is 'archived' cannot become 'published'. Restore it first."
        );
    }
}
