//! Assignments: what is to be handed in, and what is looked at.

use std::collections::HashSet;

use crate::prelude::*;
use crate::richtext;

/// A line of the rubric.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = RubricLine)]
pub struct Criterion {
    /// The same from version to version.
    pub id: Uuid,
    /// What is looked at.
    pub text: String,
}

/// What an assignment asks for.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
pub struct Task {
    /// The node tree of what is asked for.
    pub doc: Value,
    /// What is looked at, line by line.
    pub rubric: Vec<Criterion>,
    /// How often it may be tried; 0: as often as one likes.
    pub attempts: u8,
    /// How many files one try takes.
    pub max_files: u8,
}

impl Default for Task {
    fn default() -> Self {
        Self {
            doc: richtext::empty(),
            rubric: Vec::new(),
            attempts: 0,
            max_files: 5,
        }
    }
}

const MOST_LINES: usize = 30;
const LONGEST_LINE: usize = 500;
const MOST_FILES: u8 = 20;

impl Task {
    /// Reads what is stored.
    pub fn read(stored: &Value) -> Task {
        serde_json::from_value(stored.clone()).unwrap_or_default()
    }

    /// Reads what an author wrote; the sentence says what is wrong with it.
    pub fn parse(given: &Value) -> Result<Task, String> {
        let shape = |_| "This is not the content of an assignment.".to_owned();
        let mut task: Task = serde_json::from_value(given.clone()).map_err(shape)?;
        task.doc = richtext::sanitize(&task.doc)?;
        if !(1..=MOST_FILES).contains(&task.max_files) {
            return Err(format!("Allow 1 to {MOST_FILES} files."));
        }
        let mut seen = HashSet::new();
        if task.rubric.len() > MOST_LINES || !task.rubric.iter().all(|line| seen.insert(line.id)) {
            return Err(format!(
                "A rubric can have at most {MOST_LINES} lines, each with its own ID."
            ));
        }
        if task.rubric.iter().any(|line| line.text.chars().count() > LONGEST_LINE) {
            return Err(format!(
                "A line of a rubric can have at most {LONGEST_LINE} characters."
            ));
        }
        Ok(task)
    }

    /// What keeps it from being published.
    pub fn missing(&self) -> Option<&'static str> {
        if richtext::is_blank(&self.doc) {
            return Some("Enter instructions for the assignment.");
        }
        let is_empty = |line: &Criterion| line.text.trim().is_empty();
        self.rubric
            .iter()
            .any(is_empty)
            .then_some("Every criterion needs text.")
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_task_keeps_to_its_bounds() {
        let doc = json!({ "type": "doc", "content": [{ "type": "paragraph" }] });
        let id = Uuid::from_u128(1);
        let line = json!({ "id": id, "text": "All exits" });
        assert!(Task::parse(&json!({ "doc": doc, "rubric": [line], "maxFiles": 2 })).is_ok());
        assert!(Task::parse(&json!({ "doc": doc, "rubric": [line, line] })).is_err());
        assert!(Task::parse(&json!({ "doc": doc, "maxFiles": 0 })).is_err());
        assert!(Task::parse(&json!({ "doc": doc, "grade": 1 })).is_err());
        assert!(Task::default().missing().is_some(), "nothing is asked for");
    }
}
