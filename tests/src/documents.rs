//! Documents that are made from the code: the data model from the migrations, the list of operations from OpenAPI. Each is
//! written between two marks of a page; what stands around them is written by hand.
use std::collections::BTreeMap;
use std::fmt::Write;

use anyhow::{Context, Result, bail};
use learnt_kernel::openapi::PROBLEMS;
use learnt_migrations::{control, tenant};
use serde_json::Value;

const BEGIN: &str = "<!-- generated: `./learnt generate` writes what follows -->";
const END: &str = "<!-- end of what is generated -->";

/// The page with its generated part replaced.
pub fn renewed(page: &str, generated: &str) -> Result<String> {
    let (before, rest) = page.split_once(BEGIN).context("the page has no mark to write behind")?;
    let (_, after) = rest.split_once(END).context("the page has no mark to write before")?;
    Ok(format!("{before}{BEGIN}\n\n{}\n\n{END}{after}", generated.trim_end()))
}

/// Every operation of both services with its gate and the problems that it names, and those that all of them have.
pub fn operations(services: &[(&str, &Value)]) -> String {
    let mut text = String::new();
    for (title, document) in services {
        let everywhere = &document[PROBLEMS];
        let _ = writeln!(
            text,
            "### {title}\n\nAny operation may answer {}; behind a gate also {}.\n\n\
             | operation | gate | what it does | problems of its own |\n|---|---|---|---|",
            problems(&everywhere["any"], |codes| codes),
            problems(&everywhere["gated"], |codes| codes)
        );
        let paths: BTreeMap<&String, &Value> = document["paths"].as_object().into_iter().flatten().collect();
        for (path, item) in paths {
            for (method, operation) in item.as_object().into_iter().flatten() {
                let _ = writeln!(
                    text,
                    "| `{} {path}` | {} | {} | {} |",
                    method.to_uppercase(),
                    operation["x-gate"].as_str().unwrap_or_default(),
                    one_line(operation["summary"].as_str().unwrap_or_default()),
                    own_problems(document, operation)
                );
            }
        }
        text.push('\n');
    }
    text
}

/// `409 last_admin, own_access; 422 invalid_fields`: of the answers by their status, the codes that are picked out of each.
fn problems(answers: &Value, codes: impl Fn(&Value) -> &Value) -> String {
    let mut parts = Vec::new();
    for (status, answer) in answers.as_object().into_iter().flatten() {
        let names: Vec<String> = codes(answer)
            .as_array()
            .into_iter()
            .flatten()
            .filter_map(Value::as_str)
            .map(|code| format!("`{code}`"))
            .collect();
        if !names.is_empty() {
            parts.push(format!("{status} {}", names.join(", ")));
        }
    }
    parts.join("; ")
}

/// Those that are not said of all operations already.
fn own_problems(document: &Value, operation: &Value) -> String {
    let mut answers = operation["responses"].clone();
    for (status, answer) in answers.as_object_mut().into_iter().flatten() {
        let everywhere = &document[PROBLEMS];
        let usual = |code: &Value| {
            ["any", "gated"].iter().any(|who| {
                everywhere[who][status]
                    .as_array()
                    .is_some_and(|codes| codes.contains(code))
            })
        };
        if let Some(codes) = answer[PROBLEMS].as_array_mut() {
            codes.retain(|code| !usual(code) || (operation["x-gate"] == "anyone" && status == "401"));
        }
    }
    problems(&answers, |answer| &answer[PROBLEMS])
}

/// Every table, view and function of both ledgers, with the comments that stand above them.
pub fn data_model() -> Result<String> {
    let mut text = String::new();
    for (title, files) in [
        ("The control database", control::migrations()),
        ("A tenant's schema", tenant::migrations()),
    ] {
        let mut ledger = Ledger::default();
        for file in files {
            ledger
                .read(file.sql)
                .with_context(|| format!("migration {} ({})", file.version, file.name))?;
        }
        let _ = write!(text, "## {title}\n\n{}", ledger.text());
    }
    Ok(text)
}

/// One table, view or function.
#[derive(Default)]
struct DatabaseObject {
    title: String,
    comment: String,
    columns: Vec<(String, String)>,
    rules: Vec<String>,
    indexes: Vec<Index>,
}

struct Index {
    name: String,
    what: String,
    comment: String,
}

#[derive(Default)]
struct Ledger {
    things: Vec<DatabaseObject>,
}

