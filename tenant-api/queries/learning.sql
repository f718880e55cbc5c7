-- learning: who has been given which course and how far they are.

--: MyCourse(image?, due_at?, reset_at?, started_at?, completed_at?, availability_from?, availability_until?)

-- The list a learner sees, as it is usually shown. Hot: one index on the person, then primary keys, and one key to sort by: the
-- collation puts small and capital letters together, so that no title has to be written in small ones first. An assignment
-- whose course is hidden waits.
--! my_courses (search?, status?, category?, due_after?, due_until?) : MyCourse
select uc.id, uc.course_id, cv.title, cv.category, cv.image, uc.status, uc.progress, uc.is_optional,
  uc.permitted_at, uc.due_at, uc.reset_at, uc.started_at, uc.completed_at, uc.updated_at,
  cv.availability_from, cv.availability_until, count(*) over () as total
from user_courses uc
join courses c on c.id = uc.course_id
join course_versions cv on cv.course_id = c.id and cv.version = coalesce(uc.version, c.live_version)
where uc.user_id = :user_id and uc.archived_at is null and c.status in ('published', 'publishedwithdraft')
  and c.is_bundle = :is_bundle
  and (:search::text is null or cv.search like :search)
  and (:status::text is null or uc.status = :status)
  and (:category::text is null or cv.category = :category)
  and (:due_until::timestamptz is null
    or uc.completed_at is null and uc.due_at <= :due_until and (:due_after::timestamptz is null or uc.due_at > :due_after))
order by cv.title, uc.id
limit :per_page offset :skip;

-- The same of all of them, as the list begins: without conditions that may be absent, the plan that is kept knows what it will find.
-- Most have the live version, of which the course itself says what is shown; only of another one the version is read. Each course is looked up
-- by itself: a plan that counts on one of them, since the person has just been given the others, reads all courses for each. Of all of them only
-- what they are sorted by is looked up, and the rest for the page.
--! my_courses_all : MyCourse
select one.id, one.course_id, one.title, case when cv.course_id is null then c.card_category else cv.category end as category,
  case when cv.course_id is null then c.card_image else cv.image end as image, one.status, one.progress, one.is_optional,
  one.permitted_at, one.due_at, one.reset_at, one.started_at, one.completed_at, one.updated_at,
  case when cv.course_id is null then c.card_from else cv.availability_from end as availability_from,
  case when cv.course_id is null then c.card_until else cv.availability_until end as availability_until, one.total
from (
  select uc.*, case when coalesce(uc.version, c.live_version) = c.card_version then c.card_title else (
      select v.title from course_versions v where v.course_id = uc.course_id and v.version = coalesce(uc.version, c.live_version))
    end as title, count(*) over () as total
  from user_courses uc
  cross join lateral (
    select status, is_bundle, live_version, card_version, card_title from courses where id = uc.course_id offset 0
  ) c
  where uc.user_id = :user_id and uc.archived_at is null and c.status in ('published', 'publishedwithdraft')
    and c.is_bundle = :is_bundle
  order by title, uc.id
  limit :per_page offset :skip
) one
cross join lateral (select * from courses where id = one.course_id offset 0) c
left join lateral (
  select v.* from course_versions v
  where coalesce(one.version, c.live_version) is distinct from c.card_version
    and v.course_id = c.id and v.version = coalesce(one.version, c.live_version)
  offset 0
) cv on true
order by one.title, one.id;

-- The same in another order.
--! my_courses_by (search?, status?, category?, due_after?, due_until?) : MyCourse
select uc.id, uc.course_id, cv.title, cv.category, cv.image, uc.status, uc.progress, uc.is_optional,
  uc.permitted_at, uc.due_at, uc.reset_at, uc.started_at, uc.completed_at, uc.updated_at,
  cv.availability_from, cv.availability_until, count(*) over () as total
from user_courses uc
cross join lateral (select * from courses where id = uc.course_id offset 0) c
join course_versions cv on cv.course_id = c.id and cv.version = coalesce(uc.version, c.live_version)
where uc.user_id = :user_id and uc.archived_at is null and c.status in ('published', 'publishedwithdraft')
  and c.is_bundle = :is_bundle
  and (:search::text is null or cv.search like :search)
  and (:status::text is null or uc.status = :status)
  and (:category::text is null or cv.category = :category)
  and (:due_until::timestamptz is null
    or uc.completed_at is null and uc.due_at <= :due_until and (:due_after::timestamptz is null or uc.due_at > :due_after))
order by
  case when :sort::text = '-title' then cv.title end desc,
  case when :sort = 'createdAt' then uc.permitted_at end,
  case when :sort = '-createdAt' then uc.permitted_at end desc,
  case when :sort = 'category' then nullif(cv.category, '') end,
  case when :sort = '-category' then nullif(cv.category, '') end desc nulls last,
  case when :sort = 'progress' then uc.progress end,
  case when :sort = '-progress' then uc.progress end desc,
  case when :sort = 'updatedAt' then uc.updated_at end,
  case when :sort = '-updatedAt' then uc.updated_at end desc,
  case when :sort = 'dueAt' and uc.completed_at is null then uc.due_at end,
  cv.title, uc.id
