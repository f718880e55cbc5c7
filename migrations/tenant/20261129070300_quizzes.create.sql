-- quizzes: attempts at the questions of activities of the type quiz. The questions are content of the course's version.

-- One row an attempt. Hot while somebody answers; read by its person, and summed for the author's statistics.
create table quiz_attempts (
  id              uuid primary key,
  user_course_id  uuid not null references user_courses (id) on delete cascade,
  activity_id     uuid not null,
  -- the version of the course whose questions it asks
  course_id       uuid not null,
  version         integer not null,
  user_id         uuid not null,
  number          integer not null check (number > 0),
  status          text not null check (status in ('inprogress', 'submitted')),
  -- what it asks, as it was drawn: without what is right
  paper           jsonb not null,
  -- by question, as they were given
  answers         jsonb not null default '{}',
  -- how much of each answer is right, by question, from 0 to 1
  grades          jsonb not null default '{}',
  score           double precision,
  max_score       double precision not null,
  started_at      timestamptz not null,
  -- by the server's clock
  deadline_at     timestamptz,
  submitted_at    timestamptz,
  -- the time was over: what was saved was submitted
  timed_out       boolean not null default false,
  unique (user_course_id, activity_id, number)
);
-- nobody has two under way
create unique index quiz_attempts_open on quiz_attempts (user_course_id, activity_id) where status = 'inprogress';
-- the statistics
create index quiz_attempts_first on quiz_attempts (course_id, activity_id) where status = 'submitted' and number = 1;
create index quiz_attempts_person on quiz_attempts (user_id);
