//! Taking a file in and checking it: what would become of every line, with nothing changed.
use std::collections::HashSet;
use std::sync::Arc;

use chrono::NaiveDate;
use learnt_queries::queries::people::{self as sql, Job};

use super::super::authority::Authority;
use super::decode::{Encoding, Line, Sheet, Unreadable};
use super::lookup::existing_people;
use super::managers::provided_names;
use super::mapping::{BadMapping, Mapping, MatchBy, Target};
use super::model::{Decision, KnownValues, ParsedLine, decide, read};
use super::refusal::CellProblem;
use crate::blocking::run_blocking;
use crate::features::people::domain_events::{
    ImportChecked, ImportDiscarded, ImportStep, ImportStopped, ImportUploaded,
};
use crate::prelude::*;

/// Lines that are checked with one set of questions.
const PORTION: usize = 2_000;
/// Files of a team that are not run yet: the oldest makes way for one more.
const MOST_WAITING: i64 = 10;
/// Lines shown while columns are mapped.
const SAMPLE: usize = 5;

impl From<Unreadable> for Problem {
    fn from(refusal: Unreadable) -> Self {
        let sentence = refusal.to_string();
        match refusal {
            Unreadable::TooLarge => Problem::too_large(sentence),
            _ => Problem::field("file", "unreadable", sentence),
        }
    }
}

impl From<BadMapping> for Problem {
    fn from(refusal: BadMapping) -> Self {
        Problem::field("mapping", "bad_mapping", refusal.to_string())
    }
}

/// An uploaded file and what it seems to hold.
pub struct UploadedFile {
    bytes: Vec<u8>,
    encoding: Encoding,
    delimiter: u8,
    columns: Vec<String>,
    sample: Vec<Vec<String>>,
    total: i32,
}

impl UploadedFile {
    /// Looks through a file. Ask for a connection behind it: this may take a good part of a second.
    pub async fn read(bytes: Vec<u8>) -> Result<Self> {
        Ok(run_blocking(move || Self::of(bytes)).await??)
    }

    fn of(bytes: Vec<u8>) -> std::result::Result<Self, Unreadable> {
        let sheet = Sheet::read(&bytes)?;
        let cells = |line: Line| line.cells.iter().map(|cell| preview_text(cell)).collect();
        Ok(Self {
            encoding: sheet.encoding,
            delimiter: sheet.delimiter,
            sample: sheet.lines().take(SAMPLE).map(cells).collect(),
            total: i32::try_from(sheet.lines().count()).unwrap_or(i32::MAX),
            columns: sheet.columns,
            bytes,
        })
    }
}

/// Keeps an uploaded file as a job.
pub async fn upload(
    change: &mut Change<'_>,
    team: &str,
    by: Authority,
    name: &str,
    file: &UploadedFile,
) -> Result<Uuid> {
    let id = new_id();
    let delimiter = char::from(file.delimiter).to_string();
    sql::insert_job()
        .params(
            change.tx(),
            &sql::InsertJobParams {
                id,
                team_id: team,
                file_name: preview_text(name),
                content: &file.bytes,
                encoding: file.encoding.into_str(),
                delimiter,
                columns: file.columns.as_slice(),
                sample: json!(file.sample),
                total: file.total,
                created_by: by.user_id,
                now: change.now(),
            },
        )
        .await
        .sql()?;
    sql::drop_waiting_jobs()
        .bind(change.tx(), &team, &MOST_WAITING)
        .await
        .sql()?;
    change
        .publish(DomainEvent::of(id.to_string(), ImportUploaded {}).topic("people"))
        .await?;
    Ok(id)
}

fn preview_text(text: &str) -> String {
    text.chars().filter(|letter| !letter.is_control()).take(200).collect()
}

/// What an admin chose for a file.
pub struct Choice {
    /// For each column the field that it fills.
    pub mapping: Vec<Option<String>>,
    /// The key.
    pub by: MatchBy,
    /// Whether new people are to be invited.
    pub invite: bool,
}

/// How many lines come to what.
#[derive(Default)]
struct Tally {
    created: i32,
    updated: i32,
    unchanged: i32,
    rejected: i32,
}

