//! Beginning to act as somebody, ending it, and what becomes of it when it ends by itself. Transactions are opened and
//! committed at the door.
use learnt_kernel::caller::Caller;
use learnt_kernel::ids::new_id;
use learnt_kernel::problem::{Problem, Result};
use learnt_kernel::refresh::{RefreshToken, SignedIn};
use learnt_queries::queries::impersonation::{self as sql, Acting};
use serde_json::json;
use uuid::Uuid;

use super::jobs;
use super::model::{LONGEST, Person, Refusal, Said, check};
use crate::app::App;
use crate::audit::Entry;
use crate::db::{Change, Sql};
use crate::edge::Actor;
use crate::facts::Fact;
use crate::features::identity::acting;
use crate::features::people;
use crate::work::schedule;

/// What somebody wants.
pub struct Wanted {
    /// Whom to act as.
    pub person: Uuid,
    /// Why, and where to go back to.
    pub said: Said,
    /// Whether another one of theirs, in another window, is to end for it.
    pub end_other: bool,
}

/// Begins to act as somebody. The actor's own session waits.
pub async fn start(
    app: &App,
    change: &mut Change<'_>,
    actor: &Actor,
    caller: &Caller,
    wanted: Wanted,
) -> Result<SignedIn> {
    actor.in_own_name()?;
    let team = &actor.here.team.id;
    let row = sql::person()
        .bind(change.tx(), &team.as_str(), &wanted.person)
        .opt()
        .await
        .sql()?;
    let row = row.ok_or_else(Problem::not_found)?;
    let person = Person {
        id: wanted.person,
        name: format!("{} {}", row.first_name, row.last_name),
        highest_rank: u8::try_from(row.highest_rank).unwrap_or(u8::MAX),
        usable: people::may_sign_in(&row.status),
    };
    check(actor.user_id, &actor.roles, &person)?;
    let own_until = acting::own_until(change, actor.session_id).await?;
    make_room(change, actor.user_id, wanted.end_other).await?;
    let (id, session, now) = (new_id(), new_id(), change.now());
    let until = (now + LONGEST).min(own_until);
    let entered = sql::enter()
        .bind(
            change.tx(),
            &id,
            &actor.user_id,
            &wanted.person,
            &row.email,
            &team.as_str(),
            &wanted.said.reason,
            &wanted.said.home,
            &session,
            &actor.session_id,
            &now,
            &until,
        )
        .await
        .sql()?;
    if entered == 0 {
        return Err(Refusal::AlreadyActing.into());
    }
    let begin = acting::Begin {
        session,
        actor: actor.user_id,
        person: wanted.person,
        revision: row.revision,
        impersonation: id,
        team,
        until,
    };
    let signed_in = acting::begin(app, change, caller, &begin).await?;
    schedule::plan(change, &jobs::key(id), jobs::END, until).await?;
    change.by_hand_of(actor.user_id, Some(wanted.person));
    let entry = Entry::new("impersonation.started", row.membership_id)
        .named(person.name)
        .with("reason", wanted.said.reason)
        .with("endsAt", until.to_rfc3339());
    change
        .tell(news("impersonation.started", id, wanted.person).logged(entry))
        .await?;
    Ok(signed_in)
}

fn news(kind: &'static str, id: Uuid, person: Uuid) -> Fact {
    Fact::new(kind, id.to_string(), json!({ "userId": person })).topic(format!("me:{person}"))
}

/// Another one of the actor's makes way if it is over anyway, or if it is asked to.
async fn make_room(change: &mut Change<'_>, actor: Uuid, end_other: bool) -> Result<()> {
    let Some(other) = sql::active_of().bind(change.tx(), &actor).opt().await.sql()? else {
        return Ok(());
    };
    if end_other {
        return finish(change, &other, "another one began").await.map(drop);
    }
    if stands(change, other.id).await? {
        return Err(Refusal::AlreadyActing.into());
    }
    finish(change, &other, "over").await.map(drop)
}

/// Whether it still stands: see `impersonation_stands`.
pub async fn stands(change: &Change<'_>, id: Uuid) -> Result<bool> {
    sql::stands().bind(change.tx(), &id, &change.now()).one().await.sql()
}

