//! The states of a tenant's month and the moves between them.
use learnt_kernel::problem::{FieldError, Problem};
use serde::Deserialize;
use utoipa::ToSchema;

const SHORTEST: usize = 3;
const LONGEST: usize = 500;

/// From which states a month may be moved to this one; none for a state to which nobody moves it.
pub fn from(to: &str) -> Option<&'static [&'static str]> {
    match to {
        "in_review" => Some(&["disputed"]),
        "approved" => Some(&["in_review", "disputed"]),
        "disputed" => Some(&["in_review", "approved"]),
        "invoiced" => Some(&["approved"]),
        _ => None,
    }
}

/// A move, and what is to be said of it.
#[derive(Debug, Deserialize, ToSchema)]
pub struct LicenceMove {
    /// in_review, approved, disputed or invoiced.
    pub to: String,
    /// What others should know; needed for a dispute.
    pub note: Option<String>,
    /// For an approval: how many people were to be billed when it was looked at. Another number by now is refused with 409.
    pub people: Option<i64>,
}

impl LicenceMove {
    /// The states from which it can be made, and the note.
    pub fn read(&self) -> Result<(&'static [&'static str], Option<String>), Problem> {
        let from = from(&self.to)
            .ok_or_else(|| Problem::field("to", "unknown", "Choose in_review, approved, disputed or invoiced."))?;
        let note = self.note.as_deref().map(str::trim).filter(|note| !note.is_empty());
        match note {
            None if self.to == "disputed" => Err(Problem::field("note", "required", "Describe the dispute.")),
            None => Ok((from, None)),
            Some(note) => Ok((from, Some(text("note", note)?))),
        }
    }

    /// Why it cannot be made.
    pub fn refused(&self, state: &str) -> Problem {
        let detail = match state {
            "open" => "This month has not ended. It can be reviewed afterwards.".to_owned(),
            "invoiced" => "This month is invoiced and cannot be changed.".to_owned(),
            state => format!(
                "A month cannot change from “{}” to “{}”.",
                state_name(state),
                state_name(&self.to)
            ),
        };
        Problem::conflict("wrong_state", detail)
    }
}

fn state_name(state: &str) -> String {
    state.replace('_', " ")
}

/// Something said about a month, or why somebody is not billed.
#[derive(Debug, Deserialize, ToSchema)]
pub struct LicenceText {
    /// 3 to 500 letters.
    pub text: String,
}

impl LicenceText {
    /// The text, trimmed.
    pub fn read(&self) -> Result<String, Problem> {
        text("text", &self.text)
    }
}

fn text(field: &str, text: &str) -> Result<String, Problem> {
    let text = text.trim();
    let refused = |code: &str, message: &str| Err(Problem::unprocessable(vec![FieldError::new(field, code, message)]));
    match text.chars().count() {
        0 => refused("required", "This field is required."),
        length if length < SHORTEST => refused("too_short", "Enter at least 3 characters."),
        length if length > LONGEST => refused("too_long", "Enter at most 500 characters."),
        _ => Ok(text.to_owned()),
    }
}

/// A waiver or a note that comes too late, or too early.
pub fn closed(state: &str) -> Problem {
    let detail = match state {
        "open" => "This month has not ended. People can be waived when it is reviewed.",
        "invoiced" => "This month is invoiced and cannot be changed.",
        _ => "This month is approved. Dispute it first to change what is billed.",
    };
    Problem::conflict("wrong_state", detail)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_invoiced_month_is_left_by_no_move() {
        for to in ["open", "in_review", "approved", "disputed", "invoiced"] {
            assert!(!from(to).unwrap_or_default().contains(&"invoiced"), "{to}");
            assert!(!from(to).unwrap_or_default().contains(&"open"), "{to}");
        }
    }

    #[test]
    fn a_dispute_says_what_is_disputed() {
        let body = |to: &str, note: Option<&str>| LicenceMove {
            to: to.to_owned(),
            note: note.map(str::to_owned),
            people: None,
        };
        assert_eq!(
            body("disputed", Some(" ")).read().unwrap_err().errors()[0].code,
            "required"
        );
        assert!(body("approved", None).read().is_ok());
        assert!(body("open", None).read().is_err());
    }
}
