//! Changing a note: lock its row, know its latest revision, write, notify its person's other screens.
use learnt_queries::queries::notes as sql;

use super::domain_events::NotesChanged;
use super::jobs;
use super::model::{self, ActivityRef, Content, Tick};
use super::view::{self, NoteRow};
use crate::features::files::{self, VerifiedUpload};
use crate::prelude::*;

/// More notes nobody finds anything in.
const MOST_NOTES: i64 = 5_000;

/// Whose note it is.
#[derive(Clone, Copy)]
pub struct OwnedId {
    pub user_id: Uuid,
    /// The note.
    pub id: Uuid,
}

/// Somebody's note, held until the transaction ends.
async fn lock(change: &Change<'_>, own: OwnedId) -> Result<Option<NoteRow>> {
    let locked = sql::lock_note()
        .bind(change.tx(), &own.id, &own.user_id)
        .opt()
        .await
        .sql()?;
    Ok(locked.map(NoteRow::from))
}

/// Keeps a note as it is written now; revision 0: it is a new one, which may stand beside an activity. The same words sent twice are one edit.
pub async fn save(
    change: &mut Change<'_>,
    own: OwnedId,
    revision: i32,
    content: Content,
    beside: Option<ActivityRef>,
) -> Result<()> {
    let mut content = model::check(content, change.now())?;
    content.labels = still_there(change, own.user_id, &content.labels).await?;
    if revision == 0 && begin(change, own, &content).await? {
        set_location(change, own, beside).await?;
        return publish(change, own).await;
    }
    let locked = lock(change, own).await?.ok_or_else(Problem::not_found)?;
    if locked.deleted_at.is_none() && contains(&locked, &content)? {
        return Ok(());
    }
    if locked.deleted_at.is_some() {
        return Err(revision::conflict(ELSEWHERE));
    }
    revision::expect(locked.revision, revision, || ELSEWHERE.to_owned())?;
    store(change, own, &content).await?;
    if content.reminder != locked.reminder {
        jobs::plan(change, own.id, content.reminder).await?;
    }
    publish(change, own).await
}

/// Ticks lines of a checklist, or takes their ticks away, whichever revision was looked at: two devices that tick different
/// lines both have done so. A line that is gone meanwhile is left out.
pub async fn tick(change: &mut Change<'_>, own: OwnedId, ticks: &[Tick]) -> Result<()> {
    model::check_ticks(ticks)?;
    let locked = lock(change, own).await?.ok_or_else(Problem::not_found)?;
    if locked.deleted_at.is_some() {
        return Err(revision::conflict(ELSEWHERE));
    }
    let mut content = locked.content()?;
    if !model::tick(&mut content.checklist, ticks) {
        return Ok(());
    }
    store(change, own, &content).await?;
    publish(change, own).await
}

async fn store(change: &Change<'_>, own: OwnedId, content: &Content) -> Result<()> {
    let stored = serde_json::to_value(&content.checklist).map_err(|error| Problem::internal(&error))?;
    sql::store_note()
        .params(
            change.tx(),
            &sql::StoreNoteParams {
                title: &content.title,
                description: &content.description,
                checklist: stored,
                labels: &content.labels,
                archive: content.archive,
                reminder: content.reminder,
                search: model::search(content),
                now: change.now(),
                id: own.id,
                user_id: own.user_id,
            },
        )
        .await
        .sql()?;
    Ok(())
}

/// Somebody was quicker: on another device, for notes are one's own.
const ELSEWHERE: &str = "This note was changed elsewhere. Nothing was overwritten.";

/// Writes a note that is not there yet; answers whether it was not.
async fn begin(change: &Change<'_>, own: OwnedId, content: &Content) -> Result<bool> {
    let stored = serde_json::to_value(&content.checklist).map_err(|error| Problem::internal(&error))?;
    let written = sql::create_note()
        .params(
            change.tx(),
            &sql::CreateNoteParams {
                id: own.id,
                user_id: own.user_id,
                title: &content.title,
                description: &content.description,
                checklist: stored,
                labels: &content.labels,
                archive: content.archive,
                reminder: content.reminder,
                search: model::search(content),
                now: change.now(),
            },
        )
        .await
        .sql()?;
    if written == 0 {
        return Ok(false);
    }
    if sql::count_notes().bind(change.tx(), &own.user_id).one().await.sql()? > MOST_NOTES {
        let sentence = "You have reached the limit of 5,000 notes. Delete some first.";
        return Err(Problem::conflict("too_many_notes", sentence));
    }
    jobs::plan(change, own.id, content.reminder).await?;
    Ok(true)
}

