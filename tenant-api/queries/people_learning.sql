-- people_learning: what people were given, as their managers and admins see it, and what these do about it.

-- Whom a manager or an admin may look at: these of the team, of a manager those who name them.
--! visible_people
select ut.user_id, ut.id as membership_id
from user_teams ut
where ut.team_id = :team_id and ut.user_id = any(:users::uuid[])
  and (:all or (ut.facets @> array[:managed::text] and ut.user_id <> :me and ut.status not in ('inactive', 'terminated', 'archived')))
order by ut.user_id;

--! person : (email?, avatar?, position?)
select ut.id as membership_id, ut.first_name, ut.last_name, ut.email, ut.avatar, ut.position, ut.status
from user_teams ut
where ut.team_id = :team_id and ut.user_id = :user_id
  and (:all or (ut.facets @> array[:managed::text] and ut.user_id <> :me and ut.status not in ('inactive', 'terminated', 'archived')));

-- A manager's people and how far they are with their courses and pathways, or with one of them. Found by the index of facets, then by
-- person.
--! team_people (document_id?) : (email?, avatar?, position?, last_activity_at?)
with people as materialized (
  select ut.user_id, ut.first_name, ut.last_name, ut.email, ut.avatar, ut.position
  from user_teams ut
  where ut.team_id = :team_id and ut.facets @> array[:managed::text] and ut.user_id <> :me
    and ut.status not in ('inactive', 'terminated', 'archived') and ut.search like all (:words::text[])
), learning as (
  select p.user_id, count(*) as assigned,
    count(*) filter (where theirs.status = 'completed') as completed,
    count(*) filter (where theirs.status in ('inprogress', 'markingRequired')) as inprogress,
    count(*) filter (where theirs.status = 'notstarted') as notstarted,
    count(*) filter (where theirs.completed_at is null and theirs.due_at <= :now) as overdue,
    max(theirs.updated_at) filter (where theirs.started_at is not null) as last_activity_at
  from people p
  cross join lateral (
    select d.status, d.started_at, d.completed_at, d.due_at, d.updated_at from dated_assignments d
    where d.user_id = p.user_id and (:document_id::uuid is null or d.document_id = :document_id)
    offset 0
  ) as theirs
  group by p.user_id
), counted as (
  select p.user_id, p.first_name, p.last_name, p.email, p.avatar, p.position, coalesce(l.assigned, 0) as assigned,
    coalesce(l.completed, 0) as completed, coalesce(l.inprogress, 0) as inprogress, coalesce(l.notstarted, 0) as notstarted,
    coalesce(l.overdue, 0) as overdue, coalesce(100 * l.completed / nullif(l.assigned, 0), 0) as percent, l.last_activity_at
  from people p
  left join learning l on l.user_id = p.user_id
)
select user_id, first_name, last_name, email, avatar, position, assigned, completed, inprogress, notstarted, overdue, percent,
  last_activity_at, count(*) over () as total
from counted
where (:document_id is null or assigned > 0)
  and case :state::text
    when 'overdue' then overdue > 0
    when 'inprogress' then inprogress > 0
    when 'notstarted' then notstarted > 0
    when 'completed' then assigned > 0 and completed = assigned
    else true end
order by
  case when :sort::text = '-name' then lower(first_name) end desc,
  case when :sort = 'overdue' then overdue end,
  case when :sort = '-overdue' then overdue end desc,
  case when :sort = 'assigned' then assigned end,
  case when :sort = '-assigned' then assigned end desc,
  case when :sort = 'percent' then percent end,
  case when :sort = '-percent' then percent end desc,
  case when :sort = 'lastActivityAt' then last_activity_at end nulls first,
  case when :sort = '-lastActivityAt' then last_activity_at end desc nulls last,
  lower(first_name), lower(last_name), user_id
limit :per_page offset :skip;

-- All of a manager's people together.
--! team_figures
with people as materialized (
  select ut.user_id from user_teams ut
  where ut.team_id = :team_id and ut.facets @> array[:managed::text] and ut.user_id <> :me
    and ut.status not in ('inactive', 'terminated', 'archived')
)
select (select count(*) from people) as people, count(distinct p.user_id) filter (where theirs.completed_at is null and theirs.due_at <= :now) as late,
  count(*) as assigned,
  count(*) filter (where theirs.status = 'completed') as completed,
  count(*) filter (where theirs.status = 'inprogress') as inprogress,
  count(*) filter (where theirs.status = 'markingRequired') as marking_required,
  count(*) filter (where theirs.status = 'notstarted') as notstarted,
  count(*) filter (where theirs.completed_at is null and theirs.due_at <= :now) as overdue,
  count(*) filter (where theirs.completed_at is null and theirs.due_at > :now and theirs.due_at <= :soon) as due_soon
