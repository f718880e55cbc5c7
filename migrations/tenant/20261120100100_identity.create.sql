-- identity: sessions of this tenant. Credentials are global and live in the control database.

-- One row a sign-in. Hot: read once per access token and every 5 s while in use, by primary key.
create table sessions (
  id             uuid primary key,
  user_id        uuid not null,
  -- SHA-256 of the refresh token now valid, and of the one before it (a lost answer may repeat it for a moment)
  refresh_hash   bytea not null unique,
  previous_hash  bytea,
  rotated_at     timestamptz not null,
  persist        boolean not null,
  method         text not null default 'password',
  created_at     timestamptz not null,
  last_seen_at   timestamptz not null,
  expires_at     timestamptz not null,
  ended_at       timestamptz,
  end_reason     text,
  user_agent     text,
  ip             text
);
create index sessions_user on sessions (user_id) where ended_at is null;
create index sessions_previous on sessions (previous_hash) where previous_hash is not null;
create index sessions_expired on sessions (expires_at);

-- Codes that work once and for a minute: moving to another host of the tenant, opening a live socket.
create table one_time_codes (
  hash        bytea primary key,
  kind        text not null check (kind in ('handover', 'live')),
  user_id     uuid not null,
  session_id  uuid not null references sessions (id) on delete cascade,
  host        text not null,
  persist     boolean not null default false,
  created_at  timestamptz not null,
  expires_at  timestamptz not null,
  used_at     timestamptz
);
create index one_time_codes_expired on one_time_codes (expires_at);
create index one_time_codes_session on one_time_codes (session_id);
