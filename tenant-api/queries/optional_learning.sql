-- optional_learning: the catalogue of what rules let a person take without being assigned, of every type. What somebody has by a duty
-- is not in it; what they took themselves is, also when no rule offers it any more.

--! offers (search?, type?, category?, tag?, enrolled?) : (image?, record_id?, status?, progress?)
with offered as materialized (
  select distinct pp.type, pp.document_id from permission_people pp where pp.user_id = :user_id and pp.is_optional
), own as materialized (
  select s.type, s.document_id, bool_and(s.kind = 'self' or (s.kind = 'rule' and s.is_optional)) as is_own
  from assignment_sources s
  where s.user_id = :user_id and s.document_id is not null
  group by s.type, s.document_id
), catalogue as materialized (
  select type, document_id, offered.type is not null as is_offered, own.type is not null as is_enrolled
  from offered full join own using (type, document_id)
  where coalesce(own.is_own, true)
)
select a.type, a.id, a.title, coalesce(d.description, '') as description, coalesce(d.category, '') as category,
  coalesce(d.tags, '{}') as tags, d.image, c.is_offered, c.is_enrolled, r.id as record_id, r.status, r.progress, count(*) over () as total
from catalogue c
join assignables a on a.type = c.type and a.id = c.document_id and a.is_given
left join assignable_details d on d.type = c.type and d.id = c.document_id
left join assignment_records r on r.type = c.type and r.document_id = c.document_id and r.user_id = :user_id
where (:search::text is null or a.search like :search)
  and (:type::text is null or a.type = :type)
  and (:category::text is null or d.category = :category)
  and (:tag::text is null or :tag = any(d.tags))
  and (:enrolled::boolean is null or c.is_enrolled = :enrolled)
order by
  case when :sort::text = '-title' then lower(a.title) end desc,
  case when :sort = 'category' then nullif(d.category, '') end,
  case when :sort = '-category' then nullif(d.category, '') end desc nulls last,
  case when :sort = 'type' then a.type end,
  case when :sort = '-type' then a.type end desc,
  case when :sort = 'progress' then coalesce(r.progress, 0) end,
  case when :sort = '-progress' then coalesce(r.progress, 0) end desc,
  lower(a.title), a.id
limit :per_page offset :skip;

-- What the catalogue can be narrowed by, with how many there are of each.
--! facets
with offered as materialized (
  select distinct pp.type, pp.document_id from permission_people pp where pp.user_id = :user_id and pp.is_optional
), own as materialized (
  select s.type, s.document_id, bool_and(s.kind = 'self' or (s.kind = 'rule' and s.is_optional)) as is_own
  from assignment_sources s
  where s.user_id = :user_id and s.document_id is not null
  group by s.type, s.document_id
), catalogue as materialized (
  select a.type, coalesce(d.category, '') as category, coalesce(d.tags, '{}') as tags
  from offered full join own using (type, document_id)
  join assignables a using (type)
  left join assignable_details d on d.type = a.type and d.id = a.id
  where a.id = document_id and a.is_given and coalesce(own.is_own, true)
)
select facet, value, count(*) as count
from (
  select 'type' as facet, type as value from catalogue
  union all
  select 'category', category from catalogue where category <> ''
  union all
  select 'tag', tag from catalogue cross join unnest(tags) as tag
) as each
group by facet, value
order by facet, count(*) desc, value
limit 300;
