-- forms: what named markers have to mark is found by their name, markers fill in uploads, and lists say how far a form's people are.

-- whom a version names: the manager's list looks for theirs in all forms of a team
create index form_versions_named on form_versions using gin ((settings -> 'approvers')) where settings ->> 'approver' = 'named';

-- whoever must still submit a form: the builders' list asks whether there is anybody
create index user_forms_due on user_forms (form_id) where archived_at is null and completed_at is null and not is_optional;

-- What the first of two markers fills in waits beside what they say, until it is decided.
alter table form_opinions add column answers jsonb not null default '{}';
