-- When an operator last proved that it is them, beyond signing in; null: when the session began.
alter table control.operator_sessions add column proved_at timestamptz;

-- Questions about tenants' rows that operators keep for the next time; without a tenant and without a reason. Cold: read with the
-- console's query screen.
create table control.saved_queries (
  id             uuid primary key,
  operator_id    uuid not null references control.operators (id),
  operator_name  text not null,
  name           text not null check (length(name) between 1 and 80),
  -- {"collection", "fields", "filters", "order", "limit"}
  query          jsonb not null,
  saved_at       timestamptz not null
);
-- Saving under a name again replaces what was kept under it.
create unique index saved_queries_name on control.saved_queries (operator_id, lower(name));
create index saved_queries_list on control.saved_queries (lower(name), id);
