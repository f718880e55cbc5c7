//! The order in which migration files arrived: `tenant.order` and `control.order`.
//!
//! A file that arrives with an older date than one that is applied already runs after it on existing installations and before
//! it on new ones. The lists make that visible, and from a marked line on they refuse it.

use std::collections::BTreeSet;

/// Above it stand the files of the time when nobody looked.
const MARK: &str = "# From here on each file is newer than all before it.";

/// What is wrong with a list, beside the files that lie in its folder.
fn objections(list: &str, folder: &BTreeSet<String>) -> Vec<String> {
    let (mut objections, mut listed) = (Vec::new(), BTreeSet::new());
    let (mut marked, mut newest) = (false, String::new());
    for line in list.lines().map(str::trim) {
        marked |= line == MARK;
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let version = line.split('_').next().unwrap_or_default().to_owned();
        if !listed.insert(line.to_owned()) {
            objections.push(format!("{line} stands in the list twice"));
        }
        if marked && version <= newest {
            objections.push(format!(
                "{line} arrives after {newest}: give it a newer date, and add it at the end"
            ));
        }
        newest = newest.max(version);
    }
    if !marked {
        objections.push(format!("the line '{MARK}' is gone"));
    }
    for missing in folder.difference(&listed) {
        objections.push(format!("{missing} is not in the list: add it at the end"));
    }
    for gone in listed.difference(folder) {
        objections.push(format!("{gone} is in the list, and its file is gone: put it back"));
    }
    objections
}

fn folder(ledger: &str) -> BTreeSet<String> {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join(ledger);
    std::fs::read_dir(path)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .filter(|name| name.ends_with(".sql"))
        .collect()
}

#[test]
fn every_file_is_listed_where_it_arrived_and_is_newer_than_those_before_it() {
    for (ledger, list) in [
        ("tenant", include_str!("../tenant.order")),
        ("control", include_str!("../control.order")),
    ] {
        assert_eq!(
            objections(list, &folder(ledger)),
            Vec::<String>::new(),
            "{ledger}.order"
        );
    }
}

#[test]
fn a_file_that_is_older_than_the_newest_is_refused() {
    let files = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect();
    let before = format!("2_b.sql\n1_a.sql\n{MARK}\n");
    assert_eq!(
        objections(&before, &files(&["1_a.sql", "2_b.sql"])),
        Vec::<String>::new()
    );
    let newer = format!("{before}3_c.sql\n");
    assert_eq!(
        objections(&newer, &files(&["1_a.sql", "2_b.sql", "3_c.sql"])),
        Vec::<String>::new()
    );
    for (list, folder) in [
        (
            format!("{newer}2_d.sql\n"),
            files(&["1_a.sql", "2_b.sql", "3_c.sql", "2_d.sql"]),
        ),
        (newer.clone(), files(&["1_a.sql", "2_b.sql", "3_c.sql", "4_e.sql"])),
        (newer.clone(), files(&["1_a.sql", "2_b.sql"])),
        (newer.replace(MARK, ""), files(&["1_a.sql", "2_b.sql", "3_c.sql"])),
    ] {
        assert_eq!(objections(&list, &folder).len(), 1, "{list}");
    }
}
