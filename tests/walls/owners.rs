//! Features keep to themselves: a neighbour is entered through its door, and a table is written by its owner.

use std::collections::{BTreeMap, BTreeSet};

use super::tree::{Source, refuse, sources};

#[test]
fn a_feature_goes_through_its_neighbours_door() {
    let mut locations = Vec::new();
    for file in sources()
        .iter()
        .filter(|file| file.path.contains("/src/features/") && file.path.ends_with(".rs"))
    {
        let own = feature_of(&file.path);
        for (number, line) in file.product_lines() {
            for (at, _) in line.match_indices("features::") {
                let mut words = line[at + "features::".len()..].split("::");
                let neighbour = words.next().unwrap_or_default();
                let next = words.next().unwrap_or_default();
                let room = next
                    .split(|letter: char| !letter.is_alphanumeric() && letter != '_')
                    .next()
                    .unwrap_or_default();
                if neighbour != own && ["model", "api", "commands", "reactions", "queries"].contains(&room) {
                    locations.push(format!("{}:{number}: {}", file.path, line.trim()));
                }
            }
        }
    }
    refuse(
        &locations,
        "What a neighbour may use stands in mod.rs; its other files are its own:",
    );
}

#[test]
fn screens_do_not_import_another_features_screens() {
    let mut locations = Vec::new();
    for file in sources()
        .iter()
        .filter(|file| file.path.contains("/src/features/") && file.is(&[".ts", ".tsx"]))
    {
        let own = feature_of(&file.path);
        for (number, line) in file.product_lines() {
            let imported = line.split(['\'', '"']).find(|word| word.contains("/features/"));
            if line.contains("import") && imported.is_some_and(|path| feature_of(path) != own) {
                locations.push(format!("{}:{number}: {}", file.path, line.trim()));
            }
        }
    }
    refuse(
        &locations,
        "Features meet in routes and app/here, not in each other's components:",
    );
}

#[test]
fn only_queries_files_call_the_api() {
    let mut locations = Vec::new();
    for file in sources()
        .iter()
        .filter(|file| file.path.contains("/src/features/") && file.is(&[".ts", ".tsx"]))
    {
        let name = file.path.rsplit('/').next().unwrap_or_default();
        if name == "queries.ts" || name.ends_with(".queries.ts") || name.contains(".test.") {
            continue;
        }
        for (number, line) in file.product_lines() {
            if line.contains("import") && !line.contains("import type") && line.contains("/api/client") {
                locations.push(format!("{}:{number}: {}", file.path, line.trim()));
            }
        }
    }
    refuse(
        &locations,
        "A feature's calls stand in its queries.ts, so that keys and invalidation stand in one place:",
    );
}

#[test]
fn a_feature_writes_only_its_own_tables() {
    let tree = sources();
    let owners = table_owners(&tree);
    assert!(owners.len() > 10, "the migrations name no tables: {owners:?}");
    let mut locations = Vec::new();
    for file in tree
        .iter()
        .filter(|file| file.path.starts_with("tenant-api/queries/") && file.path.ends_with(".sql"))
    {
        let feature = file
            .path
            .trim_start_matches("tenant-api/queries/")
            .trim_end_matches(".sql");
        for table in written_tables(&file.text) {
            match owners.get(&table) {
                Some(owner) if owner == feature || shared(owner) => {}
                Some(owner) => locations.push(format!("{} writes {table}, which belongs to {owner}", file.path)),
                None => locations.push(format!("{} writes {table}, which no migration makes", file.path)),
            }
        }
    }
    refuse(
        &locations,
        "A table is written by the feature whose name its migration carries; neighbours use that feature's door:",
    );
}

#[test]
fn every_table_says_what_it_is_for() {
    let mut locations = Vec::new();
    for file in sources()
        .iter()
        .filter(|file| file.path.starts_with("migrations/") && file.path.ends_with(".sql"))
    {
        let lines: Vec<&str> = file.text.lines().collect();
        for (index, line) in lines
            .iter()
            .enumerate()
            .filter(|(_, line)| line.starts_with("create table "))
        {
            let above = lines[..index]
                .iter()
                .rev()
                .take_while(|line| !line.trim().is_empty())
                .any(|line| line.starts_with("--"));
            if !above {
                // Two tables of one thought may share the comment above the first.
                let group = lines[..index].iter().rev().find(|line| {
                    line.starts_with("--") || line.starts_with("create view") || line.starts_with("create function")
                });
                if !group.is_some_and(|line| line.starts_with("--")) {
                    locations.push(format!("{}:{}: {line}", file.path, index + 1));
                }
            }
        }
    }
    refuse(&locations, "Above a table stands what is stored and why:");
}

