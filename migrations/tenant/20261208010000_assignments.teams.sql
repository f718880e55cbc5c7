-- assignments: resources, pathways and packages name the teams that look after them, as courses do. Their admins change one and say who
-- is given it; null: every team's. It is read with a document that is found by its key: no index is needed.
alter table resources add column teams text[] check (cardinality(teams) > 0);
alter table learning_pathways add column teams text[] check (cardinality(teams) > 0);
alter table learning_packages add column teams text[] check (cardinality(teams) > 0);

create or replace view assignables_resource as
select 'resource'::text as type, id, title, search, status, status = 'published' as is_given, teams
from resources;

create or replace view assignables_pathway as
select 'pathway'::text as type, p.id, coalesce(v.title, '') as title, coalesce(v.search, '') as search, p.status,
  p.status in ('published', 'publishedwithdraft') as is_given, p.teams
from learning_pathways p
left join pathway_versions v on v.pathway_id = p.id and v.version = coalesce(p.live_version, p.draft_version);

create or replace view assignables_package as
select 'package'::text as type, p.id, coalesce(v.title, '') as title, coalesce(v.search, '') as search, p.status,
  p.status in ('published', 'publishedwithdraft') as is_given, p.teams
from learning_packages p
left join learning_package_versions v on v.package_id = p.id and v.version = coalesce(p.live_version, p.draft_version);

select gather_assignables();
