//! The notification of coursework: that something which was handed in is marked.
use crate::features::learning;
use crate::features::notifications::{NewNotification, NotificationKind, NotificationKinds, send};
use crate::i18n::{Catalogue, Texts};
use crate::language::Language;
use crate::prelude::*;

static CATALOGUE: Catalogue = Catalogue::new(include_str!("i18n/en.json"), include_str!("i18n/ar.json"));

/// What this feature hands in.
pub const KINDS: NotificationKinds = NotificationKinds {
    all: &[&COURSEWORK_MARKED],
    over: Some(learning::notifications_over),
};

static COURSEWORK_MARKED: NotificationKind = NotificationKind {
    text: |wording| {
        wording.variant(match wording.param("outcome") {
            "competent" => "competent",
            "pendingResubmission" => "pendingResubmission",
            _ => "notCompetent",
        })
    },
    action: "action.course",
    link: |record| format!("/apps/course/{record}"),
    ..NotificationKind::new("courseworkMarked", 150, texts)
};

fn texts(language: Language) -> Texts<'static> {
    CATALOGUE.of(language)
}

/// That something which was handed in is marked.
pub struct CourseworkMarkedNotice<'a> {
    pub user_id: Uuid,
    /// The round of the course it belongs to.
    pub user_course: Uuid,
    /// Sent again under this key, it is the same.
    pub key: String,
    pub team: &'a str,
    /// What the activity is called.
    pub title: &'a str,
    pub outcome: &'a str,
}

/// Tells a person what became of what they handed in.
pub async fn notify(change: &mut Change<'_>, of: &CourseworkMarkedNotice<'_>) -> Result<()> {
    let notice = NewNotification {
        user_id: of.user_id,
        key: of.key.clone(),
        team: Some(of.team.to_owned()),
        about: of.user_course,
        params: json!({"assignment": of.title, "outcome": of.outcome}),
    };
    send(change, &COURSEWORK_MARKED, &[notice]).await
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::features::notifications::testing::english;

    #[test]
    fn every_outcome_has_its_sentence() {
        let title =
            |outcome: &str| english(&COURSEWORK_MARKED, &json!({"assignment": "Report", "outcome": outcome})).title;
        assert_eq!(title("competent"), "Marked as competent: Report");
        assert_eq!(title("pendingResubmission"), "Changes requested: Report");
        assert_eq!(title("notCompetent"), "Marked: Report");
    }
}
