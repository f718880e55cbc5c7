-- triggers: what is done by itself when something happens to people (domain section 12). The console reads and writes triggers through
-- the faces of the schema; here they run.

-- Those that an event wakes.
--! enabled_triggers
select t.id, t.team_id, t.documents, t.permission_id, t.delay_seconds
from team_triggers t
where t.event = :event and t.enabled and t.archived_at is null
order by t.id;

-- Whether one of these events wakes any.
--! are_watched
select exists (
  select from team_triggers t where t.event = any(:events::text[]) and t.enabled and t.archived_at is null
) as are_watched;

-- Who it happened to ---------------------------------------------------------------------------------------------------------

--! assigned_people
select distinct user_id from user_courses where course_id = :document and permitted_at = :at and archived_at is null;

--! completed_people
select distinct user_id from user_courses where course_id = :document and completed_at = :at;

--! badge_people
select distinct user_id from user_badges where badge_id = :document and awarded_at = :at;

--! certificate_people
select distinct user_id from certificates where course_id = :document and issued_at = :at;

-- A seat counts when it becomes somebody's own, and not again when who came is noted otherwise.
--! event_people
select distinct user_id from event_moves
where event_id = :document and made_at = :at and to_state = :state
  and coalesce(from_state, '') not in ('attended', 'not attended', :state);

--! submission : (user_id?)
select user_id, form_id from form_submissions where id = :id;

-- What an event is about, and which teams have it; null: all.
--! document : (teams?)
select a.title, a.teams from assignables a where :kind::text in ('course', 'resource') and a.type = :kind and a.id = :id
union all select b.title, array[b.team_id] from badges b where :kind = 'badge' and b.id = :id
union all select e.title, array[e.team_id] from events e where :kind = 'event' and e.id = :id
union all select f.title, array[f.team_id] from forms f where :kind = 'form' and f.id = :id;

-- Runs -----------------------------------------------------------------------------------------------------------------------

-- Each person once for a trigger and an event, whoever matches its rule in its team. The offset keeps each person's look-up their own: where
-- many were just entered, the planner takes the team for a handful, and would compare all of them with all.
--! create_runs (document_id?, due_at?, error_code?, error?)
insert into trigger_runs (id, trigger_id, event_id, user_id, event, event_at, document_id, document_title, depth, state, due_at,
  error_code, error, created_at)
select person.id, :trigger_id, :event_id, person.user_id, :event, :event_at, :document_id, :document_title, :depth, :state, :due_at,
  :error_code, :error, :now
from unnest(:ids::uuid[], :users::uuid[]) as person (id, user_id)
where exists (
  select from user_teams member
  join permission_people named on named.user_team_id = member.id and named.permission_id = :permission_id
  where member.user_id = person.user_id and member.team_id = :team_id
  offset 0)
on conflict (trigger_id, event_id, user_id, replay) do nothing;

-- One job at a time runs a trigger, so that its limits are counted.
--! lock_trigger : (per_hour?, per_person?)
select team_id, title, event, actions, per_hour, per_person, enabled and archived_at is null as is_on, author_id, author_name
from team_triggers where id = :id for no key update;

--! due_runs : (document_id?)
select id, user_id, replay, event_at, document_id, document_title, depth from trigger_runs
where event_id = :event_id and trigger_id = :trigger_id and due_at <= :now
order by due_at, id limit :most for update skip locked;

--! next_run : (due_at?)
select min(due_at) as due_at from trigger_runs where event_id = :event_id and trigger_id = :trigger_id and due_at is not null;

-- How many ran within the last hour, and when the first of them did.
--! ran_lately : (first?)
select count(*) as runs, min(ran_at) as first from trigger_runs
where trigger_id = :trigger_id and state = 'done' and ran_at > :since;

--! ran_for
select user_id, count(*) as runs from trigger_runs
where trigger_id = :trigger_id and state = 'done' and user_id = any(:users)
group by user_id;

