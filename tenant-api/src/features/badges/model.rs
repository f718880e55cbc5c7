//! What a badge is, what may be written on it, and to whom it may be given.

use crate::prelude::*;

const LONGEST_TITLE: usize = 120;
const LONGEST_DESCRIPTION: usize = 500;
const LONGEST_NOTE: usize = 300;
const LONGEST_REASON: usize = 500;
/// So many people are given a badge at once.
pub const MOST_PEOPLE: usize = 200;

/// Whether it is given to anybody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
#[derive(strum::IntoStaticStr, strum::EnumString)]
#[strum(serialize_all = "lowercase", const_into_str)]
#[schema(as = BadgeStatus)]
pub enum Status {
    /// It is.
    Active,
    /// Not any more; whoever holds it keeps it.
    Archived,
}

impl Status {
    /// Which one a stored word means; a badge in a state that is not known is given to nobody.
    pub fn parse(word: &str) -> Self {
        word.parse().unwrap_or(Self::Archived)
    }
}

/// What stands on a badge.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Content {
    /// 1 to 120 characters.
    pub title: String,
    /// At most 500 characters.
    pub description: String,
}

impl Content {
    /// What is kept, or every field that is wrong.
    pub fn check(title: &str, description: &str) -> Result<Self, Problem> {
        let (title, description) = (title.trim(), description.trim());
        let mut wrong = Vec::new();
        match title.chars().count() {
            0 => wrong.push(FieldError::new("title", "required", "Enter a title.")),
            1..=LONGEST_TITLE if !title.chars().any(char::is_control) => {}
            _ => {
                let sentence = "Use at most 120 characters on one line.";
                wrong.push(FieldError::new("title", "too_long", sentence));
            }
        }
        if description.chars().count() > LONGEST_DESCRIPTION {
            wrong.push(too_long("description", LONGEST_DESCRIPTION));
        }
        if !wrong.is_empty() {
            return Err(Problem::unprocessable(wrong));
        }
        Ok(Self {
            title: title.to_owned(),
            description: description.to_owned(),
        })
    }

    /// What the search box looks in.
    pub fn search(&self) -> String {
        format!("{}\n{}", self.title, self.description).to_lowercase()
    }
}

/// What a person is told with a badge; nothing for nothing.
pub fn note(given: Option<&str>) -> Result<Option<String>, Problem> {
    let note = given.map(str::trim).filter(|note| !note.is_empty());
    match note {
        Some(note) if note.chars().count() > LONGEST_NOTE => {
            Err(Problem::unprocessable(vec![too_long("note", LONGEST_NOTE)]))
        }
        note => Ok(note.map(str::to_owned)),
    }
}

/// Why a badge is withdrawn.
pub fn reason(given: &str) -> Result<String, Problem> {
    let reason = given.trim();
    match reason.chars().count() {
        0 => Err(Problem::field("reason", "required", "Enter a reason.")),
        1..=LONGEST_REASON => Ok(reason.to_owned()),
        _ => Err(Problem::unprocessable(vec![too_long("reason", LONGEST_REASON)])),
    }
}

fn too_long(field: &str, most: usize) -> FieldError {
    FieldError::new(field, "too_long", format!("Use at most {most} characters."))
}

/// Whom it is given to: each once.
pub fn people(mut given: Vec<Uuid>) -> Result<Vec<Uuid>, Problem> {
    given.sort_unstable();
    given.dedup();
    match given.len() {
        0 => Err(Problem::field("people", "required", "Choose at least one person.")),
        1..=MOST_PEOPLE => Ok(given),
        _ => Err(Problem::field(
            "people",
            "too_many",
            "Choose at most 200 people at once.",
        )),
    }
}

/// What refuses a change.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// It is given to nobody.
    #[error("This badge is archived. Restore it before awarding it.")]
    Archived,
    /// Somebody else did so before.
    #[error("It has already been withdrawn.")]
    Withdrawn,
    /// Somebody left, or never was there.
    #[error("Choose active members of this team.")]
    NotMembers,
    /// A rule says to whom it is awarded by hand, and somebody is not one of them.
    #[error("The rules of this badge do not let it be awarded to everybody whom you chose.")]
    NotInAudience,
}

impl From<Refusal> for Problem {
    fn from(refusal: Refusal) -> Self {
        let sentence = refusal.to_string();
        match refusal {
            Refusal::Archived => Problem::conflict("badge_archived", sentence),
            Refusal::Withdrawn => Problem::conflict("already_withdrawn", sentence),
            Refusal::NotMembers => Problem::field("people", "not_a_member", sentence),
            Refusal::NotInAudience => Problem::field("people", "not_in_audience", sentence),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fields(refused: &Problem) -> Vec<&str> {
        refused.errors().iter().map(|error| error.field.as_str()).collect()
    }

    #[test]
    fn what_is_kept_is_tidy_and_found_by_its_words() {
        let content = Content::check("  First Aider ", " Was there. ").unwrap();
        assert_eq!(
            (content.title.as_str(), content.description.as_str()),
            ("First Aider", "Was there.")
        );
        assert_eq!(content.search(), "first aider\nwas there.");
    }

    #[test]
    fn everything_that_is_wrong_is_named_at_its_field() {
        let refused = Content::check(" ", &"x".repeat(501)).unwrap_err();
        assert_eq!(fields(&refused), ["title", "description"]);
        assert!(Content::check(&"ü".repeat(120), &"ü".repeat(500)).is_ok());
        assert_eq!(fields(&Content::check("two\nlines", "").unwrap_err()), ["title"]);
    }

    #[test]
    fn a_note_may_be_nothing_and_a_reason_may_not() {
        assert_eq!(note(Some("  ")).unwrap(), None);
        assert_eq!(note(Some(" Well done ")).unwrap().as_deref(), Some("Well done"));
        assert!(note(Some(&"x".repeat(301))).is_err());
        assert_eq!(fields(&reason(" ").unwrap_err()), ["reason"]);
        assert!(reason(&"x".repeat(501)).is_err());
    }

    #[test]
    fn people_are_named_once_and_not_too_many() {
        let id = Uuid::from_u128;
        assert_eq!(people(vec![id(2), id(1), id(2)]).unwrap(), [id(1), id(2)]);
        assert!(people(Vec::new()).is_err());
        assert!(people((0..201).map(id).collect()).is_err());
    }
}
