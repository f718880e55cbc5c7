-- coursework: what learners hand in for activities of the type assignment, and what markers decide.

-- One row a round and activity, tried once or several times. Warm while somebody writes; read by its person and by the markers' queue.
create table coursework (
  id              uuid primary key,
  user_course_id  uuid not null references user_courses (id) on delete cascade,
  activity_id     uuid not null,
  -- the version of the course whose task it answers
  course_id       uuid not null,
  version         integer not null,
  -- where it was handed in: its markers are there
  team_id         text not null,
  user_id         uuid not null,
  attempt         integer not null check (attempt > 0),
  status          text not null check (status in ('inprogress', 'markingRequired', 'competent', 'notCompetent', 'pendingResubmission')),
  note            text not null default '',
  -- the marker's: words, and which lines of the rubric are met
  comment         text not null default '',
  criteria        jsonb not null default '{}',
  marked_by       uuid,
  marked_at       timestamptz,
  -- counts every change: whoever does not know the latest one is told so
  revision        integer not null default 1,
  -- the revision that was submitted: the same press twice is one
  submitted_on    integer,
  started_at      timestamptz not null,
  submitted_at    timestamptz,
  changed_at      timestamptz not null,
  changed_by      uuid not null,
  unique (user_course_id, activity_id)
);
-- the queue, of all and of one course
create index coursework_queue on coursework (team_id, status, submitted_at, id);
create index coursework_course on coursework (course_id, status);
create index coursework_person on coursework (user_id);

-- Each move, never changed.
create table coursework_moves (
  id             uuid primary key,
  coursework_id  uuid not null references coursework (id) on delete cascade,
  attempt        integer not null,
  from_status    text not null,
  to_status      text not null,
  comment        text not null default '',
  by_id          uuid not null,
  at             timestamptz not null
);
create index coursework_moves_of on coursework_moves (coursework_id, at, id);

-- The uploads of each try.
create table coursework_files (
  file_id        uuid primary key references files (id),
  coursework_id  uuid not null references coursework (id) on delete cascade,
  attempt        integer not null
);
create index coursework_files_of on coursework_files (coursework_id, attempt);
