-- blogs: what admins write for everybody in a team. Every statement names its team.

--! one_blog : (image?, published_at?, author_name?, author_avatar?)
select b.id, b.kind, b.status, b.title, b.summary, b.doc, b.words, b.image, b.category, b.tags, b.published_at, b.revision, b.changed_at,
  u.first_name || ' ' || u.last_name as author_name, u.avatar as author_avatar,
  coalesce(p.price, '') as price, coalesce(p.pictures, '{}') as pictures,
  coalesce(p.action_label, '') as action_label, coalesce(p.action_link, '') as action_link
from blogs b
left join products p on p.id = b.id
left join user_teams u on u.id = b.author_id::text || '_' || b.team_id
where b.id = :id and b.team_id = :team_id;

-- Two editors at once: the second waits here and then sees the first one's revision.
--! lock_blog : (published_at?, changed_by_name?)
select b.kind, b.status, b.title, b.doc, b.published_at, b.revision, b.changed_at,
  (select u.first_name || ' ' || u.last_name from user_teams u where u.user_id = b.changed_by order by u.id limit 1) as changed_by_name,
  coalesce(p.action_label, '') as action_label, coalesce(p.action_link, '') as action_link
from blogs b left join products p on p.id = b.id
where b.id = :id and b.team_id = :team_id for no key update of b;

--! create_blog
insert into blogs (id, team_id, kind, status, title, doc, search, author_id, changed_by, changed_at, created_at)
values (:id, :team_id, :kind, 'draft', :title, :doc, :search, :by, :by, :now, :now);

--! store_blog (image?, published_at?)
update blogs set title = :title, summary = :summary, doc = :doc, words = :words, image = :image, category = :category, tags = :tags,
  search = :search, published_at = :published_at, revision = revision + 1, changed_by = :by, changed_at = :now
where id = :id and team_id = :team_id;

--! store_product
insert into products (id, price, pictures, action_label, action_link)
values (:id, :price, :pictures, :action_label, :action_link)
on conflict (id) do update set price = excluded.price, pictures = excluded.pictures,
  action_label = excluded.action_label, action_link = excluded.action_link;

--! set_status (published_at?)
update blogs set status = :status, published_at = :published_at, revision = revision + 1, changed_by = :by, changed_at = :now
where id = :id and team_id = :team_id;

-- What people read before it and after it.
--! neighbours
(select false as is_next, b.id, b.title from blogs b
  where b.team_id = :team_id and b.kind = :kind and b.status = 'published' and b.published_at <= :now
    and (b.published_at, b.id) < (:published_at, :id)
  order by b.published_at desc, b.id desc limit 1)
union all
(select true as is_next, b.id, b.title from blogs b
  where b.team_id = :team_id and b.kind = :kind and b.status = 'published' and b.published_at <= :now
    and (b.published_at, b.id) > (:published_at, :id)
  order by b.published_at, b.id limit 1);

-- One whose date has come, unless it was moved or taken back meanwhile.
--! is_published_at
select b.team_id from blogs b where b.id = :id and b.status = 'published' and b.published_at = :published_at;

-- For a homepage: for each place on it the newest that everybody reads, of one category or (empty) of all.
--! newest : (image?)
select wanted.place, b.id, b.title, b.summary, b.image, b.published_at
from unnest(:categories::text[], :most::bigint[]) with ordinality wanted (category, most, place)
cross join lateral (
  select b.id, b.title, b.summary, b.image, b.published_at from blogs b
  where b.team_id = :team_id and b.kind = 'blog' and b.status = 'published' and b.published_at <= :now
    and (wanted.category = '' or b.category = wanted.category)
  order by b.published_at desc, b.id desc limit wanted.most
) b
order by wanted.place, b.published_at desc, b.id desc;

-- What the list can be narrowed down by: for admins that of drafts too.
--! filters
with seen as (
  select b.category, b.tags from blogs b
  where b.team_id = :team_id and b.kind = :kind and b.status <> 'archived'
    and (:with_drafts or (b.status = 'published' and b.published_at <= :now))
)
select array(select distinct category from seen where category <> '' order by category) as categories,
  array(select distinct t.tag from seen cross join lateral unnest(seen.tags) as t(tag) order by t.tag) as tags;
