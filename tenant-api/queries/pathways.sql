-- pathways: courses, resources, events and forms on one way.

--! insert_pathway
insert into learning_pathways (id, handle, changed_by, changed_at, created_at) values (:id, :handle, :by, :now, :now)
on conflict (handle) do nothing;

--! insert_version
insert into pathway_versions (pathway_id, version, title, search) values (:id, 1, :title, :search);

-- A handle and those that begin with it.
--! handles_like
select handle from learning_pathways where handle = :base::text or handle like :base || '-%';

--! has_handle
select exists (select from learning_pathways where handle = :handle and id <> :id) as taken;

-- The second of two admins waits here, and then sees the first one's revision. People may be given it meanwhile.
--! lock_pathway : (live_version?, changed_by_name?, teams?)
select p.id, p.handle, p.status, p.live_version, p.draft_version, p.revision, p.changed_at,
  (select u.first_name || ' ' || u.last_name from user_teams u where u.user_id = p.changed_by order by u.id limit 1) as changed_by_name,
  p.teams
from learning_pathways p where p.id = :id for no key update of p;

-- Several at once, always in the same order.
--! lock_pathways : (live_version?, teams?)
select p.id, p.status, p.live_version, p.draft_version, v.title, p.teams
from learning_pathways p
join pathway_versions v on v.pathway_id = p.id and v.version = p.draft_version
where p.id = any(:ids) order by p.id for no key update of p;

--! version : (image?, required_count?, frozen_at?)
select title, description, image, category, tags, mode, required_count, due, frozen_at from pathway_versions where pathway_id = :id and version = :version;

-- In order, with what is known of each; nothing: it is not there any more.
--! items : (kind?, title?, status?)
select i.type, i.document_id, i.required, m.kind, m.title, m.status, coalesce(m.is_given, false) as is_given
from pathway_items i
left join pathway_materials m on m.type = i.type and m.id = i.document_id
where i.pathway_id = :id and i.version = :version
order by i.position, i.document_id;

--! copy_version
insert into pathway_versions (pathway_id, version, title, description, image, category, tags, mode, required_count, due, search)
select pathway_id, :to::int, title, description, image, category, tags, mode, required_count, due, search
from pathway_versions where pathway_id = :id and version = :from;

--! copy_items
insert into pathway_items (pathway_id, version, type, document_id, position, required)
select pathway_id, :to::int, type, document_id, position, required from pathway_items where pathway_id = :id and version = :from;

--! store_version (image?, required_count?)
update pathway_versions set title = :title, description = :description, image = :image, category = :category, tags = :tags, mode = :mode,
  required_count = :required_count, due = :due, search = :search
where pathway_id = :id and version = :version and frozen_at is null;

--! forget_items
delete from pathway_items where pathway_id = :id and version = :version;

--! store_items
insert into pathway_items (pathway_id, version, type, document_id, position, required)
select :id, :version, x.type, x.document_id, x.position, x.required
from unnest(:types::text[], :documents::uuid[], :required::boolean[]) with ordinality as x (type, document_id, required, position);

-- Of these, what there is: an admin of one team puts nothing of another team on a pathway.
--! known_materials (team_id?)
select m.type, m.id from pathway_materials m
join unnest(:types::text[], :documents::uuid[]) as x (type, id) on x.type = m.type and x.id = m.id
where m.team_id is null or m.team_id = :team_id;

--! touch_pathway
update learning_pathways set status = :status, handle = :handle, draft_version = :draft_version, revision = revision + 1, changed_by = :by, changed_at = :now
where id = :id;

--! freeze_version
update pathway_versions set frozen_at = :now where pathway_id = :id and version = :version and frozen_at is null;

--! publish_pathway
update learning_pathways set status = 'published', live_version = draft_version, revision = revision + 1, changed_by = :by, changed_at = :now
where id = :id;

