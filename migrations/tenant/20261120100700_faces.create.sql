-- faces: the only things that the control plane calls in a tenant's schema. Each has a contract test.

-- What the console shows of a tenant. People: distinct persons whose membership is not terminated or archived.
create function tenant_summary(out people bigint, out active bigint, out courses bigint, out last_seen_at timestamptz)
language sql stable as $$
  select
    (select count(distinct user_id) from user_teams where status not in ('terminated', 'archived')),
    (select count(distinct user_id) from user_teams where status = 'active'),
    (select count(*) from courses where status <> 'archived'),
    (select max(last_seen_at) from user_teams)
$$;

-- The first admin's membership, and the fact whose reaction mails the invitation. Safe to repeat.
create function seed_first_admin(
  p_user_id uuid, p_team_id text, p_first_name text, p_last_name text, p_email text, p_fact_id uuid, p_now timestamptz
) returns boolean
language plpgsql as $$
declare
  v_id text := p_user_id::text || '_' || p_team_id;
begin
  insert into user_teams (id, user_id, team_id, roles, rank, first_name, last_name, email, facets, search, invited_at, created_at, updated_at)
  values (v_id, p_user_id, p_team_id, '{admin}', 3, p_first_name, p_last_name, lower(p_email),
    array['everyone=', 'userid=' || p_user_id::text, 'status=active', 'roles=admin'],
    lower(p_first_name || ' ' || p_last_name || ' ' || p_email), p_now, p_now, p_now)
  on conflict (id) do nothing;
  if not found then
    return false;
  end if;
  insert into facts (id, kind, subject, payload, topics, at, due_at)
  values (p_fact_id, 'person.invited', v_id, jsonb_build_object('userId', p_user_id, 'teamId', p_team_id), '{people}', p_now, p_now);
  return true;
end
$$;
