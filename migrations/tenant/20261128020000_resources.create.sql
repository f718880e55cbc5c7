-- resources: files that people are given by rules, to look at and to take away (domain section 6).

-- One row a resource; it belongs to the tenant, and every admin changes it. Cold: lists and its own pages read it.
create table resources (
  id           uuid primary key,
  handle       text not null unique,
  -- only a published one is given
  status       text not null default 'draft' check (status in ('draft', 'published', 'archived')),
  title        text not null check (length(title) between 1 and 200),
  description  text not null default '',
  category     text not null default '',
  tags         text[] not null default '{}',
  -- of the latest version: what people see; null before there is a file
  version      integer check (version > 0),
  file_type    text check (file_type in ('csv', 'excel', 'pdf', 'powerpoint', 'word', 'image', 'video')),
  -- category, tags, title and description in lower case: what the search boxes look in
  search       text not null,
  -- counts every edit: an edit that does not know the latest one is told so
  revision     integer not null default 1,
  changed_by   uuid not null,
  changed_at   timestamptz not null,
  created_at   timestamptz not null,
  check ((version is null) = (file_type is null)),
  check (status <> 'published' or version is not null)
);
-- the list by title, and by when it was made
create index resources_title on resources (lower(title), id);
create index resources_newest on resources (created_at desc, id);
-- its filters
create index resources_status on resources (status, lower(title), id);
create index resources_category on resources (category, lower(title), id);
create index resources_type on resources (file_type, lower(title), id);
-- the search boxes
create index resources_search on resources using gin (search extensions.gin_trgm_ops);

-- Every file that a resource ever had, the first is version 1. Replacing adds one; none is changed. Cold: its admins' page.
create table resource_versions (
  resource_id  uuid not null references resources (id),
  version      integer not null check (version > 0),
  file         uuid not null references files (id),
  created_by   uuid not null,
  created_at   timestamptz not null,
  primary key (resource_id, version)
);
create index resource_versions_file on resource_versions (file);

-- One row a person and resource that they were given. My Resources reads by person, the admin's page by resource.
create table user_resources (
  id             uuid primary key,
  user_id        uuid not null,
  resource_id    uuid not null references resources (id),
  is_optional    boolean not null,
  -- it was taken from them; what they did stays
  archived_at    timestamptz,
  permitted_at   timestamptz not null,
  -- first opened; of which version they saw the latest
  opened_at      timestamptz,
  seen_version   integer,
  downloaded_at  timestamptz,
  updated_at     timestamptz not null,
  unique (user_id, resource_id),
  check ((opened_at is null) = (seen_version is null)),
  check (downloaded_at is null or opened_at is not null)
);
create index user_resources_person on user_resources (user_id) where archived_at is null;
create index user_resources_resource on user_resources (resource_id, updated_at desc) where archived_at is null;

create view assignables_resource as
select 'resource'::text as type, id, title, search, status, status = 'published' as is_given, null::text[] as teams
from resources;

select gather_assignables();

-- Resources take Word, Excel, PowerPoint and CSV as well.
alter table files drop constraint files_kind_check;
alter table files add constraint files_kind_check check (kind in ('image', 'video', 'document', 'office', 'avatar', 'note', 'badge'));

-- Their files are named by their versions.
create or replace function files_named() returns setof uuid
language sql stable as $$
  select image from course_versions where image is not null
  union
  select image from blogs where image is not null
  union
  select unnest(pictures) from products
  union
  select file from resource_versions where file is not null
  union
  select found[1]::uuid
  from (
    select content::text from activities
    union all select doc::text from blogs
    union all select draft::text from team_widgets
    union all select widgets::text from team_widget_versions
  ) document (text),
  regexp_matches(document.text, '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}', 'g') found
$$;
