//! What stands on something else does not carry it: among the features of the tenant API, and among the modules of the floor below them,
//! no two name each other, not by any way around either. A feature's domain events are a part of their own: what happened is said in words that
//! any other feature may listen for.

use std::collections::{BTreeMap, BTreeSet};

use super::tree::{Source, refuse, sources};

const FEATURES: &str = "tenant-api/src/";
const BASE: &str = "tenant-api/base/src/";

#[test]
fn features_stand_on_each_other_in_one_direction() {
    let tree = sources();
    let names = names_in(&tree);
    let graph = Graph::of(&tree, FEATURES, |path| feature_part(path, &names));
    assert!(
        graph.0.len() > 50,
        "the features name each other less often than they do: {}",
        graph.0.len()
    );
    refuse(
        &graph.circles(),
        "What several features need goes to the lowest of them; what follows higher up is one of the `callbacks` of a FEATURE, or a reaction:",
    );
}

#[test]
fn the_list_of_all_features_is_for_what_stands_above_them() {
    let mut locations = Vec::new();
    for file in sources().iter().filter(|file| is_source(file, FEATURES)) {
        let module = module_of(&file.path, FEATURES);
        let is_above = ["reactions", "reactions_tests", "router", "start"].contains(&module[0].as_str());
        for (line, path) in paths(&file.text, &module) {
            let above = ["reactions", "router", "start"].contains(&path[0].as_str());
            let list =
                path[0] == "features" && path.get(1).is_some_and(|name| name == "ALL" || name == "process_state");
            if !is_above && (above || list) && module[0] != "main" && module[0] != "lib" {
                locations.push(format!("{}:{line}: {}", file.path, path.join("::")));
            }
        }
    }
    refuse(
        &locations,
        "A feature does not know who else there is, nor what is made of them all:",
    );
}

#[test]
fn the_floor_below_the_features_has_no_circle_either() {
    let tree = sources();
    let modules = Modules::of(&tree, BASE);
    let graph = Graph::of(&tree, BASE, |path| modules.named(path));
    assert!(graph.0.len() > 100, "the floor was not read: {}", graph.0.len());
    refuse(
        &graph.circles(),
        "These modules of tenant-api/base name each other: what both need belongs below them:",
    );
}

/// Which part names which other one, and where it does first.
#[derive(Default)]
struct Graph(BTreeMap<(String, String), String>);

impl Graph {
    fn of(tree: &[Source], root: &str, part: impl Fn(&[String]) -> Option<String>) -> Self {
        let mut graph = Self::default();
        for file in tree.iter().filter(|file| is_source(file, root)) {
            let module = module_of(&file.path, root);
            let Some(from) = part(&module) else { continue };
            for (line, path) in paths(&file.text, &module) {
                let to = part(&path).filter(|to| *to != from);
                if let Some(to) = to {
                    let location = format!("{}:{line}", file.path);
                    graph.0.entry((from.clone(), to)).or_insert(location);
                }
            }
        }
        graph
    }

    fn next<'a>(&'a self, from: &'a str) -> impl Iterator<Item = &'a str> {
        let edges = self.0.keys().filter(move |(one, _)| one == from);
        edges.map(|(_, to)| to.as_str())
    }

    /// Everything that comes after this, by whatever way.
    fn behind<'a>(&'a self, from: &'a str) -> BTreeSet<&'a str> {
        let mut found = BTreeSet::new();
        let mut open: Vec<&str> = vec![from];
        while let Some(one) = open.pop() {
            let next = self.0.keys().filter(|(name, _)| name == one);
            open.extend(next.map(|(_, to)| to.as_str()).filter(|to| found.insert(*to)));
        }
        found
    }

    /// Every part that comes after itself.
    fn around(&self) -> BTreeSet<String> {
        let all: BTreeSet<&str> = self.0.keys().map(|(from, _)| from.as_str()).collect();
        let around = all.into_iter().filter(|one| self.behind(one).contains(one));
        around.map(str::to_owned).collect()
    }

