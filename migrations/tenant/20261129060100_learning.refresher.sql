-- learning: courses that begin again.

-- `timeframe`: every so many days, counted inclusively from the day on which somebody was first given the course; `fixedDate`: every
-- year on that day (`MM-DD`; 29 February is 28 February in a common year).
alter table courses
  add column reset_mode text not null default 'none' check (reset_mode in ('none', 'timeframe', 'fixedDate')),
  add column reset_days integer check (reset_days between 1 and 3650),
  add column reset_month_day text check (reset_month_day ~ '^[0-1][0-9]-[0-3][0-9]$'),
  add constraint courses_reset check ((reset_mode = 'timeframe') = (reset_days is not null) and (reset_mode = 'fixedDate') = (reset_month_day is not null));

-- When a person's round is closed and the next one opens; null: never. The job that does it asks for the next one by the index.
alter table user_courses add column reset_at timestamptz;
create index user_courses_reset on user_courses (course_id, reset_at) where reset_at is not null and archived_at is null;
