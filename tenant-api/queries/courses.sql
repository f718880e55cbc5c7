-- courses: what is learnt. Whoever changes one locks its row first and knows its latest revision.

--! insert_course
insert into courses (id, handle, status, draft_version, changed_by, changed_at, created_at)
values (:id, :handle, 'draft', 1, :by, :now, :now)
on conflict (handle) do nothing;

--! insert_version
insert into course_versions (course_id, version, title, search) values (:id, 1, :title, :search);

-- A handle and those that begin with it.
--! handles_like
select handle from courses where handle = :base::text or handle like :base || '-%';

-- Everything about a course but its sections and activities; the draft is what admins see.
--! one_course : (live_version?, published_at?, image?, certificate_months?, certificate_template?, availability_from?, availability_until?, frozen_at?, changed_by_name?, teams?)
select c.id, c.handle, c.status, c.is_bundle, c.is_template, c.live_version, c.draft_version, c.revision, c.changed_by, c.changed_at,
  c.created_at, c.published_at, v.title, v.description, v.image, v.category, v.tags, v.sequential, v.certificate, v.certificate_months, v.certificate_template, v.certificate_download, v.chat,
  v.availability_from, v.availability_until, v.frozen_at,
  (select u.first_name || ' ' || u.last_name from user_teams u where u.user_id = c.changed_by order by u.id limit 1) as changed_by_name,
  c.teams
from courses c
join course_versions v on v.course_id = c.id and v.version = c.draft_version
where c.id = :id;

-- Two admins at once: the second waits here and then sees the first one's revision. Assignments may be made meanwhile. `no key`: assignments may be made meanwhile.
--! lock_course : (live_version?, teams?)
select id, status, live_version, draft_version, revision, changed_by, changed_at, teams from courses where id = :id for no key update;

--! version_frozen
select frozen_at is not null as frozen from course_versions where course_id = :id and version = :version;

-- Shown to whoever was slower.
--! name_of
select first_name || ' ' || last_name as name from user_teams where user_id = :user_id order by id limit 1;

--! touch_course
update courses
set status = :status, draft_version = :draft_version, revision = revision + 1, changed_by = :by, changed_at = :now
where id = :id
returning revision;

-- Of many at once, always in the order of their ids, so that two who do so wait for each other and never in a ring.
--! lock_courses : (teams?)
select id, status, draft_version, teams from courses where id = any(:ids) order by id for no key update;

--! titles_of
select c.id, cv.title from courses c
join course_versions cv on cv.course_id = c.id and cv.version = c.draft_version
where c.id = any(:ids);

--! move_courses
update courses set status = :status, revision = revision + 1, changed_by = :by, changed_at = :now where id = any(:ids);

-- Null: every team.
--! set_teams (teams?)
update courses set teams = :teams where id = :id;

--! set_handle
update courses set handle = :handle where id = :id;

-- What lists show of it stands beside the course from now on.
--! publish_course
update courses c
set status = 'published', live_version = v.version, published_at = :now, revision = revision + 1, changed_by = :by, changed_at = :now,
  card_version = v.version, card_title = v.title, card_category = v.category, card_image = v.image,
  card_from = v.availability_from, card_until = v.availability_until
from course_versions v
where c.id = :id and v.course_id = c.id and v.version = :version
returning c.revision;

--! freeze_version
update course_versions set frozen_at = :now where course_id = :id and version = :version;

--! copy_version
insert into course_versions (course_id, version, title, description, image, category, tags, sequential, certificate, certificate_months,
  certificate_template, certificate_download, chat, availability_from, availability_until, search)
select course_id, :to_version, title, description, image, category, tags, sequential, certificate, certificate_months,
  certificate_template, certificate_download, chat, availability_from, availability_until, search
from course_versions where course_id = :id and version = :from_version;

--! copy_sections
insert into sections (course_id, version, id, position, title)
select course_id, :to_version, id, position, title from sections where course_id = :id and version = :from_version;

--! copy_activities
insert into activities (course_id, version, id, section_id, position, type, title, required, completion, content, minutes, opens)
select course_id, :to_version, id, section_id, position, type, title, required, completion, content, minutes, opens
from activities where course_id = :id and version = :from_version;

