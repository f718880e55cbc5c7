-- coursework: what is handed in for activities, and what markers decide. Every statement names its team or its person, or a row that was
-- found by them.

--! own_coursework
select id from coursework where user_course_id = :user_course_id and activity_id = :activity_id and user_id = :user_id;

--! create_coursework
insert into coursework (id, user_course_id, activity_id, course_id, version, team_id, user_id, attempt, status, started_at, changed_at, changed_by)
values (:id, :user_course_id, :activity_id, :course_id, :version, :team_id, :user_id, 1, 'inprogress', :now, :now, :user_id)
on conflict (user_course_id, activity_id) do nothing;

-- Two tabs, two markers: the second waits here and then sees what the first did. One's own is found from each of one's teams.
--! lock_coursework : (submitted_on?, changed_by_name?)
select w.team_id, w.user_course_id, w.activity_id, w.user_id, w.attempt, w.status, w.revision, w.submitted_on, w.changed_at, a.title, a.content,
  (select u.first_name || ' ' || u.last_name from user_teams u where u.user_id = w.changed_by order by u.id limit 1) as changed_by_name,
  coalesce((select u.managers from user_teams u where u.user_id = w.user_id and u.team_id = w.team_id), '{}') as managers
from coursework w join activities a on a.course_id = w.course_id and a.version = w.version and a.id = w.activity_id
where w.id = :id and (w.team_id = :team_id or w.user_id = :me) for no key update of w;

--! one_coursework : (person_name?, marker_name?, marked_at?, submitted_at?)
select w.team_id, w.user_id, w.course_id, w.attempt, w.status, w.revision, w.note, w.comment, w.criteria, w.marked_at, w.submitted_at, a.title, a.content,
  cv.title as course_title, p.first_name || ' ' || p.last_name as person_name, m.first_name || ' ' || m.last_name as marker_name,
  coalesce(p.managers, '{}') as managers
from coursework w join activities a on a.course_id = w.course_id and a.version = w.version and a.id = w.activity_id
join course_versions cv on cv.course_id = w.course_id and cv.version = w.version
left join user_teams p on p.user_id = w.user_id and p.team_id = w.team_id
left join user_teams m on m.user_id = w.marked_by and m.team_id = w.team_id
where w.id = :id and (w.team_id = :team_id or w.user_id = :me);

--! status_of
select status from coursework where user_course_id = :user_course_id and activity_id = :activity_id;

--! store_note
update coursework set note = :note, revision = revision + 1, changed_at = :now, changed_by = :by where id = :id;

--! store_submitted
update coursework set note = :note, status = 'markingRequired', submitted_on = revision, revision = revision + 1, submitted_at = :now,
  changed_at = :now, changed_by = :by where id = :id;

--! reopen
update coursework set status = 'inprogress', attempt = attempt + 1, submitted_on = null, criteria = '{}', revision = revision + 1,
  changed_at = :now, changed_by = :by where id = :id;

--! store_marking
update coursework set status = :status, comment = :comment, criteria = :criteria, marked_by = :by, marked_at = :now, revision = revision + 1,
  changed_at = :now, changed_by = :by where id = :id;

--! insert_move
insert into coursework_moves (id, coursework_id, attempt, from_status, to_status, comment, by_id, at)
values (:id, :coursework_id, :attempt, :from_status, :to_status, :comment, :by_id, :now);

--! moves : (by_name?)
select m.attempt, m.from_status, m.to_status, m.comment, m.at, u.first_name || ' ' || u.last_name as by_name
from coursework_moves m left join user_teams u on u.user_id = m.by_id and u.team_id = :team_id
where m.coursework_id = :coursework_id order by m.at, m.id;

--! insert_file
insert into coursework_files (file_id, coursework_id, attempt) values (:file_id, :coursework_id, :attempt);

--! delete_file
delete from coursework_files where coursework_id = :coursework_id and file_id = :file_id and attempt = :attempt;

--! count_files
select count(*) from coursework_files where coursework_id = :coursework_id and attempt = :attempt;

--! files_of
select file_id, attempt from coursework_files where coursework_id = :coursework_id order by attempt desc, file_id;

-- What waits longest comes first; then what was marked last. Managers get their people's, and nobody their own.
--! queue (course_id?) : (submitted_at?, marked_at?, marker_name?)
select w.id, w.course_id, w.attempt, w.status, w.submitted_at, w.marked_at, a.title, cv.title as course_title,
  p.first_name || ' ' || p.last_name as person_name, m.first_name || ' ' || m.last_name as marker_name, count(*) over () as total
from coursework w
join user_teams p on p.user_id = w.user_id and p.team_id = w.team_id
join activities a on a.course_id = w.course_id and a.version = w.version and a.id = w.activity_id
join course_versions cv on cv.course_id = w.course_id and cv.version = w.version
left join user_teams m on m.user_id = w.marked_by and m.team_id = w.team_id
where w.team_id = :team_id and w.user_id <> :me and w.status <> 'inprogress' and (:all or p.facets @> array[:managed::text])
  and (:status = '' or w.status = :status) and (:course_id::uuid is null or w.course_id = :course_id) and p.search like all (:words::text[])
order by (w.status = 'markingRequired') desc, case when w.status = 'markingRequired' then w.submitted_at end, w.marked_at desc nulls last, w.id
limit :most offset :skip;
