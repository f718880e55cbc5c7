-- Whether a team has the sample areas: apps with invented data that stay in the browser. So far this was a setting of its tenant,
-- which programs from before go on reading.
alter table control.teams add column sample_areas boolean not null default false;
update control.teams team set sample_areas = true
from control.tenants tenant where tenant.id = team.tenant_id and tenant.settings -> 'sampleAreas' = 'true';

-- The same view with one column more, at its end: programs from before name the columns that they read.
create or replace view control.directory as
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
  ), '[]'::jsonb)      as domains,
  team.sample_areas    as sample_areas
from control.tenants tenant
join control.teams team on team.tenant_id = tenant.id
where tenant.status in ('ready', 'suspended') and tenant.schema_name is not null;
