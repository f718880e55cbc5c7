-- optional_learning: what rules let people take without being assigned (domain section 6). A rule with the optional flag gives nothing
-- by itself: it offers, and whoever takes it has the source `self`.

-- The few rules that offer, for everybody's catalogue.
create index permissions_offering on permissions (type, document_id) where status = 'active' and is_optional;

-- What a catalogue shows of a document besides its title. Each type that has more to say has a view assignable_details_<type>.
create view assignable_details_course as
select 'course'::text as type, c.id, cv.description, cv.category, cv.tags, cv.image
from courses c
join course_versions cv on cv.course_id = c.id and cv.version = coalesce(c.live_version, c.draft_version);

create view assignable_details_resource as
select 'resource'::text as type, id, description, category, tags, null::uuid as image
from resources;

-- How far a person is with a document, the latest round of each: a view assignment_records_<type> for each type.
create view assignment_records_course as
select 'course'::text as type, uc.course_id as document_id, uc.user_id, uc.id, uc.status, uc.progress, uc.archived_at, uc.started_at,
  uc.completed_at, uc.updated_at
from user_courses uc
where not exists (
  select from user_courses later
  where later.user_id = uc.user_id and later.course_id = uc.course_id and later.cycle > uc.cycle);

create view assignment_records_resource as
select 'resource'::text as type, resource_id as document_id, user_id, id,
  case when opened_at is null then 'notstarted' else 'completed' end as status,
  (case when opened_at is null then 0 else 100 end)::smallint as progress, archived_at, opened_at as started_at,
  opened_at as completed_at, updated_at
from user_resources;

-- One view of each family, of all types.
create or replace function gather_assignables() returns void
language plpgsql as $$
declare
  family record;
begin
  for family in
    select * from (values
      ('assignables', 'assignables\_%', 'type, id, title, search, status, is_given, teams'),
      ('assignable_details', 'assignable\_details\_%', 'type, id, description, category, tags, image'),
      ('assignment_records', 'assignment\_records\_%',
        'type, document_id, user_id, id, status, progress, archived_at, started_at, completed_at, updated_at')
    ) as known (name, pattern, columns)
  loop
    execute format('create or replace view %I as ', family.name) || (
      select string_agg(format('select %s from %I', family.columns, viewname), ' union all ' order by viewname)
      from pg_views where schemaname = current_schema() and viewname like family.pattern);
  end loop;
end
$$;

select gather_assignables();