--! set_status
update learning_pathways set status = :status, revision = revision + 1, changed_by = :by, changed_at = :now where id = :id;

--! set_teams (teams?)
update learning_pathways set teams = :teams, revision = revision + 1, changed_by = :by, changed_at = :now where id = :id;

--! one_pathway : (live_version?, live_title?, teams?)
select p.id, p.handle, p.status, p.live_version, p.draft_version, p.revision, p.changed_at, p.created_at,
  (select v.title from pathway_versions v where v.pathway_id = p.id and v.version = p.live_version) as live_title,
  (select count(*) from user_learning_pathways u where u.pathway_id = p.id and u.archived_at is null) as people, p.teams
from learning_pathways p where p.id = :id;

--! tags_in_use
select
  array(select distinct v.category from learning_pathways p join pathway_versions v on v.pathway_id = p.id and v.version = p.draft_version
    where v.category <> '' order by 1) as categories,
  array(select distinct tag from learning_pathways p join pathway_versions v on v.pathway_id = p.id and v.version = p.draft_version
    cross join unnest(v.tags) as tag order by 1) as tags;

-- What may be put on a pathway: by its title, what people have now first.
--! materials (kind?, search?)
select type, kind, id, title, status, is_given
from pathway_materials
where status <> 'archived' and title <> '' and (team_id is null or team_id = :team_id)
  and (:kind::text is null or kind = :kind)
  and (:search::text is null or search like :search)
order by is_given desc, lower(title), id
limit 20;

-- Giving and taking ---------------------------------------------------------------------------------------------------

-- What may just be completed is waited for: whoever completes it afterwards sees the pathway.
--! lock_materials
with lain as (
  select distinct i.type, i.document_id from learning_pathways p
  join pathway_items i on i.pathway_id = p.id and i.version = p.live_version
  where p.id = any(:pathways)
), courses_held as (
  select uc.id from user_courses uc
  where uc.user_id = any(:users) and uc.course_id in (select document_id from lain where type = 'course') and uc.completed_at is null
  order by uc.id for no key update
), resources_held as (
  select ur.id from user_resources ur
  where ur.user_id = any(:users) and ur.resource_id in (select document_id from lain where type = 'resource') and ur.opened_at is null
  order by ur.id for no key update
)
select (select count(*) from courses_held) + (select count(*) from resources_held) as waited_for;

-- The same for everybody who has a pathway, of what lies on its live version and did not lie on the one before.
--! lock_added_materials (before?)
with added as (
  select i.type, i.document_id from learning_pathways p
  join pathway_items i on i.pathway_id = p.id and i.version = p.live_version
  where p.id = :pathway_id and not exists (
    select from pathway_items b where b.pathway_id = p.id and b.version = :before::int and b.document_id = i.document_id)
), courses_held as (
  select uc.id from user_learning_pathways up
  join user_courses uc on uc.user_id = up.user_id and uc.completed_at is null
    and uc.course_id in (select document_id from added where type = 'course')
  where up.pathway_id = :pathway_id and up.archived_at is null
  order by uc.id for no key update of uc
), resources_held as (
  select ur.id from user_learning_pathways up
  join user_resources ur on ur.user_id = up.user_id and ur.opened_at is null
    and ur.resource_id in (select document_id from added where type = 'resource')
  where up.pathway_id = :pathway_id and up.archived_at is null
  order by ur.id for no key update of ur
)
select (select count(*) from courses_held) + (select count(*) from resources_held) as waited_for;

