-- notifications: what a person is to know, in the product and by mail (domain section 10).

-- What a tenant settled, and what people chose -------------------------------------------------------------------------

--! settings : (quiet_from?, quiet_until?)
select channels, due_days, quiet_from, quiet_until, digest_at, revision from notification_settings;

--! lock_settings : (quiet_from?, quiet_until?)
select channels, due_days, quiet_from, quiet_until, digest_at, revision from notification_settings for no key update;

--! change_settings (quiet_from?, quiet_until?)
update notification_settings set channels = :channels, due_days = :due_days, quiet_from = :quiet_from, quiet_until = :quiet_until,
  digest_at = :digest_at, revision = revision + 1, changed_by = :changed_by, changed_at = :now;

--: PreferencesOf(quiet_from?, quiet_until?, digest_at?, time_zone?)

-- How many are asked for is hidden from the planner, which would plan anew for each number.
--! preferences_of : PreferencesOf
select user_id, channels, own_quiet, quiet_from, quiet_until, digest_at, time_zone from notification_preferences
where user_id = any(array(select unnest(:users::uuid[])));

-- One person's, which nobody else changes until this transaction ends: whoever chose nothing gets a row that says so.
--! lock_preferences : PreferencesOf
insert into notification_preferences (user_id, updated_at) values (:user_id, :now)
on conflict (user_id) do update set updated_at = excluded.updated_at
returning user_id, channels, own_quiet, quiet_from, quiet_until, digest_at, time_zone;

--! choose (quiet_from?, quiet_until?, digest_at?, time_zone?)
insert into notification_preferences (user_id, channels, own_quiet, quiet_from, quiet_until, digest_at, time_zone, updated_at)
values (:user_id, :channels, :own_quiet, :quiet_from, :quiet_until, :digest_at, :time_zone, :now)
on conflict (user_id) do update set channels = excluded.channels, own_quiet = excluded.own_quiet, quiet_from = excluded.quiet_from,
  quiet_until = excluded.quiet_until, digest_at = excluded.digest_at, time_zone = excluded.time_zone, updated_at = excluded.updated_at;

-- What happened to whom -----------------------------------------------------------------------------------------------

-- Writes what is not there yet, for people who are in some team, in the name of the one where it happened or else of the one
-- where they were last.
--! write : (mail_at?)
insert into user_notifications (id, user_id, team_id, kind, event_key, about, params, link, in_app, created_at, mail_at)
select e.id, e.user_id, home.team_id, :kind, e.event_key, e.about, e.params, e.link, e.in_app, :now, e.mail_at
from jsonb_to_recordset(:events::jsonb) as e (id uuid, user_id uuid, event_key text, team_id text, about uuid, params jsonb, link text,
  in_app boolean, mail_at timestamptz)
cross join lateral (
  select person.team_id from user_teams person
  where person.user_id = e.user_id and person.status not in ('inactive', 'terminated', 'archived')
  order by (person.team_id = e.team_id) desc nulls last, person.last_seen_at desc nulls last, person.created_at, person.team_id
  limit 1
) home
on conflict (user_id, event_key) do nothing
returning user_id, in_app, mail_at;

-- Who of many is looking at a screen now.
--! present
select user_id from user_presence where user_id = any(:users) and state = 'online' and seen_at > :since order by user_id;

-- One's own ------------------------------------------------------------------------------------------------------------

--! unread
select count(*) from user_notifications where user_id = :user_id and in_app and read_at is null;

--! mark : (read_at?)
update user_notifications set read_at = case when :read::bool then coalesce(read_at, :now) end
where id = :id and user_id = :user_id and in_app
returning id, kind, params, link, created_at, read_at;

--! read_all (kind?)
update user_notifications set read_at = :now
where user_id = :user_id and in_app and read_at is null and (:kind::text is null or kind = :kind);

-- Takes back what was marked all at once at that moment.
--! unread_all
update user_notifications set read_at = null where user_id = :user_id and in_app and read_at = :at;

-- By mail --------------------------------------------------------------------------------------------------------------

--! next_mail : (due?)
select min(mail_at) as due from user_notifications where mail_at is not null;

--! waiting
select id, kind from user_notifications where user_id = :user_id and mail_at is not null and read_at is null for update;

-- Whoever chose other times: what waits for them waits until then.
--! put_off
update user_notifications n set mail_at = e.mail_at
from jsonb_to_recordset(:waiting::jsonb) as e (id uuid, mail_at timestamptz)
where n.id = e.id;

--! people_to_mail
select distinct user_id from (
  select user_id from user_notifications where mail_at <= :now order by mail_at limit :most) due
order by user_id;

-- What leaves now. What was read meanwhile is not mailed any more; what is over, the features say whose it is.
--! take_mail
with due as (
  update user_notifications n set mail_at = null
  where n.user_id = any(:users) and n.mail_at <= :now
  returning n.user_id, n.team_id, n.kind, n.about, n.params, n.link, n.created_at, n.id, n.read_at
)
select due.id, due.user_id, due.team_id, due.kind, due.about, due.params, due.link
from due
where due.read_at is null
order by due.user_id, due.team_id, due.created_at, due.id;

-- In which mails they stand.
--! in_mails
update user_notifications n set mail_id = e.mail_id
from unnest(:ids::uuid[], :mails::uuid[]) as e (id, mail_id)
where n.id = e.id;

-- The mail left.
--! mailed
update user_notifications set mailed_at = :now where mail_id = :mail and mailed_at is null;

-- Whoever never came has no mail but their invitation.
--! members
select user_id, team_id from user_teams
where user_id = any(:users) and joined_at is not null and status not in ('inactive', 'terminated', 'archived');

--! purge
delete from user_notifications where id in (
  select id from user_notifications where created_at < :before limit :most);
