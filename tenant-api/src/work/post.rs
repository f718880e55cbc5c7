//! The post: a mail is put into its row in the transaction that wants it, and leaves by the calendar, again and again with
//! growing pauses, until the server has taken it or refuses its recipient. Secrets of links are made when it leaves, so
//! that none lies in a table.
use chrono::{DateTime, Duration, Utc};
use learnt_kernel::ids::Secret;
use learnt_kernel::problem::{Problem, Result};
use learnt_kernel::tenant::TeamId;
use learnt_queries::queries::work as sql;
use serde::{Deserialize, Serialize};
use uuid::Uuid;

use super::letter::{Words, render};
use super::mail::{NotSent, Outgoing};
use super::schedule::{self, Due};
use crate::app::App;
use crate::db::accounts::{Link, NewLink, Purpose};
use crate::db::directory::Team;
use crate::db::{Change, Sql};
use crate::reactions::Working;

/// The calendar's word for it.
pub const SEND: &str = "mail.send";

/// A mail that nobody took for so long is given up.
const LONGEST: Duration = Duration::days(3);

/// A mail to somebody.
pub struct Letter {
    /// The mail's id; posted twice it is one mail.
    pub id: Uuid,
    /// `invitation`, …
    pub kind: &'static str,
    /// To whom, if it is a person of the platform.
    pub user_id: Option<Uuid>,
    /// The address.
    pub to: String,
    /// The recipient's name.
    pub name: String,
    /// The subject line.
    pub subject: String,
    /// What it says.
    pub words: Words,
    /// Where the button leads.
    pub link: LinkTo,
}

/// Where a mail's button leads.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum LinkTo {
    /// A page at the team's host.
    Page(String),
    /// Something that works once, for whoever reads the mail.
    #[serde(rename_all = "camelCase")]
    Action {
        /// What.
        purpose: Purpose,
        /// For whom.
        user_id: Uuid,
        /// The address that it is about, if that is not the mail's own.
        address: Option<String>,
        /// It ends when the person's ways in change: the number that it was asked for under.
        #[serde(default)]
        ways_version: Option<i32>,
        /// So many minutes from when it leaves.
        minutes: i64,
    },
}

/// What is kept of a letter until it leaves.
#[derive(Serialize, Deserialize)]
struct Kept {
    name: String,
    words: Words,
    link: LinkTo,
}

/// Puts a letter into the post, in this transaction.
pub async fn post(change: &Change<'_>, team: &Team, letter: Letter) -> Result<()> {
    let kept = Kept {
        name: letter.name,
        words: letter.words,
        link: letter.link,
    };
    let kept = serde_json::to_value(kept).map_err(|error| Problem::internal(&error))?;
    let posted = sql::mail_posted()
        .bind(
            change.tx(),
            &letter.id,
            &letter.kind,
            &letter.user_id,
            &letter.to,
            &letter.subject,
            &team.id.as_str(),
            &kept,
            &change.now(),
        )
        .await
        .sql()?;
    if posted == 0 {
        return Ok(());
    }
    schedule::plan(change, &key(letter.id), SEND, change.now()).await
}

/// Mails to a person that lead to something of this kind and have not left yet stay here.
pub async fn forget_post(change: &Change<'_>, user_id: Uuid, purpose: Purpose) -> Result<()> {
    sql::mails_forgotten()
        .bind(change.tx(), &user_id, &purpose.as_str())
        .await
        .sql()
        .map(drop)
}

fn key(id: Uuid) -> String {
    format!("mail/{id}")
}

/// Sends what the calendar names. Its row is locked meanwhile: of several replicas one sends it.
pub fn send<'a>(app: &'a App, change: &'a mut Change<'_>, due: &'a Due) -> Working<'a> {
    Box::pin(async move { leave(app, change, due).await })
}

async fn leave(app: &App, change: &Change<'_>, due: &Due) -> Result<()> {
    let id = due.key.strip_prefix("mail/").and_then(|id| id.parse::<Uuid>().ok());
    let Some(id) = id else { return Ok(()) };
    let (tx, now) = (change.tx(), change.now());
    let Some(mail) = sql::mail_to_send().bind(tx, &id).opt().await.sql()? else {
        return Ok(());
    };
    let team = mail.team_id.as_deref().and_then(|id| TeamId::parse(id).ok());
    let team = team.and_then(|id| app.directory.now().team(&id));
    let kept = mail.letter.and_then(|kept| serde_json::from_value::<Kept>(kept).ok());
    let (Some((_, team)), Some(kept)) = (team, kept) else {
        return ended(change, id, Some("its team is not there any more".into())).await;
    };
    // No secret is made for a mail that cannot leave now.
    app.mailer.ready(now).map_err(not_now)?;
    let link = address(app, &team, &kept.link, &mail.recipient, now).await?;
    let body = render(&team, &mail.subject, &kept.words, &link);
    let outgoing = Outgoing::new(id, &team, (&kept.name, &mail.recipient), &mail.subject, body, now);
    match app.mailer.send(&outgoing).await {
        Ok(()) => ended(change, id, None).await,
        Err(NotSent::Refused(reason)) => ended(change, id, Some(reason)).await,
        Err(NotSent::NotNow(reason)) if mail.created_at + LONGEST < now => ended(change, id, Some(reason)).await,
        Err(NotSent::NotNow(reason)) => Err(not_now(reason)),
    }
}

/// Undoes the sending; the calendar comes again.
fn not_now(reason: String) -> Problem {
    Problem::unavailable("mail_not_sent", reason)
}

/// Sent, or refused for good.
async fn ended(change: &Change<'_>, id: Uuid, refused: Option<String>) -> Result<()> {
    let (status, sent_at) = if refused.is_none() {
        metrics::counter!("learnt_mails_total").increment(1);
        ("sent", Some(change.now()))
    } else {
        metrics::counter!("learnt_mails_refused_total").increment(1);
        ("failed", None)
    };
    sql::mail_ended()
        .bind(change.tx(), &status, &refused, &sent_at, &id)
        .await
        .sql()
        .map(drop)
}

/// The address of a link; what works once is made here, and only its hash is kept.
async fn address(app: &App, team: &Team, link: &LinkTo, recipient: &str, now: DateTime<Utc>) -> Result<String> {
    let origin = app.team_origin(team);
    let (purpose, user_id, about, ways_version, minutes) = match link {
        LinkTo::Page(path) => return Ok(format!("{origin}{path}")),
        LinkTo::Action {
            purpose,
            user_id,
            address,
            ways_version,
            minutes,
        } => (
            *purpose,
            *user_id,
            address.as_deref().unwrap_or(recipient),
            *ways_version,
            *minutes,
        ),
    };
    let code = Secret::random();
    let new = NewLink {
        link: Link {
            hash: &code.hash(),
            purpose,
            tenant: &team.tenant_id,
        },
        user_id,
        team: &team.id,
        address: Some(about),
        ways_version,
        until: now + Duration::minutes(minutes),
    };
    app.identity.add_link(new, now).await?;
    Ok(format!(
        "{origin}/action#mode={}&code={}",
        purpose.mode(),
        code.as_str()
    ))
}