--! grant
with requested as materialized (
  select x.id as fresh, x.user_id, x.pathway_id, x.is_optional, known.id
  from unnest(:ids::uuid[], :users::uuid[], :pathways::uuid[], :optionals::boolean[]) as x (id, user_id, pathway_id, is_optional)
  left join lateral (
    select up.id from user_learning_pathways up where up.user_id = x.user_id and up.pathway_id = x.pathway_id offset 0
  ) as known on true
), again as (
  update user_learning_pathways up set archived_at = null, is_optional = requested.is_optional,
    updated_at = case when up.archived_at is null then up.updated_at else :now end
  from requested
  where up.id = requested.id
)
insert into user_learning_pathways (id, user_id, pathway_id, is_optional, permitted_at, updated_at)
select fresh, user_id, pathway_id, is_optional, :now, :now from requested where id is null
on conflict (user_id, pathway_id) do nothing
returning user_id, pathway_id;

--! release
update user_learning_pathways up set archived_at = :now, updated_at = :now
from unnest(:users::uuid[], :pathways::uuid[]) as x (user_id, pathway_id)
where up.user_id = x.user_id and up.pathway_id = x.pathway_id and up.archived_at is null;

--! record : (archived_at?)
select id, status, progress, archived_at from user_learning_pathways where user_id = :user_id and pathway_id = :pathway_id;

-- By when ---------------------------------------------------------------------------------------------------------------

-- Counts the dates of these people's records of these pathways anew, pair by pair, from what gives them the pathways; those that are
-- completed keep theirs. A duty is due by what makes it one, and of several sources the earliest date counts. Days are counted from when
-- it was given, or begun anew.
--! recompute_due
with requested as materialized (
  select record.*
  from unnest(:users::uuid[], :pathways::uuid[]) as x (user_id, pathway_id)
  cross join lateral (
    select up.id, up.user_id, up.pathway_id, up.is_optional, greatest(up.permitted_at, up.restarted_at) as given_at
    from user_learning_pathways up
    where up.user_id = x.user_id and up.pathway_id = x.pathway_id and up.archived_at is null and up.completed_at is null offset 0
  ) as record
), counted as (
  select requested.id, min(case when s.kind <> 'rule' and s.due_at is not null then s.due_at
    else coalesce(case when s.kind = 'package' then package_due(s.source_id, requested.user_id, :zone::text) end,
      due_moment(coalesce(r.due, v.due), requested.given_at, requested.user_id, false, :zone)) end) as due_at
  from requested
  join learning_pathways p on p.id = requested.pathway_id
  join pathway_versions v on v.pathway_id = p.id and v.version = coalesce(p.live_version, p.draft_version)
  cross join lateral (
    select s.kind, s.source_id, s.due_at from assignment_sources s
    where s.user_id = requested.user_id and s.document_id = requested.pathway_id and s.type = 'pathway' and s.is_optional = requested.is_optional
    offset 0
  ) as s
  left join permissions r on s.kind = 'rule' and r.id::text = s.source_id
  group by requested.id
)
update user_learning_pathways up set due_at = coalesce(up.extended_until, counted.due_at)
from counted
where up.id = counted.id and up.due_at is distinct from coalesce(up.extended_until, counted.due_at);

-- Whose date hangs on a field of theirs.
--! dated_by_field
with fielded as materialized (
  select p.id from learning_pathways p
  join pathway_versions v on v.pathway_id = p.id and v.version = p.live_version and v.due ->> 'kind' = 'field'
  union
  select document_id from permissions where type = 'pathway' and status = 'active' and due ->> 'kind' = 'field'
)
select up.user_id, up.pathway_id
from unnest(:users::uuid[]) as person (id)
join user_learning_pathways up on up.user_id = person.id and up.archived_at is null and up.completed_at is null
where up.pathway_id in (select id from fielded);

-- Everybody who is to complete a pathway.
--! dated_by_pathway
select user_id from user_learning_pathways
where pathway_id = :pathway_id and archived_at is null and completed_at is null order by user_id;

-- One date for these people on a pathway; null: what the sources say again.
--! extend (until?)
update user_learning_pathways set extended_until = :until
where user_id = any(:users::uuid[]) and pathway_id = :pathway_id and archived_at is null and completed_at is null
returning user_id;