from people p
cross join lateral (
  select d.status, d.completed_at, d.due_at from dated_assignments d where d.user_id = p.user_id offset 0
) as theirs;

-- The courses and pathways of a manager's people, those first with which most are late.
--! team_courses
with people as materialized (
  select ut.user_id from user_teams ut
  where ut.team_id = :team_id and ut.facets @> array[:managed::text] and ut.user_id <> :me
    and ut.status not in ('inactive', 'terminated', 'archived')
), counted as (
  select theirs.type, theirs.document_id, count(*) as assigned, count(*) filter (where theirs.status = 'completed') as completed,
    count(*) filter (where theirs.completed_at is null and theirs.due_at <= :now) as overdue
  from people p
  cross join lateral (
    select d.type, d.document_id, d.status, d.completed_at, d.due_at from dated_assignments d where d.user_id = p.user_id offset 0
  ) as theirs
  group by theirs.type, theirs.document_id
)
select counted.type, counted.document_id, a.title, coalesce(c.is_bundle, false) as is_bundle, counted.assigned, counted.completed,
  counted.overdue, count(*) over () as total
from counted
join assignables a on a.type = counted.type and a.id = counted.document_id
left join courses c on counted.type = 'course' and c.id = counted.document_id
where a.search like all (:words::text[]) and (not :late_only::boolean or counted.overdue > 0)
order by counted.overdue desc, counted.assigned - counted.completed desc, lower(a.title), counted.document_id
limit :per_page offset :skip;

-- A page of a manager's people, a row for each of these courses and pathways that one of them has; one who has none of them has one row.
-- Found by the index of facets; what they have, by the person.
--! team_matrix : (avatar?, position?, document_id?, status?, progress?, due_at?)
with people as materialized (
  select ut.user_id, ut.first_name, ut.last_name, ut.avatar, ut.position
  from user_teams ut
  where ut.team_id = :team_id and ut.facets @> array[:managed::text] and ut.user_id <> :me
    and ut.status not in ('inactive', 'terminated', 'archived') and ut.search like all (:words::text[])
    and (not :late_only::boolean or exists (select from dated_assignments late where late.user_id = ut.user_id
      and late.document_id = any(:documents::uuid[]) and late.completed_at is null and late.due_at <= :now offset 0))
), listed as (
  select p.user_id, p.first_name, p.last_name, p.avatar, p.position, count(*) over () as total
  from people p
  order by lower(p.first_name), lower(p.last_name), p.user_id
  limit :per_page offset :skip
)
select l.user_id, l.first_name, l.last_name, l.avatar, l.position, l.total, theirs.document_id, theirs.status, theirs.progress, theirs.due_at,
  coalesce(theirs.completed_at is null and theirs.due_at <= :now, false) as overdue
from listed l
left join lateral (
  select d.document_id, d.status, d.progress, d.completed_at, d.due_at from dated_assignments d
  where d.user_id = l.user_id and d.document_id = any(:documents)
  offset 0
) as theirs on true
order by lower(l.first_name), lower(l.last_name), l.user_id, theirs.document_id;

-- What a person was given, of all types, or what they had once: the latest record of each. Found by the person in each type's table.
--! person_learning (kind?) : (due_at?, permitted_at?, started_at?, completed_at?, archived_at?, reminded_at?)
with theirs as materialized (
  select r.type, r.document_id, r.id, r.status, r.progress, r.archived_at, r.started_at, r.completed_at, r.updated_at
  from assignment_records r
  where r.user_id = :user_id and (r.archived_at is not null) = :former::boolean
), listed as (
  select t.type, t.document_id, t.id, t.status, t.progress, t.archived_at, t.started_at, t.completed_at, t.updated_at, a.title, a.is_given,
    coalesce(uc.is_optional, (select bool_and(s.is_optional) from assignment_sources s
      where s.user_id = :user_id and s.document_id = t.document_id and s.type = t.type), false) as is_optional,
    case when c.is_bundle then 'bundle' else t.type end as kind, coalesce(uc.due_at, up.due_at) as due_at, uc.permitted_at,
    coalesce(uc.cycle, 1) as cycle, a.search
  from theirs t
  join assignables a on a.type = t.type and a.id = t.document_id
  left join user_courses uc on t.type = 'course' and uc.id = t.id
  left join user_learning_pathways up on t.type = 'pathway' and up.id = t.id
  left join courses c on t.type = 'course' and c.id = t.document_id
)
select l.type, l.kind, l.document_id, l.id, l.title, l.status, l.progress, l.is_given, l.is_optional, l.cycle, l.due_at, l.permitted_at,
  l.started_at, l.completed_at, l.archived_at, l.updated_at,
  (select max(m.sent_at) from learning_reminders m where m.user_id = :user_id and m.document_id = l.document_id) as reminded_at,
  count(*) over () as total
