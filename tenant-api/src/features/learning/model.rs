//! How far a learner is: completion rules, the clock's limits, unlocking and the arithmetic of progress. Plain functions.

use std::collections::{BTreeMap, BTreeSet};

pub use super::path::{Path, Step, WaitsFor};
use super::watched::WatchedRanges;
use crate::features::courses::Completion;
use crate::prelude::*;

/// The fastest that a video may be watched and still be believed.
const SPEED_TENTHS: i64 = 25;
/// What a report may run ahead of the clock, once: a network that holds one back delivers two at a time.
const SLACK_MS: i64 = 10_000;
/// How much of a video's end may be missing although all of it was watched: players stop a moment early.
const TAIL_MS: i64 = 1_000;
/// Nobody reads faster: characters of a text in a second, and how long a page of a document is looked at.
const CHARACTERS_A_SECOND: i64 = 50;
const SHEET_MS: i64 = 1_000;
/// However long a text is, whoever has had it open for so long may go on.
const LONGEST_READING_MS: i64 = 120_000;
/// A browser's clock may run ahead of the server's by so much.
const CLOCK_MS: i64 = 1_000;

/// How far a course or an activity is, in the specification's words.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
#[derive(strum::IntoStaticStr, strum::EnumString)]
#[strum(serialize_all = "lowercase", const_into_str)]
#[schema(as = LearningStatus)]
pub enum Status {
    /// Nothing was opened.
    NotStarted,
    /// Something was opened.
    InProgress,
    /// Something waits for a marker.
    #[serde(rename = "markingRequired")]
    #[strum(serialize = "markingRequired")]
    MarkingRequired,
    /// All that is required is done.
    Completed,
}

impl Status {
    /// Reads the stored word; the table's check lets no other in.
    pub fn parse(word: &str) -> Self {
        word.parse().unwrap_or(Self::NotStarted)
    }
}

/// Reads a stored completion rule; publishing lets none through that cannot be read.
pub fn rule(stored: &Value) -> Completion {
    Completion::deserialize(stored).unwrap_or(Completion::Viewed)
}

/// When a course is open to its learners.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Window {
    /// Opens then.
    pub from: Option<DateTime<Utc>>,
    /// Closes then.
    pub until: Option<DateTime<Utc>>,
}

impl Window {
    /// Whether the course is open at `now`.
    pub fn admits(self, now: DateTime<Utc>) -> bool {
        self.from.is_none_or(|from| from <= now) && self.until.is_none_or(|until| now < until)
    }
}

/// Why a report changes nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// The course has not opened or has closed.
    #[error("This course is not open at the moment.")]
    Closed,
    /// Something before it is to be done first.
    #[error("Complete the activities before this one first.")]
    Locked,
    /// Its time has not come.
    #[error("This activity is not open yet.")]
    Early,
}

/// What an activity's content tells about progress; the rest of it is the player's business.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Bounds {
    /// Length of the video.
    pub duration_ms: Option<i64>,
    /// Pages of the document.
    pub pages: Option<u32>,
    /// Items of the checklist and whether each is required.
    pub items: Vec<(String, bool)>,
    /// Letters of the text.
    pub characters: i64,
}

impl Bounds {
    /// Reads what counts from an activity's stored content.
    pub fn from_content(content: &Value) -> Self {
        let items = content["items"].as_array().into_iter().flatten();
        Self {
            duration_ms: content["duration"]
                .as_f64()
                .filter(|s| *s > 0.0)
                .map(|s| (s * 1000.0).round() as i64),
            pages: content["pages"]
                .as_u64()
                .filter(|n| *n > 0)
                .and_then(|n| u32::try_from(n).ok()),
            items: items
                .filter_map(|item| {
                    Some((
                        item["id"].as_str()?.to_owned(),
                        item["required"].as_bool().unwrap_or(true),
                    ))
                })
                .collect(),
            characters: characters(&content["doc"]),
        }
    }

    /// How long reading it takes at least.
    pub fn reading_ms(&self) -> i64 {
        let text = self.characters * 1_000 / CHARACTERS_A_SECOND;
        let sheets = i64::from(self.pages.unwrap_or(0)) * SHEET_MS;
        (text + sheets).min(LONGEST_READING_MS)
    }
}

