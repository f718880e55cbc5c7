-- identity: sessions of this tenant and the one-time codes that hang on them.

--: Ended()

-- What every request asks (remembered for a few seconds): does the session stand, and what is its person in this team.
--! session_state : (actor_id?, membership_id?, roles?, rank?, first_name?, last_name?)
select session.user_id, session.actor_id, session.expires_at, person.id as membership_id, person.roles, person.rank, person.first_name, person.last_name,
  -- what people do not see of themselves, so that nothing has to be joined for it with every request
  rule.rules -> 'position' ->> 'access' is not distinct from 'hidden' as position_hidden
from sessions session
cross join profile_rules rule
left join user_teams person on person.user_id = session.user_id and person.team_id = :team_id
  and person.status not in ('inactive', 'terminated', 'archived')
  -- in another's name nobody goes further than the team where it began
  and (session.actor_id is null or session.team_id = :team_id)
where session.id = :session_id and session.ended_at is null and not session.renew and session.expires_at > :now
  and (session.actor_id is null or impersonation_stands(session.impersonation_id, :now));

--! create_session (factor?, user_agent?, ip?)
insert into sessions (id, user_id, team_id, refresh_hash, rotated_at, persist, method, factor, proved_at, created_at, last_seen_at, expires_at, user_agent, ip, ways_version)
values (:id, :user_id, :team_id, :refresh_hash, :now, :persist, :method, :factor, :proved_at, :now, :now, :expires_at, :user_agent, :ip, :security_stamp);

-- Locked, because it is about to be refreshed or ended.
--! session_for_update : (previous_hash?, actor_id?, impersonation_id?, factor?)
select user_id, refresh_hash, previous_hash, rotated_at, persist, method, created_at, last_seen_at, expires_at, actor_id, impersonation_id,
  factor, renew, refresh_used,
  exists (
    select from impersonation_sessions acting
    where acting.user_id = sessions.user_id and acting.status = 'active' and acting.actor_session_id = sessions.id) as waits
from sessions
where id = :id and ended_at is null
for update;

-- Somebody begins to act in another person's name.
--! create_acting_session (user_agent?, ip?)
insert into sessions (id, user_id, team_id, refresh_hash, rotated_at, persist, method, created_at, last_seen_at, expires_at, user_agent, ip, actor_id, impersonation_id)
values (:id, :user_id, :team_id, :refresh_hash, :now, false, 'impersonation', :now, :now, :expires_at, :user_agent, :ip, :actor_id, :impersonation_id);

-- A session that takes another one's place: the same in all but its id and its refresh token.
--! follow_session
insert into sessions (id, user_id, team_id, refresh_hash, rotated_at, persist, method, factor, proved_at, created_at, last_seen_at, expires_at, user_agent, ip, renew, ways_version)
select :new_id, user_id, team_id, :refresh_hash, :now, persist, method, factor, proved_at, created_at, :now, expires_at, user_agent, ip, renew, ways_version
from sessions where id = :id and actor_id is null and ended_at is null and expires_at > :now
returning user_id, persist, expires_at;

-- A session that was given out and not used yet.
--! fresh_session
select user_id, persist, expires_at from sessions
where id = :id and refresh_hash = :refresh_hash and rotated_at > :after and ended_at is null and expires_at > :now;

-- Whether a refresh token is one of a session's last two, over or not.
--! session_has_token
select refresh_hash = :hash or coalesce(previous_hash = :hash, false) as knows from sessions where id = :id;

--! rotate_session (previous_hash?)
update sessions set refresh_hash = :refresh_hash, previous_hash = :previous_hash, refresh_used = false, rotated_at = :now,
  last_seen_at = :now, expires_at = :expires_at
where id = :id;

-- The valid refresh token came back: the one before it is not forgiven any more.
--! refresh_used
update sessions set refresh_used = true where id = :id;

-- The usual refresh in one statement: nothing about the session is special, its token is the valid one and old enough to be
-- replaced, and its person is in the team of this host. Whatever differs is looked at closely, by `session_for_update`.
--! refresh_at_once : (last_seen_at?)
update sessions session set refresh_hash = :next_hash, previous_hash = :hash, refresh_used = false, rotated_at = :now, last_seen_at = :now,
  expires_at = case when session.persist then :until_persistent::timestamptz else :until_closed::timestamptz end
