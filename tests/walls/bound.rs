//! Many values are given to a statement by name: by place, two of one type are easily swapped, and the compiler says nothing.

use super::tree::{Source, refuse, sources};

/// How many values may be told apart by their place.
const MOST: usize = 4;

/// Whether typed queries are called in this file, and not only generated.
fn watches(path: &str) -> bool {
    path.starts_with("tenant-api/") && path.ends_with(".rs") && !path.contains("/generated/")
}

/// The calls of a file that hand over too many values by their place: on which line, and how many beside the client.
fn crowded(file: &Source) -> Vec<(usize, usize)> {
    const CALL: &str = ".bind(";
    let lines = file.product_lines();
    let text: String = lines.iter().map(|(_, line)| format!("{line}\n")).collect();
    text.match_indices(CALL)
        .filter_map(|(at, _)| {
            let (number, _) = *lines.get(text[..at].matches('\n').count())?;
            let values = arguments(&text[at + CALL.len()..]).saturating_sub(1);
            (values > MOST).then_some((number, values))
        })
        .collect()
}

/// How many arguments stand before the bracket that closes the call; commas inside of brackets and texts divide none.
fn arguments(text: &str) -> usize {
    let (mut depth, mut count, mut has_text) = (0_usize, 0, false);
    let mut letters = text.chars();
    while let Some(letter) = letters.next() {
        match letter {
            ')' | ']' | '}' if depth == 0 => break,
            ',' if depth == 0 => {
                count += usize::from(has_text);
                has_text = false;
                continue;
            }
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth -= 1,
            '"' => {
                while let Some(inner) = letters.next().filter(|inner| *inner != '"') {
                    if inner == '\\' {
                        letters.next();
                    }
                }
            }
            _ => {}
        }
        has_text |= !letter.is_whitespace();
    }
    count + usize::from(has_text)
}

#[test]
fn many_values_are_given_by_name() {
    let tree = sources();
    let watched: Vec<&Source> = tree.iter().filter(|file| watches(&file.path)).collect();
    assert!(
        watched.iter().any(|file| file.text.contains(".bind(")),
        "no statement is called any more: is this looking at the right files?"
    );
    let locations: Vec<String> = watched
        .iter()
        .flat_map(|file| {
            let found = crowded(file).into_iter();
            found.map(|(number, values)| format!("{}:{number}: {values} values", file.path))
        })
        .collect();
    refuse(
        &locations,
        "A statement that takes more than four values is called with their names: \
         `sql::name().params(client, &sql::NameParams { … })`, with `use learnt_queries::client::Params`:",
    );
}

#[test]
fn too_many_values_are_seen() {
    let five = "    sql::one()\n        // a, word\n        .bind(\n            change.tx(),\n            &id,\n            \
                &[1, 2],\n            &(now - LEASE),\n            &said(\"a), \\\"b\", c),\n            &last,\n        )";
    let text = format!(
        "let a = sql::two().bind(client, &a, &b(c, d), &[e, f], &\"g, h\").one().await.sql()?;\n{five}\n.await;\n\
         sql::three().params(client, &sql::ThreeParams {{ a, b, c, d, e, f }});\nx.bind(client, &a, &b, &c, &d, &e)"
    );
    let file = Source {
        path: "tenant-api/src/features/people/commands.rs".to_owned(),
        text,
    };
    assert!(watches(&file.path));
    assert!(!watches("tenant-api/queries/generated/src/queries/people.rs"));
    assert_eq!(crowded(&file), [(4, 5), (14, 5)]);
}
