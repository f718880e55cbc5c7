//! The teams of a person, in this tenant and in others, and the way there.
use std::sync::Arc;

use futures_util::future::join_all;
use learnt_kernel::tenant::{TeamId, TenantId};
use learnt_queries::queries::identity as sql;

use crate::db::directory::{Register, Team, Tenant};
use crate::edge::Person;
use crate::features::sessions::{issuer_of, may_sign_in};
use crate::look::ShownTheme;
use crate::prelude::*;

/// A team that the person can go to.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct MyTeam {
    pub team_id: String,
    /// The organisation that it belongs to.
    pub tenant_id: String,
    /// That organisation's name.
    pub tenant_name: String,
    pub display_name: String,
    /// Its look: other teams' are not this host's.
    pub theme: ShownTheme,
    pub url: String,
    /// What the person is there.
    pub roles: Vec<String>,
    /// The team of this host.
    pub current: bool,
    /// Courses that wait for the person in the organisation: the same in each of its teams.
    pub due: i64,
}

/// All teams of a person, this tenant's first. A tenant whose database is away is left out, not the whole list.
pub async fn of_person(app: &App, person: &Person) -> Result<Vec<MyTeam>> {
    let own_tenant = &person.context.tenant.id;
    if person.in_own_name().is_err() {
        // Whoever acts in the person's name has no business in their other organisations.
        let own_tenant = in_tenant(app, person, own_tenant).await?;
        return Ok(own_tenant.into_iter().filter(|team| team.current).collect());
    }
    let elsewhere = match other_tenants(app, person).await {
        Ok(all) => all,
        Err(error) => {
            tracing::warn!(code = error.code(), "other tenants of a person cannot be read");
            Vec::new()
        }
    };
    let others = elsewhere
        .iter()
        .filter_map(|id| TenantId::parse(id).ok())
        .filter(|id| id != own_tenant);
    let tenants: Vec<TenantId> = std::iter::once(own_tenant.clone()).chain(others).collect();
    let found = join_all(tenants.iter().map(|tenant| in_tenant(app, person, tenant))).await;
    let mut teams = Vec::new();
    for (tenant, found) in tenants.iter().zip(found) {
        match found {
            Ok(found) => teams.extend(found),
            Err(problem) if tenant == own_tenant => return Err(problem),
            Err(problem) => tracing::warn!(%tenant, code = problem.code(), "teams of another tenant cannot be read"),
        }
    }
    Ok(teams)
}

/// Who has not proved their address is told of this tenant only: others may have invited whoever the address belongs to.
async fn other_tenants(app: &App, person: &Person) -> Result<Vec<String>> {
    let all = app.identity.tenants_of(person.user_id).await?;
    if all.len() > 1 && !app.identity.is_proved(person.user_id).await? {
        return Ok(Vec::new());
    }
    Ok(all)
}

async fn in_tenant(app: &App, person: &Person, id: &TenantId) -> Result<Vec<MyTeam>> {
    let directory = app.directory.now();
    let Some(tenant) = directory.tenant(id).filter(|tenant| !tenant.suspended) else {
        return Ok(Vec::new());
    };
    let client = app.client_of(&tenant).await?;
    let (memberships, due) = (sql::memberships(), sql::courses_due());
    let (all, due) = futures_util::try_join!(
        async { memberships.bind(&*client, &person.user_id).all().await.sql() },
        async { due.bind(&*client, &person.user_id, &app.clock.now()).one().await.sql() },
    )?;
    let mut teams = Vec::new();
    for one in all {
        let Some(team) = usable_team(&directory, &one.team_id, &one.status) else {
            continue;
        };
        teams.push(MyTeam {
            tenant_id: tenant.id.to_string(),
            tenant_name: tenant.name.clone(),
            display_name: team.display_name.clone(),
            theme: ShownTheme::of(&team),
            url: app.team_origin(&team),
            roles: one.roles,
            current: team.id == person.context.team.id,
            due,
            team_id: one.team_id,
        });
    }
    Ok(teams)
}

/// A team that somebody with this status in it may come in to.
fn usable_team(directory: &Register, team: &str, status: &str) -> Option<Arc<Team>> {
    let (_, team) = directory.team(&TeamId::parse(team).ok()?)?;
    (team.active && may_sign_in(status)).then_some(team)
}

/// The teams of a tenant that somebody may come in to, whoever asks; none while the tenant is suspended.
pub async fn usable_teams(app: &App, id: &TenantId, user_id: Uuid) -> Result<Vec<(Arc<Tenant>, Arc<Team>)>> {
    let directory = app.directory.now();
    let Some(tenant) = directory.tenant(id).filter(|tenant| !tenant.suspended) else {
        return Ok(Vec::new());
    };
    let client = app.client_of(&tenant).await?;
    let all = sql::memberships().bind(&*client, &user_id).all().await.sql()?;
    let teams = all
        .iter()
        .filter_map(|one| usable_team(&directory, &one.team_id, &one.status));
    Ok(teams.map(|team| (tenant.clone(), team)).collect())
}

/// A team that can be gone to, whoever wants to.
pub fn open(app: &App, team: &TeamId) -> Result<(Arc<Tenant>, Arc<Team>)> {
    let found = app.directory.now().team(team);
    found
        .filter(|(tenant, team)| team.active && !tenant.suspended)
        .ok_or_else(Problem::not_found)
}

/// What a session hands on to the one that follows it at another team's host.
#[derive(Clone, Debug)]
pub struct Proof {
    /// Whether it outlives the browser.
    pub persist: bool,
    /// By what the person proved who they are.
    pub method: String,
    /// The second factor that was given.
    pub factor: Option<String>,
    pub proved_at: DateTime<Utc>,
    /// Their security stamp then.
    pub security_stamp: i32,
}

impl Proof {
    /// Whether it was a provider that said who they are.
    pub fn is_by_provider(&self) -> bool {
        issuer_of(&self.method).is_some()
    }
}

/// What the person's session hands on.
pub async fn proof(app: &App, person: &Person) -> Result<Proof> {
    let client = app.client(&person.context).await?;
    let found = sql::session_proof()
        .bind(&*client, &person.session_id)
        .opt()
        .await
        .sql()?;
    let found = found.ok_or_else(Problem::signed_out)?;
    Ok(Proof {
        persist: found.persist,
        method: found.method,
        factor: found.factor,
        proved_at: found.proved_at,
        security_stamp: found.security_stamp,
    })
}
