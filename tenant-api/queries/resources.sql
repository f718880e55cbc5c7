-- resources: files that people are given by rules.

--! insert_resource
insert into resources (id, handle, title, search, changed_by, changed_at, created_at)
values (:id, :handle, :title, :search, :by, :now, :now)
on conflict (handle) do nothing;

-- A handle and those that begin with it.
--! handles_like
select handle from resources where handle = :base::text or handle like :base || '-%';

--! has_handle
select exists (select from resources where handle = :handle and id <> :id) as taken;

-- The second of two admins waits here, and then sees the first one's revision. People may be given it meanwhile.
--! lock_resource : (version?, changed_by_name?, teams?)
select r.id, r.handle, r.status, r.title, r.description, r.category, r.tags, r.version, r.revision, r.changed_at,
  (select u.first_name || ' ' || u.last_name from user_teams u where u.user_id = r.changed_by order by u.id limit 1) as changed_by_name,
  r.teams
from resources r where r.id = :id for no key update of r;

--! change_details
update resources set handle = :handle, title = :title, description = :description, category = :category, tags = :tags, search = :search,
  revision = revision + 1, changed_by = :by, changed_at = :now
where id = :id;

--! set_status
update resources set status = :status, revision = revision + 1, changed_by = :by, changed_at = :now where id = :id;

--! set_teams (teams?)
update resources set teams = :teams, revision = revision + 1, changed_by = :by, changed_at = :now where id = :id;

--! add_version
insert into resource_versions (resource_id, version, file, created_by, created_at) values (:id, :version, :file, :by, :now);

--! set_version
update resources set version = :version, file_type = :file_type, revision = revision + 1, changed_by = :by, changed_at = :now where id = :id;

--! one_resource : (version?, file_type?, teams?)
select r.id, r.handle, r.status, r.title, r.description, r.category, r.tags, r.version, r.file_type, r.revision, r.changed_at, r.created_at,
  (select count(*) from user_resources u where u.resource_id = r.id and u.archived_at is null) as people, r.teams
from resources r where r.id = :id;

-- All its files, the latest first.
--! versions_of : (created_by_name?)
select v.version, v.file, v.created_at,
  (select u.first_name || ' ' || u.last_name from user_teams u where u.user_id = v.created_by order by u.id limit 1) as created_by_name
from resource_versions v where v.resource_id = :id
order by v.version desc;

--! tags_in_use
select
  array(select distinct category from resources where category <> '' order by 1) as categories,
  array(select distinct tag from resources cross join unnest(tags) as tag order by 1) as tags;

-- Of the team; where they are with it.
--! learners (search?, opened?) : (email?, avatar?, opened_at?, seen_version?, downloaded_at?)
select ur.id, ur.user_id, person.first_name, person.last_name, person.email, person.avatar, ur.is_optional, ur.permitted_at,
  ur.opened_at, ur.seen_version, ur.downloaded_at, ur.updated_at, count(*) over () as total
from user_resources ur
join user_teams person on person.user_id = ur.user_id and person.team_id = :team_id
where ur.resource_id = :resource_id and ur.archived_at is null
  and (:search::text is null or person.search like :search)
  and (:opened::boolean is null or (ur.opened_at is not null) = :opened)
order by
  case when :sort::text = '-name' then lower(person.first_name) end desc,
  case when :sort = 'openedAt' then ur.opened_at end,
  case when :sort = '-openedAt' then ur.opened_at end desc nulls last,
  lower(person.first_name), lower(person.last_name), ur.id
limit :per_page offset :skip;

-- People's own -------------------------------------------------------------------------------------------------------

-- One that is hidden waits.
--! mine (search?, category?, file_type?, opened?) : (opened_at?, downloaded_at?)
select r.id, r.handle, r.title, r.description, r.category, r.tags, r.file_type, ur.is_optional, ur.permitted_at, ur.opened_at,
  ur.downloaded_at, coalesce(ur.seen_version < r.version, false) as is_replaced, v.created_at as file_at, f.size, count(*) over () as total
from user_resources ur
join resources r on r.id = ur.resource_id and r.status = 'published'
join resource_versions v on v.resource_id = r.id and v.version = r.version
join files f on f.id = v.file
where ur.user_id = :user_id and ur.archived_at is null
  and (:search::text is null or r.search like :search)
  and (:category::text is null or r.category = :category)
  and (:file_type::text is null or r.file_type = :file_type)
  and (:opened::boolean is null or (ur.opened_at is not null) = :opened)
