-- permissions: who is given what (domain section 5). AND across categories, OR inside a list.

create table permissions (
  id           uuid primary key,
  document_id  uuid not null,
  type         text not null check (type in ('course')),
  title        text not null,
  status       text not null default 'active' check (status in ('active', 'archived')),
  -- {category: [values]} as the person wrote it
  rule         jsonb not null,
  -- one of the groups below, the narrowest: finds its people by the index on facets, and never names nobody
  lead         text[] not null check (cardinality(lead) > 0),
  -- whether the rule speaks of the status: only then it reaches those who left or are away for good
  any_status   boolean not null,
  is_optional  boolean not null default false,
  revision     integer not null default 1,
  created_by   uuid not null,
  created_at   timestamptz not null,
  updated_at   timestamptz not null
);
create index permissions_document on permissions (type, document_id) where status = 'active';
create index permissions_recent on permissions (updated_at desc, id);

-- The rule as sets of facets: a membership matches when its facets overlap every group of the permission.
create table permission_groups (
  permission_id  uuid not null references permissions (id) on delete cascade,
  category       text not null,
  facets         text[] not null check (cardinality(facets) > 0),
  primary key (permission_id, category)
);

-- Who matches which active rule: the one place that says so. Applying, previews and "why" all read it. People who left
-- or are away for good match only rules that name the status.
create view permission_people as
select p.id as permission_id, p.type, p.document_id, p.is_optional, ut.id as user_team_id, ut.user_id
from permissions p
join user_teams ut on ut.facets && p.lead
where p.status = 'active'
  and (p.any_status or ut.status not in ('terminated', 'inactive', 'archived'))
  and not exists (select 1 from permission_groups g where g.permission_id = p.id and not ut.facets && g.facets);
