-- notes: what people write down for themselves. Every statement names its person.

-- Notes ----------------------------------------------------------------------------------------------------------------

--! one_note : (image?, reminder?, reminded_at?, deleted_at?)
select id, revision, title, description, checklist, labels, image, archive, reminder, reminded_at, created_at, changed_at, deleted_at
from notes where id = :id and user_id = :user_id;

-- Two tabs at once: the second waits here and then sees the first one's revision.
--! lock_note : (image?, reminder?, reminded_at?, deleted_at?)
select id, revision, title, description, checklist, labels, image, archive, reminder, reminded_at, created_at, changed_at, deleted_at
from notes where id = :id and user_id = :user_id for no key update;

--! how_many_notes
select count(*) from notes where user_id = :user_id;

-- The same note twice at once: one of them writes nothing and finds the other's.
--! begin_note (reminder?)
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

-- Labels ---------------------------------------------------------------------------------------------------------------

--! labels
select l.id, l.name,
  (select count(*) from notes n where n.user_id = l.user_id and n.labels @> array[l.id] and n.deleted_at is null and not n.archive) as notes
from note_labels l where l.user_id = :user_id order by lower(l.name), l.id;

--! own_labels
select id from note_labels where user_id = :user_id and id = any(:labels);

--! how_many_labels
select count(*) from note_labels where user_id = :user_id;

-- A name that the person has already writes nothing.
--! begin_label
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