    /// The ways by which a part leads on into its circle, with their places.
    fn ways_from(&self, name: &str, circle: &BTreeSet<String>) -> String {
        let ways = self
            .next(name)
            .filter(|to| circle.contains(*to) && self.behind(to).contains(name));
        let ways = ways.map(|to| format!("{to} ({})", self.0[&(name.to_owned(), to.to_owned())]));
        format!("{name} → {}", ways.collect::<Vec<_>>().join(", "))
    }

    /// What lies in a circle, each with the ways by which it leads on.
    fn circles(&self) -> Vec<String> {
        let around = self.around();
        around.iter().map(|name| self.ways_from(name, &around)).collect()
    }
}

fn is_source(file: &Source, root: &str) -> bool {
    file.path.starts_with(root) && file.path.ends_with(".rs")
}

/// The module that a file is, from the root of its crate.
fn module_of(path: &str, root: &str) -> Vec<String> {
    let bare = path.trim_start_matches(root).trim_end_matches(".rs");
    let mut module: Vec<String> = bare.split('/').map(str::to_owned).collect();
    if module.len() > 1 && module.last().is_some_and(|last| last == "mod") {
        module.pop();
    }
    module
}

/// What the crate's root calls after a feature's door: `pub use features::files::BlobStore`.
fn names_in(tree: &[Source]) -> BTreeMap<String, String> {
    let root = tree.iter().find(|file| file.path == "tenant-api/src/lib.rs");
    let text = root.map(|file| file.text.as_str()).unwrap_or_default();
    let found = statements(text).into_iter().flat_map(|(_, tree)| expanded(&tree));
    let found = found.filter_map(|path| {
        let words: Vec<&str> = path.split("::").collect();
        (words.len() > 2 && words[0] == "features").then(|| (words[words.len() - 1].to_owned(), words[1].to_owned()))
    });
    found.collect()
}

/// Of the tenant API: a feature, its domain events, or a module that stands below or above them.
fn feature_part(path: &[String], names: &BTreeMap<String, String>) -> Option<String> {
    match path {
        [root, ..] if root == "lib" || root == "main" => None,
        [root, feature, rest @ ..] if root == "features" => {
            let is_feature = feature.starts_with(|first: char| first.is_ascii_lowercase())
                && feature != "mod"
                && feature != "process_state";
            let is_events = rest.first().is_some_and(|room| room == "domain_events");
            let part = if is_events {
                format!("{feature}::domain_events")
            } else {
                feature.clone()
            };
            is_feature.then_some(part)
        }
        [root] if root == "features" => None,
        [name, ..] => Some(names.get(name).cloned().unwrap_or_else(|| format!("crate::{name}"))),
        [] => None,
    }
}

/// The modules of a crate, a file each, and what their folders call after them: `pub use here::Here` in `edge/mod.rs`.
struct Modules {
    files: BTreeSet<String>,
    names: BTreeMap<String, String>,
}

impl Modules {
    fn of(tree: &[Source], root: &str) -> Self {
        let mut modules = Self {
            files: BTreeSet::new(),
            names: BTreeMap::new(),
        };
        for file in tree.iter().filter(|file| is_source(file, root)) {
            let module = module_of(&file.path, root).join("::");
            for path in statements(&file.text).iter().flat_map(|(_, tree)| expanded(tree)) {
                let name = path.rsplit("::").next().unwrap_or_default();
                if file.path.ends_with("/mod.rs") && !["crate", "super"].iter().any(|word| path.starts_with(word)) {
                    modules
                        .names
                        .insert(format!("{module}::{name}"), format!("{module}::{path}"));
                }
            }
            modules.files.insert(module);
        }
        modules.files.remove("lib");
        modules
    }

    /// The module in whose file lies what is meant.
    fn named(&self, path: &[String]) -> Option<String> {
        (1..=path.len()).rev().find_map(|many| {
            let name = path[..many].join("::");
            if self.files.contains(&name) {
                return Some(name);
            }
            let meant: Vec<String> = self.names.get(&name)?.split("::").map(str::to_owned).collect();
            self.named(&meant)
        })
    }
}

