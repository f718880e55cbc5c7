//! Unit and property tests of the progress arithmetic.

use chrono::TimeDelta;
use serde_json::json;
use uuid::Uuid;

use super::*;
use crate::features::courses::Opens;
use crate::features::courses::test_rng::TestRng;

pub(super) fn at(seconds: i64) -> DateTime<Utc> {
    DateTime::from_timestamp(1_790_000_000 + seconds, 0).expect("a valid time")
}

fn video(seconds: i64) -> Bounds {
    Bounds {
        duration_ms: Some(seconds * 1000),
        ..Bounds::default()
    }
}

fn watching(from: f64, to: f64) -> Report {
    Report {
        watched: WatchedRanges::from_seconds([(from, to)]),
        position: Some(to),
        ..Report::default()
    }
}

pub(super) fn opened(rule: &Completion, bounds: &Bounds) -> ActivityState {
    ActivityState::default().after(
        &Report {
            opened: true,
            ..Report::default()
        },
        rule,
        bounds,
        at(0),
    )
}

fn path(steps: &[(bool, bool)]) -> Path {
    let step = |(i, (required, completed)): (usize, &(bool, bool))| Step {
        id: Uuid::from_u128(i as u128 + 1),
        required: *required,
        completed: *completed,
        opens: Opens::Always,
        assigned: at(0),
    };
    Path(steps.iter().enumerate().map(step).collect())
}

#[test]
fn opening_completes_what_only_has_to_be_viewed() {
    let state = opened(&Completion::Viewed, &Bounds::default());
    assert_eq!(
        (state.status, state.progress, state.completed_at),
        (Status::Completed, 100, Some(at(0)))
    );
    let opened_state =
        ActivityState::default().after(&Report::default(), &Completion::Viewed, &Bounds::default(), at(0));
    assert_eq!(
        (opened_state.status, opened_state.opened_at),
        (Status::InProgress, None),
        "a link that was shown is not yet followed"
    );
}

#[test]
fn a_text_is_read_at_its_end_and_not_before_there_was_time_to_read_it() {
    let doc = json!({"doc": {"type": "doc", "content": [
        {"type": "paragraph", "content": [{"type": "text", "text": "x".repeat(400)}, {"type": "text", "text": "y".repeat(100)}]}]}});
    let text = Bounds::from_content(&doc);
    assert_eq!((text.characters, text.reading_ms()), (500, 10_000));
    let on = |state: &ActivityState, finished: bool, seconds: i64| {
        let report = Report {
            finished,
            ..Report::default()
        };
        state.after(&report, &Completion::Read, &text, at(seconds))
    };
    let first = opened(&Completion::Read, &text);
    assert_eq!(
        (first.status, first.progress),
        (Status::InProgress, 0),
        "opening is not reading"
    );
    assert_eq!(first.ready_in_ms(&Completion::Read, &text, at(4)), 6_000);
    let early = on(&first, true, 4);
    assert_eq!(early.status, Status::InProgress, "nobody reads so fast");
    assert_eq!(
        on(&early, false, 60).status,
        Status::InProgress,
        "and whoever stays has not gone on"
    );
    let done = on(&early, true, 60);
    assert_eq!(
        (done.status, done.progress, done.completed_at),
        (Status::Completed, 100, Some(at(60)))
    );
    assert_eq!(done.ready_in_ms(&Completion::Read, &text, at(61)), 0);
    let unopened = ActivityState::default();
    let reported = unopened.after(
        &Report {
            finished: true,
            ..Report::default()
        },
        &Completion::Read,
        &Bounds::default(),
        at(0),
    );
    assert_eq!(
        reported.status,
        Status::InProgress,
        "what was never opened was not read"
    );
    let novel = Bounds {
        characters: 1_000_000,
        ..Bounds::default()
    };
    assert_eq!(novel.reading_ms(), 120_000);
}

