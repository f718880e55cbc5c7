-- permissions: who is given what (domain section 5). Who matches is said by the view permission_people alone. What a
-- document is called and whether it is given is said by the view assignables. Whoever has one by a rule is counted by their sources;
-- of a rule that offers, those who took it.

--! list (document_id?, status?, category?, search?) : (teams?, due?)
select p.id, p.document_id, p.type, p.title, p.status, p.rule, p.is_optional, p.due, p.revision, p.created_at, p.updated_at,
  d.title as document_title, d.status as document_status, d.teams,
  (select count(*) from assignment_sources s where s.kind = 'rule' and s.source_id = p.id::text)
    + case when p.is_optional then (
      select count(*) from assignment_sources s where s.kind = 'self' and s.type = p.type and s.document_id = p.document_id) else 0 end as people,
  count(*) over () as total
from permissions p
join assignables d on d.type = p.type and d.id = p.document_id
where (:document_id::uuid is null or p.document_id = :document_id)
  and p.type = any(:types::text[])
  and (:status::text is null or p.status = :status)
  and (:category::text is null or jsonb_exists(p.rule, :category))
  and (:search::text is null or lower(p.title) like :search or d.search like :search)
order by
  case when :sort::text = 'title' then lower(p.title) end,
  case when :sort = '-title' then lower(p.title) end desc,
  case when :sort = 'createdAt' then p.created_at end,
  case when :sort = '-createdAt' then p.created_at end desc,
  case when :sort = 'updatedAt' then p.updated_at end,
  p.updated_at desc, p.id
limit :per_page offset :skip;

-- The same rules in the same order, for a file; their lines are asked for by portions.
--! ids (document_id?, status?, category?, search?)
select p.id
from permissions p
join assignables d on d.type = p.type and d.id = p.document_id
where (:document_id::uuid is null or p.document_id = :document_id)
  and p.type = any(:types::text[])
  and (:status::text is null or p.status = :status)
  and (:category::text is null or jsonb_exists(p.rule, :category))
  and (:search::text is null or lower(p.title) like :search or d.search like :search)
order by
  case when :sort::text = 'title' then lower(p.title) end,
  case when :sort = '-title' then lower(p.title) end desc,
  case when :sort = 'createdAt' then p.created_at end,
  case when :sort = '-createdAt' then p.created_at end desc,
  case when :sort = 'updatedAt' then p.updated_at end,
  p.updated_at desc, p.id;

--! with_ids
select p.id, p.document_id, p.title, p.status, p.rule, p.is_optional, p.created_at, p.updated_at, d.title as document_title,
  (select count(*) from assignment_sources s where s.kind = 'rule' and s.source_id = p.id::text)
    + case when p.is_optional then (
      select count(*) from assignment_sources s where s.kind = 'self' and s.type = p.type and s.document_id = p.document_id) else 0 end as people
from permissions p
join assignables d on d.type = p.type and d.id = p.document_id
where p.id = any(:ids);

--! one : (teams?, due?)
select p.id, p.document_id, p.type, p.title, p.status, p.rule, p.is_optional, p.due, p.revision, p.created_at, p.updated_at,
  d.title as document_title, d.status as document_status, d.teams,
  (select count(*) from assignment_sources s where s.kind = 'rule' and s.source_id = p.id::text)
    + case when p.is_optional then (
      select count(*) from assignment_sources s where s.kind = 'self' and s.type = p.type and s.document_id = p.document_id) else 0 end as people
from permissions p
join assignables d on d.type = p.type and d.id = p.document_id
where p.id = :id;

--! lock : (due?)
select id, type, document_id, title, status, rule, is_optional, due, revision from permissions where id = :id for no key update;

--! create (due?)
insert into permissions (id, document_id, type, title, rule, lead, any_status, is_optional, due, created_by, created_at, updated_at)
values (:id, :document_id, :type, :title, :rule, :lead, :any_status, :is_optional, :due, :created_by, :now, :now);

--! update (due?)
update permissions set title = :title, rule = :rule, lead = :lead, any_status = :any_status, is_optional = :is_optional, due = :due, status = :status,
  revision = revision + 1, updated_at = :now
where id = :id;

--! forget_groups
delete from permission_groups where permission_id = :permission_id;

--! write_group
insert into permission_groups (permission_id, category, facets) values (:permission_id, :category, :facets);

-- Three numbers at once: who matches, who is new to the document, who loses it; of each the first of this team. Without a draft:
-- what it comes to when the rule is archived. Written to be quick whatever the planner knows of the rows: nothing of the tenant's
-- size is joined to something else of that size but by an index.
--! preview (draft?, replaces?) : (user_id?, first_name?, last_name?, email?, avatar?)
with sides as (
  select user_id, true as is_matching, null::boolean as is_by_this from permission_people where permission_id = :draft
  union all
  select s.user_id, false, s.kind = 'rule' and s.source_id = :replaces::uuid::text
  from assignment_sources s
  where s.document_id = :document_id and s.type = :type
), people as materialized (
  select user_id, bool_or(is_matching) as is_matching, count(*) filter (where not is_matching) > 0 as is_holding,
    coalesce(bool_and(is_by_this), false) as is_only_by_this
  from sides
  group by user_id
), counts as (
  select count(*) filter (where is_matching) as matching, count(*) filter (where is_matching and not is_holding and not :offers) as added,
    count(*) filter (where is_only_by_this and not is_matching) as removed
  from people
)
select kind.bucket, case kind.bucket when 'matching' then counts.matching when 'added' then counts.added else counts.removed end as total,
  sample.user_id, sample.first_name, sample.last_name, sample.email, sample.avatar