limit :per_page offset :skip;

--! my_categories
select distinct cv.category
from user_courses uc
join courses c on c.id = uc.course_id
join course_versions cv on cv.course_id = c.id and cv.version = coalesce(uc.version, c.live_version)
where uc.user_id = :user_id and uc.archived_at is null and c.status in ('published', 'publishedwithdraft') and cv.category <> ''
  and c.is_bundle = :is_bundle
order by cv.category;

--! player_course : (image?, due_at?, reset_at?, started_at?, completed_at?, last_activity?, availability_from?, availability_until?)
select uc.id, uc.course_id, uc.permitted_at, cv.version, cv.frozen_at is not null as is_frozen, uc.status, uc.progress, uc.is_optional, uc.due_at, uc.reset_at, uc.started_at, uc.completed_at,
  uc.last_activity, cv.title, cv.description, cv.image, cv.category, cv.tags,
  cv.sequential and not c.is_bundle as sequential, c.is_bundle, cv.certificate, cv.chat, cv.availability_from, cv.availability_until
from user_courses uc
join courses c on c.id = uc.course_id
join course_versions cv on cv.course_id = c.id and cv.version = coalesce(uc.version, c.live_version)
where uc.id = :user_course_id and uc.user_id = :user_id and uc.archived_at is null
  and c.status in ('published', 'publishedwithdraft');

-- What a homepage shows of a person's courses, in one statement: those opened lately, those that end soon, those completed
-- lately, and how many there are of each. A course that is not open now waits.
--! summary : (image?, ends_at?, completed_at?, activity_title?)
with mine as (
  select uc.id, uc.course_id, uc.status, uc.progress, uc.is_optional, uc.started_at, uc.completed_at, uc.updated_at, uc.last_activity,
    cv.version, cv.title, cv.category, cv.image, least(uc.due_at, cv.availability_until) as ends_at
  from user_courses uc
  join courses c on c.id = uc.course_id
  join course_versions cv on cv.course_id = c.id and cv.version = coalesce(uc.version, c.live_version)
  where uc.user_id = :user_id and uc.archived_at is null and c.status in ('published', 'publishedwithdraft')
    and (uc.status = 'completed' or ((cv.availability_from is null or cv.availability_from <= :now)
      and (cv.availability_until is null or cv.availability_until > :now)))
), placed as (
  select mine.*,
    row_number() over (partition by status = 'completed' order by started_at is null, updated_at desc, id) as by_change,
    row_number() over (partition by status = 'completed' order by ends_at nulls last, id) as by_end,
    count(*) over () as total,
    count(*) filter (where status = 'completed') over () as completed,
    count(*) filter (where status = 'inprogress') over () as in_progress,
    count(*) filter (where status = 'markingRequired') over () as awaiting_marking,
    count(*) filter (where status <> 'completed' and ends_at < :now) over () as overdue,
    count(*) filter (where status <> 'completed' and ends_at >= :now and ends_at < :soon) over () as due_soon
  from mine
)
select p.id, p.course_id, p.title, p.category, p.image, p.status, p.progress, p.is_optional, p.ends_at, p.completed_at, p.updated_at,
  p.total, p.completed, p.in_progress, p.awaiting_marking, p.overdue, p.due_soon, a.title as activity_title,
  counted.steps, counted.steps_done
from placed p
left join activities a on a.course_id = p.course_id and a.version = p.version and a.id = p.last_activity
-- what counts for the course: the required activities; where none is required, all of them
cross join lateral (
  select case when count(*) filter (where s.required) > 0 then count(*) filter (where s.required) else count(*) end as steps,
    case when count(*) filter (where s.required) > 0
      then count(*) filter (where s.required and d.completed_at is not null) else count(d.completed_at) end as steps_done
  from activities s
  left join user_activities d on d.user_course_id = p.id and d.activity_id = s.id
  where s.course_id = p.course_id and s.version = p.version
) as counted
where (p.status <> 'completed' and (p.by_change <= 12 or p.by_end <= 6)) or (p.status = 'completed' and p.by_change <= 4)
order by p.by_change, p.id;

-- Which of a person's pathways are due, the soonest first, and how many of all are late or due soon. Found by the person.
--! due_pathways
select up.pathway_id, v.title, up.due_at, count(*) filter (where up.due_at <= :now) over () as overdue,
  count(*) filter (where up.due_at > :now and up.due_at < :soon) over () as due_soon
from user_learning_pathways up
join learning_pathways p on p.id = up.pathway_id and p.status in ('published', 'publishedwithdraft')
join pathway_versions v on v.pathway_id = p.id and v.version = p.live_version
where up.user_id = :user_id and up.archived_at is null and up.completed_at is null and up.due_at is not null
order by up.due_at, up.pathway_id
limit 4;

