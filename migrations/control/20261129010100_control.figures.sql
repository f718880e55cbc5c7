-- What was last counted of each tenant, every few minutes, by the faces of its schema: what the list of tenants sorts and
-- filters by, and the fleet's page adds up. The tenant's own page asks the schema itself. Written by one statement a tenant;
-- a row a tenant, all of which a sorted list reads: no index would spare it that.
create table control.tenant_figures (
  tenant_id      text primary key references control.tenants (id) on delete cascade,
  -- distinct persons whose membership is not terminated or archived, and those of them who were seen in the last 30 days
  people         bigint not null default 0,
  recent         bigint not null default 0,
  last_seen_at   timestamptz,
  -- facts whose reaction is due, the oldest of them, and those whose reaction failed for the last time
  waiting        bigint not null default 0,
  oldest_due_at  timestamptz,
  dead           bigint not null default 0,
  counted_at     timestamptz,
  -- why it could not be counted at the last try
  error          text,
  tried_at       timestamptz not null
);

-- How many people did something on a day, in the tenant's time zone. One row a tenant and day that was counted; the small
-- charts of the list read the rows of a page's tenants by the primary key, the fleet's chart those of a day by the index.
create table control.tenant_days (
  tenant_id  text not null references control.tenants (id) on delete cascade,
  day        date not null,
  people     bigint not null,
  primary key (tenant_id, day)
);
create index tenant_days_day on control.tenant_days (day);