/// The text without comments, and without the tests at its end.
fn bare(text: &str) -> Vec<&str> {
    let mut lines = Vec::new();
    for line in text.lines() {
        if line.starts_with("mod tests {") {
            break;
        }
        lines.push(line.split("//").next().unwrap_or_default());
    }
    lines
}

/// What is imported: the line on which it begins, and all between `use` and the semicolon.
fn statements(text: &str) -> Vec<(usize, String)> {
    let mut found = Vec::new();
    let mut open: Option<(usize, String)> = None;
    for (index, line) in bare(text).into_iter().enumerate() {
        let begun = line.trim_start();
        let begun = begun.strip_prefix("pub").map_or(begun, |rest| {
            let rest = rest.trim_start();
            rest.strip_prefix('(')
                .and_then(|rest| rest.split_once(')'))
                .map_or(rest, |(_, rest)| rest)
                .trim_start()
        });
        if open.is_none() {
            open = begun.strip_prefix("use ").map(|rest| (index + 1, rest.to_owned()));
        } else if let Some((_, tree)) = &mut open {
            tree.push_str(line.trim());
        }
        if let Some((at, tree)) = open.take() {
            match tree.split_once(';') {
                Some((whole, _)) => found.push((at, whole.to_owned())),
                None => open = Some((at, tree)),
            }
        }
    }
    found
}

/// A tree of imports, path by path: `a::{b, c::{d, e}}` names `a::b`, `a::c::d` and `a::c::e`.
fn expanded(tree: &str) -> Vec<String> {
    let tree = tree.trim();
    let Some(at) = tree.find('{') else {
        let path = tree.split(" as ").next().unwrap_or_default().trim();
        return vec![path.trim_end_matches("::self").to_owned()];
    };
    let (before, after) = (&tree[..at], &tree[at + 1..]);
    let inner = &after[..closing(after)];
    let (mut parts, mut depth, mut from) = (Vec::new(), 0, 0);
    for (index, letter) in inner.char_indices() {
        match letter {
            '{' => depth += 1,
            '}' => depth -= 1,
            ',' if depth == 0 => {
                parts.push(&inner[from..index]);
                from = index + 1;
            }
            _ => {}
        }
    }
    parts.push(&inner[from..]);
    let parts = parts.into_iter().filter(|part| !part.trim().is_empty());
    parts
        .flat_map(|part| expanded(&format!("{before}{}", part.trim())))
        .collect()
}

/// How far it is to the brace that closes what is open.
fn closing(text: &str) -> usize {
    let mut depth = 0;
    for (index, letter) in text.char_indices() {
        match letter {
            '{' => depth += 1,
            '}' if depth == 0 => return index,
            '}' => depth -= 1,
            _ => {}
        }
    }
    text.len()
}

/// Every path in a file that begins at the root of the crate or above the file, from the root, with its line.
fn paths(text: &str, module: &[String]) -> Vec<(usize, Vec<String>)> {
    let mut found = Vec::new();
    for (line, tree) in statements(text) {
        found.extend(expanded(&tree).into_iter().map(|path| (line, path)));
    }
    for (index, line) in bare(text).into_iter().enumerate() {
        for root in ["crate::", "super::"] {
            for (at, _) in line.match_indices(root) {
                let stands_alone =
                    !line[..at].ends_with(|letter: char| letter.is_alphanumeric() || "_:$".contains(letter));
                if stands_alone {
                    let word = |letter: char| letter.is_alphanumeric() || letter == '_' || letter == ':';
                    let end = line[at..]
                        .find(|letter| !word(letter))
                        .map_or(line.len(), |end| at + end);
                    found.push((index + 1, line[at..end].trim_end_matches(':').to_owned()));
                }
            }
        }
    }
    found
        .into_iter()
        .filter_map(|(line, path)| Some((line, from_root(&path, module)?)))
        .collect()
}

