//! What the console's search of everything finds: tenants, teams, own domains, and people by their whole address.
use sea_orm::{DbBackend, FromQueryResult, Statement};

use super::{Registry, Result};

/// Something that was found.
#[derive(Clone, Debug, FromQueryResult)]
pub(crate) struct SearchRow {
    pub kind: String,
    pub tenant_id: String,
    pub tenant_name: String,
    pub title: String,
    /// What else tells it apart.
    pub note: String,
}

impl Registry {
    /// So many of each kind whose name, label or host holds these words; a person only by the whole address.
    pub(crate) async fn find(&self, query: &str, most: i64) -> Result<Vec<SearchRow>> {
        let sql = "(select 'tenant' as kind, tenant.id as tenant_id, tenant.name as tenant_name, tenant.name as title, tenant.status as note \
               from control.tenants tenant where lower(tenant.name) like $1 or tenant.id like $1 order by lower(tenant.name), tenant.id limit $3) \
             union all (select 'team', tenant.id, tenant.name, team.display_name, team.main_domain \
               from control.teams team join control.tenants tenant on tenant.id = team.tenant_id \
               where not (team.is_default and team.display_name = tenant.name) \
                 and (lower(team.display_name) like $1 or team.id like $1) order by lower(team.display_name), team.id limit $3) \
             union all (select 'domain', tenant.id, tenant.name, domain.host, domain.state \
               from control.team_domains domain join control.teams team on team.id = domain.team_id \
               join control.tenants tenant on tenant.id = team.tenant_id where domain.host like $1 order by domain.host limit $3) \
             union all (select 'person', tenant.id, tenant.name, person.first_name || ' ' || person.last_name, email.address \
               from identity.emails email join identity.users person on person.id = email.user_id \
               join identity.user_tenants member on member.user_id = person.id \
               join control.tenants tenant on tenant.id = member.tenant_id \
               where email.address = $2 order by lower(tenant.name), tenant.id limit $3)";
        let query = query.to_lowercase();
        let escaped = query.replace('\\', "\\\\").replace('%', "\\%").replace('_', "\\_");
        let values = [format!("%{escaped}%").into(), query.into(), most.into()];
        let statement = Statement::from_sql_and_values(DbBackend::Postgres, sql, values);
        Ok(SearchRow::find_by_statement(statement).all(&self.db).await?)
    }
}
