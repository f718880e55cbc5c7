//! What a pathway is and what may be written on it: details, items, when it is completed; and the sentences of what is refused.

use std::collections::HashSet;

use learnt_kernel::handle::Handle;

use crate::features::assignments::DueRule;
use crate::features::courses::PublishStatus;
use crate::prelude::*;

const LONGEST_DESCRIPTION: usize = 5_000;
const LONGEST_CATEGORY: usize = 100;
const LONGEST_TAG: usize = 50;
const MOST_TAGS: usize = 20;
const MOST_ITEMS: usize = 100;
const LONGEST_REASON: usize = 500;

/// In which order its items are done.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[derive(strum::IntoStaticStr, strum::EnumString)]
#[strum(serialize_all = "camelCase", const_into_str)]
#[schema(as = PathwayMode)]
pub enum Mode {
    /// In any.
    #[default]
    LearnersChoice,
    /// One opens when every required one before it is done.
    Sequenced,
}

impl Mode {
    /// Which one a stored word means; one that is not known closes nothing to anybody.
    pub fn parse(word: &str) -> Self {
        word.parse().unwrap_or(Self::LearnersChoice)
    }
}

/// What lies on a pathway.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
#[derive(strum::IntoStaticStr, strum::EnumString)]
#[strum(serialize_all = "lowercase", const_into_str)]
#[schema(as = PathwayItemKind)]
pub enum ItemKind {
    Course,
    /// A course whose activities are done in any order.
    Bundle,
    Resource,
    Event,
    Form,
}

impl ItemKind {
    /// The word that is stored: a bundle is a course.
    pub fn stored(self) -> &'static str {
        match self {
            Self::Bundle => "course",
            other => other.into_str(),
        }
    }

    /// Which one a stored word means; one that is not known is the most usual.
    pub fn parse(word: &str) -> Self {
        word.parse().unwrap_or(Self::Course)
    }
}

/// How far somebody is on a pathway.
#[allow(clippy::enum_variant_names, reason = "the specification's words")]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
#[derive(strum::IntoStaticStr, strum::EnumString)]
#[strum(serialize_all = "lowercase", const_into_str)]
#[schema(as = PathwayProgressStatus)]
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
    #[error("A pathway that is '{}' cannot become '{}'.{}", from.into_str(), to.into_str(), restore_first(*from))]
    Move {
        /// The state it is in.
        from: PublishStatus,
        /// The state that was asked for.
        to: PublishStatus,
    },
    /// There is nothing on it.
    #[error("Add at least one item before you publish this pathway.")]
    Empty,
    /// More is asked for than there is.
    #[error("{count} items are required, but the pathway has only {items}.")]
    TooFew {
        /// So many complete it.
        count: usize,
        /// So many there are.
        items: usize,
    },
    /// Another pathway is called so.
    #[error("Another pathway has this handle. Please choose another one.")]
    HandleTaken,
    /// What was chosen is gone, or another team's.
    #[error("This item no longer exists. Please remove it.")]
    NoSuchItem(Uuid),
    /// Something comes before it.
    #[error("{}", waits(pathway, waits_for.as_deref()))]
    Locked {
        /// The pathway that gives it.
        pathway: String,
        /// What has to be completed first.
        waits_for: Option<String>,
    },
    /// There is nothing left to let them off.
    #[error("This person has already completed this item.")]
    AlreadyDone,
    /// Completed pathways stay as they are.
    #[error("This person has already completed this pathway, so the waiver cannot be withdrawn.")]
    AlreadyCompleted,
}

fn restore_first(from: PublishStatus) -> &'static str {
    if from == PublishStatus::Archived {
        " Restore it first."
    } else {
        ""
    }
}

fn waits(pathway: &str, waits_for: Option<&str>) -> String {
    match waits_for {
        Some(item) => format!("Complete “{item}” first: it comes before this on the pathway “{pathway}”."),
        None => format!("Complete the previous items on the pathway “{pathway}” first."),
    }
}

