-- Who people are, across tenants. The tenant API writes here (role learnt_edge), in statements of its own;
-- what a person is in a team lives in the tenant's schema (user_teams).

-- The identity record of specification section 3. One row a person.
create table identity.users (
  id                    uuid primary key,
  email                 text,
  -- a placeholder made from the id when the person has no address
  system_created_email  text unique,
  first_name            text not null,
  last_name             text not null,
  phone                 text,
  avatar                text,
  is_email_verified     boolean not null default false,
  disabled_at           timestamptz,
  created_at            timestamptz not null,
  updated_at            timestamptz not null
);

-- Every address a person can sign in with, lower case. Hot at sign-in, by primary key.
create table identity.emails (
  address      text primary key check (address = lower(address)),
  user_id      uuid not null references identity.users (id),
  is_primary   boolean not null default false,
  verified_at  timestamptz,
  created_at   timestamptz not null
);
create index emails_user on identity.emails (user_id);

-- argon2id hashes. A person without a row has never set a password.
create table identity.credentials (
  user_id        uuid primary key references identity.users (id),
  password_hash  text not null,
  set_by_person  boolean not null,
  set_at         timestamptz not null
);

-- In which tenants a person has a membership; decides who may set whose password.
create table identity.user_tenants (
  user_id     uuid not null references identity.users (id),
  tenant_id   text not null references control.tenants (id),
  created_at  timestamptz not null,
  primary key (user_id, tenant_id)
);
create index user_tenants_tenant on identity.user_tenants (tenant_id);

-- Links that were mailed: invitation, password reset, e-mail check. Only the SHA-256 of the secret is kept.
create table identity.tokens (
  hash        bytea primary key,
  purpose     text not null check (purpose in ('invitation', 'password_reset', 'verify_email', 'recover_email')),
  user_id     uuid not null references identity.users (id),
  tenant_id   text not null references control.tenants (id),
  team_id     text not null references control.teams (id),
  created_at  timestamptz not null,
  expires_at  timestamptz not null,
  used_at     timestamptz
);
create index tokens_user on identity.tokens (user_id, purpose);