--! set_details (image?, certificate_months?, certificate_template?, availability_from?, availability_until?)
update course_versions
set title = :title, description = :description, image = :image, category = :category, tags = :tags, sequential = :sequential,
  certificate = :certificate, certificate_months = :certificate_months, certificate_template = :certificate_template,
  certificate_download = :certificate_download, chat = :chat, availability_from = :availability_from, availability_until = :availability_until, search = :search
where course_id = :id and version = :version;

--! version_details : (image?, certificate_months?, certificate_template?, availability_from?, availability_until?)
select title, description, image, category, tags, sequential, certificate, certificate_months, certificate_template, certificate_download, chat, availability_from, availability_until
from course_versions where course_id = :id and version = :version;

--! sections_of
select id, title from sections where course_id = :id and version = :version order by position, id;

--! activities_of : (minutes?, opens?)
select id, section_id, type, title, required, completion, content, minutes, opens
from activities where course_id = :id and version = :version
order by section_id, position, id;

-- Which activities there are in the order of the course, and when each opens.
--! openings_of : (opens?)
select a.id, a.title, a.required, a.opens
from activities a
join sections s on s.course_id = a.course_id and s.version = a.version and s.id = a.section_id
where a.course_id = :course_id and a.version = :version
order by s.position, s.id, a.position, a.id;

-- Which activities there are and where, without what is in them.
--! places_of
select id, section_id from activities where course_id = :id and version = :version order by section_id, position, id;

--! one_activity : (minutes?, opens?)
select id, section_id, type, title, required, completion, content, minutes, opens
from activities where course_id = :course_id and version = :version and id = :id;

--! insert_section
insert into sections (course_id, version, id, position, title) values (:course_id, :version, :id, :position, :title);

--! set_section_title
update sections set title = :title where course_id = :course_id and version = :version and id = :id;

--! delete_section
delete from sections where course_id = :course_id and version = :version and id = :id;

--! insert_activity (minutes?, opens?)
insert into activities (course_id, version, id, section_id, position, type, title, required, completion, content, minutes, opens)
values (:course_id, :version, :id, :section_id, :position, :type, :title, :required, :completion, :content, :minutes, :opens);

--! set_activity (minutes?, opens?)
update activities
set title = :title, required = :required, completion = :completion, content = :content, minutes = :minutes, opens = :opens
where course_id = :course_id and version = :version and id = :id;

--! delete_activity
delete from activities where course_id = :course_id and version = :version and id = :id;

-- A whole order at once.
--! order_sections
update sections s set position = o.position
from unnest(:ids::uuid[], :positions::int[]) as o (id, position)
where s.course_id = :course_id and s.version = :version and s.id = o.id;

--! order_activities
update activities a set section_id = o.section_id, position = o.position
from unnest(:ids::uuid[], :section_ids::uuid[], :positions::int[]) as o (id, section_id, position)
where a.course_id = :course_id and a.version = :version and a.id = o.id;

-- The categories and tags in use, for the list's filter and for suggestions while typing.
--! tags_in_use
select
  array(select distinct v.category from course_versions v join courses c on c.id = v.course_id and c.draft_version = v.version
    where v.category <> '' order by 1)::text[] as categories,
  array(select distinct t from course_versions v join courses c on c.id = v.course_id and c.draft_version = v.version, unnest(v.tags) t
    order by 1 limit 500)::text[] as tags;

-- Who would be touched by a new version: people who have not opened the course, are in it, have completed it.
--! people_in_course
select count(*) filter (where status = 'notstarted') as not_started,
  count(*) filter (where status in ('inprogress', 'markingRequired')) as in_progress,
  count(*) filter (where status = 'completed') as completed
from user_courses where course_id = :id and archived_at is null;

--! set_bundle
update courses set is_bundle = :is_bundle where id = :id;

--! is_bundle
select is_bundle from courses where id = :id;

-- How many people have these courses: here, and in the whole organisation. By the index of a course's people.
--! counts
select uc.course_id,
  count(*) as enrolled, count(*) filter (where uc.completed_at is not null) as completed,
  count(*) filter (where uc.completed_at is null and uc.due_at <= :now) as overdue,
  count(*) filter (where here.user_id is not null) as enrolled_here,
  count(*) filter (where here.user_id is not null and uc.completed_at is not null) as completed_here,
  count(*) filter (where here.user_id is not null and uc.completed_at is null and uc.due_at <= :now) as overdue_here
from user_courses uc
left join user_teams here on here.user_id = uc.user_id and here.team_id = :team_id
where uc.course_id = any(:ids::uuid[]) and uc.archived_at is null
group by uc.course_id;

