//! The nevers that show in a whole file or between files: who may know whom, what may be depended on, how long a file may be.

use std::collections::BTreeSet;

use super::tree::{Source, refuse, sources};

/// Which of our crates a crate may depend on: the layers, lower ones only.
const FLOORS: &[(&str, &[&str])] = &[
    ("kernel", &[]),
    ("migrations", &["learnt-kernel"]),
    ("tenant-api/pdf", &[]),
    ("control-plane", &["learnt-kernel", "learnt-migrations", "learnt-pdf"]),
    ("tenant-api/base", &["learnt-kernel", "learnt-pdf", "learnt-queries"]),
    (
        "tenant-api",
        &["learnt-kernel", "learnt-pdf", "learnt-queries", "learnt-tenant-base"],
    ),
    (
        "compose",
        &[
            "learnt-kernel",
            "learnt-migrations",
            "learnt-control-plane",
            "learnt-tenant-api",
        ],
    ),
];

/// Which crate may hold which library; everything that talks to a database has its rooms.
const ROOMS: &[(&str, &[&str])] = &[
    ("sea-orm", &["control-plane"]),
    (
        "deadpool-postgres",
        &["tenant-api/base", "tenant-api/queries/generated", "tests"],
    ),
    ("argon2", &["kernel"]),
    ("webauthn-rs", &["kernel"]),
    // in the tests as a provider that lies
    ("jsonwebtoken", &["kernel", "tests"]),
];

/// A second way of doing one thing: names that must not be asked for, with what stands there already.
const SECOND_WAYS: &[(&str, &str)] = &[
    ("jiff", "dates are chrono"),
    ("time", "dates are chrono"),
    ("diesel", "queries are clorinde, SeaORM and sqlx, each in its room"),
    ("openssl", "TLS is rustls with aws-lc-rs"),
    ("ring", "cryptography is aws-lc-rs"),
    ("moment", "dates are Intl"),
    ("dayjs", "dates are Intl"),
    ("date-fns", "dates are Intl"),
    ("luxon", "dates are Intl"),
    ("redux", "state is react-query and the URL"),
    ("@reduxjs/toolkit", "state is react-query and the URL"),
    ("zustand", "state is react-query and the URL"),
    ("jotai", "state is react-query and the URL"),
    ("mobx", "state is react-query and the URL"),
    ("axios", "calls go through the typed clients"),
    ("ag-grid-react", "the table is the kit's"),
    ("@mui/material", "the kit is Chakra"),
    ("antd", "the kit is Chakra"),
    ("styled-components", "the kit is Chakra"),
    ("formik", "forms are react-hook-form"),
    ("yup", "checks are zod"),
    ("lodash", "the language has it"),
];

#[test]
fn crates_know_only_the_floors_below() {
    let tree = sources();
    let mut locations = Vec::new();
    for (folder, below) in FLOORS {
        for name in dependencies(&tree, &format!("{folder}/Cargo.toml")) {
            if name.starts_with("learnt-") && !below.contains(&name.as_str()) {
                locations.push(format!("{folder} depends on {name}"));
            }
        }
    }
    refuse(
        &locations,
        "Floors are kernel, migrations, control-plane or tenant-api, compose and tests; a crate knows only those below it, and the two services never each other:",
    );
}

#[test]
fn libraries_stay_in_their_rooms() {
    let tree = sources();
    let mut locations = Vec::new();
    for file in tree.iter().filter(|file| file.path.ends_with("/Cargo.toml")) {
        let folder = file.path.trim_end_matches("/Cargo.toml");
        for name in dependencies(&tree, &file.path) {
            if ROOMS
                .iter()
                .any(|(library, rooms)| *library == name && !rooms.contains(&folder))
            {
                locations.push(format!("{folder} holds {name}"));
            }
        }
    }
    refuse(
        &locations,
        "Each of these libraries has one room, so that there is one way to reach a database, a hash, a token:",
    );
}

