-- events: sessions that people come to, who has a seat, and who waits for one (domain section 8).

-- One row an event. Hot while people book: every booking locks its row, so that bookings of one event take turns.
create table events (
  id                 uuid primary key,
  team_id            text not null,
  status             text not null check (status in ('draft', 'published', 'cancelled', 'archived')),
  title              text not null check (length(title) between 1 and 200),
  -- the node tree of its text
  description        jsonb not null,
  category           text not null default '',
  tags               text[] not null default '{}',
  address            text not null default '',
  -- shown to those who have a seat
  online_url         text not null default '',
  starts_at          timestamptz not null,
  ends_at            timestamptz not null check (ends_at > starts_at),
  -- the zone in which its times are written
  time_zone          text not null,
  -- null: as many as come
  capacity           integer check (capacity > 0),
  -- null: as many as wait; 0: nobody waits
  waitlist_capacity  integer check (waitlist_capacity >= 0),
  approval           boolean not null default false,
  register_until     timestamptz,
  cancel_until       timestamptz,
  promotion          text not null check (promotion in ('auto', 'offer', 'manual')),
  offer_hours        integer not null default 24 check (offer_hours between 1 and 720),
  cancel_reason      text not null default '',
  -- seats that are held, offered ones too, and who waits without an offer: recounted from event_moves they are the same
  taken              integer not null default 0 check (taken >= 0),
  waiting            integer not null default 0 check (waiting >= 0),
  -- how many moves its ledger has
  moves              integer not null default 0,
  -- title, text, address, category and tags in lower case: what the search box looks in
  search             text not null,
  revision           integer not null default 1,
  changed_by         uuid not null,
  changed_at         timestamptz not null,
  created_at         timestamptz not null
);
-- what is to come, and the admins' list by date
create index events_starts on events (team_id, starts_at, id);
create index events_status on events (team_id, status, starts_at, id);
create index events_category on events (team_id, category);
create index events_tags on events using gin (tags);
create index events_search on events using gin (search extensions.gin_trgm_ops);

-- One row a person and event, from their first registration on. Written under the lock of the event's row.
create table user_events (
  id             uuid primary key,
  event_id       uuid not null references events (id),
  user_id        uuid not null,
  state          text not null check (state in (
                   'pending', 'attending', 'attended', 'not attended', 'waiting', 'waiting-cancelled', 'cancelled')),
  -- the move with which they joined the wait list: its order
  place          integer not null default 0,
  -- of who waits: a seat is kept for them until then
  offered_until  timestamptz check (offered_until is null or state = 'waiting'),
  -- what their ticket says
  ticket         text not null unique,
  changed_at     timestamptz not null,
  unique (event_id, user_id)
);
-- the wait list in order
create index user_events_waiting on user_events (event_id, place) where state = 'waiting';
-- attendees by state
create index user_events_state on user_events (event_id, state);
-- a person's own, and what they leave behind
create index user_events_own on user_events (user_id, state);

-- The ledger: each move of each registration, never changed. Cold: read by admins of one event.
create table event_moves (
  event_id       uuid not null references events (id),
  number         integer not null,
  user_id        uuid not null,
  -- null: they were not registered
  from_state     text,
  to_state       text not null,
  offered_until  timestamptz,
  reason         text not null,
  note           text not null default '',
  -- null: it followed by itself
  made_by        uuid,
  made_at        timestamptz not null,
  primary key (event_id, number)
);
