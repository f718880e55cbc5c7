//! The notifications of pathways: that one is due, before, by the tenant's settings, and once it is late.
use learnt_queries::queries::pathways as sql;

use crate::feature::HookFuture;
use crate::features::notifications::{
    DueSpan, MailWay, NewNotification, NotificationKind, NotificationKinds, WaitingMail, send,
};
use crate::i18n::{Catalogue, Texts};
use crate::language::Language;
use crate::prelude::*;

static CATALOGUE: Catalogue = Catalogue::new(include_str!("i18n/en.json"), include_str!("i18n/ar.json"));

/// What this feature hands in.
pub const KINDS: NotificationKinds = NotificationKinds {
    all: &[&PATHWAY_DUE_SOON, &PATHWAY_OVERDUE],
    over: Some(over),
};

/// A pathway is due in some days.
static PATHWAY_DUE_SOON: NotificationKind = NotificationKind {
    mail: MailWay::Digest,
    ..of_pathway("pathwayDueSoon", 200)
};

/// A pathway was due, and is not completed.
static PATHWAY_OVERDUE: NotificationKind = of_pathway("pathwayOverdue", 210);

const fn of_pathway(word: &'static str, position: u16) -> NotificationKind {
    NotificationKind {
        action: "action.pathway",
        link: |pathway| format!("/apps/pathways/{pathway}"),
        ..NotificationKind::new(word, position, texts)
    }
}

fn texts(language: Language) -> Texts<'static> {
    CATALOGUE.of(language)
}

/// Those whose pathway their person need not complete any more.
fn over<'a>(change: &'a Change<'_>, waiting: &'a [WaitingMail]) -> HookFuture<'a, Vec<Uuid>> {
    Box::pin(async move {
        let ids: Vec<Uuid> = waiting.iter().map(|one| one.id).collect();
        let users: Vec<Uuid> = waiting.iter().map(|one| one.user_id).collect();
        let pathways: Vec<Uuid> = waiting.iter().map(|one| one.about).collect();
        sql::over_pathways()
            .bind(change.tx(), &ids, &users, &pathways)
            .all()
            .await
            .sql()
    })
}

/// Pathways that are due in a span of time.
pub fn remind<'a>(change: &'a mut Change<'_>, span: DueSpan) -> HookFuture<'a, bool> {
    Box::pin(async move {
        let (kind, key_prefix) = span.kind("pathway-", [&PATHWAY_DUE_SOON, &PATHWAY_OVERDUE]);
        let rows = sql::pathways_due()
            .params(
                change.tx(),
                &sql::PathwaysDueParams {
                    after: span.after,
                    until: span.until,
                    days: i32::from(span.days),
                    key_prefix,
                    most: span.most,
                },
            )
            .all()
            .await
            .sql()?;
        let notices: Vec<NewNotification> = rows
            .into_iter()
            .map(|row| NewNotification {
                user_id: row.user_id,
                key: row.event_key,
                team: None,
                about: row.pathway_id,
                params: json!({
                    "pathway": row.title, "pathwayId": row.pathway_id, "dueAt": row.due, "days": span.days,
                }),
            })
            .collect();
        send(change, kind, &notices).await?;
        Ok(span.is_full(notices.len()))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::features::notifications::testing::english;

    #[test]
    fn a_pathway_says_when_it_is_due() {
        let late = english(
            &PATHWAY_OVERDUE,
            &json!({"pathway": "Yard", "dueAt": "2027-05-01T16:00:00Z"}),
        );
        assert_eq!(
            (late.title.as_str(), late.body.as_str(), late.action.as_str()),
            (
                "Overdue: Yard",
                "The pathway “Yard” was due on 1 May 2027, 16:00 and is not completed yet.",
                "Open the pathway"
            )
        );
    }
}
