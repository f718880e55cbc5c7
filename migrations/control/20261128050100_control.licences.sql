-- The bill of each tenant and month. Counted from the evidence in the tenant's schema until it is approved, fixed from then on.
-- Cold: counted anew every few minutes, read by the console's page a month at a time.
create table control.licence_months (
  tenant_id         text not null,
  -- the first day, in the tenant's time zone
  month             date not null check (extract(day from month) = 1),
  tenant_name       text not null,
  plan              text not null,
  metric            text not null check (metric in ('signedIn', 'learningActive')),
  -- null: any number
  included          integer check (included >= 0),
  counted           integer not null default 0 check (counted >= 0),
  -- people by team
  teams             jsonb not null default '{}',
  state             text not null default 'open' check (state in ('open', 'in_review', 'approved', 'disputed', 'invoiced')),
  -- counted without waived, as it was approved
  billed            integer check (billed >= 0),
  counted_at        timestamptz not null,
  reviewed_at       timestamptz,
  reviewed_by_name  text,
  revision          integer not null default 1,
  primary key (tenant_id, month),
  check ((state in ('approved', 'invoiced')) = (billed is not null))
);
create index licence_months_month on control.licence_months (month, lower(tenant_name), tenant_id);

-- People who are not billed in a month, and why. Ids alone: names are the tenant's.
create table control.licence_waivers (
  tenant_id  text not null,
  month      date not null,
  user_id    uuid not null,
  reason     text not null,
  by_id      uuid not null,
  by_name    text not null,
  at         timestamptz not null,
  primary key (tenant_id, month, user_id),
  foreign key (tenant_id, month) references control.licence_months (tenant_id, month)
);

-- What was said and decided about a month, oldest first.
create table control.licence_notes (
  id          uuid primary key,
  tenant_id   text not null,
  month       date not null,
  text        text,
  from_state  text,
  to_state    text,
  by_name     text not null,
  at          timestamptz not null,
  foreign key (tenant_id, month) references control.licence_months (tenant_id, month)
);
create index licence_notes_month on control.licence_notes (tenant_id, month, at, id);

-- What is billed of a tenant that was erased stays as a number; whom it was about goes, and so does what was never invoiced.
create function control.erase_licences(p_tenant text) returns void
language plpgsql set search_path = control, pg_temp as $$
begin
  delete from licence_waivers where tenant_id = p_tenant;
  delete from licence_notes note using licence_months month
  where note.tenant_id = p_tenant and month.tenant_id = note.tenant_id and month.month = note.month and month.state <> 'invoiced';
  delete from licence_months where tenant_id = p_tenant and state <> 'invoiced';
end
$$;
revoke execute on function control.erase_licences from public;
