-- events: sessions, their seats and their wait lists. Every statement names its team, or an event that was found by it.

-- Whoever books, cancels or changes an event takes turns here.
--! lock_event : (capacity?, waitlist_capacity?, register_until?, cancel_until?, changed_by_name?, image?)
select e.id, e.status, e.title, e.starts_at, e.ends_at, e.time_zone, e.address, e.online_url, e.capacity, e.waitlist_capacity,
  e.approval, e.register_until, e.cancel_until, e.promotion, e.offer_hours, e.taken, e.waiting, e.revision, e.changed_at,
  e.trainers, e.assets, e.audience, e.image,
  (select u.first_name || ' ' || u.last_name from user_teams u where u.user_id = e.changed_by order by u.id limit 1) as changed_by_name
from events e where e.id = :id and e.team_id = :team_id for no key update of e;

--! one_event : (capacity?, waitlist_capacity?, register_until?, cancel_until?, image?, reminders?)
select e.id, e.status, e.title, e.description, e.category, e.tags, e.address, e.online_url, e.starts_at, e.ends_at, e.time_zone,
  e.capacity, e.waitlist_capacity, e.approval, e.register_until, e.cancel_until, e.promotion, e.offer_hours, e.cancel_reason,
  e.taken, e.waiting, e.revision, e.moves, e.changed_at, e.trainers, e.assets, e.audience, e.image, e.reminders
from events e where e.id = :id and e.team_id = :team_id;

--! create_event (capacity?, waitlist_capacity?, register_until?, cancel_until?, image?, reminders?)
insert into events (id, team_id, status, title, description, category, tags, address, online_url, starts_at, ends_at, time_zone,
  capacity, waitlist_capacity, approval, register_until, cancel_until, promotion, offer_hours, trainers, assets, audience, image, reminders,
  search, changed_by, changed_at, created_at)
values (:id, :team_id, 'draft', :title, :description, :category, :tags, :address, :online_url, :starts_at, :ends_at, :time_zone,
  :capacity, :waitlist_capacity, :approval, :register_until, :cancel_until, :promotion, :offer_hours, :trainers, :assets, :audience, :image, :reminders,
  :search, :by, :now, :now);

-- Registrations carry its times: a person's own are found by them.
--! store_event (capacity?, waitlist_capacity?, register_until?, cancel_until?, image?, reminders?)
with moved as (
  update user_events set starts_at = :starts_at, ends_at = :ends_at
  where event_id = :id and (starts_at, ends_at) is distinct from (:starts_at, :ends_at)
)
update events set title = :title, description = :description, category = :category, tags = :tags, address = :address,
  online_url = :online_url, starts_at = :starts_at, ends_at = :ends_at, time_zone = :time_zone, capacity = :capacity,
  waitlist_capacity = :waitlist_capacity, approval = :approval, register_until = :register_until, cancel_until = :cancel_until,
  promotion = :promotion, offer_hours = :offer_hours, trainers = :trainers, assets = :assets, audience = :audience, image = :image,
  reminders = :reminders, search = :search, revision = revision + 1, changed_by = :by, changed_at = :now
where id = :id and team_id = :team_id;

--! set_event_status
update events set status = :status, cancel_reason = :reason, revision = revision + 1, changed_by = :by, changed_at = :now
where id = :id and team_id = :team_id;

-- Where somebody stands; read under the lock of the event.
--! registration : (offered_until?)
select state, place, offered_until, ticket from user_events where event_id = :event_id and user_id = :user_id;

-- Whose ticket this is, and for what, anywhere in the team.
--! holder_of_ticket
select r.user_id, e.id as event_id, e.title, e.starts_at, e.time_zone from user_events r join events e on e.id = r.event_id
where r.ticket = :ticket and e.team_id = :team_id;

--! name_of
select first_name || ' ' || last_name as name from user_teams where id = :user_id::uuid::text || '_' || :team_id;

