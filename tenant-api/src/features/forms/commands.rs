//! Building: lock the form's row, know its latest revision, write, publish.

use learnt_queries::queries::forms as sql;

use super::authority::Scope;
use super::counting;
use super::domain_events::{FormArchived, FormChanged, FormCreated, FormPublished, FormRestored, FormUnpublished};
use super::model::check;
use super::model::content::{Content, Kind, Section};
use super::model::settings::Settings;
use super::model::states::{FormMove, FormStatus};
use super::templates;
use crate::features::assignments::{self, DocumentType};
use crate::prelude::*;

/// All that is written of a form.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = FormDraft)]
pub struct Draft {
    /// 1 to 200 characters.
    pub title: String,
    /// At most 2,000 characters.
    #[serde(default)]
    pub description: String,
    /// At most 100 characters.
    #[serde(default)]
    pub category: String,
    /// At most 20 of at most 50 characters.
    #[serde(default)]
    pub tags: Vec<String>,
    /// What it is for.
    pub kind: Kind,
    /// What it asks.
    pub content: Content,
    /// How it is given.
    #[serde(default)]
    pub settings: Settings,
}

/// As JSON, for its column.
pub fn stored<T: serde::Serialize>(value: &T) -> Result<Value> {
    serde_json::to_value(value).map_err(|error| Problem::internal(&error))
}

/// Out of its column.
pub fn read<T: serde::de::DeserializeOwned>(value: &Value) -> Result<T> {
    T::deserialize(value).map_err(|error| Problem::internal(&error))
}

/// What is stored, of what the database answered as text.
pub fn read_text<T: serde::de::DeserializeOwned>(text: &str) -> Result<T> {
    serde_json::from_str(text).map_err(|error| Problem::internal(&error))
}

fn handle(title: &str) -> String {
    let words: Vec<String> = title
        .to_lowercase()
        .split(|letter: char| !letter.is_alphanumeric())
        .filter(|word| !word.is_empty())
        .map(str::to_owned)
        .collect();
    words.join("-").chars().take(100).collect()
}

fn search(draft: &Draft) -> String {
    let (title, tags) = (&draft.title, draft.tags.join(" "));
    format!("{title} {} {} {tags}", draft.description, draft.category).to_lowercase()
}

fn checked(mut draft: Draft) -> Result<Draft> {
    let mut errors = check::settings(&draft.settings);
    draft.title = draft.title.trim().to_owned();
    match draft.title.chars().count() {
        0 => errors.push(FieldError::new("title", "required", "Enter a title.")),
        1..=200 => {}
        _ => errors.push(FieldError::new("title", "too_long", "Use at most 200 characters.")),
    }
    if draft.description.chars().count() > 2000 {
        errors.push(FieldError::new(
            "description",
            "too_long",
            "Use at most 2,000 characters.",
        ));
    }
    draft.category = draft.category.trim().to_owned();
    if draft.category.chars().count() > 100 {
        errors.push(FieldError::new("category", "too_long", "Use at most 100 characters."));
    }
    let mut tags: Vec<String> = draft.tags.iter().map(|tag| tag.trim().to_owned()).collect();
    tags.retain(|tag| !tag.is_empty());
    tags.dedup();
    if tags.len() > 20 || tags.iter().any(|tag| tag.chars().count() > 50) {
        errors.push(FieldError::new(
            "tags",
            "too_many",
            "Use at most 20 tags of at most 50 characters.",
        ));
    }
    draft.tags = tags;
    if let Err(sentence) = check::check_draft(&draft.content) {
        errors.push(FieldError::new("content", "invalid", sentence));
    }
    if errors.is_empty() {
        Ok(draft)
    } else {
        Err(Problem::unprocessable(errors))
    }
}

async fn publish(change: &mut Change<'_>, at: &Scope<'_>, what: EventBody, (id, title): (Uuid, &str)) -> Result<()> {
    let row = AuditEntry::new(what.kind(), id.to_string()).named(title);
    let event = DomainEvent::of(id.to_string(), what).topic(format!("forms:{}", at.team));
    change.publish(event.logged(row)).await
}

async fn insert(change: &mut Change<'_>, at: &Scope<'_>, draft: &Draft) -> Result<Uuid> {
    let id = new_id();
    let (content, settings) = (stored(&draft.content)?, stored(&draft.settings)?);
    sql::insert_form()
        .params(
            change.tx(),
            &sql::InsertFormParams {
                id,
                team_id: at.team,
                by: at.by,
                kind: draft.kind.into_str(),
                title: &draft.title,
                handle: handle(&draft.title),
                description: &draft.description,
                category: &draft.category,
                tags: &draft.tags,
                search: search(draft),
                content,
                settings,
                now: change.now(),
            },
        )
        .await
        .sql()?;
    publish(change, at, FormCreated {}.into(), (id, &draft.title)).await?;
    Ok(id)
}

/// Begins a form with what a template says.
pub async fn create_like(change: &mut Change<'_>, at: &Scope<'_>, title: &str, template: Uuid) -> Result<Uuid> {
    let draft = checked(templates::draft(change, template, title).await?)?;
    insert(change, at, &draft).await
}