-- What a person did here, newest first, from after the one that was shown last. A person's assignments are few: the index that
-- keeps them unique finds them, and they are put in order here. Indexes by their dates would be written with each report.
-- What somebody began is shown for ever; what they were merely given, while they have it.
--! timeline (kind?, at?, rank?, id?) : (title?, round?)
with mine as materialized (
  select uc.id, uc.cycle, cv.title, uc.permitted_at, uc.started_at, uc.completed_at,
    uc.archived_at is null and c.status in ('published', 'publishedwithdraft') as is_open
  from user_courses uc
  join courses c on c.id = uc.course_id
  join course_versions cv on cv.course_id = c.id and cv.version = coalesce(uc.version, c.live_version)
  where uc.user_id = :user_id
), entries as (
  select 'completed' as kind, 3 as rank, id, completed_at as at, title, cycle as round, is_open from mine where completed_at is not null
  union all
  select 'started', 2, id, started_at, title, cycle, is_open from mine where started_at is not null
  union all
  select 'assigned', 1, id, permitted_at, title, cycle, is_open from mine where is_open or started_at is not null
  union all
  select 'joined', 0, user_id, created_at, null, null, false from user_teams
  where user_id = :user_id and team_id = :team_id
)
select t.kind, t.rank, t.id, t.at, t.title, t.round, t.is_open
from entries t
where (:kind::text is null or t.kind = :kind)
  and (:at::timestamptz is null or (t.at, t.rank, t.id) < (:at, :rank::int, :id::uuid))
order by t.at desc, t.rank desc, t.id desc
limit :most;

-- What lies in a version, in order; a section without activities appears once.
--! outline : (id?, type?, title?, required?, completion?, content?, minutes?, opens?)
select s.id as section_id, s.title as section_title, a.id, a.type, a.title, a.required, a.completion, a.content, a.minutes, a.opens
from sections s
left join activities a on a.course_id = s.course_id and a.version = s.version and a.section_id = s.id
where s.course_id = :course_id and s.version = :version
order by s.position, s.id, a.position, a.id;

-- What a learner has done in a round.
--! activity_states : (resume?, watched?, opened_at?, completed_at?)
select activity_id, status, progress, resume, watched, spent_ms, opened_at, completed_at
from user_activities where user_course_id = :user_course_id;

-- The row that every report of one learner on one course waits for. Locked by itself: what is read together with a
-- lock that had to wait would be read from before the wait.
--! lock_user_course
select id from user_courses where id = :user_course_id and user_id = :user_id and archived_at is null for no key update;

-- The path through the course in order, with the state of the one activity that is reported about.
--! path : (completed_at?, last_activity?, availability_from?, availability_until?, content?, opens?, activity_status?, activity_progress?, resume?, watched?, spent_ms?, credit_ms?, opened_at?, reported_at?, activity_completed_at?)
select uc.course_id, uc.cycle, uc.permitted_at, uc.started_at is not null as started, uc.status, uc.completed_at, uc.last_activity, cv.version, cv.title,
  cv.sequential and not c.is_bundle as sequential, cv.certificate, cv.availability_from, cv.availability_until,
  a.id, a.type, a.required, a.completion, case when a.id = :activity_id then a.content end as content, a.opens,
  ua.status as activity_status, ua.progress as activity_progress, case when a.id = :activity_id then ua.resume end as resume,
  case when a.id = :activity_id then ua.watched end as watched, ua.spent_ms, ua.credit_ms,
  ua.opened_at, ua.reported_at, ua.completed_at as activity_completed_at
from user_courses uc
join courses c on c.id = uc.course_id
join course_versions cv on cv.course_id = c.id and cv.version = coalesce(uc.version, c.live_version)
join activities a on a.course_id = cv.course_id and a.version = cv.version
join sections s on s.course_id = a.course_id and s.version = a.version and s.id = a.section_id
left join user_activities ua on ua.user_course_id = uc.id and ua.activity_id = a.id
where uc.id = :user_course_id and c.status in ('published', 'publishedwithdraft')
order by s.position, s.id, a.position, a.id;

--! store_activity (opened_at?, reported_at?, completed_at?)
insert into user_activities (user_course_id, activity_id, status, progress, resume, watched, spent_ms, credit_ms,
  opened_at, reported_at, completed_at)
values (:user_course_id, :activity_id, :status, :progress, :resume, :watched, :spent_ms, :credit_ms,
  :opened_at, :reported_at, :completed_at)
on conflict (user_course_id, activity_id) do update set status = excluded.status, progress = excluded.progress,
  resume = excluded.resume, watched = excluded.watched, spent_ms = excluded.spent_ms, credit_ms = excluded.credit_ms,
  opened_at = excluded.opened_at, reported_at = excluded.reported_at, completed_at = excluded.completed_at;

-- Pins the version and the start on the first report; a completion is written once.
--! store_course (last_activity?)
update user_courses set version = coalesce(version, :version), status = :status, progress = :progress,
  last_activity = :last_activity, started_at = coalesce(started_at, :now),
  completed_at = case when :status = 'completed' then coalesce(completed_at, :now) end, updated_at = :now