from listed l
where l.search like all (:words::text[])
  and (:kind::text is null or l.kind = :kind)
  and case :state::text
    when 'overdue' then l.completed_at is null and l.due_at <= :now
    when 'inprogress' then l.status in ('inprogress', 'markingRequired')
    when 'notstarted' then l.status = 'notstarted'
    when 'completed' then l.status = 'completed'
    else true end
order by
  case when :sort::text = 'title' then lower(l.title) end,
  case when :sort = '-title' then lower(l.title) end desc,
  case when :sort = 'progress' then l.progress end,
  case when :sort = '-progress' then l.progress end desc,
  case when :sort = 'dueAt' then l.due_at end,
  case when :sort = '-dueAt' then l.due_at end desc nulls last,
  case when :sort = 'updatedAt' then l.updated_at end,
  l.updated_at desc, l.document_id
limit :per_page offset :skip;

-- How many of each there are, of what they have now.
--! person_counts
select count(*) as assigned,
  count(*) filter (where r.status = 'completed') as completed,
  count(*) filter (where r.status in ('inprogress', 'markingRequired')) as inprogress,
  count(*) filter (where r.status = 'notstarted') as notstarted,
  count(*) filter (where r.completed_at is null and coalesce(uc.due_at, up.due_at) <= :now) as overdue
from assignment_records r
left join user_courses uc on r.type = 'course' and uc.id = r.id
left join user_learning_pathways up on r.type = 'pathway' and up.id = r.id
where r.user_id = :user_id and r.archived_at is null;

-- Why a person has these documents, and what or who that is as people know it.
--! reasons : (name?)
select s.type, s.document_id, s.kind, s.source_id,
  case
    when s.kind = 'rule' then (select p.title from permissions p where p.id = s.source_id::uuid)
    when s.kind not in ('rule', 'hand', 'manager', 'self', 'trigger') then (select a.title from assignables a where a.type = s.kind and a.id = s.source_id::uuid)
    when s.kind in ('hand', 'manager') and s.source_id ~ '^[0-9a-f]{8}-[0-9a-f-]{27}$'
      then (select u.first_name || ' ' || u.last_name from user_teams u where u.user_id = s.source_id::uuid order by u.id limit 1)
  end as name
from assignment_sources s
where s.user_id = :user_id and s.document_id = any(:documents::uuid[])
order by s.document_id, s.kind, s.created_at, s.source_id;

-- A person's rounds of a course, the latest first.
--! rounds : (version?, due_at?, started_at?, completed_at?, archived_at?)
select uc.id, uc.cycle, uc.version, uc.status, uc.progress, uc.is_optional, uc.permitted_at, uc.due_at, uc.started_at, uc.completed_at,
  uc.archived_at, coalesce(cv.title, '') as title, c.is_bundle, c.teams is null or :team_id::text = any(c.teams) as is_looked_after
from user_courses uc
join courses c on c.id = uc.course_id
left join course_versions cv on cv.course_id = c.id and cv.version = coalesce(c.live_version, c.draft_version)
where uc.user_id = :user_id and uc.course_id = :course_id
order by uc.cycle desc
limit 100;

-- What they did in one of them.
--! steps : (status?, progress?, spent_ms?, opened_at?, completed_at?, coursework_id?)
select s.title as section, a.id, a.type, a.title, a.required, ua.status, ua.progress, ua.spent_ms, ua.opened_at, ua.completed_at,
  w.id as coursework_id
