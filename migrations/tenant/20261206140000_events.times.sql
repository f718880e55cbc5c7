-- events: a registration carries the times of its event, so that what a person has between two moments is found by one index, however
-- many events they have been to. Written with each move, and with the event when its times change.
alter table user_events add column starts_at timestamptz, add column ends_at timestamptz;

update user_events r set starts_at = e.starts_at, ends_at = e.ends_at from events e where e.id = r.event_id;

-- a person's calendar, and what is at the same time
create index user_events_time on user_events (user_id, starts_at, ends_at);