impl Ledger {
    fn read(&mut self, sql: &str) -> Result<()> {
        let (mut comment, mut statement) = (Vec::new(), String::new());
        for line in sql.lines() {
            if statement.is_empty() && line.trim().is_empty() {
                comment.clear();
            } else if let Some(comment_text) = line.strip_prefix("--").filter(|_| statement.is_empty()) {
                comment.push(comment_text.trim());
            } else {
                statement.push_str(line);
                statement.push('\n');
                if line.trim_end().ends_with(';') && is_whole(&statement) {
                    self.take(&statement, comment.join(" "))?;
                    (comment, statement) = (Vec::new(), String::new());
                }
            }
        }
        Ok(())
    }

    fn take(&mut self, statement: &str, comment: String) -> Result<()> {
        let line = one_line(statement);
        let after = |start: &str| line.strip_prefix(start).map(str::to_owned);
        if let Some(rest) = after("create table ") {
            let name = rest.split([' ', '(']).next().unwrap_or_default();
            let body = statement.split_once('(').and_then(|(_, body)| body.rsplit_once(')'));
            let mut thing = DatabaseObject {
                title: name.to_owned(),
                comment,
                ..DatabaseObject::default()
            };
            thing.fill(body.context("a table without columns")?.0);
            self.things.push(thing);
        } else if line.starts_with("create index ") || line.starts_with("create unique index ") {
            let (_, on) = line.split_once(" on ").context("an index on nothing")?;
            let (table, what) = on.split_once(' ').context("an index on nothing")?;
            let unique = if line.contains("unique index") { "unique " } else { "" };
            let name = line.split(" on ").next().and_then(|head| head.rsplit(' ').next());
            let index = Index {
                name: name.context("an index without a name")?.to_owned(),
                what: format!("{unique}{}", what.trim_end_matches(';')),
                comment,
            };
            self.find(table)?.indexes.push(index);
        } else if let Some(name) = after("drop index ") {
            for thing in &mut self.things {
                thing.indexes.retain(|index| index.name != name.trim_end_matches(';'));
            }
        } else if let Some(rest) = after("alter table ") {
            let (table, what) = rest.split_once(' ').context("an alteration of nothing")?;
            let table = self.find(table)?;
            if statement.contains("\n  --") {
                table.add(statement, &comment)?;
            } else {
                table.alter(what.trim_end_matches(';'), &comment)?;
            }
        } else if let Some(rest) = after("create view ") {
            let name = rest.split(' ').next().unwrap_or_default();
            self.things.push(DatabaseObject {
                title: format!("{name} (view)"),
                comment,
                ..DatabaseObject::default()
            });
        } else if let Some(rest) = after("create or replace view ") {
            // What it says of itself stands where it was made.
            let name = rest.split(' ').next().unwrap_or_default();
            self.find(&format!("{name} (view)"))?;
        } else if let Some(rest) = after("create or replace function ") {
            // What it says of itself stands where it was made.
            let name = rest.split('(').next().unwrap_or_default();
            self.find(&format!("{name} (function)"))?;
        } else if let Some(rest) = after("create function ") {
            let head = rest.split(" language ").next().unwrap_or_default();
            self.things.push(DatabaseObject {
                title: format!("{} (function)", head.split('(').next().unwrap_or_default()),
                comment: format!("{comment} `{head}`"),
                ..DatabaseObject::default()
            });
        } else if ![
            "create schema ",
            "create sequence ",
            "insert into ",
            "update ",
            "do ",
            "select ",
            "revoke ",
        ]
        .iter()
        .any(|start| line.starts_with(start))
        {
            bail!("teach tests/src/documents.rs this statement: {line}");
        }
        Ok(())
    }

    fn find(&mut self, table: &str) -> Result<&mut DatabaseObject> {
        self.things
            .iter_mut()
            .find(|thing| thing.title == table)
            .with_context(|| format!("there is no table {table}"))
    }

    fn text(&self) -> String {
        let mut text = String::new();
        for thing in &self.things {
            let _ = write!(text, "### {}\n\n", thing.title);
            if !thing.comment.is_empty() {
                let _ = write!(text, "{}\n\n", plain(&thing.comment));
            }
            if !thing.columns.is_empty() {
                text.push_str("| column | type and rules |\n|---|---|\n");
                for (name, what) in &thing.columns {
                    let _ = writeln!(text, "| `{name}` | {what} |");
                }
                text.push('\n');
            }
            for rule in &thing.rules {
                let _ = writeln!(text, "- `{rule}`");
            }
            for Index { what, comment, .. } in &thing.indexes {
                let _ = writeln!(text, "- index `{what}`{}", note(comment));
            }
            if !thing.rules.is_empty() || !thing.indexes.is_empty() {
                text.push('\n');
            }
        }
        text
    }
}

