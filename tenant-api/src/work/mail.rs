//! Mail on its way out: through SMTP, or as a JSON file for the mail page. Each one leaves a row without its body.
use std::path::PathBuf;
use std::time::Duration;

use chrono::{DateTime, Utc};
use learnt_kernel::problem::{Problem, Result};
use learnt_queries::queries::work as sql;
use lettre::message::{Mailbox, MultiPart};
use lettre::{AsyncSmtpTransport, AsyncTransport, Message, Tokio1Executor};
use serde::Serialize;
use uuid::Uuid;

use super::letter::{Words, render};
use crate::app::App;
use crate::config::MailRoute;
use crate::db::directory::Team;
use crate::db::{Change, Sql};

/// A mail that a reaction wants to leave. Its id is the fact's: a repetition is the same mail.
pub struct Letter {
    /// The mail's id.
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
    /// Where the button leads; a secret as a rule.
    pub link: String,
}

/// A mail as the mail page reads it.
#[derive(Serialize)]
struct Filed<'a> {
    id: Uuid,
    tenant: &'a str,
    team: &'a str,
    from: &'a str,
    to: &'a str,
    subject: &'a str,
    html: &'a str,
    text: &'a str,
    at: DateTime<Utc>,
}

impl Letter {
    /// Sends it in the team's name. A failure undoes the reaction, which is tried again later.
    pub async fn send(&self, app: &App, change: &Change<'_>, team: &Team) -> Result<()> {
        let (tx, now) = (change.tx(), change.now());
        sql::mail_begun()
            .bind(tx, &self.id, &self.kind, &self.user_id, &self.to, &self.subject, &now)
            .await
            .sql()?;
        let body = render(team, &self.subject, &self.words, &self.link)
            .map_err(|error| Problem::internal_text(&format!("{error:#}")))?;
        let mail = Outgoing {
            filed: Filed {
                id: self.id,
                tenant: change.tenant().id.as_str(),
                team: team.id.as_str(),
                from: &sender(team),
                to: &self.to,
                subject: &self.subject,
                html: &body.html,
                text: &body.text,
                at: now,
            },
            name: &self.name,
            team,
        };
        app.mailer
            .send(&mail)
            .await
            .map_err(|error| Problem::unavailable("mail_not_sent", format!("The mail did not leave: {error:#}")))?;
        sql::mail_ended()
            .bind(tx, &"sent", &None::<String>, &Some(now), &self.id)
            .await
            .sql()?;
        metrics::counter!("learnt_mails_total").increment(1);
        Ok(())
    }
}

/// Mail comes from the team's own host.
fn sender(team: &Team) -> String {
    format!("no-reply@{}", team.main_domain)
}

/// A mail ready to leave.
pub struct Outgoing<'a> {
    filed: Filed<'a>,
    name: &'a str,
    team: &'a Team,
}

/// A server that takes longer counts as away. Less than what Postgres lets the reaction's transaction rest, or a mail
/// that did arrive would be sent again.
const PATIENCE: Duration = Duration::from_secs(10);

/// The way out.
pub enum Mailer {
    /// Through an SMTP server.
    Smtp(Box<AsyncSmtpTransport<Tokio1Executor>>),
    /// Into a folder.
    Folder(PathBuf),
}

impl Mailer {
    /// Whether an SMTP server's address can be understood.
    pub fn check(url: &str) -> anyhow::Result<()> {
        AsyncSmtpTransport::<Tokio1Executor>::from_url(url)?;
        Ok(())
    }

    /// Opens the way that the configuration names.
    pub fn new(route: &MailRoute) -> anyhow::Result<Self> {
        Ok(match route {
            MailRoute::Smtp(url) => {
                let transport = AsyncSmtpTransport::<Tokio1Executor>::from_url(url)?.timeout(Some(PATIENCE));
                Self::Smtp(Box::new(transport.build()))
            }
            MailRoute::Folder(folder) => {
                std::fs::create_dir_all(folder)?;
                Self::Folder(folder.clone())
            }
        })
    }

    async fn send(&self, mail: &Outgoing<'_>) -> anyhow::Result<()> {
        match self {
            Self::Smtp(transport) => {
                transport.send(message(mail)?).await?;
            }
            Self::Folder(folder) => {
                // Renamed into place: the mail page never meets half a file.
                let (beside, place) = (
                    folder.join(format!("{}.new", mail.filed.id)),
                    folder.join(format!("{}.json", mail.filed.id)),
                );
                tokio::fs::write(&beside, serde_json::to_vec(&mail.filed)?).await?;
                tokio::fs::rename(beside, place).await?;
            }
        }
        Ok(())
    }
}

fn message(mail: &Outgoing<'_>) -> anyhow::Result<Message> {
    let Filed {
        from,
        to,
        subject,
        html,
        text,
        id,
        ..
    } = &mail.filed;
    let mut builder = Message::builder()
        .from(Mailbox::new(Some(mail.team.display_name.clone()), from.parse()?))
        .to(Mailbox::new(Some(mail.name.to_owned()), to.parse()?))
        .message_id(Some(format!("<{id}@{}>", mail.team.main_domain)))
        .subject(*subject);
    if let Some(support) = mail
        .team
        .support_email
        .as_deref()
        .and_then(|address| address.parse().ok())
    {
        builder = builder.reply_to(Mailbox::new(None, support));
    }
    Ok(builder.multipart(MultiPart::alternative_plain_html(
        (*text).to_owned(),
        (*html).to_owned(),
    ))?)
}
