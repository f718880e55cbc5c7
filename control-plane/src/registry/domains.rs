//! Teams' own domains: entered, looked at, made the main one, released. Each statement looks and changes at once, so that of
//! two who do something at the same time one finds it done.
use chrono::{DateTime, Utc};
use sea_orm::{
    ActiveValue::Set, ColumnTrait, ConnectionTrait, DbBackend, EntityTrait, QueryFilter, QueryOrder, Statement,
    sea_query::OnConflict,
};
use serde_json::Value;

use super::entities::{team, team_domain};
use super::{AuditEvent, Registry, RegistryError, Result, TeamDomain};

/// A domain to be entered.
pub(crate) struct NewDomain {
    pub host: String,
    pub team: String,
    pub token: String,
    pub added_by: String,
}

/// What came of entering one.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum AddDomainOutcome {
    Done,
    /// The tenant has no such team, or it is archived.
    NoTeam,
    /// It is entered already, for this tenant and team.
    Taken {
        tenant: String,
        team: String,
    },
}

/// What a look at a domain found; written only if the domain is still what was looked at.
pub(crate) struct DomainCheckResult<'a> {
    pub state: &'a str,
    pub serves: bool,
    pub checks: Value,
    pub live_at: Option<DateTime<Utc>>,
    pub lost_at: Option<DateTime<Utc>>,
    pub next_check_at: DateTime<Utc>,
    /// Where its team's links lead if it was the main domain and serves no more.
    pub fallback: String,
    /// For the operators' log, where the state is another one.
    pub audit_event: Option<AuditEvent>,
}

/// What came of choosing a team's main domain.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum MainChosen {
    Done,
    /// The team has no such domain.
    Absent,
    /// It is in this state, and not live.
    NotLive(String),
}

fn sql<const N: usize>(text: &str, values: [sea_orm::Value; N]) -> Statement {
    Statement::from_sql_and_values(DbBackend::Postgres, text, values)
}

impl Registry {
    /// The domains of a tenant's teams.
    pub(crate) async fn domains(&self, tenant: &str) -> Result<Vec<TeamDomain>> {
        Ok(team_domain::Entity::find()
            .inner_join(team::Entity)
            .filter(team::Column::TenantId.eq(tenant))
            .order_by_asc(team_domain::Column::TeamId)
            .order_by_asc(team_domain::Column::Host)
            .all(&self.db)
            .await?)
    }

    /// A domain of one of the tenant's teams.
    pub(crate) async fn domain(&self, tenant: &str, host: &str) -> Result<TeamDomain> {
        let found = team_domain::Entity::find_by_id(host)
            .inner_join(team::Entity)
            .filter(team::Column::TenantId.eq(tenant))
            .one(&self.db)
            .await?;
        found.ok_or(RegistryError::Absent)
    }

    /// Enters a domain that waits for its proof.
    pub(crate) async fn enter_domain(
        &self,
        tenant: &str,
        new: NewDomain,
        audit_event: AuditEvent,
        now: DateTime<Utc>,
    ) -> Result<AddDomainOutcome> {
        let tx = self.begin().await?;
        let team_row =
            "select id from control.teams where id = $1 and tenant_id = $2 and status <> 'archived' for key share";
        let team_row = sql(team_row, [new.team.clone().into(), tenant.into()]);
        if tx.query_one_raw(team_row).await?.is_none() {
            return Ok(AddDomainOutcome::NoTeam);
        }
        let row = team_domain::ActiveModel {
            host: Set(new.host.clone()),
            team_id: Set(new.team),
            is_default: Set(false),
            verified_at: Set(None),
            created_at: Set(now),
            state: Set("waiting".to_owned()),
            token: Set(new.token),
            next_check_at: Set(now),
            added_by_name: Set(Some(new.added_by)),
            ..Default::default()
        };
        let first = OnConflict::column(team_domain::Column::Host).do_nothing().to_owned();
        let inserted = team_domain::Entity::insert(row)
            .on_conflict(first)
            .exec_without_returning(&tx)
            .await?;
        if inserted == 0 {
            let owner = "select team.id, team.tenant_id from control.team_domains domain \
                 join control.teams team on team.id = domain.team_id where domain.host = $1";
            let owner = tx.query_one_raw(sql(owner, [new.host.into()])).await?;
            let owner = owner.ok_or(RegistryError::Stale)?;
            return Ok(AddDomainOutcome::Taken {
                tenant: owner.try_get("", "tenant_id")?,
                team: owner.try_get("", "id")?,
            });
        }
        self.record_in(&tx, audit_event, now).await?;
        tx.commit().await?;
        Ok(AddDomainOutcome::Done)
    }

    /// Takes so many domains in hand whose time has come; nobody else gets them before `until`.
    pub(crate) async fn due_domains(
        &self,
        now: DateTime<Utc>,
        until: DateTime<Utc>,
        most: i64,
    ) -> Result<Vec<(String, String)>> {
        let due = "update control.team_domains domain set next_check_at = $2 from control.teams team \
             where team.id = domain.team_id and domain.host in ( \
               select due.host from control.team_domains due \
               join control.teams its on its.id = due.team_id \
               join control.tenants tenant on tenant.id = its.tenant_id and tenant.status in ('ready', 'suspended') \
               where due.next_check_at <= $1 order by due.next_check_at limit $3 for update of due skip locked) \
             returning team.tenant_id, domain.host";
        let rows = self
            .db
            .query_all_raw(sql(due, [now.into(), until.into(), most.into()]))
            .await?;
        let read = |row: &sea_orm::QueryResult| Ok((row.try_get("", "tenant_id")?, row.try_get("", "host")?));
        rows.iter().map(read).collect()
    }