impl DatabaseObject {
    /// Reads what stands between a table's parentheses: items with commas between them, comments above them.
    fn fill(&mut self, body: &str) {
        let (mut item, mut comment, mut depth, mut quoted) = (String::new(), String::new(), 0, false);
        for line in body.lines() {
            if let Some(comment_text) = line.trim().strip_prefix("--") {
                let _ = write!(comment, " {}", comment_text.trim());
                continue;
            }
            for letter in line.chars().chain([' ']) {
                match letter {
                    '\'' => quoted = !quoted,
                    '(' | '[' if !quoted => depth += 1,
                    ')' | ']' if !quoted => depth -= 1,
                    _ => {}
                }
                if letter == ',' && depth == 0 && !quoted {
                    self.item(&std::mem::take(&mut item), &std::mem::take(&mut comment));
                } else {
                    item.push(letter);
                }
            }
        }
        self.item(&item, &comment);
    }

    /// Takes what an alteration adds, with a comment above what needs one; the first may have it above the whole.
    fn add(&mut self, statement: &str, comment: &str) -> Result<()> {
        let (_, body) = statement.split_once('\n').context("an alteration of nothing")?;
        if let Some(line) = body
            .lines()
            .map(str::trim)
            .find(|line| line.starts_with("drop ") || line.starts_with("alter "))
        {
            bail!("teach tests/src/documents.rs this alteration beside comments: {line}");
        }
        let body = body
            .replace("add column ", "")
            .replace("add constraint ", "constraint ");
        let body = body.trim_end().trim_end_matches(';');
        if body.trim_start().starts_with("--") {
            self.fill(body);
        } else {
            self.fill(&format!("-- {comment}\n{body}"));
        }
        Ok(())
    }

    fn alter(&mut self, what: &str, comment: &str) -> Result<()> {
        if let Some(columns) = what.strip_prefix("add column ") {
            for column in columns.split(", add column ") {
                let (name, rest) = column.split_once(' ').context("no type")?;
                self.columns.push((name.to_owned(), cell(rest, comment)));
            }
        } else if what.starts_with("set (") {
            // How full pages are written changes nothing that a row says.
        } else if let Some(name) = what
            .strip_prefix("drop constraint ")
            .and_then(|name| name.strip_suffix("_key"))
        {
            let column = name.strip_prefix(&format!("{}_", self.title));
            let found = self.columns.iter_mut().find(|(name, _)| Some(name.as_str()) == column);
            let (_, cell) = found.context("no column that was unique")?;
            *cell = cell.replacen(" unique", "", 1);
        } else if what.starts_with("drop constraint ") && what.ends_with("_pkey") {
            self.rules.retain(|rule| !rule.starts_with("primary key "));
        } else if let Some(name) = what
            .strip_prefix("drop constraint ")
            .and_then(|name| name.strip_suffix("_fkey"))
        {
            let column = name.strip_prefix(&format!("{}_", self.title));
            let found = self.columns.iter_mut().find(|(name, _)| Some(name.as_str()) == column);
            let (_, cell) = found.context("no column that referred")?;
            let (before, refers) = cell
                .split_once(" references ")
                .context("a column that refers to nothing")?;
            let after = refers.split_once('`').map(|(_, note)| note).unwrap_or_default();
            *cell = format!("{before}`{after}");
        } else if let Some(name) = what.strip_prefix("drop constraint ") {
            let cell = self.checked(name)?;
            let (before, check) = cell.split_once(" check (").context("a column without a check")?;
            let after = check.split_once("))`").or_else(|| check.split_once(")`"));
            *cell = format!("{before}`{}", after.context("a check without an end")?.1);
        } else if let Some((name, check)) = what
            .strip_prefix("add constraint ")
            .and_then(|rest| rest.split_once(' '))
        {
            let cell = self.checked(name)?;
            let (rules, note) = cell[1..].split_once('`').context("a column without rules")?;
            *cell = format!("`{rules} {}`{note}", check.replace('|', "\\|"));
        } else if let Some(name) = what
            .strip_prefix("alter column ")
            .and_then(|rest| rest.strip_suffix(" drop not null"))
        {
            let found = self.columns.iter_mut().find(|(column, _)| column == name);
            let (_, cell) = found.context("no such column")?;
            *cell = cell.replacen(" not null", "", 1);
        } else {
            bail!("teach tests/src/documents.rs this alteration: {what}");
        }
        Ok(())
    }

    /// The cell of the column whose check Postgres calls by this name.
    fn checked(&mut self, constraint: &str) -> Result<&mut String> {
        // Postgres names it after the table alone.
        let table = self.title.rsplit('.').next().unwrap_or_default();
        let column = constraint
            .strip_prefix(&format!("{table}_"))
            .and_then(|rest| rest.strip_suffix("_check"))
            .context("teach tests/src/documents.rs this constraint")?;
        let found = self.columns.iter_mut().find(|(name, _)| name == column);
        found.map(|(_, cell)| cell).context("a check of no column")
    }

