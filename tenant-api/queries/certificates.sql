-- certificates: what says that somebody completed a course. Every statement names its team, but the ones that issue.

-- Which of these assignments, completed in this transaction, are worth a certificate: their version gives one. Each in the name of the
-- team where it happened, if its person may come in there, or else of the one where they were last.
--! earned (team_id?) : (months?)
select uc.id, uc.user_id, uc.course_id, cv.title, cv.certificate_months as months, home.team_id, home.person
from user_courses uc
join course_versions cv on cv.course_id = uc.course_id and cv.version = uc.version and cv.certificate
cross join lateral (
  select person.team_id, person.first_name || ' ' || person.last_name as person
  from user_teams person
  where person.user_id = uc.user_id
  order by person.status not in ('inactive', 'terminated', 'archived') desc, person.team_id is not distinct from :team_id::text desc,
    person.last_seen_at desc nulls last, person.created_at, person.team_id
  limit 1
) home
where uc.id = any(:user_courses) and uc.completed_at is not null
order by uc.id;

-- Once for each assignment.
--! issue
insert into certificates (id, team_id, user_id, course_id, user_course_id, serial, number, code, person, title, search, issued_at,
  issued_on, valid_until, expires_at)
select n.id, n.team_id, n.user_id, n.course_id, n.user_course_id, n.serial, n.number, n.code, n.person, n.title,
  n.search || ' ' || n.number, :now, :today, n.valid_until, n.expires_at
from (
  select s.*, extract(year from :today::date) || '-' || lpad(s.serial::text, greatest(6, length(s.serial::text)), '0') as number
  from (
    select e.*, nextval(pg_get_serial_sequence('certificates', 'serial')) as serial
    from jsonb_to_recordset(:certificates::jsonb) as e (id uuid, team_id text, user_id uuid, course_id uuid, user_course_id uuid,
      code text, person text, title text, search text, valid_until date, expires_at timestamptz)
    order by e.user_course_id
  ) s
) n
on conflict (user_course_id) do nothing
returning id, team_id, user_id, number, title;

-- For anybody who knows the code.
--! check : (valid_until?, expires_at?, withdrawn_at?)
select c.title, c.person, c.number, c.issued_on, c.valid_until, c.expires_at, c.withdrawn_at
from certificates c
where c.code = :code and c.team_id = :team_id;

-- Whoever withdraws or restores it waits here for the one who does so now, and then sees what they did.
--! lock_certificate
select c.user_id, c.number, c.title, c.withdrawn_at is not null as withdrawn
from certificates c
where c.id = :id and c.team_id = :team_id for no key update;

--! withdraw
update certificates set withdrawn_at = :now, withdrawn_by = :by, reason = :reason
where id = :id and team_id = :team_id and withdrawn_at is null;

--! restore
update certificates set withdrawn_at = null, withdrawn_by = null, reason = null
where id = :id and team_id = :team_id and withdrawn_at is not null;
