//! What becomes of a domain after a look at it. Nothing here waits: what was found is an argument.
use chrono::{DateTime, Duration, Utc};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// For so long a domain serves on whose record is gone.
pub const GRACE: Duration = Duration::hours(72);
/// One that is settled is looked at so often.
const SETTLED: Duration = Duration::hours(1);
/// One that has just been entered or proved: somebody is waiting.
const SOON: Duration = Duration::minutes(1);
const LATER: Duration = Duration::minutes(15);

/// How far a domain is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[derive(strum::IntoStaticStr, strum::EnumString)]
#[strum(serialize_all = "camelCase")]
pub enum DomainState {
    /// Entered; the record was never found, or was lost before a request came through.
    Waiting,
    /// The record is there; no request over it was answered yet.
    Proved,
    /// A request over it was answered.
    Live,
    /// It serves, but the record is gone.
    Grace,
    /// The record was gone for too long: it serves no more.
    Stopped,
}

impl DomainState {
    /// As it is stored.
    pub fn into_str(self) -> &'static str {
        self.into()
    }

    /// From what is stored. What nobody knows serves nobody.
    pub fn parse(text: &str) -> Self {
        text.parse().unwrap_or(Self::Waiting)
    }

    /// Whether the directory shows it.
    pub fn serves(self) -> bool {
        matches!(self, Self::Proved | Self::Live | Self::Grace)
    }
}

/// One thing that has to be so.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum Condition {
    /// The TXT record says what it must.
    Record,
    /// The host has an address.
    Address,
    /// A request over the host is answered by its team.
    Request,
}

/// Whether it is so.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum Met {
    /// It is.
    Yes,
    /// It is not.
    No,
    /// It cannot be said: nobody answered, or it was not asked.
    Unknown,
}

/// What a look found about one condition.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Check {
    pub condition: Condition,
    pub met: Met,
    /// Why, as a word: found, different, missing, vouched, noAnswer; found, missing, private, noAnswer; answered, otherSite,
    /// notAsked, noConnection.
    pub code: String,
    /// What was found: texts of the record, addresses.
    pub found: Vec<String>,
}

/// What is known of a domain before a look.
#[derive(Clone, Copy, Debug)]
pub struct DomainSnapshot {
    /// How far it was.
    pub state: DomainState,
    /// Whether no record is asked for.
    pub is_trusted: bool,
    pub entered_at: DateTime<Utc>,
    /// When a request was answered for the first time.
    pub live_at: Option<DateTime<Utc>>,
    /// Since when the record is gone.
    pub lost_at: Option<DateTime<Utc>>,
}

/// What it is after the look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DomainUpdate {
    pub state: DomainState,
    /// When a request was answered for the first time.
    pub live_at: Option<DateTime<Utc>>,
    /// Since when the record is gone.
    pub lost_at: Option<DateTime<Utc>>,
    /// When to look again.
    pub next_check_at: DateTime<Utc>,
}

/// Decides. `answered`: a request over the host, which served already, was answered by its team.
pub fn next_state(before: DomainSnapshot, record: Met, answered: bool, now: DateTime<Utc>) -> DomainUpdate {
    use DomainState::{Grace, Live, Proved, Stopped, Waiting};
    let record = if before.is_trusted { Met::Yes } else { record };
    let grace_over = before.lost_at.is_some_and(|lost| now >= lost + GRACE);
    let state = match (record, before.state) {
        // What did not serve before has yet to answer a request.
        (Met::Yes, Waiting | Stopped) => Proved,
        (Met::Yes, _) if answered || before.live_at.is_some() => Live,
        (Met::Yes, _) => Proved,
        (_, Grace) if grace_over => Stopped,
        (Met::Unknown, state) => state,
        (Met::No, Waiting) => Waiting,
        (Met::No, Proved) if before.live_at.is_none() => Waiting,
        (Met::No, Proved | Live | Grace) => Grace,
        (Met::No, Stopped) => Stopped,
    };
    let live_at = match state {
        Live => before.live_at.or(Some(now)),
        Grace => before.live_at,
        // Whoever comes back has to answer again.
        Waiting | Proved | Stopped => None,
    };
    let lost_at = match state {
        Grace => before.lost_at.or(Some(now)),
        Stopped => before.lost_at,
        _ => None,
    };
    let young = now - before.entered_at < Duration::hours(1) || state != before.state;
    let wait = match state {
        Waiting | Proved if young => SOON,
        Waiting | Proved => LATER,
        _ => SETTLED,
    };
    DomainUpdate {
        state,
        live_at,
        lost_at,
        next_check_at: now + wait,
    }
}

