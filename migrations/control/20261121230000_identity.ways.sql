-- Further ways to prove who one is: an outside provider, an authenticator app, a passkey, a recovery code.

-- Where a password was chosen for an address that is not proved yet: it counts in that tenant only, until the address is
-- proved. Whoever registers with another's address gains nothing in the tenants that invite that address.
alter table identity.credentials add column tenant_id text references control.tenants (id);

-- The next sign-in has to choose another one first.
alter table identity.credentials add column must_change boolean not null default false;

-- Which address a mailed link proves or brings back, where it is not the person's present one; lower case.
alter table identity.tokens add column address text;

-- Who a person is at a tenant's provider. Never found by an e-mail address. Hot at sign-in, by primary key.
create table identity.external_identities (
  tenant_id     text not null references control.tenants (id),
  issuer        text not null,
  subject       text not null,
  user_id       uuid not null references identity.users (id),
  -- the kind of provider: okta, microsoft, …
  provider      text not null,
  -- as the provider last told it; shown, never looked up
  email         text,
  linked_at     timestamptz not null,
  last_used_at  timestamptz,
  primary key (tenant_id, issuer, subject)
);
create index external_identities_user on identity.external_identities (user_id);

-- A person's authenticator app. The secret is sealed; each time step works once.
create table identity.authenticator_apps (
  user_id       uuid primary key references identity.users (id),
  secret        bytea not null,
  -- null: begun, not yet shown to work
  confirmed_at  timestamptz,
  last_step     bigint not null default 0,
  created_at    timestamptz not null
);

-- What opens when phone and passkeys are lost; each once. SHA-256 of the code.
create table identity.recovery_codes (
  user_id     uuid not null references identity.users (id),
  hash        bytea not null,
  created_at  timestamptz not null,
  used_at     timestamptz,
  primary key (user_id, hash)
);

-- A person's passkeys; each for one relying party, the host it was made at.
create table identity.passkeys (
  id            bytea primary key,
  user_id       uuid not null references identity.users (id),
  rp_id         text not null,
  name          text not null check (length(name) between 1 and 100),
  passkey       jsonb not null,
  created_at    timestamptz not null,
  last_used_at  timestamptz
);
create index passkeys_user on identity.passkeys (user_id);

-- Takes back somebody who was made a moment ago and whose setting up failed (specification section 4). Whoever calls it
-- names the very moment they were made at, so nobody else can be meant; a person of another tenant stays.
create function identity.take_back(p_user uuid, p_made timestamptz, p_tenant text) returns boolean
language plpgsql security definer set search_path = identity, pg_temp as $$
begin
  perform from users where id = p_user and created_at = p_made
    and not exists (select from user_tenants where user_id = p_user and tenant_id <> p_tenant)
    for update;
  if not found then
    return false;
  end if;
  delete from tokens where user_id = p_user;
  delete from external_identities where user_id = p_user;
  delete from authenticator_apps where user_id = p_user;
  delete from recovery_codes where user_id = p_user;
  delete from passkeys where user_id = p_user;
  delete from credentials where user_id = p_user;
  delete from user_tenants where user_id = p_user;
  delete from emails where user_id = p_user;
  delete from users where id = p_user;
  return true;
end
$$;
revoke execute on function identity.take_back from public;