from user_teams person
where session.id = :id and session.refresh_hash = :hash and session.rotated_at <= :replaced_before
  and session.ended_at is null and session.expires_at > :now and not session.renew
  and session.actor_id is null
  and session.last_seen_at >= :used_since and session.created_at >= :begun_since
  and not exists (
    select from impersonation_sessions acting
    where acting.user_id = session.user_id and acting.status = 'active' and acting.actor_session_id = session.id)
  and person.user_id = session.user_id and person.team_id = :team_id
  and person.status not in ('inactive', 'terminated', 'archived')
returning session.user_id, session.persist, session.expires_at, person.revision, person.last_seen_at;

-- A session that was waiting to be taken over at another host begins there.
--! take_over_session (user_agent?, ip?)
update sessions set refresh_hash = :refresh_hash, rotated_at = :now, last_seen_at = :now, expires_at = :expires_at, user_agent = :user_agent, ip = :ip
where id = :id and ended_at is null and expires_at > :now;

-- A person's sessions, and those in which they act as somebody else; one may stay.
--! end_sessions_but : Ended
update sessions set ended_at = :now, end_reason = :reason
where (user_id = :user_id or actor_id = :user_id) and ended_at is null and id <> :keep
returning id, user_id;

-- The one that stays goes on under the new security stamp (column ways_version).
--! update_session_stamp
update sessions set ways_version = :security_stamp where id = :id;

-- The same where the news comes later: who signed in under the new security stamp stays.
--! end_sessions_before : Ended
update sessions set ended_at = :now, end_reason = :reason
where (user_id = :user_id or actor_id = :user_id) and ended_at is null and ways_version < :security_stamp
returning id, user_id;

--! add_code
insert into one_time_codes (hash, kind, user_id, session_id, host, persist, created_at, expires_at)
values (:hash, :kind, :user_id, :session_id, :host, :persist, :now, :expires_at);

--! use_code
update one_time_codes set used_at = :now
where hash = :hash and kind = :kind and host = :host and used_at is null and expires_at > :now
returning user_id, session_id, persist;

--! purge_codes
delete from one_time_codes where expires_at < :before;

--! purge_sessions
delete from sessions where expires_at < :before or ended_at < :before;

-- Everything a person is in this tenant, for signing in and for the team chooser.
--! memberships : (email?, avatar?, position?, username?)
select id, team_id, status, roles, rank, first_name, last_name, email, avatar, position, username, reward_points_count, revision
from user_teams where user_id = :user_id order by team_id;

-- The same with what the person put into the toolbar: the session user in one round trip.
--! own_memberships : (email?, avatar?, position?, shortcuts?)
select person.id, person.team_id, person.status, person.first_name, person.last_name, person.email, person.avatar, person.position,
  person.roles, person.reward_points_count, chosen.shortcuts
from user_teams person
left join user_preferences chosen on chosen.user_id = person.user_id
where person.user_id = :user_id order by person.team_id;

--! user_by_username
select user_id from usernames where username = :username;

-- Courses that a person has to do and can do now. Courses are the tenant's: the same ones wait behind each team's door.
--! courses_due
select count(*)
from user_courses uc
join courses c on c.id = uc.course_id
join course_versions cv on cv.course_id = c.id and cv.version = coalesce(uc.version, c.live_version)
where uc.user_id = :user_id and uc.archived_at is null and uc.status <> 'completed' and not uc.is_optional
  and c.status in ('published', 'publishedwithdraft')
  and (cv.availability_from is null or cv.availability_from <= :now)
  and (cv.availability_until is null or cv.availability_until > :now);

-- What a session that stands hands on to the one that follows it at another host.
--! session_proof : (factor?)
select persist, method, factor, coalesce(proved_at, created_at) as proved_at, ways_version as security_stamp from sessions
where id = :id and ended_at is null;

-- Kept by the hash of a secret that only the browser holds.
--! add_challenge (user_id?)
insert into sign_in_challenges (hash, kind, user_id, host, state, created_at, expires_at)
values (:hash, :kind, :user_id, :host, :state, :now, :expires_at);

--! challenge : (user_id?)
select user_id, state from sign_in_challenges
where hash = :hash and kind = :kind and host = :host and used_at is null and expires_at > :now;

-- Of two who use it at once one does.
--! use_challenge : (user_id?)
update sign_in_challenges set used_at = :now
where hash = :hash and kind = :kind and host = :host and used_at is null and expires_at > :now
returning user_id, state;