/// How many characters a rich text has.
fn characters(node: &Value) -> i64 {
    let own = node["text"].as_str().map_or(0, |text| text.chars().count() as i64);
    let inside = node["content"].as_array().into_iter().flatten();
    own + inside.map(characters).sum::<i64>()
}

/// Where to go on in an activity, on any device.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(default)]
pub struct Resume {
    /// Second of the video.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub position: Option<f64>,
    /// Page of the document, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub page: Option<u32>,
    /// Ticked items of the checklist (`done` where the activity itself is ticked).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub ticked: Vec<String>,
}

impl Resume {
    /// Reads the stored place; nothing stored is the beginning.
    pub fn from_json(stored: Option<Value>) -> Self {
        stored
            .and_then(|stored| serde_json::from_value(stored).ok())
            .unwrap_or_default()
    }
}

/// One learner's state of one activity.
#[derive(Debug, Clone, PartialEq)]
pub struct ActivityState {
    pub status: Status,
    /// 0 to 100; 100 exactly when completed.
    pub progress: u8,
    /// Where to go on.
    pub resume: Resume,
    /// Watched stretches of a video.
    pub watched: WatchedRanges,
    /// Time spent on it, by the server's clock.
    pub spent_ms: i64,
    /// What reports may still run ahead of the clock.
    pub credit_ms: i64,
    /// First opened; looking at the card of a link is not opening it.
    pub opened_at: Option<DateTime<Utc>>,
    /// The last report: what may be credited is counted from here.
    pub reported_at: Option<DateTime<Utc>>,
    /// Completed, once and for good.
    pub completed_at: Option<DateTime<Utc>>,
}

impl Default for ActivityState {
    fn default() -> Self {
        Self {
            status: Status::NotStarted,
            progress: 0,
            resume: Resume::default(),
            watched: WatchedRanges::default(),
            spent_ms: 0,
            credit_ms: SLACK_MS,
            opened_at: None,
            reported_at: None,
            completed_at: None,
        }
    }
}

/// What a player says that happened since it last spoke. Believed as far as the clock allows.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Report {
    /// The learner opened it: a link was followed, a page was shown.
    pub opened: bool,
    /// The end was reached, and the learner goes on from there.
    pub finished: bool,
    /// Seconds spent since the last report.
    pub seconds: f64,
    /// Second of the video the learner is at.
    pub position: Option<f64>,
    /// Stretches of the video that were watched.
    pub watched: WatchedRanges,
    /// Page of the document the learner is at.
    pub page: Option<u32>,
    /// All ticked items, the whole list: what a page says that was loaded before single ticks were told.
    pub ticked: Option<Vec<String>>,
    /// Items that were ticked or unticked since: others stay as another device of the learner left them.
    pub ticks: BTreeMap<String, bool>,
}

impl ActivityState {
    /// The state after a report that arrived at `now`. Repeating a report changes nothing but the time of the last one.
    pub fn after(&self, report: &Report, rule: &Completion, bounds: &Bounds, now: DateTime<Utc>) -> Self {
        let mut next = self.clone();
        let elapsed = self.reported_at.map_or(0, |at| (now - at).num_milliseconds().max(0));
        next.opened_at = self.opened_at.or(report.opened.then_some(now));
        next.reported_at = Some(self.reported_at.map_or(now, |at| at.max(now)));
        let spent = (report.seconds.max(0.0) * 1000.0).round() as i64;
        next.spent_ms += spent.min(elapsed);
        let allowance = elapsed.saturating_mul(SPEED_TENTHS) / 10 + self.credit_ms;
        let watched_ranges = match bounds.duration_ms {
            Some(duration) => report.watched.clone().within(duration),
            None => report.watched.clone(),
        };
        let (watched, used) = self.watched.credit(&watched_ranges, allowance);
        next.watched = watched;
        // Reports that say nothing of watching leave the time for the next one that does.
        let most = if report.watched.is_empty() { i64::MAX } else { SLACK_MS };
        next.credit_ms = (allowance - used).clamp(0, most);
        next.resume = bounds.resume(&self.resume, report);
        if self.status != Status::Completed {
            let percent = next.percent(rule, bounds, report.finished.then_some(now));
            next.progress = percent.max(self.progress);
            next.status = match self.status {
                Status::MarkingRequired => Status::MarkingRequired,
                _ => Status::InProgress,
            };
            if percent == 100 {
                (next.status, next.completed_at) = (Status::Completed, Some(now));
            }
        }
        next
    }

