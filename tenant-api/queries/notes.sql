-- notes: what people write down for themselves. Every statement names its person.

-- Notes ----------------------------------------------------------------------------------------------------------------

--! one_note : (image?, reminder?, reminded_at?, deleted_at?)
select id, revision, title, description, checklist, labels, image, archive, reminder, reminded_at, created_at, changed_at, deleted_at
from notes where id = :id and user_id = :user_id;

-- Two tabs at once: the second waits here and then sees the first one's revision.
--! lock_note : (image?, reminder?, reminded_at?, deleted_at?)
select id, revision, title, description, checklist, labels, image, archive, reminder, reminded_at, created_at, changed_at, deleted_at
from notes where id = :id and user_id = :user_id for no key update;

--! count_notes
select count(*) from notes where user_id = :user_id;

-- The same note twice at once: one of them writes nothing and finds the other's.
--! create_note (reminder?)
insert into notes (id, user_id, title, description, checklist, labels, archive, reminder, search, created_at, changed_at)
values (:id, :user_id, :title, :description, :checklist, :labels, :archive, :reminder, :search, :now, :now)
on conflict (id) do nothing;

-- A reminder that is another one has still to be heard.
--! store_note (reminder?)
update notes set title = :title, description = :description, checklist = :checklist, labels = :labels, archive = :archive,
  reminder = :reminder, reminded_at = case when reminder = :reminder then reminded_at end, search = :search,
  revision = revision + 1, changed_at = :now
where id = :id and user_id = :user_id;

--! set_image (image?)
update notes set image = :image, revision = revision + 1, changed_at = :now where id = :id and user_id = :user_id;

--! delete_note
update notes set deleted_at = :now, revision = revision + 1, changed_at = :now
where id = :id and user_id = :user_id and deleted_at is null;

--! restore_note
update notes set deleted_at = null, revision = revision + 1, changed_at = :now
where id = :id and user_id = :user_id and deleted_at is not null;

-- For good, from among the deleted only.
--! erase_note : (image?)
delete from notes where id = :id and user_id = :user_id and deleted_at is not null returning image;

-- What was deleted so long ago that nobody wants it back.
--! erase_old : (image?)
delete from notes where id in (select id from notes where deleted_at < :before limit :most) returning image;

-- Whoever is reminded now: of a note that is still there, of this moment, once.
--! remind
update notes set reminded_at = :now
where id = :id and reminder = :reminder and reminded_at is null and deleted_at is null
returning user_id, title, description, checklist;

-- Places ---------------------------------------------------------------------------------------------------------------

-- A new note stands beside an activity of a course that its person has; beside anything else it stands nowhere.
--! place_note
insert into note_places (note_id, user_id, course_id, activity_id)
select :note_id, uc.user_id, a.course_id, a.id
from user_courses uc
join courses c on c.id = uc.course_id
join activities a on a.course_id = c.id and a.version = coalesce(uc.version, c.live_version)
where uc.user_id = :user_id and uc.course_id = :course_id and uc.archived_at is null and a.id = :activity_id
limit 1
on conflict (note_id) do nothing;

-- Beside what these notes stand, of the courses that their person still has.
--! places
select p.note_id, p.course_id, p.activity_id, theirs.id as user_course_id, cv.title as course, a.title as activity
from note_places p
cross join lateral (
  select uc.id, uc.version from user_courses uc
  where uc.user_id = p.user_id and uc.course_id = p.course_id and uc.archived_at is null
  order by uc.cycle desc limit 1
) as theirs
join courses c on c.id = p.course_id and c.status in ('published', 'publishedwithdraft')
join course_versions cv on cv.course_id = c.id and cv.version = coalesce(theirs.version, c.live_version)
join activities a on a.course_id = c.id and a.version = cv.version and a.id = p.activity_id
where p.note_id = any(:notes::uuid[]);

-- Labels ---------------------------------------------------------------------------------------------------------------

--! labels
select l.id, l.name,
  (select count(*) from notes n where n.user_id = l.user_id and n.labels @> array[l.id] and n.deleted_at is null and not n.archive) as notes
from note_labels l where l.user_id = :user_id order by lower(l.name), l.id;

--! own_labels
select id from note_labels where user_id = :user_id and id = any(:labels);

--! count_labels
select count(*) from note_labels where user_id = :user_id;

-- A name that the person has already writes nothing.
--! create_label
insert into note_labels (id, user_id, name, created_at) values (:id, :user_id, :name, :now)
on conflict (user_id, lower(name)) do nothing;

--! label_named
select id from note_labels where user_id = :user_id and lower(name) = lower(:name);

--! rename_label
update note_labels set name = :name where id = :id and user_id = :user_id;

--! delete_label
delete from note_labels where id = :id and user_id = :user_id;

--! take_label_off
update notes set labels = array_remove(labels, :id) where user_id = :user_id and :id = any(labels);

-- Of notifications that wait to be mailed those about a note that was deleted.
--! over_notes
select waiting.id from unnest(:ids::uuid[], :notes::uuid[]) as waiting (id, note)
where not exists (select from notes where notes.id = waiting.note and notes.deleted_at is null);