#[test]
fn there_is_one_way_of_doing_each_thing() {
    let tree = sources();
    let mut locations = Vec::new();
    for file in tree.iter().filter(|file| file.is(&["Cargo.toml", "package.json"])) {
        for name in dependencies(&tree, &file.path) {
            if let Some((_, instead)) = SECOND_WAYS.iter().find(|(second, _)| *second == name) {
                locations.push(format!("{} asks for {name}: {instead}", file.path));
            }
        }
    }
    refuse(&locations, "A second way of doing one thing:");
}

#[test]
fn nothing_is_asked_for_that_nobody_uses() {
    let tree = sources();
    let manifests: Vec<&Source> = tree.iter().filter(|file| file.path.ends_with("Cargo.toml")).collect();
    let mut locations = Vec::new();
    for manifest in &manifests {
        let folder = manifest.path.trim_end_matches("Cargo.toml");
        let nested = |path: &str| {
            let inner = manifests.iter().map(|other| other.path.trim_end_matches("Cargo.toml"));
            inner
                .filter(|other| other.len() > folder.len())
                .any(|other| path.starts_with(other))
        };
        for name in dependencies(&tree, &manifest.path) {
            let used = if folder.is_empty() {
                // The workspace's list of versions: a member must ask for it.
                manifests
                    .iter()
                    .any(|other| other.path != manifest.path && dependencies(&tree, &other.path).contains(&name))
            } else {
                let ours = |path: &str| path.ends_with(".rs") && path.starts_with(folder) && !nested(path);
                tree.iter()
                    .any(|file| ours(&file.path) && names_crate(&file.text, &name))
            };
            if !used {
                locations.push(format!("{}: {name}", manifest.path));
            }
        }
    }
    refuse(
        &locations,
        "What is asked for is used; what nobody uses any more leaves the list:",
    );
}

/// Whether a text says `name::`, `name;` or `name as`, with the name as Rust writes it.
fn names_crate(text: &str, name: &str) -> bool {
    let name = name.replace('-', "_");
    text.match_indices(&name).any(|(at, _)| {
        let before = text[..at].chars().next_back();
        let after = &text[at + name.len()..];
        before.is_none_or(|letter| !(letter.is_alphanumeric() || letter == '_'))
            && ["::", ";", " as "].iter().any(|end| after.starts_with(end))
    })
}

#[test]
fn npm_versions_are_pinned_exactly() {
    let tree = sources();
    let mut locations = Vec::new();
    for file in tree.iter().filter(|file| file.path.ends_with("package.json")) {
        let json: serde_json::Value =
            serde_json::from_str(&file.text).unwrap_or_else(|error| panic!("{} is not JSON: {error}", file.path));
        for kind in ["dependencies", "devDependencies", "optionalDependencies"] {
            for (name, version) in json[kind].as_object().into_iter().flatten() {
                let version = version.as_str().unwrap_or_default();
                let ours = name.starts_with("@learnt/");
                // `npm:name@1.2.3` is a package under another name, and as exact.
                let exact = match version.strip_prefix("npm:") {
                    Some(alias) => alias.rsplit_once('@').map_or("", |(_, exact)| exact),
                    None => version,
                };
                if !ours && !exact.starts_with(|first: char| first.is_ascii_digit()) {
                    locations.push(format!("{}: {name} {version}", file.path));
                }
            }
        }
    }
    refuse(
        &locations,
        "Versions are pinned exactly, so that two clones are the same product:",
    );
}

#[test]
fn files_stay_readable_in_one_sitting() {
    let mut locations = Vec::new();
    for file in sources()
        .iter()
        .filter(|file| !file.path.contains("/generated/") && !file.path.ends_with("schema.d.ts"))
    {
        let most = match file.path.rsplit('.').next() {
            Some("rs") => 500,
            Some("tsx") => 350,
            _ => continue,
        };
        let lines = file.text.lines().count();
        if lines > most {
            locations.push(format!("{}: {lines} lines, {most} at most", file.path));
        }
    }
    refuse(&locations, "A file longer than this wants to be two:");
}

