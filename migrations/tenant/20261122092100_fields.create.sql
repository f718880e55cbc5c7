-- fields: which fields a team's people have, and what may stand in them (domain section 2, "Dynamic fields"). The values stand on
-- the membership: those of `loc1` to `custom6` in columns of their own, the others in its `fields`; rules and lists find them
-- by its indexed facets.

-- One row a field that an admin described, at most some hundreds a team. Read whole whenever a form with fields is shown or
-- a value of one is written; written by admins now and then.
create table field_definitions (
  id           uuid primary key,
  team_id      text not null,
  -- under which a membership keeps its values; never changed
  key          text not null check (key ~ '^[A-Za-z][A-Za-z0-9_]{0,39}$'),
  label        text not null check (length(label) between 1 and 100),
  hint         text not null default '' check (length(hint) <= 300),
  kind         text not null check (kind in ('text', 'number', 'date', 'select', 'multi', 'bool', 'person')),
  required     boolean not null default false,
  -- whether the person sees the values too, or admins alone
  visible_to   text not null check (visible_to in ('admins', 'person')),
  editable_by  text not null check (editable_by in ('admins', 'person')),
  -- the order in forms
  position     integer not null,
  -- how many rows of field_options it has
  options      integer not null default 0 check (options between 0 and 5000),
  -- put away: it is in no form, and its values are kept
  archived_at  timestamptz,
  revision     integer not null default 1,
  created_by   uuid not null,
  created_at   timestamptz not null,
  changed_at   timestamptz not null,
  check (editable_by = 'admins' or visible_to = 'person')
);
-- two spellings of one key would be one facet
create unique index field_definitions_key on field_definitions (team_id, lower(key));

-- What a field of choices offers, at most 5,000 a field. Written as a whole; read by value when one is chosen, and in order,
-- a few at a time, while somebody chooses.
create table field_options (
  definition_id  uuid not null references field_definitions (id) on delete cascade,
  position       integer not null,
  value          text not null check (length(value) between 1 and 200),
  primary key (definition_id, position)
);
create unique index field_options_value on field_options (definition_id, lower(value));
