//! The sources of some people brought in line with the rules: asked once what is outstanding, then written set by set.

use std::collections::{BTreeMap, BTreeSet, HashSet};

use learnt_queries::queries::assignments as sql;

use super::assignables;
use super::types::{AssignmentChanges, DocumentType, Rows};
use crate::prelude::*;

/// Sources of one kind that come or go.
#[derive(Default)]
struct Sources {
    types: Vec<&'static str>,
    documents: Vec<Uuid>,
    users: Vec<Uuid>,
    sources: Vec<String>,
    optionals: Vec<bool>,
}

impl Sources {
    fn push(&mut self, row: &sql::Unsettled, kind: DocumentType, source: String, is_optional: bool) {
        self.types.push(kind.into_str());
        self.documents.push(row.document_id);
        self.users.push(row.user_id);
        self.sources.push(source);
        self.optionals.push(is_optional);
    }
}

/// What becomes of a person and a document, from before the first round to after the last one.
struct Outcome {
    had_it: bool,
    was_optional: bool,
    has_it: bool,
    is_optional: bool,
}

/// All that changes, by the type of the document and by person and document.
#[derive(Default)]
struct PendingChanges {
    outcomes: BTreeMap<DocumentType, BTreeMap<(Uuid, Uuid), Outcome>>,
    /// Documents whose people changed in the latest round: what they contain is to be looked at.
    touched: BTreeMap<DocumentType, BTreeSet<Uuid>>,
}

impl PendingChanges {
    /// Takes one round in, and writes its sources.
    async fn round(&mut self, change: &Change<'_>, source: &str, rows: Vec<sql::Unsettled>) -> Result<()> {
        let (mut given, mut taken) = (Sources::default(), Sources::default());
        for mut row in rows {
            // A newer program settles the types that it knows; this one leaves them alone.
            let Ok(kind) = row.r#type.parse() else {
                continue;
            };
            let sources = row.given.take().unwrap_or_default().into_iter();
            for (source, is_optional) in sources.zip(row.optionals.take().unwrap_or_default()) {
                given.push(&row, kind, source, is_optional);
            }
            for source in row.taken.take().unwrap_or_default() {
                taken.push(&row, kind, source, false);
            }
            self.touched.entry(kind).or_default().insert(row.document_id);
            let of_type = self.outcomes.entry(kind).or_default();
            let outcome = of_type.entry((row.user_id, row.document_id)).or_insert(Outcome {
                had_it: row.was_held,
                was_optional: row.was_optional,
                has_it: row.is_held,
                is_optional: row.is_optional,
            });
            (outcome.has_it, outcome.is_optional) = (row.is_held, row.is_optional);
        }
        write(change, source, &given, &taken).await
    }
}

/// Gives and takes what the rules say for these people, of one document or of all, and what these contain; answers what changed by
/// document. Whoever calls it holds the lock (`lock_assignments`).
///
/// Sources come first, then the records, type by type in the order of [`DocumentType`]: of what is contained before what
/// contains it, which is also the order in which a completion locks them.
pub async fn settle(
    change: &mut Change<'_>,
    users: &[Uuid],
    document: Option<(DocumentType, Uuid)>,
) -> Result<BTreeMap<(DocumentType, Uuid), AssignmentChanges>> {
    if users.is_empty() {
        return Ok(BTreeMap::new());
    }
    let outstanding = sources(change, users, document).await?;
    let mut changes: BTreeMap<(DocumentType, Uuid), AssignmentChanges> = BTreeMap::new();
    for (kind, outcomes) in outstanding.outcomes {
        let granted = records(change, kind, outcomes, &mut changes).await?;
        if !granted.is_empty() {
            assignables::assignable(kind)?.follow(change, &granted).await?;
        }
    }
    Ok(changes)
}

/// Contained documents may contain others: so deep and no deeper, whatever was written.
const DEEPEST: usize = 8;

