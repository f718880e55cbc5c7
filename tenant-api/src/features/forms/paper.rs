//! A submission as a PDF: what was asked and answered, what was right, what its markers said, and what happened to it.

use learnt_pdf::RenderedPdf;

use super::authority::Scope;
use super::form_language::Tongue;
use super::model::content::{Field, FieldType};
use super::model::logic::visible_fields;
use super::model::settings::Criterion;
use super::model::states::Status;
use super::model::wording::answer_text;
use super::sheets::{Sheets, TextStyle};
use super::submission::{self, FormSubmission};
use crate::blocking::run_blocking;
use crate::prelude::*;

/// A drawn submission.
pub struct RenderedSubmission {
    /// What its file is called.
    pub name: String,
    pub drawn: RenderedPdf,
}

/// Draws a submission for its person, whoever wrote it, those who mark it and admins; for nobody else there is one.
pub async fn paper(
    app: &App,
    context: &TenantContext,
    client: &TenantClient,
    at: &Scope<'_>,
    (id, language): (Uuid, Tongue),
) -> Result<RenderedSubmission> {
    let found = submission::submission(app, context, client, at, id).await?;
    if !found.is_own && !found.is_marker && found.person_id != Some(at.by) {
        return Err(Problem::not_found());
    }
    if found.status == Status::InProgress {
        let sentence = "Submit the form first: a draft has no PDF.";
        return Err(Problem::conflict("not_submitted", sentence));
    }
    let letters = found
        .handle
        .chars()
        .filter(|one| one.is_ascii_alphanumeric() || *one == '-');
    let name: String = letters.collect();
    let name = if name.is_empty() { "form".to_owned() } else { name };
    let team = context.team.display_name.clone();
    let zone = context.tenant.time_zone;
    let app = app.clone();
    let drawn = run_blocking(move || {
        let title = match &found.person {
            Some(person) => format!("{}: {person}", found.title),
            None => found.title.clone(),
        };
        let mut writer = Writer {
            sheets: Sheets::new(&app.fonts),
            language,
            zone,
            found: &found,
        };
        writer.head(&team);
        writer.answers();
        writer.history();
        learnt_pdf::draw_pages(&app.fonts, &writer.sheets.finish(&title, language))
    })
    .await?;
    Ok(RenderedSubmission { name, drawn })
}

struct Writer<'a> {
    sheets: Sheets<'a>,
    language: Tongue,
    zone: chrono_tz::Tz,
    found: &'a FormSubmission,
}

