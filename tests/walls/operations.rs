//! Every operation of a service, read from its committed OpenAPI document, as a request in which each id is a gap to fill.

use std::path::Path;

use learnt_compose::testing::PASSWORD;
use serde_json::{Map, Value, json};

#[path = "bodies.rs"]
mod bodies;

use bodies::by_hand;
pub use bodies::picture;

/// A gap for the revision of what the path names.
pub const REVISION: &str = "<revision>";

/// A place in a request where an id stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Slot {
    /// Counted through the operation.
    pub number: usize,
    /// What the id names: a course, a person, …
    pub kind: &'static str,
    /// Whether it stands in the path.
    pub in_path: bool,
    /// Whether the request also works without it.
    pub optional: bool,
}

/// One operation of a service.
#[derive(Clone, Debug)]
pub struct Operation {
    /// `GET /api/courses/{id}`
    pub name: String,
    /// `GET`, `POST`, …
    pub method: String,
    /// Who may call it: a gate's name, `person`, or nothing where the document says nothing.
    pub gate: Option<String>,
    /// Where ids stand.
    pub slots: Vec<Slot>,
    path: String,
    query: Vec<(String, usize)>,
    /// What the query must say besides: `from=1`.
    required_query: Vec<String>,
    body: Option<Value>,
}

/// The document of a service.
pub struct Document {
    json: Value,
}

impl Document {
    /// Reads `docs/openapi/<service>.json`.
    pub fn of(service: &str) -> Self {
        let tests = env!("CARGO_MANIFEST_DIR");
        let path = Path::new(tests).join(format!("../docs/openapi/{service}.json"));
        let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        Self {
            json: serde_json::from_str(&text).unwrap(),
        }
    }

    /// All operations, in the document's order.
    pub fn operations(&self) -> Vec<Operation> {
        let mut found = Vec::new();
        for (path, item) in self.json["paths"].as_object().into_iter().flatten() {
            for method in ["get", "post", "put", "patch", "delete", "head", "options", "trace"] {
                if let Some(operation) = item.get(method) {
                    found.push(self.operation(method, path, operation));
                }
            }
        }
        found
    }

    fn operation(&self, method: &str, path: &str, spec: &Value) -> Operation {
        let mut operation = Operation {
            name: format!("{} {path}", method.to_uppercase()),
            method: method.to_uppercase(),
            gate: spec["x-gate"].as_str().map(str::to_owned),
            slots: Vec::new(),
            path: String::new(),
            query: Vec::new(),
            required_query: Vec::new(),
            body: None,
        };
        operation.read_path(path);
        for parameter in spec["parameters"].as_array().into_iter().flatten() {
            let name = parameter["name"].as_str().unwrap();
            if parameter["in"] != "query" {
                continue;
            }
            let kind = match operation.name.as_str() {
                "GET /api/courses/counts" if name == "ids" => Some("course"),
                _ => named(name),
            };
            if let Some(kind) = kind {
                let number = operation.slot(kind, false, parameter["required"] != true);
                operation.query.push((name.to_owned(), number));
            } else if parameter["required"] == true {
                let value = self.sample(&mut operation, &parameter["schema"], name, false, 0);
                operation
                    .required_query
                    .push(format!("{name}={}", value.to_string().trim_matches('"')));
            }
        }
        let form = &spec["requestBody"]["content"]["application/json"]["schema"];
        operation.body = match by_hand(&operation.name) {
            Some(mut body) => {
                operation.open(&mut body);
                Some(body)
            }
            None if form.is_null() => None,
            None => Some(self.sample(&mut operation, form, "", false, 0)),
        };
        operation
    }

