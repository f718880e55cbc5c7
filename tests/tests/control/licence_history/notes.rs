//! What the story writes down of what it does, and what plain SQL makes of that.
use chrono_tz::Tz;
use learnt_kernel::clock::Clock;

use super::installation::{Installation, Team};

/// By month, tenant, team and person.
pub type CountedKey = (String, String, String, String);

impl Installation {
    /// The tables in which the story writes down what it does: they go with their connection.
    pub async fn write_down(&mut self, zones: &[(&str, Tz)]) {
        let tables = "create temporary table steps (number bigserial, at timestamptz, tenant text, team text, person uuid, metric text, own boolean);
            create temporary table standings (tenant text, person uuid, since timestamptz, until timestamptz);
            create temporary table plans (tenant text, metric text, since timestamptz, until timestamptz);
            create temporary table zones (tenant text, zone text)";
        sqlx::raw_sql(tables).execute(&mut self.notes).await.unwrap();
        for (tenant, zone) in zones {
            let query = sqlx::query("insert into zones values ($1, $2)")
                .bind(tenant)
                .bind(zone.name());
            query.execute(&mut self.notes).await.unwrap();
        }
    }

    /// What counts in a tenant from now on.
    pub async fn plan(&mut self, tenant: &str, metric: &str) {
        let now = self.clock.now();
        for sql in [
            "update plans set until = $3 where tenant = $1 and until is null and metric <> $2",
            "insert into plans (tenant, metric, since) values ($1, $2, $3)",
        ] {
            let query = sqlx::query(sql).bind(tenant).bind(metric).bind(now);
            query.execute(&mut self.notes).await.unwrap();
        }
    }

    /// By month, tenant, team and person: who did what counted then, in their own name, while they were neither a superadmin nor a demo
    /// account; each once, in the team of their first time. Of the story's own tables alone.
    pub async fn recount(&mut self) -> Vec<CountedKey> {
        let sql = "select month, tenant, team, person from (
              select distinct on (month, tenant, person) month, tenant, team, person::text from (
                select step.*, to_char(step.at at time zone zone.zone, 'YYYY-MM') as month
                from steps step
                join zones zone on zone.tenant = step.tenant
                join plans plan on plan.tenant = step.tenant and plan.metric = step.metric
                  and step.at >= plan.since and (plan.until is null or step.at < plan.until)
                where step.own and not exists (
                  select from standings stood where stood.tenant = step.tenant and stood.person = step.person
                    and step.at >= stood.since and (stood.until is null or step.at < stood.until))
              ) counted order by month, tenant, person, number
            ) first";
        let mut found: Vec<CountedKey> = sqlx::query_as(sql).fetch_all(&mut self.notes).await.unwrap();
        found.sort();
        found
    }

    /// What somebody did, in their own name or by somebody else's hand.
    pub async fn note(&mut self, team: Team, person: &str, metric: &str, own: bool) {
        let sql = "insert into steps (at, tenant, team, person, metric, own) values ($1, $2, $3, $4::uuid, $5, $6)";
        let query = sqlx::query(sql).bind(self.clock.now()).bind(team.tenant);
        let query = query.bind(team.id).bind(person).bind(metric).bind(own);
        query.execute(&mut self.notes).await.unwrap();
    }
}
