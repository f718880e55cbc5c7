-- analytics: what people looked at and did on the screens (specification section 7, the v1 endpoint), and how sign-ins went.

-- One row an event, forgotten after half a year. Only added to; read by time and by name.
create table analytics_events (
  id          uuid primary key,
  at          timestamptz not null,
  kind        text not null check (kind in ('identify', 'page', 'track')),
  name        text not null,
  -- from the session, never from what was sent; nobody: before signing in
  user_id     uuid,
  team_id     text not null,
  properties  jsonb not null default '{}'
);
create index analytics_events_at on analytics_events (at);
create index analytics_events_name on analytics_events (name, at);