from counts
cross join (values ('matching'), ('added'), ('removed')) as kind (bucket)
left join lateral (
  select here.*
  from (
    select user_id from people
    where case kind.bucket when 'matching' then is_matching when 'added' then is_matching and not is_holding and not :offers::boolean
      else is_only_by_this and not is_matching end
    order by user_id offset 0
  ) as person
  cross join lateral (
    select ut.user_id, ut.first_name, ut.last_name, ut.email, ut.avatar
    from user_teams ut where ut.user_id = person.user_id and ut.team_id = :team_id limit 1
  ) as here
  limit 50
) as sample on true
order by kind.bucket, lower(sample.first_name), lower(sample.last_name), sample.user_id;

-- Other rules in force of the same document, to be compared with one that is to be in force.
--! others
select id, title, rule from permissions where type = :type and document_id = :document_id and status = 'active' and id <> :id;

-- Why and why not: every active rule of the document, group by group, beside every membership of the person.
--! why : (user_team_id?, membership_status?)
select p.id as permission_id, p.title, p.is_optional, g.category, g.facets, ut.id as user_team_id, ut.status as membership_status,
  array(select f from unnest(g.facets) f where f = any(coalesce(ut.facets, '{}'))) as held,
  exists (select 1 from permission_people pp where pp.permission_id = p.id and pp.user_team_id = ut.id) as matches
from permissions p
join permission_groups g on g.permission_id = p.id
left join user_teams ut on ut.user_id = :user_id
where p.type = :type and p.document_id = :document_id and p.status = 'active'
order by p.created_at, p.id, ut.team_id, g.category;

--! person
select first_name, last_name from user_teams where user_id = :user_id and team_id = :team_id;

--! names
select user_id, first_name, last_name from user_teams where user_id = any(:users) and team_id = :team_id order by user_id;

-- What people of this team have in a category, as written there.
--! values
select distinct on (lower(v)) v as value
from user_teams ut
cross join lateral unnest(case :category::text
  when 'username' then array[ut.username] when 'employeeId' then array[ut.employee_id] when 'position' then array[ut.position]
  when 'tags' then ut.tags
  when 'team' then array[ut.team_id]
  when 'loc1' then ut.loc1 when 'loc2' then ut.loc2 when 'loc3' then ut.loc3
  when 'loc4' then ut.loc4 when 'loc5' then ut.loc5 when 'loc6' then ut.loc6
  when 'div1' then ut.div1 when 'div2' then ut.div2 when 'div3' then ut.div3
  when 'div4' then ut.div4 when 'div5' then ut.div5 when 'div6' then ut.div6
  when 'custom1' then ut.custom1 when 'custom2' then ut.custom2 when 'custom3' then ut.custom3
  when 'custom4' then ut.custom4 when 'custom5' then ut.custom5 when 'custom6' then ut.custom6
  -- a field of the team's own; what files once brought may stand there as one text
  else case jsonb_typeof(ut.fields -> :category)
    when 'array' then array(select jsonb_array_elements_text(ut.fields -> :category))
    when 'string' then array[ut.fields ->> :category]
    else '{}'::text[] end end) v
where ut.team_id = :team_id and v <> '' and lower(v) like :search
order by lower(v), v
limit 10;

-- The categories of free values in which somebody of this team has one: the team's rows are read once.
--! used
select unnest(array_remove(array['team',
  case when bool_or(username <> '') then 'username' end, case when bool_or(employee_id <> '') then 'employeeId' end,
  case when bool_or(position <> '') then 'position' end, case when bool_or(tags <> '{}') then 'tags' end,
  case when bool_or(loc1 <> '{}') then 'loc1' end, case when bool_or(loc2 <> '{}') then 'loc2' end,
  case when bool_or(loc3 <> '{}') then 'loc3' end, case when bool_or(loc4 <> '{}') then 'loc4' end,
  case when bool_or(loc5 <> '{}') then 'loc5' end, case when bool_or(loc6 <> '{}') then 'loc6' end,
  case when bool_or(div1 <> '{}') then 'div1' end, case when bool_or(div2 <> '{}') then 'div2' end,
  case when bool_or(div3 <> '{}') then 'div3' end, case when bool_or(div4 <> '{}') then 'div4' end,
  case when bool_or(div5 <> '{}') then 'div5' end, case when bool_or(div6 <> '{}') then 'div6' end,
  case when bool_or(custom1 <> '{}') then 'custom1' end, case when bool_or(custom2 <> '{}') then 'custom2' end,
  case when bool_or(custom3 <> '{}') then 'custom3' end, case when bool_or(custom4 <> '{}') then 'custom4' end,
  case when bool_or(custom5 <> '{}') then 'custom5' end, case when bool_or(custom6 <> '{}') then 'custom6' end], null)) as category
