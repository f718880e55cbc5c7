-- assignments: rules give documents of any type, not courses alone.

-- What rules can give. Each type has a view assignables_<type> of these columns, and its migration calls gather_assignables(), which
-- makes one view of all of them. is_given: people have it now, or would if a rule named them; hidden documents wait.
create view assignables_course as
select 'course'::text as type, c.id, coalesce(cv.title, '') as title, coalesce(cv.search, '') as search, c.status,
  c.status in ('published', 'publishedwithdraft') as is_given, c.teams
from courses c
left join course_versions cv on cv.course_id = c.id and cv.version = coalesce(c.live_version, c.draft_version);

create function gather_assignables() returns void
language plpgsql as $$
begin
  execute 'create or replace view assignables as ' || (
    select string_agg(format('select type, id, title, search, status, is_given, teams from %I', viewname), ' union all ' order by viewname)
    from pg_views where schemaname = current_schema() and viewname like 'assignables\_%');
end
$$;

select gather_assignables();

-- Which words are types is known to the program.
alter table permissions drop constraint permissions_type_check;

-- A source says of a person and a document why one has the other; is_optional: by this source alone it may be left undone.
-- The program before writes user_course_id and leaves document_id and user_id empty; its rows are completed by whoever gives or
-- takes next. The column goes when no such program runs any more.
alter table assignment_sources
  add column type text not null default 'course',
  add column document_id uuid,
  add column user_id uuid,
  add column is_optional boolean not null default false;
alter table assignment_sources drop constraint assignment_sources_pkey;
alter table assignment_sources alter column user_course_id drop not null;

update assignment_sources s set document_id = uc.course_id, user_id = uc.user_id,
  is_optional = coalesce((select p.is_optional from permissions p where s.kind = 'rule' and p.id::text = s.source_id), false)
from user_courses uc
where uc.id = s.user_course_id
  and not exists (
    select from user_courses later
    where later.user_id = uc.user_id and later.course_id = uc.course_id and later.cycle > uc.cycle);

create unique index assignment_sources_one on assignment_sources (user_id, document_id, type, kind, source_id);
create index assignment_sources_document on assignment_sources (document_id, user_id);
create unique index assignment_sources_before on assignment_sources (user_course_id, kind, source_id) where user_course_id is not null;
create index assignment_sources_incomplete on assignment_sources (user_course_id) where document_id is null;

-- A job for many people is of any document; the column keeps the name that it had when there were only courses.
alter table assignment_jobs add column type text not null default 'course';
alter table assignment_jobs drop constraint assignment_jobs_course_id_fkey;
