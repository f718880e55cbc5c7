-- impersonation: who acts in whose name, since when and why.

-- Whom somebody wants to act as: what they are in this team, and what they are at most in the tenant.
--! person : (email?)
select person.id as membership_id, person.status, person.first_name, person.last_name, person.email, person.revision,
  (select max(other.rank) from user_teams other where other.user_id = person.user_id) as highest_rank
from user_teams person where person.team_id = :team_id and person.user_id = :user_id;

-- Of two at once one is entered.
--! enter (email?, actor_session_id?, operator_name?)
insert into impersonation_sessions (
  id, user_id, operator_name, impersonated_user_id, impersonated_email, team_id, reason, home, session_id, actor_session_id, created_at,
  ends_at)
values (:id, :user_id, :operator_name, :impersonated_user_id, :email, :team_id, :reason, :home, :session_id, :actor_session_id, :now,
  :ends_at)
on conflict (user_id) where status = 'active' do nothing;

--: Acting(actor_session_id?, back_session_id?, membership_id?, name?, ended_at?)

--! of_session : Acting
-- locked: of several who end it or ask for what follows, each sees what the one before did
select acting.id, acting.user_id, acting.impersonated_user_id, acting.session_id, acting.actor_session_id,
  acting.back_session_id, acting.status, acting.home, acting.ended_at, person.id as membership_id,
  person.first_name || ' ' || person.last_name as name
from sessions session
join impersonation_sessions acting on acting.id = session.impersonation_id
left join user_teams person on person.user_id = acting.impersonated_user_id and person.team_id = acting.team_id
where session.id = :session_id for update of acting;

--! active_of : Acting
select acting.id, acting.user_id, acting.impersonated_user_id, acting.session_id, acting.actor_session_id,
  acting.back_session_id, acting.status, acting.home, acting.ended_at, person.id as membership_id,
  person.first_name || ' ' || person.last_name as name
from impersonation_sessions acting
left join user_teams person on person.user_id = acting.impersonated_user_id and person.team_id = acting.team_id
where acting.user_id = :user_id and acting.status = 'active' for update of acting;

--! by_id : Acting
select acting.id, acting.user_id, acting.impersonated_user_id, acting.session_id, acting.actor_session_id,
  acting.back_session_id, acting.status, acting.home, acting.ended_at, person.id as membership_id,
  person.first_name || ' ' || person.last_name as name
from impersonation_sessions acting
left join user_teams person on person.user_id = acting.impersonated_user_id and person.team_id = acting.team_id
where acting.id = :id for update of acting;

-- Before a session is locked or ended, what it is part of: an impersonation is locked before any of its sessions, so that two who
-- end it never wait for each other. A session is part of one as the actor's, which stands in the other person's name, or as
-- the one that waits meanwhile.
--! lock_of_session
select acting.id from impersonation_sessions acting where acting.id in (
  select session.impersonation_id from sessions session where session.id = :session_id
  union all
  select waiting.id from sessions session
  join impersonation_sessions waiting on waiting.user_id = session.user_id and waiting.status = 'active'
    and waiting.actor_session_id = session.id
  where session.id = :session_id)
order by acting.id for update;

-- The same where sessions of these people end, those in their names and those in which they act as others.
--! lock_of_people
select id from impersonation_sessions
where status = 'active' and (user_id = any(:users) or impersonated_user_id = any(:users))
order by id for update;

--! is_active
select impersonation_stands(:id, :now) as stands;

-- Of two who end it one does.
--! finish
update impersonation_sessions set status = 'inactive', ended_at = :now, end_reason = :reason where id = :id and status = 'active';

--! set_restored_session
update impersonation_sessions set back_session_id = :session_id where id = :id;

-- What the banner says.
--! banner : (actor_name?)
select acting.reason, acting.ends_at, acting.home, acting.operator_name is not null as by_operator,
  coalesce(acting.operator_name, (select actor.first_name || ' ' || actor.last_name from user_teams actor
    where actor.user_id = acting.user_id order by (actor.team_id = acting.team_id) desc, actor.team_id limit 1)) as actor_name
from sessions session join impersonation_sessions acting on acting.id = session.impersonation_id
where session.id = :session_id;
