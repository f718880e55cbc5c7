-- fields: whether rules ask for a field, and whether reports show it.

-- Those that every team has are in rules whatever this says: the specification names them among the categories.
alter table field_definitions add column in_rules boolean not null default false;
alter table field_definitions add column in_reports boolean not null default false;
