//! What a feature says about the type of documents that it lets rules give, and the words for what it is told.

use crate::looked_after;
use crate::prelude::*;

use super::assignables;
pub use crate::feature::HookFuture;
pub use crate::features::DocumentType;

impl DocumentType {
    /// Whether what is contained in such a document is given with it.
    pub fn contains_others(self) -> bool {
        assignables::assignable(self).is_ok_and(|one| one.contains_others())
    }

    /// The live topic of a document, for admins.
    pub fn topic(self, document: Uuid) -> String {
        format!("{}:{document}", self.into_str())
    }
}

/// What becomes of documents that are moved several at once.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DocumentMove {
    /// Their people see what is in them now.
    Publish,
    /// They are hidden.
    Unpublish,
    /// They are put away.
    Archive,
    /// They are taken out again.
    Restore,
}

/// People and the documents that they are given or lose, column by column as a statement takes them.
#[derive(Debug, Default)]
pub struct Rows {
    /// The people.
    pub users: Vec<Uuid>,
    /// What each of them is given or loses.
    pub documents: Vec<Uuid>,
    /// Whether it may be left undone.
    pub optionals: Vec<bool>,
}

impl Rows {
    /// One more.
    pub fn push(&mut self, user: Uuid, document: Uuid, is_optional: bool) {
        self.users.push(user);
        self.documents.push(document);
        self.optionals.push(is_optional);
    }

    /// None at all.
    pub fn is_empty(&self) -> bool {
        self.users.is_empty()
    }
}

/// A person's record of a document, whether they have it now or had it once.
#[derive(Debug, Clone)]
pub struct Record {
    /// The record.
    pub id: Uuid,
    pub status: String,
    /// 0 to 100.
    pub progress: i16,
    /// Since when it is no longer active.
    pub archived_at: Option<DateTime<Utc>>,
}

/// A change that an admin makes by hand to a document of some people.
#[derive(Debug, Clone, Copy)]
pub struct ManualChange<'a> {
    pub document: Uuid,
    pub users: &'a [Uuid],
    pub by: Uuid,
    /// Why; may be empty.
    pub reason: &'a str,
}

/// What became of a document's people.
#[derive(Debug, Default)]
pub struct AssignmentChanges {
    /// They have it for the first time.
    pub opened: Vec<Uuid>,
    /// They have it again.
    pub added: Vec<Uuid>,
    /// They have it no longer.
    pub removed: Vec<Uuid>,
}

/// Whether a document of one team is this team's.
fn is_of(team: &str, teams: Option<&[String]>) -> bool {
    teams.is_none_or(|teams| teams.iter().any(|one| one == team))
}

/// A type of documents that rules give. Its documents stand in a view `assignables_<type>` of its own; the engine knows who has
/// which one and why, and the type makes and takes the records that say what people did with theirs.
pub trait Assignable: Send + Sync {
    fn kind(&self) -> DocumentType;

    /// What one is called in a sentence: "course".
    fn noun(&self) -> &'static str;

    /// Whether its documents give others to whoever has them.
    fn contains_others(&self) -> bool {
        false
    }

    /// The page where a person works on a document, or sees it at least.
    fn page(&self, _record: Uuid, _document: Uuid) -> String {
        "/apps/courses/mycourses".to_owned()
    }

    /// Whether its documents belong to the tenant and name the teams that look after them, of which superadmins change every one.
    /// Otherwise each belongs to one team.
    fn names_teams(&self) -> bool {
        false
    }

    /// Whether this admin may change a document that these teams look after, and say who is given it; none named: every team does.
    fn may_change(&self, actor: &Actor, teams: Option<&[String]>) -> bool {
        if self.names_teams() {
            return looked_after::is_for(actor, teams);
        }
        is_of(actor.context.team.id.as_str(), teams)
    }

    /// Refuses the same of whoever makes this change.
    fn expect_may_change(&self, change: &Change<'_>, teams: Option<&[String]>) -> Result<()> {
        if self.names_teams() {
            return looked_after::expect(change, teams, self.noun());
        }
        match change.team() {
            Some(team) if !is_of(team, teams) => Err(Problem::forbidden(
                "not_looked_after",
                format!(
                    "Another team manages this {}. Only admins of that team can change it.",
                    self.noun()
                ),
            )),
            _ => Ok(()),
        }
    }

