//! What the console is told of tenants.
use chrono::{DateTime, Utc};
use serde::Serialize;
use serde_json::Value;
use utoipa::ToSchema;

use crate::builder::{Census, Summary};
use crate::config::Config;
use crate::features::lifecycle::ErasureView;
use crate::registry::{TenantFile, TenantRow, TenantStep};

/// A line of the list.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TenantLine {
    pub id: String,
    /// The organisation's name.
    pub name: String,
    /// requested, provisioning, ready, failed, suspended or archived.
    pub status: String,
    /// The plan's id.
    pub plan: String,
    /// Whether it is a demonstration.
    pub is_demo: bool,
    pub teams: i64,
    /// The first team's host.
    pub main_domain: String,
    /// Where the first team answers.
    pub url: String,
    /// The database that holds it.
    pub cluster: Option<String>,
    /// The schema that holds it.
    pub schema: Option<String>,
    /// How it is: good, behind, queueStuck, deadLetters, unreachable, migrationFailed, notCounted, or none where nobody is served.
    pub health: String,
    /// Persons who were seen in the last 30 days, as they were last counted.
    pub recent: Option<i64>,
    /// How many people did something on each of the last 30 days, the present one last; empty before the first count.
    pub days: Vec<i64>,
    /// At which migration its schema stands.
    pub migration_version: Option<i64>,
    /// Why its last migration failed.
    pub migration_error: Option<String>,
    /// Persons with a membership that is not terminated or archived; when its database does not answer, as they were last counted.
    /// Absent while it is being built.
    pub people: Option<i64>,
    /// When somebody was last seen there; absent like the people.
    pub last_seen_at: Option<DateTime<Utc>>,
    /// When it was ordered.
    pub created_at: DateTime<Utc>,
    pub ready_at: Option<DateTime<Utc>>,
}

impl TenantLine {
    /// A line from a row.
    pub(super) fn new(census: Option<&Census>, days: Vec<i64>, row: TenantRow, config: &Config) -> Self {
        let main_domain = row.main_domain.unwrap_or_default();
        Self {
            url: config.public.origin(&main_domain),
            id: row.id,
            name: row.name,
            status: row.status,
            plan: row.plan,
            is_demo: row.is_demo,
            teams: row.teams,
            main_domain,
            cluster: row.cluster_id,
            schema: row.schema_name,
            health: row.health,
            recent: row.recent,
            days,
            migration_version: row.migration_version,
            migration_error: row.migration_error,
            people: census.map_or(row.people, |census| Some(census.people)),
            last_seen_at: census.map_or(row.last_seen_at, |census| census.last_seen_at),
            created_at: row.created_at,
            ready_at: row.ready_at,
        }
    }
}

/// A step of the building log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct StepView {
    /// requested, role, schema, migrations, settings, domain, invitation or ready.
    pub step: String,
    /// pending, running, done or failed.
    pub status: String,
    /// How often it was tried.
    pub attempts: i32,
    /// What came of it: stock, roles, schema, version, defaults, host or invited.
    pub outcome: Option<String>,
    /// What that is about: the schema's name, the version, the host, the address.
    pub about: Option<String>,
    pub error: Option<String>,
    pub started_at: Option<DateTime<Utc>>,
    pub finished_at: Option<DateTime<Utc>>,
    /// How long it took, in milliseconds.
    pub duration_ms: Option<i64>,
}

impl From<TenantStep> for StepView {
    fn from(row: TenantStep) -> Self {
        let duration_ms = row
            .started_at
            .zip(row.finished_at)
            .map(|(from, to)| (to - from).num_milliseconds().max(0));
        Self {
            step: row.step,
            status: row.status,
            attempts: row.attempts,
            outcome: row.outcome,
            about: row.about,
            error: row.error,
            started_at: row.started_at,
            finished_at: row.finished_at,
            duration_ms,
        }
    }
}

/// How far a tenant's building is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct Progress {
    pub status: String,
    /// All steps, in order.
    pub steps: Vec<StepView>,
}

impl Progress {
    /// Whether nothing more will happen by itself.
    pub fn is_over(&self) -> bool {
        !matches!(self.status.as_str(), "requested" | "provisioning")
    }
}

/// A host of a team.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct DomainView {
    pub host: String,
    /// Whether links use it.
    pub is_default: bool,
    /// Since when the team answers there.
    pub verified_at: Option<DateTime<Utc>>,
}

/// A team of a tenant.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TeamView {
    pub id: String,
    pub display_name: String,
    /// active, inactive or archived.
    pub status: String,
    /// Whether it is the tenant's first.
    pub is_default: bool,
    /// Its host.
    pub main_domain: String,
    /// Where it answers.
    pub url: String,
    #[schema(value_type = Object)]
    pub theme: Value,
    /// What its newcomers are marked with.
    pub registration_tags: Vec<String>,
    /// The ways to sign in to it, by their kinds.
    pub providers: Vec<String>,
    /// The same with their names, in the order in which they are offered.
    pub ways: Vec<WayIn>,
    /// Where its people ask for help.
    pub support_email: Option<String>,
    /// Its own terms.
    pub terms_and_conditions_url: Option<String>,
    /// Counts its changes.
    pub revision: i32,
    /// Its own hosts.
    pub domains: Vec<DomainView>,
}

