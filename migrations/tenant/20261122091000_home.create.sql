-- home: what a team's homepage shows (domain section 11). The words of the specification: widget templates are the closed
-- set of kinds in the program; what a team made of them is here; what a person sees of it is made of the person's own data.

-- One row a team and kind of homepage that somebody ever edited; without one, everybody sees the homepage that every team
-- begins with. Read with every look at a homepage, by primary key; written by its editors.
create table team_widgets (
  team_id     text not null,
  kind        text not null check (kind in ('home', 'munro')),
  -- widgets in order: [{"id", "type", "place": "main" | "side", "props"}]
  draft       jsonb not null,
  -- counts every edit: an edit that does not know the latest one is told so
  revision    integer not null default 1,
  changed_by  uuid not null,
  changed_at  timestamptz not null,
  -- what people see; null: nothing was published yet
  version     integer,
  primary key (team_id, kind)
);

-- Every publication, frozen: the latest is what people see, the earlier ones are the history. Read by primary key; the
-- editor's list of them by team and kind.
create table team_widget_versions (
  id            uuid primary key,
  team_id       text not null,
  kind          text not null,
  version       integer not null check (version > 0),
  widgets       jsonb not null,
  published_by  uuid not null,
  published_at  timestamptz not null,
  unique (team_id, kind, version),
  foreign key (team_id, kind) references team_widgets (team_id, kind)
);
