-- triggers: what operators let happen by itself when something happens to people (domain section 12).

-- One row a trigger. Few, read with every event that could wake one, and by the console. Whom it is for is a rule of the permissions'
-- own table, so that one view says who matches any rule.
create table team_triggers (
  id              uuid primary key,
  team_id         text not null,
  title           text not null check (length(title) between 1 and 120),
  -- what wakes it, a word of the closed list in the kernel
  event           text not null,
  -- of which courses, badges, events or forms; empty: of all
  documents       uuid[] not null default '{}',
  rule            jsonb not null,
  permission_id   uuid not null unique references permissions (id),
  actions         jsonb not null,
  delay_seconds   integer not null default 0 check (delay_seconds between 0 and 7776000),
  -- null: without a limit
  per_hour        integer check (per_hour between 1 and 100000),
  per_person      integer check (per_person between 1 and 1000),
  enabled         boolean not null default true,
  -- why it was switched off by itself
  stopped         text check (stopped in ('gone')),
  -- counts the secrets that its webhooks were ever signed with
  secret_version  integer not null default 1,
  -- the operator who saved it last: it does nothing that they may not do at that moment
  author_id       uuid not null,
  author_name     text not null,
  revision        integer not null default 1,
  archived_at     timestamptz,
  created_at      timestamptz not null,
  updated_at      timestamptz not null
);
-- which triggers an event wakes
create index team_triggers_event on team_triggers (event) where enabled and archived_at is null;
-- the console's list
create index team_triggers_newest on team_triggers (updated_at desc, id);

-- One row a trigger, event and person: written once, however often the event is told. An operator's replay is the next number.
create table trigger_runs (
  id              uuid primary key,
  trigger_id      uuid not null references team_triggers (id),
  -- the fact
  event_id        uuid not null,
  user_id         uuid not null,
  replay          integer not null default 0 check (replay >= 0),
  event           text not null,
  event_at        timestamptz not null,
  document_id     uuid,
  document_title  text not null default '',
  -- how many triggers led to the event, one after another
  depth           smallint not null default 0,
  state           text not null check (state in ('waiting', 'done', 'skipped', 'stopped', 'failed')),
  -- when it is its turn; empty when it is over
  due_at          timestamptz check ((state = 'waiting') = (due_at is not null)),
  attempts        integer not null default 0,
  -- what each action came to
  output          jsonb not null default '[]',
  error_code      text,
  error           text,
  created_at      timestamptz not null,
  ran_at          timestamptz,
  unique (trigger_id, event_id, user_id, replay)
);
-- whose turn it is
create index trigger_runs_due on trigger_runs (event_id, trigger_id, due_at, id) where due_at is not null;
-- the log, and by state
create index trigger_runs_newest on trigger_runs (trigger_id, created_at desc, id desc);
create index trigger_runs_state on trigger_runs (trigger_id, state, created_at desc, id desc);
-- the limits: of the last hour, and of a person
create index trigger_runs_hour on trigger_runs (trigger_id, ran_at) where state = 'done';
create index trigger_runs_person on trigger_runs (trigger_id, user_id) where state = 'done';
-- what is forgotten after half a year
create index trigger_runs_old on trigger_runs using brin (created_at);

-- Webhooks on their way, and what became of them. The id is what the receiver tells repetitions by.
create table trigger_deliveries (
  id            uuid primary key,
  run_id        uuid not null references trigger_runs (id) on delete cascade,
  trigger_id    uuid not null references team_triggers (id),
  url           text not null,
  body          text not null,
  state         text not null check (state in ('sending', 'delivered', 'failed', 'gone', 'refused')),
  -- when it is sent next, or whoever sends it now has given up
  due_at        timestamptz check ((state = 'sending') = (due_at is not null)),
  attempts      integer not null default 0,
  -- it is given up a day after this
  began_at      timestamptz not null,
  -- the latest tries: {at, status, ms, error, answer}
  tries         jsonb not null default '[]',
  created_at    timestamptz not null
);
create index trigger_deliveries_due on trigger_deliveries (due_at) where due_at is not null;
create index trigger_deliveries_run on trigger_deliveries (run_id, id);

-- What a trigger does makes facts too: how many triggers led to one, and which was the last.
alter table facts add column depth smallint not null default 0, add column cause uuid;

-- A trigger is a reason to have a document.
alter table assignment_sources drop constraint assignment_sources_kind_check;
alter table assignment_sources add constraint assignment_sources_kind_check
  check (kind in ('rule', 'hand', 'self', 'package', 'pathway', 'trigger'));

-- A message that a trigger writes.
alter table user_notifications drop constraint user_notifications_kind_check;
alter table user_notifications add constraint user_notifications_kind_check
  check (kind in ('courseAssigned', 'courseDueSoon', 'courseOverdue', 'courseCompleted', 'noteReminder', 'badgeEarned',
    'eventSeat', 'eventOffered', 'eventCancelled', 'eventChanged', 'message'));
