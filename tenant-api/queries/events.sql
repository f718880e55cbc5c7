-- events: sessions, their seats and their wait lists. Every statement names its team, or an event that was found by it.

-- Whoever books, cancels or changes an event takes turns here.
--! lock_event : (capacity?, waitlist_capacity?, register_until?, cancel_until?, changed_by_name?)
select e.id, e.status, e.title, e.starts_at, e.ends_at, e.time_zone, e.address, e.online_url, e.capacity, e.waitlist_capacity,
  e.approval, e.register_until, e.cancel_until, e.promotion, e.offer_hours, e.taken, e.waiting, e.revision, e.changed_at,
  (select u.first_name || ' ' || u.last_name from user_teams u where u.user_id = e.changed_by order by u.id limit 1) as changed_by_name
from events e where e.id = :id and e.team_id = :team_id for no key update of e;

--! one_event : (capacity?, waitlist_capacity?, register_until?, cancel_until?)
select e.id, e.status, e.title, e.description, e.category, e.tags, e.address, e.online_url, e.starts_at, e.ends_at, e.time_zone,
  e.capacity, e.waitlist_capacity, e.approval, e.register_until, e.cancel_until, e.promotion, e.offer_hours, e.cancel_reason,
  e.taken, e.waiting, e.revision, e.moves, e.changed_at
from events e where e.id = :id and e.team_id = :team_id;

--! begin_event (capacity?, waitlist_capacity?, register_until?, cancel_until?)
insert into events (id, team_id, status, title, description, category, tags, address, online_url, starts_at, ends_at, time_zone,
  capacity, waitlist_capacity, approval, register_until, cancel_until, promotion, offer_hours, search, changed_by, changed_at, created_at)
values (:id, :team_id, 'draft', :title, :description, :category, :tags, :address, :online_url, :starts_at, :ends_at, :time_zone,
  :capacity, :waitlist_capacity, :approval, :register_until, :cancel_until, :promotion, :offer_hours, :search, :by, :now, :now);

--! store_event (capacity?, waitlist_capacity?, register_until?, cancel_until?)
update events set title = :title, description = :description, category = :category, tags = :tags, address = :address,
  online_url = :online_url, starts_at = :starts_at, ends_at = :ends_at, time_zone = :time_zone, capacity = :capacity,
  waitlist_capacity = :waitlist_capacity, approval = :approval, register_until = :register_until, cancel_until = :cancel_until,
  promotion = :promotion, offer_hours = :offer_hours, search = :search, revision = revision + 1, changed_by = :by, changed_at = :now
where id = :id and team_id = :team_id;

--! set_event_status
update events set status = :status, cancel_reason = :reason, revision = revision + 1, changed_by = :by, changed_at = :now
where id = :id and team_id = :team_id;

-- Where somebody stands; read under the lock of the event.
--! standing : (offered_until?)
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
--! addressed
select user_id from user_events where event_id = :event_id
  and (state = any(:states::text[]) or (user_id = any(:users::uuid[]) and state not in ('cancelled', 'waiting-cancelled')))
order by user_id;

-- A move: the counts, the registration and the ledger, at once.
--! store_move (from_state?, offered_until?, made_by?)
with counted as (
  update events set taken = taken + :seats, waiting = waiting + :queue, moves = moves + 1 where id = :event_id returning moves
), kept as (
  insert into user_events (id, event_id, user_id, state, place, offered_until, ticket, changed_at)
  select :id, :event_id, :user_id, :to_state, case when :joins then moves else 0 end, :offered_until, :ticket, :now from counted
  on conflict (event_id, user_id) do update set state = excluded.state, offered_until = excluded.offered_until,
    place = case when :joins then excluded.place else user_events.place end, changed_at = excluded.changed_at
)
insert into event_moves (event_id, number, user_id, from_state, to_state, offered_until, reason, note, made_by, made_at)
select :event_id, moves, :user_id, :from_state, :to_state, :offered_until, :reason, :note, :made_by, :now from counted
returning number;

-- Who is next.
--! first_waiting
select user_id from user_events where event_id = :event_id and state = 'waiting' and offered_until is null order by place limit 1;

-- Who hears of what becomes of an event.
--! concerned
select user_id, state from user_events where event_id = :event_id and state in ('pending', 'attending', 'waiting') order by user_id;

-- The events to come in which these people hold or want a seat, in one order for everybody.
--! left_behind
select r.event_id, r.user_id from user_events r join events e on e.id = r.event_id
where e.team_id = :team_id and r.user_id = any(:users) and r.state in ('pending', 'attending', 'waiting') and e.starts_at > :now
order by r.event_id, r.user_id;

-- Whose place in the wait list this is, counted from one.
--! place_in_line
select count(*) as place from user_events w where w.event_id = :event_id and w.state = 'waiting' and w.place <= :place;

-- A person's other events at the same time.
--! conflicts
select e.id, e.title, e.starts_at, e.ends_at, e.time_zone from user_events r join events e on e.id = r.event_id
where r.user_id = :user_id and r.state in ('pending', 'attending', 'waiting') and e.team_id = :team_id and e.status = 'published'
  and e.id <> :event_id and e.starts_at < :ends_at and e.ends_at > :starts_at
order by e.starts_at, e.id limit 5;

-- The members of the team among these people.
--! members
select user_id from user_teams where team_id = :team_id and user_id = any(:users)
  and status not in ('inactive', 'terminated', 'archived');

--! event_filters
with seen as (
  select e.category, e.tags from events e where e.team_id = :team_id and e.status <> 'archived'
    and (:drafts or (e.status = 'published' and e.ends_at > :now))
)
select array(select distinct category from seen where category <> '' order by category) as categories,
  array(select distinct t.tag from seen cross join lateral unnest(seen.tags) as t(tag) order by t.tag) as tags;

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
order by lower(u.last_name), lower(u.first_name), r.id;

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
select e.id, e.title, e.address, e.online_url, e.starts_at, e.ends_at, e.time_zone, e.revision + e.moves as sequence
from events e where e.id = any(:events) and e.status <> 'draft';

-- Who of them has a seat at which.
--! seats_at_events
select r.event_id, r.user_id from user_events r where r.event_id = any(:events) and r.user_id = any(:users) and r.state in ('attending', 'attended');

-- Series -----------------------------------------------------------------------------------------------------------------

--! begin_series
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
