-- notifications: what a person is to know, in the product and by mail (domain section 10).

-- What a tenant settled, and what people chose -------------------------------------------------------------------------

--! settings : (quiet_from?, quiet_until?)
select channels, due_days, quiet_from, quiet_until, digest_at, revision from notification_settings;

--! lock_settings : (quiet_from?, quiet_until?)
select channels, due_days, quiet_from, quiet_until, digest_at, revision from notification_settings for no key update;

--! change_settings (quiet_from?, quiet_until?)
update notification_settings set channels = :channels, due_days = :due_days, quiet_from = :quiet_from, quiet_until = :quiet_until,
  digest_at = :digest_at, revision = revision + 1, changed_by = :changed_by, changed_at = :now;

--: PreferencesOf(quiet_from?, quiet_until?, digest_at?, time_zone?)

-- How many are asked for is not told to the planner, which would plan anew for each number.
--! preferences_of : PreferencesOf
select user_id, channels, own_quiet, quiet_from, quiet_until, digest_at, time_zone from notification_preferences
where user_id = any(array(select unnest(:users::uuid[])));

-- One person's, which nobody else changes until this transaction ends: whoever chose nothing gets a row that says so.
--! lock_preferences : PreferencesOf
insert into notification_preferences (user_id, updated_at) values (:user_id, :now)
on conflict (user_id) do update set updated_at = excluded.updated_at
returning user_id, channels, own_quiet, quiet_from, quiet_until, digest_at, time_zone;

--! choose (quiet_from?, quiet_until?, digest_at?, time_zone?)
insert into notification_preferences (user_id, channels, own_quiet, quiet_from, quiet_until, digest_at, time_zone, updated_at)
values (:user_id, :channels, :own_quiet, :quiet_from, :quiet_until, :digest_at, :time_zone, :now)
on conflict (user_id) do update set channels = excluded.channels, own_quiet = excluded.own_quiet, quiet_from = excluded.quiet_from,
  quiet_until = excluded.quiet_until, digest_at = excluded.digest_at, time_zone = excluded.time_zone, updated_at = excluded.updated_at;

-- What happened to whom -----------------------------------------------------------------------------------------------

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

-- Forms that a change gave people at that moment and that they have not answered: of few people by name.
--! form_given (opened?) : (due?)
select uf.id, uf.user_id, uf.form_id, f.team_id, f.handle, v.title, uf.is_optional, (v.settings->>'dueAt')::timestamptz as due
from user_forms uf
join forms f on f.id = uf.form_id and f.status in ('published', 'publishedwithdraft')
join form_versions v on v.form_id = f.id and v.version = f.live_version
where uf.form_id = :form_id and uf.permitted_at = :at and uf.archived_at is null and uf.completed_at is null
  and (:opened::uuid[] is null or uf.user_id = any(:opened))
order by uf.user_id;

-- Forms that are a duty and due after one moment and until another, of which nothing was written yet. Of what was given later than so
-- many days before, its gift told the date. Whoever waits for a marker has done what was asked of them.
--! forms_due
with due as materialized (
  select f.id, f.team_id, f.handle, v.title, (v.settings->>'dueAt')::timestamptz as due,
    :word::text || f.id || ':' || extract(epoch from (v.settings->>'dueAt')::timestamptz)::bigint as event_key
  from form_versions v join forms f on f.id = v.form_id and f.live_version = v.version and f.status in ('published', 'publishedwithdraft')
  where v.settings->>'dueAt' is not null and (v.settings->>'dueAt')::timestamptz > :after and (v.settings->>'dueAt')::timestamptz <= :until
)
select uf.user_id, due.id as form_id, due.team_id, due.handle, due.title, due.due, due.event_key
from due join user_forms uf on uf.form_id = due.id
where uf.archived_at is null and uf.completed_at is null and not uf.is_optional
  and uf.permitted_at <= due.due - make_interval(days => :days::int)
  and not exists (select from form_submissions s where s.form_id = due.id and s.user_id = uf.user_id and s.observer_id is null
    and s.status in ('pending', 'markingRequired', 'approvalRequired'))
  and not exists (select from user_notifications n where n.user_id = uf.user_id and n.event_key = due.event_key)
