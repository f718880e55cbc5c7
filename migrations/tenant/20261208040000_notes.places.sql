-- notes: a note may be begun beside an activity of a course that its person has, and is found there again.

-- One row a note that was begun so, written with its first save and never changed; goes with the note. Cold: read with the notes that are
-- shown. The course and the activity are looked up in what the person has at that time, and may be gone.
create table note_places (
  note_id      uuid primary key references notes (id) on delete cascade,
  user_id      uuid not null,
  course_id    uuid not null,
  activity_id  uuid not null
);
-- a person's notes beside an activity
create index note_places_activity on note_places (user_id, activity_id);
