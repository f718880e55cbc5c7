//! Who of a team has a form, and where they stand with it: what is done about many of them at once begins here.

use learnt_kernel::email;
use learnt_queries::queries::people_learning as sql;

use crate::db::lists;
use crate::features::assignments::{self, DocumentType};
use crate::features::files;
use crate::prelude::*;

/// Where somebody stands with a form.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
#[derive(strum::IntoStaticStr, strum::EnumString)]
#[strum(serialize_all = "lowercase", const_into_str)]
pub enum FormProgress {
    /// Nothing was answered.
    NotStarted,
    /// Begun, or it waits for a decision.
    InProgress,
    /// Nothing more is asked of them.
    Completed,
}

impl FormProgress {
    /// Which one a query's word means; what is not known counts for nothing.
    fn parse(word: &str) -> Self {
        word.parse().unwrap_or(Self::NotStarted)
    }
}

/// Which people.
#[derive(Debug, Default, Deserialize, IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub struct FormLearnersQuery {
    /// Part of a name, e-mail address, username or employee id.
    pub search: Option<String>,
    #[param(inline)]
    pub status: Option<FormProgress>,
    /// `name` or `completedAt`, with a minus downwards; `name` if nothing is said.
    pub sort: Option<String>,
}

/// Somebody who has a form.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FormLearner {
    /// Their record.
    id: Uuid,
    user_id: Uuid,
    first_name: String,
    last_name: String,
    #[serde(serialize_with = "email::write_shown")]
    email: Option<String>,
    avatar: Option<String>,
    /// It may be left unanswered.
    is_optional: bool,
    status: FormProgress,
    /// When it was given.
    permitted_at: DateTime<Utc>,
    /// When nothing more was asked of them.
    completed_at: Option<DateTime<Utc>>,
}

/// One page of those of this team who have a form; it is another team's: it is not there.
pub async fn of_form(
    app: &App,
    context: &TenantContext,
    client: &TenantClient,
    form: Uuid,
    (query, page): (&FormLearnersQuery, PageQuery),
) -> Result<Page<FormLearner>> {
    let team = context.team.id.as_str();
    let document = assignments::find(&**client, DocumentType::Form, form).await?;
    let is_there =
        document.is_some_and(|document| document.teams.is_none_or(|teams| teams.iter().any(|one| one == team)));
    if !is_there {
        return Err(Problem::not_found());
    }
    let search = query.search.as_deref().map(str::trim).filter(|text| !text.is_empty());
    let (search, status) = (
        search.map(lists::contains),
        query.status.map(|progress| progress.into_str()),
    );
    let sort = query.sort.as_deref().unwrap_or("name");
    let statement = sql::form_holders().prepare(&**client).await.sql()?;
    let of = async |limit: i64, offset: i64| {
        statement
            .params(
                &**client,
                &sql::FormHoldersParams {
                    team_id: team,
                    form_id: form,
                    search: search.as_deref(),
                    status,
                    sort,
                    per_page: limit,
                    skip: offset,
                },
            )
            .all()
            .await
            .sql()
    };
    let rows = of(page.limit(), page.offset()).await?;
    let total = match rows.first() {
        Some(row) => row.total,
        // A page behind the last one still says how many there are.
        None if page.page() > 1 => of(1, 0).await?.first().map_or(0, |row| row.total),
        None => 0,
    };
    let person = |row: sql::FormHolders| FormLearner {
        id: row.id,
        user_id: row.user_id,
        first_name: row.first_name,
        last_name: row.last_name,
        email: row.email,
        avatar: files::avatar_url(app, &context.tenant, row.avatar.as_deref()),
        is_optional: row.is_optional,
        status: FormProgress::parse(&row.status),
        permitted_at: row.permitted_at,
        completed_at: row.completed_at,
    };
    Ok(Page::new(rows.into_iter().map(person).collect(), total, page))
}
