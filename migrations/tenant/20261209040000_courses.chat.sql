-- What each version of a course says of itself; read with every course that is opened, written by its authors. Found by course and
-- version, which is its primary key.
alter table course_versions
  -- whether its player leads to whom a learner may turn to
  add column chat boolean not null default false;