#[test]
fn migrations_are_named_when_whose_what() {
    let mut locations = Vec::new();
    for file in sources()
        .iter()
        .filter(|file| file.path.starts_with("migrations/") && file.path.ends_with(".sql"))
    {
        let name = file.path.rsplit('/').next().unwrap_or_default();
        let parts: Vec<&str> = name.trim_end_matches(".sql").split(['_', '.']).collect();
        let dated = parts
            .first()
            .is_some_and(|when| when.len() == 14 && when.bytes().all(|byte| byte.is_ascii_digit()));
        if !dated || parts.len() < 3 {
            locations.push(file.path.clone());
        }
    }
    refuse(
        &locations,
        "A migration's name is when, whose and what: 20261120090000_events.create.sql:",
    );
}

#[test]
fn written_tables_are_seen() {
    let text = "--! save\ninsert into user_teams (id) values (:id)\n on conflict (id) do update set name = 'x';\nupdate courses set a = 1; -- update nothing\nselect 1 from a for update of a; select 1 from (select 1 from a for no key update ) b; delete from files;";
    let tables: Vec<String> = written_tables(text).into_iter().collect();
    assert_eq!(tables, ["courses", "files", "user_teams"]);
}

/// The feature in a path: the word after `/features/`.
fn feature_of(path: &str) -> &str {
    path.split("/features/")
        .nth(1)
        .and_then(|rest| rest.split(['/', '.']).next())
        .unwrap_or_default()
}

/// Table → the feature in the name of the migration that made it.
fn table_owners(tree: &[Source]) -> BTreeMap<String, String> {
    let mut owners = BTreeMap::new();
    for file in tree
        .iter()
        .filter(|file| file.path.starts_with("migrations/tenant/") && file.path.ends_with(".sql"))
    {
        let name = file.path.rsplit('/').next().unwrap_or_default();
        // What stands after the moment: a feature's name may hold an underscore itself.
        let owner = name
            .split_once('_')
            .and_then(|(_, rest)| rest.split('.').next())
            .unwrap_or_default();
        for line in file
            .text
            .lines()
            .filter_map(|line| line.trim().strip_prefix("create table "))
        {
            let table = line
                .trim_start_matches("if not exists ")
                .split([' ', '('])
                .next()
                .unwrap_or_default();
            owners.insert(table.to_owned(), owner.to_owned());
        }
    }
    for (table, owner) in HANDED_OVER {
        owners.insert((*table).to_owned(), (*owner).to_owned());
    }
    owners
}

/// Tables that another feature made than the one that has them now.
const HANDED_OVER: &[(&str, &str)] = &[
    ("assignment_sources", "assignments"),
    ("assigning", "assignments"),
    ("assignment_jobs", "assignments"),
    ("assignment_portions", "assignments"),
];

/// Modules whose tables every feature may write through the server's own functions: the outbox and the schedule.
fn shared(owner: &str) -> bool {
    owner == "work"
}

/// The tables that statements in this text insert into, update or delete from.
fn written_tables(text: &str) -> BTreeSet<String> {
    let text: String = text
        .lines()
        .map(|line| line.split("--").next().unwrap_or_default())
        .collect::<Vec<_>>()
        .join(" ")
        .to_lowercase();
    let words: Vec<&str> = text.split_whitespace().collect();
    let mut tables = BTreeSet::new();
    for (index, pair) in words.windows(2).enumerate() {
        let table = match pair {
            ["insert", "into"] | ["delete", "from"] => words.get(index + 2),
            // `on conflict … do update set`, `for update of` and `for no key update` name no table.
            ["update", next]
                if *next != "set"
                    && *next != "of"
                    && *next != "skip"
                    && !index
                        .checked_sub(1)
                        .and_then(|at| words.get(at))
                        .is_some_and(|before| ["for", "key"].contains(before)) =>
            {
                words.get(index + 1)
            }
            _ => None,
        };
        if let Some(table) = table {
            tables.insert(
                table
                    .trim_matches(|letter: char| !letter.is_alphanumeric() && letter != '_')
                    .to_owned(),
            );
        }
    }
    tables
}