--! room_code : (room_code?)
select room_code from events where id = :id and team_id = :team_id;

--! set_room_code (room_code?)
update events set room_code = :room_code where id = :id and team_id = :team_id;

-- To whom a message goes: whoever is in one of the states, and these people as far as they are registered.
--! message_recipients
select user_id from user_events where event_id = :event_id
  and (state = any(:states::text[]) or (user_id = any(:users::uuid[]) and state not in ('cancelled', 'waiting-cancelled')))
order by user_id;

-- Moves of one event in their order, each of another person: the counts, the registrations and the ledger, at once.
--! store_moves
with counted as (
  update events set taken = taken + :seats, waiting = waiting + :queue, moves = moves + :count where id = :event_id
  returning moves - :count as before, starts_at, ends_at
), step as (
  select entry.*, counted.before + entry.n as number, counted.starts_at, counted.ends_at from counted, jsonb_to_recordset(:steps::jsonb) as entry (
    n int, id uuid, user_id uuid, from_state text, to_state text, joins boolean, offered_until timestamptz, ticket text,
    reason text, note text, made_by uuid)
), kept as (
  insert into user_events (id, event_id, user_id, state, place, offered_until, ticket, changed_at, starts_at, ends_at)
  select id, :event_id, user_id, to_state, case when joins then number else 0 end, offered_until, ticket, :now, starts_at, ends_at from step
  on conflict (event_id, user_id) do update set state = excluded.state, offered_until = excluded.offered_until,
    starts_at = excluded.starts_at, ends_at = excluded.ends_at, place = case when excluded.place > 0 then excluded.place else user_events.place end, changed_at = excluded.changed_at
)
insert into event_moves (event_id, number, user_id, from_state, to_state, offered_until, reason, note, made_by, made_at)
select :event_id, number, user_id, from_state, to_state, offered_until, reason, note, made_by, :now from step
returning user_id, number;

-- Who is next, so many of them.
--! first_waiting
select user_id from user_events where event_id = :event_id and state = 'waiting' and offered_until is null order by place limit :most;

-- Who hears of what becomes of an event.
--! affected_people
select user_id, state from user_events where event_id = :event_id and state in ('pending', 'attending', 'waiting') order by user_id;

-- The events to come in which these people hold or want a seat, in one order for everybody.
--! future_registrations
select r.event_id, r.user_id from user_events r join events e on e.id = r.event_id
where e.team_id = :team_id and r.user_id = any(:users) and r.state in ('pending', 'attending', 'waiting') and e.starts_at > :now
order by r.event_id, r.user_id;

-- Whose place in the wait list this is, counted from one.
--! queue_position
select count(*) as place from user_events w where w.event_id = :event_id and w.state = 'waiting' and w.place <= :place;

-- A person's other events at the time of this one, those that they run too: what they have in it is little and found first, whatever a plan
-- makes of the order.
--! conflicts
select e.id, e.title, e.starts_at, e.ends_at, e.time_zone
from (select starts_at, ends_at from events where id = :event_id offset 0) own
cross join lateral (
  (select event_id from user_events
   where user_id = :user_id and state in ('pending', 'attending', 'waiting') and event_id <> :event_id
     and starts_at < own.ends_at and ends_at > own.starts_at
   offset 0)
  union
  select id from (select id, starts_at, ends_at from events where trainers @> array[:user_id::uuid] offset 0) led
  where id <> :event_id and starts_at < own.ends_at and ends_at > own.starts_at
) r cross join lateral (select * from events where id = r.event_id offset 0) e
where e.team_id = :team_id and e.status = 'published'
order by e.starts_at, e.id limit 5;

-- What an older program wrote beside this one: its registrations without times, and times that it changed.
--! repair_times
update user_events r set starts_at = e.starts_at, ends_at = e.ends_at from events e
where e.id = r.event_id and e.ends_at > :since and (r.starts_at, r.ends_at) is distinct from (e.starts_at, e.ends_at);