async fn sources(
    change: &Change<'_>,
    users: &[Uuid],
    document: Option<(DocumentType, Uuid)>,
) -> Result<PendingChanges> {
    let (tx, mut outstanding) = (change.tx(), PendingChanges::default());
    let id = document.map(|(_, id)| id);
    let rows = sql::outstanding().bind(tx, &id, &users).all().await.sql()?;
    outstanding.round(change, "rule", rows).await?;
    if let Some((kind, id)) = document {
        let containers = sql::containers_of().bind(tx, &kind.into_str(), &id).all().await.sql()?;
        for row in containers {
            if let Ok(kind) = row.r#type.parse() {
                outstanding.touched.entry(kind).or_default().insert(row.id);
            }
        }
    }
    for _ in 0..DEEPEST {
        let mut touched = std::mem::take(&mut outstanding.touched);
        touched.retain(|kind, _| kind.contains_others());
        if touched.is_empty() {
            break;
        }
        for (kind, containers) in touched {
            let containers: Vec<Uuid> = containers.into_iter().collect();
            let names: Vec<String> = containers.iter().map(Uuid::to_string).collect();
            let rows = sql::outstanding_contents()
                .bind(tx, &users, &kind.into_str(), &containers, &names)
                .all()
                .await
                .sql()?;
            outstanding.round(change, kind.into_str(), rows).await?;
        }
    }
    Ok(outstanding)
}

/// Makes and takes the records of one type; answers those that are held now.
async fn records(
    change: &Change<'_>,
    kind: DocumentType,
    outcomes: BTreeMap<(Uuid, Uuid), Outcome>,
    changes: &mut BTreeMap<(DocumentType, Uuid), AssignmentChanges>,
) -> Result<Rows> {
    let (records, mut granted, mut released) = (assignables::assignable(kind)?, Rows::default(), Rows::default());
    let (mut new, mut redated) = (HashSet::new(), Rows::default());
    for ((user, document), outcome) in outcomes {
        if outcome.has_it {
            redated.push(user, document, outcome.is_optional);
        }
        if outcome.has_it && (!outcome.had_it || outcome.is_optional != outcome.was_optional) {
            granted.push(user, document, outcome.is_optional);
            if !outcome.had_it {
                new.insert((user, document));
            }
        } else if outcome.had_it && !outcome.has_it {
            released.push(user, document, false);
        }
    }
    let mut opened = HashSet::new();
    if !granted.is_empty() {
        opened.extend(records.grant(change, &granted).await?);
    }
    if !released.is_empty() {
        records.release(change, &released).await?;
    }
    if !redated.is_empty() {
        records.redate(change, &redated).await?;
    }
    for pair in granted.users.iter().copied().zip(granted.documents.iter().copied()) {
        if new.contains(&pair) {
            let changes = changes.entry((kind, pair.1)).or_default();
            let list = if opened.contains(&pair) {
                &mut changes.opened
            } else {
                &mut changes.added
            };
            list.push(pair.0);
        }
    }
    for (user, document) in released.users.into_iter().zip(released.documents) {
        changes.entry((kind, document)).or_default().removed.push(user);
    }
    Ok(granted)
}

async fn write(change: &Change<'_>, source: &str, given: &Sources, taken: &Sources) -> Result<()> {
    let (tx, now) = (change.tx(), change.now());
    if !given.users.is_empty() {
        sql::add_sources()
            .params(
                tx,
                &sql::AddSourcesParams {
                    kind: source,
                    now,
                    types: &given.types,
                    documents: &given.documents,
                    users: &given.users,
                    sources: &given.sources,
                    optionals: &given.optionals,
                },
            )
            .await
            .sql()?;
    }
    if !taken.users.is_empty() {
        sql::remove_sources()
            .bind(tx, &taken.documents, &taken.users, &taken.sources, &source)
            .await
            .sql()?;
    }
    Ok(())
}
