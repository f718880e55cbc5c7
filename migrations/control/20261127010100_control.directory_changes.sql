-- Which change of the directory was the tenant's last. 0: none since this is counted.
alter table control.tenants add column directory_version bigint not null default 0;
create index tenants_directory_version on control.tenants (directory_version);

-- How full each cluster is, asked for each new tenant.
create index tenants_cluster on control.tenants (cluster_id);

-- Numbers of changes. The older counter, control.directory_version, goes on beside it by the same steps: programs from before
-- look at that one alone. Where it has gone further, somebody has changed the directory without saying for which tenant.
create sequence control.directory_number;

-- Counts a change of what the directory shows of a tenant; called last in the changing transaction. The lock lasts until the
-- commit, so that numbers are seen in their order: whoever has seen one has seen all smaller ones. The row is locked before:
-- whoever changes it already, and will count that, must not wait for us while we wait for them.
create function control.directory_changed(p_tenant text) returns bigint
language plpgsql set search_path = control, pg_temp as $$
declare
  v_number bigint;
begin
  perform from tenants where id = p_tenant for no key update;
  perform pg_advisory_xact_lock(hashtextextended('learnt:directory', 0));
  v_number := nextval('directory_number');
  perform nextval('directory_version');
  update tenants set directory_version = v_number where id = p_tenant;
  return v_number;
end
$$;
revoke execute on function control.directory_changed from public;

-- What a tenant API asks for after a change: the tenants whose numbers are higher than the highest that it has seen. Also
-- those that the directory does not show any more.
create view control.directory_changes as
select tenant.id as tenant_id, tenant.directory_version as version from control.tenants tenant;