order by
  case when :sort::text = '-title' then lower(r.title) end desc,
  case when :sort = 'createdAt' then ur.permitted_at end,
  case when :sort = '-createdAt' then ur.permitted_at end desc,
  case when :sort = 'category' then nullif(r.category, '') end,
  case when :sort = '-category' then nullif(r.category, '') end desc nulls last,
  case when :sort = 'type' then r.file_type end,
  case when :sort = '-type' then r.file_type end desc,
  lower(r.title), r.id
limit :per_page offset :skip;

--! my_tags
select distinct r.category from user_resources ur
join resources r on r.id = ur.resource_id and r.status = 'published'
where ur.user_id = :user_id and ur.archived_at is null and r.category <> ''
order by r.category;

--! my_resource : (opened_at?, downloaded_at?)
select r.id, r.handle, r.title, r.description, r.category, r.tags, r.file_type, r.version, ur.is_optional, ur.permitted_at, ur.opened_at,
  ur.downloaded_at, coalesce(ur.seen_version < r.version, false) as is_replaced, v.file, v.created_at as file_at
from user_resources ur
join resources r on r.id = ur.resource_id and r.status = 'published'
join resource_versions v on v.resource_id = r.id and v.version = r.version
where ur.user_id = :user_id and ur.resource_id = :resource_id and ur.archived_at is null;

-- The first of two windows that open it at once counts; the second waits here and finds it opened.
--! lock_mine : (opened_at?, seen_version?, downloaded_at?)
select ur.id, r.version, r.title, ur.opened_at, ur.seen_version, ur.downloaded_at
from user_resources ur
join resources r on r.id = ur.resource_id and r.status = 'published'
where ur.user_id = :user_id and ur.resource_id = :resource_id and ur.archived_at is null
for no key update of ur;

--! opened (downloaded_at?)
update user_resources set opened_at = coalesce(opened_at, :now), seen_version = :version, downloaded_at = coalesce(downloaded_at, :downloaded_at::timestamptz),
  updated_at = :now
where id = :id;

-- Giving and taking --------------------------------------------------------------------------------------------------

--! grant
with requested as materialized (
  select x.id as fresh, x.user_id, x.resource_id, x.is_optional, known.id
  from unnest(:ids::uuid[], :users::uuid[], :resources::uuid[], :optionals::boolean[]) as x (id, user_id, resource_id, is_optional)
  left join lateral (
    select ur.id from user_resources ur where ur.user_id = x.user_id and ur.resource_id = x.resource_id offset 0
  ) as known on true
), again as (
  update user_resources ur set archived_at = null, is_optional = requested.is_optional,
    updated_at = case when ur.archived_at is null then ur.updated_at else :now end
  from requested
  where ur.id = requested.id
)
insert into user_resources (id, user_id, resource_id, is_optional, permitted_at, updated_at)
select fresh, user_id, resource_id, is_optional, :now, :now from requested where id is null
on conflict (user_id, resource_id) do nothing
returning user_id, resource_id;

--! release
update user_resources ur set archived_at = :now, updated_at = :now
from unnest(:users::uuid[], :resources::uuid[]) as x (user_id, resource_id)
where ur.user_id = x.user_id and ur.resource_id = x.resource_id and ur.archived_at is null;

--! record : (archived_at?)
select id, opened_at is not null as is_opened, archived_at from user_resources where user_id = :user_id and resource_id = :resource_id;

-- Whom a resource that is hidden or shown concerns; no more than are asked for.
--! holders
select user_id from user_resources where resource_id = :resource_id and archived_at is null order by user_id limit :most;

-- By hand -------------------------------------------------------------------------------------------------------------

-- What an admin says was read elsewhere counts as opened in its version of now.
--! complete_records
update user_resources ur set opened_at = :now, seen_version = r.version, updated_at = :now
from resources r
where r.id = ur.resource_id and r.status = 'published' and r.version is not null and ur.resource_id = :resource_id
  and ur.user_id = any(:users) and ur.archived_at is null and ur.opened_at is null
returning ur.id, ur.user_id;

--! restart
update user_resources set opened_at = null, seen_version = null, downloaded_at = null, updated_at = :now
where resource_id = :resource_id and user_id = any(:users) and archived_at is null and opened_at is not null
returning user_id;