order by uf.user_id, due.id limit :most;

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
select t.id, t.user_id, t.course_id, t.title, t.due, :word::text || t.id || ':' || extract(epoch from t.due)::bigint as event_key
from timed t
where t.due > :after and t.due <= :until and not exists (
  select from user_notifications n
  where n.user_id = t.user_id and n.event_key = :word::text || t.id || ':' || extract(epoch from t.due)::bigint)
order by t.user_id, t.id
limit :most;

-- Pathways that are due after one moment and until another, of which nothing was written yet. What may be left undone counts once it
-- was begun; what was given later than so many days before is not told of that far ahead.
--! pathways_due
with timed as (
  select up.id, up.user_id, up.pathway_id, v.title, up.due_at as due
  from user_learning_pathways up
  join learning_pathways p on p.id = up.pathway_id and p.status in ('published', 'publishedwithdraft')
  join pathway_versions v on v.pathway_id = p.id and v.version = p.live_version
  where up.due_at > :after and up.due_at <= :until and up.archived_at is null and up.completed_at is null
    and (not up.is_optional or up.started_at is not null)
    and up.permitted_at <= up.due_at - make_interval(days => :days::int)
)
select t.id, t.user_id, t.pathway_id, t.title, t.due, :word::text || t.id || ':' || extract(epoch from t.due)::bigint as event_key
from timed t
where not exists (
  select from user_notifications n
  where n.user_id = t.user_id and n.event_key = :word::text || t.id || ':' || extract(epoch from t.due)::bigint)
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
select t.id, t.user_id, t.course_id, t.title, t.ends, :word::text || t.id || ':' || extract(epoch from t.ends)::bigint as event_key
from timed t
where not exists (
  select from user_notifications n
  where n.user_id = t.user_id and n.event_key = :word::text || t.id || ':' || extract(epoch from t.ends)::bigint)
order by t.user_id, t.id
limit :most;

-- Whose people are late with which course since some moment, and of whom nobody told them yet. Where an organisation lets something
-- be left undone, nobody is late with it.
--! late_people
with late as materialized (
  select uc.user_id, uc.course_id, uc.due_at, cv.title
  from user_courses uc
  join courses c on c.id = uc.course_id and c.status in ('published', 'publishedwithdraft')
  join course_versions cv on cv.course_id = c.id and cv.version = coalesce(uc.version, c.live_version)
  where uc.due_at > :after and uc.due_at <= :now and uc.archived_at is null and uc.completed_at is null and not uc.is_optional
), managed as (
  select distinct manager.id as manager, late.course_id, late.due_at, late.title, late.user_id,
    person.first_name || ' ' || person.last_name as name
  from late
  join user_teams person on person.user_id = late.user_id and person.status not in ('inactive', 'terminated', 'archived')
  cross join lateral unnest(person.managers) as manager (id)
)
select m.manager, m.course_id, m.due_at as due, max(m.title) as title, count(distinct m.user_id) as people,
  trim_array(array_agg(distinct m.name), greatest(count(distinct m.name) - 3, 0)::integer) as names,
  'people-overdue:' || m.course_id || ':' || extract(epoch from m.due_at)::bigint as event_key
from managed m
where not exists (
  select from user_notifications n
  where n.user_id = m.manager
    and n.event_key = 'people-overdue:' || m.course_id || ':' || extract(epoch from m.due_at)::bigint)
group by m.manager, m.course_id, m.due_at
order by m.manager, m.course_id, m.due_at
limit :most;

-- Writes what is not there yet, for people who are in some team, in the name of the one where it happened or else of the one
-- where they were last.
--! write : (mail_at?)
insert into user_notifications (id, user_id, team_id, kind, event_key, about, params, link, in_app, created_at, mail_at)
select e.id, e.user_id, home.team_id, :kind, e.event_key, e.about, e.params, e.link, e.in_app, :now, e.mail_at
from jsonb_to_recordset(:events::jsonb) as e (id uuid, user_id uuid, event_key text, team_id text, about uuid, params jsonb, link text,
  in_app boolean, mail_at timestamptz)
