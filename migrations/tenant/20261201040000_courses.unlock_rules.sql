-- courses: when an activity opens to its learner; null: as soon as the course does. Read with the path of a round, which has it in its rows.
alter table activities add column opens jsonb check (jsonb_typeof(opens) = 'object');
