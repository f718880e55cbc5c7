//! Mails that a team's admin words: to members, in the team's name and look, with links to the team's own pages.
use learnt_queries::queries::accounts as sql;

use super::domain_events::MailWritten;
use super::emails;
use super::model;
use crate::db::accounts::UserIdentity;
use crate::db::directory::Team;
use crate::language::Language;
use crate::prelude::*;
use crate::work::email::{EmailBody, greeting, reason_of_member};
use crate::work::mail_queue::{LinkTo, QueuedEmail, queue_emails};

/// The longest line, and the longest text.
const LINE: usize = 200;
const TEXT: usize = 10_000;
/// Of what stands around a text that somebody wrote, in whichever language.
const AROUND: Language = Language::English;
/// Recipients of one call.
const MOST: usize = 200;

/// Somebody who may be written to.
pub struct Recipient {
    user_id: Uuid,
    first_name: String,
    last_name: String,
    email: String,
}

/// What is said, whoever reads it.
#[derive(Clone, Debug, Default)]
pub struct Wording {
    /// The mail's word for itself.
    pub kind: &'static str,
    pub subject: String,
    /// The first line; the subject if there is none.
    pub headline: String,
    /// How it begins; with the recipient's name if it does not say.
    pub salutation: String,
    /// The text, a paragraph a line.
    pub text: String,
    /// What stands below it.
    pub closing: Vec<String>,
    /// What the button does.
    pub action: String,
    /// Where it leads: an address of the team's own, anything else leads to its first page.
    pub link: String,
    /// Why the person gets it.
    pub reason: String,
}

/// One line of text, without what cannot be seen.
fn line(text: &str) -> String {
    let cleaned = text.chars().map(|c| if c.is_control() { ' ' } else { c });
    cleaned.collect::<String>().trim().chars().take(LINE).collect()
}

/// The text or, if there is none, another one.
fn or(text: String, other: impl FnOnce() -> String) -> String {
    if text.is_empty() { other() } else { text }
}

/// A page of the team's own host, whatever the caller named.
fn page(origin: &str, link: &str) -> String {
    let path = link.trim().strip_prefix(origin).unwrap_or(link.trim());
    let own = path.starts_with('/') && !path[1..].starts_with(['/', '\\']) && !path.chars().any(char::is_control);
    if own { path.to_owned() } else { "/".to_owned() }
}

impl Wording {
    fn email(&self, origin: &str, team: &Team, to: &Recipient) -> QueuedEmail {
        let subject = or(line(&self.subject), || team.display_name.clone());
        let mut paragraphs = vec![or(line(&self.salutation), || greeting(AROUND, &to.first_name))];
        let text: String = self.text.chars().take(TEXT).collect();
        paragraphs.extend(text.lines().map(str::trim).map(str::to_owned));
        paragraphs.extend(self.closing.iter().map(|text| line(text)));
        paragraphs.retain(|paragraph| !paragraph.is_empty());
        QueuedEmail {
            calendars: Vec::new(),
            id: new_id(),
            kind: self.kind,
            user_id: Some(to.user_id),
            to: to.email.clone(),
            name: format!("{} {}", to.first_name, to.last_name),
            body: EmailBody {
                language: None,
                preferences: None,
                picture: None,
                headline: or(line(&self.headline), || subject.clone()),
                paragraphs,
                action: or(line(&self.action), || format!("Open {}", team.display_name)),
                reason: or(line(&self.reason), || reason_of_member(AROUND, team)),
            },
            subject,
            link: LinkTo::Page(page(origin, &self.link)),
        }
    }
}

/// The members behind these addresses; one that is nobody's here refuses them all.
pub async fn recipients(change: &Change<'_>, team: &Team, to: &[String]) -> Result<Vec<Recipient>> {
    let typed: std::result::Result<Vec<String>, _> = to.iter().map(|typed| model::email(typed)).collect();
    let mut wanted = typed.unwrap_or_default();
    wanted.sort_unstable();
    wanted.dedup();
    let found = sql::members_by_address()
        .bind(change.tx(), &team.id.as_str(), &wanted)
        .all()
        .await
        .sql()?;
    let found: Vec<Recipient> = found
        .into_iter()
        .filter_map(|row| {
            Some(Recipient {
                user_id: row.user_id,
                first_name: row.first_name,
                last_name: row.last_name,
                email: row.email?,
            })
        })
        .collect();
    if found.is_empty() || found.len() != wanted.len() || found.len() > MOST {
        let sentence = format!("Write to between 1 and {MOST} members of this team");
        return Err(Problem::field("to", "not_members", sentence));
    }
    Ok(found)
}

/// Puts a mail to each of them into the mail queue. Answers how many.
pub async fn write(
    app: &App,
    change: &mut Change<'_>,
    team: &Team,
    to: &[Recipient],
    wording: &Wording,
) -> Result<usize> {
    let origin = app.team_origin(team);
    let emails = to.iter().map(|recipient| wording.email(&origin, team, recipient));
    send(app, change, team, (wording.kind, emails.collect())).await
}

/// The same of somebody who registered, to each in their own language.
pub async fn announce(
    app: &App,
    change: &mut Change<'_>,
    team: &Team,
    to: &[Recipient],
    (first_name, last_name): (&str, &str),
) -> Result<usize> {
    let newcomer = line(&format!("{first_name} {last_name}"));
    let ids: Vec<Uuid> = to.iter().map(|recipient| recipient.user_id).collect();
    let identities = app.identity.find_identities(&ids).await?;
    let email = |recipient: &Recipient| {
        let person = identities.iter().find(|person| person.user_id == recipient.user_id)?;
        // As they are called in the team.
        let person = UserIdentity {
            first_name: recipient.first_name.clone(),
            last_name: recipient.last_name.clone(),
            ..person.clone()
        };
        Some(emails::announced(team, &person, recipient.email.clone(), &newcomer))
    };
    let emails = to.iter().filter_map(email);
    send(app, change, team, (emails::REGISTRATION, emails.collect())).await
}

async fn send(
    app: &App,
    change: &mut Change<'_>,
    team: &Team,
    (kind, emails): (&str, Vec<QueuedEmail>),
) -> Result<usize> {
    let (tenant, count) = (change.tenant().id.clone(), emails.len());
    let allowed = app.attempts.at_worded_mails(tenant.as_str(), count, change.now());
    allowed.map_err(Problem::too_many)?;
    queue_emails(
        change,
        emails.into_iter().map(|email| (team.id.clone(), email)).collect(),
    )
    .await?;
    let written = MailWritten {
        kind: kind.to_owned(),
        count,
    };
    change.publish(DomainEvent::of(team.id.as_str(), written)).await?;
    Ok(count)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_lead_to_the_teams_own_pages() {
        let origin = "https://acme.learnt.app";
        for (link, leads) in [
            ("/apps/admin/users", "/apps/admin/users"),
            ("https://acme.learnt.app/apps/admin/users", "/apps/admin/users"),
            ("https://evil.test/apps/admin/users", "/"),
            ("https://acme.learnt.app.evil.test/x", "/"),
            ("//evil.test", "/"),
            ("/\\evil.test", "/"),
            ("javascript:alert(1)", "/"),
            ("", "/"),
        ] {
            assert_eq!(page(origin, link), leads, "{link}");
        }
    }

    #[test]
    fn a_line_holds_no_second_one() {
        assert_eq!(line(" Hello\r\nBcc: x@evil.test "), "Hello  Bcc: x@evil.test");
        assert_eq!(line(&"x".repeat(500)).len(), LINE);
    }
}
