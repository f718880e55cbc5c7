//! The markers' desk: who is marking what, handed over to a colleague; many decided at once.

use crate::prelude::*;

use learnt_queries::queries::forms as sql;
use serde_json::Map;

use super::authority::{Scope, SubmissionAccess};
use super::domain_events::FormMarkerAssigned;
use super::locking::lock;
use super::marking::{Marked, Marking};
use super::model::logic::Answers;
use super::model::states::Status;
use super::notices;

/// Who is to mark a submission.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = FormMarker)]
pub struct Marker {
    /// A manager or an admin; nobody: it is left to all who may.
    pub marker_id: Option<Uuid>,
    /// Who was seen to be marking it.
    pub seen_marker_id: Option<Uuid>,
}

/// Takes a submission, hands it to a colleague, or leaves it to all who may mark it. Of two who take it at once the second is told.
pub async fn assign(change: &mut Change<'_>, at: &Scope<'_>, id: Uuid, wanted: &Marker) -> Result<()> {
    let locked = lock(change, at, id).await?;
    if locked.sees != SubmissionAccess::Marks {
        return Err(Problem::not_found());
    }
    if !matches!(locked.status, Status::MarkingRequired | Status::ApprovalRequired) {
        return Err(Problem::conflict(
            "already_decided",
            "This submission has already been decided. Please reload the page.",
        ));
    }
    // Whoever left the company is marking nothing any more.
    let now = locked.row.assigned_to.filter(|_| locked.row.assigned_name.is_some());
    if now == wanted.marker_id {
        return Ok(());
    }
    if now != wanted.seen_marker_id && locked.row.assigned_to != wanted.seen_marker_id {
        let who = locked.row.assigned_name.as_deref().unwrap_or("Nobody");
        return Err(Problem::conflict(
            "marker_changed",
            format!("{who} is marking this now."),
        ));
    }
    if let Some(marker) = wanted.marker_id {
        let is_own = [locked.row.user_id, locked.row.observer_id].contains(&Some(marker));
        let found = sql::markers_of()
            .bind(change.tx(), &at.team, &Vec::new(), &[marker].as_slice())
            .all()
            .await
            .sql()?;
        if is_own || !found.iter().any(|one| one.user_id == marker && one.rank >= 2) {
            return Err(Problem::field(
                "markerId",
                "unknown",
                "Choose a manager or admin of the team who did not submit it.",
            ));
        }
    }
    let since = wanted.marker_id.map(|_| change.now());
    sql::assign()
        .bind(change.tx(), &wanted.marker_id, &since, &id)
        .await
        .sql()?;
    if let Some(marker) = wanted.marker_id.filter(|marker| *marker != at.by) {
        notices::notify_handed_over(change, at, &locked, id, marker).await?;
    }
    let row = AuditEntry::new("form.marker_assigned", id.to_string()).named(locked.row.title.as_str());
    let form = locked.row.form_id;
    let event = DomainEvent::of(id.to_string(), FormMarkerAssigned { form }).topic(format!("forms:{}", at.team));
    change.publish(event.logged(row)).await
}

/// Somebody who was found by name.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = FormFoundPerson)]
pub struct Found {
    pub id: Uuid,
    pub name: String,
}

impl From<sql::FoundPerson> for Found {
    fn from(row: sql::FoundPerson) -> Self {
        Self {
            id: row.user_id,
            name: row.name,
        }
    }
}

/// Managers and admins, found by name.
pub async fn markers(client: &TenantClient, at: &Scope<'_>, words: &[String]) -> Result<Vec<Found>> {
    let rows = sql::markers()
        .bind(&**client, &at.team, &Vec::new(), &words)
        .all()
        .await
        .sql()?;
    Ok(rows.into_iter().map(Found::from).collect())
}

/// Whom somebody may observe: all of the team for admins, their people for managers.
pub async fn observable(client: &TenantClient, at: &Scope<'_>, words: &[String]) -> Result<Vec<Found>> {
    people(client, at, words, at.is_admin).await
}

/// People of the team, found by name; `all` or those whom somebody manages.
pub async fn people(client: &TenantClient, at: &Scope<'_>, words: &[String], all: bool) -> Result<Vec<Found>> {
    let rows = sql::people()
        .params(
            &**client,
            &sql::PeopleParams {
                team_id: at.team,
                me: at.by,
                all,
                managed: at.managed().as_str(),
                words,
            },
        )
        .all()
        .await
        .sql()?;
    Ok(rows.into_iter().map(Found::from).collect())
}

/// One of many that are decided at once, as it was seen.
#[derive(Debug, Deserialize, ToSchema)]
#[schema(as = FormToDecide)]
pub struct ToDecide {
    pub id: Uuid,
    /// The one that was looked at.
    pub revision: i32,
}

/// What is decided of many at once.
#[derive(Debug, Deserialize, ToSchema)]
#[schema(as = FormDecisions)]
pub struct Decisions {
    /// At most 100.
    pub submissions: Vec<ToDecide>,
    /// As when one is decided.
    pub outcome: Status,
    /// What is said of each.
    #[serde(default)]
    pub comment: String,
}

/// One that was not decided.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = FormUndecided)]
pub struct Undecided {
    id: Uuid,
    message: String,
}

/// One that was marked and is not decided yet: two markers say what they think of it.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = FormWaiting)]
pub struct Waiting {
    id: Uuid,
    /// `waitsForSecond` or `waitsForComparison`.
    marked: Marked,
}

/// What came of it.
#[derive(Debug, Default, Serialize, ToSchema)]
#[schema(as = FormDecided)]
pub struct Decided {
    decided: usize,
    /// Those that were marked and wait for another marker.
    waiting: Vec<Waiting>,
    undecided: Vec<Undecided>,
}

const MOST_AT_ONCE: usize = 100;

impl Decisions {
    /// Refuses too many.
    pub fn check(&self) -> Result<()> {
        if self.submissions.len() <= MOST_AT_ONCE {
            return Ok(());
        }
        Err(Problem::field("submissions", "too_many", "Decide at most 100 at once."))
    }

    /// What is decided of one of them.
    pub fn marking(&self, of: &ToDecide) -> Marking {
        Marking {
            revision: of.revision,
            outcome: self.outcome,
            comment: self.comment.clone(),
            comments: Map::new(),
            marks: Map::new(),
            answers: Answers::new(),
            is_final: false,
        }
    }
}

impl Decided {
    /// One was decided, waits for another marker, or was refused; anything else is a failure of all.
    pub fn note(&mut self, id: Uuid, came: Result<Marked>) -> Result<()> {
        match came {
            Ok(Marked::Decided) => self.decided += 1,
            Ok(marked) => self.waiting.push(Waiting { id, marked }),
            Err(problem) if problem.status().is_client_error() => self.undecided.push(Undecided {
                id,
                message: sentence(&problem),
            }),
            Err(problem) => return Err(problem),
        }
        Ok(())
    }
}

/// What is wrong, in the words of the first field that it is about.
fn sentence(problem: &Problem) -> String {
    let first = problem.errors().first().map(|error| error.message.clone());
    first.unwrap_or_else(|| problem.detail().to_owned())
}
