//! Who runs an event, and where and with what it takes place: what may be named, and what is taken at that time already.
//!
//! A room and a piece of equipment are taken by published events alone, and refused to another one at the same time unless somebody
//! says so; a trainer who is busy is only said, as people swap.

use learnt_queries::queries::events as sql;

use super::check_in::day;
use super::commands::EditScope;
use super::content::{Content, ValidatedEvent};
use super::model::{Refusal, Status};
use crate::features::files;
use crate::prelude::*;

/// What an event names already: it may go on naming it, whatever has become of it.
#[derive(Default)]
pub struct ExistingReferences {
    trainers: Vec<Uuid>,
    assets: Vec<Uuid>,
    image: Option<Uuid>,
}

impl ExistingReferences {
    /// What is written of it.
    pub fn of(content: &Content) -> Self {
        Self {
            trainers: content.trainers.clone(),
            assets: content.assets.clone(),
            image: content.image,
        }
    }

    /// What stands in its row.
    pub fn from_row(row: &sql::LockEvent) -> Self {
        Self {
            trainers: row.trainers.clone(),
            assets: row.assets.clone(),
            image: row.image,
        }
    }
}

fn new_ones(named: &[Uuid], existing: &[Uuid]) -> Vec<Uuid> {
    named.iter().copied().filter(|id| !existing.contains(id)).collect()
}

/// Refuses what is named newly and is not there.
pub async fn expect_there(
    change: &Change<'_>,
    at: EditScope<'_>,
    existing: &ExistingReferences,
    content: &Content,
) -> Result<()> {
    let trainers = new_ones(&content.trainers, &existing.trainers);
    if !trainers.is_empty() {
        let found = sql::members()
            .bind(change.tx(), &at.team, &trainers)
            .all()
            .await
            .sql()?;
        if found.len() < trainers.len() {
            let sentence = "One of these people is no longer in this team.";
            return Err(Problem::field("trainers", "unknown", sentence));
        }
    }
    let assets = new_ones(&content.assets, &existing.assets);
    if !assets.is_empty() {
        let found = sql::assets_by_ids().bind(change.tx(), &assets).all().await.sql()?;
        if found.iter().filter(|asset| !asset.is_archived).count() < assets.len() {
            let sentence = "One of these rooms or pieces of equipment no longer exists.";
            return Err(Problem::field("assets", "unknown", sentence));
        }
    }
    if let Some(image) = content.image.filter(|image| existing.image != Some(*image)) {
        let kinds = files::kinds(change, &[image]).await?;
        if kinds.get(&image).map(String::as_str) != Some("image") {
            let sentence = "This picture no longer exists. Please upload it again.";
            return Err(Problem::field("image", "no_such_file", sentence));
        }
    }
    Ok(())
}

/// How rooms are taken.
#[derive(Clone, Copy, Default)]
pub struct Booking<'a> {
    /// Even if they are taken.
    pub despite_conflicts: bool,
    /// Events that are moved with this one: where they are now does not count.
    pub but: &'a [Uuid],
}

/// Takes up the rooms and equipment of an event that is published, until this transaction ends before everybody else's.
pub async fn book(
    change: &Change<'_>,
    at: EditScope<'_>,
    id: Uuid,
    checked: &ValidatedEvent,
    booking: Booking<'_>,
) -> Result<()> {
    let content = &checked.content;
    if content.assets.is_empty() {
        return Ok(());
    }
    sql::lock_assets()
        .bind(change.tx(), &content.assets)
        .all()
        .await
        .sql()?;
    if booking.despite_conflicts {
        return Ok(());
    }
    let but: Vec<Uuid> = booking.but.iter().copied().chain([id]).collect();
    let span = (checked.times.starts_at, checked.times.ends_at);
    let found = clashes(change.tx(), at.team, (&content.assets, &[]), span, &but).await?;
    match found.first() {
        Some(first) => Err(Problem::conflict(Refusal::RoomTaken.code(), first.sentence())),
        None => Ok(()),
    }
}

/// What of an event is taken by another one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
#[schema(as = EventClashKind)]
pub enum ClashKind {
    Trainer,
    Room,
    Equipment,
}

/// Another event that takes up the same at the same time.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = EventClash)]
pub struct Clash {
    /// What is taken.
    kind: ClashKind,
    /// Whose or of what.
    id: Uuid,
    name: String,
    /// By what; nothing: by an event of another team.
    event: Option<String>,
    starts_at: DateTime<Utc>,
    ends_at: DateTime<Utc>,
    #[serde(skip)]
    zone: String,
}

impl Clash {
    fn sentence(&self) -> String {
        let by = match &self.event {
            Some(title) => format!("“{title}”"),
            None => "an event of another team".to_owned(),
        };
        let when = day(self.starts_at, &self.zone);
        format!(
            "“{}” is already booked for {by} on {when}. Choose another one, or book it anyway.",
            self.name
        )
    }
}

/// What else takes up these rooms and people between two moments.
pub async fn clashes(
    client: &impl GenericClient,
    team: &str,
    (assets, trainers): (&[Uuid], &[Uuid]),
    (starts_at, ends_at): (DateTime<Utc>, DateTime<Utc>),
    but: &[Uuid],
) -> Result<Vec<Clash>> {
    if assets.is_empty() && trainers.is_empty() {
        return Ok(Vec::new());
    }
    let rows = sql::clashes()
        .params(
            client,
            &sql::ClashesParams {
                assets,
                but,
                ends_at,
                starts_at,
                trainers,
                team_id: team,
            },
        )
        .all()
        .await
        .sql()?;
    Ok(rows
        .into_iter()
        .map(|row| Clash {
            kind: match row.kind.as_str() {
                "trainer" => ClashKind::Trainer,
                "room" => ClashKind::Room,
                _ => ClashKind::Equipment,
            },
            id: row.whose,
            name: row.name,
            event: (row.team_id == team).then_some(row.title),
            starts_at: row.starts_at,
            ends_at: row.ends_at,
            zone: row.time_zone,
        })
        .collect())
}

/// A trainer by name.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = EventTrainer)]
pub struct Trainer {
    pub id: Uuid,
    /// First and last name.
    pub name: String,
}

/// What these people are called, as far as they are there.
pub async fn trainers(client: &TenantClient, team: &str, users: &[Uuid]) -> Result<Vec<Trainer>> {
    if users.is_empty() {
        return Ok(Vec::new());
    }
    let rows = sql::trainer_names().bind(&**client, &users, &team).all().await.sql()?;
    let named = rows.into_iter().map(|row| Trainer {
        id: row.user_id,
        name: row.name,
    });
    Ok(named.collect())
}

/// What somebody is to an event at its door.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Runs {
    /// Looks after all events.
    AsAdmin,
    /// Is its trainer: sees who comes, and notes who was there.
    AsTrainer,
}

/// Refuses whoever neither looks after events nor runs this one; of a draft they do not hear.
pub async fn expect_runs(client: &TenantClient, actor: &Actor, event: Uuid) -> Result<Runs> {
    let team = actor.context.team.id.as_str();
    let row = sql::one_event()
        .bind(&**client, &event, &team)
        .opt()
        .await
        .or_not_found()?;
    if actor.rank >= Role::Admin.rank() {
        return Ok(Runs::AsAdmin);
    }
    if row.status == Status::Draft.into_str() {
        return Err(Problem::not_found());
    }
    if row.trainers.contains(&actor.user_id) {
        return Ok(Runs::AsTrainer);
    }
    Err(Problem::forbidden("role", "Your role does not allow this."))
}
