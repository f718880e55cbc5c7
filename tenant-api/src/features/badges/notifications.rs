//! The notification of badges: that somebody was given one.
use learnt_queries::queries::badges as sql;

use crate::feature::HookFuture;
use crate::features::notifications::{NewNotification, NotificationKind, NotificationKinds, WaitingMail, send};
use crate::i18n::{Catalogue, Texts};
use crate::language::Language;
use crate::prelude::*;

static CATALOGUE: Catalogue = Catalogue::new(include_str!("i18n/en.json"), include_str!("i18n/ar.json"));

/// What this feature hands in.
pub const KINDS: NotificationKinds = NotificationKinds {
    all: &[&BADGE_EARNED],
    over: Some(over),
};

static BADGE_EARNED: NotificationKind = NotificationKind {
    action: "action.badges",
    link: |_| "/pages/profile".to_owned(),
    ..NotificationKind::new("badgeEarned", 70, texts)
};

fn texts(language: Language) -> Texts<'static> {
    CATALOGUE.of(language)
}

/// That somebody was given a badge in a team.
#[derive(Clone, Copy)]
pub struct BadgeEarnedNotice<'a> {
    /// The gift.
    pub id: Uuid,
    pub user_id: Uuid,
    pub team: &'a str,
    /// What the badge is called.
    pub title: &'a str,
}

/// Tells people of badges that they were given, once for each gift.
pub async fn notify(change: &mut Change<'_>, earned: &[BadgeEarnedNotice<'_>]) -> Result<()> {
    let notice = |one: &BadgeEarnedNotice<'_>| NewNotification {
        user_id: one.user_id,
        key: format!("badge:{}", one.id),
        team: Some(one.team.to_owned()),
        about: one.id,
        params: json!({"badge": one.title}),
    };
    let notices: Vec<_> = earned.iter().map(notice).collect();
    send(change, &BADGE_EARNED, &notices).await
}

/// Those whose badge was withdrawn.
fn over<'a>(change: &'a Change<'_>, waiting: &'a [WaitingMail]) -> HookFuture<'a, Vec<Uuid>> {
    Box::pin(async move {
        let ids: Vec<Uuid> = waiting.iter().map(|one| one.id).collect();
        let gifts: Vec<Uuid> = waiting.iter().map(|one| one.about).collect();
        sql::over_gifts().bind(change.tx(), &ids, &gifts).all().await.sql()
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::features::notifications::testing::english;

    #[test]
    fn a_badge_is_named() {
        let earned = english(&BADGE_EARNED, &json!({"badge": "First aider"}));
        assert_eq!(
            (earned.title.as_str(), earned.body.as_str()),
            (
                "Badge earned: First aider",
                "You have earned the badge “First aider”. Congratulations!"
            )
        );
    }
}
