-- blogs: what admins write for everybody in a team: its blog, and its products (domain section 11).

-- One row an entry of the blog, or a product. Warm: the list and the page are read by everybody in the team, written by few.
create table blogs (
  id            uuid primary key,
  team_id       text not null,
  kind          text not null check (kind in ('blog', 'product')),
  status        text not null check (status in ('draft', 'published', 'archived')),
  title         text not null check (length(title) between 1 and 200),
  summary       text not null default '',
  -- the node tree of its text
  doc           jsonb not null,
  -- how many words of it there are to read
  words         integer not null default 0 check (words >= 0),
  image         uuid references files (id),
  category      text not null default '',
  tags          text[] not null default '{}',
  -- every word of it in lower case: what the search box looks in
  search        text not null,
  -- people see it from then on, if it is published
  published_at  timestamptz,
  author_id     uuid not null,
  -- counts every edit: an edit that does not know the latest one is told so
  revision      integer not null default 1,
  changed_by    uuid not null,
  changed_at    timestamptz not null,
  created_at    timestamptz not null,
  check (status <> 'published' or published_at is not null)
);
-- the list, the newest first, and what stands before and behind an entry
create index blogs_newest on blogs (team_id, kind, published_at desc, id desc);
-- the filters of the list: a category, a tag, words
create index blogs_category on blogs (team_id, kind, category);
create index blogs_tags on blogs using gin (tags);
create index blogs_search on blogs using gin (search extensions.gin_trgm_ops);

-- What a product has beyond its text. Read and written with its row above, by primary key.
create table products (
  id            uuid primary key references blogs (id),
  -- as people read it: 'EUR 25', 'Free for members'
  price         text not null default '',
  -- more pictures than the one of its row, in order
  pictures      uuid[] not null default '{}',
  -- the way to get it: the words of a button and where it leads
  action_label  text not null default '',
  action_link   text not null default ''
);