    /// Moves a document, whatever its revision. A type whose documents are moved on their own page alone refuses it.
    fn set_status<'a>(
        &'a self,
        _: &'a mut Change<'_>,
        _: &'a Actor,
        _document: Uuid,
        _: DocumentMove,
    ) -> HookFuture<'a, ()> {
        let sentence = format!("Publish and archive each {} on its own page.", self.noun());
        Box::pin(std::future::ready(Err(Problem::field(
            "documentType",
            "not_taken",
            sentence,
        ))))
    }

    /// These people have these documents now: their records are made or active again, and a duty or optional. One statement,
    /// that changes nothing when it is repeated. Answers the pairs that were never there before.
    fn grant<'a>(&'a self, change: &'a Change<'_>, rows: &'a Rows) -> HookFuture<'a, Vec<(Uuid, Uuid)>>;

    /// What follows from these people having these documents, once their records are there: for most types nothing.
    fn follow<'a>(&'a self, _: &'a mut Change<'_>, _: &'a Rows) -> HookFuture<'a, ()> {
        Box::pin(std::future::ready(Ok(())))
    }

    /// These people have these documents no longer: their records are archived and keep what was done. One statement.
    fn release<'a>(&'a self, change: &'a Change<'_>, rows: &'a Rows) -> HookFuture<'a, ()>;

    /// Whether a rule may say by when its documents are to be completed.
    fn has_due_dates(&self) -> bool {
        false
    }

    /// What gives these people these documents changed: dates that follow from it are counted anew.
    fn redate<'a>(&'a self, _: &'a Change<'_>, _: &'a Rows) -> HookFuture<'a, ()> {
        Box::pin(async { Ok(()) })
    }

    /// By when a document is to be completed changed, for all who have it.
    fn redate_document<'a>(&'a self, _: &'a Change<'_>, _: Uuid) -> HookFuture<'a, ()> {
        Box::pin(async { Ok(()) })
    }

    /// These people changed: dates that follow from their fields are counted anew.
    fn redate_people<'a>(&'a self, _: &'a Change<'_>, _: &'a [Uuid]) -> HookFuture<'a, ()> {
        Box::pin(async { Ok(()) })
    }

    /// Gives these people a date of their own for a document, before whatever else says one; none: as that says again. Answers those who
    /// are to complete it; of a type whose dates are given elsewhere nobody.
    fn extend<'a>(
        &'a self,
        _: &'a Change<'_>,
        _document: Uuid,
        _: &'a [Uuid],
        _until: Option<DateTime<Utc>>,
    ) -> HookFuture<'a, Vec<Uuid>> {
        Box::pin(std::future::ready(Ok(Vec::new())))
    }

    /// An admin says that these people completed a document: with all that follows. Answers who had not. A type that knows of no
    /// such thing does nothing.
    fn complete_by_hand<'a>(&'a self, _: &'a mut Change<'_>, _: &'a ManualChange<'a>) -> HookFuture<'a, Vec<Uuid>> {
        Box::pin(std::future::ready(Ok(Vec::new())))
    }

    /// An admin lets these people begin a document anew: what they did stays, and counts no longer. Answers who had done something.
    fn restart<'a>(&'a self, _: &'a mut Change<'_>, _: &'a ManualChange<'a>) -> HookFuture<'a, Vec<Uuid>> {
        Box::pin(std::future::ready(Ok(Vec::new())))
    }

    /// A person's latest record of a document.
    fn record<'a>(&'a self, client: &'a TenantClient, document: Uuid, user: Uuid) -> HookFuture<'a, Option<Record>>;

    /// The domain event about changes of a document's people; whose screens it touches is added by the engine.
    fn changed_event(&self, document: Uuid, changes: &AssignmentChanges) -> DomainEvent;
}

/// Assignments that this transaction completed.
#[derive(Debug, Clone, Copy)]
pub struct Completed<'a> {
    pub kind: DocumentType,
    pub document: Uuid,
    pub records: &'a [Uuid],
}
