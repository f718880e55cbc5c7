//! What stands in a version of a package: read, written, copied.

use learnt_queries::queries::packages as sql;

use super::model::{Draft, ItemDraft, ItemKind, Refusal, Removal};
use crate::features::assignments::DueRule;
use crate::prelude::*;

/// A version as it stands.
pub async fn of(client: &impl GenericClient, id: Uuid, version: i32) -> Result<Draft> {
    let row = sql::version().bind(client, &id, &version).opt().await.or_not_found()?;
    let items = sql::items().bind(client, &id, &version).all().await.sql()?;
    let item = |row: sql::Items| ItemDraft {
        kind: ItemKind::parse(&row.r#type, row.is_bundle),
        document_id: row.document_id,
    };
    Ok(Draft {
        title: row.title,
        description: row.description,
        category: row.category,
        tags: row.tags,
        due: DueRule::stored(&row.due),
        on_removal: Removal::parse(&row.on_removal),
        items: items.into_iter().map(item).collect(),
    })
}

/// Writes a draft whose version is not frozen. What is new in it has to be there.
pub async fn store(change: &Change<'_>, id: Uuid, version: i32, before: &Draft, draft: &Draft) -> Result<()> {
    let tx = change.tx();
    let team = change.team().unwrap_or_default();
    draft.due.check(tx, team, Some(&before.due)).await?;
    sql::store_version()
        .params(
            tx,
            &sql::StoreVersionParams {
                title: &draft.title,
                description: &draft.description,
                category: &draft.category,
                tags: &draft.tags,
                due: draft.due.to_json(),
                on_removal: draft.on_removal.into_str(),
                search: draft.search(),
                id,
                version,
            },
        )
        .await
        .sql()?;
    if draft.items == before.items {
        return Ok(());
    }
    expect_there(change, before, draft).await?;
    sql::forget_items().bind(tx, &id, &version).await.sql()?;
    let (types, documents) = columns(draft.items.iter());
    sql::store_items()
        .bind(tx, &id, &version, &types, &documents)
        .await
        .sql()?;
    Ok(())
}

/// The words and ids of items, column by column.
fn columns<'a>(items: impl Iterator<Item = &'a ItemDraft>) -> (Vec<&'static str>, Vec<Uuid>) {
    items.map(|item| (item.kind.stored(), item.document_id)).unzip()
}

async fn expect_there(change: &Change<'_>, before: &Draft, draft: &Draft) -> Result<()> {
    let was = |item: &&ItemDraft| before.items.iter().any(|one| one.document_id == item.document_id);
    let fresh = draft.items.iter().filter(|item| !was(item));
    let (types, documents) = columns(fresh);
    let items = sql::known_items()
        .bind(change.tx(), &types, &documents)
        .all()
        .await
        .sql()?;
    match documents.iter().find(|id| !items.iter().any(|one| one.id == **id)) {
        None => Ok(()),
        Some(id) => Err(Refusal::NoSuchItem(*id).into()),
    }
}

/// Copies a frozen version into the next draft.
pub async fn copy(change: &Change<'_>, id: Uuid, from: i32, to: i32) -> Result<()> {
    sql::copy_version().bind(change.tx(), &to, &id, &from).await.sql()?;
    sql::copy_items().bind(change.tx(), &to, &id, &from).await.sql()?;
    Ok(())
}
