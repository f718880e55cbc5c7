//! The way out for mail: through SMTP, or as a JSON file for the mail page.
use std::path::PathBuf;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use chrono::{DateTime, Utc};
use lettre::message::header::ContentType;
use lettre::message::{Attachment, Mailbox, MultiPart, SinglePart};
use lettre::transport::smtp;
use lettre::{AsyncSmtpTransport, AsyncTransport, Message, Tokio1Executor};
use serde::Serialize;
use uuid::Uuid;

use super::email::Rendered;
use super::mail_queue::CalendarPart;
use crate::config::MailRoute;
use crate::db::directory::Team;

/// Tenants whose mails leave at once.
pub const TENANTS: usize = 8;
/// Mails of one tenant that leave at once.
pub const OF_A_TENANT: usize = 2;
/// Mails that leave at once, all tenants together.
pub const AT_ONCE: u32 = (TENANTS * OF_A_TENANT) as u32;

/// A mail ready to leave; as such the mail page reads it.
#[derive(Serialize)]
pub struct OutgoingMail<'a> {
    /// The mail's id.
    pub id: Uuid,
    pub tenant: &'a str,
    /// In whose name.
    #[serde(serialize_with = "team_id")]
    pub team: &'a Team,
    from: String,
    /// The address.
    pub to: &'a str,
    /// The recipient's name; empty where nobody is named.
    #[serde(skip)]
    pub name: &'a str,
    pub subject: &'a str,
    /// Both forms.
    #[serde(flatten)]
    pub body: &'a Rendered,
    /// What calendars are told.
    #[serde(rename = "calendars", skip_serializing_if = "<[_]>::is_empty")]
    pub calendars: &'a [CalendarPart],
    pub at: DateTime<Utc>,
}

fn team_id<S: serde::Serializer>(team: &&Team, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(team.id.as_str())
}

impl<'a> OutgoingMail<'a> {
    /// Mail comes from the team's own host.
    pub fn sender(team: &Team) -> String {
        format!("no-reply@{}", team.main_domain)
    }

    /// From a team to somebody.
    pub fn new(
        id: Uuid,
        team: &'a Team,
        (name, to): (&'a str, &'a str),
        subject: &'a str,
        (body, calendars): (&'a Rendered, &'a [CalendarPart]),
        at: DateTime<Utc>,
    ) -> Self {
        Self {
            id,
            tenant: team.tenant_id.as_str(),
            team,
            from: Self::sender(team),
            to,
            name,
            subject,
            body,
            calendars,
            at,
        }
    }
}

/// Why a mail did not leave.
#[derive(Debug)]
pub enum NotSent {
    /// It never will: the recipient is refused, or the mail is none.
    Refused(String),
    /// Perhaps later.
    NotNow(String),
}

/// A server that takes longer over one step counts as away.
const PATIENCE: Duration = Duration::from_secs(10);

/// A mail that takes longer altogether, however busily the server talks, is put off. Less than a worker's claim.
const DEADLINE: Duration = Duration::from_secs(30);

/// A server that was away is not asked again for so long: with many mails waiting, each would wait for it anew.
const LEFT_ALONE: chrono::Duration = chrono::Duration::seconds(10);

/// The way out.
pub enum Mailer {
    /// Through an SMTP server.
    Smtp(Box<Smtp>),
    /// Into a folder.
    Folder(PathBuf),
}

/// An SMTP server, whose connections are kept and used again.
pub struct Smtp {
    transport: AsyncSmtpTransport<Tokio1Executor>,
    away_until: Mutex<Option<DateTime<Utc>>>,
}

impl Mailer {
    /// Opens the way that the configuration names.
    pub fn new(route: &MailRoute) -> anyhow::Result<Self> {
        Ok(match route {
            MailRoute::Smtp(url) => {
                let connections = smtp::PoolConfig::new().max_size(AT_ONCE);
                let transport = AsyncSmtpTransport::<Tokio1Executor>::from_url(url)?
                    .timeout(Some(PATIENCE))
                    .pool_config(connections);
                Self::Smtp(Box::new(Smtp {
                    transport: transport.build(),
                    away_until: Mutex::default(),
                }))
            }
            MailRoute::Folder(folder) => {
                std::fs::create_dir_all(folder)?;
                Self::Folder(folder.clone())
            }
        })
    }

    /// Whether there is a way out just now.
    pub fn ready(&self, now: DateTime<Utc>) -> bool {
        self.away_until(now).is_none()
    }

    /// When a server that was away a moment ago is asked again.
    pub fn away_until(&self, now: DateTime<Utc>) -> Option<DateTime<Utc>> {
        match self {
            Self::Smtp(server) => server.away_until(now),
            Self::Folder(_) => None,
        }
    }

    /// Sends a mail.
    pub async fn send(&self, mail: &OutgoingMail<'_>) -> Result<(), NotSent> {
        match self {
            Self::Smtp(server) => server.send(mail).await,
            Self::Folder(folder) => file(folder, mail)
                .await
                .map_err(|error| NotSent::NotNow(format!("{error:#}"))),
        }
    }
}

/// Renamed into place: the mail page never meets half a file.
async fn file(folder: &std::path::Path, mail: &OutgoingMail<'_>) -> anyhow::Result<()> {
    let (temporary, path) = (
        folder.join(format!("{}.new", mail.id)),
        folder.join(format!("{}.json", mail.id)),
    );
    tokio::fs::write(&temporary, serde_json::to_vec(mail)?).await?;
    tokio::fs::rename(temporary, path).await?;
    Ok(())
}

