//! Reads the source tree once: every file of our own, with its path from the root of the repository.

use std::fs;
use std::path::{Path, PathBuf};

/// Folders that hold no source of ours.
const SKIPPED: &[&str] = &[
    "node_modules",
    "target",
    "dist",
    ".git",
    ".run",
    "test-results",
    "playwright-report",
];

/// One file: its path from the root, with forward slashes, and its text.
pub struct Source {
    /// For example `tenant-api/src/features/people/api.rs`.
    pub path: String,
    /// The whole text.
    pub text: String,
}

impl Source {
    /// The lines that the product is made of, numbered from 1: comments and what follows `#[cfg(test)]` are left out.
    pub fn product_lines(&self) -> Vec<(usize, &str)> {
        let mut lines = Vec::new();
        for (index, line) in self.text.lines().enumerate() {
            let bare = line.trim_start();
            if bare.starts_with("#[cfg(test)]") {
                break;
            }
            if !(bare.starts_with("//") || bare.starts_with("* ") || bare.starts_with("/*") || bare.starts_with("--")) {
                lines.push((index + 1, line));
            }
        }
        lines
    }

    /// Whether the path ends in one of these.
    pub fn is(&self, endings: &[&str]) -> bool {
        endings.iter().any(|ending| self.path.ends_with(ending))
    }
}

/// The root of the repository.
pub fn root() -> PathBuf {
    let tests = env!("CARGO_MANIFEST_DIR");
    Path::new(tests)
        .parent()
        .expect("the tests folder lies in the repository")
        .to_path_buf()
}

/// Every text file of ours below the root.
pub fn sources() -> Vec<Source> {
    let root = root();
    let mut found = Vec::new();
    walk(&root, &root, &mut found);
    found.sort_by(|one, other| one.path.cmp(&other.path));
    assert!(
        found.iter().any(|file| file.path == "kernel/src/lib.rs"),
        "the tree was not read: kernel/src/lib.rs is missing from it"
    );
    found
}

fn walk(root: &Path, folder: &Path, found: &mut Vec<Source>) {
    for entry in fs::read_dir(folder)
        .expect("a folder of the repository can be read")
        .flatten()
    {
        let path = entry.path();
        let name = entry.file_name().to_string_lossy().into_owned();
        if path.is_dir() {
            if !SKIPPED.contains(&name.as_str()) {
                walk(root, &path, found);
            }
        } else if name == ".git" {
            // A second working tree has a file of this name.
        } else if let Ok(text) = fs::read_to_string(&path) {
            let path = path
                .strip_prefix(root)
                .expect("below the root")
                .to_string_lossy()
                .replace('\\', "/");
            found.push(Source { path, text });
        }
    }
}

/// Fails with the reason and every place, if there is any.
pub fn refuse(locations: &[String], why: &str) {
    assert!(locations.is_empty(), "{why}\n  {}\n", locations.join("\n  "));
}