--! records_of
select up.id from user_learning_pathways up
join unnest(:users::uuid[], :pathways::uuid[]) as x (user_id, pathway_id) on x.user_id = up.user_id and x.pathway_id = up.pathway_id
order by up.id;

-- Progress and completion -----------------------------------------------------------------------------------------------

-- Whose records these are.
-- The word and the records stand behind a select each, where a plan does not look: what is planned for one of them holds for all, and
-- is kept. A word in the open is worth a plan of its own to Postgres, at each call.
--! people_of
select user_id from user_courses where (select :type::text) = 'course' and id = any(array(select unnest(:records::uuid[])))
union
select user_id from user_resources where (select :type::text) = 'resource' and id = any(array(select unnest(:records::uuid[])));

-- The records over which a document that these people completed leads, in order, so that two completions wait for each other. Found from
-- the document on: of the pathways that somebody has few lead over it.
--! lock_led_over
select up.id from user_learning_pathways up
where up.id = any(array(
    select led.id
    from (select pathway_id, version from pathway_items where document_id = :document_id and type = :type offset 0) i
    cross join lateral (
      select id from learning_pathways
      where id = i.pathway_id and live_version = i.version and status in ('published', 'publishedwithdraft') offset 0
    ) p
    cross join lateral (
      select id from user_learning_pathways where user_id = any(array(select unnest(:users::uuid[]))) and pathway_id = p.id offset 0
    ) led
  )) and (up.archived_at is null) is true
order by up.id for no key update of up;

-- All people's of pathways over a document that was hidden or is shown again, and all of one pathway.
--! lock_of_documents
select up.id from user_learning_pathways up
join learning_pathways p on p.id = up.pathway_id and p.status in ('published', 'publishedwithdraft')
join pathway_items i on i.pathway_id = p.id and i.version = p.live_version and i.document_id = any(:documents) and i.type = :type
where up.archived_at is null and up.status <> 'completed'
order by up.id for no key update of up;

--! lock_of_pathway
select id from user_learning_pathways where pathway_id = :pathway_id and archived_at is null order by id for no key update;

--! note_done
insert into user_pathway_items (user_pathway_id, document_id, completed_at)
select x.id, :document_id, :now::timestamptz from unnest(:ids::uuid[]) as x (id)
on conflict (user_pathway_id, document_id) do update set completed_at = coalesce(user_pathway_items.completed_at, excluded.completed_at);

-- Whatever they did before of what lies on it now.
--! note_done_before
insert into user_pathway_items (user_pathway_id, document_id, completed_at)
select up.id, i.document_id, min(d.completed_at)
from user_learning_pathways up
join learning_pathways p on p.id = up.pathway_id
join pathway_items i on i.pathway_id = p.id and i.version = p.live_version
join pathway_materials_done d on d.type = i.type and d.document_id = i.document_id and d.user_id = up.user_id
  and d.completed_at > coalesce(up.restarted_at, '-infinity')
where up.id = any(:ids)
group by up.id, i.document_id
on conflict (user_pathway_id, document_id) do update set completed_at = coalesce(user_pathway_items.completed_at, excluded.completed_at);

-- A course of theirs was begun: so are the pathways that lead over it.
--! mark_started
update user_learning_pathways up set status = 'inprogress', started_at = coalesce(up.started_at, :now), updated_at = :now
where up.id = any(array(
    select led.id
    from (select pathway_id, version from pathway_items where document_id = :document_id and type = :type offset 0) i
    cross join lateral (
      select id from learning_pathways
      where id = i.pathway_id and live_version = i.version and status in ('published', 'publishedwithdraft') offset 0
    ) p
    cross join lateral (select id from user_learning_pathways where user_id = :user_id and pathway_id = p.id offset 0) led
  )) and (up.archived_at is null and up.status = 'notstarted') is true;