    /// A value of this form in which every id is a gap. What may be left out is, unless it is an id.
    fn sample(&self, of: &mut Operation, form: &Value, name: &str, optional: bool, depth: usize) -> Value {
        assert!(depth < 12, "{}: a form without an end", of.name);
        if let Some(reference) = form["$ref"].as_str() {
            let target = self.json.pointer(reference.trim_start_matches('#')).unwrap();
            return self.sample(of, target, name, optional, depth + 1);
        }
        if let Some(parts) = form["allOf"].as_array() {
            let mut whole = Map::new();
            for part in parts {
                if let Value::Object(more) = self.sample(of, part, name, optional, depth + 1) {
                    whole.extend(more);
                }
            }
            return Value::Object(whole);
        }
        for choice in ["oneOf", "anyOf"] {
            if let Some(forms) = form[choice].as_array() {
                let some = forms.iter().find(|one| one["type"] != "null").unwrap();
                return self.sample(of, some, name, optional, depth + 1);
            }
        }
        if let Some(word) = form["enum"].as_array().and_then(|words| words.first()) {
            return word.clone();
        }
        let kind = match &form["type"] {
            Value::Array(kinds) => kinds.iter().find(|kind| *kind != "null").unwrap(),
            kind => kind,
        };
        match kind.as_str().unwrap_or("object") {
            "string" => self.text(of, form, name, optional),
            "integer" | "number" if name == "revision" => json!(REVISION),
            "integer" | "number" => json!(1),
            "boolean" => json!(false),
            "array" => json!([self.sample(of, &form["items"], name, optional, depth + 1)]),
            _ if name == "rule" => json!({ "everyone": [] }),
            _ => self.object(of, form, depth),
        }
    }

    fn object(&self, of: &mut Operation, form: &Value, depth: usize) -> Value {
        let required: Vec<&str> = form["required"]
            .as_array()
            .into_iter()
            .flatten()
            .filter_map(Value::as_str)
            .collect();
        let mut object = Map::new();
        for (name, part) in form["properties"].as_object().into_iter().flatten() {
            let needed = required.contains(&name.as_str());
            if needed || is_id(name, part) {
                object.insert(name.clone(), self.sample(of, part, name, !needed, depth + 1));
            }
        }
        Value::Object(object)
    }

    fn text(&self, of: &mut Operation, form: &Value, name: &str, optional: bool) -> Value {
        if let Some(kind) = named(name).or_else(|| own_kind(&of.name, name, form)) {
            let number = of.slot(kind, false, optional);
            return json!(gap(number));
        }
        assert!(form["format"] != "uuid", "{}: say what {name} names", of.name);
        match name {
            "password" => json!(PASSWORD),
            name if name.to_lowercase().contains("email") => json!("outsider@example.test"),
            _ => json!("outsider"),
        }
    }
}

impl Operation {
    fn slot(&mut self, kind: &'static str, in_path: bool, optional: bool) -> usize {
        let number = self.slots.len();
        self.slots.push(Slot {
            number,
            kind,
            in_path,
            optional,
        });
        number
    }

    fn read_path(&mut self, path: &str) {
        let mut rest = path;
        while let Some((before, after)) = rest.split_once('{') {
            let (name, after) = after.split_once('}').unwrap();
            // A number that counts within what stands before it: there is always a first one.
            if name == "version" {
                self.path.push_str(before);
                self.path.push('1');
                rest = after;
                continue;
            }
            let kind = named(name).or_else(|| collection(before.trim_end_matches('/')));
            let kind = kind.unwrap_or_else(|| panic!("{}: say what {name} names", self.name));
            let number = self.slot(kind, true, false);
            self.path.push_str(before);
            self.path.push_str(&gap(number));
            rest = after;
        }
        self.path.push_str(rest);
    }

    /// Counts the gaps of a body that was written by hand: `<person>`, `<file>`, …
    fn open(&mut self, value: &mut Value) {
        match value {
            Value::Array(items) => items.iter_mut().for_each(|item| self.open(item)),
            Value::Object(fields) => fields.values_mut().for_each(|field| self.open(field)),
            Value::String(text) => {
                let kind = kinds().find(|kind| *text == format!("<{kind}>"));
                if let Some(kind) = kind {
                    *text = gap(self.slot(kind, false, false));
                }
            }
            _ => {}
        }
    }

