-- overview: where a team stands, for its admins.

-- The people of the team who count, and what they do.
--! figures
with people as materialized (
  select ut.user_id, ut.last_seen_at, ut.joined_at is null and ut.invited_at is not null as is_invited from user_teams ut
  where ut.team_id = :team_id and ut.status not in ('inactive', 'terminated', 'archived')
), late as (
  select d.user_id from dated_assignments d where d.due_at <= :now and d.due_at is not null and d.completed_at is null
)
select (select count(*) from people) as people,
  (select count(*) from people where is_invited) as never_seen,
  (select count(*) from people where last_seen_at >= :active_since) as active,
  (select count(distinct late.user_id) from late join people using (user_id)) as late_people,
  (select count(*) from late join people using (user_id)) as late_assignments,
  (select count(*) from certificates
    where team_id = :team_id and withdrawn_at is null and expires_at > :now and expires_at <= :expires_until) as expiring,
  exists (select from courses where status in ('published', 'publishedwithdraft')) as has_course,
  exists (select from assignment_sources) as has_assignment;

-- Completions by week; the first is 1. A week in which nothing was completed is left out.
--! weeks
select width_bucket(uc.completed_at, :starts::timestamptz[]) as week, count(*) as completed
from user_courses uc
join user_teams ut on ut.user_id = uc.user_id and ut.team_id = :team_id and ut.status not in ('inactive', 'terminated', 'archived')
where uc.completed_at >= :since and uc.completed_at is not null
group by 1 order by 1;

-- Who is latest with most: whom one would speak to first.
--! late_people : (avatar?)
with late as (
  select d.user_id, count(*) as assignments, min(d.due_at) as since from dated_assignments d
  where d.due_at <= :now and d.due_at is not null and d.completed_at is null
  group by d.user_id
)
select ut.user_id, ut.first_name, ut.last_name, ut.avatar, late.assignments, late.since
from late
join user_teams ut on ut.user_id = late.user_id and ut.team_id = :team_id and ut.status not in ('inactive', 'terminated', 'archived')
order by late.assignments desc, late.since, ut.user_id limit :most;

-- What was completed last. Read along the index of completions, so that it ends after a few rows.
--! completed_last : (avatar?)
select ut.user_id, ut.first_name, ut.last_name, ut.avatar, uc.course_id, cv.title, uc.completed_at as at
from user_courses uc
join user_teams ut on ut.user_id = uc.user_id and ut.team_id = :team_id and ut.status not in ('inactive', 'terminated', 'archived')
join courses c on c.id = uc.course_id
join course_versions cv on cv.course_id = c.id and cv.version = coalesce(uc.version, c.live_version)
where uc.completed_at is not null and uc.completed_at >= :since
order by uc.completed_at desc, uc.user_id limit :most;
