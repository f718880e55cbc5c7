-- audit: what was done, by whom, in whose name. Added to and read; the application's role may do nothing else.

-- It answers its rows, because only what answers rows is prepared once. Names as they are at this moment: the persons' and, where the row brings none, that of what it happened to.
-- Where one transaction holds what several people did, each row says whose it was.
-- Whose package or pathway it was that is completed stands in the details where it was not whoever did it.
-- An operator is nobody of the tenant: their name is that of their acting, and the row says what they are.
--! record (actor?, acting_as?, team_id?, ip?, request_id?)
insert into audit_log (id, at, action, subject, subject_name, actor, actor_name, acting_as, acting_as_name, team_id, ip, request_id, details)
select entry.id, :at, entry.action, entry.subject,
  coalesce(entry.subject_name, audit_subject_name(entry.action, entry.subject, author.team_id)),
  author.actor,
  coalesce(platform.name, (select person.first_name || ' ' || person.last_name from user_teams person
    where person.user_id = author.actor order by (person.team_id = author.team_id) desc nulls last, person.team_id limit 1)),
  author.acting_as,
  (select person.first_name || ' ' || person.last_name from user_teams person
    where person.user_id = author.acting_as order by (person.team_id = author.team_id) desc nulls last, person.team_id limit 1),
  author.team_id, author.ip, author.request_id,
  entry.details || case when platform.name is null then '{}' else jsonb_build_object('operator', true) end
    || coalesce(case when entry.action in ('package.completed', 'pathway.completed') then
      audit_completed_by(entry.subject::uuid, coalesce(author.acting_as, author.actor), author.team_id) end, '{}')
from jsonb_to_recordset(:entries::jsonb) as entry (
  id uuid, action text, subject text, subject_name text, details jsonb, author jsonb)
cross join lateral jsonb_to_record(coalesce(entry.author, jsonb_build_object(
  'team_id', :team_id::text, 'actor', :actor::uuid, 'acting_as', :acting_as::uuid, 'ip', :ip::text, 'request_id', :request_id::text)))
  as author (team_id text, actor uuid, acting_as uuid, ip text, request_id text)
left join lateral (
  select acting.operator_name as name from impersonation_sessions acting
  where acting.user_id = author.actor and acting.operator_name is not null
  order by acting.created_at desc limit 1) platform on true
returning id;

-- The words of what was done, for the filter.
--! actions
select action from audit_actions() as action;

-- How long it is kept ---------------------------------------------------------------------------------------------------

-- Deletes in the owner's name what is older than the settings say, and leaves a row that says so.
--! purge
select audit_purge(:id, :most) as gone;

--: Settled()

--! settings : Settled
select months, revision from audit_settings;

--! lock_settings : Settled
select months, revision from audit_settings for no key update;

--! change_settings
update audit_settings set months = :months, changed_by = :changed_by, changed_at = :now, revision = revision + 1;
