//! Figures that are kept: what a span of submissions comes to is counted once, and again when one of them has changed.
//!
//! Submissions lie in the order in which they were begun, which never changes, and a span is a thousand to two thousand of them. Whoever
//! submits or marks only adds a row that names what has changed. Whoever looks takes those rows away, counts their spans in a later
//! statement of the same transaction, which therefore sees whatever they named, and keeps that: what comes meanwhile is still named.

use std::collections::BTreeMap;

use learnt_queries::queries::forms as sql;
use serde_json::Map;

use super::analytics::{self, AnalyticsQuery};
use super::domain_events::{FormAnswered, FormMarked, FormSubmitted};
use super::model::question_set::QuestionSet;
use super::model::tally::{Row, Tally};
use super::submission_filter::SubmissionFilter;
use crate::domain_events::Received;
use crate::prelude::*;
use crate::registry::{HandlerFuture, JobFuture};
use crate::work::schedule::{self, DueJob};

/// Read with one statement.
const PORTION: i64 = 500;
/// A span has at least so many, and less than twice as many.
const SPAN: i64 = 1000;
/// Counted in one transaction.
const SPANS: usize = 8;
/// The scheduler's word for it.
pub const COUNT: &str = "forms.count";
/// How long somebody may go on submitting before what they submitted is counted.
const SOON: chrono::Duration = chrono::Duration::seconds(30);

/// What a span comes to, by version.
type Tallies = BTreeMap<i32, Tally>;

/// Where a submission stands among all: when it was begun, and its id.
type Position = (DateTime<Utc>, Uuid);

/// Before all of them: anonymous ones are begun at this moment.
const FIRST: Position = (DateTime::UNIX_EPOCH, Uuid::nil());

/// What one span comes to, and when the first and the last of it were submitted.
#[derive(Default)]
struct SpanTally {
    tallies: Tallies,
    many: i64,
    first: Option<DateTime<Utc>>,
    last: Option<DateTime<Utc>>,
}

impl SpanTally {
    fn note(&mut self, questions: &QuestionSet, row: &sql::CountedRows) {
        let none = Map::new();
        self.many += 1;
        self.first = self.first.into_iter().chain(row.submitted_at).min();
        self.last = self.last.into_iter().chain(row.submitted_at).max();
        let row = Row {
            status: &row.status,
            version: row.version,
            answers: row.answers.as_object().unwrap_or(&none),
            marks: row.marks.as_object().unwrap_or(&none),
            score: row.score,
            max_score: row.max_score,
            took: row.took,
        };
        self.tallies.entry(row.version).or_default().note(questions, &row);
    }

    fn add(&mut self, other: Self) {
        self.many += other.many;
        self.first = self.first.into_iter().chain(other.first).min();
        self.last = self.last.into_iter().chain(other.last).max();
        add(&mut self.tallies, other.tallies);
    }
}

fn add(sum: &mut Tallies, others: Tallies) {
    for (version, tally) in others {
        sum.entry(version).or_default().add(tally);
    }
}

