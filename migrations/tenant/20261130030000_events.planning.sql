-- events: who runs them, where and with what, who may come, their picture, and when people are reminded (domain section 8).

-- One row a tenant: what events begin with. Cold.
create table event_settings (
  only_one   boolean primary key default true check (only_one),
  -- so many minutes before the start people are reminded, the longest first
  reminders  integer[] not null default '{1440,60}',
  revision   integer not null default 1,
  changed_by uuid,
  changed_at timestamptz
);
insert into event_settings default values;

-- Rooms and equipment that an event takes up; they belong to the tenant, whose teams share them. Cold. Whoever publishes an event
-- there locks their rows: two who want one room at once take turns.
create table event_assets (
  id           uuid primary key,
  kind         text not null check (kind in ('room', 'equipment')),
  name         text not null check (length(name) between 1 and 100),
  -- where it is
  place        text not null default '',
  -- null: nobody counted
  capacity     integer check (capacity > 0),
  archived_at  timestamptz,
  revision     integer not null default 1,
  changed_by   uuid not null,
  changed_at   timestamptz not null,
  created_at   timestamptz not null
);
-- the list by name; an active name is there once
create unique index event_assets_name on event_assets (kind, lower(name)) where archived_at is null;
create index event_assets_listed on event_assets (lower(name), id);

-- people of the team who run it
alter table events add column trainers uuid[] not null default '{}';
-- rooms and equipment that it takes up
alter table events add column assets uuid[] not null default '{}';
-- who sees it and registers: everybody in the team, or whom rules name
alter table events add column audience text not null default 'everyone' check (audience in ('everyone', 'rules'));
-- null: a pattern is drawn
alter table events add column image uuid references files (id);
-- so many minutes before the start people are reminded; null: as the tenant says
alter table events add column reminders integer[];
-- what somebody runs, and where a room is taken
create index events_trainers on events using gin (trainers);
create index events_assets on events using gin (assets);
create index events_image on events (image) where image is not null;
-- what begins soon, in all teams
create index events_soon on events (starts_at) where status = 'published';

-- One row a person and event whose rules name them. Explore reads by event and person.
create table event_audience (
  id            uuid primary key,
  event_id      uuid not null references events (id),
  user_id       uuid not null,
  is_optional   boolean not null,
  -- no rule names them any more
  archived_at   timestamptz,
  permitted_at  timestamptz not null,
  updated_at    timestamptz not null,
  unique (event_id, user_id)
);
create index event_audience_person on event_audience (user_id) where archived_at is null;

-- Whether somebody may see an event that is not for everybody: rules name them for it or for another date of its series, they have to
-- do with it already, or a course or pathway of theirs asks for it.
create function event_is_open_to(event uuid, person uuid) returns boolean
language sql stable as $$
  select exists (
      select from event_audience a
      where a.user_id = person and a.archived_at is null and (a.event_id = event or a.event_id in (
        select other.id from events other where other.series_id = (select one.series_id from events one where one.id = event))))
    or exists (select from user_events r where r.event_id = event and r.user_id = person)
    or exists (select from events e where e.id = event and person = any(e.trainers))
    or exists (
      select from activities a
      join courses c on c.id = a.course_id and c.status in ('published', 'publishedwithdraft')
      join user_courses uc on uc.course_id = c.id and uc.user_id = person and uc.archived_at is null
      where a.type = 'event' and a.content->'events' @> to_jsonb(event::text) and a.version = coalesce(uc.version, c.live_version))
    or exists (
      select from pathway_items i
      join learning_pathways p on p.id = i.pathway_id and p.live_version = i.version
      join user_learning_pathways up on up.pathway_id = p.id and up.user_id = person and up.archived_at is null
      where i.document_id = event and i.type = 'event')
$$;

create view assignables_event as
select 'event'::text as type, id, title, search, status, status = 'published' as is_given, array[team_id] as teams
from events;

-- What a catalogue shows of an event besides its title, and how far a person is with it.
create view assignable_details_event as
select 'event'::text as type, id, '' as description, category, tags, image from events;

create view assignment_records_event as
select 'event'::text as type, a.event_id as document_id, a.user_id, a.id,
  case when r.state = 'attended' then 'completed' else 'notstarted' end as status,
  (case when r.state = 'attended' then 100 else 0 end)::smallint as progress, a.archived_at,
  null::timestamptz as started_at, case when r.state = 'attended' then r.changed_at end as completed_at, a.updated_at
from event_audience a left join user_events r on r.event_id = a.event_id and r.user_id = a.user_id;

select gather_assignables();

-- Whoever has a seat now is reminded as those who register later.
insert into scheduled_work (key, kind, due_at)
select 'events.remind', 'events.remind', now() where exists (select from events where status = 'published' and starts_at > now())
on conflict (key) do nothing;
