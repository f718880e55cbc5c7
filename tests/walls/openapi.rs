//! The README against the program: every variable that is read is documented, every documented one is read, and the
//! commands it tells of are those that `./learnt help` knows. The OpenAPI documents against the services: no problem is
//! named that nothing answers.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;

use super::tree::{Source, refuse, sources};

/// Variables that people do not set, each with its reason.
const OWN: &[(&str, &str)] = &[
    ("LEARNT_HOME", "the script tells the program where the checkout is"),
    ("LEARNT_PW", "how the password reaches initdb without being seen"),
    (
        "LEARNT_PROGRAM",
        "the browser tests' way to use a program that is built already",
    ),
    (
        "LEARNT_TEST_TIMES",
        "where the runners of `./learnt test` write how long each test took",
    ),
    (
        "LEARNT_E2E_RUN",
        "where the product that the browser tests find started leaves its things",
    ),
    (
        "LEARNT_E2E_PRODUCT",
        "how the browser tests hand over what they have started",
    ),
];

/// A heading of the README, and the folders that must all read what its table names.
const TABLES: &[(&str, &[&[&str]])] = &[
    (
        "### Variables of `./learnt`",
        &[&["compose/", "kernel/", "learnt", "web/", "admin-console/", "tests/e2e/"]],
    ),
    (
        "### Both services",
        &[&["control-plane/", "kernel/"], &["tenant-api/", "kernel/"]],
    ),
    ("### Control plane", &[&["control-plane/"]]),
    ("### Tenant API", &[&["tenant-api/"]]),
];

fn readme(tree: &[Source]) -> &str {
    let file = tree.iter().find(|file| file.path == "README.md");
    &file.expect("there is a README").text
}

/// What stands below a heading, up to the next one.
fn section<'t>(text: &'t str, heading: &str) -> &'t str {
    let (_, rest) = text
        .split_once(&format!("\n{heading}\n"))
        .unwrap_or_else(|| panic!("the README has no '{heading}'"));
    rest.split("\n#").next().unwrap_or(rest)
}

/// The names in the first column of a table. `LEARNT_CLUSTER_<ID>_URL` counts as `LEARNT_CLUSTER_`.
fn documented(section: &str) -> BTreeSet<String> {
    let cells = section.lines().filter_map(|line| line.strip_prefix("| `"));
    let names = cells.flat_map(|line| {
        let cell = line.split('|').next().unwrap_or_default();
        cell.split('`').step_by(2).map(str::to_owned).collect::<Vec<_>>()
    });
    names
        .map(|name| name.split('<').next().unwrap_or_default().to_owned())
        .filter(|name| is_variable(name))
        .collect()
}

fn is_variable(name: &str) -> bool {
    let ours = name.starts_with("LEARNT_") || name == "DATABASE_URL" || name == "CARGO_TARGET_DIR";
    ours && name
        .bytes()
        .all(|byte| byte.is_ascii_uppercase() || byte.is_ascii_digit() || byte == b'_')
}

/// Where each variable is read: a string that is its name (Rust), `$NAME` (bash), `process.env.NAME` (TypeScript).
fn read(tree: &[Source]) -> BTreeMap<String, BTreeSet<String>> {
    let mut found: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let watched = tree.iter().filter(|file| {
        !file.path.starts_with("tests/tests/")
            && !file.path.starts_with("tests/walls/")
            && !file.path.contains("/tests/")
    });
    for file in watched {
        for (_, line) in file.product_lines() {
            let names: Vec<&str> = if file.is(&[".rs"]) {
                line.split('"').skip(1).step_by(2).collect()
            } else if file.is(&[".ts", ".mts"]) {
                after(line, "process.env.").chain(quoted(line)).collect()
            } else if file.is(&["learnt", ".sh"]) {
                after(line, "${").chain(after(line, "$")).collect()
            } else {
                continue;
            };
            for name in names.into_iter().filter(|name| is_variable(name)) {
                found.entry(name.to_owned()).or_default().insert(file.path.clone());
            }
        }
    }
    found
}

fn after<'l>(line: &'l str, mark: &'l str) -> impl Iterator<Item = &'l str> {
    line.match_indices(mark).map(move |(at, _)| {
        let rest = &line[at + mark.len()..];
        let end = rest.find(|c: char| !(c.is_ascii_uppercase() || c.is_ascii_digit() || c == '_'));
        &rest[..end.unwrap_or(rest.len())]
    })
}

