-- identity: a session belongs to a team, says how it was proved, and who really acts in it.

-- The team at whose host it lives; null: begun before this was kept.
alter table sessions add column team_id text;

-- The second factor that was given: totp, passkey, recovery.
alter table sessions add column factor text;

-- When the person last proved who they are; null: when it began.
alter table sessions add column proved_at timestamptz;

-- Who really acts, while somebody acts in the person's name.
alter table sessions add column actor_id uuid;

-- By which impersonation.
alter table sessions add column impersonation_id uuid;

create index sessions_actor on sessions (actor_id) where actor_id is not null and ended_at is null;

-- One-time things of a sign-in under way: the state of a provider's flow, the step to a second factor, a link to be made.
-- By the SHA-256 of a secret that only the browser holds; the state is ours and never goes out.
create table sign_in_challenges (
  hash        bytea primary key,
  kind        text not null check (kind in ('provider', 'test', 'link', 'second_factor', 'enrol', 'passkey_new', 'passkey_use')),
  user_id     uuid,
  host        text not null,
  state       jsonb not null default '{}',
  created_at  timestamptz not null,
  expires_at  timestamptz not null,
  used_at     timestamptz
);
create index sign_in_challenges_expired on sign_in_challenges (expires_at);
