//! Who changes something names the revision that they looked at. If it is not the latest one, nothing is overwritten.
use chrono::{DateTime, TimeZone};
use learnt_kernel::problem::{Problem, Result};

use crate::db::Change;

/// The word for it, for programs.
pub const CODE: &str = "changed_meanwhile";

/// Whether the revision that was looked at is the latest one. Who names none changes the latest, whichever it is.
pub fn is_latest(latest: i32, expected: impl Into<Option<i32>>) -> bool {
    expected.into().is_none_or(|expected| expected == latest)
}

/// Refuses a change of another revision than the latest one, in this sentence.
pub fn expect(latest: i32, expected: impl Into<Option<i32>>, sentence: impl FnOnce() -> String) -> Result<()> {
    if is_latest(latest, expected) {
        return Ok(());
    }
    Err(conflict(sentence()))
}

/// The refusal itself, where something else than a revision tells that somebody was quicker.
pub fn conflict(sentence: impl Into<String>) -> Problem {
    Problem::conflict(CODE, sentence)
}

/// The sentence that names who was quicker, in the tenant's time, for a screen that keeps what was written.
pub fn changed_by<'a, Tz: TimeZone + 'a>(
    change: &'a Change<'_>,
    who: Option<&'a str>,
    at: DateTime<Tz>,
) -> impl FnOnce() -> String + 'a {
    let zone = change.tenant().time_zone;
    move || {
        let who = who.unwrap_or("Someone else");
        let when = at.with_timezone(&zone).format("%d/%m/%Y at %H:%M:%S");
        format!("{who} changed this on {when}. Nothing was overwritten, and what you wrote is still here.")
    }
}

/// The sentence for a tenant's settings.
pub fn settings() -> String {
    "Someone else has changed these settings. Load the latest version and try again.".to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_latest_revision_is_changed() {
        let refused = |latest, expected: Option<i32>| expect(latest, expected, settings).is_err();
        assert!(!refused(3, Some(3)) && !refused(3, None));
        assert!(refused(3, Some(2)) && refused(3, Some(4)));
        assert!(expect(1, 1, settings).is_ok());
    }
}
