-- impersonation: somebody acts in another person's name (specification section 3, "Impersonation session").

-- One row each time, with its reason. Warm: read when a session of it is refreshed, and by the person's own log.
create table impersonation_sessions (
  id                    uuid primary key,
  -- who acts
  user_id               uuid not null,
  impersonated_user_id  uuid not null,
  impersonated_email    text,
  team_id               text not null,
  reason                text not null check (length(reason) between 3 and 500),
  status                text not null default 'active' check (status in ('active', 'inactive')),
  -- where the actor goes back to
  home                  text not null,
  -- the session in the person's name, and the actor's own that waits meanwhile
  session_id            uuid not null,
  actor_session_id      uuid not null,
  created_at            timestamptz not null,
  ends_at               timestamptz not null,
  ended_at              timestamptz,
  end_reason            text
);
-- nobody acts as two at once
create unique index impersonation_sessions_active on impersonation_sessions (user_id) where status = 'active';
create index impersonation_sessions_person on impersonation_sessions (impersonated_user_id, created_at desc);
