-- assignments: giving and taking documents of any type by rules (domain section 5). What can be given is said by the view assignables,
-- who is named by the view permission_people; the records of a type are made and taken by the feature that has them.

-- Statements of many people's rows are planned while nobody knows these rows yet: right after an import the planner guesses. So they are
-- written to be quick whatever it guesses (sets are compared by grouping them, never by a join, and rows are looked up by an
-- index behind `offset 0`), and are not compiled for the guess.
--! lock_assignments
select turn, set_config('jit', 'off', true) as jit from assigning for update;

-- What the program before wrote names an assignment of a course only. That of a closed round is a source no longer.
--! complete_sources
with incomplete as (
  delete from assignment_sources where document_id is null returning user_course_id, kind, source_id, created_at
)
insert into assignment_sources (type, document_id, user_id, kind, source_id, is_optional, created_at)
select 'course', uc.course_id, uc.user_id, s.kind, s.source_id,
  coalesce((select p.is_optional from permissions p where s.kind = 'rule' and p.id::text = s.source_id), false), s.created_at
from incomplete s
join user_courses uc on uc.id = s.user_course_id
where not exists (
  select from user_courses later
  where later.user_id = uc.user_id and later.course_id = uc.course_id and later.cycle > uc.cycle)
on conflict do nothing;

--! document : (teams?)
select type, id, title, status, is_given, teams from assignables where type = :type and id = :id;

-- The people for whom the rules of a document say something else than their sources. A rule that is optional offers: it gives nothing to
-- whoever has nothing by it, and makes optional what somebody has.
--! differing
with sides as (
  select distinct pp.user_id, pp.permission_id::text as source_id, pp.is_optional, true as is_wanted
  from permission_people pp
  where pp.type = :type and pp.document_id = :document_id
  union all
  select s.user_id, s.source_id, s.is_optional, false
  from assignment_sources s
  where s.type = :type and s.document_id = :document_id and s.kind = 'rule'
)
select user_id
from (
  select user_id from sides
  group by user_id, source_id
  having case when count(*) = 2 then bool_or(is_optional) <> bool_and(is_optional) else bool_or(not (is_wanted and is_optional)) end
) as differing
group by user_id
order by user_id;

-- What has to become of these people's sources, of one document or of all: which rules give what they did not give before or make it a
-- duty or no longer, which give no longer, and what is left; one that offers gives nothing anew. Documents that are hidden now are
-- settled when they are published again.
--: Unsettled(given?, optionals?, taken?)

--! outstanding (document_id?) : Unsettled
with shown as materialized (
  select id from assignables where is_given and (:document_id::uuid is null or id = :document_id)
), wanted as materialized (
  select distinct pp.user_id, pp.type, pp.document_id, pp.permission_id::text as source_id, pp.is_optional
  from permission_people pp
  where (:document_id is null or pp.document_id = :document_id)
    and coalesce(pp.document_id in (select id from shown), false)
    and pp.user_team_id = any(array(
      select ut.id from unnest(:users::uuid[]) as person (id)
      cross join lateral (select ut.id from user_teams ut where ut.user_id = person.id offset 0) as ut))
), held as materialized (
  select source.*
  from unnest(:users::uuid[]) as person (id)
  cross join lateral (
    select s.user_id, s.type, s.document_id, s.kind, s.source_id, s.is_optional
    from assignment_sources s
    where s.user_id = person.id and (:document_id is null or s.document_id = :document_id) offset 0) as source
  where coalesce(source.document_id in (select id from shown), false)
), sources as (
  select user_id, type, document_id, kind, source_id, bool_or(is_held) as is_held,
    bool_or(is_wanted) and (bool_or(is_held) or not bool_or(is_optional)) as is_wanted,
    bool_or(is_optional) filter (where is_wanted) as is_optional, bool_or(is_optional) filter (where is_held) as was_optional
  from (
    select user_id, type, document_id, 'rule' as kind, source_id, true as is_wanted, false as is_held, is_optional from wanted
    union all
    select user_id, type, document_id, kind, source_id, kind <> 'rule', true, is_optional from held
  ) as each
  group by user_id, type, document_id, kind, source_id
), outcome as (
  select user_id, type, document_id, bool_or(is_held) as was_held, bool_or(is_wanted) as is_held,
    coalesce(bool_and(is_optional) filter (where is_wanted), false) as is_optional,
    coalesce(bool_and(was_optional) filter (where is_held), false) as was_optional,
    array_agg(source_id order by source_id) filter (where is_wanted and (not is_held or is_optional <> was_optional)) as given,
    array_agg(is_optional order by source_id) filter (where is_wanted and (not is_held or is_optional <> was_optional)) as optionals,
    array_agg(source_id) filter (where is_held and not is_wanted) as taken
  from sources
  group by user_id, type, document_id
)
select user_id, type, document_id, was_held, is_held, was_optional, is_optional, given, optionals, taken
from outcome
where given is not null or taken is not null
order by type, document_id, user_id;

