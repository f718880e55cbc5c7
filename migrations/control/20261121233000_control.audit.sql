-- What operators did at the console, and whose log they read. Names are kept as they were. Cold: read by the console's
-- page, newest first. Nothing here is ever changed: the owner takes that from itself.
create table control.audit_log (
  id             uuid primary key,
  seq            bigint generated always as identity unique,
  at             timestamptz not null,
  -- `<noun>.<past participle>`
  action         text not null,
  subject        text not null,
  subject_name   text,
  -- nobody: a command on the server itself
  operator_id    uuid,
  operator_name  text,
  ip             text,
  request_id     text,
  details        jsonb not null default '{}',
  search         text not null generated always as (
    lower(coalesce(operator_name, '') || ' ' || subject || ' ' || coalesce(subject_name, '') || ' ' || action)
  ) stored
);
create index audit_log_at on control.audit_log (at desc, seq desc);
create index audit_log_action on control.audit_log (action, at desc, seq desc);
create index audit_log_operator on control.audit_log (operator_id, at desc, seq desc);
create index audit_log_subject on control.audit_log (subject, at desc, seq desc);

do $$
begin
  execute format('revoke update, delete, truncate on control.audit_log from %I', current_user);
end
$$;