-- The caller has locked them. Completed is completed once and for good; answers those that changed.
-- The tally of each record by itself: taken together it would be that of everybody's records. The records stand behind a select, as above.
--! recount
with counted as (
  select up.id, t.touched > 0 as is_touched, t.wanted > 0 and t.done >= t.wanted as is_done,
    case when t.wanted = 0 then 0 else (100 * least(t.done, t.wanted) / t.wanted)::smallint end as progress
  from user_learning_pathways up
  cross join lateral (select tally.wanted, tally.done, tally.touched from pathway_tallies tally where tally.id = up.id offset 0) as t
  where up.id = any(array(select unnest(:ids::uuid[]))) and up.status <> 'completed' and up.archived_at is null
), stood as (
  select c.*, case when c.is_done then 'completed' when c.is_touched or up.started_at is not null then 'inprogress' else 'notstarted' end as status
  from counted c
  join user_learning_pathways up on up.id = c.id
)
update user_learning_pathways up set progress = s.progress, status = s.status,
  started_at = case when s.status = 'notstarted' then null else coalesce(up.started_at, :now::timestamptz) end,
  completed_at = case when s.is_done then :now end, updated_at = :now
from stood s
where up.id = s.id and (up.progress, up.status) is distinct from (s.progress, s.status)
returning up.id, up.user_id, up.pathway_id, up.status;

--! lock_record (team_id?) : (waived_at?, teams?)
select up.id, up.status, i.document_id, coalesce(m.title, '') as title, done.completed_at is not null as is_completed, done.waived_at,
  p.teams
from user_learning_pathways up
join learning_pathways p on p.id = up.pathway_id and p.status in ('published', 'publishedwithdraft')
join pathway_items i on i.pathway_id = p.id and i.version = p.live_version and i.document_id = :document_id
left join pathway_materials m on m.type = i.type and m.id = i.document_id
left join user_pathway_items done on done.user_pathway_id = up.id and done.document_id = i.document_id
where up.user_id = :user_id and up.pathway_id = :pathway_id and up.archived_at is null
  and exists (select from user_teams ut where ut.user_id = up.user_id and ut.team_id = :team_id)
for no key update of up;

--! waive
insert into user_pathway_items (user_pathway_id, document_id, waived_at, waived_by, waive_reason)
values (:id, :document_id, :now, :by, :reason)
on conflict (user_pathway_id, document_id) do update set waived_at = excluded.waived_at, waived_by = excluded.waived_by,
  waive_reason = excluded.waive_reason;

--! unwaive
delete from user_pathway_items where user_pathway_id = :id and document_id = :document_id and completed_at is null;

-- Open records of a pathway that people see, held until whatever is left on them is waived.
--! lock_to_waive
select up.id, up.user_id from user_learning_pathways up
join learning_pathways p on p.id = up.pathway_id and p.status in ('published', 'publishedwithdraft')
where up.pathway_id = :pathway_id and up.user_id = any(:users) and up.archived_at is null and up.status <> 'completed'
order by up.id for no key update of up;

-- Whatever counts and is not done. Where so many of all are enough, or nothing is required, all of it counts.
--! waive_rest
insert into user_pathway_items (user_pathway_id, document_id, waived_at, waived_by, waive_reason)
select up.id, i.document_id, :now, :by, :reason
from user_learning_pathways up
join learning_pathways p on p.id = up.pathway_id
join pathway_versions v on v.pathway_id = p.id and v.version = p.live_version
join pathway_items i on i.pathway_id = p.id and i.version = p.live_version
where up.id = any(:ids) and (i.required or v.required_count is not null or not exists (
  select from pathway_items r where r.pathway_id = i.pathway_id and r.version = i.version and r.required))
on conflict (user_pathway_id, document_id) do nothing;

-- Who of these people is through with it.
--! completed_of
select user_id from user_learning_pathways
where pathway_id = :pathway_id and user_id = any(:users) and archived_at is null and status = 'completed' order by user_id;