impl Smtp {
    fn away_until(&self, now: DateTime<Utc>) -> Option<DateTime<Utc>> {
        let away = *self.away_until.lock().unwrap_or_else(PoisonError::into_inner);
        away.filter(|until| *until > now)
    }

    fn mark_unreachable(&self, now: DateTime<Utc>) {
        *self.away_until.lock().unwrap_or_else(PoisonError::into_inner) = Some(now + LEFT_ALONE);
    }

    /// The time now: the mail's, and as long as it took since.
    fn now(mail: &OutgoingMail<'_>, begun: Instant) -> DateTime<Utc> {
        mail.at + begun.elapsed()
    }

    async fn send(&self, mail: &OutgoingMail<'_>) -> Result<(), NotSent> {
        // A mail that cannot be written down will not be any better tomorrow.
        let message = message(mail).map_err(|error| NotSent::Refused(format!("{error:#}")))?;
        let begun = Instant::now();
        let error = match tokio::time::timeout(DEADLINE, self.transport.send(message)).await {
            Ok(Ok(_)) => return Ok(()),
            Ok(Err(error)) => error,
            Err(_) => {
                self.mark_unreachable(Self::now(mail, begun));
                return Err(NotSent::NotNow("the mail server took too long".into()));
            }
        };
        if error.status().is_none() {
            self.mark_unreachable(Self::now(mail, begun));
        }
        Err(reason(&error))
    }
}

/// What a server says of a mailbox is final (55x); what it says of itself or of us – busy, not let in – may pass.
fn reason(error: &smtp::Error) -> NotSent {
    let mut text = error.to_string();
    if let Some(source) = std::error::Error::source(error) {
        text = format!("{text}: {source}");
    }
    let of_mailbox = error.status().is_some_and(|code| {
        let code = code.to_string();
        code.starts_with("55")
    });
    if of_mailbox {
        NotSent::Refused(text)
    } else {
        NotSent::NotNow(text)
    }
}

fn message(mail: &OutgoingMail<'_>) -> anyhow::Result<Message> {
    let team = mail.team;
    let mut builder = Message::builder()
        .from(Mailbox::new(Some(team.display_name.clone()), mail.from.parse()?))
        .to(Mailbox::new(
            Some(mail.name).filter(|name| !name.is_empty()).map(str::to_owned),
            mail.to.parse()?,
        ))
        .message_id(Some(format!("<{}@{}>", mail.id, team.main_domain)))
        .subject(mail.subject);
    let support = team.support_email.as_deref().and_then(|address| address.parse().ok());
    if let Some(support) = support {
        builder = builder.reply_to(Mailbox::new(None, support));
    }
    let mut forms = forms(mail.body)?;
    if mail.calendars.is_empty() {
        return Ok(builder.multipart(forms)?);
    }
    let kind = |part: &CalendarPart| format!("text/calendar; charset=utf-8; method={}", part.method);
    // Programs that take invitations look for one as another form of the mail; the others show the file beside it.
    if let [only] = mail.calendars {
        let form = SinglePart::builder().header(ContentType::parse(&kind(only))?);
        forms = forms.singlepart(form.body(only.file.clone()));
    }
    let mut whole = MultiPart::mixed().multipart(forms);
    for part in mail.calendars {
        let file = Attachment::new("event.ics".to_owned());
        whole = whole.singlepart(file.body(part.file.clone(), ContentType::parse(&kind(part))?));
    }
    Ok(builder.multipart(whole)?)
}

/// The mail as text and as a page; a picture lies beside the page that shows it.
fn forms(body: &Rendered) -> anyhow::Result<MultiPart> {
    let Some(picture) = &body.picture else {
        return Ok(MultiPart::alternative_plain_html(body.text.clone(), body.html.clone()));
    };
    let inline = Attachment::new_inline(picture.content_id.clone());
    let inline = inline.body(picture.bytes.to_vec(), ContentType::parse(picture.media_type)?);
    let page = MultiPart::related()
        .singlepart(SinglePart::html(body.html.clone()))
        .singlepart(inline);
    Ok(MultiPart::alternative()
        .singlepart(SinglePart::plain(body.text.clone()))
        .multipart(page))
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::work::email_picture::{InlinePicture, PictureShape};

    fn written(picture: Option<InlinePicture>) -> String {
        let (html, text) = ("<p>Hello</p>".to_owned(), "Hello".to_owned());
        let written = forms(&Rendered { html, text, picture }).expect("a mail");
        String::from_utf8_lossy(&written.formatted()).into_owned()
    }

    #[test]
    fn a_picture_lies_beside_the_page_that_shows_it_and_the_text_is_another_form() {
        let mail = written(Some(InlinePicture {
            content_id: "0a1b@acme.test".into(),
            media_type: "image/png",
            shape: PictureShape::Badge,
            bytes: Arc::new(vec![0, 159, 146, 150]),
        }));
        let at = |part: &str| mail.find(part).unwrap_or_else(|| panic!("{part} in {mail}"));
        let order = [
            "Content-Type: multipart/alternative",
            "Content-Type: text/plain",
            "Content-Type: multipart/related",
            "Content-Type: text/html",
            "Content-ID: <0a1b@acme.test>",
        ];
        assert!(order.windows(2).all(|two| at(two[0]) < at(two[1])), "{mail}");
        assert!(at("Content-Disposition: inline") > 0 && at("Content-Type: image/png") > 0);
        assert!(!written(None).contains("multipart/related"));
    }
}
