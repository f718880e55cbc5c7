-- Somebody at a host of nobody who wants to know their teams. The answer is a mail to the address alone, so that a row says
-- nothing of whether it belongs to anybody: each address that was asked for has one, and it goes after some minutes.

-- One row an address, while a mail waits to leave and for as long as there is no second one. Cold: asked for by few people,
-- looked through by the tenant API every few seconds, by the index of what is due.
create table identity.team_lookups (
  address   text primary key check (address = lower(address)),
  -- the mail's: whatever breaks off in between, it leaves under one id
  mail_id   uuid not null,
  -- in which the mail is worded, as the request asked for it
  language  text not null,
  asked_at  timestamptz not null,
  -- null: answered. While somebody is at it, until when it is theirs
  due_at    timestamptz,
  attempts  integer not null default 0
);
create index team_lookups_due on identity.team_lookups (due_at) where due_at is not null;
