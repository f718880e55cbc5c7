-- calendar: addresses under which other programs read what a person has on which day (domain section 8).

-- One row an address. Cold: a program asks for it a few times a day, by its secret. A person has at most ten in a team.
create table calendar_feeds (
  id           uuid primary key,
  user_id      uuid not null,
  team_id      text not null,
  -- what its person calls it: the phone, the office
  name         text not null check (length(name) between 1 and 100),
  -- what is told there
  kinds        text[] not null check (kinds <@ array['event', 'due', 'reminder'] and cardinality(kinds) > 0),
  -- of the secret in the address, which itself is kept nowhere
  secret_hash  bytea not null unique,
  created_at   timestamptz not null,
  -- when it was read last; written once an hour at most
  read_at      timestamptz
);
-- one's own, in order
create index calendar_feeds_own on calendar_feeds (user_id, team_id, created_at);
