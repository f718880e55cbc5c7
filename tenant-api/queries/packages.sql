-- packages: courses, resources and pathways that are given together.

--! insert_package
insert into learning_packages (id, changed_by, changed_at, created_at) values (:id, :by, :now, :now);

--! insert_version
insert into learning_package_versions (package_id, version, title, search) values (:id, 1, :title, :search);

-- The second of two admins waits here, and then sees the first one's revision. People may be given it meanwhile.
--! lock_package : (live_version?, changed_by_name?, teams?)
select p.id, p.status, p.live_version, p.draft_version, p.revision, p.changed_at,
  (select u.first_name || ' ' || u.last_name from user_teams u where u.user_id = p.changed_by order by u.id limit 1) as changed_by_name,
  p.teams
from learning_packages p where p.id = :id for no key update of p;

-- Several at once, always in the same order.
--! lock_packages : (live_version?, teams?)
select p.id, p.status, p.live_version, p.revision, v.title, p.teams
from learning_packages p
join learning_package_versions v on v.package_id = p.id and v.version = p.draft_version
where p.id = any(:ids) order by p.id for no key update of p;

--! version : (frozen_at?)
select title, description, category, tags, due, on_removal, frozen_at from learning_package_versions where package_id = :id and version = :version;

-- In order, with what is known of each; nothing: it is not there any more.
--! items : (title?, status?)
select i.type, i.document_id, coalesce(c.is_bundle, false) as is_bundle, a.title, a.status, coalesce(a.is_given, false) as is_given
from learning_package_items i
left join assignables a on a.type = i.type and a.id = i.document_id
left join courses c on i.type = 'course' and c.id = i.document_id
where i.package_id = :id and i.version = :version
order by i.position, i.document_id;

--! copy_version
insert into learning_package_versions (package_id, version, title, description, category, tags, due, on_removal, search)
select package_id, :to::int, title, description, category, tags, due, on_removal, search
from learning_package_versions where package_id = :id and version = :from;

--! copy_items
insert into learning_package_items (package_id, version, type, document_id, position)
select package_id, :to::int, type, document_id, position from learning_package_items where package_id = :id and version = :from;

--! store_version
update learning_package_versions set title = :title, description = :description, category = :category, tags = :tags, due = :due,
  on_removal = :on_removal, search = :search
where package_id = :id and version = :version and frozen_at is null;

--! forget_items
delete from learning_package_items where package_id = :id and version = :version;

--! store_items
insert into learning_package_items (package_id, version, type, document_id, position)
select :id, :version, x.type, x.document_id, x.position
from unnest(:types::text[], :documents::uuid[]) with ordinality as x (type, document_id, position);

--! known_items
select a.type, a.id from assignables a
join unnest(:types::text[], :documents::uuid[]) as x (type, id) on x.type = a.type and x.id = a.id;

--! touch_package
update learning_packages set status = :status, draft_version = :draft_version, revision = revision + 1, changed_by = :by, changed_at = :now
where id = :id;

--! freeze_version
update learning_package_versions set frozen_at = :now where package_id = :id and version = :version and frozen_at is null;

--! publish_package
update learning_packages set status = 'published', live_version = draft_version, revision = revision + 1, changed_by = :by, changed_at = :now
where id = :id;

--! set_status
update learning_packages set status = :status, revision = revision + 1, changed_by = :by, changed_at = :now where id = :id;

--! set_teams (teams?)
update learning_packages set teams = :teams, revision = revision + 1, changed_by = :by, changed_at = :now where id = :id;

--! one_package : (live_version?, live_title?, teams?)
select p.id, p.status, p.live_version, p.draft_version, p.revision, p.changed_at, p.created_at,
  (select v.title from learning_package_versions v where v.package_id = p.id and v.version = p.live_version) as live_title,
  (select count(*) from user_packages u where u.package_id = p.id and u.archived_at is null) as people, p.teams
from learning_packages p where p.id = :id;

--! tags_in_use
select
  array(select distinct v.category from learning_packages p
    join learning_package_versions v on v.package_id = p.id and v.version = p.draft_version where v.category <> '' order by 1) as categories,
  array(select distinct tag from learning_packages p
    join learning_package_versions v on v.package_id = p.id and v.version = p.draft_version cross join unnest(v.tags) as tag order by 1) as tags;

-- What may be put in a package: by its title, what people have now first.
--! offered_items (kind?, search?)
select a.type, a.id, a.title, a.status, a.is_given, coalesce(c.is_bundle, false) as is_bundle
from assignables a
left join courses c on a.type = 'course' and c.id = a.id
where a.type in ('course', 'resource', 'pathway') and a.status <> 'archived' and a.title <> ''
  and (:kind::text is null or case when coalesce(c.is_bundle, false) then 'bundle' else a.type end = :kind)
  and (:search::text is null or a.search like :search)