-- Records in which something was done: these can begin anew. The caller has locked what lies on the pathway.
--! lock_to_restart
select up.id, up.user_id from user_learning_pathways up
where up.pathway_id = :pathway_id and up.user_id = any(:users) and up.archived_at is null
  and (up.status <> 'notstarted' or exists (select from user_pathway_items d where d.user_pathway_id = up.id))
order by up.id for no key update of up;

--! forget_done
delete from user_pathway_items where user_pathway_id = any(:ids);

-- What was done of it before this moment counts no longer.
--! restart
update user_learning_pathways set status = 'notstarted', progress = 0, started_at = null, completed_at = null, restarted_at = :now,
  extended_until = null, updated_at = :now
where id = any(:ids);

-- The sequence --------------------------------------------------------------------------------------------------------

-- Whether pathways alone give this person a document: only then one of them may lock it. What else gives it keeps it open.
--! is_given_by_pathways_alone
select coalesce(bool_and(kind = 'pathway'), false) as alone from assignment_sources
where user_id = :user_id and document_id = :document_id and type = :type;

-- Why a person's document is locked: all that gives it to them are pathways in which something comes before it. Nothing: it is open.
--! locked_by : (waits_for?)
with given as (
  select s.kind, st.pathway_id, coalesce(st.is_locked, false) as is_locked
  from assignment_sources s
  left join pathway_item_states st on s.kind = 'pathway' and st.user_id = s.user_id and st.pathway_id::text = s.source_id
    and st.document_id = s.document_id and st.type = s.type
  where s.user_id = :user_id and s.type = :type and s.document_id = :document_id
)
select v.title as pathway, (
    select b.title from pathway_item_states b
    join pathway_item_states me on me.user_pathway_id = b.user_pathway_id and me.document_id = :document_id
    where b.user_id = :user_id and b.pathway_id = g.pathway_id and b.required and b.is_given and not b.is_done and b.position < me.position
    order by b.position limit 1
  ) as waits_for
from given g
join learning_pathways p on p.id = g.pathway_id
join pathway_versions v on v.pathway_id = p.id and v.version = p.live_version
where g.is_locked and not exists (select from given o where not o.is_locked)
order by v.title
limit 1;

-- People's own --------------------------------------------------------------------------------------------------------

-- One that is hidden waits.
--! mine (search?, status?, category?, due_after?, due_until?) : (image?, due_at?, started_at?, completed_at?)
select p.id, p.handle, v.title, v.description, v.image, v.category, v.tags, v.mode, up.status, up.progress, up.is_optional, up.permitted_at,
  up.due_at, up.started_at, up.completed_at, up.updated_at,
  (select count(*) from pathway_items i where i.pathway_id = p.id and i.version = v.version) as items,
  (select count(*) from user_pathway_items d join pathway_items i on i.pathway_id = p.id and i.version = v.version and i.document_id = d.document_id
    where d.user_pathway_id = up.id) as done,
  count(*) over () as total
from user_learning_pathways up
join learning_pathways p on p.id = up.pathway_id and p.status in ('published', 'publishedwithdraft')
join pathway_versions v on v.pathway_id = p.id and v.version = p.live_version
where up.user_id = :user_id and up.archived_at is null
  and (:search::text is null or v.search like :search)
  and (:status::text is null or up.status = :status)
  and (:category::text is null or v.category = :category)
  and (:due_until::timestamptz is null
    or up.completed_at is null and up.due_at <= :due_until and (:due_after::timestamptz is null or up.due_at > :due_after))
order by
  case when :sort::text = '-title' then lower(v.title) end desc,
  case when :sort = 'dueAt' and up.completed_at is null then up.due_at end,
  case when :sort = 'createdAt' then up.permitted_at end,
  case when :sort = '-createdAt' then up.permitted_at end desc,
  case when :sort = 'category' then nullif(v.category, '') end,
  case when :sort = '-category' then nullif(v.category, '') end desc nulls last,
  case when :sort = 'progress' then up.progress end,
  case when :sort = '-progress' then up.progress end desc,
  lower(v.title), p.id
