-- How requests of each tenant were answered, by the hour: told by every tenant API once a minute, one row a tenant and hour that anybody
-- asked something in, kept for a week. Read by the fleet's page, the last day at once.
create table control.tenant_answers (
  tenant_id  text not null references control.tenants (id) on delete cascade,
  hour       timestamptz not null,
  requests   bigint not null,
  -- those of them that failed by our fault
  errors     bigint not null,
  -- by how long they took: 25, 50, 100, 250, 500, 1000, 2500 milliseconds at most, or longer
  durations  bigint[] not null check (cardinality(durations) = 8),
  primary key (tenant_id, hour)
);
create index tenant_answers_hour on control.tenant_answers (hour);

-- A tenant API tells what it counted, as [{tenant, requests, errors, durations}]. Of two that tell at once both are added.
create function control.note_answers(p_hour timestamptz, p_counted jsonb) returns void
language plpgsql security definer set search_path = control, pg_temp as $$
begin
  insert into tenant_answers as held (tenant_id, hour, requests, errors, durations)
  select tenant.id, p_hour, told.requests, told.errors, told.durations
  from jsonb_to_recordset(p_counted) as told (tenant text, requests bigint, errors bigint, durations bigint[])
  join tenants tenant on tenant.id = told.tenant
  order by tenant.id
  on conflict (tenant_id, hour) do update set requests = held.requests + excluded.requests, errors = held.errors + excluded.errors,
    durations = array(
      select held.durations[place] + excluded.durations[place] from generate_series(1, 8) as place order by place);
  delete from tenant_answers where hour < p_hour - interval '7 days';
end
$$;
revoke execute on function control.note_answers from public;
