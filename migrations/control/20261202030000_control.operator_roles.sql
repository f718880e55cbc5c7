-- What an operator is here for. Who was entered before there were roles did everything, and goes on so.
alter table control.operators add column role text not null default 'administrator'
  check (role in ('administrator', 'support', 'billing', 'reader'));

-- Passkeys of operators, made for the console's host. Read with each sign-in of their owner; an authenticator's id is unique.
create table control.operator_passkeys (
  id            bytea primary key,
  operator_id   uuid not null references control.operators (id),
  name          text not null check (length(name) between 1 and 100),
  -- the public key and the counter, as the library writes them
  passkey       jsonb not null,
  counter       bigint not null default 0,
  created_at    timestamptz not null,
  last_used_at  timestamptz
);
create index operator_passkeys_operator on control.operator_passkeys (operator_id, created_at, id);

-- What an authenticator is being asked, found by the hash of a secret and taken by the answer: each is answered once.
create table control.operator_passkey_requests (
  secret_hash  bytea primary key,
  operator_id  uuid not null references control.operators (id),
  -- a passkey is made, or one is asked for
  kind         text not null check (kind in ('new', 'proof')),
  state        jsonb not null,
  expires_at   timestamptz not null
);
create index operator_passkey_requests_operator on control.operator_passkey_requests (operator_id);
create index operator_passkey_requests_expiry on control.operator_passkey_requests (expires_at);

-- What somebody arranged (a trigger) acts while they could still arrange it.
create or replace function control.operator_stands(p_operator uuid) returns boolean
language sql stable security definer set search_path = control, pg_temp as $$
  select exists (select from operators where id = p_operator and disabled_at is null and role in ('administrator', 'support'))
$$;
