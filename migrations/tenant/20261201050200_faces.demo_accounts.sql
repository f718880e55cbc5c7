-- faces: operators mark a member of a team as a demo account, whom no bill counts from then on, or take that back. The tenant's own log
-- says who did so and why.
create function mark_demo_account(
  p_team_id text, p_email text, p_on boolean, p_reason text, p_operator jsonb, p_now timestamptz,
  out user_id uuid, out name text, out already boolean
)
language plpgsql as $$
declare
  v_id text;
begin
  select person.id, person.user_id, person.first_name || ' ' || person.last_name
  into v_id, user_id, name
  from user_teams person where person.team_id = p_team_id and person.email = lower(p_email);
  if v_id is null then
    return;
  end if;
  if p_on then
    insert into demo_accounts as mark (user_id, team_id, reason, marked_by, marked_at)
    values (mark_demo_account.user_id, p_team_id, p_reason, p_operator->>'name', p_now) on conflict do nothing;
  else
    delete from demo_accounts mark where mark.user_id = mark_demo_account.user_id;
  end if;
  already := not found;
  if already then
    return;
  end if;
  insert into audit_log (id, at, action, subject, subject_name, actor, actor_name, ip, request_id, details)
  values ((p_operator->>'log')::uuid, p_now, case when p_on then 'demo_account.marked' else 'demo_account.unmarked' end, v_id, name,
    (p_operator->>'id')::uuid, p_operator->>'name', p_operator->>'ip', p_operator->>'requestId',
    jsonb_build_object('operator', true, 'reason', p_reason));
end
$$;

-- The tenant's demo accounts, each with the membership by which it was marked, or another one where that is gone.
create function list_demo_accounts()
returns table (user_id uuid, team_id text, name text, email text, reason text, marked_by text, marked_at timestamptz)
language sql stable as $$
  select mark.user_id, coalesce(person.team_id, mark.team_id), coalesce(person.name, ''), person.email, mark.reason, mark.marked_by,
    mark.marked_at
  from demo_accounts mark
  left join lateral (
    select member.team_id, member.first_name || ' ' || member.last_name as name, member.email from user_teams member
    where member.user_id = mark.user_id order by member.team_id = mark.team_id desc, member.id limit 1
  ) person on true
  order by mark.marked_at desc, mark.user_id limit 200
$$;
