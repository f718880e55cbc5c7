-- assignments: giving and taking documents of any type by rules (domain section 5). What can be given is said by the view assignables,
-- who is named by the view permission_people; the records of a type are made and taken by the feature that has them.

-- Statements of many people's rows are planned while nobody knows these rows yet: right after an import the planner guesses. So they are
-- written to be quick whatever it guesses (sets are compared by grouping them, never by a join, and rows are looked up by an
-- index behind `offset 0`), and are not compiled for the guess.
--! take_turn
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

-- The people for whom the rules of a document say something else than their sources.
--! differing
with sides as (
  select distinct pp.user_id, pp.permission_id::text as source_id, pp.is_optional, 1 as weight
  from permission_people pp
  where pp.type = :type and pp.document_id = :document_id
  union all
  select s.user_id, s.source_id, s.is_optional, -1
  from assignment_sources s
  where s.type = :type and s.document_id = :document_id and s.kind = 'rule'
)
select user_id
from (select user_id from sides group by user_id, source_id, is_optional having sum(weight) <> 0) as differing
group by user_id
order by user_id;

-- What has to become of these people's sources, of one document or of all: which rules give what they did not give before or make it a
-- duty or no longer, which give no longer, and what is left. Documents that are hidden now are settled when they are published again.
--! outstanding (document_id?) : (given?, optionals?, taken?)
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
  select user_id, type, document_id, kind, source_id, bool_or(is_wanted) as is_wanted, bool_or(is_held) as is_held,
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

--! give_sources
insert into assignment_sources (type, document_id, user_id, kind, source_id, is_optional, created_at)
select x.type, x.document_id, x.user_id, 'rule', x.source_id, x.is_optional, :now::timestamptz
from unnest(:types::text[], :documents::uuid[], :users::uuid[], :sources::text[], :optionals::boolean[])
  as x (type, document_id, user_id, source_id, is_optional)
on conflict (user_id, document_id, type, kind, source_id) do update set is_optional = excluded.is_optional;

--! take_sources
delete from assignment_sources s
using unnest(:documents::uuid[], :users::uuid[], :sources::text[]) as x (document_id, user_id, source_id)
where s.user_id = x.user_id and s.document_id = x.document_id and s.kind = 'rule' and s.source_id = x.source_id;

-- Why a person has a document.
--! sources
select kind, source_id from assignment_sources where user_id = :user_id and type = :type and document_id = :document_id order by kind, source_id;

-- Giving and taking by something else than rules.

--! holders
select distinct s.user_id from assignment_sources s
where s.type = :type and s.document_id = :document_id and s.user_id = any(:users::uuid[]);

--! give_other
insert into assignment_sources (type, document_id, user_id, kind, source_id, is_optional, created_at)
select :type, :document_id, person.id, :kind, :source_id, false, :now
from unnest(:users::uuid[]) as person (id)
on conflict (user_id, document_id, type, kind, source_id) do nothing;

--! take_other
delete from assignment_sources s
where s.type = :type and s.document_id = :document_id and s.user_id = any(:users::uuid[]) and s.kind in ('hand', 'self', 'trigger')
returning s.user_id;

--! left_to
select s.user_id, bool_and(s.is_optional) as is_optional from assignment_sources s
where s.type = :type and s.document_id = :document_id and s.user_id = any(:users::uuid[])
group by s.user_id;

-- A change for more people than one portion is a job: the people of a document, portion by portion.

--! begin_job
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
