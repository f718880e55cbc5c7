//! What is written and is not so: tests that would watch nothing (a file that is part of no program, a name that no test has), and
//! pages that name files which are not there.

use std::collections::BTreeSet;

use super::tree::{Source, refuse, root, sources};

/// Folders whose tests are one program, each with a `main.rs` that begins it.
const PROGRAMS: &[&str] = &["tests/tests/", "compose/tests/"];

#[test]
fn every_file_of_tests_is_part_of_its_program() {
    let tree = sources();
    let mut locations = Vec::new();
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
                let declares = |line: &str| line.trim_start_matches("pub ").trim() == format!("mod {name};");
                parents.contains(&parent.path) && parent.text.lines().any(declares)
            };
            if path != format!("{program}main") && !tree.iter().any(is_named) {
                locations.push(format!("{} (mod {name};)", file.path));
            }
        }
    }
    refuse(
        &locations,
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
    let mut locations = Vec::new();
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
            locations.push(name.to_owned());
        }
    }
    refuse(&locations, "docs/security.md names tests that are not there:");
}

/// Whether a text is made of what paths of modules and names of tests are made of.
fn is_plain(text: &str) -> bool {
    text.chars()
        .all(|letter| letter.is_ascii_lowercase() || letter.is_ascii_digit() || ['_', '/'].contains(&letter))
}

/// Endings by which a word is known to name a file.
const ENDINGS: &[&str] = &[
    ".css", ".csv", ".html", ".json", ".md", ".mjs", ".order", ".rs", ".sql", ".toml", ".ts", ".tsx",
];

/// What pages name that lies in no repository, and who writes it.
const WRITTEN_LATER: &[(&str, &str)] = &[
    ("admin-console/dist", "a build"),
    ("web/dist", "a build"),
    ("directory.json", "a running tenant API"),
];

/// The pages that tell of the tree as it is; decisions tell of it as it was.
fn is_page(path: &str) -> bool {
    path.ends_with(".md") && (!path.contains('/') || path.starts_with("docs/")) && !path.starts_with("docs/decisions/")
}

/// Whether a word names a file or a folder of ours, whole or by its end. What begins with a slash is an address.
fn names_file(word: &str, rooms: &BTreeSet<&str>) -> bool {
    let is_path = |letter: char| letter.is_ascii_alphanumeric() || ['_', '-', '.', '/', '*'].contains(&letter);
    let room = word.split('/').next().unwrap_or_default();
    !word.starts_with(['/', '.'])
        && word.chars().all(is_path)
        && (ENDINGS.iter().any(|ending| word.ends_with(ending)) || room != word && rooms.contains(room))
}

/// Whether this is the file or the folder above it; a star stands for anything within one name.
fn fits(pattern: &str, path: &str) -> bool {
    match pattern.split_once('*') {
        None => path
            .strip_prefix(pattern)
            .is_some_and(|rest| rest.is_empty() || rest.starts_with('/')),
        Some((head, tail)) => path.strip_prefix(head).is_some_and(|rest| {
            let within = rest.find('/').unwrap_or(rest.len());
            (0..=within).any(|at| rest.get(at..).is_some_and(|rest| fits(tail, rest)))
        }),
    }
}

/// What a line of a page names: words between backticks, and outside of them where links lead.
fn named(line: &str) -> (Vec<&str>, Vec<&str>) {
    let (mut words, mut links) = (Vec::new(), Vec::new());
    for (piece, text) in line.split('`').enumerate() {
        // Every second piece stands between backticks.
        if piece % 2 == 1 {
            words.push(text.trim_end_matches('/'));
        } else {
            let targets = text.split("](").skip(1);
            links.extend(targets.map(|link| link.split([')', '#']).next().unwrap_or_default()));
        }
    }
    links.retain(|link| !link.is_empty() && !link.contains(':'));
    (words, links)
}

#[test]
fn files_that_pages_name_are_there() {
    let tree = sources();
    let rooms = tree.iter().filter_map(|file| file.path.split_once('/'));
    let rooms: BTreeSet<&str> = rooms.map(|(room, _)| room).collect();
    let is_there = |word: &str| {
        let ends = |path: &str| fits(word, path) || path.match_indices('/').any(|(at, _)| fits(word, &path[at + 1..]));
        tree.iter().any(|file| ends(&file.path))
    };
    let is_later = |word: &str| WRITTEN_LATER.iter().any(|(name, _)| *name == word);
    let (mut locations, mut looked_at) = (Vec::new(), 0);
    for page in tree.iter().filter(|file| is_page(&file.path)) {
        let folder = page.path.rsplit_once('/').map_or("", |(folder, _)| folder);
        for (index, line) in page.text.lines().enumerate() {
            let (words, links) = named(line);
            let files: Vec<&str> = words.into_iter().filter(|word| names_file(word, &rooms)).collect();
            looked_at += files.len();
            let missing = files.into_iter().filter(|word| !is_later(word) && !is_there(word));
            let nowhere = links
                .into_iter()
                .filter(|link| !root().join(folder).join(link).exists());
            locations.extend(
                missing
                    .chain(nowhere)
                    .map(|name| format!("{}:{}: {name}", page.path, index + 1)),
            );
        }
    }
    assert!(looked_at > 100, "the pages were not read: they name {looked_at} files");
    refuse(&locations, "Pages name files that are not there:");
}

#[test]
fn names_of_files_are_told_from_other_words() {
    let rooms = BTreeSet::from(["tests", "web"]);
    for word in ["api/exchange.rs", "tests/tests", "tests/walls/*.rs", "queries.ts"] {
        assert!(names_file(word, &rooms), "{word}");
    }
    for word in [
        "/api/openapi.json",
        "tests",
        "documents/<feature>.json",
        "cargo test",
        "Cargo.lock",
    ] {
        assert!(!names_file(word, &rooms), "{word}");
    }
    assert!(fits("tests/*.rs", "tests/a.rs") && fits("tests", "tests/a/b.rs") && fits("a_*.*.sql", "a_b.c.sql"));
    assert!(!fits("tests/*.rs", "tests/a/b.rs") && !fits("test", "tests/a.rs"));
    assert_eq!(
        named("`a.rs`, [one](b.md#c) and `[x](y)`"),
        (vec!["a.rs", "[x](y)"], vec!["b.md"])
    );
}
