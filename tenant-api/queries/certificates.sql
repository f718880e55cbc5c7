-- certificates: what says that somebody completed a course. Every statement names its team, but the ones that issue.

-- Which of these assignments, completed in this transaction, are worth a certificate: their version gives one. Each in the name of the
-- team where it happened, if its person may come in there, or else of the one where they were last.
--! earned (team_id?) : (months?, template_id?, template_version?)
select uc.id, uc.user_id, uc.course_id, cv.title, cv.certificate_months as months, home.team_id, home.person,
  cv.certificate_download as download, template.id as template_id, template.live_version as template_version
from user_courses uc
join course_versions cv on cv.course_id = uc.course_id and cv.version = uc.version and cv.certificate
left join certificate_templates template on template.id = cv.certificate_template and template.live_version is not null
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
  issued_on, valid_until, expires_at, template_id, template_version, download)
select n.id, n.team_id, n.user_id, n.course_id, n.user_course_id, n.serial, n.number, n.code, n.person, n.title,
  n.search || ' ' || n.number, :now, :today, n.valid_until, n.expires_at, n.template_id, n.template_version, n.download
from (
  select s.*, extract(year from :today::date) || '-' || lpad(s.serial::text, greatest(6, length(s.serial::text)), '0') as number
  from (
    select e.*, nextval(pg_get_serial_sequence('certificates', 'serial')) as serial
    from jsonb_to_recordset(:certificates::jsonb) as e (id uuid, team_id text, user_id uuid, course_id uuid, user_course_id uuid,
      code text, person text, title text, search text, valid_until date, expires_at timestamptz, template_id uuid, template_version integer, download boolean)
    order by e.user_course_id
  ) s
) n
on conflict (user_course_id) do nothing
returning id, team_id, user_id, number, title;

-- For anybody who knows the code.
--! check : (valid_until?, expires_at?, withdrawn_at?, replaced_at?, replaced_by?)
select c.course_id, c.title, c.person, c.number, c.issued_at, c.issued_on, c.valid_until, c.expires_at, c.withdrawn_at,
  null::timestamptz as replaced_at, null::text as replaced_by
from certificates c
where c.code = :code and c.team_id = :team_id
union all
select c.course_id, r.title, r.person, r.number, r.issued_at, r.issued_on, r.valid_until, r.expires_at, null, r.replaced_at, c.number
from certificate_replacements r
join certificates c on c.id = r.certificate_id and c.team_id = :team_id
where r.code = :code;

-- What its paper is drawn from.
--! paper : (valid_until?, design?)
select c.user_id, c.code, c.title, c.person, c.number, c.issued_on, c.valid_until, c.withdrawn_at is not null as withdrawn, c.download, v.design
from certificates c
left join certificate_template_versions v on v.template_id = c.template_id and v.version = c.template_version
where c.id = :id and c.team_id = :team_id;

-- Whoever withdraws or restores it waits here for the one who does so now, and then sees what they did.
--! lock_certificate
select c.user_id, c.number, c.person, c.title, c.withdrawn_at is not null as withdrawn
from certificates c
where c.id = :id and c.team_id = :team_id for no key update;

--! withdraw
update certificates set withdrawn_at = :now, withdrawn_by = :by, reason = :reason
where id = :id and team_id = :team_id and withdrawn_at is null;

--! restore
update certificates set withdrawn_at = null, withdrawn_by = null, reason = null
where id = :id and team_id = :team_id and withdrawn_at is not null;

-- What it said until now, under its old code.
--! record_replaced
insert into certificate_replacements (code, certificate_id, number, person, title, issued_at, issued_on, valid_until, expires_at, replaced_at,
  replaced_by, reason)
select code, id, number, person, title, issued_at, issued_on, valid_until, expires_at, :now, :by, :reason
from certificates where id = :id and team_id = :team_id;

-- Its old numbers still find it.
--! reissue
with next as (select nextval(pg_get_serial_sequence('certificates', 'serial')) as serial)
update certificates c
set serial = next.serial, code = :code, person = :person, reissued_at = :now,
  number = extract(year from :today::date) || '-' || lpad(next.serial::text, greatest(6, length(next.serial::text)), '0'),
  search = :search || ' ' || extract(year from :today::date) || '-' || lpad(next.serial::text, greatest(6, length(next.serial::text)), '0')
    || coalesce((select ' ' || string_agg(r.number, ' ' order by r.replaced_at) from certificate_replacements r where r.certificate_id = c.id), '')
from next
where c.id = :id and c.team_id = :team_id
returning c.number, c.code;

-- The longest name of a team.
--! longest_name
select first_name || ' ' || last_name as name from user_teams where team_id = :team_id
order by length(first_name || last_name) desc limit 1;

--! insert_template
insert into certificate_templates (id, title, draft, created_at, created_by, updated_at, updated_by)
values (:id, :title, :draft, :now, :by, :now, :by);

--! one_template : (live_version?, archived_at?)
select id, title, draft, revision, live_version, changed, updated_at, archived_at from certificate_templates where id = :id;

-- Whoever changes it waits for the one who does so now, and then sees their revision.
--! lock_template : (live_version?, archived_at?)
select title, draft, revision, live_version, changed, archived_at from certificate_templates where id = :id for no key update;

--! save_template
update certificate_templates
set title = :title, draft = :draft, revision = revision + 1, changed = true, updated_at = :now, updated_by = :by
where id = :id
returning revision;

--! insert_template_version
insert into certificate_template_versions (template_id, version, design, published_at, published_by)
values (:id, :version, :design, :now, :by);

--! publish_template
update certificate_templates
set live_version = :version, changed = false, revision = revision + 1, updated_at = :now, updated_by = :by
where id = :id
returning revision;

--! archive_template (archived_at?)
update certificate_templates
set archived_at = :archived_at, revision = revision + 1, updated_at = :now, updated_by = :by
where id = :id
returning revision;

-- Held until the course names it.
--! template_is_published
select live_version is not null and archived_at is null as published from certificate_templates where id = :id for key share;