/// Begins a form with one empty page.
pub async fn create(change: &mut Change<'_>, at: &Scope<'_>, title: &str, kind: Kind) -> Result<Uuid> {
    let page = Section {
        id: new_id().simple().to_string(),
        title: String::new(),
        description: String::new(),
        visible_when: None,
        jumps: Vec::new(),
        fields: Vec::new(),
    };
    let draft = checked(Draft {
        title: title.to_owned(),
        description: String::new(),
        category: String::new(),
        tags: Vec::new(),
        kind,
        content: Content { sections: vec![page] },
        settings: Settings::default(),
    })?;
    insert(change, at, &draft).await
}

/// A form that they may build, held until the transaction ends.
pub async fn lock(change: &Change<'_>, at: &Scope<'_>, id: Uuid) -> Result<sql::LockForm> {
    let row = sql::lock_form()
        .bind(change.tx(), &id, &at.team)
        .opt()
        .await
        .or_not_found()?;
    at.may_build(row.owner_id)?;
    Ok(row)
}

/// Refuses whoever does not know the latest revision; who names none changes the latest.
pub fn expect(change: &Change<'_>, row: &sql::LockForm, expected: impl Into<Option<i32>>) -> Result<()> {
    let changed = revision::changed_by(change, row.changed_by_name.as_deref(), row.changed_at);
    revision::expect(row.revision, expected, changed)
}

/// Keeps what was written; what is published stays as it was published.
pub async fn save(change: &mut Change<'_>, at: &Scope<'_>, (id, revision): (Uuid, i32), draft: Draft) -> Result<()> {
    let row = lock(change, at, id).await?;
    expect(change, &row, revision)?;
    let status = FormStatus::parse(&row.status).after_edit()?;
    let draft = checked(draft)?;
    for person in &draft.settings.approvers {
        if !sql::is_member().bind(change.tx(), person, &at.team).one().await.sql()? {
            let sentence = "This person is no longer in the team.";
            return Err(Problem::field("settings.approvers", "unknown", sentence));
        }
    }
    let (content, settings) = (stored(&draft.content)?, stored(&draft.settings)?);
    sql::store_form()
        .params(
            change.tx(),
            &sql::StoreFormParams {
                kind: draft.kind.into_str(),
                status: status.into_str(),
                title: &draft.title,
                handle: handle(&draft.title),
                description: &draft.description,
                category: &draft.category,
                tags: &draft.tags,
                search: search(&draft),
                content,
                settings,
                by: at.by,
                now: change.now(),
                id,
                team_id: at.team,
            },
        )
        .await
        .sql()?;
    publish(change, at, FormChanged {}.into(), (id, &draft.title)).await
}

/// Publishes it, takes it back, puts it away or brings it back.
pub async fn step(
    change: &mut Change<'_>,
    at: &Scope<'_>,
    (id, revision): (Uuid, Option<i32>),
    step: FormMove,
) -> Result<()> {
    let row = lock(change, at, id).await?;
    expect(change, &row, revision)?;
    let to = FormStatus::parse(&row.status).after(step)?;
    let settings: Settings = read(&row.settings)?;
    let mut version = row.live_version;
    if step == FormMove::Publish {
        let lacking = check::publish_errors(&read(&row.content)?, &settings, Kind::parse(&row.kind));
        if !lacking.is_empty() {
            return Err(Problem::unprocessable(lacking));
        }
        let next = version.unwrap_or_default() + 1;
        sql::insert_version()
            .params(
                change.tx(),
                &sql::InsertVersionParams {
                    form_id: id,
                    version: next,
                    title: &row.title,
                    description: &row.description,
                    content: &row.content,
                    settings: &row.settings,
                    by: at.by,
                    now: change.now(),
                },
            )
            .await
            .sql()?;
        version = Some(next);
        // What its figures count may be asked otherwise now.
        counting::recount(change, id).await?;
    }
    sql::set_form_status()
        .params(
            change.tx(),
            &sql::SetFormStatusParams {
                status: to.into_str(),
                live_version: version,
                is_open: settings.open_to_team,
                by: at.by,
                now: change.now(),
                id,
                team_id: at.team,
            },
        )
        .await
        .sql()?;
    let what = match step {
        FormMove::Publish => FormPublished {}.into(),
        FormMove::Unpublish => FormUnpublished {}.into(),
        FormMove::Archive => FormArchived {}.into(),
        FormMove::Restore => FormRestored {}.into(),
    };
    publish(change, at, what, (id, &row.title)).await?;
    assignments::settle_document(change, DocumentType::Form, id)
        .await
        .map(drop)
}

/// A draft of the same questions, of one's own.
pub async fn duplicate(change: &mut Change<'_>, at: &Scope<'_>, id: Uuid) -> Result<Uuid> {
    let row = sql::one_form()
        .bind(change.tx(), &id, &at.team)
        .opt()
        .await
        .or_not_found()?;
    if !at.is_admin && row.owner_id != at.by && !FormStatus::parse(&row.status).is_live() {
        return Err(Problem::not_found());
    }
    let title: String = format!("Copy of {}", row.title).chars().take(200).collect();
    let draft = Draft {
        title,
        description: row.description,
        category: row.category,
        tags: row.tags,
        kind: Kind::parse(&row.kind),
        content: read(&row.content)?,
        settings: read(&row.settings)?,
    };
    insert(change, at, &draft).await
}