impl Writer<'_> {
    fn moment(&self, at: chrono::DateTime<chrono::Utc>) -> String {
        at.with_timezone(&self.zone).format("%d/%m/%Y %H:%M").to_string()
    }

    /// Whose it is, where it stands, and what was said of all of it.
    fn head(&mut self, team: &str) {
        let (language, found) = (self.language, self.found);
        self.sheets.write(TextStyle::Muted, team);
        self.sheets.write(TextStyle::Title, &found.title);
        self.sheets
            .write(TextStyle::Answer, found.person.as_deref().unwrap_or_default());
        let is_marked = !matches!(found.status, Status::MarkingRequired | Status::PendingResubmission);
        let points = found.score.zip(found.max_score).filter(|_| is_marked);
        let facts = [
            Some(language.status(found.status).to_owned()),
            points.map(|(reached, most)| language.points(reached, most)),
            found.submitted_at.map(|at| language.submitted(&self.moment(at))),
            (found.attempt > 1).then(|| language.attempt(found.attempt)),
            found.observer.as_deref().map(|name| language.observed(name)),
            found.marker.as_deref().map(|name| language.marked(name)),
        ];
        for fact in facts.into_iter().flatten() {
            self.sheets.write(TextStyle::Muted, &fact);
        }
        self.sheets.write(TextStyle::Comment, &found.comment);
        for criterion in &found.settings.rubric {
            self.criterion(criterion);
        }
        self.sheets.rule();
    }

    fn criterion(&mut self, criterion: &Criterion) {
        let chosen = self.found.marks[format!("rubric.{}", criterion.id)].as_str();
        let level = criterion.levels.iter().find(|level| Some(level.id.as_str()) == chosen);
        if let Some(level) = level {
            let points = self.language.points(level.points, criterion.most());
            self.sheets.write(
                TextStyle::Answer,
                &format!("{}: {} ({points})", criterion.title, level.label),
            );
        }
    }

    /// Each question that was asked, in its order.
    fn answers(&mut self) {
        let found = self.found;
        let nothing = serde_json::Map::new();
        let answers = found.answers.as_object().unwrap_or(&nothing);
        let visible = visible_fields(&found.content, answers);
        for section in &found.content.sections {
            let of = |field: &&Field| visible.iter().any(|one| one.id == field.id);
            let fields: Vec<&Field> = section.fields.iter().filter(of).collect();
            if !fields.is_empty() {
                self.sheets.write(TextStyle::Section, &section.title);
            }
            for field in fields {
                self.question(field, answers.get(&field.id));
            }
        }
    }

    fn question(&mut self, field: &Field, answer: Option<&Value>) {
        let (language, found) = (self.language, self.found);
        self.sheets.write(TextStyle::Question, &field.label);
        if field.kind == FieldType::Information {
            self.sheets.write(TextStyle::Muted, &field.help);
            return;
        }
        let text_lines = self.answer_text(field, answer);
        if text_lines.trim().is_empty() {
            self.sheets.write(TextStyle::Muted, language.unanswered());
        } else {
            self.sheets.write(TextStyle::Answer, &text_lines);
        }
        if field.kind == FieldType::Signature {
            let drawing = answer.and_then(|answer| answer["drawing"].as_str());
            self.sheets.drawing(drawing.unwrap_or_default());
        }
        match found.right.get(&field.id) {
            Some(true) => self.sheets.write(TextStyle::Good, language.right(true)),
            Some(false) => self.sheets.write(TextStyle::Bad, language.right(false)),
            None => {}
        }
        if let Some(points) = found.marks[&field.id].as_f64() {
            let points = language.points(points, field.points.unwrap_or(points));
            self.sheets.write(TextStyle::Muted, &points);
        }
        self.sheets.write(
            TextStyle::Comment,
            found.comments[&field.id].as_str().unwrap_or_default(),
        );
    }

    /// An answer in words, a line for each part of it.
    fn answer_text(&self, field: &Field, answer: Option<&Value>) -> String {
        let Some(answer) = answer else {
            return String::new();
        };
        let name = |id: &Value| -> Option<String> {
            let id: Uuid = id.as_str()?.parse().ok()?;
            let file = self.found.files.iter().find(|file| file.id == id);
            let person = self.found.people.iter().find(|person| person.id == id);
            file.map(|file| file.name.clone())
                .or_else(|| person.map(|person| person.name.clone()))
        };
        match (field.kind, answer) {
            (FieldType::YesNo, Value::Bool(yes)) => self.language.yes(*yes).to_owned(),
            (FieldType::Person, id) => name(id).unwrap_or_default(),
            (FieldType::Group, Value::Array(entries)) => {
                let line = |(at, entry): (usize, &Value)| {
                    let inner = field.fields.iter().map(|inner| {
                        let text_lines = self.answer_text(inner, entry.get(&inner.id));
                        format!("{}: {text_lines}", inner.label)
                    });
                    format!("{}. {}", at + 1, inner.collect::<Vec<_>>().join("; "))
                };
                entries.iter().enumerate().map(line).collect::<Vec<_>>().join("\n")
            }
            (kind, Value::Array(all)) if kind.is_upload() => all.iter().filter_map(name).collect::<Vec<_>>().join("\n"),
            (FieldType::Matrix, _) => answer_text(field, Some(answer)).replace("; ", "\n"),
            _ => answer_text(field, Some(answer)),
        }
    }

    /// Each move, with what was said.
    fn history(&mut self) {
        if self.found.moves.is_empty() {
            return;
        }
        self.sheets.rule();
        self.sheets.write(TextStyle::Section, self.language.history());
        for step in &self.found.moves {
            let who = step.by.as_deref().map(|name| format!(" · {name}")).unwrap_or_default();
            let line = format!("{} · {}{who}", self.moment(step.at), self.language.status(step.to));
            self.sheets.write(TextStyle::Answer, &line);
            self.sheets.write(TextStyle::Comment, &step.comment);
        }
    }
}
