-- fields: what people see of the fields that everybody has, on their own page, and what of it they change themselves.

-- What the tenant's superadmins settled, in one row. Read whenever somebody opens or changes their own page or asks who they
-- are; whoever changes their own page shares it until that is written.
create table profile_rules (
  one         boolean primary key default true check (one),
  -- {field: {"access": "hidden" | "shown" | "editable", "required": boolean}}, a field that is absent is shown
  rules       jsonb not null default '{}',
  revision    integer not null default 1,
  changed_by  uuid,
  changed_at  timestamptz
);
insert into profile_rules default values;