#[cfg(test)]
mod tests {
    use super::DomainState::{Grace, Live, Proved, Stopped, Waiting};
    use super::*;

    fn at(hours: i64) -> DateTime<Utc> {
        DateTime::from_timestamp(1_800_000_000, 0).unwrap() + Duration::hours(hours)
    }

    fn snapshot(state: DomainState) -> DomainSnapshot {
        DomainSnapshot {
            state,
            is_trusted: false,
            entered_at: at(-1000),
            live_at: matches!(state, Live | Grace).then(|| at(-10)),
            lost_at: matches!(state, Grace | Stopped).then(|| at(-1)),
        }
    }

    #[test]
    fn nothing_is_live_before_it_was_proved_and_a_request_was_answered() {
        let next = |state, record, answered| next_state(snapshot(state), record, answered, at(0)).state;
        assert_eq!(next(Waiting, Met::No, true), Waiting);
        assert_eq!(next(Waiting, Met::Unknown, true), Waiting);
        assert_eq!(
            next(Waiting, Met::Yes, true),
            Proved,
            "it did not serve when it was asked"
        );
        assert_eq!(next(Proved, Met::Yes, false), Proved);
        assert_eq!(next(Proved, Met::Yes, true), Live);
        assert_eq!(
            next(Proved, Met::No, true),
            Waiting,
            "it was never live: there is nothing to be lenient with"
        );
        assert_eq!(next(Stopped, Met::Yes, true), Proved, "whoever comes back begins anew");
        assert_eq!(
            next(Live, Met::Yes, false),
            Live,
            "a request that fails once takes no domain away"
        );
    }

    #[test]
    fn a_lost_record_has_a_time_of_grace_and_a_silent_server_is_no_loss() {
        let lost = next_state(snapshot(Live), Met::No, true, at(0));
        assert_eq!((lost.state, lost.lost_at), (Grace, Some(at(0))));
        assert_eq!(next_state(snapshot(Live), Met::Unknown, false, at(0)).state, Live);
        let mut one = snapshot(Grace);
        one.lost_at = Some(at(0));
        assert_eq!(
            next_state(one, Met::No, true, at(71)).lost_at,
            Some(at(0)),
            "it is counted from the first look"
        );
        assert_eq!(next_state(one, Met::No, true, at(71)).state, Grace);
        assert_eq!(next_state(one, Met::No, true, at(72)).state, Stopped);
        assert_eq!(
            next_state(one, Met::Unknown, true, at(72)).state,
            Stopped,
            "silence brings no record back"
        );
        let back = next_state(one, Met::Yes, false, at(73));
        assert_eq!((back.state, back.lost_at), (Live, None));
        assert_eq!(next_state(snapshot(Stopped), Met::No, false, at(0)).state, Stopped);
    }

    #[test]
    fn what_is_vouched_for_needs_no_record_but_a_request() {
        let mut one = snapshot(Proved);
        one.is_trusted = true;
        assert_eq!(next_state(one, Met::No, false, at(0)).state, Proved);
        assert_eq!(next_state(one, Met::No, true, at(0)).state, Live);
    }

    #[test]
    fn settled_ones_are_looked_at_each_hour_and_young_ones_soon() {
        assert_eq!(next_state(snapshot(Live), Met::Yes, true, at(0)).next_check_at, at(1));
        assert_eq!(next_state(snapshot(Stopped), Met::No, true, at(0)).next_check_at, at(1));
        assert_eq!(
            next_state(snapshot(Waiting), Met::Yes, true, at(0)).next_check_at,
            at(0) + SOON
        );
        assert_eq!(
            next_state(snapshot(Waiting), Met::No, true, at(0)).next_check_at,
            at(0) + LATER
        );
        for state in [Waiting, Proved, Live, Grace, Stopped] {
            assert_eq!(DomainState::parse(state.into_str()), state);
        }
    }
}
