//! Answers in words, as files and papers say them.

use serde_json::Value;

use super::content::{Field, FieldType};
use super::logic::text;

/// An answer in words.
pub fn answer_text(field: &Field, answer: Option<&Value>) -> String {
    let label = |value: &Value| {
        let id = text(value);
        let option = field.options.iter().find(|option| option.id == id);
        option.map_or(id, |option| option.label.clone())
    };
    match answer {
        None | Some(Value::Null) => String::new(),
        Some(Value::Array(all)) => all.iter().map(label).collect::<Vec<_>>().join("; "),
        Some(Value::Object(rows)) if field.kind == FieldType::Matrix => {
            let row = |(id, value): (&String, &Value)| {
                let row = field.rows.iter().find(|row| row.id == *id);
                format!("{}: {}", row.map_or(id.as_str(), |row| &row.label), label(value))
            };
            rows.iter().map(row).collect::<Vec<_>>().join("; ")
        }
        Some(value) if field.kind == FieldType::Signature => text(&value["name"]),
        Some(value) => label(value),
    }
}
