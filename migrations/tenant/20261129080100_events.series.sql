-- events: repeated by a rule, and a code that is shown in the room.

-- One row a series. Cold: read with one of its dates by its admins.
create table event_series (
  id          uuid primary key,
  team_id     text not null,
  -- by what its dates were made (RFC 5545), without its name
  rule        text not null,
  made_by     uuid not null,
  created_at  timestamptz not null
);
alter table events
  add column series_id uuid references event_series (id),
  -- the date that the rule gave it, by the clocks at its place
  add column series_at text check ((series_at is null) = (series_id is null)),
  -- null: nobody checks in by a code
  add column room_code text;
-- the dates of a series
create unique index events_series on events (series_id, series_at) where series_id is not null;