impl From<Refusal> for Problem {
    fn from(refusal: Refusal) -> Self {
        let sentence = refusal.to_string();
        match refusal {
            Refusal::Move { .. } => Problem::conflict("wrong_state", sentence),
            Refusal::Empty => Problem::field("items", "empty_pathway", sentence),
            Refusal::TooFew { .. } => Problem::field("requiredCount", "too_few_items", sentence),
            Refusal::HandleTaken => Problem::field("handle", "taken", sentence),
            Refusal::NoSuchItem(id) => Problem::field(format!("items.{id}"), "no_such_item", sentence),
            Refusal::Locked { .. } => Problem::conflict("pathway_locked", sentence),
            Refusal::AlreadyDone => Problem::conflict("already_completed", sentence),
            Refusal::AlreadyCompleted => Problem::conflict("pathway_completed", sentence),
        }
    }
}

/// Something that lies on a pathway, as it is written.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = PathwayItemDraft)]
pub struct ItemDraft {
    pub kind: ItemKind,
    pub document_id: Uuid,
    /// It has to be done.
    pub required: bool,
}

/// All that is written of a pathway.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = PathwayDraft)]
pub struct Draft {
    /// 1 to 200 characters.
    pub title: String,
    /// Its name in addresses: small letters, digits and hyphens.
    pub handle: String,
    /// At most 5,000 characters.
    #[serde(default)]
    pub description: String,
    /// An uploaded picture.
    #[serde(default)]
    pub image: Option<Uuid>,
    /// At most 100 characters.
    #[serde(default)]
    pub category: String,
    /// At most 20 of at most 50 characters.
    #[serde(default)]
    pub tags: Vec<String>,
    /// In which order its items are done.
    #[serde(default)]
    pub mode: Mode,
    /// So many of its items complete it; left out: all that are required, or all where none is.
    #[serde(default)]
    pub required_count: Option<i32>,
    /// By when it is to be completed; whenever, if nothing is said.
    #[serde(default)]
    pub due: DueRule,
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

/// Why somebody is let off an item, as an admin typed it.
pub fn reason(given: &str) -> Result<String, Problem> {
    let reason = given.trim();
    match reason.chars().count() {
        0 => Err(Problem::field("reason", "required", "Enter a reason.")),
        1..=LONGEST_REASON => Ok(reason.to_owned()),
        _ => Err(Problem::field("reason", "too_long", "Use at most 500 characters.")),
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
        let mut seen = HashSet::new();
        let tags = self.tags.iter().map(|tag| tag.trim()).filter(|tag| !tag.is_empty());
        let tags = tags.filter(|tag| seen.insert(tag.to_lowercase()));
        let tags: Vec<String> = tags.map(str::to_owned).collect();
        if tags.len() > MOST_TAGS || tags.iter().any(|tag| tag.chars().count() > LONGEST_TAG) {
            let sentence = "A pathway can have at most 20 tags of at most 50 characters.";
            wrong.push(FieldError::new("tags", "too_many", sentence));
        }
        if self.required_count.is_some_and(|count| count < 1) {
            let sentence = "Require at least one item.";
            wrong.push(FieldError::new("requiredCount", "out_of_range", sentence));
        }
        let distinct: HashSet<Uuid> = self.items.iter().map(|item| item.document_id).collect();
        if distinct.len() < self.items.len() {
            let sentence = "An item is on this pathway twice.";
            wrong.push(FieldError::new("items", "twice", sentence));
        }
        if self.items.len() > MOST_ITEMS {
            let sentence = "A pathway can have at most 100 items.";
            wrong.push(FieldError::new("items", "too_many", sentence));
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
            ..self
        })
    }

    /// Whether it can be followed as it is.
    pub fn is_whole(&self) -> Result<(), Refusal> {
        if self.items.is_empty() {
            return Err(Refusal::Empty);
        }
        let count = self.required_count.and_then(|count| usize::try_from(count).ok());
        match count.filter(|count| *count > self.items.len()) {
            Some(count) => Err(Refusal::TooFew {
                count,
                items: self.items.len(),
            }),
            None => Ok(()),
        }
    }

    /// What the search boxes look in.
    pub fn search(&self) -> String {
        let tags = self.tags.join(" ");
        format!("{} {} {} {tags}", self.title, self.description, self.category).to_lowercase()
    }
}

/// The handle that a title suggests, with the first number behind it that no pathway has.
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
    let base = Handle::from_title(title).map_or_else(|| "pathway".to_owned(), String::from);
    let base: String = base.chars().take(90).collect();
    base.trim_end_matches('-').to_owned()
}
