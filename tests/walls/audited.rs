//! Every write leaves its row in an audit log, or says why it does not: the table that the tests' browsers watch answers by,
//! compared with the OpenAPI documents.

use std::collections::BTreeSet;
use std::path::Path;

use learnt_compose::testing::{AuditExpectation, TRACES};
use serde_json::Value;

/// The operations of a service that are no reading.
fn writes(service: &str) -> BTreeSet<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../docs/openapi/{service}.json"));
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let document: Value = serde_json::from_str(&text).expect("the committed document is JSON");
    let mut found = BTreeSet::new();
    for (path, item) in document["paths"].as_object().into_iter().flatten() {
        for method in ["post", "put", "patch", "delete"] {
            if item.get(method).is_some() {
                found.insert(format!("{} {path}", method.to_uppercase()));
            }
        }
    }
    found
}

#[test]
fn every_write_says_what_it_leaves_in_the_audit_log() {
    let writes: BTreeSet<String> = writes("tenant-api")
        .into_iter()
        .chain(writes("control-plane"))
        .collect();
    let declared: BTreeSet<String> = TRACES.iter().map(|(operation, _)| (*operation).to_owned()).collect();
    let undeclared: Vec<&String> = writes.difference(&declared).collect();
    let gone: Vec<&String> = declared.difference(&writes).collect();
    assert!(
        undeclared.is_empty(),
        "say in tests/audit/<feature>.json what these leave in the audit log, or why nothing: {undeclared:?}"
    );
    assert!(gone.is_empty(), "these operations are gone: {gone:?}");
    assert_eq!(TRACES.len(), declared.len(), "an operation is named twice");
}

#[test]
fn what_leaves_nothing_says_why() {
    for (operation, trace) in TRACES.iter() {
        let (action, reason) = match trace {
            AuditExpectation::Leaves(action) | AuditExpectation::AtTheConsole(action) => (*action, "-"),
            AuditExpectation::May(action, reason) => (*action, *reason),
            AuditExpectation::None(reason) => ("a.b", *reason),
        };
        assert!(!reason.is_empty(), "{operation}: say why");
        let (noun, done) = action.split_once('.').unwrap_or_default();
        assert!(
            !noun.is_empty() && !done.is_empty(),
            "{operation}: {action} is no <noun>.<past participle>"
        );
    }
}