/// Beside an activity that its person does not have, a note stands nowhere, and is kept.
async fn set_location(change: &Change<'_>, own: OwnedId, beside: Option<ActivityRef>) -> Result<()> {
    let Some(ActivityRef { course_id, activity_id }) = beside else {
        return Ok(());
    };
    sql::place_note()
        .bind(change.tx(), &own.id, &own.user_id, &course_id, &activity_id)
        .await
        .sql()?;
    Ok(())
}

/// The labels that their person still has: one that went meanwhile takes nothing else with it.
async fn still_there(change: &Change<'_>, user_id: Uuid, labels: &[Uuid]) -> Result<Vec<Uuid>> {
    if labels.is_empty() {
        return Ok(Vec::new());
    }
    let mut found = sql::own_labels()
        .bind(change.tx(), &user_id, &labels)
        .all()
        .await
        .sql()?;
    found.sort_unstable();
    Ok(found)
}

fn contains(locked: &NoteRow, content: &Content) -> Result<bool> {
    let mut labels = locked.labels.clone();
    labels.sort_unstable();
    Ok(locked.title == content.title
        && locked.description == content.description
        && view::checklist(locked.checklist.clone())? == content.checklist
        && labels == content.labels
        && locked.archive == content.archive
        && locked.reminder == content.reminder)
}

/// Puts a note among the deleted ones; done twice it is done.
pub async fn delete(change: &mut Change<'_>, own: OwnedId) -> Result<()> {
    let deleted = sql::delete_note()
        .bind(change.tx(), &change.now(), &own.id, &own.user_id)
        .await
        .sql()?;
    settled(change, own, deleted).await
}

/// Takes a note back from among the deleted ones. A reminder that came meanwhile comes now.
pub async fn restore(change: &mut Change<'_>, own: OwnedId) -> Result<()> {
    let restored = sql::restore_note()
        .bind(change.tx(), &change.now(), &own.id, &own.user_id)
        .await
        .sql()?;
    let note = lock(change, own).await?.ok_or_else(Problem::not_found)?;
    if restored > 0 && note.reminded_at.is_none() {
        jobs::plan(change, own.id, note.reminder).await?;
    }
    settled(change, own, restored).await
}

async fn settled(change: &mut Change<'_>, own: OwnedId, rows: u64) -> Result<()> {
    if rows > 0 {
        return publish(change, own).await;
    }
    lock(change, own).await?.map(drop).ok_or_else(Problem::not_found)
}

/// Forgets a deleted note for good, with its picture.
pub async fn erase(change: &mut Change<'_>, own: OwnedId) -> Result<()> {
    let image = sql::erase_note()
        .bind(change.tx(), &own.id, &own.user_id)
        .opt()
        .await
        .or_not_found()?;
    files::delete_note_image(change, image).await?;
    publish(change, own).await
}

/// Gives a note a picture, or none; the one before is thrown away.
pub async fn picture(change: &mut Change<'_>, own: OwnedId, picture: Option<&VerifiedUpload>) -> Result<()> {
    let locked = lock(change, own).await?.filter(|note| note.deleted_at.is_none());
    let locked = locked.ok_or_else(Problem::not_found)?;
    if picture.is_none() && locked.image.is_none() {
        return Ok(());
    }
    let image = match picture {
        Some(stored) => Some(files::save_note_image(change, stored, own.user_id).await?),
        None => None,
    };
    sql::set_image()
        .bind(change.tx(), &image, &change.now(), &own.id, &own.user_id)
        .await
        .sql()?;
    files::delete_note_image(change, locked.image).await?;
    publish(change, own).await
}

/// Its person's screens ask again. That it is a note is all that is told.
async fn publish(change: &mut Change<'_>, own: OwnedId) -> Result<()> {
    change.publish(changed_event(own.user_id)).await
}

/// Something about this person's notes changed.
pub fn changed_event(user_id: Uuid) -> DomainEvent {
    DomainEvent::of("", NotesChanged {})
        .topic(format!("me:{user_id}"))
        .with_audit_rows(Vec::new())
}
