//! A mail that did not arrive, written anew: what it said is not kept, so that only those are that can be written from what is
//! known, to an address that is still its person's.
use learnt_queries::queries::accounts as sql;

use super::address::own_mail;
use super::emails;
use super::model::Refusal;
use crate::db::accounts::UserIdentity;
use crate::db::directory::Team;
use crate::prelude::*;
use crate::work::mail_queue::{QueuedEmail, post};

/// Kinds of mails that can be written anew here. An invitation is one of people's.
pub const KINDS: [&str; 3] = ["password_reset", "verify_email", "welcome"];

/// Writes a mail of this team anew and puts it into the mail queue. A link in it is made when it leaves, and is a new one.
pub async fn send(app: &App, change: &Change<'_>, team: &Team, id: Uuid) -> Result<()> {
    let mail = sql::failed_mail()
        .bind(change.tx(), &id, &team.id.as_str())
        .opt()
        .await
        .or_not_found()?;
    let user_id = mail.user_id.filter(|_| mail.is_open).ok_or(Refusal::NotAgain)?;
    let person = app.identity.find_identity(user_id).await?;
    let person = person
        .filter(|person| !person.disabled && person.email.as_deref() == Some(mail.recipient.as_str()))
        .ok_or(Refusal::NotAgain)?;
    let email = email(&mail.kind, team, &person, mail.recipient).ok_or(Refusal::NotAgain)?;
    own_mail(app, user_id)?;
    let entry = AuditEntry::new("mail.sent_again", user_id.to_string()).with("kind", email.kind);
    post(change, team, email).await?;
    change.record(entry).await
}

/// An address that is proved has nothing to prove.
fn email(kind: &str, team: &Team, person: &UserIdentity, to: String) -> Option<QueuedEmail> {
    match kind {
        "password_reset" => Some(emails::reset(team, person, to)),
        "verify_email" if !person.is_verified => Some(emails::verify(team, person, to, None)),
        "welcome" if !person.is_verified => Some(emails::welcome(team, person, to)),
        _ => None,
    }
}