/// Says of every line what would become of it, and writes that into the job alone.
pub async fn check(
    app: &App,
    change: &mut Change<'_>,
    team: &str,
    id: Uuid,
    by: Authority,
    choice: Choice,
) -> Result<()> {
    let job = sql::job_to_change()
        .bind(change.tx(), &team, &id)
        .opt()
        .await
        .sql()?
        .ok_or_else(Problem::not_found)?;
    if !["uploaded", "checked"].contains(&job.status.as_str()) {
        return Err(already_run());
    }
    let mapping = Mapping::new(&job.columns, &choice.mapping, choice.by)?;
    let content = sql::job_content()
        .bind(change.tx(), &team, &id)
        .one()
        .await
        .sql()?
        .unwrap_or_default();
    let read = run_blocking(move || {
        let sheet = Sheet::read(&content)?;
        let coming = manager_names(&mapping, &sheet);
        Ok::<_, Unreadable>((sheet, coming, mapping))
    });
    let (sheet, coming, mapping) = read.await??;
    sql::delete_rows().bind(change.tx(), &id).await.sql()?;
    let checking = CheckContext {
        app,
        team,
        by,
        today: change.now().with_timezone(&change.tenant().time_zone).date_naive(),
        invite: choice.invite,
        coming,
        mapping,
    };
    let (mut tally, mut seen) = (Tally::default(), KnownValues::default());
    let mut lines = sheet.lines();
    loop {
        let portion: Vec<Line> = lines.by_ref().take(PORTION).collect();
        if portion.is_empty() {
            break;
        }
        let (parsed_lines, mut records) = sorted(&checking.mapping, &mut seen, &portion);
        records.extend(checking.decided(change, parsed_lines).await?);
        tally.count(&records);
        sql::insert_rows()
            .bind(change.tx(), &id, &Value::Array(records))
            .await
            .sql()?;
    }
    let Tally {
        created,
        updated,
        unchanged,
        rejected,
    } = tally;
    sql::job_checked()
        .params(
            change.tx(),
            &sql::JobCheckedParams {
                mapping: json!(choice.mapping),
                match_by: choice.by.into_str(),
                invite: choice.invite,
                created,
                updated,
                unchanged,
                rejected,
                id,
            },
        )
        .await
        .sql()?;
    change
        .publish(DomainEvent::of(id.to_string(), ImportChecked {}).topic("people"))
        .await
}

impl Tally {
    fn count(&mut self, records: &[Value]) {
        for record in records {
            match record["outcome"].as_str() {
                Some("create") => self.created += 1,
                Some("update") => self.updated += 1,
                Some("unchanged") => self.unchanged += 1,
                _ => self.rejected += 1,
            }
        }
    }
}

/// Lines that can be read, and the records of those that cannot.
fn sorted(mapping: &Mapping, seen: &mut KnownValues, lines: &[Line]) -> (Vec<ParsedLine>, Vec<Value>) {
    let (mut parsed_lines, mut records) = (Vec::new(), Vec::new());
    for line in lines {
        match read(mapping, line) {
            Ok(parsed) => match seen.take(mapping, &parsed) {
                Ok(()) => parsed_lines.push(parsed),
                Err(problem) => records.push(rejected(line, &parsed.label, &[problem])),
            },
            Err((label, problems)) => records.push(rejected(line, &label, &problems)),
        }
    }
    (parsed_lines, records)
}

fn rejected(line: &Line, label: &str, problems: &[CellProblem]) -> Value {
    json!({"line": line.number, "outcome": "rejected", "label": label, "problems": problems})
}

/// Every name under which a line of the file can be named as a manager; none where no column asks for them.
fn manager_names(mapping: &Mapping, sheet: &Sheet) -> Arc<HashSet<String>> {
    if !mapping.fills(&Target::Managers) {
        return Arc::default();
    }
    let parsed_lines = sheet.lines().filter_map(|line| read(mapping, &line).ok());
    Arc::new(
        parsed_lines
            .flat_map(|parsed| provided_names(&parsed).collect::<Vec<_>>())
            .collect(),
    )
}

/// What is the same for all lines of a check.
struct CheckContext<'a> {
    app: &'a App,
    team: &'a str,
    by: Authority,
    today: NaiveDate,
    invite: bool,
    mapping: Mapping,
    coming: Arc<HashSet<String>>,
}

impl CheckContext<'_> {
    async fn decided(&self, change: &Change<'_>, parsed_lines: Vec<ParsedLine>) -> Result<Vec<Value>> {
        let mut existing = existing_people(
            self.app,
            change,
            self.team,
            self.mapping.by,
            &parsed_lines,
            self.invite,
            false,
        )
        .await?;
        existing.managers.coming = Some(self.coming.clone());
        let records = parsed_lines.into_iter().map(|parsed| {
            let (outcome, user_id, problems) = match decide(&self.mapping, &parsed, &existing, self.by, self.today) {
                Decision::Create(_) => ("create", Some(new_id()), Vec::new()),
                Decision::Update(member) => ("update", Some(member.user_id), Vec::new()),
                Decision::Unchanged(user_id) => ("unchanged", Some(user_id), Vec::new()),
                Decision::Rejected(problems) => ("rejected", None, problems),
            };
            let person = matches!(outcome, "create" | "update").then_some(parsed.values);
            json!({"line": parsed.line, "outcome": outcome, "label": parsed.label, "problems": problems, "person": person, "user_id": user_id})
        });
        Ok(records.collect())
    }
}