limit :per_page offset :skip;

--! my_tags
select distinct v.category from user_learning_pathways up
join learning_pathways p on p.id = up.pathway_id and p.status in ('published', 'publishedwithdraft')
join pathway_versions v on v.pathway_id = p.id and v.version = p.live_version
where up.user_id = :user_id and up.archived_at is null and v.category <> ''
order by v.category;

--! my_pathway : (image?, required_count?, due_at?, started_at?, completed_at?)
select p.id, p.handle, v.title, v.description, v.image, v.category, v.tags, v.mode, v.required_count, up.status, up.progress, up.is_optional,
  up.permitted_at, up.due_at, up.started_at, up.completed_at, up.updated_at
from user_learning_pathways up
join learning_pathways p on p.id = up.pathway_id and p.status in ('published', 'publishedwithdraft')
join pathway_versions v on v.pathway_id = p.id and v.version = p.live_version
where up.user_id = :user_id and p.id = :pathway_id and up.archived_at is null;

-- The items of somebody's pathway in order. assignment: what the player of a course is opened with; percent: how far that is.
--! states : (kind?, title?, completed_at?, waived_at?, waive_reason?, assignment?, percent?)
select s.type, s.document_id, s.required, s.kind, s.title, s.is_given, s.completed_at, s.waived_at, s.waive_reason, s.is_done, s.is_locked,
  uc.id as assignment, uc.progress as percent
from pathway_item_states s
left join user_courses uc on s.type = 'course' and uc.user_id = s.user_id and uc.course_id = s.document_id and uc.archived_at is null
where s.user_id = :user_id and s.pathway_id = :pathway_id
order by s.position, s.document_id;

-- Who is where --------------------------------------------------------------------------------------------------------

--: LearnerRow(email?, avatar?, next?, due_at?, started_at?, completed_at?)

--! learners (search?, status?, due_after?, due_until?) : LearnerRow
select up.id, up.user_id, person.first_name, person.last_name, person.email, person.avatar, up.status, up.progress, up.is_optional,
  up.permitted_at, up.due_at, up.started_at, up.completed_at, up.updated_at,
  (select s.title from pathway_item_states s where s.user_pathway_id = up.id and s.is_given and not s.is_done and not s.is_locked
    order by not s.required, s.position limit 1) as next,
  count(*) over () as total
from user_learning_pathways up
join user_teams person on person.user_id = up.user_id and person.team_id = :team_id
where up.pathway_id = :pathway_id and up.archived_at is null
  and (:search::text is null or person.search like :search)
  and (:status::text is null or up.status = :status)
  and (:due_until::timestamptz is null
    or up.completed_at is null and up.due_at <= :due_until and (:due_after::timestamptz is null or up.due_at > :due_after))
order by
  case when :sort::text = '-name' then lower(person.first_name) end desc,
  case when :sort = 'dueAt' then up.due_at end,
  case when :sort = '-dueAt' then up.due_at end desc nulls last,
  case when :sort = 'progress' then up.progress end,
  case when :sort = '-progress' then up.progress end desc,
  case when :sort = 'updatedAt' then up.updated_at end,
  case when :sort = '-updatedAt' then up.updated_at end desc,
  lower(person.first_name), lower(person.last_name), up.id
limit :per_page offset :skip;

-- The same people in the same order, for a file; their lines are asked for by portions.
--! learner_ids (search?, status?, due_after?, due_until?)
select up.id
from user_learning_pathways up
join user_teams person on person.user_id = up.user_id and person.team_id = :team_id
where up.pathway_id = :pathway_id and up.archived_at is null
  and (:search::text is null or person.search like :search)
  and (:status::text is null or up.status = :status)
  and (:due_until::timestamptz is null
    or up.completed_at is null and up.due_at <= :due_until and (:due_after::timestamptz is null or up.due_at > :due_after))
