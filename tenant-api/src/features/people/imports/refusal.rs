//! Why a line of a file, or one of its cells, is refused: a word for programs, what the sentence counts and names, and
//! the sentence.
use crate::prelude::*;

use std::collections::BTreeMap;

use learnt_kernel::role::NoSuchRole;

use super::super::authority::Refusal;
use super::super::model::Status;
use super::super::values::ValueError;
use super::mapping::Mapping;
use super::model::printable;

/// Why a line, or one of its cells, is refused.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum LineRefusal {
    /// The rest of the file would be one cell.
    #[error("A quotation mark in this line is not closed")]
    Unclosed,
    /// More or fewer cells than columns.
    #[error("This line has {cells} cells, but the header has {columns}")]
    CellCount {
        /// In the line.
        cells: usize,
        /// In the header.
        columns: usize,
    },
    /// Nobody is found by nothing.
    #[error("The key is empty, so no person can be found")]
    NoKey,
    /// The key of several people.
    #[error("{0} people in this team have this value, so it does not identify one person")]
    Ambiguous(usize),
    /// The earlier line that is about the same person.
    #[error("Line {0} has the same value. One of the two is wrong")]
    SameValue(i32),
    /// A column that fills nothing.
    #[error("The field “{0}” does not exist")]
    NoField(String),
    /// A value that its field refuses, as on a person's page.
    #[error("{0}")]
    Value(ValueError),
    /// No state of a membership.
    #[error("The status must be one of: {}", statuses())]
    NoStatus,
    #[error("{0}")]
    NoRole(NoSuchRole),
    /// The most managers of one person.
    #[error("A person can have at most {0} managers")]
    ManyManagers(usize),
    /// A manager who is the person.
    #[error("A person cannot be their own manager")]
    OwnManager,
    /// A manager who is neither here nor in the file.
    #[error("Nobody in this team has this address or username")]
    UnknownManager,
    /// A manager who did not come with the file after all.
    #[error("Nobody in this team has this address or username. The person was imported without this manager")]
    AbsentManager,
    /// A new person without a first name.
    #[error("A new person needs a first name")]
    NoFirstName,
    /// A new person without a last name.
    #[error("A new person needs a last name")]
    NoLastName,
    /// A new person who could never sign in.
    #[error("A new person needs an email address or a username")]
    NoLogin,
    /// Not by a file.
    #[error("An import cannot remove an administrator's access. Change {0} on their own page")]
    Administrator(String),
    /// The address of somebody else.
    #[error("Another member of this team has this address")]
    EmailTaken,
    /// The employee id of somebody else.
    #[error("Another member of this team has this employee ID")]
    EmployeeIdTaken,
    /// The login name of somebody else.
    #[error("This username is already taken")]
    UsernameTaken,
    /// Between the check and the run somebody else was faster.
    #[error("This person is already a member of the team, or the address or employee ID has just been taken")]
    JustTaken,
    /// By the rules of a person's page.
    #[error("{0}")]
    Access(Refusal),
}

impl LineRefusal {
    /// The word for programs.
    pub fn code(&self) -> &'static str {
        match self {
            Self::Unclosed => "unclosed_quote",
            Self::CellCount { .. } => "cell_count",
            Self::NoKey => "empty_key",
            Self::Ambiguous(_) => "ambiguous_key",
            Self::SameValue(_) => "same_value",
            Self::NoField(_) => "unknown_field",
            Self::Value(wrong) => wrong.code,
            Self::NoStatus => "unknown_status",
            Self::NoRole(_) => "unknown_role",
            Self::ManyManagers(_) => "too_many_managers",
            Self::OwnManager => "own_manager",
            Self::UnknownManager => "unknown_manager",
            Self::AbsentManager => "absent_manager",
            Self::NoFirstName => "no_first_name",
            Self::NoLastName => "no_last_name",
            Self::NoLogin => "no_login",
            Self::Administrator(_) => "administrator",
            Self::EmailTaken => "email_taken",
            Self::EmployeeIdTaken => "employee_id_taken",
            Self::UsernameTaken => "username_taken",
            Self::JustTaken => "just_taken",
            Self::Access(refusal) => refusal.code(),
        }
    }

    /// What the sentence counts and names, for sentences in other languages.
    pub fn params(&self) -> BTreeMap<String, Value> {
        let pairs: Vec<(&str, Value)> = match self {
            Self::CellCount { cells, columns } => vec![("cells", (*cells).into()), ("columns", (*columns).into())],
            Self::Ambiguous(count) => vec![("count", (*count).into())],
            Self::SameValue(line) => vec![("line", (*line).into())],
            Self::NoField(name) => vec![("name", name.as_str().into())],
            Self::Value(wrong) => wrong.most.iter().map(|most| ("most", (*most).into())).collect(),
            Self::NoStatus => vec![("statuses", statuses().into())],
            Self::NoRole(NoSuchRole(name)) => vec![("name", printable(name).into())],
            Self::ManyManagers(most) => vec![("most", (*most).into())],
            Self::Administrator(name) | Self::Access(Refusal::PersonAbove(name)) => {
                vec![("name", name.as_str().into())]
            }
            _ => Vec::new(),
        };
        pairs
            .into_iter()
            .map(|(name, value)| (name.to_owned(), value))
            .collect()
    }
}

