//! The nevers that show in a single line: which word may stand in which room, and why.
//!
//! Each rule carries a line that it must refuse, so that a rule which has gone blind fails too.

use super::tree::{Source, refuse, sources};

/// What may not be said where.
struct Rule {
    /// The sentence that a newcomer reads when the rule is broken.
    why: &'static str,
    /// Which files it watches.
    watches: fn(&str) -> bool,
    /// Whether this line breaks it.
    offends: fn(&str) -> bool,
    /// A file and a line that it must refuse.
    sample: (&'static str, &'static str),
    /// Files that may, each with its reason.
    except: &'static [(&'static str, &'static str)],
}

const RULES: &[Rule] = &[
    Rule {
        why: "tokio-postgres and deadpool-postgres stay in tenant-api/base/src/db and the generated queries: only a resolved tenant gives out a connection",
        watches: |path| rust(path) && of_tenant_api(path) && !path.starts_with("tenant-api/base/src/db/"),
        offends: |line| {
            line.contains("tokio_postgres")
                || line.contains("deadpool_postgres::") && !line.contains("deadpool_postgres::Transaction")
        },
        sample: (
            "tenant-api/src/features/people/commands.rs",
            "use tokio_postgres::Client;",
        ),
        except: &[],
    },
    Rule {
        why: "databases lie below the doors: db knows neither requests nor sockets, nor what is done beside them",
        watches: |path| rust(path) && path.starts_with("tenant-api/base/src/db/"),
        offends: |line| {
            [
                "crate::app",
                "crate::edge",
                "crate::live",
                "crate::registry",
                "crate::work",
            ]
            .iter()
            .any(|above| line.contains(above))
        },
        sample: ("tenant-api/base/src/db/tx.rs", "use crate::edge::Actor;"),
        except: &[],
    },
    Rule {
        why: "SeaORM stays in control-plane/src/registry: entities and queries of the console's lists have one room",
        watches: |path| {
            rust(path) && !path.starts_with("control-plane/src/registry/") && !path.starts_with("tests/walls/")
        },
        offends: |line| line.contains("sea_orm::") || line.contains("use sea_orm"),
        sample: ("control-plane/src/features/tenants/api.rs", "use sea_orm::EntityTrait;"),
        except: &[],
    },
    Rule {
        why: "sqlx is for migrations and for listening; in the services it stays in the builder's and the edge of the database",
        watches: |path| rust(path) && (path.contains("/src/features/") || path.starts_with("kernel/")),
        offends: |line| line.contains("sqlx::"),
        sample: ("tenant-api/src/features/people/api.rs", "sqlx::query(\"select 1\")"),
        except: &[],
    },
    Rule {
        why: "SQL lives in tenant-api/queries/<feature>.sql (checked) or behind db/lists.rs; a feature's Rust holds none",
        watches: |path| rust(path) && path.contains("/src/features/"),
        offends: holds_sql,
        sample: (
            "tenant-api/src/features/people/commands.rs",
            "client.query(\"select id from user_teams\", &[])",
        ),
        except: &[],
    },
    Rule {
        why: "axum stands at the door: in a feature only api.rs (and mod.rs, which names the routes) may know that there is HTTP",
        watches: |path| {
            rust(path)
                && path.contains("/src/features/")
                && !path.ends_with("/api.rs")
                && !path.contains("/api/")
                && !path.ends_with("/mod.rs")
        },
        offends: |line| line.contains("axum::"),
        sample: ("tenant-api/src/features/people/commands.rs", "use axum::Json;"),
        except: &[],
    },
    Rule {
        why: "model.rs decides and nothing else: plain functions that need no waiting, so that they can be tested in a line",
        watches: |path| rust(path) && path.ends_with("/model.rs"),
        offends: |line| line.contains(".await") || line.contains("async fn") || line.contains("async move"),
        sample: (
            "tenant-api/src/features/people/model.rs",
            "let rows = client.query().await?;",
        ),
        except: &[],
    },
    Rule {
        why: "model.rs knows no clock and no chance: time and randomness are arguments",
        watches: |path| rust(path) && path.contains("/src/features/") && !path.ends_with("/api.rs"),
        offends: |line| {
            [
                "Utc::now",
                "Local::now",
                "SystemTime::now",
                "Uuid::now_v7",
                "Uuid::new_v4",
                "rand::",
                "env::var",
            ]
            .iter()
            .any(|word| line.contains(word))
        },
        sample: ("tenant-api/src/features/people/model.rs", "let now = Utc::now();"),
        except: &[],
    },
    Rule {
        why: "a transaction is opened and committed where it can be seen: in api.rs or in work/, never half-way down",
        watches: |path| {
            rust(path)
                && path.starts_with("tenant-api/src/features/")
                && !path.ends_with("/api.rs")
                && !path.contains("/api/")
        },
        offends: |line| {
            line.contains("Change::begin(")
                || line.contains("Change::by(")
                || line.contains(".commit(")
                || line.contains(".build_transaction(")
                || line.contains(".transaction(")
        },
        sample: (
            "tenant-api/src/features/people/commands.rs",
            "change.commit(app).await?;",
        ),
        except: &[
            (
                "tenant-api/src/features/identity/ending.rs",
                "another tenant's sessions end in a transaction of that tenant, which no handler of this one opens",
            ),
            (
                "tenant-api/src/features/triggers/webhooks.rs",
                "a delivery is claimed and noted by a worker, with nothing open while it is sent",
            ),
            (
                "tenant-api/src/features/identity/prove.rs",
                "a proof is kept and used up before what it allows begins, by many handlers",
            ),
        ],
    },
    Rule {
        why: "the environment is read once, in config; everywhere else it is an argument",
        watches: |path| {
            rust(path)
                && (of_tenant_api(path) || path.starts_with("control-plane/src/"))
                && !path.ends_with("/config.rs")
                && !path.ends_with("/main.rs")
        },
        offends: |line| line.contains("env::var"),
        sample: ("tenant-api/base/src/work/mail.rs", "std::env::var(\"LEARNT_SMTP_URL\")"),
        except: &[],
    },
    Rule {
        why: "Chakra is imported by the kit alone: screens are built of our own parts, so that they look alike",
        watches: |path| script(path) && !path.starts_with("ui/"),
        offends: |line| line.contains("@chakra-ui/") || line.contains("@emotion/"),
        sample: (
            "web/src/features/people/people.route.tsx",
            "import { Box } from '@chakra-ui/react';",
        ),
        except: &[],
    },
    Rule {
        why: "react-table is imported by the kit alone: there is one table",
        watches: |path| script(path) && !path.starts_with("ui/"),
        offends: |line| line.contains("@tanstack/react-table"),
        sample: (
            "web/src/features/people/people.route.tsx",
            "import { useTable } from '@tanstack/react-table';",
        ),
        except: &[],
    },
    Rule {
        why: "fetch is called in one place (ui/src/http, and the two api folders): the bearer, the refresh and the problem translator live there",
        watches: |path| {
            script(path)
                && app(path)
                && !path.starts_with("ui/src/http/")
                && !path.contains("/src/api/")
                && !is_test(path)
        },
        offends: |line| calls(line, "fetch(") || line.contains("XMLHttpRequest") || line.contains("axios"),
        sample: (
            "web/src/features/people/queries.ts",
            "const rows = await fetch('/api/people');",
        ),
        except: &[],
    },
    Rule {
        why: "no raw HTML: rich text is a node tree rendered as React nodes (script injection is the commonest hole of learning platforms)",
        watches: |path| script(path) && app(path),
        offends: |line| {
            [
                "dangerouslySetInnerHTML",
                ".innerHTML",
                ".outerHTML",
                "insertAdjacentHTML",
                "document.write(",
            ]
            .iter()
            .any(|word| line.contains(word))
        },
        sample: (
            "web/src/features/courses/page.tsx",
            "<div dangerouslySetInnerHTML={{ __html: html }} />",
        ),
        except: &[],
    },
    Rule {
        why: "the kit knows nothing of router, data or product",
        watches: |path| {
            script(path) && path.starts_with("ui/src/") && !path.starts_with("ui/src/http/") && !is_test(path)
        },
        offends: |line| {
            [
                "@tanstack/react-query",
                "openapi-fetch",
                "../web/",
                "admin-console",
                "/features/",
            ]
            .iter()
            .any(|word| line.contains(word))
                && line.contains("from ")
        },
        sample: (
            "ui/src/shell/AppShell.tsx",
            "import { useQuery } from '@tanstack/react-query';",
        ),
        except: &[],
    },
    Rule {
        why: "tokens live in memory: nothing of a session is written into the browser's storage",
        watches: |path| script(path) && app(path) && !is_test(path),
        offends: |line| {
            (line.contains("localStorage") || line.contains("sessionStorage")) && line.to_lowercase().contains("token")
        },
        sample: ("web/src/api/client.ts", "localStorage.setItem('accessToken', token);"),
        except: &[],
    },
    Rule {
        why: "tenant schemas hold no triggers and no NOTIFY: the scale profile shards by schema, and NOTIFY in a writing transaction costs most of the throughput",
        watches: |path| path.starts_with("migrations/tenant/") && path.ends_with(".sql"),
        offends: |line| {
            let line = line.to_lowercase();
            line.contains("create trigger") || line.contains("pg_notify") || line.trim_start().starts_with("notify ")
        },
        sample: (
            "migrations/tenant/20261120100000_people.create.sql",
            "create trigger touch before update on user_teams",
        ),
        except: &[],
    },
    Rule {
        why: "nothing is left half-made: no reminder to finish it later, no test that is switched off",
        watches: |path| {
            (rust(path) || script(path) || path.ends_with(".sql"))
                && !path.starts_with("tests/walls/")
                && !generated(path)
        },
        offends: |line| {
            [
                "todo!(",
                "unimplemented!(",
                "#[ignore",
                "test.skip(",
                "test.only(",
                "describe.only(",
                "it.only(",
            ]
            .iter()
            .any(|word| line.contains(word))
        },
        sample: ("web/tests/people.test.ts", "test.only('adds a person')"),
        except: &[],
    },
    Rule {
        why: "revisions are compared in tenant-api/src/revision.rs alone: whoever looked at an older one is refused everywhere alike",
        watches: |path| rust(path) && path.starts_with("tenant-api/src/features/"),
        offends: |line| {
            compares_revisions(line) || line.contains("\"changed_meanwhile\"") && !line.contains("description = ")
        },
        sample: (
            "tenant-api/src/features/badges/commands.rs",
            "if held.revision != body.revision {",
        ),
        except: &[],
    },
    Rule {
        why: "paths of one machine do not belong in a repository",
        watches: |path| !path.starts_with("tests/walls/") && !path.ends_with(".lock"),
        offends: |line| {
            [
                concat!("/", "work/"),
                concat!("/", "root/"),
                concat!("/", "home/"),
                "C:\\Users",
            ]
            .iter()
            .any(|word| {
                line.contains(&format!("\"{word}"))
                    || line.contains(&format!(" {word}"))
                    || line.contains(&format!("'{word}"))
            })
        },
        sample: ("README.md", concat!("look into /", "work/place for it")),
        except: &[],
    },
    Rule {
        why: "the lock file names no registry's host: what is installed must not depend on where it was first resolved",
        watches: |path| path == "package-lock.json",
        offends: |line| line.contains("\"resolved\": \"http"),
        sample: (
            "package-lock.json",
            "      \"resolved\": \"https://registry.example/react.tgz\",",
        ),
        except: &[],
    },
];