-- The members of the team among these people.
--! members
select user_id from user_teams where team_id = :team_id and user_id = any(:users)
  and status not in ('inactive', 'terminated', 'archived');

-- The same, who stay so until this transaction ends: whoever lets one of them go waits for what they are given here, and takes it. How many
-- there are is hidden from the planner, which would plan anew for each number.
--! lock_members
select user_id, first_name || ' ' || last_name as name from user_teams
where id = any(array(select one::text || '_' || :team_id from unnest(:users::uuid[]) as one))
  and status not in ('inactive', 'terminated', 'archived') order by id for share;

-- What lists can be narrowed down by, with how many events are behind it; of places the most used.
--! event_filters
with seen as (
  select e.category, e.tags, e.address from events e where e.team_id = :team_id and e.status <> 'archived'
    and (:drafts or (e.status = 'published' and e.ends_at > :now and (e.audience = 'everyone' or event_is_open_to(e.id, :user_id))))
)
select 'category' as kind, s.category as name, count(*) as events from seen s where s.category <> '' group by s.category
union all
select 'tag', t.tag, count(*) from seen cross join lateral unnest(seen.tags) as t(tag) group by t.tag
union all
(select 'place', s.address, count(*) from seen s where s.address <> '' group by s.address order by count(*) desc, s.address limit 50)
order by kind, name;

-- Courses in which it is a live session, as they are published or as they are being written.
--! courses_of_event
select c.id, v.title from activities a
join courses c on c.id = a.course_id and a.version in (c.live_version, c.draft_version) and c.status <> 'archived'
join course_versions v on v.course_id = c.id and v.version = coalesce(c.live_version, c.draft_version)
where a.type = 'event' and a.content->'events' @> to_jsonb(:id::uuid::text)
group by c.id, v.title order by lower(v.title), c.id limit 50;

-- The ledger of an event, the newest first, with names as far as people are still there.
--! ledger : (person?, from_state?, offered_until?, made_by?)
select m.number, m.user_id, u.first_name || ' ' || u.last_name as person, m.from_state, m.to_state, m.offered_until, m.reason, m.note,
  m.made_at, b.first_name || ' ' || b.last_name as made_by
from event_moves m
left join user_teams u on u.id = m.user_id::text || '_' || :team_id
left join user_teams b on b.id = m.made_by::text || '_' || :team_id
where m.event_id = :event_id and m.number < :before order by m.number desc limit 100;

-- A sign-in sheet.
--! sheet : (email?)
select u.first_name, u.last_name, u.email, r.state, r.ticket, r.changed_at from user_events r
join user_teams u on u.id = r.user_id::text || '_' || :team_id
where r.event_id = :event_id and r.state in ('pending', 'attending', 'attended', 'not attended')
order by lower(u.first_name), lower(u.last_name), r.id;

-- Activities of courses -----------------------------------------------------------------------------------------------------

--! attended_one (since?)
select exists (
  select from user_events r join events e on e.id = r.event_id
  where r.user_id = :user_id and r.event_id = any(:events) and r.state = 'attended' and (:since::timestamptz is null or e.starts_at >= :since)
) as attended;

--! are_open
select id, status = 'published' as is_published from events where id = any(:ids);

-- What a mail about these events says of them to calendars.
--! invited_events
select e.id, e.title, e.address, e.online_url, e.starts_at, e.ends_at, e.time_zone, e.trainers, e.status = 'published' as is_published,
  e.revision + e.moves as sequence
from events e where e.id = any(:events) and e.status <> 'draft';

-- Who of them has a seat at which.
--! seats_at_events
select r.event_id, r.user_id from user_events r where r.event_id = any(:events) and r.user_id = any(:users) and r.state in ('attending', 'attended');

-- Series -----------------------------------------------------------------------------------------------------------------

