-- pathways: by when a pathway is to be completed.

-- What its author says, as of courses (see due_moment); it stands in a version, like all else that is written of a pathway.
alter table pathway_versions add column due jsonb not null default '{"kind": "none"}';
-- What follows for one person, of it and of what gives them the pathway; and what was settled for them, before anything else.
alter table user_learning_pathways add column due_at timestamptz;
alter table user_learning_pathways add column extended_until timestamptz;
-- what comes near and what is late, for the reminders
create index user_learning_pathways_due on user_learning_pathways (due_at)
  where due_at is not null and archived_at is null and completed_at is null;
