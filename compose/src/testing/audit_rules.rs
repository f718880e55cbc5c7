//! What the audit log promises: each write of a person leaves a row. Every answer that a test's browser gets is held against
//! what each feature says in `tests/audit/<feature>.json`, and against the table of the console (`traced_console.rs`), so that an operation
//! which forgets its row fails wherever it is used.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::LazyLock;

use super::traced_console::CONSOLE;

/// What an operation that did what it was asked leaves in the audit log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AuditExpectation {
    /// A row with this word.
    Leaves(&'static str),
    /// A row with this word, or none; why.
    May(&'static str, &'static str),
    /// None; why.
    None(&'static str),
    /// A row in the control plane's own log, which `tests/tests/control` looks at.
    AtTheConsole(&'static str),
}

/// Every operation that is no reading, and its row. `walls_tidy` compares it with the OpenAPI documents.
pub static TRACES: LazyLock<Vec<(&str, AuditExpectation)>> = LazyLock::new(|| {
    let mut all = CONSOLE.to_vec();
    for (operation, audit_rules) in audit_rules() {
        // They are read once, and stay.
        let leaked = |text: String| -> &'static str { text.leak() };
        let trace = match audit_rules {
            AuditRule::Leaves { leaves } => AuditExpectation::Leaves(leaked(leaves)),
            AuditRule::May { may, why } => AuditExpectation::May(leaked(may), leaked(why)),
            AuditRule::None { none } => AuditExpectation::None(leaked(none)),
        };
        all.push((leaked(operation), trace));
    }
    all
});

/// What a feature's file says of one operation.
#[derive(serde::Deserialize)]
#[serde(untagged, deny_unknown_fields)]
enum AuditRule {
    /// `{ "leaves": "badge.created" }`
    Leaves { leaves: String },
    /// `{ "may": "badge.changed", "why": "what changes nothing is not audit_rules down" }`
    May { may: String, why: String },
    /// `{ "none": "a draft concerns nobody else" }`
    None { none: String },
}

/// What the features say.
fn audit_rules() -> Vec<(String, AuditRule)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/audit");
    let files = std::fs::read_dir(folder).expect("the checkout has a folder tests/audit");
    let files = files.map(|file| std::fs::read(file.expect("the folder tests/audit is read").path()));
    let all = files.map(|text| serde_json::from_slice(&text.expect("a file of tests/audit is read")));
    all.flat_map(|found: serde_json::Result<BTreeMap<String, AuditRule>>| {
        found.expect("a file of tests/audit is understood")
    })
    .collect()
}
