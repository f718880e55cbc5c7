//! The fields that a team describes for its people, as stories: an admin says what a field is, and whoever writes a value of it
//! is held to that.

mod describing;
mod listed;
mod own;
mod profile;
mod values;

use learnt_compose::client::{Client, Reply};
use serde_json::{Value, json};

/// A field for admins alone, of one type.
pub fn field(key: &str, kind: &str) -> Value {
    json!({"key": key, "label": format!("The {key}"), "type": kind, "visibleTo": "admins", "editableBy": "admins"})
}

/// The same with other things said of it.
pub fn with(mut field: Value, more: Value) -> Value {
    let more = more.as_object().unwrap().clone();
    field.as_object_mut().unwrap().extend(more);
    field
}

/// Describes a field; answers it whole.
pub async fn describe(admin: &Client, field: Value) -> Value {
    let made = admin.post("/api/settings/fields", field).await.unwrap();
    made.ok().unwrap().value()
}

/// Adds Lena with values in fields of the team's own.
pub async fn lena(admin: &Client, email: &str, fields: Value) -> Reply {
    let profile = json!({"firstName": "Lena", "lastName": "Berg", "email": email, "fields": fields});
    admin.post("/api/people", json!({"profile": profile})).await.unwrap()
}

/// Field and code of each thing that is wrong.
pub fn wrong(reply: &Reply) -> Vec<(String, String)> {
    assert_eq!(reply.status, 422, "{}", reply.text());
    let text = |value: &Value| value.as_str().unwrap().to_owned();
    let body = reply.value();
    let errors = body["errors"].as_array().unwrap().iter();
    errors
        .map(|error| (text(&error["field"]), text(&error["code"])))
        .collect()
}

/// One expected fault.
pub fn one(field: &str, code: &str) -> Vec<(String, String)> {
    vec![(field.to_owned(), code.to_owned())]
}

/// The path of something with an id.
pub fn path(of: &str, thing: &Value) -> String {
    format!("{of}/{}", thing["id"].as_str().unwrap())
}

/// Adds somebody by address, and answers it.
pub async fn add(admin: &Client, email: &str) -> String {
    let profile = json!({"firstName": "Bo", "lastName": "Brandt", "email": email});
    let made = admin.post("/api/people", json!({"profile": profile, "invite": true}));
    made.await.unwrap().ok().unwrap();
    email.to_owned()
}
