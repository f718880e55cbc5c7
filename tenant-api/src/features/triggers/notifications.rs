//! The notification of triggers: what one of them says to somebody, in the words of whoever wrote it.
use crate::features::notifications::{
    MailWay, NewNotification, NotificationKind, NotificationKinds, NotificationText, send,
};
use crate::i18n::{Catalogue, Texts};
use crate::language::Language;
use crate::prelude::*;

static CATALOGUE: Catalogue = Catalogue::new(include_str!("i18n/en.json"), include_str!("i18n/ar.json"));

/// What this feature hands in.
pub const KINDS: NotificationKinds = NotificationKinds {
    all: &[&MESSAGE],
    over: None,
};

static MESSAGE: NotificationKind = NotificationKind {
    text: |wording| NotificationText {
        title: wording.param("title").to_owned(),
        body: wording.param("text").to_owned(),
    },
    mail: MailWay::None,
    ..NotificationKind::new("message", 240, texts)
};

fn texts(language: Language) -> Texts<'static> {
    CATALOGUE.of(language)
}

/// Something that a trigger says to somebody.
pub struct Message {
    pub user_id: Uuid,
    /// What it comes from: sent again, it is the same.
    pub from: Uuid,
    /// One line.
    pub title: String,
    /// A sentence or two.
    pub text: String,
    /// A page of the team's own host.
    pub link: String,
}

/// Tells people of a team something in words that somebody wrote.
pub async fn notify(change: &mut Change<'_>, team: &str, messages: &[Message]) -> Result<()> {
    let notice = |one: &Message| NewNotification {
        user_id: one.user_id,
        key: format!("message:{}", one.from),
        team: Some(team.to_owned()),
        about: one.from,
        params: json!({"title": one.title, "text": one.text, "link": one.link}),
    };
    let notices: Vec<_> = messages.iter().map(notice).collect();
    send(change, &MESSAGE, &notices).await
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::features::notifications::testing::english;

    #[test]
    fn what_somebody_wrote_stays_as_it_was_written() {
        let message = english(&MESSAGE, &json!({"title": "Hi {{course}}", "text": "Come."}));
        assert_eq!(
            (message.title.as_str(), message.body.as_str(), message.action.as_str()),
            ("Hi {{course}}", "Come.", "Open")
        );
    }
}
