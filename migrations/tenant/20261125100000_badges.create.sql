-- badges: what admins give to people for something well done (domain section 9).

-- One row a badge. Cold: the admins' list and page read it, few write it; people's own pages read it with what they hold.
create table badges (
  id            uuid primary key,
  team_id       text not null,
  -- an archived one is given to nobody; whoever holds it keeps it
  status        text not null default 'active' check (status in ('active', 'archived')),
  title         text not null check (length(title) between 1 and 120),
  description   text not null default '' check (length(description) <= 500),
  picture       uuid references files (id),
  -- title and description in lower case: what the search box looks in
  search        text not null,
  -- counts every edit: an edit that does not know the latest one is told so
  revision      integer not null default 1,
  changed_by    uuid not null,
  changed_at    timestamptz not null,
  created_by    uuid not null,
  created_at    timestamptz not null
);
-- the list, the newest first
create index badges_newest on badges (team_id, created_at desc, id desc);
-- its filter by status
create index badges_status on badges (team_id, status, created_at desc, id desc);
-- the list by title
create index badges_title on badges (team_id, lower(title), id);
-- the search box
create index badges_search on badges using gin (search extensions.gin_trgm_ops);

-- One row a badge, person and cycle: given by hand, and withdrawn by hand only. Given anew after that, it is the next cycle.
-- Warm: people's own pages and the badge's page read it; written up to 200 at once.
create table user_badges (
  id            uuid primary key,
  badge_id      uuid not null references badges (id),
  user_id       uuid not null,
  cycle         integer not null check (cycle >= 1),
  -- what the person was told with it
  note          text check (length(note) between 1 and 300),
  awarded_at    timestamptz not null,
  awarded_by    uuid not null,
  withdrawn_at  timestamptz,
  withdrawn_by  uuid,
  reason        text check (length(reason) between 1 and 500),
  unique (badge_id, user_id, cycle),
  check ((withdrawn_at is null) = (withdrawn_by is null) and (withdrawn_at is null) = (reason is null))
);
-- nobody holds a badge twice; how many hold it
create unique index user_badges_held on user_badges (badge_id, user_id) where withdrawn_at is null;
-- the badge's page, the newest first
create index user_badges_newest on user_badges (badge_id, awarded_at desc, id desc);
-- a person's own page, the newest first
create index user_badges_own on user_badges (user_id, awarded_at desc, id desc) where withdrawn_at is null;