where id = :user_course_id;

--! is_own
select exists (select from user_courses where id = :user_course_id and user_id = :user_id and archived_at is null) as own;

-- These people's rounds in which a form is an activity, in one order for everybody.
--! rounds_with_form
select uc.id, uc.user_id, uc.cycle, uc.permitted_at, a.id as activity_id
from activities a
join courses c on c.id = a.course_id and c.status in ('published', 'publishedwithdraft')
join user_courses uc on uc.course_id = c.id and uc.user_id = any(:users::uuid[]) and uc.archived_at is null
where a.type = 'form' and a.content->>'form' = :document::uuid::text and a.version = coalesce(uc.version, c.live_version)
order by uc.id, a.id;

-- The same of an event.
--! rounds_with_event
select uc.id, uc.user_id, uc.cycle, uc.permitted_at, a.id as activity_id
from activities a
join courses c on c.id = a.course_id and c.status in ('published', 'publishedwithdraft')
join user_courses uc on uc.course_id = c.id and uc.user_id = any(:users::uuid[]) and uc.archived_at is null
where a.type = 'event' and a.content->'events' @> to_jsonb(:document::uuid::text) and a.version = coalesce(uc.version, c.live_version)
order by uc.id, a.id;

-- Giving and taking ---------------------------------------------------------------------------------------------------

-- These people have these courses now: for the first time, or their latest round is active again.
--! grant
with requested as materialized (
  select x.id as fresh, x.user_id, x.course_id, x.is_optional, latest.id
  from unnest(:ids::uuid[], :users::uuid[], :courses::uuid[], :optionals::boolean[]) as x (id, user_id, course_id, is_optional)
  left join lateral (
    select uc.id from user_courses uc where uc.user_id = x.user_id and uc.course_id = x.course_id order by uc.cycle desc limit 1
  ) as latest on true
), again as (
  update user_courses uc set archived_at = null, is_optional = requested.is_optional,
    reset_at = case when uc.archived_at is null then uc.reset_at end,
    updated_at = case when uc.archived_at is null then uc.updated_at else :now end
  from requested
  where uc.id = requested.id
)
insert into user_courses (id, user_id, course_id, is_optional, permitted_at, updated_at)
select fresh, user_id, course_id, is_optional, :now, :now from requested where id is null
on conflict (user_id, course_id, cycle) do nothing
returning user_id, course_id;

-- These people have these courses no longer; what they did stays.
--! release
update user_courses uc set archived_at = :now, updated_at = :now
from unnest(:users::uuid[], :courses::uuid[]) as x (user_id, course_id)
where uc.user_id = x.user_id and uc.course_id = x.course_id and uc.archived_at is null;

-- The latest round, whatever became of it.
--! latest_round : (archived_at?)
select id, status, progress, archived_at from user_courses
where user_id = :user_id and course_id = :course_id
order by cycle desc
limit 1;

-- By when -------------------------------------------------------------------------------------------------------------

-- Counts the dates of these people's rounds of these courses anew, from what gives them the courses; those that are completed
-- keep theirs. A duty is due by what makes it one. Where a course begins again, a date is of every year from the second round on. Of several sources the earliest date counts.
-- Rounds are looked for by their person: where many were just given a course, the planner would look through all of the course for each of them.
--! recompute_due
with requested as materialized (
  select round.*
  from unnest(:users::uuid[], :courses::uuid[]) as x (user_id, course_id)
  cross join lateral (
    select uc.id, uc.user_id, uc.course_id, uc.cycle, uc.is_optional, uc.permitted_at
    from user_courses uc
    where uc.user_id = x.user_id and (uc.course_id = x.course_id) is true and uc.archived_at is null and uc.completed_at is null offset 0
  ) as round
), counted as (
  select requested.id, min(case when s.kind <> 'rule' and s.due_at is not null then s.due_at
    else coalesce(case when s.kind = 'package' then package_due(s.source_id, requested.user_id, :zone::text) end,
      due_moment(coalesce(p.due, c.due), requested.permitted_at, requested.user_id, c.reset_mode <> 'none' and requested.cycle > 1, :zone)) end) as due_at
  from requested
  join courses c on c.id = requested.course_id
  cross join lateral (
    select s.kind, s.source_id, s.due_at from assignment_sources s
    where s.user_id = requested.user_id and s.document_id = requested.course_id and s.type = 'course' and s.is_optional = requested.is_optional
    offset 0
  ) as s
  left join permissions p on s.kind = 'rule' and p.id::text = s.source_id
  group by requested.id
)
update user_courses uc set due_at = coalesce(uc.extended_until, counted.due_at)
from counted
where uc.id = counted.id and uc.due_at is distinct from coalesce(uc.extended_until, counted.due_at);

