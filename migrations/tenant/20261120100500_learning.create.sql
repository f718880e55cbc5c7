-- learning: who has been given which course and how far they are (domain section 4).

-- One row a person, course and cycle. The hottest table: My Courses reads by person, the admin's page by course.
create table user_courses (
  id             uuid primary key,
  user_id        uuid not null,
  course_id      uuid not null references courses (id),
  cycle          integer not null default 1 check (cycle > 0),
  -- pinned when the person starts; null before that: the live version is shown
  version        integer,
  status         text not null default 'notstarted' check (status in ('notstarted', 'inprogress', 'markingRequired', 'completed')),
  progress       smallint not null default 0 check (progress between 0 and 100),
  is_optional    boolean not null default false,
  -- an assignment without a source is archived, and keeps its history
  archived_at    timestamptz,
  permitted_at   timestamptz not null,
  due_at         timestamptz,
  started_at     timestamptz,
  completed_at   timestamptz,
  last_activity  uuid,
  updated_at     timestamptz not null,
  unique (user_id, course_id, cycle),
  check ((progress = 100) = (status = 'completed')),
  check ((status = 'completed') = (completed_at is not null))
);
create index user_courses_course on user_courses (course_id, status, updated_at desc) where archived_at is null;
create index user_courses_person on user_courses (user_id, updated_at desc) where archived_at is null;

-- Why a person has an assignment: it is active while one source remains.
create table assignment_sources (
  user_course_id  uuid not null references user_courses (id) on delete cascade,
  kind            text not null check (kind in ('rule', 'hand', 'self', 'package', 'pathway')),
  source_id       text not null,
  created_at      timestamptz not null,
  primary key (user_course_id, kind, source_id)
);
create index assignment_sources_source on assignment_sources (kind, source_id);

create table user_activities (
  user_course_id  uuid not null references user_courses (id) on delete cascade,
  activity_id     uuid not null,
  status          text not null default 'notstarted' check (status in ('notstarted', 'inprogress', 'completed')),
  progress        smallint not null default 0 check (progress between 0 and 100),
  -- where to go on: {"position": seconds} | {"page": n} | {"ticked": [item ids]}
  resume          jsonb not null default '{}',
  -- video: merged intervals of watched seconds [[from, to], ...]
  watched         jsonb not null default '[]',
  -- milliseconds by the server's clock
  spent_ms        bigint not null default 0 check (spent_ms >= 0),
  -- what reports of watching may still run ahead of the clock
  credit_ms       bigint not null default 0 check (credit_ms >= 0),
  opened_at       timestamptz,
  reported_at     timestamptz,
  completed_at    timestamptz,
  primary key (user_course_id, activity_id),
  check ((status = 'completed') = (completed_at is not null))
);

-- One row: whoever gives or takes assignments holds it until the commit, so that a rule change and a profile change
-- that happen at once see each other. Rare: rule, profile and publishing changes only, never a learner's report.
create table assigning (
  turn  boolean primary key default true check (turn)
);
insert into assigning (turn) values (true);
