-- learning: what is due soon and not completed, for the reminders.
create index user_courses_due on user_courses (due_at) where due_at is not null and archived_at is null and completed_at is null;
