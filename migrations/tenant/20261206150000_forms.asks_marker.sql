-- forms: whether a version has fields that markers fill in, said beside what it asks: a draft of one that has none is kept as it comes,
-- without reading what it asks.
alter table form_versions
  add column asks_marker boolean generated always as (jsonb_path_exists(content, '$.** ? (@.markerOnly == true)')) stored;
