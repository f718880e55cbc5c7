-- faces: of two operators who say opposite things about one person the later word counts. The membership is locked while something
-- is said about it; a word that the tenant API has not followed yet is what the person is about to be.
create or replace function appoint_superadmin(
  p_team_id text, p_email text, p_on boolean, p_operator uuid, p_operator_name text, p_reason text, p_fact_id uuid, p_now timestamptz,
  out user_id uuid, out name text, out usable boolean, out already boolean
)
language plpgsql as $$
declare
  v_id text;
  v_is boolean;
  v_said boolean;
begin
  select person.id, person.user_id, person.first_name || ' ' || person.last_name,
    person.status not in ('inactive', 'terminated', 'archived'), 'superadmin' = any (person.roles)
  into v_id, user_id, name, usable, v_is
  from user_teams person where person.team_id = p_team_id and person.email = lower(p_email)
  for update;
  -- A statement of its own: it sees what was said while this one waited.
  select fact.kind = 'superadmin.appointed' into v_said
  from facts fact
  where fact.due_at is not null and fact.dead_at is null and fact.subject = v_id
    and fact.kind in ('superadmin.appointed', 'superadmin.withdrawn')
  order by fact.seq desc limit 1;
  already := coalesce(v_said, v_is) = p_on;
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
