//! Addresses under which other programs read one's calendar.

use crate::prelude::*;

use chrono::Duration;
use learnt_kernel::ids::Secret;
use learnt_queries::queries::calendar as sql;

use super::entries::{self, Kind, Range, Reader};

/// More addresses nobody needs.
const MOST: usize = 10;
const LONGEST_NAME: usize = 100;
/// A feed goes back and ahead so far.
const BACK: Duration = Duration::days(90);
const AHEAD: Duration = Duration::days(730);
/// That an address was read is noted once in this time.
const NOTED: Duration = Duration::hours(1);

/// An address under which a calendar is read.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = CalendarFeed)]
pub struct Feed {
    id: Uuid,
    /// What I call it.
    name: String,
    /// What is told there.
    kinds: Vec<Kind>,
    /// Since when.
    created_at: DateTime<Utc>,
    /// When it was read last.
    read_at: Option<DateTime<Utc>>,
}

/// One that was just made, with its address: it is shown this once.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = NewCalendarFeed)]
pub struct NewFeed {
    id: Uuid,
    /// What other programs ask for.
    url: String,
}

/// One's own, the oldest first.
pub async fn own(client: &TenantClient, actor: &Actor) -> Result<Vec<Feed>> {
    let team = actor.context.team.id.as_str();
    let rows = sql::feeds().bind(&**client, &actor.user_id, &team).all().await.sql()?;
    Ok(rows
        .into_iter()
        .map(|row| Feed {
            id: row.id,
            name: row.name,
            kinds: row.kinds.iter().map(|kind| Kind::parse(kind)).collect(),
            created_at: row.created_at,
            read_at: row.read_at,
        })
        .collect())
}

/// Makes one.
pub async fn begin(app: &App, change: &Change<'_>, actor: &Actor, name: &str, kinds: &[Kind]) -> Result<NewFeed> {
    let (team, name) = (&actor.context.team, name.trim());
    let mut wrong = Vec::new();
    if !(1..=LONGEST_NAME).contains(&name.chars().count()) {
        let sentence = "Enter a name of at most 100 characters.";
        wrong.push(FieldError::new("name", "required", sentence));
    }
    let words: Vec<&str> = Kind::ALL
        .into_iter()
        .filter(|kind| kinds.contains(kind))
        .map(|kind| kind.into_str())
        .collect();
    if words.is_empty() {
        wrong.push(FieldError::new("kinds", "required", "Choose what to include."));
    }
    if !wrong.is_empty() {
        return Err(Problem::unprocessable(wrong));
    }
    let whose = (&actor.user_id, &team.id.as_str());
    sql::lock_membership()
        .bind(change.tx(), whose.0, whose.1)
        .opt()
        .await
        .sql()?;
    let feeds = sql::feeds().bind(change.tx(), whose.0, whose.1).all().await.sql()?;
    if feeds.len() >= MOST {
        let sentence = "You have reached the limit of ten addresses. Revoke one first.";
        return Err(Problem::conflict("too_many_feeds", sentence));
    }
    let (id, secret) = (new_id(), Secret::random());
    sql::create_feed()
        .params(
            change.tx(),
            &sql::CreateFeedParams {
                id,
                user_id: actor.user_id,
                team_id: team.id.as_str(),
                name: &name,
                kinds: &words,
                secret_hash: secret.hash(),
                now: change.now(),
            },
        )
        .await
        .sql()?;
    let row = AuditEntry::new("calendar_feed.created", id.to_string()).named(name);
    change.record(row).await?;
    let origin = app.team_origin(team);
    Ok(NewFeed {
        id,
        url: format!("{origin}/api/calendar/feeds/{}/calendar.ics", secret.as_str()),
    })
}

/// Takes one away: its address answers nobody any more.
pub async fn revoke(change: &Change<'_>, actor: &Actor, id: Uuid) -> Result<()> {
    let team = actor.context.team.id.as_str();
    let name = sql::end_feed()
        .bind(change.tx(), &id, &actor.user_id, &team)
        .opt()
        .await
        .or_not_found()?;
    change
        .record(AuditEntry::new("calendar_feed.revoked", id.to_string()).named(&name))
        .await
}

/// What stands in the calendar with this secret, and what changes with it; no calendar for whoever knows that `feeds` says so.
pub async fn read(
    app: &App,
    context: &TenantContext,
    secret: &str,
    known: impl FnOnce(&str) -> bool,
) -> Result<(String, Option<String>)> {
    let (client, team, now) = (app.client(context).await?, context.team.id.as_str(), app.clock.now());
    let hash = Secret::from_text(secret).hash();
    let feed = sql::feed_by_secret()
        .bind(&*client, &(now - NOTED), &hash, &team)
        .opt()
        .await
        .or_not_found()?;
    let person = app.identity.find_identities(&[feed.user_id]).await?.pop();
    let person = person
        .filter(|person| !person.disabled)
        .ok_or_else(Problem::not_found)?;
    let kinds: Vec<&str> = feed.kinds.iter().map(String::as_str).collect();
    let range = Range {
        after: now - BACK,
        before: now + AHEAD,
    };
    let entries = entries::between(&client, (feed.user_id, team, now), &kinds, range).await?;
    if feed.is_stale {
        sql::feed_read().bind(&*client, &now, &feed.id).await.sql()?;
    }
    let name = format!(
        "{} – {} {}",
        context.team.display_name, person.first_name, person.last_name
    );
    let origin = app.team_origin(&context.team);
    let reader = Reader {
        name: &name,
        origin: &origin,
        language: person.language.unwrap_or_default(),
    };
    let tag = format!("\"{}\"", entries::tag(reader, &entries));
    let file = (!known(&tag)).then(|| entries::to_ics(reader, entries));
    Ok((tag, file))
}
