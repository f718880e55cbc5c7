-- courses: those that others begin from.
alter table courses add column is_template boolean not null default false;

-- courses: who has a course open to write it, told every twenty seconds while they do. A row a course and author; those of
-- yesterday go with the next sign.
create table course_editors (
  course_id  uuid not null references courses (id) on delete cascade,
  user_id    uuid not null,
  seen_at    timestamptz not null,
  primary key (course_id, user_id)
);
create index course_editors_seen on course_editors (seen_at);