-- The same of what some containers give, those of one type: a document that gives others (the view assignment_contents says which) is a
-- source of the kind of its type for whoever has it. What a keeping one gave is not taken. The lists stand in a select of their own: how long they are
-- is then no matter of the plan, which would otherwise be made anew each time, and that takes eight times as long as the statement.
--! outstanding_contents : Unsettled
with holding as materialized (
  select source.user_id, source.document_id, bool_and(source.is_optional) as is_optional
  from unnest((select :users::uuid[])) as person (id)
  cross join lateral (
    select s.user_id, s.document_id, s.is_optional from assignment_sources s
    where s.user_id = person.id and s.type = :kind::text and s.document_id = any((select :containers::uuid[])::uuid[]) offset 0) as source
  group by source.user_id, source.document_id
), shown as materialized (
  select id from assignables where is_given
), wanted as materialized (
  select h.user_id, c.type, c.document_id, c.container_id::text as source_id, c.is_optional or h.is_optional as is_optional
  from holding h
  join assignment_contents c on c.container_type = :kind and c.container_id = h.document_id
  where c.document_id in (select id from shown)
), concerned as materialized (
  select user_id, type, document_id from wanted
  union
  select source.user_id, source.type, source.document_id
  from unnest((select :users)) as person (id)
  cross join lateral (
    select s.user_id, s.type, s.document_id from assignment_sources s
    where s.user_id = person.id and s.kind = :kind and s.source_id = any((select :names::text[])::text[]) offset 0) as source
  where source.document_id in (select id from shown)
), held as materialized (
  select source.*
  from concerned c
  cross join lateral (
    select s.user_id, s.type, s.document_id, s.kind, s.source_id, s.is_optional
    from assignment_sources s
    where s.user_id = c.user_id and s.document_id = c.document_id and s.type = c.type offset 0) as source
), sources as (
  select user_id, type, document_id, kind, source_id, bool_or(is_wanted) as is_wanted, bool_or(is_held) as is_held,
    bool_or(is_optional) filter (where is_wanted) as is_optional, bool_or(is_optional) filter (where is_held) as was_optional
  from (
    select user_id, type, document_id, :kind as kind, source_id, true as is_wanted, false as is_held, is_optional from wanted
    union all
    select user_id, type, document_id, kind, source_id, kind <> :kind or source_id <> all(:names::text[])
        or exists (select from containers_keeping k where k.type = kind and k.id = source_id), true, is_optional from held
  ) as each
  group by user_id, type, document_id, kind, source_id
), outcome as (
  select user_id, type, document_id, bool_or(is_held) as was_held, bool_or(is_wanted) as is_held,
    coalesce(bool_and(is_optional) filter (where is_wanted), false) as is_optional,
    coalesce(bool_and(was_optional) filter (where is_held), false) as was_optional,
    array_agg(source_id order by source_id) filter (where is_wanted and (not is_held or is_optional <> was_optional)) as given,
    array_agg(is_optional order by source_id) filter (where is_wanted and (not is_held or is_optional <> was_optional)) as optionals,
    array_agg(source_id) filter (where is_held and not is_wanted) as taken
  from sources
  group by user_id, type, document_id
)
select user_id, type, document_id, was_held, is_held, was_optional, is_optional, given, optionals, taken
from outcome
where given is not null or taken is not null
order by type, document_id, user_id;

-- The people for whom the contents of a document, or those documents of which it is one, say something else than their sources.
--! differing_contents
with contents as (
  select container_type, container_id, type, document_id, is_optional
  from assignment_contents
  where (container_type = :type and container_id = :document_id) or (type = :type and document_id = :document_id)
), containers as (
  select container_type, container_id from contents
  union
  select :type, :document_id
), holders as (
  select s.user_id, s.type, s.document_id, bool_and(s.is_optional) as is_optional
  from containers c
  join assignment_sources s on s.document_id = c.container_id and s.type = c.container_type
  group by s.user_id, s.type, s.document_id
), sides as (
  select h.user_id, c.type, c.document_id, h.type as kind, h.document_id::text as source_id, c.is_optional or h.is_optional as is_optional,
    1 as weight
  from holders h
  join contents c on c.container_type = h.type and c.container_id = h.document_id
  union all
  select s.user_id, s.type, s.document_id, s.kind, s.source_id, s.is_optional, -1
  from assignment_sources s
  where s.kind = :type and s.source_id = :document_id::uuid::text
  union all
  select s.user_id, s.type, s.document_id, s.kind, s.source_id, s.is_optional, -1
  from assignment_sources s
  where s.type = :type and s.document_id = :document_id and s.kind not in ('rule', 'hand', 'manager', 'self', 'trigger')
)
select differing.user_id
from (
  select user_id, type, document_id from sides
  group by user_id, type, document_id, kind, source_id, is_optional
  having sum(weight) > 0
    or (sum(weight) < 0 and not exists (select from containers_keeping k where k.type = kind and k.id = source_id))
) as differing
where exists (select 1 from assignables a where a.type = differing.type and a.id = differing.document_id and a.is_given)
group by differing.user_id
order by differing.user_id;

