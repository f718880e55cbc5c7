//! A form as whoever answers it gets it. What a live version asks is kept in memory, written out once: it never changes. (Mended keys
//! change earlier versions, which nobody begins to answer.)

use std::sync::Arc;
use std::time::Duration;

use futures_util::future::{join, join3};
use learnt_kernel::tenant::TenantId;
use learnt_queries::queries::forms as sql;
use moka::sync::Cache;
use serde_json::value::{RawValue, to_raw_value};

use super::authority::Scope;
use super::commands::{read, read_text};
use super::drafts::{count_attempts, is_given, is_offered};
use super::model::content::{Content, FieldType, Kind};
use super::model::settings::Settings;
use crate::features::learning::{self, Subject};
use crate::prelude::*;

/// What the kept versions may take, in bytes.
const MOST_BYTES: u64 = 16 * 1024 * 1024;
/// One that nobody opened for so long is let go.
const IDLE: Duration = Duration::from_secs(600);

/// What live versions ask, by tenant, form and version.
#[derive(Clone)]
pub struct Questions(Cache<(TenantId, Uuid, i32), QuestionsJson>);

impl Default for Questions {
    fn default() -> Self {
        let cache = Cache::builder()
            .weigher(|_, questions: &QuestionsJson| u32::try_from(questions.text.get().len()).unwrap_or(u32::MAX))
            .max_capacity(MOST_BYTES)
            .time_to_idle(IDLE);
        Self(cache.build())
    }
}

/// What a version asks, without what is right and without what markers fill in.
#[derive(Debug, Clone)]
struct QuestionsJson {
    text: Arc<RawValue>,
    /// An answer may name somebody.
    people: bool,
}

/// A form, as whoever answers it gets it.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OpenForm {
    id: Uuid,
    kind: Kind,
    version: i32,
    title: String,
    handle: String,
    description: String,
    /// Without what is right and without what markers fill in.
    #[schema(value_type = Content)]
    content: Arc<RawValue>,
    settings: Settings,
    /// How often I submitted it.
    attempts: i32,
    /// My latest, of this round of a course.
    submission_id: Option<Uuid>,
    /// Whether an answer may name somebody.
    #[serde(skip)]
    pub asks_for_people: bool,
}

/// A live form that is open to whoever asks.
pub async fn open_form(app: &App, client: &TenantClient, at: &Scope<'_>, id: Uuid) -> Result<OpenForm> {
    let (asking, now) = (sql::form_to_answer(), app.clock.now());
    // Both are on their way at once.
    let (row, round) = join(
        async { asking.bind(&**client, &at.by, &id, &at.team).opt().await },
        learning::open_round(client, now, at.by, Subject::Form(id)),
    )
    .await;
    let (row, round) = (row.sql()?.ok_or_else(Problem::not_found)?, round?);
    let (kind, attempts) = (Kind::parse(&row.kind), row.attempts);
    let observes = kind == Kind::Observation && (at.is_admin || at.is_manager);
    let is_known = observes || row.is_open || attempts > 0 || round.is_some();
    if !is_known && !is_given(&**client, id, at.by).await? && !is_offered(&**client, id, at.by).await? {
        return Err(Problem::not_found());
    }
    let since: Option<DateTime<_>> = round.and_then(|round| round.since).max(row.restarted_at);
    let latest = sql::latest_of();
    let (latest, attempts, questions) = join3(
        async { latest.bind(&**client, &id, &at.by, &since).opt().await },
        count_attempts(&**client, (id, at.by), attempts, round),
        questions_json(app, client, id, row.version),
    )
    .await;
    let questions = questions?;
    Ok(OpenForm {
        id,
        kind,
        version: row.version,
        title: row.title,
        handle: row.handle,
        description: row.description,
        content: questions.text,
        settings: Settings {
            approvers: Vec::new(),
            ..read(&row.settings)?
        },
        attempts: attempts?,
        submission_id: latest.sql()?,
        asks_for_people: questions.people,
    })
}

async fn questions_json(app: &App, client: &TenantClient, form: Uuid, version: i32) -> Result<QuestionsJson> {
    let cache = app.extensions.get::<Questions>();
    let key = (client.tenant().id.clone(), form, version);
    if let Some(known) = cache.and_then(|cache| cache.0.get(&key)) {
        return Ok(known);
    }
    let text = sql::version_to_answer()
        .bind(&**client, &form, &version)
        .opt()
        .await
        .sql()?;
    let content = read_text::<Content>(&text.ok_or_else(Problem::not_found)?)?.for_answering();
    let questions = QuestionsJson {
        people: content.fields().any(|field| field.kind == FieldType::Person),
        text: to_raw_value(&content)
            .map_err(|error| Problem::internal(&error))?
            .into(),
    };
    if let Some(cache) = cache {
        cache.0.insert(key, questions.clone());
    }
    Ok(questions)
}
