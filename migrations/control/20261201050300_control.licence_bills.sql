-- How many were waived stays with what was approved: the reasons, which are about people, go with a tenant that is erased; the bill does not
-- change. Null while the month is reviewed: counted from the waivers then.
alter table control.licence_months add column waived integer check (waived >= 0);
update control.licence_months m set waived = greatest(m.counted - m.billed, 0) where m.billed is not null;

-- Erased tenants' labels become free: what was counted before an erasure belongs to the tenant that is gone.
create index erasures_tenant on control.erasures (tenant_id, finished_at) where finished_at is not null;

-- A tenant's own bills as its own page shows them, the newest first: the same numbers as the console's.
create function control.tenant_bills(p_tenant text)
returns table (month date, plan text, metric text, included integer, counted integer, waived integer, billed integer, state text, teams jsonb)
language sql stable security definer set search_path = control, pg_temp as $$
  select m.month, m.plan, m.metric, m.included, m.counted,
    coalesce(m.waived, (select count(*) from licence_waivers w where w.tenant_id = m.tenant_id and w.month = m.month))::integer,
    m.billed, m.state, m.teams
  from licence_months m
  where m.tenant_id = p_tenant
    and not exists (select from erasures e where e.tenant_id = p_tenant and e.finished_at >= m.counted_at)
  order by m.month desc limit 60
$$;
revoke execute on function control.tenant_bills from public;

-- Who of a tenant's month is not billed. Why is for the platform's own people.
create function control.tenant_waived(p_tenant text, p_month date) returns setof uuid
language sql stable security definer set search_path = control, pg_temp as $$
  select user_id from licence_waivers where tenant_id = p_tenant and month = p_month
$$;
revoke execute on function control.tenant_waived from public;