order by a.is_given desc, lower(a.title), a.id
limit 20;

-- Giving and taking ---------------------------------------------------------------------------------------------------

-- What may just be completed is waited for: whoever completes it afterwards sees the package.
--! lock_items
with held as (
  select distinct i.type, i.document_id from learning_packages p
  join learning_package_items i on i.package_id = p.id and i.version = p.live_version
  where p.id = any(:packages)
), courses_held as (
  select uc.id from user_courses uc
  where uc.user_id = any(:users) and uc.course_id in (select document_id from held where type = 'course') and uc.completed_at is null
  order by uc.id for no key update
), resources_held as (
  select ur.id from user_resources ur
  where ur.user_id = any(:users) and ur.resource_id in (select document_id from held where type = 'resource') and ur.opened_at is null
  order by ur.id for no key update
), pathways_held as (
  select up.id from user_learning_pathways up
  where up.user_id = any(:users) and up.pathway_id in (select document_id from held where type = 'pathway') and up.completed_at is null
  order by up.id for no key update
)
select (select count(*) from courses_held) + (select count(*) from resources_held) + (select count(*) from pathways_held) as waited_for;

-- The same for everybody who has a package, of what is in its live version and was not in the one before.
--! lock_added_items (before?)
with added as (
  select i.type, i.document_id from learning_packages p
  join learning_package_items i on i.package_id = p.id and i.version = p.live_version
  where p.id = :package_id and not exists (
    select from learning_package_items b where b.package_id = p.id and b.version = :before::int and b.document_id = i.document_id)
), courses_held as (
  select uc.id from user_packages up
  join user_courses uc on uc.user_id = up.user_id and uc.completed_at is null
    and uc.course_id in (select document_id from added where type = 'course')
  where up.package_id = :package_id and up.archived_at is null
  order by uc.id for no key update of uc
), resources_held as (
  select ur.id from user_packages up
  join user_resources ur on ur.user_id = up.user_id and ur.opened_at is null
    and ur.resource_id in (select document_id from added where type = 'resource')
  where up.package_id = :package_id and up.archived_at is null
  order by ur.id for no key update of ur
), pathways_held as (
  select ul.id from user_packages up
  join user_learning_pathways ul on ul.user_id = up.user_id and ul.completed_at is null
    and ul.pathway_id in (select document_id from added where type = 'pathway')
  where up.package_id = :package_id and up.archived_at is null
  order by ul.id for no key update of ul
)
select (select count(*) from courses_held) + (select count(*) from resources_held) + (select count(*) from pathways_held) as waited_for;

--! grant
with requested as materialized (
  select x.id as fresh, x.user_id, x.package_id, x.is_optional, known.id
  from unnest(:ids::uuid[], :users::uuid[], :packages::uuid[], :optionals::boolean[]) as x (id, user_id, package_id, is_optional)
  left join lateral (
    select up.id from user_packages up where up.user_id = x.user_id and up.package_id = x.package_id offset 0
  ) as known on true
), again as (
  update user_packages up set archived_at = null, is_optional = requested.is_optional,
    updated_at = case when up.archived_at is null then up.updated_at else :now end
  from requested
  where up.id = requested.id
)
insert into user_packages (id, user_id, package_id, is_optional, permitted_at, updated_at)
select fresh, user_id, package_id, is_optional, :now, :now from requested where id is null
on conflict (user_id, package_id) do nothing
returning user_id, package_id;

--! release
update user_packages up set archived_at = :now, updated_at = :now
from unnest(:users::uuid[], :packages::uuid[]) as x (user_id, package_id)
where up.user_id = x.user_id and up.package_id = x.package_id and up.archived_at is null;

--! record : (archived_at?)
select id, status, progress, archived_at from user_packages where user_id = :user_id and package_id = :package_id;

-- The records of these people and packages, locked in order.
--! lock_held
select up.id from user_packages up
join unnest(:users::uuid[], :packages::uuid[]) as x (user_id, package_id) on x.user_id = up.user_id and x.package_id = up.package_id
order by up.id for no key update of up;

--! lock_of_package
select id from user_packages where package_id = :package_id and archived_at is null order by id for no key update;

-- The courses of a package's people, pair by pair, whose dates follow from it.
--! dated_courses
select s.user_id, s.document_id as course_id from assignment_sources s
where s.kind = 'package' and s.source_id = :package_id::uuid::text and s.type = 'course';