#[test]
fn a_document_is_read_at_its_last_page() {
    let sheets = Bounds {
        pages: Some(4),
        ..Bounds::default()
    };
    let on = |state: &ActivityState, page: u32, finished: bool, seconds: i64| {
        let report = Report {
            page: Some(page),
            finished,
            ..Report::default()
        };
        state.after(&report, &Completion::Read, &sheets, at(seconds))
    };
    let first = opened(&Completion::Read, &sheets);
    let middle = on(&first, 3, true, 60);
    assert_eq!((middle.status, middle.progress), (Status::InProgress, 50));
    let last = on(&middle, 4, false, 70);
    assert_eq!((last.status, last.progress), (Status::InProgress, 75));
    assert_eq!(on(&last, 4, true, 80).status, Status::Completed);
}

#[test]
fn a_course_is_open_between_its_two_dates() {
    let open = |from: Option<i64>, until: Option<i64>| {
        Window {
            from: from.map(at),
            until: until.map(at),
        }
        .admits(at(100))
    };
    assert!(open(None, None) && open(Some(100), Some(101)) && !open(Some(101), None) && !open(None, Some(100)));
}

#[test]
fn time_spent_is_what_the_clock_says_at_most() {
    let rule = Completion::TimeSpent { seconds: 60 };
    let state = opened(&rule, &Bounds::default());
    let claimed = Report {
        seconds: 3_600.0,
        ..Report::default()
    };
    let state = state.after(&claimed, &rule, &Bounds::default(), at(15));
    assert_eq!((state.spent_ms, state.progress), (15_000, 25));
    let again = state.after(&claimed, &rule, &Bounds::default(), at(15));
    assert_eq!(
        (again.spent_ms, again.progress),
        (15_000, 25),
        "the same moment cannot be spent twice"
    );
    let idle = again.after(
        &Report {
            seconds: 5.0,
            ..Report::default()
        },
        &rule,
        &Bounds::default(),
        at(115),
    );
    assert_eq!(idle.spent_ms, 20_000, "away from the screen is not spent");
    let done = idle.after(
        &Report {
            seconds: 40.0,
            ..Report::default()
        },
        &rule,
        &Bounds::default(),
        at(155),
    );
    assert_eq!((done.status, done.completed_at), (Status::Completed, Some(at(155))));
}

#[test]
fn a_video_cannot_be_watched_faster_than_two_and_a_half_times() {
    let (rule, bounds) = (Completion::Watched { percent: 80 }, video(600));
    let state = opened(&rule, &bounds).after(&watching(0.0, 600.0), &rule, &bounds, at(10));
    assert_eq!(state.watched.length_ms(), 35_000, "ten seconds at 2.5 and ten of slack");
    let again = state.after(&watching(0.0, 600.0), &rule, &bounds, at(10));
    assert_eq!(again.watched.length_ms(), 35_000, "asking again gives no more slack");
    let state = again.after(&watching(0.0, 600.0), &rule, &bounds, at(20));
    assert_eq!(state.watched.length_ms(), 60_000);
    assert_eq!(state.progress, 12);
}

#[test]
fn a_report_held_up_by_the_network_is_believed() {
    let (rule, bounds) = (Completion::Watched { percent: 100 }, video(120));
    let state = opened(&rule, &bounds).after(&watching(0.0, 20.0), &rule, &bounds, at(13));
    let state = state.after(&watching(20.0, 40.0), &rule, &bounds, at(20));
    assert_eq!(
        state.watched.seconds(),
        vec![(0.0, 40.0)],
        "twice the speed, three seconds late"
    );
    let offline = state.after(&watching(40.0, 119.2), &rule, &bounds, at(100));
    assert_eq!(
        offline.status,
        Status::Completed,
        "the last moment of a video may be missing"
    );
}

