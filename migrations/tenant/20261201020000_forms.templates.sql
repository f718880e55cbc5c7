-- forms: the organisation's own templates, and uploads that go on where they were cut off.

-- One row a template, few of them: what a new form begins with. The tenant's, for all of its teams.
create table form_templates (
  id          uuid primary key,
  name        text not null check (length(name) between 1 and 120),
  kind        text not null check (kind in ('survey', 'assessment', 'observation', 'request')),
  content     jsonb not null,
  -- without people and dates
  settings    jsonb not null,
  created_by  uuid not null,
  created_at  timestamptz not null
);
-- the list, in the order of names
create index form_templates_name on form_templates (lower(name), id);

-- An upload that arrives in pieces, kept for a day. Warm while somebody uploads: read and written by its primary key for each piece.
create table form_uploads (
  id             uuid primary key,
  submission_id  uuid not null references form_submissions (id),
  field          text not null,
  kind           text not null,
  name           text not null,
  size           bigint not null check (size > 0),
  -- how many bytes are there, and in which pieces of the object store they lie, in order
  received       bigint not null default 0 check (received between 0 and size),
  parts          uuid[] not null default '{}',
  -- what became of it once it was whole
  file_id        uuid references files (id) on delete cascade,
  created_by     uuid not null,
  created_at     timestamptz not null
);
-- what is forgotten
create index form_uploads_created on form_uploads (created_at);
-- what goes with its file
create index form_uploads_file on form_uploads (file_id) where file_id is not null;