-- The same of these people, where the date hangs on a field of theirs.
--! dated_by_field
select s.user_id, s.document_id as course_id
from unnest(:users::uuid[]) as person (id)
join assignment_sources s on s.user_id = person.id and s.kind = 'package' and s.type = 'course'
join learning_packages p on p.id::text = s.source_id
join learning_package_versions v on v.package_id = p.id and v.version = p.live_version and v.due ->> 'kind' = 'field';

-- Progress and completion -----------------------------------------------------------------------------------------------

-- Whose records these are.
-- The word and the records stand behind a select each, where a plan does not look: what is planned for one of them holds for all, and
-- is kept. A word in the open is worth a plan of its own to Postgres, at each call.
--! people_of
select user_id from user_courses where (select :type::text) = 'course' and id = any(array(select unnest(:records::uuid[])))
union
select user_id from user_resources where (select :type::text) = 'resource' and id = any(array(select unnest(:records::uuid[])))
union
select user_id from user_learning_pathways where (select :type::text) = 'pathway' and id = any(array(select unnest(:records::uuid[])));

-- The records of packages that hold a document which these people completed, in order, so that two completions wait for each other.
-- Found from the document on: of the packages that somebody has few hold it. By what else is asked of them none is looked for: `is true`
-- is in no index.
--! lock_holding
select up.id from user_packages up
where up.id = any(array(
    select held.id
    from (select package_id, version from learning_package_items where document_id = :document_id and type = :type offset 0) i
    cross join lateral (
      select id from learning_packages
      where id = i.package_id and live_version = i.version and status in ('published', 'publishedwithdraft') offset 0
    ) p
    cross join lateral (
      select id from user_packages where user_id = any(array(select unnest(:users::uuid[]))) and package_id = p.id offset 0
    ) held
  )) and (up.archived_at is null and up.status <> 'completed') is true
order by up.id for no key update of up;

-- Something of it was begun: so is the package.
--! mark_started
update user_packages up set status = 'inprogress', started_at = coalesce(up.started_at, :now), updated_at = :now
where up.id = any(array(
    select held.id
    from (select package_id, version from learning_package_items where document_id = :document_id and type = :type offset 0) i
    cross join lateral (
      select id from learning_packages
      where id = i.package_id and live_version = i.version and status in ('published', 'publishedwithdraft') offset 0
    ) p
    cross join lateral (select id from user_packages where user_id = :user_id and package_id = p.id offset 0) held
  )) and (up.archived_at is null and up.status = 'notstarted') is true;

-- The caller has locked them. What is hidden now still has to be done, once it is there again. Completed is completed once and for
-- good; answers those that changed.
-- The records stand behind a select, as above: the plan is kept.
--! recount
with counted as (
  select up.id, count(*) as wanted, count(done.document_id) as done
  from user_packages up
  join learning_packages p on p.id = up.package_id
  join learning_package_items i on i.package_id = p.id and i.version = p.live_version
  left join lateral (
    select d.document_id from package_items_done d
    where d.user_id = up.user_id and d.type = i.type and d.document_id = i.document_id and d.completed_at > coalesce(up.restarted_at, '-infinity') limit 1
  ) as done on true
  where up.id = any(array(select unnest(:ids::uuid[]))) and up.status <> 'completed' and up.archived_at is null
  group by up.id
), stood as (
  select c.id, c.done = c.wanted as is_done, (100 * c.done / c.wanted)::smallint as progress,
    case when c.done = c.wanted then 'completed' when c.done > 0 or up.started_at is not null then 'inprogress' else 'notstarted' end as status
  from counted c
  join user_packages up on up.id = c.id
)
update user_packages up set progress = s.progress, status = s.status,
  started_at = case when s.status = 'notstarted' then null else coalesce(up.started_at, :now::timestamptz) end,
  completed_at = case when s.is_done then :now end, updated_at = :now
from stood s
where up.id = s.id and (up.progress, up.status) is distinct from (s.progress, s.status)
returning up.id, up.user_id, up.package_id, up.status;

-- By hand -------------------------------------------------------------------------------------------------------------

-- Records in which something was done: these can begin anew. The caller has locked what is in the package.
--! lock_to_restart
select up.id, up.user_id from user_packages up
where up.package_id = :package_id and up.user_id = any(:users) and up.archived_at is null and up.started_at is not null
order by up.id for no key update of up;

-- What was done of it before this moment counts no longer.
--! restart
update user_packages set status = 'notstarted', progress = 0, started_at = null, completed_at = null, restarted_at = :now, updated_at = :now
where id = any(:ids);

