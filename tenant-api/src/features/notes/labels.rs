//! One's own labels: made, called something else, taken away from every note.
use crate::prelude::*;

use learnt_queries::queries::notes as sql;

use super::commands::changed_event;
use super::model;

const MOST_LABELS: i64 = 200;

/// A label.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = NoteLabel)]
pub struct Label {
    id: Uuid,
    name: String,
    /// The same in an address.
    handle: String,
    /// How many notes at hand have it.
    notes: i64,
}

/// All of somebody's, by name.
pub async fn all(client: &impl GenericClient, user_id: Uuid) -> Result<Vec<Label>> {
    let rows = sql::labels().bind(client, &user_id).all().await.sql()?;
    let label = |row: sql::Labels| Label {
        id: row.id,
        handle: model::handle(&row.name),
        name: row.name,
        notes: row.notes,
    };
    Ok(rows.into_iter().map(label).collect())
}

/// Makes one.
pub async fn create(change: &mut Change<'_>, user_id: Uuid, name: &str) -> Result<Label> {
    let name = model::label(name)?;
    let id = new_id();
    let made = sql::create_label()
        .bind(change.tx(), &id, &user_id, &name, &change.now())
        .await
        .sql()?;
    if made == 0 {
        return Err(taken());
    }
    if sql::count_labels().bind(change.tx(), &user_id).one().await.sql()? > MOST_LABELS {
        return Err(Problem::field(
            "name",
            "too_many",
            "You have reached the limit of 200 labels.",
        ));
    }
    change.publish(changed_event(user_id)).await?;
    Ok(Label {
        id,
        handle: model::handle(&name),
        name,
        notes: 0,
    })
}

fn taken() -> Problem {
    Problem::field("name", "taken", "You already have a label with this name.")
}

/// Calls one something else.
pub async fn rename(change: &mut Change<'_>, user_id: Uuid, id: Uuid, name: &str) -> Result<()> {
    let name = model::label(name)?;
    let holder = sql::label_named()
        .bind(change.tx(), &user_id, &name)
        .opt()
        .await
        .sql()?;
    if holder.is_some_and(|holder| holder != id) {
        return Err(taken());
    }
    if sql::rename_label()
        .bind(change.tx(), &name, &id, &user_id)
        .await
        .sql()?
        == 0
    {
        return Err(Problem::not_found());
    }
    change.publish(changed_event(user_id)).await
}

/// Takes one away; the notes that had it stay.
pub async fn delete(change: &mut Change<'_>, user_id: Uuid, id: Uuid) -> Result<()> {
    if sql::delete_label().bind(change.tx(), &id, &user_id).await.sql()? == 0 {
        return Err(Problem::not_found());
    }
    sql::take_label_off().bind(change.tx(), &id, &user_id).await.sql()?;
    change.publish(changed_event(user_id)).await
}