-- Whose date hangs on a field of theirs.
--! dated_by_field
with fielded as materialized (
  select id from courses where due ->> 'kind' = 'field'
  union
  select document_id from permissions where type = 'course' and status = 'active' and due ->> 'kind' = 'field'
)
select uc.user_id, uc.course_id
from unnest(:users::uuid[]) as person (id)
join user_courses uc on uc.user_id = person.id and uc.archived_at is null and uc.completed_at is null
where uc.course_id in (select id from fielded);

-- Everybody who is to complete a course.
--! dated_by_course
select user_id from user_courses where course_id = :course_id and archived_at is null and completed_at is null order by user_id;

--! lock_due : (teams?)
select due, teams from courses where id = :id for no key update;

--! course_due : (teams?)
select due, teams from courses where id = :id;

-- One date for these people's rounds of a course; null: what the sources say again.
--! extend (until?)
update user_courses set extended_until = :until
where id = any(:ids::uuid[]) and course_id = :course_id and archived_at is null and completed_at is null
returning user_id;

-- Again ----------------------------------------------------------------------------------------------------------------

--! course_refresher : (reset_days?, reset_month_day?, teams?)
select reset_mode, reset_days, reset_month_day, teams from courses where id = :id;

-- Rounds whose end is to be counted: of these people and courses, pair by pair, where the course begins again at all; with the day
-- on which each was first given the course.
--! rounds_of_pairs : (reset_days?, reset_month_day?, reset_at?)
select round.id, first.permitted_at as given_at, c.reset_mode, c.reset_days, c.reset_month_day, round.reset_at
from unnest(:users::uuid[], :courses::uuid[]) as x (user_id, course_id)
join courses c on c.id = x.course_id and c.reset_mode <> 'none'
cross join lateral (
  select uc.id, uc.reset_at from user_courses uc
  where uc.user_id = x.user_id and uc.course_id = x.course_id and uc.archived_at is null offset 0
) as round
cross join lateral (
  select uc.permitted_at from user_courses uc where uc.user_id = x.user_id and uc.course_id = x.course_id order by uc.cycle limit 1
) as first;

--! rounds_of_course
select user_id from user_courses where course_id = :course_id and archived_at is null order by user_id;

--! set_resets
update user_courses uc set reset_at = x.reset_at
from unnest(:ids::uuid[], :reset_ats::timestamptz[]) as x (id, reset_at)
where uc.id = x.id;

--! never_reset
update user_courses set reset_at = null where course_id = :course_id and reset_at is not null;

-- The next round that ends, of courses that people see.
--! next_reset : (at?)
select min(soonest.reset_at) as at
from courses c
cross join lateral (
  select uc.reset_at from user_courses uc
  where uc.course_id = c.id and uc.archived_at is null and uc.reset_at is not null
  order by uc.reset_at limit 1
) as soonest
where c.reset_mode <> 'none' and c.status in ('published', 'publishedwithdraft');

-- Rounds that are over: held until the next ones are open, so that a report of a learner comes before or after.
--! rounds_to_reset
select uc.id, uc.user_id, uc.course_id
from user_courses uc
join courses c on c.id = uc.course_id and c.status in ('published', 'publishedwithdraft') and c.reset_mode <> 'none'
where uc.reset_at <= :now and uc.archived_at is null
order by uc.reset_at, uc.id
limit :most
for no key update of uc;

-- Everybody's rounds of a course are held, so that a first report comes before or after; answers whether anybody did something.
--! lock_rounds
select id from user_courses where course_id = :course_id order by id for no key update;

--! has_activity
select exists (select from user_courses where course_id = :course_id and started_at is not null) as has_activity;

-- By an admin's hand ---------------------------------------------------------------------------------------------------

-- People's rounds of a course as they are now.
--! rounds_of_people
select id from user_courses where user_id = any(:users::uuid[]) and course_id = :course_id and archived_at is null order by id;

-- Of these rounds of a course, those of people of a team.
--! rounds_of_team
select uc.id
from user_courses uc
join user_teams person on person.user_id = uc.user_id and person.team_id = :team_id
where uc.id = any(:ids::uuid[]) and uc.course_id = :course_id and uc.archived_at is null
order by uc.id;

-- Rounds of a course that people see, which nobody completed: held until this transaction ends, so that a report of a learner comes
-- before or after.
--! lock_to_complete
select uc.id, uc.user_id, uc.started_at is not null as started
from user_courses uc
join courses c on c.id = uc.course_id and c.status in ('published', 'publishedwithdraft')
where uc.id = any(:ids::uuid[]) and uc.course_id = :course_id and uc.archived_at is null and uc.status <> 'completed'
order by uc.id
for no key update of uc;

-- What counts in the rounds' versions is done from now on; what was done before keeps its date.
--! complete_activities
insert into user_activities (user_course_id, activity_id, status, progress, completed_at)
select uc.id, a.id, 'completed', 100, :now::timestamptz
from user_courses uc
join courses c on c.id = uc.course_id
join activities a on a.course_id = c.id and a.version = coalesce(uc.version, c.live_version)
where uc.id = any(:ids::uuid[]) and (a.required or not exists (
  select from activities r where r.course_id = a.course_id and r.version = a.version and r.required))