fn quoted(line: &str) -> impl Iterator<Item = &str> {
    line.split('"').skip(1).step_by(2)
}

#[test]
fn what_is_read_is_documented() {
    let tree = sources();
    let documented_names: BTreeSet<String> = TABLES
        .iter()
        .flat_map(|(heading, _)| documented(section(readme(&tree), heading)))
        .collect();
    let missing: Vec<String> = read(&tree)
        .into_iter()
        .filter(|(name, _)| {
            !documented_names.contains(name)
                && !documented_names
                    .iter()
                    .any(|documented_names| documented_names.ends_with('_') && name.starts_with(documented_names))
        })
        .filter(|(name, _)| !OWN.iter().any(|(own, _)| own == name))
        .map(|(name, paths_read)| format!("{name}: {}", paths_read.into_iter().collect::<Vec<_>>().join(", ")))
        .collect();
    refuse(
        &missing,
        "The program reads these variables, and the README's tables do not tell of them:",
    );
}

#[test]
fn what_is_documented_is_read() {
    let tree = sources();
    let read = read(&tree);
    let mut idle = Vec::new();
    for (heading, readers) in TABLES {
        let names = documented(section(readme(&tree), heading));
        assert!(names.len() > 3, "the table below '{heading}' was not read");
        for name in names {
            let paths_read = read.get(&name).cloned().unwrap_or_default();
            let by_all = readers.iter().all(|folders| {
                let is_there = |path: &String| folders.iter().any(|folder| path.starts_with(folder));
                paths_read.iter().any(is_there)
            });
            if !by_all {
                idle.push(format!("{heading}: {name} (read in {paths_read:?})"));
            }
        }
    }
    refuse(&idle, "The README tells of variables that are not read there:");
}

#[test]
fn only_variables_that_are_read_are_kept_to_ourselves() {
    let read = read(&sources());
    for (name, reason) in OWN {
        assert!(read.contains_key(*name), "{name} ({reason}) is read by nothing");
    }
}

/// Every string below a key of this name.
fn below<'d>(schema: &'d Value, key: &str, within: bool, found: &mut BTreeSet<&'d str>) {
    match schema {
        Value::String(text) if within => {
            found.insert(text);
        }
        Value::Array(list) => list.iter().for_each(|one| below(one, key, within, found)),
        Value::Object(map) => map
            .iter()
            .for_each(|(name, one)| below(one, key, within || name == key, found)),
        _ => {}
    }
}

#[test]
fn a_problem_that_a_document_names_is_answered_somewhere() {
    let tree = sources();
    let is_documented = |code: &str| {
        let quoted = format!("\"{code}\"");
        let services = ["kernel/src/", "tenant-api/", "control-plane/src/"];
        tree.iter()
            .filter(|file| services.iter().any(|folder| file.path.starts_with(folder)) && !file.is(&["/router.rs"]))
            .flat_map(|file| file.text.lines())
            .any(|line| line.contains(&quoted) && !line.contains("description = "))
    };
    let documents: Vec<Value> = tree
        .iter()
        .filter(|file| file.path.starts_with("docs/openapi/"))
        .map(|file| serde_json::from_str(&file.text).unwrap())
        .collect();
    let mut codes = BTreeSet::new();
    for document in &documents {
        below(document, "x-problems", false, &mut codes);
    }
    assert!(codes.len() > 40, "the documents were not read");
    let idle: Vec<String> = codes
        .into_iter()
        .filter(|code| !is_documented(code))
        .map(str::to_owned)
        .collect();
    refuse(&idle, "The OpenAPI documents name problems that nothing answers:");
}

#[test]
fn the_commands_are_those_that_help_tells_of() {
    let tree = sources();
    let script = tree
        .iter()
        .find(|file| file.path == "learnt")
        .expect("there is the script");
    let word = |rest: &str| {
        let end = rest.find(|c: char| !c.is_ascii_lowercase()).unwrap_or(rest.len());
        rest[..end].to_owned()
    };
    let helped: BTreeSet<String> = script
        .text
        .lines()
        .filter_map(|line| line.strip_prefix("./learnt "))
        .map(word)
        .collect();
    let documented_names: BTreeSet<String> = section(readme(&tree), "## Two commands")
        .lines()
        .filter_map(|line| line.strip_prefix("| `./learnt "))
        .map(word)
        .collect();
    assert_eq!(documented_names, helped, "the README's table and ./learnt help");
}
