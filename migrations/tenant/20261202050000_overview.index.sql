-- overview: how many completed something in the weeks that are shown.
create index user_courses_completed on user_courses (completed_at desc, user_id) where completed_at is not null;