fn rust(path: &str) -> bool {
    path.ends_with(".rs")
}

fn of_tenant_api(path: &str) -> bool {
    path.starts_with("tenant-api/src/") || path.starts_with("tenant-api/base/src/")
}

fn script(path: &str) -> bool {
    (path.ends_with(".ts") || path.ends_with(".tsx")) && !generated(path)
}

fn generated(path: &str) -> bool {
    path.contains("/generated/") || path.ends_with("schema.d.ts")
}

fn app(path: &str) -> bool {
    path.starts_with("web/") || path.starts_with("admin-console/") || path.starts_with("ui/")
}

fn is_test(path: &str) -> bool {
    path.contains(".test.") || path.contains("/test/")
}

/// A call of exactly this name: `fetch(` but not `refetch(` or `.prefetch(`.
fn calls(line: &str, name: &str) -> bool {
    line.match_indices(name).any(|(at, _)| {
        line[..at]
            .chars()
            .next_back()
            .is_none_or(|before| !(before.is_alphanumeric() || before == '_' || before == '.'))
            || line[..at].ends_with("window.")
    })
}

/// A revision beside another one; beside a number it is looked at and not compared.
fn compares_revisions(line: &str) -> bool {
    let is_path = |letter: char| letter.is_alphanumeric() || letter == '_' || letter == '.';
    let named = |word: &str| word.rsplit('.').next() == Some("revision");
    [" == ", " != "].iter().any(|sign| {
        line.match_indices(sign).any(|(at, _)| {
            let left = line[..at].rsplit(|letter| !is_path(letter)).next().unwrap_or_default();
            let right = line[at + sign.len()..].trim_start_matches(['*', '&']);
            let right = right.split(|letter| !is_path(letter)).next().unwrap_or_default();
            (named(left) || named(right)) && !right.starts_with(|letter: char| letter.is_ascii_digit())
        })
    })
}

