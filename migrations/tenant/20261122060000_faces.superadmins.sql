-- faces: operators of the platform make a member of a team its superadmin, which nobody of the tenant may, or take that back.
-- What is to be done is written down as a fact; the tenant API does it, with everything that follows from other roles.
create function appoint_superadmin(
  p_team_id text, p_email text, p_on boolean, p_operator uuid, p_operator_name text, p_reason text, p_fact_id uuid, p_now timestamptz,
  out user_id uuid, out name text, out usable boolean, out already boolean
)
language plpgsql as $$
declare
  v_id text;
begin
  select person.id, person.user_id, person.first_name || ' ' || person.last_name,
    person.status not in ('inactive', 'terminated', 'archived'), ('superadmin' = any (person.roles)) = p_on
  into v_id, user_id, name, usable, already
  from user_teams person where person.team_id = p_team_id and person.email = lower(p_email);
  -- Whoever cannot sign in is appointed nothing; what they are may be taken back from them all the same.
  if v_id is null or already or p_on and not usable then
    return;
  end if;
  insert into facts (id, kind, subject, payload, topics, at, due_at)
  values (p_fact_id, case when p_on then 'superadmin.appointed' else 'superadmin.withdrawn' end, v_id,
    jsonb_build_object('userId', user_id, 'teamId', p_team_id, 'operatorId', p_operator, 'operator', p_operator_name,
      'reason', p_reason), '{people}', p_now, p_now);
end
$$;

-- The superadmins of the tenant's teams.
create function list_superadmins() returns table (team_id text, user_id uuid, name text, email text, usable boolean)
language sql stable as $$
  select person.team_id, person.user_id, person.first_name || ' ' || person.last_name, person.email,
    person.status not in ('inactive', 'terminated', 'archived')
  from user_teams person where 'superadmin' = any (person.roles) order by person.team_id, person.last_name, person.first_name limit 200
$$;