-- What gives this document, and it itself if it may give others: to be looked at when it changed.
--! containers_of
select container_type as type, container_id as id from assignment_contents where type = :type and document_id = :document_id
union
select :type, :document_id
order by 1, 2;

--! add_sources
insert into assignment_sources (type, document_id, user_id, kind, source_id, is_optional, created_at)
select x.type, x.document_id, x.user_id, :kind, x.source_id, x.is_optional, :now::timestamptz
from unnest(:types::text[], :documents::uuid[], :users::uuid[], :sources::text[], :optionals::boolean[])
  as x (type, document_id, user_id, source_id, is_optional)
on conflict (user_id, document_id, type, kind, source_id) do update set is_optional = excluded.is_optional;

--! remove_sources
delete from assignment_sources s
using unnest(:documents::uuid[], :users::uuid[], :sources::text[]) as x (document_id, user_id, source_id)
where s.user_id = x.user_id and s.document_id = x.document_id and s.kind = :kind and s.source_id = x.source_id;

-- What people take by themselves -------------------------------------------------------------------------------------

-- Whether a person may take a document by themselves, and what they have it by: so many sources, so many of which they may let go.
--! own
select
  coalesce((select a.is_given from assignables a where a.type = :type and a.id = :document_id), false) as is_given,
  exists (
    select from permission_people pp
    where pp.user_id = :user_id and pp.type = :type and pp.document_id = :document_id and pp.is_optional) as is_offered,
  count(s.*) as sources, count(*) filter (where s.kind = 'self' or (s.kind = 'rule' and s.is_optional)) as own
from (select) as always
left join assignment_sources s on s.user_id = :user_id and s.type = :type and s.document_id = :document_id;

--! enrol
insert into assignment_sources (type, document_id, user_id, kind, source_id, is_optional, created_at)
values (:type, :document_id, :user_id, 'self', :user_id::uuid::text, true, :now)
on conflict (user_id, document_id, type, kind, source_id) do nothing;

--! leave
delete from assignment_sources
where user_id = :user_id and type = :type and document_id = :document_id and (kind = 'self' or (kind = 'rule' and is_optional));

-- Why a person has a document.
--! sources
select kind, source_id from assignment_sources where user_id = :user_id and type = :type and document_id = :document_id order by kind, source_id;

-- Giving and taking by something else than rules.

--! holders
select distinct s.user_id from assignment_sources s
where s.type = :type and s.document_id = :document_id and s.user_id = any(:users::uuid[]);

--! give_other (due_at?)
insert into assignment_sources as s (type, document_id, user_id, kind, source_id, is_optional, created_at, due_at)
select :type, :document_id, person.id, :kind, :source_id, false, :now, :due_at
from unnest(:users::uuid[]) as person (id)
on conflict (user_id, document_id, type, kind, source_id) do update set due_at = excluded.due_at
where excluded.due_at is not null and excluded.due_at is distinct from s.due_at;

--! take_other (source_id?)
delete from assignment_sources s
where s.type = :type and s.document_id = :document_id and s.user_id = any(:users::uuid[]) and s.kind = any(:kinds::text[])
  and (:source_id::text is null or s.source_id = :source_id)
returning s.user_id;

--! remaining_sources
select s.user_id, bool_and(s.is_optional) as is_optional from assignment_sources s
where s.type = :type and s.document_id = :document_id and s.user_id = any(:users::uuid[])
group by s.user_id;

-- A change for more people than one portion is a job: the people of a document, portion by portion.

--! create_job
insert into assignment_jobs (course_id, type, total, started_at) values (:document_id, :type, :total, :now)
on conflict (course_id) do update set total = excluded.total, done = 0, added = 0, removed = 0, started_at = excluded.started_at,
  finished_at = null;

--! drop_portions
delete from assignment_portions where course_id = :document_id;

--! store_portions
insert into assignment_portions (course_id, number, users)
select :document_id, (person.number - 1) / :size::bigint, array_agg(person.id order by person.number)
from unnest(:users::uuid[]) with ordinality as person (id, number)
group by (person.number - 1) / :size;

-- Nobody holds it but who holds `assigning`.
--! next_portion
select p.number, p.users, j.type, p.number < (select max(number) from assignment_portions where course_id = :document_id) as is_followed
from assignment_portions p
join assignment_jobs j on j.course_id = p.course_id
where p.course_id = :document_id
order by p.number
limit 1;

--! drop_portion
delete from assignment_portions where course_id = :document_id and number = :number;

--! job_progressed
update assignment_jobs set done = done + :people, added = added + :added, removed = removed + :removed,
  finished_at = case when :finished then :now::timestamptz end
where course_id = :document_id;

--! end_job
update assignment_jobs set done = total, added = added + :added, removed = removed + :removed, finished_at = :now
where course_id = :document_id and finished_at is null;

--! job : (finished_at?)
select total, done, added, removed, started_at, finished_at from assignment_jobs where course_id = :document_id and type = :type;
