-- packages: courses, resources and pathways that are given together (domain section 6). Rules give packages, and packages give what is in them.

-- One row a package; it belongs to the tenant, and every admin changes it. Cold: lists and its own page read it.
create table learning_packages (
  id             uuid primary key,
  status         text not null default 'draft'
                  check (status in ('published', 'publishedwithdraft', 'draft', 'draftwithchanges', 'unpublished', 'archived')),
  -- what its people are given; null: it was never published
  live_version   integer,
  draft_version  integer not null default 1,
  -- counts every edit: an edit that does not know the latest one is told so
  revision       integer not null default 1,
  changed_by     uuid not null,
  changed_at     timestamptz not null,
  created_at     timestamptz not null,
  check (status not in ('published', 'publishedwithdraft') or live_version is not null)
);
-- the list by state, and by when it was made
create index learning_packages_status on learning_packages (status, id);
create index learning_packages_newest on learning_packages (created_at desc, id);

-- What stands in it; publishing freezes a version, the next edit copies it.
create table learning_package_versions (
  package_id   uuid not null references learning_packages (id),
  version      integer not null check (version > 0),
  title        text not null check (length(title) between 1 and 200),
  description  text not null default '',
  category     text not null default '',
  tags         text[] not null default '{}',
  -- by when its courses are to be completed, counted from the package: {"kind": "none"} says nothing, and the courses say it
  due          jsonb not null default '{"kind": "none"}',
  -- what becomes of its items for whoever has the package no longer
  on_removal   text not null default 'archive' check (on_removal in ('keep', 'archive')),
  -- title, description, category and tags in lower case: what the search boxes look in
  search       text not null,
  frozen_at    timestamptz,
  primary key (package_id, version)
);
create index learning_package_versions_category on learning_package_versions (category);
create index learning_package_versions_tags on learning_package_versions using gin (tags);
create index learning_package_versions_search on learning_package_versions using gin (search extensions.gin_trgm_ops);

create table learning_package_items (
  package_id   uuid not null,
  version      integer not null,
  type         text not null check (type in ('course', 'resource', 'pathway')),
  document_id  uuid not null,
  position     integer not null,
  primary key (package_id, version, document_id),
  foreign key (package_id, version) references learning_package_versions (package_id, version) on delete cascade
);
-- which packages hold a course that was completed
create index learning_package_items_document on learning_package_items (document_id, package_id, version);

-- One row a person and package that they were given. The admin's page reads by package, the chain of completions by person.
create table user_packages (
  id            uuid primary key,
  user_id       uuid not null,
  package_id    uuid not null references learning_packages (id),
  status        text not null default 'notstarted' check (status in ('notstarted', 'inprogress', 'completed')),
  progress      smallint not null default 0 check (progress between 0 and 100),
  is_optional   boolean not null,
  -- it was taken from them; what they did stays
  archived_at   timestamptz,
  permitted_at  timestamptz not null,
  started_at    timestamptz,
  completed_at  timestamptz,
  updated_at    timestamptz not null,
  unique (user_id, package_id),
  check ((status = 'completed') = (completed_at is not null)),
  check ((status = 'completed') = (progress = 100))
);
create index user_packages_package on user_packages (package_id, status, updated_at desc) where archived_at is null;

-- Who has done what of that, ever.
create view package_items_done as
select 'course'::text as type, course_id as document_id, user_id from user_courses where completed_at is not null
union all
select 'resource', resource_id, user_id from user_resources where opened_at is not null
union all
select 'pathway', pathway_id, user_id from user_learning_pathways where completed_at is not null;

create view assignables_package as
select 'package'::text as type, p.id, coalesce(v.title, '') as title, coalesce(v.search, '') as search, p.status,
  p.status in ('published', 'publishedwithdraft') as is_given, null::text[] as teams
from learning_packages p
left join learning_package_versions v on v.package_id = p.id and v.version = coalesce(p.live_version, p.draft_version);

create view assignable_details_package as
select 'package'::text as type, p.id, v.description, v.category, v.tags, null::uuid as image
from learning_packages p
join learning_package_versions v on v.package_id = p.id and v.version = coalesce(p.live_version, p.draft_version);

create view assignment_records_package as
select 'package'::text as type, package_id as document_id, user_id, id, status, progress, archived_at, started_at, completed_at, updated_at
from user_packages;

-- The same of pathways, for whatever shows documents of all types.
create view assignable_details_pathway as
select 'pathway'::text as type, p.id, v.description, v.category, v.tags, v.image
from learning_pathways p
join pathway_versions v on v.pathway_id = p.id and v.version = coalesce(p.live_version, p.draft_version);

create view assignment_records_pathway as
select 'pathway'::text as type, pathway_id as document_id, user_id, id, status, progress, archived_at, started_at, completed_at, updated_at
from user_learning_pathways;

select gather_assignables();

-- What whoever has a package is given with it; all of it is to be completed.
create view assignment_contents_package as
select 'package'::text as container_type, p.id as container_id, i.type, i.document_id, false as is_optional
from learning_packages p
join learning_package_items i on i.package_id = p.id and i.version = p.live_version
where p.status in ('published', 'publishedwithdraft');

select gather_contents();

-- Whoever once was given something by one of these keeps it when they have the container no longer.
create view containers_keeping as
select 'package'::text as type, p.id::text as id
from learning_packages p
join learning_package_versions v on v.package_id = p.id and v.version = p.live_version
where v.on_removal = 'keep';

-- By when a package wants its courses completed by somebody: counted from the moment from which they have the package.
create function package_due(package text, person uuid, zone text) returns timestamptz
language sql stable as $$
  select due_moment(v.due, min(s.created_at), person, false, zone)
  from learning_packages p
  join learning_package_versions v on v.package_id = p.id and v.version = p.live_version
  join assignment_sources s on s.user_id = person and s.type = 'package' and s.document_id = p.id
  where p.id = package::uuid
  group by v.due
$$;
