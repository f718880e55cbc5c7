//! Reminders of dates that come near or have passed: the features above hand in who tells of theirs (`callbacks` of their `FEATURE`).
use super::kinds::NotificationKind;
use crate::feature::{HookFuture, callbacks};
use crate::prelude::*;

/// In which something is due.
#[derive(Clone, Copy, Debug)]
pub struct DueSpan {
    /// So many days ahead it is told of, by the settings of the organisation; 0: it was due.
    pub days: i16,
    /// It is due after this moment.
    pub after: DateTime<Utc>,
    /// And at this one, or before.
    pub until: DateTime<Utc>,
    /// So many reminders are written in one go.
    pub most: i64,
}

impl DueSpan {
    /// Whether there may be more than was written.
    pub fn is_full(&self, written: usize) -> bool {
        i64::try_from(written).unwrap_or(i64::MAX) >= self.most
    }

    /// Which of two kinds tells of it, of what is due soon and of what was due, and how the keys of its events begin behind the word of the
    /// feature.
    pub fn kind<'a>(&self, word: &str, [soon, overdue]: [&'a NotificationKind; 2]) -> (&'a NotificationKind, String) {
        match self.days {
            0 => (overdue, format!("{word}overdue:")),
            days => (soon, format!("{word}due:{days}:")),
        }
    }
}

/// Tells people of what is due in a span; answers whether there may be more than it wrote.
pub type DueReader = for<'a, 'c> fn(&'a mut Change<'c>, DueSpan) -> HookFuture<'a, bool>;

/// Whoever tells of dates of theirs.
pub struct DueReminder(pub DueReader);

/// All of them tell of what is due in a span.
pub(super) async fn remind(change: &mut Change<'_>, span: DueSpan) -> Result<bool> {
    let mut has_more = false;
    for reminder in callbacks::<DueReminder>() {
        has_more |= (reminder.0)(change, span).await?;
    }
    Ok(has_more)
}
