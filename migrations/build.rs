//! Lists the migration files for the library, which embeds their SQL; a new or changed file makes a new program.

use std::{env, fmt::Write, fs, path::Path};

#[expect(
    clippy::disallowed_methods,
    reason = "cargo tells a build script by the environment where to write"
)]
fn main() {
    let out = env::var("OUT_DIR").expect("cargo sets it");
    for folder in ["control", "tenant"] {
        println!("cargo:rerun-if-changed={folder}");
        let files = fs::canonicalize(folder).expect("cargo starts a build script in its crate's folder");
        fs::write(Path::new(&out).join(format!("{folder}.rs")), list(&files)).expect("the list can be written");
    }
}

/// `20261120100000_people.create.sql` becomes version 20261120100000, name "people.create" and its SQL.
fn list(folder: &Path) -> String {
    let mut files: Vec<(i64, String, String)> = fs::read_dir(folder)
        .expect("the folder of migrations can be read")
        .map(|entry| entry.expect("the folder of migrations can be read").path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "sql"))
        .map(|path| {
            let stem = path.file_stem().and_then(|stem| stem.to_str()).expect("a plain name");
            let named = stem
                .split_once('_')
                .and_then(|(when, what)| Some((when.parse().ok()?, what)));
            let (version, name) = named.unwrap_or_else(|| panic!("{stem}.sql is not called <when>_<what>.sql"));
            (version, name.replace('_', " "), path.display().to_string())
        })
        .collect();
    files.sort();
    let mut list = "&[".to_owned();
    for (version, name, path) in files {
        write!(
            list,
            "File {{ version: {version}, name: {name:?}, sql: include_str!({path:?}) }},"
        )
        .expect("memory");
    }
    list + "]"
}
