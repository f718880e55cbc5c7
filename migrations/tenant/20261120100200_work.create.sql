-- work: what happened and what is still to be done about it.

-- The outbox: written in the transaction that changed something, read by the pump after the commit. Hot.
create table facts (
  id          uuid primary key,
  seq         bigint generated always as identity unique,
  kind        text not null,
  subject     text not null,
  payload     jsonb not null default '{}',
  -- live topics that this fact touches: 'course:<id>', 'me:<user id>', 'people'
  topics      text[] not null default '{}',
  actor       uuid,
  acting_as   uuid,
  request_id  text,
  at          timestamptz not null,
  attempts    integer not null default 0,
  due_at      timestamptz,
  done_at     timestamptz,
  dead_at     timestamptz,
  error       text
);
-- the pump's queue: only facts that a reaction still waits for carry a due_at
create index facts_due on facts (due_at) where due_at is not null and dead_at is null;
create index facts_recent on facts (at);
create index facts_dead on facts (dead_at) where dead_at is not null;

-- Work with a date: claimed with SKIP LOCKED. `key` makes planning idempotent.
create table scheduled_work (
  key         text primary key,
  kind        text not null,
  payload     jsonb not null default '{}',
  due_at      timestamptz not null,
  attempts    integer not null default 0,
  error       text
);
create index scheduled_work_due on scheduled_work (due_at);

-- What was mailed to whom, and whether it left. The body is not kept: links in it are secrets.
create table mails (
  id          uuid primary key,
  kind        text not null,
  user_id     uuid,
  recipient   text not null,
  subject     text not null,
  status      text not null check (status in ('sending', 'sent', 'failed')),
  error       text,
  created_at  timestamptz not null,
  sent_at     timestamptz
);
create index mails_recent on mails (created_at desc);
create index mails_user on mails (user_id, created_at desc);