impl From<ValueError> for LineRefusal {
    fn from(wrong: ValueError) -> Self {
        Self::Value(wrong)
    }
}

impl From<Refusal> for LineRefusal {
    fn from(refusal: Refusal) -> Self {
        Self::Access(refusal)
    }
}

/// As a file has to write them.
fn statuses() -> String {
    let known: Vec<&str> = Status::ALL.iter().map(Status::into_str).collect();
    known.join(", ")
}

/// What is wrong with a line: in which column, with which value, and why.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct CellProblem {
    /// The column's name; empty when the line as a whole is wrong.
    pub column: String,
    /// The value as the file has it.
    pub value: String,
    /// A word for programs; stable. Empty in the lines of files that were checked before there were such words.
    #[serde(default)]
    #[schema(required)]
    pub code: String,
    /// What the sentence counts and names: texts and numbers.
    #[serde(default)]
    #[schema(required)]
    pub params: BTreeMap<String, Value>,
    pub message: String,
}

impl CellProblem {
    /// About a line as a whole.
    pub fn whole(refusal: impl Into<LineRefusal>) -> Self {
        Self::new(String::new(), "", refusal.into())
    }

    /// About the cell of a target, named as the file names it.
    pub fn cell(mapping: &Mapping, target: &str, value: &str, refusal: impl Into<LineRefusal>) -> Self {
        Self::new(mapping.column(target), value, refusal.into())
    }

    fn new(column: String, value: &str, refusal: LineRefusal) -> Self {
        Self {
            column,
            value: printable(value),
            code: refusal.code().to_owned(),
            params: refusal.params(),
            message: refusal.to_string(),
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn everything_that_a_sentence_counts_or_names_can_be_said_in_another_language() {
        let worded = |refusal: LineRefusal| {
            let problem = CellProblem::whole(refusal);
            for value in problem.params.values() {
                let text = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
                assert!(problem.message.contains(&text), "{problem:?}");
            }
            (problem.code, json!(problem.params))
        };
        assert_eq!(
            worded(LineRefusal::CellCount { cells: 3, columns: 7 }),
            ("cell_count".into(), json!({"cells": 3, "columns": 7}))
        );
        assert_eq!(
            worded(LineRefusal::Ambiguous(2)),
            ("ambiguous_key".into(), json!({"count": 2}))
        );
        assert_eq!(
            worded(Refusal::PersonAbove("Root".into()).into()),
            ("person_above".into(), json!({"name": "Root"}))
        );
        assert_eq!(
            worded(LineRefusal::NoRole(NoSuchRole("boss".into()))),
            ("unknown_role".into(), json!({"name": "boss"}))
        );
        assert_eq!(worded(LineRefusal::NoStatus).0, "unknown_status");
    }

    #[test]
    fn a_line_that_was_checked_before_there_were_codes_still_reads() {
        let stored = json!({"column": "Mail", "value": "x", "message": "Please enter a valid email"});
        let read: CellProblem = serde_json::from_value(stored).unwrap();
        assert_eq!(
            (read.code.as_str(), read.message.as_str()),
            ("", "Please enter a valid email")
        );
    }
}