/// The next submissions from a place on that are asked for.
async fn rows(
    client: &impl GenericClient,
    (form, whose, query): (Uuid, &SubmissionFilter<'_>, &AnalyticsQuery),
    from: Position,
    until: Option<Position>,
) -> Result<Vec<sql::CountedRows>> {
    sql::counted_rows()
        .params(
            client,
            &sql::CountedRowsParams {
                form_id: form,
                after_at: from.0,
                after_id: from.1,
                until_at: until.map(|position| position.0),
                until_id: until.map(|position| position.1),
                version: query.version.unwrap_or_default(),
                since: query.since,
                before: query.before,
                everybody: whose.facets.is_empty(),
                team_id: whose.team,
                facets: whose.facets,
                me: whose.marker,
                named: whose.named,
                uncut: whose.cut.is_empty(),
                cut: whose.cut,
                most: PORTION,
            },
        )
        .all()
        .await
        .sql()
}

/// The place right after a submission.
fn position_after(row: &sql::CountedRows) -> Position {
    (row.started_at, Uuid::from_u128(row.id.as_u128().saturating_add(1)))
}

/// Counts what is asked for one by one, from a place up to another; memory stays flat.
async fn count_plainly(
    client: &impl GenericClient,
    questions: &QuestionSet,
    what: (Uuid, &SubmissionFilter<'_>, &AnalyticsQuery),
    (from, until): (Position, Option<Position>),
) -> Result<Tallies> {
    let (mut sum, mut from) = (SpanTally::default(), from);
    loop {
        let rows = rows(client, what, from, until).await?;
        rows.iter().for_each(|row| sum.note(questions, row));
        match rows.last() {
            Some(last) if rows.len() == usize::try_from(PORTION).unwrap_or_default() => from = position_after(last),
            _ => return Ok(sum.tallies),
        }
    }
}

/// Counts a span and keeps it; one that has become too long is kept as several. Answers how many those are.
async fn count_span(
    change: &Change<'_>,
    questions: &QuestionSet,
    (form, whose): (Uuid, &SubmissionFilter<'_>),
    (from, until): (Position, Option<Position>),
    most: usize,
) -> Result<usize> {
    let all = AnalyticsQuery::default();
    // The one before last is kept as soon as the last one is long enough to be a span by itself.
    let (mut written, mut full, mut open, mut next) =
        (0, None::<(Position, SpanTally)>, (from, SpanTally::default()), from);
    loop {
        let rows = rows(change.tx(), (form, whose, &all), next, until).await?;
        for row in &rows {
            if open.1.many == SPAN {
                let begun = std::mem::replace(&mut open, ((row.started_at, row.id), SpanTally::default()));
                if let Some((from, span)) = full.replace(begun) {
                    save_tally(change, form, from, Some(&span)).await?;
                    written += 1;
                }
                if written + 1 >= most {
                    // Enough for one transaction: the rest is a span that is to be counted.
                    if let Some((from, span)) = full.take() {
                        save_tally(change, form, from, Some(&span)).await?;
                    }
                    save_tally(change, form, open.0, None).await?;
                    return Ok(written + 1);
                }
            }
            open.1.note(questions, row);
        }
        match rows.last() {
            Some(last) if rows.len() == usize::try_from(PORTION).unwrap_or_default() => next = position_after(last),
            _ => break,
        }
    }
    if let Some((from, mut span)) = full {
        if open.1.many < SPAN {
            span.add(open.1);
            open = (from, span);
        } else {
            save_tally(change, form, from, Some(&span)).await?;
            written += 1;
        }
    }
    save_tally(change, form, open.0, Some(&open.1)).await?;
    Ok(written + 1)
}

async fn save_tally(change: &Change<'_>, form: Uuid, from: Position, span: Option<&SpanTally>) -> Result<()> {
    let tally = span.map(|span| serde_json::to_vec(&span.tallies)).transpose();
    let tally = tally.map_err(|error| Problem::internal(&error))?;
    let (first, last) = span.map_or((None, None), |span| (span.first, span.last));
    sql::store_span()
        .params(
            change.tx(),
            &sql::StoreSpanParams {
                form_id: form,
                from_at: from.0,
                from_id: from.1,
                first_at: first,
                last_at: last,
                tally: tally.as_deref(),
            },
        )
        .await
        .sql()
        .map(drop)
}

/// Counts some of what is not counted yet; answers whether nothing is left.
pub async fn count(change: &Change<'_>, questions: &QuestionSet, (form, team): (Uuid, &str)) -> Result<bool> {
    let tx = change.tx();
    let (basis, whose) = (questions.basis(), SubmissionFilter::all(team));
    let before = sql::ensure_figures().bind(tx, &form).one().await.sql()?;
    if before != basis {
        sql::drop_spans().bind(tx, &form).await.sql()?;
        sql::set_basis().bind(tx, &basis, &form).await.sql()?;
    }
    let changes = sql::claim_changes().bind(tx, &form).all().await.sql()?;
    let spans = sql::spans().bind(tx, &form).all().await.sql()?;
    let mut positions: Vec<(Position, bool)> = spans
        .iter()
        .map(|span| ((span.from_at, span.from_id), span.is_counted))
        .collect();
    if positions.is_empty() {
        positions.push((FIRST, false));
    }
    for one in &changes {
        let position = (one.started_at, one.submission_id);
        let at = positions
            .partition_point(|(from, _)| *from <= position)
            .saturating_sub(1);
        if let Some(span) = positions.get_mut(at) {
            span.1 = false;
        }
    }
    let mut left = SPANS;
    let mut aside: Vec<Position> = Vec::new();
    for (at, (from, is_counted)) in positions.iter().enumerate() {
        if *is_counted {
            continue;
        }
        if left == 0 {
            aside.push(*from);
            continue;
        }
        let until = positions.get(at + 1).map(|(from, _)| *from);
        let written = count_span(change, questions, (form, &whose), (*from, until), left).await?;
        left = left.saturating_sub(written);
    }
    if !aside.is_empty() {
        let (moments, ids): (Vec<_>, Vec<_>) = aside.into_iter().unzip();
        sql::clear_spans().bind(tx, &moments, &ids, &form).await.sql()?;
    }
    Ok(left > 0)
}

/// Whether all that is kept of a form still holds.
pub async fn is_counted(client: &TenantClient, questions: &QuestionSet, form: Uuid) -> Result<bool> {
    sql::is_counted()
        .bind(&**client, &form, &questions.basis())
        .one()
        .await
        .sql()
}

/// What all submissions of a version or of a span of time come to, by version. What has changed since it was counted is counted by whoever
/// looks next: nobody waits for others who go on submitting.
pub async fn tallies(
    client: &TenantClient,
    questions: &QuestionSet,
    (form, team): (Uuid, &str),
    query: &AnalyticsQuery,
) -> Result<Tallies> {
    let spans = sql::tallies().bind(&**client, &form).all().await.sql()?;
    let whose = SubmissionFilter::all(team);
    let mut sum = Tallies::new();
    for (at, span) in spans.iter().enumerate() {
        let position = |span: &sql::Tallies| (span.from_at, span.from_id);
        let is_within = query
            .since
            .is_none_or(|since| span.first_at.is_none_or(|first| first >= since))
            && query
                .before
                .is_none_or(|before| span.last_at.is_none_or(|last| last < before));
        let is_without = query
            .since
            .is_some_and(|since| span.last_at.is_some_and(|last| last < since))
            || query
                .before
                .is_some_and(|before| span.first_at.is_some_and(|first| first >= before));
        match &span.tally {
            _ if is_without => {}
            Some(tally) if is_within => {
                let tallies: Tallies = serde_json::from_slice(tally).map_err(|error| Problem::internal(&error))?;
                add(&mut sum, tallies);
            }
            _ => {
                let until = spans.get(at + 1).map(position);
                let own = count_plainly(&**client, questions, (form, &whose, query), (position(span), until)).await?;
                add(&mut sum, own);
            }
        }
    }
    if let Some(version) = query.version.filter(|version| *version > 0) {
        sum.retain(|one, _| *one == version);
    }
    Ok(sum)
}

/// What the submissions of some people come to.
pub async fn tally_people(
    client: &TenantClient,
    questions: &QuestionSet,
    form: Uuid,
    whose: &SubmissionFilter<'_>,
    query: &AnalyticsQuery,
) -> Result<Tallies> {
    count_plainly(&**client, questions, (form, whose, query), (FIRST, None)).await
}

fn key(form: Uuid) -> String {
    format!("form-figures/{form}")
}

/// Everything about a form is looked at again: what is asked has changed.
pub async fn recount(change: &Change<'_>, form: Uuid) -> Result<()> {
    schedule::plan_by(change, &key(form), COUNT, change.now()).await
}

/// `form.submitted`: it is counted soon, before somebody looks.
pub fn on_submitted<'a>(
    _: &'a App,
    change: &'a mut Change<'_>,
    event: &'a Received<FormSubmitted>,
) -> HandlerFuture<'a> {
    Box::pin(soon(change, event.payload.form))
}

/// `form.marked`: so is that.
pub fn on_marked<'a>(_: &'a App, change: &'a mut Change<'_>, event: &'a Received<FormMarked>) -> HandlerFuture<'a> {
    Box::pin(soon(change, event.payload.form))
}

/// `form.answered`: and that.
pub fn on_answered<'a>(_: &'a App, change: &'a mut Change<'_>, event: &'a Received<FormAnswered>) -> HandlerFuture<'a> {
    Box::pin(async move { soon(change, event.about()?).await })
}

async fn soon(change: &Change<'_>, form: Uuid) -> Result<()> {
    schedule::plan_once(change, &key(form), COUNT, change.now() + SOON).await
}

/// Counts a portion of a form, and comes again for the rest.
pub fn count_due<'a>(_: &'a App, change: &'a mut Change<'_>, due: &'a DueJob) -> JobFuture<'a> {
    Box::pin(async move {
        let form = due.key.strip_prefix("form-figures/").and_then(|id| id.parse().ok());
        let Some(form) = form else { return Ok(()) };
        let Some(team) = sql::team_of().bind(change.tx(), &form).opt().await.sql()? else {
            return Ok(());
        };
        let questions = analytics::question_set(change.tx(), &team, form).await?;
        if count(change, &questions, (form, &team)).await? {
            return Ok(());
        }
        schedule::plan(change, &due.key, COUNT, change.now()).await
    })
}