    fn item(&mut self, item: &str, comment: &str) {
        let item = one_line(item);
        let Some((first, rest)) = item.split_once(' ') else {
            return;
        };
        if matches!(first, "primary" | "unique" | "check" | "foreign" | "constraint") {
            self.rules.push(item);
        } else {
            self.columns.push((first.to_owned(), cell(rest, comment)));
        }
    }
}

fn cell(rules: &str, comment: &str) -> String {
    format!("`{}`{}", rules.trim(), note(comment)).replace('|', "\\|")
}

fn note(comment: &str) -> String {
    let comment = comment.trim();
    if comment.is_empty() {
        String::new()
    } else {
        format!(" – {}", plain(comment))
    }
}

/// Nothing in a comment is HTML.
fn plain(comment: &str) -> String {
    comment.replace('<', "&lt;")
}

fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Whether no body of a function is open: neither between `$$` nor behind `begin atomic`.
fn is_whole(statement: &str) -> bool {
    let is_atomic = statement.contains("begin atomic");
    statement.matches("$$").count().is_multiple_of(2) && (!is_atomic || statement.trim_end().ends_with("\nend;"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_columns_rules_and_comments_are_read() {
        let mut ledger = Ledger::default();
        ledger
            .read(
                "-- people: who they are\n\n-- A person.\ncreate table people (\n  id uuid primary key,\n  -- how they feel\n  mood text not null check (mood in ('a, b',\n    'c|d')), age int,\n  unique (id, mood)\n);\n\
                 create index people_mood on people (mood);\n-- later\nalter table people add column shoe text;\n",
            )
            .unwrap();
        assert_eq!(
            ledger.text(),
            "### people\n\nA person.\n\n| column | type and rules |\n|---|---|\n| `id` | `uuid primary key` |\n\
             | `mood` | `text not null check (mood in ('a, b', 'c\\|d'))` – how they feel |\n| `age` | `int` |\n| `shoe` | `text` – later |\n\n\
             - `unique (id, mood)`\n- index `(mood)`\n\n"
        );
        let other = "alter table people drop constraint people_mood_check;\n\
            alter table people add constraint people_mood_check check (mood in ('e|f'));";
        ledger.read(other).unwrap();
        assert!(
            ledger
                .text()
                .contains("| `mood` | `text not null check (mood in ('e\\|f'))` – how they feel |")
        );
        let unique = "alter table people add column number bigint not null unique;\n\
            alter table people drop constraint people_number_key;\n\
            alter table people set (fillfactor = 70);";
        ledger.read(unique).unwrap();
        assert!(ledger.text().contains("| `number` | `bigint not null` |"));
        let added = "-- of any colour\nalter table people\n  add column eyes text,\n  -- of both hands\n  add column fingers integer not null default 10,\n  add constraint people_whole check (fingers > 0);";
        ledger.read(added).unwrap();
        assert!(ledger.text().contains(
            "| `eyes` | `text` – of any colour |\n| `fingers` | `integer not null default 10` – of both hands |"
        ));
        assert!(
            ledger
                .text()
                .contains("- `constraint people_whole check (fingers > 0)`")
        );
        let dropped = "alter table people\n  -- no longer\n  drop column eyes;";
        assert!(ledger.read(dropped).is_err(), "nothing is passed over beside comments");
        assert!(ledger.read("drop table people;").is_err(), "nothing is passed over");
    }

    #[test]
    fn an_operation_is_listed_with_the_problems_of_its_own() {
        let document = serde_json::json!({
            "x-problems": { "any": { "404": ["not_found"] }, "gated": { "401": ["signed_out"] } },
            "paths": { "/api/x": { "post": { "summary": "Does it", "x-gate": "admin", "responses": {
                "200": {}, "401": { "x-problems": ["signed_out"] }, "404": { "x-problems": ["not_found"] },
                "409": { "x-problems": ["last_admin", "own_access"] }, "422": { "x-problems": ["invalid_fields"] } } } } },
        });
        let listed = operations(&[("Service", &document)]);
        assert!(listed.contains("Any operation may answer 404 `not_found`; behind a gate also 401 `signed_out`."));
        assert!(
            listed
                .contains("| `POST /api/x` | admin | Does it | 409 `last_admin`, `own_access`; 422 `invalid_fields` |"),
            "{listed}"
        );
    }

    #[test]
    fn only_what_stands_between_the_marks_is_replaced() {
        let page = format!("above\n{BEGIN}\nold\n{END}\nbelow\n");
        let new = renewed(&page, "new\n").unwrap();
        assert_eq!(new, format!("above\n{BEGIN}\n\nnew\n\n{END}\nbelow\n"));
        assert_eq!(renewed(&new, "new").unwrap(), new);
        assert!(renewed("no marks", "new").is_err());
    }
}
