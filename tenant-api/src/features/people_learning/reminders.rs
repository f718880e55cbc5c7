//! Reminding people by hand of what they have not completed: once a day for a person and a document, whoever does it.

use std::collections::HashSet;

use learnt_queries::queries::people_learning as sql;

use super::authority::{Scope, VisiblePerson};
use super::commands::publish;
use super::domain_events::LearningReminded;
use super::notifications::{self, ManualReminder};
use crate::features::assignments::{DocumentType, assignables};
use crate::prelude::*;

/// Of what people are reminded.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum RemindOf {
    /// Every course and pathway with which they are late.
    Overdue,
    /// Every course that they have not completed.
    Unfinished,
}

/// What became of it.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Reminders {
    /// Reminders that were sent, each about one document.
    sent: usize,
    /// Those that had been sent today already.
    already_today: usize,
    /// So many people have nothing of it that they have not completed.
    nothing_to_do: usize,
}

/// Reminds people: of one document, or of all that is late or unfinished.
pub async fn remind(
    change: &mut Change<'_>,
    scope: &Scope<'_>,
    people: &[VisiblePerson],
    (document, of): (Option<Uuid>, RemindOf),
) -> Result<Reminders> {
    let (tx, now) = (change.tx(), change.now());
    let users: Vec<Uuid> = people.iter().map(|person| person.user).collect();
    let is_overdue = document.is_none() && of == RemindOf::Overdue;
    let found = sql::unfinished()
        .bind(tx, &users, &document, &is_overdue, &now)
        .all()
        .await
        .sql()?;
    let reminded_users: HashSet<Uuid> = found.iter().map(|row| row.user_id).collect();
    let day = now.with_timezone(&change.tenant().time_zone).date_naive();
    let whom: Vec<Uuid> = found.iter().map(|row| row.user_id).collect();
    let what: Vec<Uuid> = found.iter().map(|row| row.document_id).collect();
    let types: Vec<&str> = found.iter().map(|row| row.r#type.as_str()).collect();
    let noted = sql::note_reminders()
        .params(
            tx,
            &sql::NoteRemindersParams {
                day,
                by: scope.by,
                now,
                users: whom,
                documents: what,
                types,
            },
        )
        .all()
        .await
        .sql()?;
    let noted: HashSet<(Uuid, Uuid)> = noted.into_iter().map(|row| (row.user_id, row.document_id)).collect();
    let already_today = found.len() - noted.len();
    let sent: Vec<sql::Unfinished> = found
        .into_iter()
        .filter(|row| noted.contains(&(row.user_id, row.document_id)))
        .collect();
    let sent_reminders: Vec<ManualReminder> = sent
        .iter()
        .map(|row| reminded(row, &day.to_string(), scope.name))
        .collect();
    notifications::notify(change, scope.team, &sent_reminders).await?;
    let actions = sent
        .iter()
        .map(|row| (row.user_id, row.title.as_str(), row.document_id, row.r#type.as_str()));
    publish(change, |of| LearningReminded(of).into(), people, actions.collect()).await?;
    Ok(Reminders {
        sent: sent.len(),
        already_today,
        nothing_to_do: users.len() - reminded_users.len(),
    })
}

fn reminded(row: &sql::Unfinished, day: &str, by: &str) -> ManualReminder {
    ManualReminder {
        user_id: row.user_id,
        record: row.id,
        key: format!("reminder:{}:{day}", row.document_id),
        title: row.title.clone(),
        by: by.to_owned(),
        due_at: row.due_at,
        link: link(&row.r#type, row.id, row.document_id),
    }
}

/// Where its person works on it; a type that nobody here knows is a newer program's.
fn link(kind: &str, record: Uuid, document: Uuid) -> String {
    let kind = kind
        .parse::<DocumentType>()
        .ok()
        .and_then(|kind| assignables::assignable(kind).ok());
    kind.map_or_else(|| "/".to_owned(), |kind| kind.page(record, document))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reminder_leads_to_where_its_person_goes_on() {
        // The types of documents hand down what they are.
        crate::reactions::registry();
        let (record, document) = (Uuid::from_u128(1), Uuid::from_u128(2));
        assert_eq!(link("course", record, document), format!("/apps/course/{record}"));
        assert_eq!(link("form", record, document), format!("/apps/form/{document}"));
        assert_eq!(link("package", record, document), "/apps/courses/mycourses");
    }
}
