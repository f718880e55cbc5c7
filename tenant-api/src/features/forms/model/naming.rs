//! What answers name: uploads and people.

use serde_json::Value;
use uuid::Uuid;

use super::answers::id;
use super::content::{Content, FieldType};
use super::logic::Answers;

/// The uploads that answers name, each with its field.
pub fn files(content: &Content, answers: &Answers) -> Vec<(String, Uuid)> {
    let fields = content.fields().filter(|field| field.kind.is_upload());
    fields
        .flat_map(|field| {
            let all = answers.get(&field.id).and_then(Value::as_array).into_iter().flatten();
            all.filter_map(id).map(|id| (field.id.clone(), id))
        })
        .collect()
}

/// The people whom answers name.
pub fn people(content: &Content, answers: &Answers) -> Vec<Uuid> {
    let fields = content.fields().filter(|field| field.kind == FieldType::Person);
    fields.filter_map(|field| id(answers.get(&field.id)?)).collect()
}
