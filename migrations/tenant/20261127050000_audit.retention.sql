-- audit: how long the log is kept, and what deletes the rest.

-- What the tenant's superadmins settled, in one row. Cold: read by the daily purge and by the settings.
create table audit_settings (
  one         boolean primary key default true check (one),
  -- a row that is older than so many months is deleted; never earlier than after a year
  months      smallint not null default 24 check (months between 12 and 120),
  revision    integer not null default 1,
  changed_by  uuid,
  changed_at  timestamptz
);
insert into audit_settings default values;

-- The application's role may add rows and read them, and nothing else: this deletes in the owner's name what is older than
-- the settings say, the oldest first and so many at most, by the database's own clock, and leaves a row that says so under
-- the id it is given. Its body is bound to the tables when it is made: no search path leads it elsewhere.
create function audit_purge(p_id uuid, p_most integer) returns bigint
language sql volatile security definer set search_path = pg_catalog, pg_temp
begin atomic
  with settled as (
    select months, now() - make_interval(months => months) as before from audit_settings
  ), old as (
    select log.id from audit_log log
    where log.at < (select before from settled)
    order by log.at, log.seq limit p_most
  ), gone as (
    delete from audit_log log using old where log.id = old.id returning log.at
  ), said as (
    insert into audit_log (id, at, action, subject, details)
    select p_id, now(), 'audit.purged', 'audit_log',
      jsonb_build_object('count', count(*), 'months', (select months from settled), 'before', (select before from settled))
    from gone having count(*) > 0
  )
  select count(*) from gone;
end;

do $$
begin
  if exists (select from pg_roles where rolname = current_schema() || '_ro') then
    execute format('revoke execute on function audit_purge from %I', current_schema() || '_ro');
  end if;
end
$$;