    /// Path with query, and body, with the gaps filled; an optional one may stay empty.
    pub fn filled(&self, id: &dyn Fn(&Slot) -> Option<String>, revision: i64) -> (String, Option<Value>) {
        let ids: Vec<Option<String>> = self.slots.iter().map(id).collect();
        let mut path = self.path.clone();
        for (number, id) in ids.iter().enumerate() {
            path = path.replace(&gap(number), id.as_deref().unwrap_or_default());
        }
        let named = self.query.iter();
        let named = named.filter_map(|(name, number)| ids[*number].as_ref().map(|id| format!("{name}={id}")));
        let query: Vec<String> = self.required_query.iter().cloned().chain(named).collect();
        if !query.is_empty() {
            path = format!("{path}?{}", query.join("&"));
        }
        (path, self.body.as_ref().and_then(|body| fill(body, &ids, revision)))
    }
}

fn fill(value: &Value, ids: &[Option<String>], revision: i64) -> Option<Value> {
    Some(match value {
        Value::String(text) if text == REVISION => json!(revision),
        Value::String(text) => match (0..ids.len()).find(|number| *text == gap(*number)) {
            Some(number) => json!(ids[number].as_ref()?),
            None => value.clone(),
        },
        Value::Array(items) => items
            .iter()
            .map(|item| fill(item, ids, revision))
            .collect::<Option<_>>()?,
        Value::Object(fields) => {
            let filled = fields
                .iter()
                .filter_map(|(name, field)| Some((name.clone(), fill(field, ids, revision)?)));
            Value::Object(filled.collect())
        }
        other => other.clone(),
    })
}

fn gap(number: usize) -> String {
    format!("<{number}>")
}

/// Everything that a fixtures has ids of, beside what features bring with their walls.
const KINDS: &[&str] = &[
    "question",
    "course",
    "section",
    "activity",
    "person",
    "file",
    "import",
    "permission",
    "assignment",
    "provider",
    "link",
    "team",
    "label",
    "session",
    "passkey",
    "mail",
    "auditEvent",
    "notification",
    "homepage",
    "field",
    "note",
    "noteLabel",
    "blog",
    "badge",
    "holder",
    "certificate",
    "certificateCode",
    "certificateTemplate",
    "calendarFeed",
    "calendarSecret",
    "month",
    "ofTheConsole",
    "form",
    "formSubmission",
    "formTemplate",
    "formUpload",
    "query",
    "template",
    "coursework",
    "quizAttempt",
    "eventAsset",
];

/// Everything that a fixtures has ids of.
pub fn kinds() -> impl Iterator<Item = &'static str> {
    let brought = crate::WALLS.iter().flat_map(|feature| feature.kinds);
    KINDS.iter().copied().chain(brought.map(|(kind, _)| *kind))
}

/// Names that say what an id is of, wherever they stand.
fn named(name: &str) -> Option<&'static str> {
    Some(match name {
        "sectionId" => "section",
        "activityId" | "activities" => "activity",
        "documentId" | "documents" | "courseId" => "course",
        "eventId" => "event",
        "trainer" | "trainers" => "person",
        "asset" | "assets" => "eventAsset",
        "userId" | "userIds" | "uid" | "ids" | "managers" | "people" => "person",
        "permissionId" => "permission",
        "badgeId" => "badge",
        "fieldIds" => "field",
        "holderId" => "holder",
        "formId" => "form",
        "formTemplateId" => "formTemplate",
        "about" | "approvers" | "markerId" | "seenMarkerId" => "person",
        "teamId" => "team",
        "label" => "label",
        "tenant" => "team",
        "user" => "person",
        "month" => "month",
        "template" => "template",
        "like" | "certificateTemplate" => "certificateTemplate",
        "operator" | "host" | "letter" | "session" | "trigger" | "run" | "delivery" | "passkey" => "ofTheConsole",
        "labels" | "labelId" => "noteLabel",
        "image" | "picture" | "fileId" | "iconLogo" | "loggedOutLogo" | "loggedOutBackgroundImage" | "favicon" => {
            "file"
        }
        _ => return None,
    })
}

