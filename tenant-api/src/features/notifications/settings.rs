//! What a tenant settled and what people chose, read and kept.
use crate::prelude::*;

use std::collections::HashMap;

use learnt_queries::queries::notifications as sql;

use super::jobs;
use super::model::{OrganisationSettings, PersonalPreferences, to_json};
use super::times::{Minute, Quiet};

/// What the tenant settled.
pub async fn organisation_settings(client: &impl GenericClient) -> Result<OrganisationSettings> {
    let row = sql::settings().bind(client).one().await.sql()?;
    Ok(OrganisationSettings {
        offers: OrganisationSettings::offers(&row.channels),
        due_days: row.due_days,
        quiet: Quiet::of(row.quiet_from, row.quiet_until),
        digest_at: Minute::of(row.digest_at),
        revision: row.revision,
    })
}

/// What these people chose; whoever chose nothing is absent.
pub async fn preferences_of_many(
    client: &impl GenericClient,
    users: &[Uuid],
) -> Result<HashMap<Uuid, PersonalPreferences>> {
    let rows = sql::preferences_of().bind(client, &users).all().await.sql()?;
    Ok(rows.into_iter().map(|row| (row.user_id, read(row))).collect())
}

/// What one person chose.
pub async fn preferences_of(client: &impl GenericClient, user_id: Uuid) -> Result<PersonalPreferences> {
    Ok(preferences_of_many(client, &[user_id])
        .await?
        .remove(&user_id)
        .unwrap_or_default())
}

/// The same, locked until this transaction ends: what two tabs choose at once is kept of both.
pub async fn lock_chosen_by(change: &Change<'_>, user_id: Uuid) -> Result<PersonalPreferences> {
    let row = sql::lock_preferences()
        .bind(change.tx(), &user_id, &change.now())
        .one()
        .await
        .sql()?;
    Ok(read(row))
}

fn read(row: sql::PreferencesOf) -> PersonalPreferences {
    PersonalPreferences {
        channels: PersonalPreferences::channels(&row.channels),
        quiet: row.own_quiet.then(|| Quiet::of(row.quiet_from, row.quiet_until)),
        digest_at: row.digest_at.map(Minute::of),
        zone: row.time_zone.and_then(|name| name.parse().ok()),
    }
}

/// Keeps what a person chose. What waits for them to be mailed waits for their new times.
pub async fn choose(change: &Change<'_>, user_id: Uuid, chosen: &PersonalPreferences) -> Result<()> {
    let own = chosen.quiet.flatten();
    let zone = chosen.zone.map(|zone| zone.name());
    sql::choose()
        .params(
            change.tx(),
            &sql::ChooseParams {
                user_id,
                channels: to_json(&chosen.channels),
                own_quiet: chosen.quiet.is_some(),
                quiet_from: own.map(|quiet| quiet.from.to_minutes()),
                quiet_until: own.map(|quiet| quiet.until.to_minutes()),
                digest_at: chosen.digest_at.map(Minute::to_minutes),
                time_zone: zone,
                now: change.now(),
            },
        )
        .await
        .sql()?;
    postpone_mails(change, user_id, chosen).await
}

async fn postpone_mails(change: &Change<'_>, user_id: Uuid, chosen: &PersonalPreferences) -> Result<()> {
    let waiting = sql::waiting().bind(change.tx(), &user_id).all().await.sql()?;
    if waiting.is_empty() {
        return Ok(());
    }
    let settled = organisation_settings(change.tx()).await?;
    let times = chosen.times(&settled, change.tenant().time_zone);
    let leaves = |kind: &str| {
        let way = chosen.follows(&settled, kind.parse().ok()?).mail;
        times.mail_time(way, change.now())
    };
    let waiting: Vec<_> = waiting.into_iter().map(|row| (row.id, leaves(&row.kind))).collect();
    let first = waiting.iter().filter_map(|(_, at)| *at).min();
    let rows = waiting.iter().map(|(id, at)| json!({"id": id, "mail_at": at}));
    sql::put_off()
        .bind(change.tx(), &rows.collect::<serde_json::Value>())
        .await
        .sql()?;
    match first {
        Some(due) => jobs::mail_by(change, due).await,
        None => Ok(()),
    }
}

/// Keeps what a tenant's superadmin settled, if nobody else did meanwhile.
pub async fn save_organisation_settings(
    change: &Change<'_>,
    revision: i32,
    by: Uuid,
    edit: impl FnOnce(&mut OrganisationSettings),
) -> Result<OrganisationSettings> {
    let row = sql::lock_settings().bind(change.tx()).one().await.sql()?;
    revision::expect(row.revision, revision, revision::settings)?;
    let mut settled = organisation_settings(change.tx()).await?;
    edit(&mut settled);
    sql::change_settings()
        .params(
            change.tx(),
            &sql::ChangeSettingsParams {
                channels: to_json(&settled.offers),
                due_days: &settled.due_days,
                quiet_from: settled.quiet.map(|quiet| quiet.from.to_minutes()),
                quiet_until: settled.quiet.map(|quiet| quiet.until.to_minutes()),
                digest_at: settled.digest_at.to_minutes(),
                changed_by: by,
                now: change.now(),
            },
        )
        .await
        .sql()?;
    settled.revision += 1;
    Ok(settled)
}