/// Starts a checked job, or goes on with one that was left in the middle.
pub async fn start(change: &mut Change<'_>, team: &str, id: Uuid) -> Result<()> {
    let job = sql::job_to_change()
        .bind(change.tx(), &team, &id)
        .opt()
        .await
        .sql()?
        .ok_or_else(Problem::not_found)?;
    match job.status.as_str() {
        "checked" => {
            sql::job_started().bind(change.tx(), &id).await.sql()?;
            note_start(change, &job).await?;
            next_step(change, team, id, job.unchanged + job.rejected).await
        }
        "running" => {
            note_start(change, &job).await?;
            next_step(change, team, id, job.processed).await
        }
        "failed" => {
            sql::job_resumed().bind(change.tx(), &id).await.sql()?;
            note_start(change, &job).await?;
            next_step(change, team, id, job.processed).await
        }
        "uploaded" => Err(Problem::conflict(
            "not_checked",
            "Check the file first to review the result for every line",
        )),
        _ => Err(already_run()),
    }
}

/// A job whose step was given up has stopped.
pub async fn stop_job(change: &mut Change<'_>, id: Uuid) -> Result<()> {
    let error = "a step failed too often";
    let stopped = sql::job_stopped()
        .bind(change.tx(), &change.now(), &error, &id)
        .await
        .sql()?;
    if stopped == 0 {
        return Ok(());
    }
    let event = DomainEvent::of(id.to_string(), ImportStopped {}).topic("people");
    change.publish(event.with_audit_rows(Vec::new())).await
}

async fn note_start(change: &Change<'_>, job: &Job) -> Result<()> {
    let entry = AuditEntry::new("import.started", job.id.to_string()).named(job.file_name.as_str());
    change.record(entry.with("lines", job.total)).await
}

fn already_run() -> Problem {
    Problem::conflict(
        "already_run",
        "This file has already been imported. Upload it again to make more changes",
    )
}

/// Throws away a job that was not run, with the file and everything in it.
pub async fn discard(change: &mut Change<'_>, team: &str, id: Uuid) -> Result<()> {
    let job = sql::job_to_change()
        .bind(change.tx(), &team, &id)
        .opt()
        .await
        .or_not_found()?;
    if sql::discard_job().bind(change.tx(), &team, &id).await.sql()? == 0 {
        return Err(already_run());
    }
    let entry = AuditEntry::new("import.discarded", id.to_string()).named(job.file_name);
    let event = DomainEvent::of(id.to_string(), ImportDiscarded {}).topic("people");
    change.publish(event.logged(entry)).await
}

/// Asks for the next lines. The step knows how far the job was: asked for twice, it is done once.
pub async fn next_step(change: &mut Change<'_>, team: &str, id: Uuid, processed: i32) -> Result<()> {
    let step = ImportStep {
        team_id: team.to_owned(),
        processed: processed.into(),
    };
    change
        .publish(DomainEvent::of(id.to_string(), step).topic("people"))
        .await
}

/// The mapping that a job was checked with.
pub fn mapping_of(job: &Job) -> Result<Mapping> {
    let names: Vec<Option<String>> = serde_json::from_value(job.mapping.clone()).unwrap_or_default();
    let by = job
        .match_by
        .as_deref()
        .and_then(|word| word.parse().ok())
        .ok_or_else(|| Problem::internal_text("a running import without a key"))?;
    Ok(Mapping::new(&job.columns, &names, by)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_large_file_is_read_beside_the_thread_that_answers_requests() {
        let text = format!("email,notes\n{}", "a@acme.test,\"one, two\"\n".repeat(90_000));
        let mut reading = std::pin::pin!(UploadedFile::read(text.into_bytes()));
        // Read on this thread, it would be done when it is looked at for the first time.
        tokio::select! {
            biased;
            _ = &mut reading => panic!("everybody else has waited for it"),
            () = std::future::ready(()) => {}
        }
        assert_eq!(reading.await.unwrap().total, 90_000);
    }
}