#[test]
fn every_rust_file_begins_with_what_it_is() {
    let tree = sources();
    let locations: Vec<String> = tree
        .iter()
        .filter(|file| file.path.ends_with(".rs") && !file.path.contains("/generated/"))
        .filter(|file| !file.text.trim_start().starts_with("//!"))
        .map(|file| file.path.clone())
        .collect();
    refuse(&locations, "A sentence on top of every file says what it is:");
}

#[test]
fn there_are_no_barrel_files() {
    let tree = sources();
    let apps = |path: &str| {
        ["ui/src/", "web/src/", "admin-console/src/"]
            .iter()
            .any(|folder| path.starts_with(folder))
    };
    let locations: Vec<String> = tree
        .iter()
        .filter(|file| apps(&file.path) && file.is(&["/index.ts", "/index.tsx"]))
        .map(|file| file.path.clone())
        .collect();
    refuse(
        &locations,
        "Import a part by its path: a barrel file pulls the whole kit into every first load:",
    );
}

#[test]
fn both_languages_have_the_same_texts() {
    let tree = sources();
    let mut locations = Vec::new();
    for file in tree
        .iter()
        .filter(|file| file.path.contains("/i18n/") && file.path.contains("/en/") && file.path.ends_with(".json"))
    {
        let twin = file.path.replace("/en/", "/ar/");
        let Some(other) = tree.iter().find(|file| file.path == twin) else {
            locations.push(format!("{twin} is missing"));
            continue;
        };
        let (ours, theirs) = (keys(file), keys(other));
        locations.extend(ours.difference(&theirs).map(|key| format!("{twin} lacks {key}")));
        locations.extend(theirs.difference(&ours).map(|key| format!("{} lacks {key}", file.path)));
    }
    refuse(&locations, "Every text exists in both languages:");
}

/// What a manifest asks for, in both kinds of manifest; the workspace's version list counts as asking.
fn dependencies(tree: &[Source], path: &str) -> BTreeSet<String> {
    let Some(file) = tree.iter().find(|file| file.path == path) else {
        return BTreeSet::new();
    };
    if path.ends_with(".json") {
        let json: serde_json::Value = serde_json::from_str(&file.text).unwrap_or_default();
        let kinds = ["dependencies", "devDependencies", "optionalDependencies"];
        return kinds
            .iter()
            .flat_map(|kind| json[*kind].as_object().into_iter().flatten())
            .map(|(name, _)| name.clone())
            .collect();
    }
    let mut inside = false;
    let mut names = BTreeSet::new();
    for line in file.text.lines() {
        if line.starts_with('[') {
            inside = line.contains("dependencies");
        } else if inside && let Some((name, _)) = line.split_once('=') {
            names.insert(name.trim().trim_end_matches(".workspace").to_owned());
        }
    }
    names
}

/// Every leaf of a file of texts, as `a.b.c`; the plural endings of one text count as one.
fn keys(file: &Source) -> BTreeSet<String> {
    fn collect(value: &serde_json::Value, path: &str, into: &mut BTreeSet<String>) {
        match value.as_object() {
            Some(map) => map
                .iter()
                .for_each(|(key, value)| collect(value, &format!("{path}.{key}"), into)),
            None => {
                let plural = ["_zero", "_one", "_two", "_few", "_many", "_other"]
                    .iter()
                    .find_map(|ending| path.strip_suffix(ending));
                into.insert(plural.unwrap_or(path).trim_start_matches('.').to_owned());
            }
        }
    }
    let json = serde_json::from_str(&file.text).unwrap_or_else(|error| panic!("{} is not JSON: {error}", file.path));
    let mut found = BTreeSet::new();
    collect(&json, "", &mut found);
    found
}
