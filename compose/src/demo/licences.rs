//! Who counted before the demo began: most people in most months, a few more each month, and of the present one as far as it went.
use anyhow::Context;
use chrono::{Months, NaiveDate};
use learnt_kernel::{
    licence::{month_of, terms},
    tenant::TenantId,
};

use crate::stack::Stack;

/// Months before the present one.
const MONTHS: u32 = 11;

/// Enters the evidence of these months and of the present one up to now; what is there already stays.
pub(super) async fn enter(stack: &Stack, id: &TenantId) -> anyhow::Result<()> {
    let app = stack.tenant_api();
    let tenant = app.directory.now().tenant(id).context("the tenant is not known")?;
    let present = month_of(app.clock.now(), &tenant.time_zone);
    let client = app.client_of(&tenant).await?;
    for back in 0..=MONTHS {
        let month: NaiveDate = present - Months::new(back);
        // The same people of the same month each time.
        let sql = "insert into licence_counts (month, user_id, team_id, event, at) \
             select distinct on (person.user_id) $1, person.user_id, person.team_id, $2, \
               ($1::date + 1)::timestamptz + make_interval(mins => abs(hashtext(person.id || $1::text)) % 36000) \
             from user_teams person \
             where abs(hashtext(person.user_id::text || $1::text)) % 100 < 92 - 3 * $3::int \
               and ($1::date + 1)::timestamptz + make_interval(mins => abs(hashtext(person.id || $1::text)) % 36000) < $4 \
               and person.status not in ('inactive', 'terminated', 'archived') \
               and not exists (select from user_teams other where other.user_id = person.user_id and 'superadmin' = any (other.roles)) \
               and not exists (select from demo_accounts demo where demo.user_id = person.user_id) \
             order by person.user_id, person.id \
             on conflict (month, user_id) do nothing";
        let metric = terms(&tenant.plan).metric.into_str();
        let now = app.clock.now();
        client
            .execute(sql, &[&month, &metric, &i32::try_from(back)?, &now])
            .await?;
    }
    Ok(())
}
