//! Tests that would watch nothing: a file that is part of no program, and a name that no test has.

use super::tree::{Source, refuse, sources};

/// Folders whose tests are one program, each with a `main.rs` that begins it.
const PROGRAMS: &[&str] = &["tests/tests/", "compose/tests/"];

#[test]
fn every_file_of_tests_is_part_of_its_program() {
    let tree = sources();
    let mut places = Vec::new();
    for program in PROGRAMS {
        for file in tree
            .iter()
            .filter(|file| file.path.starts_with(program) && file.is(&[".rs"]))
        {
            let path = file.path.trim_end_matches("/mod.rs").trim_end_matches(".rs");
            let (folder, name) = path.rsplit_once('/').expect("it lies in a folder");
            let parents = [
                format!("{folder}/main.rs"),
                format!("{folder}/mod.rs"),
                format!("{folder}.rs"),
            ];
            let is_named = |parent: &Source| {
                let said = |line: &str| line.trim_start_matches("pub ").trim() == format!("mod {name};");
                parents.contains(&parent.path) && parent.text.lines().any(said)
            };
            if path != format!("{program}main") && !tree.iter().any(is_named) {
                places.push(format!("{} (mod {name};)", file.path));
            }
        }
    }
    refuse(
        &places,
        "All tests of a folder are one program; these files are part of none, and nobody runs them:",
    );
}

#[test]
fn tests_that_are_said_to_watch_are_there() {
    let tree = sources();
    let text = |path: &str| {
        tree.iter()
            .find(|file| file.path == path)
            .map(|file| file.text.as_str())
    };
    let security = text("docs/security.md").expect("there is a page about security");
    let rust: Vec<&Source> = tree.iter().filter(|file| file.is(&[".rs"])).collect();
    let mut places = Vec::new();
    // Every second piece stands between backticks.
    for name in security.lines().flat_map(|line| line.split('`').skip(1).step_by(2)) {
        let has = |part: &str, test: &str| {
            let inside = |path: &str| path.ends_with(&format!("/{part}.rs")) || path.contains(&format!("/{part}/"));
            rust.iter()
                .any(|file| (part.is_empty() || inside(&file.path)) && file.text.contains(&format!("fn {test}(")))
        };
        if let Some((part, test)) = name.split_once("::")
            && is_plain(part)
            && test.contains('_')
            && is_plain(test)
            && !has(part, test)
        {
            places.push(name.to_owned());
        }
    }
    refuse(&places, "docs/security.md names tests that are not there:");
}

/// Whether a text is made of what paths of modules and names of tests are made of.
fn is_plain(text: &str) -> bool {
    text.chars()
        .all(|letter| letter.is_ascii_lowercase() || letter.is_ascii_digit() || ['_', '/'].contains(&letter))
}