--! create_series
insert into event_series (id, team_id, rule, made_by, created_at) values (:id, :team_id, :rule, :by, :now);

--! join_series
update events set series_id = :series_id, series_at = :series_at where id = :id and team_id = :team_id;

--! series_of_event
select s.id, s.rule from events e join event_series s on s.id = e.series_id where e.id = :id and e.team_id = :team_id;

--! series_dates
select e.id, e.status, e.starts_at, e.taken from events e where e.series_id = :series_id and e.team_id = :team_id order by e.starts_at, e.id;

-- All dates, always in one order.
--! lock_series
select e.id, e.starts_at, e.ends_at from events e where e.series_id = :series_id and e.team_id = :team_id
order by e.id for no key update;

-- Who runs them, where and with what -----------------------------------------------------------------------------------------

-- Whether somebody may see an event that is for those whom rules name.
--! is_open_to
select event_is_open_to(:id, :user_id) as is_open;

-- Who of these people may see it.
--! open_to
select person as user_id from unnest(:users::uuid[]) as person where event_is_open_to(:id, person);

-- What these people are called, in this order, whether they are still there or not.
--! trainer_names
select u.user_id, u.first_name || ' ' || u.last_name as name
from unnest(:users::uuid[]) with ordinality as x (id, position)
join user_teams u on u.id = x.id::text || '_' || :team_id
order by x.position;

-- Rooms and equipment, rooms first.
--! assets_by_ids : (capacity?)
select id, kind, name, place, capacity, archived_at is not null as is_archived from event_assets where id = any(:assets)
order by kind desc, lower(name), id;

-- Whoever takes up one of them takes turns here, always in one order.
--! lock_assets
select id from event_assets where id = any(:assets) order by id for no key update;

-- What is published at the same time and place, or with the same people, in any team.
--! clashes
select 'asset' as what, a.kind, a.id as whose, a.name, e.id, e.team_id, e.title, e.starts_at, e.ends_at, e.time_zone
from events e join event_assets a on a.id = any(:assets) and a.id = any(e.assets)
where e.assets && :assets and e.status = 'published' and e.id <> all(:but) and e.starts_at < :ends_at and e.ends_at > :starts_at
union all
select 'trainer', 'trainer', u.user_id, u.first_name || ' ' || u.last_name, e.id, e.team_id, e.title, e.starts_at, e.ends_at, e.time_zone
from events e join user_teams u on u.user_id = any(:trainers) and u.user_id = any(e.trainers) and u.team_id = :team_id
where e.trainers && :trainers and e.status = 'published' and e.id <> all(:but) and e.starts_at < :ends_at and e.ends_at > :starts_at
order by starts_at, id, whose limit 20;

-- Those who run events that are there to be looked for.
--! trainers_here
select distinct u.user_id, u.first_name || ' ' || u.last_name as name
from events e cross join lateral unnest(e.trainers) as t (id) join user_teams u on u.id = t.id::text || '_' || e.team_id
where e.team_id = :team_id and e.trainers <> '{}' and e.status <> 'archived'
order by name, user_id limit 200;

--! create_asset (capacity?)
insert into event_assets (id, kind, name, place, capacity, changed_by, changed_at, created_at)
values (:id, :kind, :name, :place, :capacity, :by, :now, :now);

--! lock_asset : (archived_at?)
select id, name, archived_at, revision from event_assets where id = :id for no key update;

--! store_asset (capacity?)
update event_assets set name = :name, place = :place, capacity = :capacity, revision = revision + 1, changed_by = :by, changed_at = :now
where id = :id;

--! archive_asset (archived_at?)
update event_assets set archived_at = :archived_at, revision = revision + 1, changed_by = :by, changed_at = :now where id = :id;

-- Audiences -------------------------------------------------------------------------------------------------------------------

