-- permissions: what each rule said, change by change. Nothing of it is changed or deleted. Cold: an admin looks at one rule's.
create table permission_changes (
  permission_id  uuid not null references permissions (id),
  -- of the rule after the change
  revision       integer not null,
  changed_by     uuid,
  changed_at     timestamptz not null,
  title          text not null,
  status         text not null,
  rule           jsonb not null,
  is_optional    boolean not null,
  due            jsonb,
  primary key (permission_id, revision)
);

-- Of the rules that are there, the last change is known; who made them is who changed them once.
insert into permission_changes (permission_id, revision, changed_by, changed_at, title, status, rule, is_optional, due)
select id, revision, case when revision = 1 then created_by end, updated_at, title, status, rule, is_optional, due from permissions;
