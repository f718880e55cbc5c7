//! Whether answers fit their questions.

use crate::prelude::*;

use chrono::{NaiveDate, NaiveTime};

use super::content::{Content, Field, FieldType};
use super::formula;
use super::logic::{Answers, counted_answers, is_empty, number, required, text, visible_fields};

/// Longer than this is no answer.
const LONGEST: usize = 20_000;
/// More bytes of answers than these are not kept.
pub const MOST_BYTES: usize = 512 * 1024;

/// What is wrong with an answer, as a code and a sentence.
type AnswerError = (&'static str, String);

fn wrong<T>(code: &'static str, sentence: impl Into<String>) -> Result<T, AnswerError> {
    Err((code, sentence.into()))
}

fn email(text: &str) -> bool {
    text.split_once('@').is_some_and(|(name, host)| {
        !name.is_empty()
            && !text.contains(char::is_whitespace)
            && host.split('.').filter(|part| !part.is_empty()).count() > 1
    })
}

fn between(field: &Field, amount: f64, what: &str) -> Result<(), AnswerError> {
    if let Some(min) = field.min.filter(|min| amount < *min) {
        return wrong("too_little", format!("Enter at least {min}{what}."));
    }
    if let Some(max) = field.max.filter(|max| amount > *max) {
        return wrong("too_much", format!("Enter at most {max}{what}."));
    }
    Ok(())
}

fn count(many: usize) -> f64 {
    u32::try_from(many).map_or(f64::MAX, f64::from)
}

fn check_words(field: &Field, value: &Value) -> Result<(), AnswerError> {
    let Value::String(given) = value else {
        return wrong("invalid", "Enter text.");
    };
    let letters = given.chars().count();
    if letters > LONGEST {
        return wrong("too_long", format!("Use at most {LONGEST} characters."));
    }
    match field.kind {
        FieldType::Email if !email(given.trim()) => wrong("invalid", "Email is invalid"),
        FieldType::Phone
            if !given
                .chars()
                .all(|sign| sign.is_ascii_digit() || "+-/() .".contains(sign)) =>
        {
            wrong("invalid", "Enter a phone number.")
        }
        FieldType::Date if NaiveDate::parse_from_str(given, "%Y-%m-%d").is_err() => wrong("invalid", "Enter a date."),
        FieldType::Time if NaiveTime::parse_from_str(given, "%H:%M").is_err() => wrong("invalid", "Enter a time."),
        FieldType::ShortText | FieldType::LongText => between(field, count(letters), " characters"),
        _ => Ok(()),
    }
}

fn options(field: &Field, value: &Value) -> Result<(), AnswerError> {
    let known = |value: &Value| {
        field
            .options
            .iter()
            .any(|option| value.as_str() == Some(option.id.as_str()))
    };
    let sentence = "This option is no longer available. Please choose again.";
    match (field.kind, value) {
        (FieldType::MultipleChoice, Value::Array(all)) => {
            if !all.iter().all(known) {
                return wrong("unknown_option", sentence);
            }
            between(field, count(all.len()), " choices")
        }
        (FieldType::Matrix, Value::Object(rows)) => {
            let is_row = |id: &String| field.rows.iter().any(|row| row.id == *id);
            if rows
                .iter()
                .all(|(row, value)| is_row(row) && (value.is_null() || known(value)))
            {
                Ok(())
            } else {
                wrong("unknown_option", sentence)
            }
        }
        (FieldType::SingleChoice | FieldType::Dropdown, value) if known(value) => Ok(()),
        _ => wrong("unknown_option", sentence),
    }
}

fn numbers(field: &Field, value: &Value) -> Result<(), AnswerError> {
    let Some(given) = number(value) else {
        let label = &field.label;
        return wrong("invalid", format!("Enter a valid {label}. Only numbers are allowed"));
    };
    let whole = matches!(field.kind, FieldType::Rating | FieldType::Scale);
    if whole && given.fract() != 0.0 {
        return wrong("invalid", "Choose one of the numbers.");
    }
    between(field, given, "")
}

fn uploads(field: &Field, value: &Value) -> Result<(), AnswerError> {
    let all = value.as_array().filter(|all| all.iter().all(|one| id(one).is_some()));
    match all {
        None => wrong("invalid", "Upload a file."),
        Some(all) => between(field, count(all.len()), " files"),
    }
}

/// The id that an answer is.
pub(super) fn id(value: &Value) -> Option<Uuid> {
    value.as_str()?.parse().ok()
}

/// Whether an answer that was given fits its field.
fn fits(field: &Field, value: &Value) -> Result<(), AnswerError> {
    match field.kind {
        FieldType::Information | FieldType::Calculated => Ok(()),
        FieldType::Number | FieldType::Rating | FieldType::Scale => numbers(field, value),
        FieldType::SingleChoice | FieldType::MultipleChoice | FieldType::Dropdown | FieldType::Matrix => {
            options(field, value)
        }
        FieldType::YesNo if value.is_boolean() => Ok(()),
        FieldType::YesNo => wrong("invalid", "Choose yes or no."),
        FieldType::File | FieldType::Image | FieldType::Video => uploads(field, value),
        FieldType::Person if id(value).is_some() => Ok(()),
        FieldType::Person => wrong("invalid", "Choose a person."),
        FieldType::Signature => match value["name"].as_str() {
            Some(name) if !name.trim().is_empty() && value.to_string().len() < LONGEST => Ok(()),
            _ => wrong("required", "Sign with your name."),
        },
        FieldType::Group => match value.as_array() {
            Some(all) if all.iter().all(Value::is_object) => between(field, count(all.len()), " entries"),
            _ => wrong("invalid", "Add an entry."),
        },
        _ => check_words(field, value),
    }
}

fn check_answer(field: &Field, path: &str, value: Option<&Value>, must: bool, errors: &mut Vec<FieldError>) {
    if field.kind.is_silent() {
        return;
    }
    let Some(value) = value.filter(|value| !is_empty(Some(value))) else {
        if must {
            let sentence = if field.kind.is_choice() {
                "Please choose an answer."
            } else {
                "Please answer this question."
            };
            errors.push(FieldError::new(path, "required", sentence));
        }
        return;
    };
    if let Err((code, sentence)) = fits(field, value) {
        errors.push(FieldError::new(path, code, sentence));
        return;
    }
    if must && field.kind == FieldType::Matrix && field.rows.iter().any(|row| is_empty(value.get(&row.id))) {
        errors.push(FieldError::new(path, "required", "Please answer each row."));
    }
    if field.kind == FieldType::Group {
        for (entry, answers) in value.as_array().into_iter().flatten().enumerate() {
            for inner in &field.fields {
                let path = format!("{path}.{entry}.{}", inner.id);
                check_answer(inner, &path, answers.get(&inner.id), inner.required, errors);
            }
        }
    }
}

/// Everything that is wrong with answers that are to be submitted; only what is shown counts.
pub fn check(content: &Content, answers: &Answers) -> Vec<FieldError> {
    let (mut errors, counted) = (Vec::new(), counted_answers(content, answers));
    for field in visible_fields(content, answers)
        .into_iter()
        .filter(|field| !field.marker_only)
    {
        let path = format!("answers.{}", field.id);
        let must = required(field, &counted);
        check_answer(field, &path, answers.get(&field.id), must, &mut errors);
    }
    errors
}

/// Everything that is wrong with what a marker filled in: nothing of it has to be.
pub fn check_filled(content: &Content, filled: &Answers) -> Vec<FieldError> {
    let mut errors = Vec::new();
    for field in content.fields().filter(|field| field.marker_only) {
        check_answer(
            field,
            &format!("answers.{}", field.id),
            filled.get(&field.id),
            false,
            &mut errors,
        );
    }
    errors
}

/// What is kept of answers that were submitted: those that count, with what follows from them. What markers fill in stays
/// as it was.
pub fn normalized(content: &Content, given: &Answers, before: &Answers) -> Answers {
    let mut answers = counted_answers(content, given);
    for field in content.fields() {
        if field.marker_only {
            answers.remove(&field.id);
            if let Some(value) = before.get(&field.id) {
                answers.insert(field.id.clone(), value.clone());
            }
        }
    }
    let calculated: Vec<&Field> = visible_fields(content, given)
        .into_iter()
        .filter(|field| field.kind == FieldType::Calculated)
        .collect();
    for field in calculated {
        match formula::evaluate(&field.formula, |id| worth(content, &answers, id)) {
            Some(value) => answers.insert(field.id.clone(), Value::from(value)),
            None => answers.remove(&field.id),
        };
    }
    answers
}

/// An answer as a number: a number, or the points of what was chosen.
fn worth(content: &Content, answers: &Answers, id: &str) -> Option<f64> {
    let value = answers.get(id)?;
    if let Some(chosen) = value.as_bool() {
        return Some(if chosen { 1.0 } else { 0.0 });
    }
    let labelled = || {
        let option = content
            .field(id)?
            .options
            .iter()
            .find(|option| option.id == text(value))?;
        option.label.trim().parse().ok()
    };
    number(value).or_else(labelled)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{from_value, json};

    fn errors(field: Value, answer: Value) -> Vec<String> {
        let content = from_value(json!({"sections": [{"id": "s", "fields": [field]}]})).unwrap();
        let answers = from_value(json!({"f": answer})).unwrap();
        check(&content, &answers).into_iter().map(|error| error.code).collect()
    }

    fn field(kind: &str, more: Value) -> Value {
        let mut field = json!({"id": "f", "type": kind, "label": "Age", "required": true,
            "options": [{"id": "a", "label": "A"}, {"id": "b", "label": "B"}], "rows": [{"id": "r", "label": "R"}]});
        field.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        field
    }

    #[test]
    fn each_kind_of_field_knows_its_answers() {
        let id = "0190f7a0-0000-7000-8000-000000000001";
        let good = [
            ("shortText", json!("Añil 你好")),
            ("email", json!("a@b.test")),
            ("phone", json!("+44 (0) 1")),
            ("number", json!("7.5")),
            ("date", json!("2026-02-28")),
            ("time", json!("23:59")),
            ("singleChoice", json!("a")),
            ("dropdown", json!("b")),
            ("multipleChoice", json!(["a", "b"])),
            ("matrix", json!({"r": "a"})),
            ("yesNo", json!(false)),
            ("rating", json!(3)),
            ("scale", json!(0)),
            ("file", json!([id])),
            ("person", json!(id)),
            ("signature", json!({"name": "Lena"})),
            ("group", json!([{}])),
            ("information", json!(null)),
            ("calculated", json!(null)),
        ];
        for (kind, answer) in good {
            assert!(errors(field(kind, json!({})), answer).is_empty(), "{kind}");
        }
        let bad = [
            ("email", json!("a@b")),
            ("phone", json!("call me")),
            ("number", json!("many")),
            ("date", json!("2026-02-30")),
            ("time", json!("25:00")),
            ("singleChoice", json!("z")),
            ("multipleChoice", json!(["z"])),
            ("matrix", json!({"z": "a"})),
            ("yesNo", json!("maybe")),
            ("rating", json!(2.5)),
            ("file", json!(["x"])),
            ("person", json!("x")),
            ("signature", json!({"drawing": "M0"})),
            ("group", json!(["x"])),
            ("shortText", json!("x".repeat(20_001))),
        ];
        for (kind, answer) in bad {
            assert_eq!(errors(field(kind, json!({})), answer).len(), 1, "{kind}");
        }
    }

    #[test]
    fn what_is_required_is_answered_and_limits_hold() {
        assert_eq!(errors(field("shortText", json!({})), json!("  ")), ["required"]);
        assert_eq!(errors(field("matrix", json!({})), json!({"r": null})), ["required"]);
        assert_eq!(errors(field("number", json!({"min": 3.0})), json!(2)), ["too_little"]);
        assert_eq!(
            errors(field("multipleChoice", json!({"max": 1.0})), json!(["a", "b"])),
            ["too_much"]
        );
        let inner = json!({"fields": [{"id": "i", "type": "email", "label": "Mail", "required": true}]});
        assert_eq!(
            errors(field("group", inner), json!([{"i": "x"}, {}])),
            ["invalid", "required"]
        );
    }

    #[test]
    fn what_is_calculated_follows_from_what_counts() {
        let content: Content = from_value(json!({"sections": [{"id": "s", "fields": [
            field("number", json!({})), {"id": "c", "type": "calculated", "label": "Twice", "formula": "{f} * 2"}]}]}))
        .unwrap();
        let given = from_value(json!({"f": 4, "c": 1000, "gone": "x"})).unwrap();
        let settled = normalized(&content, &given, &Answers::new());
        assert_eq!(Value::from(settled), json!({"f": 4, "c": 8.0}));
    }
}