-- What nobody kept beforehand is written down when it is used: of two who do so at once the second finds it there.
--! spend_challenge (user_id?)
insert into sign_in_challenges (hash, kind, user_id, host, created_at, expires_at, used_at)
values (:hash, :kind, :user_id, :host, :now, :expires_at, :now)
on conflict (hash) do nothing;

--! purge_challenges
delete from sign_in_challenges where expires_at < :before;

-- One's own, the one last used first. One that waits at another host to be taken over is nobody's yet.
--! own_sessions : (team_id?, factor?, user_agent?, ip?, actor_id?, actor_name?)
select session.id, session.team_id, session.method, session.factor, session.created_at, session.last_seen_at,
  session.user_agent, session.ip, session.actor_id,
  coalesce(
    (select acting.operator_name from impersonation_sessions acting where acting.id = session.impersonation_id),
    (select actor.first_name || ' ' || actor.last_name from user_teams actor
     where actor.user_id = session.actor_id order by actor.created_at limit 1)) as actor_name
from sessions session
where session.user_id = :user_id and session.ended_at is null and session.expires_at > :now
  and not exists (
    select from one_time_codes code
    where code.session_id = session.id and code.kind = 'handover' and code.used_at is null)
order by session.last_seen_at desc, session.id;

--! end_own_session : Ended
update sessions set ended_at = :now, end_reason = 'ended by its person'
where id = :id and user_id = :user_id and ended_at is null and expires_at > :now
returning id, user_id;

--! end_other_sessions : Ended
update sessions set ended_at = :now, end_reason = 'ended by its person'
where user_id = :user_id and id <> :id and ended_at is null and expires_at > :now
returning id, user_id;

--! end_session : Ended
update sessions set ended_at = :now, end_reason = :reason where id = :id and ended_at is null
returning id, user_id;

-- People leave a team: what they have at its hosts ends, and what others have there in their names or they in others'. Who is
-- left without any team loses every session of the tenant.
--! end_sessions_at_team : Ended
update sessions session set ended_at = :now, end_reason = :reason
where (session.user_id = any(:user_ids) or session.actor_id = any(:user_ids)) and session.ended_at is null
  and (session.team_id is null or session.team_id = :team_id or not exists (
    select from user_teams other
    where other.user_id = session.user_id and other.team_id <> :team_id
      and other.status not in ('inactive', 'terminated', 'archived')))
returning session.id, session.user_id;

-- Roles changed: what stands goes on under a new id, and at once no more under the old one.
--! renew_sessions : Ended
update sessions set renew = true
where user_id = any(:user_ids) and ended_at is null and expires_at > :now
returning id, user_id;

-- The same session under a new id.
--! renew_session
with gone as (
  update sessions set ended_at = :now, end_reason = 'renewed', successor = :successor where id = :id
  returning user_id, team_id, persist, method, factor, proved_at, created_at, user_agent, ip, actor_id, impersonation_id, ways_version
)
insert into sessions (
  id, user_id, team_id, refresh_hash, rotated_at, persist, method, factor, proved_at, created_at, last_seen_at, expires_at,
  user_agent, ip, actor_id, impersonation_id, ways_version)
select :successor, user_id, team_id, :refresh_hash, :now, persist, method, factor, proved_at, created_at, :now, :expires_at,
  user_agent, ip, actor_id, impersonation_id, ways_version
from gone;

-- Where a session went that was renewed, and whether anybody came with the token of the one that followed it.
--! session_successor : (previous_hash?)
select old.successor, old.refresh_hash, old.previous_hash, old.ended_at, old.refresh_used,
  coalesce(following.refresh_used or following.previous_hash is not null, true) as followed
from sessions old left join sessions following on following.id = old.successor
where old.id = :id and old.successor is not null and old.ended_at is not null;

-- Somebody did something: their session is not idle.
--! session_used
update sessions set last_seen_at = :now where id = :id and ended_at is null;

--! every_role
select distinct role from user_teams, unnest(roles) as role
where user_id = :user_id and status not in ('inactive', 'terminated', 'archived');

-- The state of a passkey about to be given or made joins the step that it is for; a later one takes its place.
--! attach_to_challenge
update sign_in_challenges set state = state || :more
where hash = :hash and kind in ('second_factor', 'enrol') and host = :host and used_at is null and expires_at > :now;

--! session_proved (factor?)
update sessions set proved_at = :now, factor = coalesce(:factor, factor) where id = :id;
