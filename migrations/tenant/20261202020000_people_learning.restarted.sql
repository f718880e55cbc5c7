-- When somebody was last let to begin something anew by hand: what they did of it before counts no longer, and stays.
alter table user_learning_pathways add column restarted_at timestamptz;
alter table user_packages add column restarted_at timestamptz;
alter table user_forms add column restarted_at timestamptz;

-- Who has done what of a package, ever, and when.
create or replace view package_items_done as
select 'course'::text as type, course_id as document_id, user_id, completed_at from user_courses where completed_at is not null
union all
select 'resource', resource_id, user_id, opened_at from user_resources where opened_at is not null
union all
select 'pathway', pathway_id, user_id, completed_at from user_learning_pathways where completed_at is not null;
