-- What becomes of a tenant after it was built: suspended, archived, erased.
alter table control.tenants drop constraint tenants_status_check;
alter table control.tenants add constraint tenants_status_check
  check (status in ('requested', 'provisioning', 'ready', 'failed', 'suspended', 'archived', 'erasing'));

-- Why it is in its present state, and since when; for the console alone.
alter table control.tenants add column status_reason text, add column status_at timestamptz;

-- Orders to erase a tenant, and what came of them: the finished row is the certificate, and stays when the tenant is gone.
-- Cold: read by the tenant's page and by the list of certificates, newest first. No name of a person but the operator's.
create table control.erasures (
  id                 uuid primary key,
  tenant_id          text not null,
  tenant_name        text not null,
  cluster_id         text,
  schema_name        text,
  reason             text not null,
  requested_by       uuid,
  requested_by_name  text,
  requested_at       timestamptz not null,
  -- until then it can be called off
  due_at             timestamptz not null,
  cancelled_at       timestamptz,
  begun_at           timestamptz,
  schema_gone_at     timestamptz,
  files_gone_at      timestamptz,
  finished_at        timestamptz,
  -- what was there: distinct people, tables and their bytes, files and their bytes, identities that belonged to nobody else
  people             bigint not null default 0,
  tables             bigint not null default 0,
  table_bytes        bigint not null default 0,
  files              bigint not null default 0,
  file_bytes         bigint not null default 0,
  identities         bigint not null default 0
);
create index erasures_at on control.erasures (requested_at desc, id);
-- one open order a tenant
create unique index erasures_open on control.erasures (tenant_id) where cancelled_at is null and finished_at is null;

-- Tenants whose files a tenant API is to remove. Their schema is gone already, so nobody adds any.
create view control.erasing_files as
select tenant_id from control.erasures
where schema_gone_at is not null and files_gone_at is null and finished_at is null and cancelled_at is null;

-- A tenant API has removed a tenant's files: so many.
create function control.files_erased(p_tenant text, p_files bigint, p_bytes bigint) returns boolean
language plpgsql security definer set search_path = control, pg_temp as $$
begin
  update erasures set files_gone_at = now(), files = p_files, file_bytes = p_bytes
  where tenant_id = p_tenant and schema_gone_at is not null and files_gone_at is null
    and finished_at is null and cancelled_at is null;
  return found;
end
$$;
revoke execute on function control.files_erased from public;

-- Removes what the control database knows of a tenant whose schema and files are gone, and the identities of people who belong
-- to no other tenant. Answers how many those were. The operators' log and the certificate stay.
create function control.erase_register(p_tenant text) returns bigint
language plpgsql set search_path = control, identity, pg_temp as $$
declare
  v_people uuid[];
  v_hosts text[];
begin
  -- Whoever enters one of them in another tenant meanwhile waits for us, and finds nobody.
  select coalesce(array_agg(id), '{}') into v_people from (
    select person.id from users person
    join user_tenants here on here.user_id = person.id and here.tenant_id = p_tenant
    order by person.id for update of person) locked;
  select coalesce(array_agg(id), '{}') into v_people from unnest(v_people) id
  where not exists (select from user_tenants other where other.user_id = id and other.tenant_id <> p_tenant);
  select coalesce(array_agg(host), '{}') into v_hosts from (
    select main_domain as host from teams where tenant_id = p_tenant
    union select domain.host from team_domains domain join teams on teams.id = domain.team_id where teams.tenant_id = p_tenant) own;
  delete from tokens where tenant_id = p_tenant or user_id = any (v_people);
  delete from external_identities where tenant_id = p_tenant or user_id = any (v_people);
  delete from credentials where tenant_id = p_tenant or user_id = any (v_people);
  delete from passkeys where rp_id = any (v_hosts) or user_id = any (v_people);
  delete from authenticator_apps where user_id = any (v_people);
  delete from recovery_codes where user_id = any (v_people);
  delete from user_tenants where tenant_id = p_tenant or user_id = any (v_people);
  delete from emails where user_id = any (v_people);
  delete from users where id = any (v_people);
  delete from team_domains using teams where teams.id = team_domains.team_id and teams.tenant_id = p_tenant;
  delete from teams where tenant_id = p_tenant;
  delete from tenant_steps where tenant_id = p_tenant;
  delete from tenants where id = p_tenant;
  return cardinality(v_people);
end
$$;
revoke execute on function control.erase_register from public;
