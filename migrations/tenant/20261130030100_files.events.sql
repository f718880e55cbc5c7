-- files: events have pictures.
create or replace function files_named() returns setof uuid
language sql stable as $$
  select image from course_versions where image is not null
  union
  select image from pathway_versions where image is not null
  union
  select image from events where image is not null
  union
  select image from blogs where image is not null
  union
  select unnest(pictures) from products
  union
  select file from resource_versions where file is not null
  union
  select file_id from coursework_files where file_id is not null
  union
  select found[1]::uuid
  from (
    select content::text from activities
    union all select doc::text from blogs
    union all select draft::text from team_widgets
    union all select widgets::text from team_widget_versions
    union all select draft::text from certificate_templates
    union all select design::text from certificate_template_versions
  ) document (text),
  regexp_matches(document.text, '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}', 'g') found
$$;
