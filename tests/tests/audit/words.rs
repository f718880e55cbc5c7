//! Every word of both logs has a text in every language, and no text is left of a word that is gone.
use std::collections::BTreeSet;
use std::path::Path;

use learnt_compose::testing::{AuditExpectation, TRACES};
use learnt_control_plane::AUDIT_ACTIONS;
use learnt_tenant_api::audit_actions;
use serde_json::Value;

const LANGUAGES: [&str; 2] = ["en", "ar"];

/// Texts, in one language.
fn texts(file: &str) -> Value {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    serde_json::from_slice(&std::fs::read(root.join(file)).unwrap()).unwrap()
}

fn words(list: &[&'static str]) -> BTreeSet<String> {
    list.iter().map(|action| (*action).to_owned()).collect()
}

/// The texts of the tenants' log, in one language: a file for each feature.
fn texts_of_tenants(language: &str) -> Value {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let files = std::fs::read_dir(root.join(format!("ui/src/i18n/audit/{language}"))).unwrap();
    let texts = files.map(|file| std::fs::read(file.unwrap().path()).unwrap());
    let texts = texts.flat_map(|text| serde_json::from_slice::<serde_json::Map<String, Value>>(&text).unwrap());
    Value::Object(texts.collect())
}

/// A text is something to read.
fn has_text(text: &Value) -> bool {
    text.as_str().is_some_and(|text| !text.trim().is_empty())
}

#[test]
fn both_apps_have_a_text_for_each_word_of_a_tenants_log_and_for_no_other() {
    for language in LANGUAGES {
        let texts = texts_of_tenants(language);
        let texts = texts.as_object().unwrap().iter().filter(|(_, text)| has_text(text));
        let found: BTreeSet<String> = texts
            .filter_map(|(key, _)| key.strip_prefix("action.").map(str::to_owned))
            .collect();
        assert_eq!(found, words(&audit_actions()), "{language}");
    }
}

#[test]
fn the_console_has_a_text_for_each_word_of_the_operators_log_and_for_no_other() {
    for language in LANGUAGES {
        let texts = texts(&format!("admin-console/src/i18n/{language}/audit.json"));
        let nouns = texts["action"].as_object().unwrap().iter();
        let found: BTreeSet<String> = nouns
            .flat_map(|(noun, verbs)| {
                let verbs = verbs.as_object().unwrap().iter().filter(|(_, text)| has_text(text));
                verbs.map(move |(verb, _)| format!("{noun}.{verb}"))
            })
            .collect();
        assert_eq!(found, words(AUDIT_ACTIONS), "{language}");
    }
}

#[test]
fn each_word_that_an_operation_promises_is_one_of_them() {
    let own = audit_actions();
    for (operation, trace) in TRACES.iter() {
        let (list, action): (&[&str], _) = match trace {
            AuditExpectation::Leaves(action) | AuditExpectation::May(action, _) => (&own, action),
            AuditExpectation::AtTheConsole(action) => (AUDIT_ACTIONS, action),
            AuditExpectation::None(_) => continue,
        };
        assert!(list.contains(action), "{operation}: {action}");
    }
}

/// All of a folder's programs, as text.
fn programs(folder: &Path, found: &mut String) {
    for entry in std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
        if entry.is_dir() {
            programs(&entry, found);
        } else if entry.extension().is_some_and(|extension| extension == "rs") {
            found.push_str(&std::fs::read_to_string(&entry).unwrap());
        }
    }
}

#[test]
fn what_else_a_row_says_has_a_name_in_each_language_whatever_it_is_about() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let mut text = String::new();
    for folder in ["tenant-api/src", "tenant-api/base/src"] {
        programs(&root.join(folder), &mut text);
    }
    let literals = text.split(".with(\"").skip(1).filter_map(|rest| rest.split('"').next());
    let api: Value =
        serde_json::from_slice(&std::fs::read(root.join("docs/openapi/tenant-api.json")).unwrap()).unwrap();
    let types = api["components"]["schemas"]["DocumentType"]["enum"].as_array().unwrap();
    let names: BTreeSet<&str> = literals.chain(types.iter().filter_map(Value::as_str)).collect();
    assert!(names.contains("reason") && names.contains("package"), "{names:?}");
    for language in LANGUAGES {
        let texts = texts_of_tenants(language);
        let silent: Vec<&&str> = (names.iter())
            .filter(|name| !has_text(&texts[format!("detail.{name}")]))
            .collect();
        assert!(silent.is_empty(), "{language}: {silent:?}");
    }
}
