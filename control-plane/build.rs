//! Collects what the query screen may ask about: a file for each feature, so that a new one edits no list.

use std::{env, fmt::Write, fs, path::Path};

use serde_json::Value;

const FOLDER: &str = "src/features/query/collections";

#[expect(
    clippy::disallowed_methods,
    reason = "cargo tells a build script by the environment where to write"
)]
fn main() {
    println!("cargo:rerun-if-changed={FOLDER}");
    let out = env::var("OUT_DIR").expect("cargo sets it");
    fs::write(Path::new(&out).join("collections.rs"), list()).expect("the list can be written");
}

/// `{ "name": "badges", "table": "badges", "open": ["title"] }` becomes a `Collection`; by their names in order.
fn list() -> String {
    let mut all: Vec<Value> = fs::read_dir(FOLDER)
        .expect("the folder of collections can be read")
        .map(|entry| entry.expect("the folder of collections can be read").path())
        .flat_map(|path| {
            let text = fs::read(&path).expect("a file of collections can be read");
            serde_json::from_slice::<Vec<Value>>(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
        })
        .collect();
    all.sort_by_key(|one| text(&one["name"]).to_lowercase());
    let mut list = "&[".to_owned();
    for one in &all {
        let open: Vec<&str> = one["open"]
            .as_array()
            .expect("a list of columns")
            .iter()
            .map(text)
            .collect();
        write!(
            list,
            "Collection {{ name: {:?}, table: {:?}, open: &{open:?} }},",
            text(&one["name"]),
            text(&one["table"]),
        )
        .expect("memory");
    }
    list + "]"
}

fn text(value: &Value) -> &str {
    value.as_str().expect("a text")
}
