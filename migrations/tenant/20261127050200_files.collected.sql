-- files: what nothing refers to any more is collected, and storing a content and removing it take turns.

-- Since when no course, post, homepage or look names the upload; null: one does, or it was not looked at yet.
alter table files add column unused_since timestamptz;
create index files_unused on files (unused_since) where unused_since is not null;

-- A row a content that is being stored or removed at this moment; whoever comes second waits until the first has committed.
-- Empty otherwise.
create table file_turns (
  hash  text primary key
);

-- The uploads that are named somewhere in this schema: by a column, or anywhere in a document. Whatever is to name uploads
-- from now on is added here; a test looks for columns that are not.
create function files_named() returns setof uuid
language sql stable as $$
  select image from course_versions where image is not null
  union
  select image from blogs where image is not null
  union
  select unnest(pictures) from products
  union
  select found[1]::uuid
  from (
    select content::text from activities
    union all select doc::text from blogs
    union all select draft::text from team_widgets
    union all select widgets::text from team_widget_versions
  ) document (text),
  regexp_matches(document.text, '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}', 'g') found
$$;
