-- notes: what people write down for themselves (domain section 11). Nobody else reads any of it, whatever their role.

-- One row a note. Warm: its person's screen reads the newest, and every pause in typing writes one row. What was deleted stays
-- for a month, so that it can be had back.
create table notes (
  id           uuid primary key,
  user_id      uuid not null,
  title        text not null,
  description  text not null,
  -- [{"id", "text", "checked"}], in order
  checklist    jsonb not null default '[]',
  -- labels of the same person; one that is deleted is taken out here too
  labels       uuid[] not null default '{}',
  -- an upload that belongs to this note alone
  image        uuid,
  archive      boolean not null default false,
  reminder     timestamptz,
  -- when its person was reminded, emptied by another reminder
  reminded_at  timestamptz,
  -- every word of it in lower case
  search       text not null,
  -- counts the edits: one that does not know the latest is told so
  revision     integer not null default 1,
  created_at   timestamptz not null,
  changed_at   timestamptz not null,
  deleted_at   timestamptz,
  check (reminded_at is null or reminder is not null)
);
-- the screen: the newest first
create index notes_newest on notes (user_id, created_at desc, id desc) where deleted_at is null;
-- the screen of those with a reminder
create index notes_reminders on notes (user_id, reminder) where reminder is not null and deleted_at is null;
-- what was deleted, for its person and for the day on which it goes
create index notes_deleted on notes (deleted_at) where deleted_at is not null;

-- The labels that people made for their own notes; read all of them at once, for one person.
create table note_labels (
  id          uuid primary key,
  user_id     uuid not null,
  name        text not null,
  created_at  timestamptz not null
);
create unique index note_labels_name on note_labels (user_id, lower(name));
