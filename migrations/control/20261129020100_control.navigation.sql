-- Trees of the navigation that operators prepare; a tenant's settings hold a copy of the one that its teams begin with, so that the
-- directory brings it along. Cold.
create table control.navigation_templates (
  id          uuid primary key,
  name        text not null check (length(name) between 1 and 80),
  -- entries as a team's own navigation has them
  entries     jsonb not null,
  -- counts every edit: an edit that does not know the latest one is told so
  revision    integer not null default 1,
  changed_by  text not null,
  changed_at  timestamptz not null
);
create unique index navigation_templates_name on control.navigation_templates (lower(name));

-- Which tenants have a template, asked when it changes and when it is deleted.
create index tenants_navigation_template on control.tenants ((settings -> 'navigation' ->> 'templateId'));