on conflict (user_course_id, activity_id) do update set status = 'completed', progress = 100, completed_at = excluded.completed_at
where user_activities.completed_at is null;

--! complete_rounds
update user_courses uc set version = coalesce(uc.version, c.live_version), status = 'completed', progress = 100,
  started_at = coalesce(uc.started_at, :now), completed_at = :now, updated_at = :now
from courses c
where c.id = uc.course_id and uc.id = any(:ids::uuid[]);

-- Rounds in which somebody did something: only these can begin anew.
--! lock_to_reset
select id, user_id from user_courses
where id = any(:ids::uuid[]) and course_id = :course_id and archived_at is null and started_at is not null
order by id
for no key update;

--! course_named : (teams?, title?)
select c.teams, cv.title, c.status in ('published', 'publishedwithdraft') as is_live
from courses c
left join course_versions cv on cv.course_id = c.id and cv.version = coalesce(c.live_version, c.draft_version)
where c.id = :id;

-- A new version -------------------------------------------------------------------------------------------------------

-- Taken before counting, so that a report that is just being stored is counted too: also the first one of somebody who
-- has not started yet.
--! lock_under_way
select id from user_courses where course_id = :course_id and status <> 'completed' and archived_at is null order by id for no key update;

-- Moves those who are under way. What they completed and still exists stays completed; progress is counted anew, and
-- completed on the spot where nothing that counts is left to do; whoever waits for a marker with all that is left goes on waiting.
--! move_to_version
with steps as (
  select a.id, a.required or not exists (
    select 1 from activities r where r.course_id = a.course_id and r.version = a.version and r.required) as counts
  from activities a where a.course_id = :course_id and a.version = :version
), tally as (
  select uc.id, count(*) filter (where steps.counts) as wanted,
    count(*) filter (where steps.counts and ua.completed_at is not null) as done,
    count(*) filter (where steps.counts and ua.status = 'markingRequired') as waiting
  from user_courses uc
  left join steps on true
  left join user_activities ua on ua.user_course_id = uc.id and ua.activity_id = steps.id
  where uc.course_id = :course_id and uc.status in ('inprogress', 'markingRequired') and uc.archived_at is null and uc.version <> :version
  group by uc.id
)
update user_courses uc set version = :version,
  progress = case when t.wanted = 0 then 0 else 100 * t.done / t.wanted end,
  status = case when t.wanted > 0 and t.done = t.wanted then 'completed'
    when t.waiting > 0 and t.done + t.waiting = t.wanted then 'markingRequired' else 'inprogress' end,
  completed_at = case when t.wanted > 0 and t.done = t.wanted then :now::timestamptz end,
  last_activity = case when exists (select 1 from steps where steps.id = uc.last_activity) then uc.last_activity end,
  updated_at = :now
from tally t
where uc.id = t.id
returning uc.id, uc.user_id, uc.status;

-- Those who have started and hold the course now: their cycle is closed and the next one opens. All who hold it are
-- locked before it is asked who has started: a first report that is just being stored has.
--! started_of_course
with holders as materialized (
  select id, user_id, started_at from user_courses
  where course_id = :course_id and archived_at is null
  order by id
  for no key update
)
select id, user_id from holders where started_at is not null order by id;

--! open_next_cycle
insert into user_courses (id, user_id, course_id, cycle, is_optional, permitted_at, updated_at)
select x.id, uc.user_id, uc.course_id, uc.cycle + 1, uc.is_optional, :now, :now
from unnest(:ids::uuid[], :before::uuid[]) as x (id, before)
join user_courses uc on uc.id = x.before;

--! close_cycles
update user_courses set archived_at = :now, reset_at = null where id = any(:ids);

-- Whom courses that are hidden or shown again concern; of each course no more than are asked for.
--! holders_of_courses
select course.id as course_id, holder.user_id
from unnest(:course_ids::uuid[]) as course (id)
cross join lateral (
  select distinct user_id from user_courses where course_id = course.id and archived_at is null order by user_id limit :most
) as holder
order by course.id, holder.user_id;

-- Who is where --------------------------------------------------------------------------------------------------------

-- The people of one team who have the course. Each person is looked up by themselves: a plan that counts on fewer of them compares all with all.
-- What somebody is at is read for the page alone.
--! course_learners (search?, status?, due_after?, due_until?) : (avatar?, email?, activity_title?, due_at?, started_at?, completed_at?, version?)
select one.id, one.user_id, one.first_name, one.last_name, one.email, one.avatar, one.status, one.progress, one.is_optional, one.version,
  one.permitted_at, one.due_at, one.started_at, one.completed_at, one.updated_at, a.title as activity_title, one.total