    /// Writes down what a look found. False when the domain is not any more what was looked at.
    pub(crate) async fn record_check(
        &self,
        tenant: &str,
        domain: &TeamDomain,
        found: DomainCheckResult<'_>,
        now: DateTime<Utc>,
    ) -> Result<bool> {
        let tx = self.begin().await?;
        if !found.serves {
            // The team before its domains, as whoever chooses its main one or releases one.
            let lock = "select id from control.teams where id = $1 for update";
            tx.query_one_raw(sql(lock, [domain.team_id.clone().into()])).await?;
        }
        let update = "update control.team_domains set state = $4, checks = $5, live_at = $6, lost_at = $7, next_check_at = $8, \
               checked_at = $9, verified_at = case when $10 then coalesce(verified_at, $9) end, \
               is_default = is_default and $10 \
             where host = $1 and token = $2 and state = $3";
        let values = [
            domain.host.clone().into(),
            domain.token.clone().into(),
            domain.state.clone().into(),
            found.state.into(),
            found.checks.into(),
            found.live_at.into(),
            found.lost_at.into(),
            found.next_check_at.into(),
            now.into(),
            found.serves.into(),
        ];
        if tx.execute_raw(sql(update, values)).await?.rows_affected() == 0 {
            return Ok(false);
        }
        if !found.serves {
            let links = "update control.teams set main_domain = $3 where id = $1 and main_domain = $2";
            let values = [
                domain.team_id.clone().into(),
                domain.host.clone().into(),
                found.fallback.into(),
            ];
            tx.execute_raw(sql(links, values)).await?;
        }
        let shows = found.serves != domain.verified_at.is_some();
        if let Some(audit_event) = found.audit_event {
            self.record_in(&tx, audit_event, now).await?;
        }
        if shows {
            self.count_change(&tx, tenant).await?;
        }
        tx.commit().await?;
        if shows {
            self.announce().await;
        }
        Ok(true)
    }

    /// Makes a live domain the one that a team's links use; `platform`: the host is the team's own below a platform root.
    pub(crate) async fn choose_main(
        &self,
        (tenant, team): (&str, &str),
        (host, platform): (&str, bool),
        audit_event: AuditEvent,
        now: DateTime<Utc>,
    ) -> Result<MainChosen> {
        let tx = self.begin().await?;
        let lock = "select id from control.teams where id = $1 and tenant_id = $2 for update";
        if tx
            .query_one_raw(sql(lock, [team.into(), tenant.into()]))
            .await?
            .is_none()
        {
            return Ok(MainChosen::Absent);
        }
        if !platform {
            let state = "select state from control.team_domains where host = $1 and team_id = $2 for update";
            let Some(row) = tx.query_one_raw(sql(state, [host.into(), team.into()])).await? else {
                return Ok(MainChosen::Absent);
            };
            let state: String = row.try_get("", "state")?;
            if state != "live" {
                return Ok(MainChosen::NotLive(state));
            }
        }
        let domains = "update control.team_domains set is_default = (host = $2) where team_id = $1";
        tx.execute_raw(sql(domains, [team.into(), host.into()])).await?;
        let links = "update control.teams set main_domain = $2, revision = revision + 1 where id = $1";
        tx.execute_raw(sql(links, [team.into(), host.into()])).await?;
        self.record_in(&tx, audit_event, now).await?;
        self.count_change(&tx, tenant).await?;
        tx.commit().await?;
        self.announce().await;
        Ok(MainChosen::Done)
    }

    /// Releases a domain: it serves no more, and anybody may enter it. False when it is gone already.
    pub(crate) async fn release_domain(
        &self,
        tenant: &str,
        domain: &TeamDomain,
        fallback: &str,
        audit_event: AuditEvent,
        now: DateTime<Utc>,
    ) -> Result<bool> {
        let tx = self.begin().await?;
        let lock = "select id from control.teams where id = $1 and tenant_id = $2 for update";
        tx.query_one_raw(sql(lock, [domain.team_id.clone().into(), tenant.into()]))
            .await?;
        let gone = "delete from control.team_domains where host = $1 and token = $2";
        let gone = tx
            .execute_raw(sql(gone, [domain.host.clone().into(), domain.token.clone().into()]))
            .await?;
        if gone.rows_affected() == 0 {
            return Ok(false);
        }
        let links = "update control.teams set main_domain = $3 where id = $1 and main_domain = $2";
        let values = [
            domain.team_id.clone().into(),
            domain.host.clone().into(),
            fallback.into(),
        ];
        tx.execute_raw(sql(links, values)).await?;
        self.record_in(&tx, audit_event, now).await?;
        self.count_change(&tx, tenant).await?;
        tx.commit().await?;
        self.announce().await;
        Ok(true)
    }

    /// Puts a domain of an installation that is being set up into a state that it came to before.
    pub(crate) async fn preset_domain(&self, tenant: &str, row: TeamDomain) -> Result<()> {
        let tx = self.begin().await?;
        let row: team_domain::ActiveModel = row.into();
        let first = OnConflict::column(team_domain::Column::Host).do_nothing().to_owned();
        team_domain::Entity::insert(row)
            .on_conflict(first)
            .exec_without_returning(&tx)
            .await?;
        self.count_change(&tx, tenant).await?;
        tx.commit().await?;
        self.announce().await;
        Ok(())
    }
}
