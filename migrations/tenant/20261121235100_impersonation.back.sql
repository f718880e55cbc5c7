-- impersonation: the session that the actor was given back, so that a second question about it gets the same answer.
alter table impersonation_sessions add column back_session_id uuid;

-- Whether an impersonation still stands: not ended, the actor's own session and both memberships usable, and the actor still
-- somebody who may act as this person. One place for it: every request of such a session asks, and every refresh.
create function impersonation_stands(p_id uuid, p_now timestamptz) returns boolean
language sql stable as $$
  select exists (
    select from impersonation_sessions acting
    join sessions own on own.id = acting.actor_session_id and own.ended_at is null and own.expires_at > p_now
    join user_teams actor on actor.user_id = acting.user_id and actor.team_id = acting.team_id
      and actor.status not in ('inactive', 'terminated', 'archived')
    join user_teams person on person.user_id = acting.impersonated_user_id and person.team_id = acting.team_id
      and person.status not in ('inactive', 'terminated', 'archived')
    where acting.id = p_id and acting.status = 'active' and acting.ends_at > p_now
      and ('superadmin' = any (actor.roles) or 'admin' = any (actor.roles) and not exists (
        select from user_teams other where other.user_id = acting.impersonated_user_id and other.rank >= 3)))
$$;