from (
  select uc.*, person.first_name, person.last_name, person.email, person.avatar, count(*) over () as total, row_number() over (order by
    case when :sort::text = 'name' then lower(person.first_name) end,
    case when :sort = '-name' then lower(person.first_name) end desc,
    case when :sort = 'progress' then uc.progress end,
    case when :sort = '-progress' then uc.progress end desc,
    case when :sort = 'updatedAt' then uc.updated_at end,
    case when :sort = '-updatedAt' then uc.updated_at end desc,
    case when :sort = 'dueAt' then uc.due_at end,
    case when :sort = '-dueAt' then uc.due_at end desc nulls last,
    lower(person.first_name), lower(person.last_name), uc.id) as place
  from user_courses uc
  cross join lateral (select * from user_teams where id = uc.user_id::text || '_' || :team_id offset 0) person
  where uc.course_id = :course_id and uc.archived_at is null
    and (:search::text is null or person.search like :search)
    and (:status::text is null or uc.status = :status)
    and (:due_until::timestamptz is null
      or uc.completed_at is null and uc.due_at <= :due_until and (:due_after::timestamptz is null or uc.due_at > :due_after))
  order by place
  limit :per_page offset :skip
) one
left join activities a on a.course_id = one.course_id and a.version = one.version and a.id = one.last_activity
order by one.place;

-- The same people in the same order, for a file; their lines are asked for by portions.
--! course_learner_ids (search?, status?, due_after?, due_until?)
select uc.id
from user_courses uc
join user_teams person on person.user_id = uc.user_id and person.team_id = :team_id
where uc.course_id = :course_id and uc.archived_at is null
  and (:search::text is null or person.search like :search)
  and (:status::text is null or uc.status = :status)
  and (:due_until::timestamptz is null
    or uc.completed_at is null and uc.due_at <= :due_until and (:due_after::timestamptz is null or uc.due_at > :due_after))
order by
  case when :sort::text = 'name' then lower(person.first_name) end,
  case when :sort = '-name' then lower(person.first_name) end desc,
  case when :sort = 'progress' then uc.progress end,
  case when :sort = '-progress' then uc.progress end desc,
  case when :sort = 'updatedAt' then uc.updated_at end,
  case when :sort = '-updatedAt' then uc.updated_at end desc,
  case when :sort = 'dueAt' then uc.due_at end,
  case when :sort = '-dueAt' then uc.due_at end desc nulls last,
  lower(person.first_name), lower(person.last_name), uc.id;

--! course_learners_of : (email?, activity_title?, due_at?, started_at?, completed_at?, version?)
select uc.id, uc.user_id, person.first_name, person.last_name, person.email, uc.status, uc.progress, uc.is_optional, uc.version,
  uc.permitted_at, uc.due_at, uc.started_at, uc.completed_at, uc.updated_at, a.title as activity_title
from user_courses uc
join user_teams person on person.user_id = uc.user_id and person.team_id = :team_id
left join activities a on a.course_id = uc.course_id and a.version = uc.version and a.id = uc.last_activity
where uc.id = any(:ids);

--! course_progress : (last_activity_at?)
select (select count(*) from user_courses every where every.course_id = :course_id and every.archived_at is null) as everywhere,
  count(*) as total,
  count(*) filter (where uc.status = 'notstarted') as notstarted,
  count(*) filter (where uc.status = 'inprogress') as inprogress,
  count(*) filter (where uc.status = 'markingRequired') as marking_required,
  count(*) filter (where uc.status = 'completed') as completed,
  count(*) filter (where uc.completed_at is null and uc.due_at <= :now) as overdue,
  count(*) filter (where uc.completed_at is null and uc.due_at > :now and uc.due_at <= :soon) as due_soon,
  coalesce(avg(uc.progress), 0)::float8 as average,
  max(uc.updated_at) filter (where uc.started_at is not null) as last_activity_at
from user_courses uc
join user_teams person on person.user_id = uc.user_id and person.team_id = :team_id
where uc.course_id = :course_id and uc.archived_at is null;

-- Nothing: there is no such course.
--! course_status
select status from courses where id = :course_id;

-- Who is notified ------------------------------------------------------------------------------------------------------------

-- Assignments that a change opened at that moment, that still stand, and whose course is not closed already: of few people
-- by name, of many by the course.
--! given_to_people : (due?)
select uc.id, uc.user_id, uc.course_id, cv.title, uc.is_optional, least(uc.due_at, cv.availability_until) as due
from user_courses uc
join courses c on c.id = uc.course_id and c.status in ('published', 'publishedwithdraft')
join course_versions cv on cv.course_id = c.id and cv.version = coalesce(uc.version, c.live_version)
where uc.user_id = any(:users) and uc.course_id = :course_id and uc.permitted_at = :at and uc.archived_at is null
  and (cv.availability_until is null or cv.availability_until > :at)
order by uc.user_id;

