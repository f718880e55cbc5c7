-- The land register: which tenants there are, where each one lives, on which hosts its teams answer.
-- Written by the control plane alone; read by the tenant API through the view control.directory.

create schema if not exists control;
create schema if not exists identity;

-- A Postgres database that holds tenants' schemas. The connection itself is configuration; a row only names it.
create table control.clusters (
  id           text primary key,
  max_tenants  integer not null default 1000 check (max_tenants > 0),
  accepts_new  boolean not null default true,
  created_at   timestamptz not null
);

-- One organisation. Cold: read by the console and, through the directory, once a change by each tenant API.
create table control.tenants (
  id                 text primary key check (id ~ '^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$'),
  name               text not null check (length(name) between 1 and 200),
  status             text not null check (status in ('requested', 'provisioning', 'ready', 'failed', 'suspended', 'archived')),
  plan               text not null,
  cluster_id         text references control.clusters (id),
  -- opaque: t_<random>; its login roles are <schema_name>_app and <schema_name>_ro, its owner <schema_name>_owner
  schema_name        text unique check (schema_name ~ '^t_[a-z0-9]{16}$'),
  key_version        integer not null default 1,
  settings           jsonb not null default '{}',
  time_zone          text not null default 'Etc/UTC',
  -- whom the step 'invitation' invites
  admin_first_name   text not null,
  admin_last_name    text not null,
  admin_email        text not null,
  migration_version  bigint,
  migration_error    text,
  is_demo            boolean not null default false,
  revision           integer not null default 1,
  created_at         timestamptz not null,
  ready_at           timestamptz
);
create index tenants_status on control.tenants (status, created_at);
create index tenants_created on control.tenants (created_at, id);
create index tenants_name on control.tenants (lower(name), id);

-- A branded workspace of a tenant. Its id is a globally unique DNS label: the first label of its host.
create table control.teams (
  id                    text primary key check (id ~ '^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$'),
  tenant_id             text not null references control.tenants (id),
  display_name          text not null check (length(display_name) between 1 and 200),
  status                text not null default 'active' check (status in ('active', 'inactive', 'archived')),
  is_default            boolean not null default false,
  support_email         text,
  main_domain           text not null,
  terms_url             text,
  registration_tags     text[] not null default '{}',
  side_navigation       jsonb not null default '[]',
  auth_providers        jsonb not null default '[]',
  theme                 jsonb not null default '{}',
  revision              integer not null default 1,
  created_at            timestamptz not null
);
create index teams_tenant on control.teams (tenant_id);
create unique index teams_one_default on control.teams (tenant_id) where is_default;

-- Hosts beside <team>.<platform root> on which a team answers. One host, one team.
create table control.team_domains (
  host         text primary key check (host = lower(host) and length(host) between 1 and 253),
  team_id      text not null references control.teams (id),
  is_default   boolean not null default false,
  verified_at  timestamptz,
  created_at   timestamptz not null
);
create index team_domains_team on control.team_domains (team_id);

-- The building log: each step of a tenant's provisioning, retried from where it stopped.
create table control.tenant_steps (
  tenant_id    text not null references control.tenants (id),
  position     smallint not null,
  step         text not null,
  status       text not null default 'pending' check (status in ('pending', 'running', 'done', 'failed')),
  attempts     integer not null default 0,
  detail       text,
  error        text,
  started_at   timestamptz,
  finished_at  timestamptz,
  primary key (tenant_id, step)
);

-- Schemas built ahead of time, so that a tenant is ready at once. A claimed row is deleted in the claiming transaction.
create table control.stock (
  schema_name        text primary key check (schema_name ~ '^t_[a-z0-9]{16}$'),
  cluster_id         text not null references control.clusters (id),
  status             text not null check (status in ('building', 'ready')),
  migration_version  bigint,
  created_at         timestamptz not null
);
create index stock_ready on control.stock (cluster_id, created_at) where status = 'ready';

-- The people who run the platform. They sign in to the console only.
create table control.operators (
  id               uuid primary key,
  email            text not null unique check (email = lower(email)),
  name             text not null,
  password_hash    text not null,
  -- sealed with a key derived from the master key; never in clear
  totp_secret      bytea not null,
  -- the last accepted time step: a code works once
  totp_last_step   bigint not null default 0,
  disabled_at      timestamptz,
  created_at       timestamptz not null
);

create table control.operator_sessions (
  id               uuid primary key,
  operator_id      uuid not null references control.operators (id),
  refresh_hash     bytea not null unique,
  previous_hash    bytea,
  rotated_at       timestamptz not null,
  created_at       timestamptz not null,
  expires_at       timestamptz not null,
  ended_at         timestamptz,
  user_agent       text,
  ip               text
);
create index operator_sessions_operator on control.operator_sessions (operator_id);
create index operator_sessions_previous on control.operator_sessions (previous_hash) where previous_hash is not null;

-- What every tenant API keeps in memory and on disk: one row a team. The counter says whether to read again.
create sequence control.directory_version;
create view control.directory as
select
  tenant.id            as tenant_id,
  tenant.name          as tenant_name,
  tenant.status        as tenant_status,
  tenant.plan          as plan,
  tenant.cluster_id    as cluster_id,
  tenant.schema_name   as schema_name,
  tenant.key_version   as key_version,
  tenant.settings      as settings,
  tenant.time_zone     as time_zone,
  tenant.revision      as tenant_revision,
  tenant.is_demo       as is_demo,
  team.id              as team_id,
  team.display_name    as team_display_name,
  team.status          as team_status,
  team.is_default      as is_default,
  team.support_email   as support_email,
  team.main_domain     as main_domain,
  team.terms_url       as terms_url,
  team.registration_tags as registration_tags,
  team.side_navigation as side_navigation,
  team.auth_providers  as auth_providers,
  team.theme           as theme,
  team.revision        as team_revision,
  coalesce((
    select jsonb_agg(jsonb_build_object('host', domain.host, 'isDefault', domain.is_default) order by domain.is_default desc, domain.host)
    from control.team_domains domain
    where domain.team_id = team.id and domain.verified_at is not null
  ), '[]'::jsonb)      as domains
from control.tenants tenant
join control.teams team on team.tenant_id = tenant.id
where tenant.status in ('ready', 'suspended') and tenant.schema_name is not null;