-- Rules name these people: once more, or for the first time.
--! grant
with requested as materialized (
  select x.id as fresh, x.user_id, x.event_id, x.is_optional, known.id
  from unnest(:ids::uuid[], :users::uuid[], :events::uuid[], :optionals::boolean[]) as x (id, user_id, event_id, is_optional)
  left join lateral (
    select a.id from event_audience a where a.user_id = x.user_id and a.event_id = x.event_id offset 0
  ) as known on true
), again as (
  update event_audience a set archived_at = null, is_optional = requested.is_optional,
    updated_at = case when a.archived_at is null then a.updated_at else :now end
  from requested
  where a.id = requested.id
)
insert into event_audience (id, user_id, event_id, is_optional, permitted_at, updated_at)
select fresh, user_id, event_id, is_optional, :now, :now from requested where id is null
on conflict (event_id, user_id) do nothing
returning user_id, event_id;

--! release
update event_audience a set archived_at = :now, updated_at = :now
from unnest(:users::uuid[], :events::uuid[]) as x (user_id, event_id)
where a.user_id = x.user_id and a.event_id = x.event_id and a.archived_at is null;

--! record : (archived_at?, state?)
select a.id, a.archived_at, r.state from event_audience a
left join user_events r on r.event_id = a.event_id and r.user_id = a.user_id
where a.user_id = :user_id and a.event_id = :event_id;

-- Reminders -------------------------------------------------------------------------------------------------------------------

--! event_settings
select reminders, revision from event_settings;

--! lock_event_settings
select reminders, revision from event_settings for no key update;

--! store_event_settings
update event_settings set reminders = :reminders, revision = revision + 1, changed_by = :by, changed_at = :now;

-- Whose reminder has come: of each event the last one that has, unless that was long ago, its start is another or it was told. Who
-- registered after it knows already. Trainers are reminded as those who come.
--! due_reminders
with soon as (
  select e.id, e.team_id, e.title, e.starts_at, e.trainers, e.starts_at - make_interval(mins => m.minutes) as at,
    'reminder:' || e.id || ':' || m.minutes || ':' || extract(epoch from e.starts_at)::bigint as event_key
  from events e cross join event_settings s
  cross join lateral (
    select min(x.minutes) as minutes from unnest(coalesce(e.reminders, s.reminders)) as x (minutes)
    where e.starts_at - make_interval(mins => x.minutes) <= :now
  ) m
  where e.status = 'published' and e.starts_at > :now and e.starts_at < :now + interval '31 days' and m.minutes is not null
    and e.starts_at - make_interval(mins => m.minutes) > :now - interval '6 hours'
), people as (
  select soon.*, r.user_id from soon join user_events r on r.event_id = soon.id and r.state = 'attending' and r.changed_at <= soon.at
  union
  select soon.*, t.id from soon cross join lateral unnest(soon.trainers) as t (id)
)
select p.id, p.team_id, p.title, p.starts_at, p.user_id, p.event_key from people p
where not exists (select from user_notifications n where n.user_id = p.user_id and n.event_key = p.event_key)
order by p.id, p.user_id limit :most;

-- When the next one comes; nothing is published that begins: never.
--! next_reminder : (due_at?)
select least(
  (select min(e.starts_at - make_interval(mins => x.minutes))
   from events e cross join event_settings s cross join lateral unnest(coalesce(e.reminders, s.reminders)) as x (minutes)
   where e.status = 'published' and e.starts_at > :now and e.starts_at < :now + interval '31 days'
     and e.starts_at - make_interval(mins => x.minutes) > :now),
  (select :now + interval '1 day' from events e where e.status = 'published' and e.starts_at >= :now + interval '31 days' limit 1)
) as due_at;

-- By a rule --------------------------------------------------------------------------------------------------------------------

-- Where these people stand; read under the lock of the event.
--! registrations : (offered_until?)
select user_id, state, offered_until from user_events where event_id = :event_id and user_id = any(:users);

