//! The sources of some people brought in line with the rules: asked once what is outstanding, then written set by set.

use std::collections::{BTreeMap, HashSet};

use learnt_kernel::problem::Result;
use learnt_queries::queries::assignments as sql;
use uuid::Uuid;

use super::types::{DocumentType, News, Rows};
use crate::assignables;
use crate::db::{Change, Sql};

/// Sources that come or go.
#[derive(Default)]
struct Sources {
    types: Vec<&'static str>,
    documents: Vec<Uuid>,
    users: Vec<Uuid>,
    sources: Vec<String>,
    optionals: Vec<bool>,
}

impl Sources {
    fn push(&mut self, row: &sql::Outstanding, kind: DocumentType, source: String, is_optional: bool) {
        self.types.push(kind.as_str());
        self.documents.push(row.document_id);
        self.users.push(row.user_id);
        self.sources.push(source);
        self.optionals.push(is_optional);
    }
}

/// What a type has to do with its records.
#[derive(Default)]
struct OfType {
    held: Rows,
    released: Rows,
    /// Whatever gives them the document is not what it was.
    redated: Rows,
    /// Those of `held` who had it not before.
    new: HashSet<(Uuid, Uuid)>,
}

/// Everything that has to be written.
#[derive(Default)]
struct Outstanding {
    given: Sources,
    taken: Sources,
    types: BTreeMap<DocumentType, OfType>,
}

impl Outstanding {
    fn push(&mut self, mut row: sql::Outstanding) {
        // A newer program settles the types that it knows; this one leaves them alone.
        let Some(kind) = DocumentType::parse(&row.r#type) else {
            return;
        };
        let given = row.given.take().unwrap_or_default().into_iter();
        for (source, is_optional) in given.zip(row.optionals.take().unwrap_or_default()) {
            self.given.push(&row, kind, source, is_optional);
        }
        for source in row.taken.take().unwrap_or_default() {
            self.taken.push(&row, kind, source, false);
        }
        let of_type = self.types.entry(kind).or_default();
        if row.is_held {
            of_type.redated.push(row.user_id, row.document_id, row.is_optional);
        }
        if row.is_held && (!row.was_held || row.is_optional != row.was_optional) {
            of_type.held.push(row.user_id, row.document_id, row.is_optional);
            if !row.was_held {
                of_type.new.insert((row.user_id, row.document_id));
            }
        } else if row.was_held && !row.is_held {
            of_type.released.push(row.user_id, row.document_id, false);
        }
    }
}

/// Gives and takes what the rules say for these people, of one document or of all, and answers what changed by document. Whoever
/// calls it has the turn (`take_turn`).
pub async fn settle(
    change: &Change<'_>,
    users: &[Uuid],
    document: Option<Uuid>,
) -> Result<BTreeMap<(DocumentType, Uuid), News>> {
    let mut news: BTreeMap<(DocumentType, Uuid), News> = BTreeMap::new();
    if users.is_empty() {
        return Ok(news);
    }
    let rows = sql::outstanding()
        .bind(change.tx(), &document, &users)
        .all()
        .await
        .sql()?;
    let mut outstanding = Outstanding::default();
    rows.into_iter().for_each(|row| outstanding.push(row));
    let Outstanding { given, taken, types } = outstanding;
    write(change, &given, &taken).await?;
    for (
        kind,
        OfType {
            held,
            released,
            redated,
            new,
        },
    ) in types
    {
        let records = assignables::of(kind)?;
        let mut opened = HashSet::new();
        if !held.is_empty() {
            opened.extend(records.hold(change, &held).await?);
        }
        if !released.is_empty() {
            records.release(change, &released).await?;
        }
        if !redated.is_empty() {
            records.redate(change, &redated).await?;
        }
        for pair in held.users.into_iter().zip(held.documents) {
            if new.contains(&pair) {
                let news = news.entry((kind, pair.1)).or_default();
                let list = if opened.contains(&pair) {
                    &mut news.opened
                } else {
                    &mut news.added
                };
                list.push(pair.0);
            }
        }
        for (user, document) in released.users.into_iter().zip(released.documents) {
            news.entry((kind, document)).or_default().removed.push(user);
        }
    }
    Ok(news)
}

async fn write(change: &Change<'_>, given: &Sources, taken: &Sources) -> Result<()> {
    let (tx, now) = (change.tx(), change.now());
    if !given.users.is_empty() {
        sql::give_sources()
            .bind(
                tx,
                &now,
                &given.types,
                &given.documents,
                &given.users,
                &given.sources,
                &given.optionals,
            )
            .await
            .sql()?;
    }
    if !taken.users.is_empty() {
        sql::take_sources()
            .bind(tx, &taken.documents, &taken.users, &taken.sources)
            .await
            .sql()?;
    }
    Ok(())
}
