-- presence: who has the product open (specification section 3, "User presence record").

-- One row a person who was ever there. Written when somebody comes and goes, and at most once a minute while they are there;
-- read by primary key, for a person's page and for the people on one page of the users list.
create table user_presence (
  user_id          uuid primary key,
  state            text not null check (state in ('online', 'offline')),
  -- where they are and by what; empty while they are offline
  team_id          text,
  feature          text,
  device_type      text,
  mobile_vendor    text,
  mobile_model     text,
  browser_name     text,
  browser_version  text,
  os_name          text,
  os_version       text,
  -- when they came or went
  last_changed     timestamptz not null,
  -- the last sign of life: whoever gave none for longer than the lease is gone
  seen_at          timestamptz not null
);
