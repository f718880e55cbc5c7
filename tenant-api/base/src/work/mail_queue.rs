//! The post: a mail is put into its row in the transaction that wants it. The mail workers (`sending.rs`) take it from there.
use learnt_kernel::problem::{Problem, Result};
use learnt_kernel::tenant::TeamId;
use learnt_queries::queries::work as sql;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use uuid::Uuid;

use super::email::EmailBody;
use crate::db::accounts::{Purpose, UserIdentity};
use crate::db::directory::Team;
use crate::db::{Change, Sql};

/// A mail's name on the scheduler begins with this.
pub(super) const KEY: &str = "mail/";

/// A mail to somebody.
pub struct QueuedEmail {
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
    pub subject: String,
    pub body: EmailBody,
    /// Where the button leads.
    pub link: LinkTo,
    /// What calendars are told, if anything.
    pub calendars: Vec<CalendarPart>,
}

impl QueuedEmail {
    /// To a person of the platform, under this id: its subject and what it says.
    pub fn to_person(
        (id, kind): (Uuid, &'static str),
        (person, to): (&UserIdentity, String),
        (subject, body): (String, EmailBody),
        link: LinkTo,
    ) -> Self {
        Self {
            id,
            kind,
            user_id: Some(person.user_id),
            to,
            name: person.name(),
            subject,
            body,
            link,
            calendars: Vec::new(),
        }
    }
}

/// What a mail tells the scheduler of whoever reads it.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct CalendarPart {
    /// `REQUEST` or `CANCEL` (RFC 5546).
    pub method: String,
    pub file: String,
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
        purpose: Purpose,
        user_id: Uuid,
        /// The address that it is about, if that is not the mail's own.
        address: Option<String>,
        /// It ends when another security stamp is the person's: the one that it was asked for under. Its old name in the queue: a
        /// program from before the renaming may send the mail.
        #[serde(default, rename = "waysVersion", alias = "securityStamp")]
        security_stamp: Option<i32>,
        /// So many minutes from when it leaves.
        minutes: i64,
    },
}

/// What is kept of an email until it leaves. Secrets of links are made then, so that none lies in a table.
#[derive(Serialize, Deserialize)]
pub(super) struct StoredEmail {
    pub(super) name: String,
    pub(super) words: EmailBody,
    pub(super) link: LinkTo,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) calendars: Vec<CalendarPart>,
}

/// Puts an email into the mail queue, in this transaction.
pub async fn post(change: &Change<'_>, team: &Team, email: QueuedEmail) -> Result<()> {
    queue_emails(change, vec![(team.id.clone(), email)]).await
}

/// Puts many letters into the mail queue, in one statement; none for none.
pub async fn queue_emails(change: &Change<'_>, emails: Vec<(TeamId, QueuedEmail)>) -> Result<()> {
    if emails.is_empty() {
        return Ok(());
    }
    let rows: Vec<Value> = emails.into_iter().map(row).collect::<Result<_>>()?;
    sql::mails_posted()
        .bind(change.tx(), &change.now(), &Value::Array(rows))
        .await
        .sql()?;
    change.mail_queued();
    Ok(())
}

fn row((team, email): (TeamId, QueuedEmail)) -> Result<Value> {
    let stored = StoredEmail {
        name: email.name,
        words: email.body,
        link: email.link,
        calendars: email.calendars,
    };
    let stored = serde_json::to_value(stored).map_err(|error| Problem::internal(&error))?;
    Ok(json!({
        "id": email.id, "kind": email.kind, "user_id": email.user_id, "recipient": email.to, "subject": email.subject,
        "team_id": team.as_str(), "letter": stored,
    }))
}

/// Mails to a person that lead to something of this kind and have not left yet stay here.
pub async fn forget_emails(change: &Change<'_>, user_id: Uuid, purpose: Purpose) -> Result<()> {
    sql::mails_forgotten()
        .bind(change.tx(), &user_id, &purpose.into_str())
        .await
        .sql()
        .map(drop)
}