cross join lateral (
  select person.team_id from user_teams person
  where person.user_id = e.user_id and person.status not in ('inactive', 'terminated', 'archived')
  order by (person.team_id = e.team_id) desc nulls last, person.last_seen_at desc nulls last, person.created_at, person.team_id
  limit 1
) home
on conflict (user_id, event_key) do nothing
returning user_id, in_app, mail_at;

-- Who of many is looking at a screen now.
--! present
select user_id from user_presence where user_id = any(:users) and state = 'online' and seen_at > :since order by user_id;

-- One's own ------------------------------------------------------------------------------------------------------------

--! unread
select count(*) from user_notifications where user_id = :user_id and in_app and read_at is null;

--! mark : (read_at?)
update user_notifications set read_at = case when :read::bool then coalesce(read_at, :now) end
where id = :id and user_id = :user_id and in_app
returning id, kind, params, link, created_at, read_at;

--! read_all (kind?)
update user_notifications set read_at = :now
where user_id = :user_id and in_app and read_at is null and (:kind::text is null or kind = :kind);

-- Takes back what was marked all at once at that moment.
--! unread_all
update user_notifications set read_at = null where user_id = :user_id and in_app and read_at = :at;

-- By mail --------------------------------------------------------------------------------------------------------------

--! next_mail : (due?)
select min(mail_at) as due from user_notifications where mail_at is not null;

--! waiting
select id, kind from user_notifications where user_id = :user_id and mail_at is not null and read_at is null for update;

-- Whoever chose other times: what waits for them waits until then.
--! put_off
update user_notifications n set mail_at = e.mail_at
from jsonb_to_recordset(:waiting::jsonb) as e (id uuid, mail_at timestamptz)
where n.id = e.id;

--! people_to_mail
select distinct user_id from (
  select user_id from user_notifications where mail_at <= :now order by mail_at limit :most) due
order by user_id;

-- What leaves now. What was read meanwhile, or is over – taken back, or done – is not mailed any more.
--! take_mail
with due as (
  update user_notifications n set mail_at = null
  where n.user_id = any(:users) and n.mail_at <= :now
  returning n.user_id, n.team_id, n.kind, n.about, n.params, n.link, n.created_at, n.id, n.read_at
)
select due.id, due.user_id, due.team_id, due.kind, due.about, due.params, due.link
from due
where due.read_at is null and not exists (
  select from user_courses uc where uc.id = due.about
    and (uc.archived_at is not null or uc.completed_at is not null and due.kind not in ('courseCompleted', 'courseRefreshSoon')))
  and (due.kind <> 'noteReminder' or exists (select from notes where notes.id = due.about and notes.deleted_at is null))
  and (due.kind not in ('formDueSoon', 'formOverdue') or exists (select from user_forms uf where uf.form_id = due.about
    and uf.user_id = due.user_id and uf.archived_at is null and uf.completed_at is null))
  and (due.kind not in ('pathwayDueSoon', 'pathwayOverdue') or exists (select from user_learning_pathways up where up.pathway_id = due.about
    and up.user_id = due.user_id and up.archived_at is null and up.completed_at is null))
  and (due.kind <> 'badgeEarned' or exists (select from user_badges where user_badges.id = due.about and withdrawn_at is null))
order by due.user_id, due.team_id, due.created_at, due.id;

-- In which mails they stand.
--! in_mails
update user_notifications n set mail_id = e.mail_id
from unnest(:ids::uuid[], :mails::uuid[]) as e (id, mail_id)
where n.id = e.id;

-- The mail left.
--! mailed
update user_notifications set mailed_at = :now where mail_id = :mail and mailed_at is null;

-- Whoever never came has no mail but their invitation.
--! members
select user_id, team_id from user_teams
where user_id = any(:users) and joined_at is not null and status not in ('inactive', 'terminated', 'archived');

--! purge
delete from user_notifications where id in (
  select id from user_notifications where created_at < :before limit :most);