from user_teams where team_id = :team_id;

-- People of this team to name in a rule, by what the search box looks in.
--! people
select ut.user_id, ut.first_name, ut.last_name, coalesce(ut.email, '') as email
from user_teams ut
where ut.team_id = :team_id and ut.search like :search and ut.status not in ('terminated', 'archived')
order by lower(ut.first_name), lower(ut.last_name), ut.user_id
limit 10;

-- History and conflicts -------------------------------------------------------------------------------------------------

-- What the rule says now is written down as its latest change.
--! note_change (by?)
insert into permission_changes (permission_id, revision, changed_by, changed_at, title, status, rule, is_optional, due)
select id, revision, :by::uuid, updated_at, title, status, rule, is_optional, due from permissions where id = :id;

-- The latest first; a rule is changed seldom.
--! history : (due?, changed_by_name?)
select c.revision, c.changed_at, c.title, c.status, c.rule, c.is_optional, c.due,
  (select u.first_name || ' ' || u.last_name from user_teams u where u.user_id = c.changed_by order by u.id limit 1) as changed_by_name
from permission_changes c
where c.permission_id = :permission_id
order by c.revision desc
limit 200;

-- Rules in force that change nothing or cannot work. covered: everybody whom a rule names is named by another one of the same document,
-- which assigns at least as much. unmatched: values that nobody has, and categories that there are not any more.
--! conflicts (document_id?) : (other_id?, other_title?, category?, teams?)
with active as materialized (
  select p.id, p.type, p.document_id, p.title, p.is_optional, p.any_status, p.created_at, d.title as document_title, d.teams
  from permissions p
  join assignables d on d.type = p.type and d.id = p.document_id
  where p.status = 'active' and p.type = any(:types::text[]) and (:document_id::uuid is null or p.document_id = :document_id)
), covered as (
  select distinct on (b.id) b.id, a.id as other_id, a.title as other_title, b.is_optional and not a.is_optional as contradicts
  from active b
  join active a on a.type = b.type and a.document_id = b.document_id and a.id <> b.id
  where (b.is_optional or not a.is_optional) and (a.any_status or not b.any_status)
    and not exists (
      select from permission_groups ga
      where ga.permission_id = a.id and ga.category <> 'everyone' and not exists (
        select from permission_groups gb where gb.permission_id = b.id and gb.category = ga.category and gb.facets <@ ga.facets))
  order by b.id, a.created_at, a.id
), unmatched as (
  select a.id, g.category, g.category <> all(:categories::text[]) as is_gone,
    array(select split_part(f, '=', 2) from unnest(g.facets) f
      where not exists (select from user_teams ut where ut.facets && array[f]) order by f limit 20) as lost
  from active a
  join permission_groups g on g.permission_id = a.id
  where g.category <> 'everyone'
), found as (
  select id, case when contradicts then 'contradicts' else 'covered' end as kind, other_id, other_title, null::text as category, '{}'::text[] as lost
  from covered
  union all
  select id, case when is_gone then 'gone' else 'unmatched' end, null, null, category, lost
  from unmatched
  where is_gone or cardinality(lost) > 0
)
select a.id, a.type, a.document_id, a.title, a.document_title, a.teams, f.kind, f.other_id, f.other_title, f.category, f.lost as values,
  count(*) over () as total
from found f
join active a on a.id = f.id
order by lower(a.document_title), a.document_id, a.created_at, a.id, f.kind, f.category
limit :per_page offset :skip;

-- What else than rules gives somebody a document, by its name where it has one.
--! givers : (title?)
select s.kind, s.source_id, (select a.title from assignables a where a.type = s.kind and a.id::text = s.source_id) as title
from assignment_sources s
where s.user_id = :user_id and s.type = :type and s.document_id = :document_id and s.kind <> 'rule'
order by s.kind, s.source_id;

-- For other features -----------------------------------------------------------------------------------------------------

-- The members of a team whom a rule names, by their names.
--! named_in_team
with named as materialized (
  select distinct user_id from permission_people where permission_id = :permission_id
)
select here.user_id
from named
cross join lateral (
  select ut.user_id, ut.first_name, ut.last_name from user_teams ut
  where ut.user_id = named.user_id and ut.team_id = :team_id and ut.status not in ('terminated', 'inactive', 'archived') limit 1
) as here
order by lower(here.first_name), lower(here.last_name), here.user_id;

--! forget_draft
delete from permissions where id = :id;

-- The rules in force of some documents of a type, the oldest first.
--! of_documents : (due?)
select document_id, title, rule, is_optional, due from permissions
where type = :type and document_id = any(:documents) and status = 'active' order by created_at, id;
