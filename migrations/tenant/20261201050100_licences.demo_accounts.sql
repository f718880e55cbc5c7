-- licences: people who are shown around with and never count. Only the platform's operators mark somebody, through the faces of the
-- schema: who is billed must not decide who counts, so the application's role may read this and nothing else. Few; read by the counting,
-- once a person and month, by its primary key.
create table demo_accounts (
  user_id    uuid primary key,
  -- the team and address by which the operator named them
  team_id    text not null,
  reason     text not null,
  marked_by  text not null,
  marked_at  timestamptz not null
);

do $$
begin
  if exists (select from pg_roles where rolname = current_schema() || '_app') then
    execute format('revoke insert, update, delete, truncate on demo_accounts from %I', current_schema() || '_app');
  end if;
end
$$;