from user_courses uc
join courses c on c.id = uc.course_id
join sections s on s.course_id = c.id and s.version = coalesce(uc.version, c.live_version)
join activities a on a.course_id = s.course_id and a.version = s.version and a.section_id = s.id
left join user_activities ua on ua.user_course_id = uc.id and ua.activity_id = a.id
left join coursework w on w.user_course_id = uc.id and w.activity_id = a.id
where uc.id = :id and uc.user_id = :user_id and uc.course_id = :course_id
order by s.position, s.id, a.position, a.id;

-- What may be assigned by hand at a team: what people see, and what the team looks after.
--! assignable_documents (type?)
select a.type, a.id, a.title, case when c.is_bundle then 'bundle' else a.type end as kind, count(*) over () as total
from assignables a
left join courses c on a.type = 'course' and c.id = a.id
where a.is_given and (a.teams is null or :team_id = any(a.teams)) and (:type::text is null or a.type = :type)
  and a.search like all (:words::text[])
order by lower(a.title), a.id
limit :per_page offset :skip;

-- Reminding ------------------------------------------------------------------------------------------------------------

-- Whose rounds of a course these are.
--! people_of_rounds
select user_id from user_courses where id = any(:ids::uuid[]) and course_id = :course_id and archived_at is null order by user_id;

-- What these people have and have not completed: one document, or all their courses, or the courses and pathways with which they are late.
--! unfinished (document_id?) : (due_at?)
select r.id, r.user_id, r.type, r.document_id, a.title, coalesce(uc.due_at, up.due_at) as due_at
from unnest(:users::uuid[]) as person (id)
cross join lateral (
  select x.id, x.user_id, x.type, x.document_id from assignment_records x
  where x.user_id = person.id and x.archived_at is null and x.status <> 'completed' and (:document_id::uuid is null or x.document_id = :document_id)
  offset 0
) as r
join assignables a on a.type = r.type and a.id = r.document_id and a.is_given
left join user_courses uc on r.type = 'course' and uc.id = r.id
left join user_learning_pathways up on r.type = 'pathway' and up.id = r.id
where (:document_id is not null or r.type = 'course' or :overdue::boolean and r.type = 'pathway')
  and (not :overdue or coalesce(uc.due_at, up.due_at) <= :now)
order by r.user_id, r.document_id;

-- Once a day; whoever comes second at once waits here, and then finds it done.
--! note_reminders
insert into learning_reminders (user_id, document_id, day, type, by_id, sent_at)
select x.user_id, x.document_id, :day, x.type, :by, :now
from unnest(:users::uuid[], :documents::uuid[], :types::text[]) as x (user_id, document_id, type)
order by x.user_id, x.document_id
on conflict (user_id, document_id, day) do nothing
returning user_id, document_id;

-- The rounds of a course that these people are to complete.
--! open_rounds
select id from user_courses
where user_id = any(:users::uuid[]) and course_id = :course_id and archived_at is null and completed_at is null
order by id;

-- By hand --------------------------------------------------------------------------------------------------------------

-- What is in a container, and in the containers in it, innermost first; of a pathway also its forms, which it asks for without giving them.
--! contents : (teams?)
with recursive inside as (
  select c.type, c.document_id, 1 as depth from assignment_contents c
  where c.container_type = :type::text and c.container_id = :document_id::uuid
  union all
  select c.type, c.document_id, i.depth + 1 from inside i
  join assignment_contents c on c.container_type = i.type and c.container_id = i.document_id
  where i.depth < 5
), requested as (
  select :type::text as type, :document_id::uuid as document_id, 0 as depth
  union all
  select type, document_id, depth from inside
), every as (
  select type, document_id, depth from inside
  union all
  select i.type, i.document_id, requested.depth + 1 from requested
  join learning_pathways p on requested.type = 'pathway' and p.id = requested.document_id
  join pathway_items i on i.pathway_id = p.id and i.version = p.live_version and i.type = 'form'
)
select e.type, e.document_id, max(e.depth) as depth, a.is_given, a.teams
from every e
join assignables a on a.type = e.type and a.id = e.document_id
group by e.type, e.document_id, a.is_given, a.teams
order by max(e.depth) desc, e.type, e.document_id;