/// Ends it, its session and its job. False: somebody else has ended it already.
async fn finish(change: &mut Change<'_>, row: &Acting, reason: &str) -> Result<bool> {
    let finished = sql::finish()
        .bind(change.tx(), &change.now(), &reason, &row.id)
        .await
        .sql()?;
    if finished == 0 {
        return Ok(false);
    }
    acting::end(change, row.session_id, reason).await?;
    schedule::drop(change, &jobs::key(row.id)).await?;
    change.by_hand_of(row.user_id, Some(row.impersonated_user_id));
    let subject = row
        .membership_id
        .clone()
        .unwrap_or_else(|| row.impersonated_user_id.to_string());
    let mut entry = Entry::new("impersonation.ended", subject).with("why", reason);
    if let Some(name) = &row.name {
        entry = entry.named(name);
    }
    let told = news("impersonation.ended", row.id, row.impersonated_user_id).logged(entry);
    change.tell(told).await?;
    Ok(true)
}

/// Its time is up.
pub async fn time_is_up(change: &mut Change<'_>, row: &Acting) -> Result<()> {
    finish(change, row, "time is up").await.map(drop)
}

/// What the actor is given back.
pub struct Back {
    /// Their own session, with a fresh token.
    pub signed_in: SignedIn,
    /// Where they were.
    pub home: String,
}

/// Ends it at the actor's wish and gives them back their own session.
pub async fn end(app: &App, change: &mut Change<'_>, actor: &Actor) -> Result<Back> {
    if !actor.impersonates() {
        return Err(Refusal::NotActing.into());
    }
    let row = of_session(change, actor.session_id)
        .await?
        .ok_or_else(Problem::signed_out)?;
    let home = row.home.clone();
    finish(change, &row, "ended").await?;
    let signed_in = back(app, change, &row).await?.ok_or_else(Problem::signed_out)?;
    Ok(Back { signed_in, home })
}

async fn of_session(change: &Change<'_>, session: Uuid) -> Result<Option<Acting>> {
    sql::of_session().bind(change.tx(), &session).opt().await.sql()
}

/// The actor's own session, once; for a moment the same answer again.
async fn back(app: &App, change: &mut Change<'_>, row: &Acting) -> Result<Option<SignedIn>> {
    if let Some(given) = row.back_session_id {
        return acting::back_again(app, change, given).await;
    }
    let Some((session, signed_in)) = acting::back(app, change, row.actor_session_id).await? else {
        return Ok(None);
    };
    sql::given_back().bind(change.tx(), &session, &row.id).await.sql()?;
    Ok(Some(signed_in))
}

/// What becomes of whoever goes on with a session that does not stand any more.
pub enum GoneOn {
    /// It was nobody's session in another person's name.
    NotActing,
    /// The actor's own session goes on.
    Back(SignedIn),
    /// There is nothing to go back to.
    Nothing,
}

/// Somebody goes on with a session that does not stand any more. If it was one in another person's name, it is ended, and
/// the actor gets their own back where that still stands.
pub async fn give_back(app: &App, change: &mut Change<'_>, token: RefreshToken) -> Result<GoneOn> {
    let Some(row) = of_session(change, token.session).await? else {
        return Ok(GoneOn::NotActing);
    };
    finish(change, &row, "over").await?;
    // A token that was replaced long ago is a copy: it gets nobody's session.
    if !acting::knows(app, change, token).await? {
        return Ok(GoneOn::Nothing);
    }
    Ok(back(app, change, &row).await?.map_or(GoneOn::Nothing, GoneOn::Back))
}

/// The actor goes on in their own name, so they act as nobody.
pub async fn own_session_used(change: &mut Change<'_>, actor: Uuid) -> Result<()> {
    if let Some(row) = sql::active_of().bind(change.tx(), &actor).opt().await.sql()? {
        finish(change, &row, "own name").await?;
    }
    Ok(())
}

/// Whoever ends a session in another person's name for good, or has it taken away, ends the actor's own with it.
pub async fn over(change: &mut Change<'_>, session: Uuid, reason: &str) -> Result<()> {
    if let Some(row) = of_session(change, session).await? {
        finish(change, &row, reason).await?;
        acting::end(change, row.actor_session_id, reason).await?;
    }
    Ok(())
}
