-- learning: changes of a course's rules for more people than a request should hold.

-- The latest such change of a course, how far it is and what it came to. Cold: an admin looks at it while it goes on.
create table assignment_jobs (
  course_id    uuid primary key references courses (id) on delete cascade,
  -- people whose assignments of this course have to be looked at
  total        integer not null check (total > 0),
  done         integer not null default 0 check (done between 0 and total),
  added        integer not null default 0,
  removed      integer not null default 0,
  started_at   timestamptz not null,
  finished_at  timestamptz
);

-- The people that are still to be looked at, some thousands to a row; a row is gone once they were.
create table assignment_portions (
  course_id  uuid not null references assignment_jobs (course_id) on delete cascade,
  number     bigint not null,
  users      uuid[] not null,
  primary key (course_id, number)
);