order by
  case when :sort::text = '-name' then lower(person.first_name) end desc,
  case when :sort = 'dueAt' then up.due_at end,
  case when :sort = '-dueAt' then up.due_at end desc nulls last,
  case when :sort = 'progress' then up.progress end,
  case when :sort = '-progress' then up.progress end desc,
  case when :sort = 'updatedAt' then up.updated_at end,
  case when :sort = '-updatedAt' then up.updated_at end desc,
  lower(person.first_name), lower(person.last_name), up.id;

--! learners_of : LearnerRow
select up.id, up.user_id, person.first_name, person.last_name, person.email, person.avatar, up.status, up.progress, up.is_optional,
  up.permitted_at, up.due_at, up.started_at, up.completed_at, up.updated_at,
  (select s.title from pathway_item_states s where s.user_pathway_id = up.id and s.is_given and not s.is_done and not s.is_locked
    order by not s.required, s.position limit 1) as next,
  0::bigint as total
from user_learning_pathways up
join user_teams person on person.user_id = up.user_id and person.team_id = :team_id
where up.id = any(:ids);

--! progress
select count(*) as total,
  count(*) filter (where up.status = 'notstarted') as notstarted,
  count(*) filter (where up.status = 'inprogress') as inprogress,
  count(*) filter (where up.status = 'completed') as completed,
  coalesce(avg(up.progress), 0)::float8 as average
from user_learning_pathways up
join user_teams person on person.user_id = up.user_id and person.team_id = :team_id
where up.pathway_id = :pathway_id and up.archived_at is null;

--! learner : (avatar?, email?, started_at?, completed_at?)
select up.id, up.user_id, person.first_name, person.last_name, person.email, person.avatar, up.status, up.progress, up.started_at, up.completed_at
from user_learning_pathways up
join user_teams person on person.user_id = up.user_id and person.team_id = :team_id
where up.pathway_id = :pathway_id and up.user_id = :user_id and up.archived_at is null;

-- Whom a pathway that is hidden or shown concerns; no more than are asked for.
--! holders
select user_id from user_learning_pathways where pathway_id = :pathway_id and archived_at is null order by user_id limit :most;

-- Who is notified --------------------------------------------------------------------------------------------------------

-- Pathways that are due after one moment and until another, of which nothing was written yet. What may be left undone counts once it
-- was begun; what was given later than so many days before is not told of that far ahead.
--! pathways_due
with timed as (
  select up.id, up.user_id, up.pathway_id, v.title, up.due_at as due
  from user_learning_pathways up
  join learning_pathways p on p.id = up.pathway_id and p.status in ('published', 'publishedwithdraft')
  join pathway_versions v on v.pathway_id = p.id and v.version = p.live_version
  where up.due_at > :after and up.due_at <= :until and up.archived_at is null and up.completed_at is null
    and (not up.is_optional or up.started_at is not null)
    and up.permitted_at <= up.due_at - make_interval(days => :days::int)
)
select t.id, t.user_id, t.pathway_id, t.title, t.due, :key_prefix::text || t.id || ':' || extract(epoch from t.due)::bigint as event_key
from timed t
where not exists (
  select from user_notifications n
  where n.user_id = t.user_id and n.event_key = :key_prefix::text || t.id || ':' || extract(epoch from t.due)::bigint)
order by t.user_id, t.id
limit :most;

-- Of notifications that wait to be mailed those about a pathway that their person need not complete any more.
--! over_pathways
select waiting.id from unnest(:ids::uuid[], :users::uuid[], :pathways::uuid[]) as waiting (id, user_id, pathway_id)
where not exists (select from user_learning_pathways up where up.pathway_id = waiting.pathway_id and up.user_id = waiting.user_id
  and up.archived_at is null and up.completed_at is null);