#[test]
fn a_revision_beside_another_one_is_seen() {
    for line in [
        "if row.revision != seen {",
        "(seen == held.revision)",
        "if *one != *body.revision {",
    ] {
        assert!(compares_revisions(line), "{line}");
    }
    for line in [
        "if at.revision == 0 {",
        "let is_new = revision_of(id) == other;",
        "revision = other.revision;",
    ] {
        assert!(!compares_revisions(line), "{line}");
    }
}

/// A string that begins like a statement of SQL.
fn holds_sql(line: &str) -> bool {
    let line = line.to_lowercase();
    [
        "\"select ",
        "\"insert into ",
        "\"delete from ",
        "\"with ",
        "\"alter ",
        "\"create table",
        "\"truncate ",
    ]
    .iter()
    .any(|word| line.contains(word))
        || line.contains("\"update ") && line.contains(" set ")
}

fn places(rule: &Rule, tree: &[Source]) -> Vec<String> {
    let watched = tree
        .iter()
        .filter(|file| (rule.watches)(&file.path) && !rule.except.iter().any(|(path, _)| *path == file.path));
    watched
        .flat_map(|file| {
            let lines = file.product_lines();
            lines
                .into_iter()
                .filter(|(_, line)| (rule.offends)(line))
                .map(|(number, line)| format!("{}:{number}: {}", file.path, line.trim()))
                .collect::<Vec<_>>()
        })
        .collect()
}

#[test]
fn the_tree_keeps_every_rule() {
    let tree = sources();
    let broken: Vec<String> = RULES
        .iter()
        .filter_map(|rule| {
            let locations = places(rule, &tree);
            (!locations.is_empty()).then(|| format!("{}\n      {}", rule.why, locations.join("\n      ")))
        })
        .collect();
    refuse(&broken, "Rules of the project that this tree breaks:");
}

#[test]
fn every_rule_still_sees() {
    for rule in RULES {
        let (path, line) = rule.sample;
        let sample = [Source {
            path: path.to_owned(),
            text: line.to_owned(),
        }];
        assert_eq!(
            places(rule, &sample).len(),
            1,
            "this rule no longer refuses its own sample: {}",
            rule.why
        );
    }
}

#[test]
fn every_exception_is_still_needed() {
    let tree = sources();
    for rule in RULES {
        for (path, reason) in rule.except {
            let file = tree.iter().find(|file| file.path == *path);
            let needed = file.is_some_and(|file| file.product_lines().iter().any(|(_, line)| (rule.offends)(line)));
            assert!(
                needed,
                "{path} no longer needs its exception ({reason}) from: {}",
                rule.why
            );
        }
    }
}
