//! What stands on a version of a pathway: read, written, copied.

use learnt_queries::queries::pathways as sql;

use super::model::{Draft, ItemDraft, ItemKind, Mode, Refusal};
use crate::features::assignments::DueRule;
use crate::features::files;
use crate::prelude::*;

/// A version as it stands, with the handle of its pathway.
pub async fn of(client: &impl GenericClient, id: Uuid, version: i32, handle: String) -> Result<Draft> {
    let row = sql::version().bind(client, &id, &version).opt().await.or_not_found()?;
    let items = sql::items().bind(client, &id, &version).all().await.sql()?;
    let item = |row: sql::Items| ItemDraft {
        kind: ItemKind::parse(row.kind.as_deref().unwrap_or(&row.r#type)),
        document_id: row.document_id,
        required: row.required,
    };
    Ok(Draft {
        title: row.title,
        handle,
        description: row.description,
        image: row.image,
        category: row.category,
        tags: row.tags,
        mode: Mode::parse(&row.mode),
        required_count: row.required_count,
        due: DueRule::stored(&row.due),
        items: items.into_iter().map(item).collect(),
    })
}

/// Writes a draft whose version is not frozen. What is new on it has to be there.
pub async fn store(change: &Change<'_>, id: Uuid, version: i32, before: &Draft, draft: &Draft) -> Result<()> {
    let tx = change.tx();
    if let Some(image) = draft.image.filter(|image| before.image != Some(*image)) {
        let kinds = files::kinds(change, &[image]).await?;
        if kinds.get(&image).map(String::as_str) != Some("image") {
            let sentence = "This picture no longer exists. Please upload it again.";
            return Err(Problem::field("image", "no_such_file", sentence));
        }
    }
    sql::store_version()
        .params(
            tx,
            &sql::StoreVersionParams {
                title: &draft.title,
                description: &draft.description,
                image: draft.image,
                category: &draft.category,
                tags: &draft.tags,
                mode: draft.mode.into_str(),
                required_count: draft.required_count,
                due: draft.due.to_json(),
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
    let required: Vec<bool> = draft.items.iter().map(|item| item.required).collect();
    sql::store_items()
        .params(
            tx,
            &sql::StoreItemsParams {
                id,
                version,
                types,
                documents,
                required,
            },
        )
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
    let fresh: Vec<&ItemDraft> = draft.items.iter().filter(|item| !was(item)).collect();
    if fresh.is_empty() {
        return Ok(());
    }
    let (types, documents) = columns(fresh.iter().copied());
    let materials = sql::known_materials()
        .bind(change.tx(), &types, &documents, &change.team())
        .all()
        .await
        .sql()?;
    match documents.iter().find(|id| !materials.iter().any(|one| one.id == **id)) {
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
