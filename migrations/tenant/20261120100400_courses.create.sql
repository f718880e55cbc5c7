-- courses: what is learnt (domain sections 3 and 4). Content belongs to a version; publishing freezes one.

create table courses (
  id             uuid primary key,
  handle         text not null unique check (handle ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(handle) <= 100),
  status         text not null check (status in ('published', 'publishedwithdraft', 'draft', 'draftwithchanges', 'unpublished', 'archived')),
  is_bundle      boolean not null default false,
  live_version   integer,
  draft_version  integer not null,
  -- counts every edit: an edit that does not know the latest one is told so
  revision       integer not null default 1,
  changed_by     uuid not null,
  changed_at     timestamptz not null,
  created_at     timestamptz not null,
  published_at   timestamptz
);
create index courses_status on courses (status, id);
create index courses_created on courses (created_at, id);

create table course_versions (
  course_id           uuid not null references courses (id) on delete cascade,
  version             integer not null check (version > 0),
  title               text not null check (length(title) between 1 and 200),
  description         text not null default '',
  image               uuid references files (id),
  category            text not null default '',
  tags                text[] not null default '{}',
  sequential          boolean not null default false,
  availability_from   timestamptz,
  availability_until  timestamptz,
  reward_points       integer not null default 0 check (reward_points >= 0),
  -- title, description, category and tags in lower case: what the search boxes look in
  search              text not null,
  frozen_at           timestamptz,
  primary key (course_id, version),
  check (availability_until is null or availability_from is null or availability_until > availability_from)
);
create index course_versions_category on course_versions (category);
create index course_versions_search on course_versions using gin (search extensions.gin_trgm_ops);

create table sections (
  course_id  uuid not null,
  version    integer not null,
  id         uuid not null,
  position   integer not null,
  title      text not null check (length(title) between 1 and 200),
  primary key (course_id, version, id),
  foreign key (course_id, version) references course_versions (course_id, version) on delete cascade
);

-- An activity keeps its id from version to version: progress on it survives a new version.
create table activities (
  course_id      uuid not null,
  version        integer not null,
  id             uuid not null,
  section_id     uuid not null,
  position       integer not null,
  type           text not null check (type in ('page', 'video', 'document', 'link', 'checklist')),
  title          text not null check (length(title) between 1 and 200),
  required       boolean not null default true,
  -- {"kind": "viewed" | "timeSpent" | "watched" | "ticked", "seconds"?, "percent"?}
  completion     jsonb not null,
  -- by type: page {"doc"}, video {"file", "duration"}, document {"file", "pages"}, link {"url"}, checklist {"items": [{"id", "text", "required"}]}
  content        jsonb not null,
  reward_points  integer not null default 0 check (reward_points >= 0),
  primary key (course_id, version, id),
  foreign key (course_id, version, section_id) references sections (course_id, version, id) on delete cascade
);
