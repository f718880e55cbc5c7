-- events: people who are registered because a rule names them, some hundreds at a time.

-- One row each time somebody adds people by a rule, how far that is and what it came to. Cold: an admin looks at it while it goes on.
create table event_additions (
  id           uuid primary key,
  event_id     uuid not null references events (id),
  -- who finds no seat goes to the wait list
  may_wait     boolean not null,
  note         text not null default '',
  -- people whom the rule named
  total        integer not null check (total > 0),
  done         integer not null default 0 check (done between 0 and total),
  seated       integer not null default 0,
  waiting      integer not null default 0,
  -- who was registered already
  known        integer not null default 0,
  refused      integer not null default 0,
  added_by     uuid not null,
  started_at   timestamptz not null,
  finished_at  timestamptz
);
-- the latest of an event
create index event_additions_latest on event_additions (event_id, started_at desc, id);

-- The people that are still to be added, in order; a row is gone once they were.
create table event_addition_portions (
  addition_id  uuid not null references event_additions (id) on delete cascade,
  number       bigint not null,
  users        uuid[] not null,
  primary key (addition_id, number)
);

-- Who was not added, and why: the code of a refusal. Read a page of one addition at a time.
create table event_addition_refusals (
  addition_id  uuid not null references event_additions (id) on delete cascade,
  user_id      uuid not null,
  code         text not null,
  primary key (addition_id, user_id)
);
