-- impersonation: operators of the platform act as somebody too. They are no members and have no session here: what the console
-- let them begin is a challenge of theirs, good once and for a minute, at one host.

-- the name of an operator who acts; `user_id` is theirs in the control database then. Absent: a member of the tenant acts
alter table impersonation_sessions add column operator_name text;
alter table impersonation_sessions alter column actor_session_id drop not null;
-- whether who did something is an operator: asked by each row of the audit log, and nearly always empty
create index impersonation_sessions_operators on impersonation_sessions (user_id) where operator_name is not null;

alter table sign_in_challenges drop constraint sign_in_challenges_kind_check;
alter table sign_in_challenges add constraint sign_in_challenges_kind_check
  check (kind in ('provider', 'test', 'link', 'second_factor', 'enrol', 'passkey_new', 'passkey_use', 'operator'));

-- As before; an operator has neither a session nor a membership that could end, and acts as anybody.
create or replace function impersonation_stands(p_id uuid, p_now timestamptz) returns boolean
language sql stable as $$
  select exists (
    select from impersonation_sessions acting
    join user_teams person on person.user_id = acting.impersonated_user_id and person.team_id = acting.team_id
      and person.status not in ('inactive', 'terminated', 'archived')
    left join sessions own on own.id = acting.actor_session_id and own.ended_at is null and own.expires_at > p_now
    left join user_teams actor on actor.user_id = acting.user_id and actor.team_id = acting.team_id
      and actor.status not in ('inactive', 'terminated', 'archived')
    where acting.id = p_id and acting.status = 'active' and acting.ends_at > p_now
      and (acting.operator_name is not null or own.id is not null and (
        'superadmin' = any (actor.roles) or 'admin' = any (actor.roles) and not exists (
          select from user_teams other where other.user_id = acting.impersonated_user_id and other.rank >= 3))))
$$;

-- faces: who the member of a team with this address is, and whether somebody may act as them at the moment.
create function member_to_act_as(p_team_id text, p_email text, out user_id uuid, out name text, out usable boolean)
language sql stable as $$
  select person.user_id, person.first_name || ' ' || person.last_name, person.status not in ('inactive', 'terminated', 'archived')
  from user_teams person where person.team_id = p_team_id and person.email = lower(p_email)
$$;

-- Lets an operator in as that member, who brings the secret of this hash to this host before then.
create function admit_operator(
  p_hash bytea, p_host text, p_user_id uuid, p_operator uuid, p_operator_name text, p_reason text, p_home text,
  p_now timestamptz, p_until timestamptz
) returns void
language sql as $$
  insert into sign_in_challenges (hash, kind, user_id, host, state, created_at, expires_at)
  values (p_hash, 'operator', p_user_id, p_host,
    jsonb_build_object('operator', p_operator, 'name', p_operator_name, 'reason', p_reason, 'home', p_home), p_now, p_until)
$$;