-- Who of these people is through with it.
--! completed_of
select user_id from user_packages
where package_id = :package_id and user_id = any(:users) and archived_at is null and status = 'completed' order by user_id;

-- Who is where --------------------------------------------------------------------------------------------------------

--: LearnerRow(email?, avatar?, started_at?, completed_at?)

--! learners (search?, status?) : LearnerRow
select up.id, up.user_id, person.first_name, person.last_name, person.email, person.avatar, up.status, up.progress, up.is_optional,
  up.permitted_at, up.started_at, up.completed_at, up.updated_at, count(*) over () as total
from user_packages up
join user_teams person on person.user_id = up.user_id and person.team_id = :team_id
where up.package_id = :package_id and up.archived_at is null
  and (:search::text is null or person.search like :search)
  and (:status::text is null or up.status = :status)
order by
  case when :sort::text = '-name' then lower(person.first_name) end desc,
  case when :sort = 'progress' then up.progress end,
  case when :sort = '-progress' then up.progress end desc,
  case when :sort = 'updatedAt' then up.updated_at end,
  case when :sort = '-updatedAt' then up.updated_at end desc,
  lower(person.first_name), lower(person.last_name), up.id
limit :per_page offset :skip;

--! progress
select count(*) as total,
  count(*) filter (where up.status = 'notstarted') as notstarted,
  count(*) filter (where up.status = 'inprogress') as inprogress,
  count(*) filter (where up.status = 'completed') as completed,
  coalesce(avg(up.progress), 0)::float8 as average
from user_packages up
join user_teams person on person.user_id = up.user_id and person.team_id = :team_id
where up.package_id = :package_id and up.archived_at is null;

-- Whom a package that is hidden or shown concerns; no more than are asked for.
--! holders
select user_id from user_packages where package_id = :package_id and archived_at is null order by user_id limit :most;

-- People's own --------------------------------------------------------------------------------------------------------

-- One that is hidden waits.
--! mine (search?, status?) : (started_at?, completed_at?)
select p.id, v.title, v.description, v.category, v.tags, up.status, up.progress, up.is_optional, up.permitted_at, up.started_at, up.completed_at,
  (select count(*) from learning_package_items i where i.package_id = p.id and i.version = v.version) as items,
  (select count(*) from learning_package_items i where i.package_id = p.id and i.version = v.version and exists (
    select from package_items_done d
    where d.user_id = up.user_id and d.type = i.type and d.document_id = i.document_id and d.completed_at > coalesce(up.restarted_at, '-infinity'))) as done,
  count(*) over () as total
from user_packages up
join learning_packages p on p.id = up.package_id and p.status in ('published', 'publishedwithdraft')
join learning_package_versions v on v.package_id = p.id and v.version = p.live_version
where up.user_id = :user_id and up.archived_at is null
  and (:search::text is null or v.search like :search)
  and (:status::text is null or up.status = :status)
order by
  case when :sort::text = '-title' then lower(v.title) end desc,
  case when :sort = '-createdAt' then up.permitted_at end desc,
  case when :sort = '-progress' then up.progress end desc,
  lower(v.title), p.id
limit :per_page offset :skip;

--! my_package : (started_at?, completed_at?)
select p.id, v.title, v.description, v.category, v.tags, up.status, up.progress, up.is_optional, up.permitted_at, up.started_at, up.completed_at
from user_packages up
join learning_packages p on p.id = up.package_id and p.status in ('published', 'publishedwithdraft')
join learning_package_versions v on v.package_id = p.id and v.version = p.live_version
where up.user_id = :user_id and p.id = :package_id and up.archived_at is null;

-- What is in somebody's package, in order, and where they are with it. record: what it is opened with.
--! states : (title?, record?, status?, progress?, due_at?)
select i.type, i.document_id, coalesce(c.is_bundle, false) as is_bundle, a.title, coalesce(a.is_given, false) as is_given,
  r.id as record, r.status, r.progress, uc.due_at,
  exists (
    select from package_items_done d
    where d.user_id = up.user_id and d.type = i.type and d.document_id = i.document_id and d.completed_at > coalesce(up.restarted_at, '-infinity')) as is_done
from user_packages up
join learning_packages p on p.id = up.package_id
join learning_package_items i on i.package_id = p.id and i.version = p.live_version
left join assignables a on a.type = i.type and a.id = i.document_id
left join courses c on i.type = 'course' and c.id = i.document_id
left join assignment_records r on r.type = i.type and r.document_id = i.document_id and r.user_id = up.user_id and r.archived_at is null
left join user_courses uc on i.type = 'course' and uc.id = r.id
where up.user_id = :user_id and up.package_id = :package_id and up.archived_at is null
order by i.position, i.document_id;