/// What the members of a collection are.
fn collection(path: &str) -> Option<&'static str> {
    Some(match path {
        "/api/courses" => "course",
        "/api/people" | "/api/v2/users" => "person",
        "/api/people/imports" => "import",
        "/api/permissions" => "permission",
        "/api/me/courses" => "assignment",
        "/api/files" => "file",
        "/api/auth/providers" | "/api/auth/sso" | "/api/settings/sign-in/providers" => "provider",
        "/api/me/linked" => "link",
        "/api/tenants" | "/teams" => "team",
        "/api/me/sessions" => "session",
        "/api/me/passkeys" => "passkey",
        "/api/mails" => "mail",
        "/api/audit-log" => "auditEvent",
        "/api/notifications" => "notification",
        "/api/home/versions" => "homepage",
        "/api/settings/fields" => "field",
        "/api/badges" => "badge",
        "/api/certificates" => "certificate",
        "/api/certificates/check" => "certificateCode",
        "/api/certificate-templates" => "certificateTemplate",
        "/api/blogs" => "blog",
        "/api/forms" | "/api/me/forms" => "form",
        "/api/form-submissions" => "formSubmission",
        "/api/form-templates" => "formTemplate",
        "/api/form-uploads" => "formUpload",
        "/api/coursework" => "coursework",
        "/api/quiz-attempts" => "quizAttempt",
        "/api/questions" => "question",
        "/api/events" => "event",
        "/api/event-assets" => "eventAsset",
        "/api/me/calendar/feeds" => "calendarFeed",
        "/api/calendar/feeds" => "calendarSecret",
        "/api/notes" => "note",
        "/api/queries" => "query",
        "/api/navigation/templates" => "template",
        "/api/notes/labels" => "noteLabel",
        _ => {
            let mut brought = crate::WALLS.iter().flat_map(|feature| feature.kinds);
            return brought
                .find(|(_, collections)| collections.contains(&path))
                .map(|(kind, _)| *kind);
        }
    })
}

/// What an `id` in the body of an operation is of.
fn own_kind(operation: &str, name: &str, form: &Value) -> Option<&'static str> {
    if name != "id" || form["format"] != "uuid" {
        return None;
    }
    Some(match operation {
        "POST /api/courses/{id}/sections" | "PUT /api/courses/{id}/order" => "section",
        "POST /api/courses/{id}/activities" => "activity",
        "POST /api/form-submissions/decide" => "formSubmission",
        _ => return None,
    })
}

fn is_id(name: &str, form: &Value) -> bool {
    let text = |form: &Value| form["format"] == "uuid" || named(name).is_some();
    text(form) || text(&form["items"])
}

#[test]
fn a_request_has_the_form_that_the_document_asks_for() {
    let document = Document {
        json: json!({
            "paths": { "/api/courses/{id}/sections": { "post": {
                "x-gate": "admin",
                "parameters": [{ "in": "query", "name": "userId", "required": true }, { "in": "query", "name": "page" }],
                "requestBody": { "content": { "application/json": { "schema": { "allOf": [
                    { "$ref": "#/components/schemas/Revised" },
                    { "type": "object", "required": ["title", "mode"], "properties": {
                        "title": { "type": "string" },
                        "mode": { "enum": ["keep", "move"] },
                        "id": { "type": ["string", "null"], "format": "uuid" },
                        "note": { "type": "string" }
                    } }
                ] } } } }
            } } },
            "components": { "schemas": { "Revised": {
                "type": "object", "required": ["revision"], "properties": { "revision": { "type": "integer" } }
            } } }
        }),
    };
    let operation = &document.operations()[0];
    assert_eq!(operation.name, "POST /api/courses/{id}/sections");
    let kinds: Vec<_> = operation
        .slots
        .iter()
        .map(|slot| (slot.kind, slot.in_path, slot.optional))
        .collect();
    assert_eq!(
        kinds,
        [
            ("course", true, false),
            ("person", false, false),
            ("section", false, true)
        ]
    );
    let (path, body) = operation.filled(&|slot| (!slot.optional).then(|| format!("my-{}", slot.kind)), 7);
    assert_eq!(path, "/api/courses/my-course/sections?userId=my-person");
    assert_eq!(
        body.unwrap(),
        json!({ "revision": 7, "title": "outsider", "mode": "keep" })
    );
    let (_, body) = operation.filled(&|slot| Some(slot.number.to_string()), 7);
    assert_eq!(body.unwrap()["id"], "2");
}