#[test]
fn a_report_of_time_alone_takes_nothing_from_the_video() {
    let (rule, bounds) = (Completion::Watched { percent: 100 }, video(120));
    let ticking = Report {
        seconds: 10.0,
        ..Report::default()
    };
    let state = opened(&rule, &bounds).after(&ticking, &rule, &bounds, at(10));
    let state = state
        .after(&ticking, &rule, &bounds, at(20))
        .after(&watching(0.0, 40.0), &rule, &bounds, at(20));
    assert_eq!(state.watched.length_ms(), 40_000, "twenty seconds at twice the speed");
}

#[test]
fn a_video_of_unknown_length_never_completes_by_watching() {
    let rule = Completion::Watched { percent: 1 };
    let state = opened(&rule, &Bounds::default()).after(&watching(0.0, 20.0), &rule, &Bounds::default(), at(60));
    assert_eq!((state.status, state.progress), (Status::InProgress, 0));
}

#[test]
fn resuming_stays_inside_the_content() {
    let bounds = Bounds {
        pages: Some(12),
        duration_ms: Some(60_000),
        items: vec![],
        ..Bounds::default()
    };
    let report = Report {
        page: Some(99),
        position: Some(500.0),
        ..Report::default()
    };
    let state = opened(&Completion::TimeSpent { seconds: 9 }, &bounds).after(
        &report,
        &Completion::TimeSpent { seconds: 9 },
        &bounds,
        at(1),
    );
    assert_eq!(
        state.resume,
        Resume {
            position: Some(60.0),
            page: Some(12),
            ticked: vec![]
        }
    );
    let resumed = state.after(
        &Report::default(),
        &Completion::TimeSpent { seconds: 9 },
        &bounds,
        at(2),
    );
    assert_eq!(resumed.resume, state.resume);
}

#[test]
fn a_clock_that_goes_back_gives_nothing() {
    let rule = Completion::TimeSpent { seconds: 60 };
    let state = opened(&rule, &Bounds::default()).after(&Report::default(), &rule, &Bounds::default(), at(50));
    let back = state.after(
        &Report {
            seconds: 20.0,
            ..Report::default()
        },
        &rule,
        &Bounds::default(),
        at(10),
    );
    assert_eq!((back.spent_ms, back.reported_at), (0, Some(at(50))));
}

#[test]
fn progress_is_the_floor_of_what_is_required() {
    assert_eq!(
        path(&[(true, true), (true, false), (true, false), (false, true)]).progress(),
        33
    );
    assert_eq!(path(&[(true, true), (true, true), (false, false)]).progress(), 100);
    assert_eq!(
        path(&[(false, true), (false, false)]).progress(),
        50,
        "nothing required: all of them count"
    );
    assert_eq!(path(&[]).progress(), 0);
    let two_hundred: Vec<(bool, bool)> = (0..200).map(|i| (true, i != 7)).collect();
    assert_eq!(path(&two_hundred).progress(), 99);
}

#[test]
fn a_sequential_course_opens_step_by_step() {
    let steps = path(&[(true, true), (false, false), (true, false), (true, false), (true, true)]);
    let locked = |sequential| {
        steps
            .0
            .iter()
            .map(|step| steps.waits_for(sequential, step.id, at(0)).is_some())
            .collect::<Vec<_>>()
    };
    assert_eq!(
        locked(true),
        [false, false, false, true, false],
        "optional ones hold nobody up, done ones stay open"
    );
    assert_eq!(locked(false), [false; 5]);
}