/// A way to sign in to a team.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = TeamWayIn)]
pub struct WayIn {
    /// Its id in the team.
    pub id: String,
    /// email, google, microsoft and so on.
    pub kind: String,
    /// What its button says.
    pub name: String,
}

/// The first admin.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AdminView {
    pub first_name: String,
    pub last_name: String,
    /// Where the invitation went.
    pub email: String,
}

/// Everything about one tenant.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TenantView {
    pub id: String,
    /// The organisation's name.
    pub name: String,
    /// requested, provisioning, ready, failed, suspended or archived.
    pub status: String,
    /// The plan's id.
    pub plan: String,
    /// The database cluster that holds it.
    pub cluster: Option<String>,
    /// The schema that holds it.
    pub schema: Option<String>,
    pub time_zone: String,
    /// Whether it is a demonstration.
    pub is_demo: bool,
    /// Where its first team answers.
    pub url: String,
    #[schema(value_type = Object)]
    pub settings: Value,
    /// Who was invited first.
    pub admin: AdminView,
    /// At which migration its schema stands.
    pub migration_version: Option<i64>,
    /// The newest migration.
    pub latest_version: i64,
    /// Why its last migration failed.
    pub migration_error: Option<String>,
    /// When it was ordered.
    pub created_at: DateTime<Utc>,
    pub ready_at: Option<DateTime<Utc>>,
    /// Its teams, the first one first.
    pub teams: Vec<TeamView>,
    /// The building log.
    pub steps: Vec<StepView>,
    /// Why an operator moved it to its present state.
    pub status_reason: Option<String>,
    /// Since when it is in the state that an operator moved it to.
    pub status_at: Option<DateTime<Utc>>,
    /// The order to erase it, if there is one.
    pub erasure: Option<ErasureView>,
    /// What is in it; absent while it is being built, or when its database does not answer.
    pub summary: Option<Summary>,
}

fn kinds(providers: &Value) -> Vec<String> {
    let providers = providers.as_array().map(Vec::as_slice).unwrap_or_default();
    let kinds = providers.iter().filter_map(|one| one["kind"].as_str());
    kinds.map(str::to_owned).collect()
}

fn sign_in_ways(providers: &Value) -> Vec<WayIn> {
    let text = |one: &Value, part: &str| one[part].as_str().unwrap_or_default().to_owned();
    let providers = providers.as_array().into_iter().flatten();
    providers
        .map(|one| WayIn {
            id: text(one, "id"),
            kind: text(one, "kind"),
            name: text(one, "name"),
        })
        .collect()
}

impl TenantView {
    /// A view from what the register knows.
    pub(super) fn new(
        file: TenantFile,
        summary: Option<Summary>,
        erasure: Option<ErasureView>,
        config: &Config,
    ) -> Self {
        let TenantFile { tenant, teams, steps } = file;
        let teams: Vec<TeamView> = teams
            .into_iter()
            .map(|(team, domains)| TeamView {
                url: config.public.origin(&team.main_domain),
                id: team.id,
                display_name: team.display_name,
                status: team.status,
                is_default: team.is_default,
                main_domain: team.main_domain,
                theme: team.theme,
                registration_tags: team.registration_tags,
                providers: kinds(&team.auth_providers),
                ways: sign_in_ways(&team.auth_providers),
                support_email: team.support_email,
                terms_and_conditions_url: team.terms_url,
                revision: team.revision,
                domains: domains
                    .into_iter()
                    .map(|domain| DomainView {
                        host: domain.host,
                        is_default: domain.is_default,
                        verified_at: domain.verified_at,
                    })
                    .collect(),
            })
            .collect();
        Self {
            url: teams.first().map(|team| team.url.clone()).unwrap_or_default(),
            id: tenant.id,
            name: tenant.name,
            status: tenant.status,
            plan: tenant.plan,
            cluster: tenant.cluster_id,
            schema: tenant.schema_name,
            time_zone: tenant.time_zone,
            is_demo: tenant.is_demo,
            settings: tenant.settings,
            admin: AdminView {
                first_name: tenant.admin_first_name,
                last_name: tenant.admin_last_name,
                email: tenant.admin_email,
            },
            migration_version: tenant.migration_version,
            latest_version: learnt_migrations::tenant::latest_version(),
            migration_error: tenant.migration_error,
            created_at: tenant.created_at,
            ready_at: tenant.ready_at,
            teams,
            steps: steps.into_iter().map(StepView::from).collect(),
            status_reason: tenant.status_reason,
            status_at: tenant.status_at,
            erasure,
            summary,
        }
    }
}
