-- pathways: courses, resources, events and forms on one way (domain section 6). Rules give pathways, and pathways give what lies on them.

-- One row a pathway; it belongs to the tenant, and every admin changes it. Cold: lists and its own pages read it.
create table learning_pathways (
  id             uuid primary key,
  handle         text not null unique,
  status         text not null default 'draft'
                   check (status in ('published', 'publishedwithdraft', 'draft', 'draftwithchanges', 'unpublished', 'archived')),
  -- what its people follow; null: it was never published
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
create index learning_pathways_status on learning_pathways (status, id);
create index learning_pathways_newest on learning_pathways (created_at desc, id);

-- What stands on it; publishing freezes a version, the next edit copies it.
create table pathway_versions (
  pathway_id      uuid not null references learning_pathways (id),
  version         integer not null check (version > 0),
  title           text not null check (length(title) between 1 and 200),
  description     text not null default '',
  image           uuid references files (id),
  category        text not null default '',
  tags            text[] not null default '{}',
  mode            text not null default 'learnersChoice' check (mode in ('learnersChoice', 'sequenced')),
  -- so many of its items complete it; null: all that are required, or all where none is
  required_count  integer check (required_count > 0),
  -- title, description, category and tags in lower case: what the search boxes look in
  search          text not null,
  frozen_at       timestamptz,
  primary key (pathway_id, version)
);
create index pathway_versions_category on pathway_versions (category);
create index pathway_versions_tags on pathway_versions using gin (tags);
create index pathway_versions_search on pathway_versions using gin (search extensions.gin_trgm_ops);

create table pathway_items (
  pathway_id   uuid not null,
  version      integer not null,
  type         text not null check (type in ('course', 'resource', 'event', 'form')),
  document_id  uuid not null,
  position     integer not null,
  required     boolean not null default true,
  primary key (pathway_id, version, document_id),
  foreign key (pathway_id, version) references pathway_versions (pathway_id, version) on delete cascade
);
-- which pathways lead over a course that was completed
create index pathway_items_document on pathway_items (document_id, pathway_id, version);

-- One row a person and pathway that they were given. My Learning Pathways reads by person, the admin's page by pathway.
create table user_learning_pathways (
  id            uuid primary key,
  user_id       uuid not null,
  pathway_id    uuid not null references learning_pathways (id),
  status        text not null default 'notstarted' check (status in ('notstarted', 'inprogress', 'completed')),
  progress      smallint not null default 0 check (progress between 0 and 100),
  is_optional   boolean not null,
  -- it was taken from them; what they did stays
  archived_at   timestamptz,
  permitted_at  timestamptz not null,
  started_at    timestamptz,
  completed_at  timestamptz,
  updated_at    timestamptz not null,
  unique (user_id, pathway_id),
  check ((status = 'completed') = (completed_at is not null)),
  check ((status = 'completed') = (progress = 100))
);
create index user_learning_pathways_person on user_learning_pathways (user_id) where archived_at is null;
create index user_learning_pathways_pathway on user_learning_pathways (pathway_id, status, updated_at desc) where archived_at is null;

-- What of it a person has behind them: they did it, or an admin let them off it.
create table user_pathway_items (
  user_pathway_id  uuid not null references user_learning_pathways (id),
  document_id      uuid not null,
  completed_at     timestamptz,
  waived_at        timestamptz,
  waived_by        uuid,
  waive_reason     text,
  primary key (user_pathway_id, document_id),
  check (completed_at is not null or waived_at is not null),
  check ((waived_at is null) = (waived_by is null) and (waived_at is null) = (waive_reason is null))
);

-- What can lie on a pathway, as far as its completion can be known; is_given: it is there for people now.
create view pathway_materials as
select a.type, a.id, a.title, a.search, a.status, a.is_given, case when c.is_bundle then 'bundle' else a.type end as kind, null::text as team_id
from assignables a
left join courses c on a.type = 'course' and c.id = a.id
where a.type in ('course', 'resource')
union all
select 'event', id, title, search, status, status = 'published', 'event', team_id from events
union all
select 'form', id, title, search, status, status in ('published', 'publishedwithdraft'), 'form', team_id from forms
where not coalesce((settings ->> 'anonymous')::boolean, false);

-- Who has done what of that, ever.
create view pathway_materials_done as
select 'course'::text as type, course_id as document_id, user_id, completed_at from user_courses where completed_at is not null
union all
select 'resource', resource_id, user_id, opened_at from user_resources where opened_at is not null
union all
select 'event', event_id, user_id, changed_at from user_events where state = 'attended'
union all
select 'form', form_id, user_id, changed_at from form_submissions where status in ('completed', 'competent', 'approved') and user_id is not null;

-- Where people are on the live versions. What is hidden is passed over, unless somebody did it before; in a sequenced pathway an
-- item is locked while a required one before it is not done, until the pathway is completed.
create view pathway_item_states as
select up.id as user_pathway_id, up.user_id, up.pathway_id, i.version, v.mode, i.position, i.type, i.document_id, i.required, m.kind, m.title,
  coalesce(m.is_given, false) as is_given, done.completed_at, done.waived_at, done.waive_reason, done.user_pathway_id is not null as is_done,
  v.mode = 'sequenced' and up.status <> 'completed' and done.user_pathway_id is null and exists (
    select 1
    from pathway_items b
    join pathway_materials bm on bm.type = b.type and bm.id = b.document_id and bm.is_given
    where b.pathway_id = i.pathway_id and b.version = i.version and b.position < i.position and b.required
      and not exists (select 1 from user_pathway_items bd where bd.user_pathway_id = up.id and bd.document_id = b.document_id)
  ) as is_locked
from user_learning_pathways up
join learning_pathways p on p.id = up.pathway_id
join pathway_versions v on v.pathway_id = p.id and v.version = p.live_version
join pathway_items i on i.pathway_id = v.pathway_id and i.version = v.version
left join pathway_materials m on m.type = i.type and m.id = i.document_id
left join user_pathway_items done on done.user_pathway_id = up.id and done.document_id = i.document_id;

create view pathway_tallies as
select tally.id, wanted, case when required_count is not null then least(done, wanted) when required > 0 then required_done else done end as done,
  done as touched
from (
  select counted.*, case when required_count is not null then least(required_count, there) when required > 0 then required else there end as wanted
  from (
    select up.id, v.required_count,
      count(*) filter (where m.is_given or done.document_id is not null) as there,
      count(*) filter (where i.required and (m.is_given or done.document_id is not null)) as required,
      count(done.document_id) as done,
      count(done.document_id) filter (where i.required) as required_done
    from user_learning_pathways up
    join learning_pathways p on p.id = up.pathway_id
    join pathway_versions v on v.pathway_id = p.id and v.version = p.live_version
    left join pathway_items i on i.pathway_id = v.pathway_id and i.version = v.version
    left join pathway_materials m on m.type = i.type and m.id = i.document_id
    left join user_pathway_items done on done.user_pathway_id = up.id and done.document_id = i.document_id
    group by up.id, v.required_count
  ) as counted
) as tally;

create view assignables_pathway as
select 'pathway'::text as type, p.id, coalesce(v.title, '') as title, coalesce(v.search, '') as search, p.status,
  p.status in ('published', 'publishedwithdraft') as is_given, null::text[] as teams
from learning_pathways p
left join pathway_versions v on v.pathway_id = p.id and v.version = coalesce(p.live_version, p.draft_version);

select gather_assignables();

-- assignments: documents that give documents. Each such type has a view assignment_contents_<type> of these columns, and its migration
-- calls gather_contents(), which makes one view of all of them: what whoever has a container is given with it.
create view assignment_contents_pathway as
select 'pathway'::text as container_type, p.id as container_id, i.type, i.document_id, not i.required as is_optional
from learning_pathways p
join pathway_items i on i.pathway_id = p.id and i.version = p.live_version and i.type in ('course', 'resource')
where p.status in ('published', 'publishedwithdraft');

create function gather_contents() returns void
language plpgsql as $$
begin
  execute 'create or replace view assignment_contents as ' || (
    select string_agg(format('select container_type, container_id, type, document_id, is_optional from %I', viewname), ' union all '
      order by viewname)
    from pg_views where schemaname = current_schema() and viewname like 'assignment\_contents\_%');
end
$$;

select gather_contents();
