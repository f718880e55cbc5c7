-- calendar: what a person has on which day. Every statement names its person, or the secret of an address of theirs.

-- Everything between two moments, but where a person stands with the events (`calendar_seats`): seats and events that one runs, courses that end or begin again, forms and pathways that are due, reminders
-- of notes. A person has few of each, which the indexes of their own find; a registration carries the times of its event. A course that is not open now waits, as it does on the homepage. Whoever waits
-- for a marker of a form has done what was asked of them.
--! calendar_entries : (document?, ends_at?, time_zone?, state?, checklist?)
with entries as (
  select 'event' as kind, null::text as document, e.id, e.title, e.starts_at, e.ends_at, e.time_zone, null::text as state, false as is_done, :user_id = any(e.trainers) as runs, e.address,
    e.online_url, e.online_url <> '' as is_online, '' as description, null::jsonb as checklist, e.revision + e.moves as sequence, e.changed_at
  -- All of them at once: where they stand with each is asked beside it, for no plan joins so many by itself.
  from (select * from events where id = any(array(select event_id from user_events where 'event' = any(:kinds::text[]) and user_id = :user_id
    and state not in ('cancelled', 'waiting-cancelled') and starts_at < :before and ends_at > :after)) offset 0) e
  where e.team_id = :team_id and e.status <> 'draft'
  union all
  select 'event', null, e.id, e.title, e.starts_at, e.ends_at, e.time_zone, null, false, true, e.address, e.online_url, e.online_url <> '', '',
    null::jsonb, e.revision + e.moves, e.changed_at
  -- what somebody runs is little: it is found first, whatever a plan makes of the times
  from (select * from events where trainers @> array[:user_id::uuid] offset 0) e
  where 'event' = any(:kinds::text[]) and e.status = 'published' and e.team_id = :team_id and e.starts_at < :before and e.ends_at > :after and e.starts_at > :after - interval '366 days' and not exists (
      select from user_events r
      where r.event_id = e.id and r.user_id = :user_id and r.state not in ('cancelled', 'waiting-cancelled'))
  union all
  select 'due', 'course', d.id, d.title, d.ends_at, null, null, d.status, d.completed_at is not null, false, '', '', false, '', null, 0, d.updated_at
  from (
    select uc.id, cv.title, uc.status, uc.completed_at, uc.updated_at, least(uc.due_at, cv.availability_until) as ends_at
    from user_courses uc
    join courses c on c.id = uc.course_id
    join course_versions cv on cv.course_id = c.id and cv.version = coalesce(uc.version, c.live_version)
    where 'due' = any(:kinds::text[]) and uc.user_id = :user_id and uc.archived_at is null
      and c.status in ('published', 'publishedwithdraft')
      and (uc.status = 'completed' or ((cv.availability_from is null or cv.availability_from <= :now)
        and (cv.availability_until is null or cv.availability_until > :now)))
  ) d
  where d.ends_at >= :after and d.ends_at < :before
  union all
  select 'due', 'form', f.id, v.title, (v.settings->>'dueAt')::timestamptz, null, null, null,
    uf.completed_at is not null or exists (select from form_submissions s where s.form_id = f.id and s.user_id = :user_id and s.observer_id is null
      and s.status in ('pending', 'markingRequired', 'approvalRequired')),
    false, '', '', false, '', null, 0, greatest(uf.updated_at, v.published_at)
  from user_forms uf
  join forms f on f.id = uf.form_id and f.team_id = :team_id and f.status in ('published', 'publishedwithdraft')
  join form_versions v on v.form_id = f.id and v.version = f.live_version
  where 'due' = any(:kinds::text[]) and uf.user_id = :user_id and uf.archived_at is null
    and (v.settings->>'dueAt')::timestamptz >= :after and (v.settings->>'dueAt')::timestamptz < :before
  union all
  select 'due', 'pathway', p.id, v.title, up.due_at, null, null, up.status, up.completed_at is not null, false, '', '', false, '', null, 0, up.updated_at
  from user_learning_pathways up
  join learning_pathways p on p.id = up.pathway_id and p.status in ('published', 'publishedwithdraft')
  join pathway_versions v on v.pathway_id = p.id and v.version = p.live_version
  where 'due' = any(:kinds::text[]) and up.user_id = :user_id and up.archived_at is null and up.due_at >= :after and up.due_at < :before
  union all
  -- the round that is closed then is the one that they have now
  select 'refresher', 'course', uc.id, cv.title, uc.reset_at, null, null, uc.status, false, false, '', '', false, '', null, 0, uc.updated_at
  from user_courses uc
  join courses c on c.id = uc.course_id
  join course_versions cv on cv.course_id = c.id and cv.version = c.live_version
  where 'refresher' = any(:kinds::text[]) and uc.user_id = :user_id and uc.archived_at is null
    and c.status in ('published', 'publishedwithdraft') and uc.reset_at >= greatest(:after, :now) and uc.reset_at < :before
  union all
  select 'reminder', null, n.id, n.title, n.reminder, null, null, null, n.reminded_at is not null, false, '', '', false, n.description, n.checklist,
    n.revision, n.changed_at
  from notes n
  where 'reminder' = any(:kinds::text[]) and n.user_id = :user_id and n.deleted_at is null
    and n.reminder >= :after and n.reminder < :before
)
select kind, document, id, title, starts_at, ends_at, time_zone, state, is_done, runs, address, online_url, is_online, description, checklist, sequence, changed_at
from entries order by starts_at, kind, id limit :most;

-- Where a person stands with the events of that time.
--! calendar_seats
select event_id, state, changed_at from user_events
where user_id = :user_id and state not in ('cancelled', 'waiting-cancelled') and starts_at < :before and ends_at > :after;

-- Addresses of one's own ------------------------------------------------------------------------------------------------

--! feeds : (read_at?)
select id, name, kinds, created_at, read_at from calendar_feeds where user_id = :user_id and team_id = :team_id order by created_at, id;

-- Who makes two at once makes one after the other.
--! lock_membership
select id from user_teams where id = :user_id::uuid::text || '_' || :team_id for no key update;

--! create_feed
insert into calendar_feeds (id, user_id, team_id, name, kinds, secret_hash, created_at)
values (:id, :user_id, :team_id, :name, :kinds, :secret_hash, :now);

--! end_feed
delete from calendar_feeds where id = :id and user_id = :user_id and team_id = :team_id returning name;

-- Whose address this is, as long as they are in the team.
--! feed_by_secret
select f.id, f.user_id, f.kinds, coalesce(f.read_at < :stale, true) as is_stale
from calendar_feeds f join user_teams u on u.id = f.user_id::text || '_' || f.team_id
where f.secret_hash = :secret_hash and f.team_id = :team_id and u.status not in ('inactive', 'terminated', 'archived');

--! feed_read
update calendar_feeds set read_at = :now where id = :id;