--! given_of_course : (due?)
select uc.id, uc.user_id, uc.course_id, cv.title, uc.is_optional, least(uc.due_at, cv.availability_until) as due
from user_courses uc
join courses c on c.id = uc.course_id and c.status in ('published', 'publishedwithdraft')
join course_versions cv on cv.course_id = c.id and cv.version = coalesce(uc.version, c.live_version)
where uc.course_id = :course_id and uc.permitted_at = :at and uc.archived_at is null
  and (cv.availability_until is null or cv.availability_until > :at)
order by uc.user_id;

-- How many minutes a course takes, as its authors say of its activities.
--! course_minutes
select coalesce(sum(a.minutes), 0)::bigint as minutes
from courses c join activities a on a.course_id = c.id and a.version = c.live_version
where c.id = :course_id;

--! completed
select uc.id, uc.user_id, uc.course_id, cv.title
from user_courses uc
join courses c on c.id = uc.course_id
join course_versions cv on cv.course_id = c.id and cv.version = coalesce(uc.version, c.live_version)
where uc.id = :user_course_id and uc.completed_at is not null;

-- Those whom a new version completed at that moment.
--! completed_of_course
select uc.id, uc.user_id, uc.course_id, cv.title
from user_courses uc
join courses c on c.id = uc.course_id
join course_versions cv on cv.course_id = c.id and cv.version = coalesce(uc.version, c.live_version)
where uc.course_id = :course_id and uc.completed_at = :at and uc.archived_at is null
order by uc.user_id;

-- What is due after one moment and until another, and of which nothing was written yet: due by its own date, or because the course
-- closes. What may be left undone counts once it was begun. Of what was given later than so many days before, its gift told the date.
--! due
with dated as (
  select uc.id from user_courses uc
  where uc.due_at > :after and uc.due_at <= :until and uc.archived_at is null and uc.completed_at is null
  union
  select uc.id
  from course_versions cv
  join courses c on c.id = cv.course_id
  join user_courses uc on uc.course_id = c.id and uc.archived_at is null and uc.completed_at is null
    and coalesce(uc.version, c.live_version) = cv.version
  where cv.availability_until > :after and cv.availability_until <= :until
), timed as (
  select uc.id, uc.user_id, uc.course_id, cv.title, least(uc.due_at, cv.availability_until) as due
  from dated
  join user_courses uc on uc.id = dated.id
  join courses c on c.id = uc.course_id and c.status in ('published', 'publishedwithdraft')
  join course_versions cv on cv.course_id = c.id and cv.version = coalesce(uc.version, c.live_version)
  where (not uc.is_optional or uc.started_at is not null)
    and uc.permitted_at <= least(uc.due_at, cv.availability_until) - make_interval(days => :days::int)
)
select t.id, t.user_id, t.course_id, t.title, t.due, :key_prefix::text || t.id || ':' || extract(epoch from t.due)::bigint as event_key
from timed t
where t.due > :after and t.due <= :until and not exists (
  select from user_notifications n
  where n.user_id = t.user_id and n.event_key = :key_prefix::text || t.id || ':' || extract(epoch from t.due)::bigint)
order by t.user_id, t.id
limit :most;

-- Whose rounds end after one moment and until another, and begin again, and of which nothing was written yet. What may be left undone
-- counts once it was begun; a round that is shorter than so many days is not told of that far ahead. Found course by course.
--! refreshing
with timed as (
  select uc.id, uc.user_id, uc.course_id, cv.title, uc.reset_at as ends
  from courses c
  join user_courses uc on uc.course_id = c.id and uc.reset_at > :after and uc.reset_at <= :until and uc.archived_at is null
  join course_versions cv on cv.course_id = c.id and cv.version = coalesce(uc.version, c.live_version)
  where c.reset_mode <> 'none' and c.status in ('published', 'publishedwithdraft')
    and (not uc.is_optional or uc.started_at is not null)
    and uc.permitted_at <= uc.reset_at - make_interval(days => :days::int)
)
select t.id, t.user_id, t.course_id, t.title, t.ends, :key_prefix::text || t.id || ':' || extract(epoch from t.ends)::bigint as event_key
from timed t
where not exists (
  select from user_notifications n
  where n.user_id = t.user_id and n.event_key = :key_prefix::text || t.id || ':' || extract(epoch from t.ends)::bigint)
order by t.user_id, t.id
limit :most;

-- Of notifications that wait to be mailed those about an assignment that was taken back or, where that ends it, is completed.
--! over_assignments
select waiting.id from unnest(:ids::uuid[], :records::uuid[], :end_completed::bool[]) as waiting (id, record, end_completed)
join user_courses uc on uc.id = waiting.record
where uc.archived_at is not null or waiting.end_completed and uc.completed_at is not null;

-- The covers of what mails are about: records of courses, or courses themselves.
--! mail_pictures : (hash?)
select uc.id as about, c.id::text as seed, f.hash
from user_courses uc join courses c on c.id = uc.course_id left join files f on f.id = c.card_image
where uc.id = any(:about)
union all
select c.id as about, c.id::text as seed, f.hash
from courses c left join files f on f.id = c.card_image
where c.id = any(:about);
