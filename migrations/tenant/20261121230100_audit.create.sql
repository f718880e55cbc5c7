-- audit: who did what, in whose name. Written in the transaction of what was done; nothing here is ever changed, so the
-- application's role may add and read and nothing else. Names are kept as they were. Warm: one row a change; the screen
-- filters by time, action and person, newest first.
create table audit_log (
  id              uuid primary key,
  seq             bigint generated always as identity unique,
  at              timestamptz not null,
  -- `<noun>.<past participle>`
  action          text not null,
  subject         text not null,
  subject_name    text,
  -- nobody: the system itself
  actor           uuid,
  actor_name      text,
  -- the person in whose name the actor acted
  acting_as       uuid,
  acting_as_name  text,
  team_id         text,
  ip              text,
  request_id      text,
  details         jsonb not null default '{}'
);
create index audit_log_at on audit_log (at desc, seq desc);
create index audit_log_action on audit_log (action, at desc, seq desc);
create index audit_log_actor on audit_log (actor, at desc, seq desc);
create index audit_log_acting_as on audit_log (acting_as, at desc, seq desc) where acting_as is not null;
create index audit_log_team on audit_log (team_id, at desc, seq desc);

do $$
begin
  if exists (select from pg_roles where rolname = current_schema() || '_app') then
    execute format('revoke update, delete, truncate on audit_log from %I', current_schema() || '_app');
  end if;
end
$$;