--! create_addition
insert into event_additions (id, event_id, may_wait, note, total, added_by, started_at)
values (:id, :event_id, :may_wait, :note, :total, :by, :now);

--! store_addition_portions
insert into event_addition_portions (addition_id, number, users)
select :addition_id, (person.number - 1) / :size::bigint, array_agg(person.id order by person.number)
from unnest(:users::uuid[]) with ordinality as person (id, number)
group by (person.number - 1) / :size;

-- Whoever works on an addition takes turns here.
--! next_addition_portion
select a.event_id, e.team_id, a.may_wait, a.note, a.added_by, p.number, p.users,
  exists (select from event_addition_portions later where later.addition_id = a.id and later.number > p.number) as is_followed
from event_additions a
join events e on e.id = a.event_id
join event_addition_portions p on p.addition_id = a.id
where a.id = :id
order by p.number
limit 1
for no key update of a;

--! drop_addition_portion
delete from event_addition_portions where addition_id = :id and number = :number;

--! refuse_additions
insert into event_addition_refusals (addition_id, user_id, code)
select :id, x.user_id, x.code from unnest(:users::uuid[], :codes::text[]) as x (user_id, code)
on conflict do nothing;

--! addition_progressed
update event_additions set done = done + :people, seated = seated + :seated, waiting = waiting + :waiting, known = known + :known,
  refused = refused + :refused, finished_at = case when done + :people >= total then :now::timestamptz end
where id = :id;

-- It failed for the last time: whoever is left was not added.
--! stop_addition
with left_over as (
  delete from event_addition_portions where addition_id = :id returning users
), people as (
  select unnest(users) as user_id from left_over
), refused as (
  insert into event_addition_refusals (addition_id, user_id, code) select :id, user_id, 'not_done' from people on conflict do nothing
)
update event_additions set done = total, refused = refused + (select count(*)::integer from people), finished_at = :now
where id = :id and finished_at is null
returning event_id, (select e.team_id from events e where e.id = event_additions.event_id) as team_id;

--! latest_addition : (finished_at?)
select id, total, done, seated, waiting, known, refused, started_at, finished_at
from event_additions where event_id = :event_id order by started_at desc, id desc limit 1;

-- The first of those who were not added, by their names.
--! addition_refusals : (name?)
select r.user_id, r.code, u.first_name || ' ' || u.last_name as name
from event_addition_refusals r
left join user_teams u on u.id = r.user_id::text || '_' || :team_id
where r.addition_id = :addition_id
order by lower(u.first_name), lower(u.last_name), r.user_id limit 50;

-- The event itself, and the other dates of its series: their rules hold for it too.
--! dates_of_series
select other.id from events one join events other on other.id = one.id or other.series_id = one.series_id
where one.id = :id and one.team_id = :team_id order by other.starts_at, other.id;

-- Who is where ------------------------------------------------------------------------------------------------------------------

-- Where a manager's people are and will be: found by the index of facets, then each by their own.
--! team_at_events
with people as materialized (
  select ut.user_id, ut.first_name, ut.last_name from user_teams ut
  where ut.team_id = :team_id and ut.facets @> array[:managed::text] and ut.user_id <> :me
    and ut.status not in ('inactive', 'terminated', 'archived')
)
select e.id, e.title, e.starts_at, e.ends_at, e.time_zone, e.address, e.online_url <> '' as is_online, p.user_id,
  p.first_name || ' ' || p.last_name as name, r.state, count(*) over () as total
from people p
join user_events r on r.user_id = p.user_id and r.state in ('pending', 'attending', 'attended', 'not attended', 'waiting')
join events e on e.id = r.event_id and e.team_id = :team_id and e.status = 'published'
where case when :past then e.ends_at <= :now else e.ends_at > :now end
order by case when :past then e.starts_at end desc, e.starts_at, e.id, lower(p.first_name), lower(p.last_name), p.user_id
limit :per_page offset :skip;