-- What these people have of these documents, each type in order: whoever completes or begins one of them waits here.
--! lock_held
with courses_held as (
  select uc.id from user_courses uc
  where uc.user_id = any(:users) and uc.course_id = any(:documents) and uc.archived_at is null
  order by uc.id for no key update
), resources_held as (
  select ur.id from user_resources ur
  where ur.user_id = any(:users) and ur.resource_id = any(:documents) and ur.archived_at is null
  order by ur.id for no key update
), forms_held as (
  select uf.id from user_forms uf
  where uf.user_id = any(:users) and uf.form_id = any(:documents) and uf.archived_at is null
  order by uf.id for no key update
), pathways_held as (
  select up.id from user_learning_pathways up
  where up.user_id = any(:users) and up.pathway_id = any(:documents) and up.archived_at is null
  order by up.id for no key update
)
select (select count(*) from courses_held) + (select count(*) from resources_held) + (select count(*) from forms_held)
  + (select count(*) from pathways_held) as waited_for;

-- What stands in a container itself.
--! direct_contents
select document_id from assignment_contents where container_type = :type and container_id = :document_id;

-- Who of these people has a document, and is not through with it unless that is asked for too. Found by the person in each type's table.
--! holders
select person.id as user_id
from unnest(:users::uuid[]) as person (id)
cross join lateral (
  select r.id from assignment_records r
  where r.user_id = person.id and r.type = :type::text and r.document_id = :document_id and r.archived_at is null
    and (:also_completed::boolean or r.status <> 'completed')
  limit 1
) as record
order by person.id;

-- Who of a team has a form, and where they stand with it. Found by the form (user_forms_form); what is begun, by the person's own.
--! form_holders (search?, status?) : (email?, avatar?, completed_at?)
select uf.id, uf.user_id, person.first_name, person.last_name, person.email, person.avatar, uf.is_optional, uf.permitted_at,
  uf.completed_at, record.status, count(*) over () as total
from user_forms uf
join user_teams person on person.user_id = uf.user_id and person.team_id = :team_id
cross join lateral (
  select case when uf.completed_at is not null then 'completed'
    when exists (select from form_submissions s where s.form_id = uf.form_id and s.user_id = uf.user_id and s.observer_id is null
      and s.started_at >= coalesce(uf.restarted_at, '-infinity')) then 'inprogress'
    else 'notstarted' end as status
) as record
where uf.form_id = :form_id and uf.archived_at is null
  and (:search::text is null or person.search like :search)
  and (:status::text is null or record.status = :status)
order by
  case when :sort::text = '-name' then lower(person.first_name) end desc,
  case when :sort = 'completedAt' then uf.completed_at end,
  case when :sort = '-completedAt' then uf.completed_at end desc nulls last,
  lower(person.first_name), lower(person.last_name), uf.id
limit :per_page offset :skip;

-- Who is notified --------------------------------------------------------------------------------------------------------

-- Whose people are late with which course or pathway since some moment, and of whom nobody told them yet. Where an organisation lets
-- something be left undone, nobody is late with it.
--! late_people
with late as materialized (
  select d.type, d.user_id, d.document_id, d.due_at from dated_assignments d
  where d.due_at > :after and d.due_at <= :now and d.completed_at is null and not d.is_optional
), managed as (
  select distinct manager.id as manager, late.type, late.document_id, late.due_at, late.user_id,
    person.first_name || ' ' || person.last_name as name
  from late
  join user_teams person on person.user_id = late.user_id and person.status not in ('inactive', 'terminated', 'archived')
  cross join lateral unnest(person.managers) as manager (id)
)
select m.manager, m.type, m.document_id, m.due_at as due, max(a.title) as title, count(distinct m.user_id) as people,
  trim_array(array_agg(distinct m.name), greatest(count(distinct m.name) - 3, 0)::integer) as names,
  'people-overdue:' || m.document_id || ':' || extract(epoch from m.due_at)::bigint as event_key
from managed m
join assignables a on a.type = m.type and a.id = m.document_id
where not exists (
  select from user_notifications n
  where n.user_id = m.manager
    and n.event_key = 'people-overdue:' || m.document_id || ':' || extract(epoch from m.due_at)::bigint)
group by m.manager, m.type, m.document_id, m.due_at
order by m.manager, m.document_id, m.due_at
limit :most;

-- Of reminders that wait to be mailed those about something that their person has no longer, or completed. Found by the person.
--! over_reminders
select waiting.id from unnest(:ids::uuid[], :users::uuid[], :records::uuid[]) as waiting (id, user_id, record)
where not exists (
  select from assignment_records r
  where r.user_id = waiting.user_id and r.id = waiting.record and r.archived_at is null and r.status <> 'completed'
  offset 0
);