fn from_root(path: &str, module: &[String]) -> Option<Vec<String>> {
    let words: Vec<String> = path.split("::").map(|word| word.trim().to_owned()).collect();
    let path = match words[0].as_str() {
        "crate" => words[1..].to_vec(),
        "self" => [module, &words[1..]].concat(),
        "super" => {
            let up = words.iter().take_while(|word| *word == "super").count();
            let depth = module.len().checked_sub(up)?;
            [&module[..depth], &words[up..]].concat()
        }
        _ => return None,
    };
    (!path.is_empty() && !path[0].is_empty()).then_some(path)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn graph(edges: &[(&str, &str)]) -> Graph {
        let edge = |(from, to): &(&str, &str)| (((*from).to_owned(), (*to).to_owned()), format!("{from}.rs:1"));
        Graph(edges.iter().map(edge).collect())
    }

    #[test]
    fn a_circle_is_found_by_whatever_way_it_goes() {
        let straight = graph(&[("a", "b"), ("b", "c"), ("a", "c")]);
        assert_eq!(straight.circles(), [""; 0]);
        let short = graph(&[("a", "b"), ("b", "a"), ("c", "a")]);
        assert_eq!(short.circles(), ["a → b (a.rs:1)", "b → a (b.rs:1)"]);
        let long = graph(&[("a", "b"), ("b", "c"), ("c", "a"), ("c", "d")]);
        assert_eq!(long.around(), ["a", "b", "c"].map(str::to_owned).into());
    }

    #[test]
    fn paths_are_read_as_the_compiler_reads_them() {
        let text = "//! crate::features::told\nuse std::fmt;\npub(crate) use crate::features::{\n    forms::{self, given::Form}, // said\n    events,\n};\nuse super::model;\n\nfn f() { crate::features::badges::award(super::super::files::url()) }\n\n#[cfg(test)]\nmod tests {\n    use crate::features::chat;\n}\n";
        let module = ["features", "notes", "read"].map(str::to_owned);
        let read: Vec<(usize, String)> = paths(text, &module)
            .into_iter()
            .map(|(line, path)| (line, path.join("::")))
            .collect();
        let expected = [
            (3, "features::forms"),
            (3, "features::forms::given::Form"),
            (3, "features::events"),
            (7, "features::notes::model"),
            (9, "features::badges::award"),
            (9, "features::files::url"),
        ];
        for (line, path) in expected {
            assert!(read.contains(&(line, path.to_owned())), "{path}: {read:?}");
        }
        let parts: BTreeSet<String> = paths(text, &module)
            .iter()
            .filter_map(|(_, path)| feature_part(path, &BTreeMap::new()))
            .collect();
        assert_eq!(
            parts,
            ["badges", "events", "files", "forms", "notes"]
                .map(str::to_owned)
                .into()
        );
    }

    #[test]
    fn what_a_folder_calls_after_its_files_is_found_in_them() {
        let file = |path: &str, text: &str| Source {
            path: format!("{BASE}{path}"),
            text: text.to_owned(),
        };
        let tree = [
            file("edge/mod.rs", "pub mod here;\npub use here::Here;\n"),
            file("edge/here.rs", "use crate::app::App;\n"),
            file("app.rs", "use crate::edge::Here;\n"),
        ];
        let modules = Modules::of(&tree, BASE);
        let graph = Graph::of(&tree, BASE, |path| modules.named(path));
        let ways = [("app", "edge::here", "app"), ("edge::here", "app", "edge/here")];
        let ways = ways.map(|(from, to, file)| format!("{from} → {to} ({BASE}{file}.rs:1)"));
        assert_eq!(graph.circles(), ways);
    }

    #[test]
    fn domain_events_are_a_part_of_their_own() {
        let part = |path: &str| {
            let path: Vec<String> = path.split("::").map(str::to_owned).collect();
            feature_part(&path, &BTreeMap::from([("BlobStore".to_owned(), "files".to_owned())]))
        };
        assert_eq!(
            part("features::forms::domain_events::FormMarked").as_deref(),
            Some("forms::domain_events")
        );
        assert_eq!(part("features::forms::given").as_deref(), Some("forms"));
        assert_eq!(part("features::DocumentType"), None);
        assert_eq!(part("BlobStore").as_deref(), Some("files"));
        assert_eq!(
            part("audit::Entry").as_deref(),
            Some("crate::audit"),
            "the floor's, not the feature's"
        );
    }
}