#[test]
fn an_activity_opens_by_its_own_rule() {
    let mut course = path(&[(true, false), (false, false), (true, false), (true, true)]);
    let id = |n: usize| Uuid::from_u128(n as u128 + 1);
    let rules = |course: &mut Path, rules: [Opens; 4]| {
        for (step, opens) in course.0.iter_mut().zip(rules) {
            step.opens = opens;
        }
    };
    let day = 86_400;
    let after = |ids: &[usize]| Opens::AfterActivities {
        activities: ids.iter().map(|n| id(*n)).collect(),
    };
    rules(
        &mut course,
        [
            Opens::AfterPrevious,
            Opens::AfterPrevious,
            after(&[0, 3, 9]),
            Opens::AfterDays { days: 2 },
        ],
    );
    let left = |course: &Path, n: usize, now| course.waits_for(false, id(n), at(now));
    let waits = |n: usize| {
        Some(WaitsFor::Activities {
            activities: vec![id(n)],
        })
    };
    assert_eq!(left(&course, 0, 0), None, "nothing comes before the first");
    assert_eq!(left(&course, 1, 0), waits(0));
    assert_eq!(
        left(&course, 2, 0),
        waits(0),
        "done ones and those that are gone hold nobody up"
    );
    assert_eq!(left(&course, 3, 0), None, "what is done stays open");
    let done = course.clone().with_completed(id(0));
    assert_eq!((left(&done, 1, 0), left(&done, 2, 0)), (None, None));

    rules(
        &mut course,
        [
            Opens::AfterDays { days: 2 },
            Opens::OnDate { at: at(9) },
            after(&[1]),
            Opens::Always,
        ],
    );
    let opens = |at| Some(WaitsFor::Date { at });
    assert_eq!(left(&course, 0, 2 * day - 1), opens(at(2 * day)));
    assert_eq!(left(&course, 0, 2 * day), None);
    assert_eq!((left(&course, 1, 8), left(&course, 1, 9)), (opens(at(9)), None));
    assert_eq!(
        course.waits_for(true, id(2), at(0)),
        Some(WaitsFor::Order),
        "the order comes first"
    );
}

#[test]
fn completing_is_counted_once_and_progress_never_falls() {
    let mut test_rng = TestRng::new(3);
    for _ in 0..300 {
        let steps: Vec<(bool, bool)> = (0..1 + test_rng.below(20))
            .map(|_| (test_rng.below(2) == 1, false))
            .collect();
        let mut course = path(&steps);
        let mut last = course.progress();
        for _ in 0..60 {
            let id = Uuid::from_u128(u128::from(test_rng.below(steps.len() as u64)) + 1);
            course = course.with_completed(id);
            let all_required = course.0.iter().filter(|step| step.required).all(|step| step.completed);
            assert!(course.progress() >= last, "never falls");
            assert_eq!(
                course.clone().with_completed(id).progress(),
                course.progress(),
                "counted once"
            );
            if course.0.iter().any(|step| step.required) {
                assert_eq!(
                    course.progress() == 100,
                    all_required,
                    "100 only when all required are done"
                );
            }
            last = course.progress();
        }
    }
}

/// Whatever a player claims, in whatever order, nobody is credited more than the clock allows.
#[test]
fn no_sequence_of_reports_outruns_the_clock() {
    let mut test_rng = TestRng::new(23);
    for _ in 0..300 {
        let (rule, bounds) = (Completion::Watched { percent: 100 }, video(900));
        let mut state = opened(&rule, &bounds);
        let mut now = at(0);
        for _ in 0..30 {
            now += TimeDelta::milliseconds(test_rng.below(8_000) as i64);
            let from = test_rng.below(900) as f64;
            let mut report = watching(from, from + test_rng.below(400) as f64);
            report.seconds = test_rng.below(100) as f64;
            let next = state.after(&report, &rule, &bounds, now);
            let since = (now - at(0)).num_milliseconds();
            assert!(next.watched.length_ms() <= since * SPEED_TENTHS / 10 + SLACK_MS);
            assert!(next.spent_ms <= since && next.watched.length_ms() <= 900_000);
            assert!(next.progress >= state.progress && (next.progress == 100) == (next.status == Status::Completed));
            assert_eq!(
                next.after(&report, &rule, &bounds, now).spent_ms,
                next.spent_ms,
                "a repeated report adds nothing"
            );
            state = next;
        }
    }
}