    /// How long it takes at `now` until it may be completed by reading it to its end.
    pub fn ready_in_ms(&self, rule: &Completion, bounds: &Bounds, now: DateTime<Utc>) -> i64 {
        if *rule != Completion::Read || self.status == Status::Completed {
            return 0;
        }
        let since = self.opened_at.map_or(0, |at| (now - at).num_milliseconds());
        (bounds.reading_ms() - since).max(0)
    }

    /// How much of reading it is done. `finished`: when the learner went on from its end.
    fn read_percent(&self, bounds: &Bounds, finished: Option<DateTime<Utc>>) -> u8 {
        let pages = bounds.pages.unwrap_or(1);
        let page = self.resume.page.unwrap_or(1).min(pages);
        let is_through = finished
            .zip(self.opened_at)
            .is_some_and(|(at, opened)| (at - opened).num_milliseconds() + CLOCK_MS >= bounds.reading_ms());
        if is_through && page == pages {
            100
        } else {
            share(i64::from(page) - 1, i64::from(pages)).min(99)
        }
    }

    /// How much of the rule is fulfilled: 100 exactly when it is.
    fn percent(&self, rule: &Completion, bounds: &Bounds, finished: Option<DateTime<Utc>>) -> u8 {
        match rule {
            Completion::Viewed => {
                if self.opened_at.is_some() {
                    100
                } else {
                    0
                }
            }
            Completion::Read => self.read_percent(bounds, finished),
            Completion::TimeSpent { seconds } => share(self.spent_ms, i64::from(*seconds) * 1000),
            Completion::Watched { percent } => {
                // a video of unknown length cannot be measured: it never completes by itself
                let Some(duration) = bounds.duration_ms else { return 0 };
                let tail = TAIL_MS.min(duration / 20);
                let wanted = (duration * i64::from(*percent) / 100).min(duration - tail);
                share(self.watched.length_ms(), wanted)
            }
            Completion::Ticked => bounds.ticked_percent(&self.resume.ticked),
            // What a player says does not count: see `results`.
            Completion::Submitted | Completion::Competent | Completion::Score { .. } | Completion::Attended => 0,
        }
    }
}

impl Bounds {
    /// The place to go on: what the report says, kept inside the content; what it does not say stays.
    fn resume(&self, before: &Resume, report: &Report) -> Resume {
        let known =
            |id: &String| self.items.iter().any(|(item, _)| item == id) || (self.items.is_empty() && id == "done");
        let length = self.duration_ms.map_or(f64::MAX, |ms| ms as f64 / 1000.0);
        Resume {
            position: report.position.map(|at| at.clamp(0.0, length)).or(before.position),
            page: report
                .page
                .map(|page| page.clamp(1, self.pages.unwrap_or(u32::MAX)))
                .or(before.page),
            ticked: {
                let stays = report.ticked.as_ref().unwrap_or(&before.ticked).iter();
                let stays = stays.filter(|id| !report.ticks.contains_key(*id));
                let ticked = report.ticks.iter().filter_map(|(id, on)| on.then_some(id));
                let ids: BTreeSet<&String> = stays.chain(ticked).filter(|id| known(id)).collect();
                ids.into_iter().cloned().collect()
            },
        }
    }

    fn ticked_percent(&self, ticked: &[String]) -> u8 {
        let required: Vec<&String> = self
            .items
            .iter()
            .filter(|(_, required)| *required)
            .map(|(id, _)| id)
            .collect();
        let wanted: Vec<&String> = if required.is_empty() {
            self.items.iter().map(|(id, _)| id).collect()
        } else {
            required
        };
        if wanted.is_empty() {
            return if ticked.is_empty() { 0 } else { 100 };
        }
        share(
            wanted.iter().filter(|id| ticked.contains(id)).count() as i64,
            wanted.len() as i64,
        )
    }
}

/// floor(100 · done / wanted), at most 100; nothing wanted is all done.
pub fn share(done: i64, wanted: i64) -> u8 {
    if wanted <= 0 {
        100
    } else {
        (100 * done.clamp(0, wanted) / wanted) as u8
    }
}

#[cfg(test)]
#[path = "model_tests.rs"]
mod tests;

#[cfg(test)]
#[path = "tick_tests.rs"]
mod tick_tests;
