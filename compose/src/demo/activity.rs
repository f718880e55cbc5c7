//! Who signed in during the weeks before the demo began: about half of those who can on a working day, a few at weekends.
use anyhow::Context;
use learnt_kernel::tenant::TenantId;

use crate::stack::Stack;

/// Days before the present one.
const DAYS: i32 = 34;

/// Enters the sign-ins of these days, unless there are any; and when each person was seen last.
pub(super) async fn enter(stack: &Stack, id: &TenantId) -> anyhow::Result<()> {
    let app = stack.tenant_api();
    let tenant = app.directory.now().tenant(id).context("the tenant is not known")?;
    let client = app.client_of(&tenant).await?;
    let today = app.clock.now().date_naive();
    // The same people of the same day each time. One row a person and day, however many teams they are in.
    let sql = "insert into audit_log (id, at, action, subject, actor, actor_name, team_id, details) \
         select gen_random_uuid(), \
           (day.day + time '07:30') at time zone 'Etc/UTC' + make_interval(mins => abs(hashtext(day.day::text || person.user_id::text)) % 540), \
           'session.begun', gen_random_uuid()::text, person.user_id, person.first_name || ' ' || person.last_name, person.team_id, \
           '{\"method\": \"password\"}' \
         from (select $1::date - back as day from generate_series(1, $2::int) back) day \
         join (select distinct on (user_id) user_id, team_id, first_name, last_name from user_teams \
           where status not in ('inactive', 'terminated', 'archived') order by user_id, id) person \
           on abs(hashtext(person.user_id::text || day.day::text)) % 100 \
             < case when extract(isodow from day.day) < 6 then 38 + abs(hashtext(day.day::text)) % 24 else 7 end \
         where not exists (select from audit_log known where known.action = 'session.begun' and known.at < $1::date)";
    client.execute(sql, &[&today, &DAYS]).await?;
    let sql = "update user_teams member set last_seen_at = came.at from ( \
           select actor, max(at) as at from audit_log where action = 'session.begun' group by actor) came \
         where came.actor = member.user_id and member.last_seen_at is null";
    client.execute(sql, &[]).await?;
    Ok(())
}