--! put_off_runs
update trigger_runs set due_at = :due_at where id = any(:ids);

--! end_runs (error_code?, error?)
update trigger_runs set state = :state, due_at = null, attempts = attempts + 1, error_code = :error_code, error = :error, ran_at = :now
where id = any(:ids);

--! finish_runs
update trigger_runs run set state = 'done', due_at = null, attempts = attempts + 1, error_code = null, error = null, ran_at = :now,
  output = done.output
from jsonb_to_recordset(:runs::jsonb) as done (id uuid, output jsonb)
where run.id = done.id;

-- Whom it is done for, as members of the team.
--! members : (email?, username?)
select user_id, first_name, last_name, email, username, employee_id, status from user_teams
where team_id = :team_id and user_id = any(:users);

--! purge_runs
delete from trigger_runs where id in (
  select id from trigger_runs where created_at < :before and due_at is null limit :most);

-- Webhooks -------------------------------------------------------------------------------------------------------------------

--! store_deliveries
insert into trigger_deliveries (id, run_id, trigger_id, url, body, state, due_at, began_at, created_at)
select x.id, x.run_id, :trigger_id, x.url, x.body, 'sending', :now, :now, :now
from jsonb_to_recordset(:deliveries::jsonb) as x (id uuid, run_id uuid, url text, body text);

-- Receivers that something is due for, but not those that are being sent to: so many of them, in no order, so that none is always the
-- last. Each is found by one look into the index, however much is due for it.
--! due_receivers
with recursive known as (
  (select delivery.receiver from trigger_deliveries delivery where delivery.due_at is not null order by delivery.receiver limit 1)
  union all
  select (
    select delivery.receiver from trigger_deliveries delivery
    where delivery.due_at is not null and delivery.receiver > known.receiver order by delivery.receiver limit 1)
  from known where known.receiver is not null)
select known.receiver from known
where known.receiver <> all(:busy::text[])
  and exists (select from trigger_deliveries delivery where delivery.receiver = known.receiver and delivery.due_at <= :now)
order by random() limit :most;

-- The next one for a receiver is a worker's until then. Whoever has it in hand already keeps it.
--! claim_delivery : (secret_rotated_at?)
update trigger_deliveries delivery set due_at = :until, attempts = attempts + 1
from team_triggers trigger
where trigger.id = delivery.trigger_id and delivery.id = (
  select id from trigger_deliveries where receiver = :receiver and due_at <= :now order by due_at limit 1 for update skip locked)
returning delivery.id, delivery.trigger_id, delivery.url, delivery.body, delivery.attempts, delivery.began_at, trigger.secret_version,
  trigger.secret_rotated_at;

-- When the next one is due for a receiver that nobody is sending to.
--! next_delivery : (due?)
select min(due_at) as due from trigger_deliveries where due_at is not null and receiver <> all(:busy::text[]);

-- As long as the claim is the worker's own. The latest twenty tries are kept.
--! note_delivery (due_at?)
update trigger_deliveries set state = :state, due_at = :due_at, tries = (
  select jsonb_agg(try order by number) from (
    select try, number from jsonb_array_elements(tries || :try::jsonb) with ordinality as each (try, number)
    order by number desc limit 20) latest)
where id = :id and due_at = :until;

-- Its receiver wants no more. Who calls another address meanwhile goes on.
--! stop_trigger
update team_triggers set enabled = false, stopped = 'gone', revision = revision + 1, updated_at = :now
where id = :id and enabled and actions @> jsonb_build_array(jsonb_build_object('type', 'webhook', 'url', :url::text))
returning title;

-- Nothing else that is on its way there is sent any more. What another worker has in hand it finds out by itself.
--! end_deliveries
update trigger_deliveries set state = 'gone', due_at = null, tries = tries || :try::jsonb
where id in (
  select id from trigger_deliveries where trigger_id = :trigger_id and due_at is not null and url = :url for update skip locked);