-- Earlier versions --------------------------------------------------------------------------------------------------------

-- All versions of a course, newest first, with how many people are in each.
--! versions : (frozen_at?)
select v.version, v.title, v.frozen_at, v.version = c.draft_version and v.frozen_at is null as is_draft,
  coalesce(v.version = c.live_version, false) and c.status in ('published', 'publishedwithdraft') as is_live,
  (select count(*) from activities a where a.course_id = v.course_id and a.version = v.version) as activities,
  (select count(*) from user_courses uc where uc.course_id = c.id and uc.version = v.version and uc.archived_at is null) as people
from courses c
join course_versions v on v.course_id = c.id
where c.id = :id
order by v.version desc;

-- Copies --------------------------------------------------------------------------------------------------------------

--! copied : (reset_days?, reset_month_day?, teams?)
select c.draft_version, c.is_bundle, c.due, c.reset_mode, c.reset_days, c.reset_month_day, c.teams, v.title
from courses c
join course_versions v on v.course_id = c.id and v.version = c.draft_version
where c.id = :id;

--! copy_course
update courses c set is_bundle = o.is_bundle, due = o.due, reset_mode = o.reset_mode, reset_days = o.reset_days,
  reset_month_day = o.reset_month_day, teams = o.teams
from courses o
where o.id = :original and c.id = :id;

--! duplicate_version
insert into course_versions (course_id, version, title, description, image, category, tags, sequential, certificate, certificate_months,
  certificate_template, certificate_download, chat, availability_from, availability_until, search)
select :id, 1, :title, description, image, category, tags, sequential, certificate, certificate_months,
  certificate_template, certificate_download, chat, availability_from, availability_until, :search
from course_versions where course_id = :original and version = :version;

--! duplicate_sections
insert into sections (course_id, version, id, position, title)
select :id, 1, x.fresh, s.position, s.title
from sections s
join unnest(:old::uuid[], :fresh::uuid[]) as x (old, fresh) on x.old = s.id
where s.course_id = :original and s.version = :version;

-- What opens after activities waits for their copies.
--! duplicate_activities
insert into activities (course_id, version, id, section_id, position, type, title, required, completion, content, minutes, opens)
select :id, 1, x.fresh, section.fresh, a.position, a.type, a.title, a.required, a.completion, a.content, a.minutes,
  case when a.opens->>'kind' = 'afterActivities' then jsonb_set(a.opens, '{activities}', (
    select coalesce(jsonb_agg(copied.fresh), '[]')
    from jsonb_array_elements_text(a.opens->'activities') waited (id)
    join unnest(:old::uuid[], :fresh::uuid[]) as copied (old, fresh) on copied.old = waited.id::uuid
  )) else a.opens end
from activities a
join unnest(:old::uuid[], :fresh::uuid[]) as x (old, fresh) on x.old = a.id
join unnest(:old_sections::uuid[], :fresh_sections::uuid[]) as section (old, fresh) on section.old = a.section_id
where a.course_id = :original and a.version = :version;

-- When a course is due and when it begins again: settled by learning, kept with the course ----------------------------------------

--! set_course_due
update courses set due = :due where id = :id;

--! set_refresher (reset_days?, reset_month_day?)
update courses set reset_mode = :reset_mode, reset_days = :reset_days, reset_month_day = :reset_month_day where id = :id;

-- Templates and authors ---------------------------------------------------------------------------------------------------

--! set_template
update courses set is_template = :is_template where id = :id;

-- Somebody writes the course; who has gone long ago is forgotten.
--! see_editor
with gone as (delete from course_editors where seen_at < :long_ago and (course_id, user_id) <> (:course_id, :user_id))
insert into course_editors (course_id, user_id, seen_at)
select id, :user_id, :now from courses where id = :course_id
on conflict (course_id, user_id) do update set seen_at = excluded.seen_at;

--! drop_editor
delete from course_editors where course_id = :course_id and user_id = :user_id;

--! other_editors
select e.user_id, u.first_name || ' ' || u.last_name as name, e.seen_at
from course_editors e
cross join lateral (select first_name, last_name from user_teams where user_id = e.user_id order by id limit 1) u
where e.course_id = :course_id and e.user_id <> :user_id and e.seen_at > :since
order by name, e.user_id
limit 20;
