-- people_learning: what people have that may be due, of all types that have due dates.

-- Courses and pathways that people have now and can see. Read by the person (user_courses' and user_learning_pathways' indexes of
-- people), from a lateral query alone, and by what is late (their indexes of due dates), from conditions on due_at and completed_at.
create view dated_assignments as
select 'course'::text as type, uc.id, uc.user_id, uc.course_id as document_id, uc.status, uc.progress, uc.is_optional, uc.started_at,
  uc.completed_at, uc.due_at, uc.updated_at
from user_courses uc
join courses c on c.id = uc.course_id and c.status in ('published', 'publishedwithdraft')
where uc.archived_at is null
union all
select 'pathway', up.id, up.user_id, up.pathway_id, up.status, up.progress, up.is_optional, up.started_at, up.completed_at, up.due_at,
  up.updated_at
from user_learning_pathways up
join learning_pathways p on p.id = up.pathway_id and p.status in ('published', 'publishedwithdraft')
where up.archived_at is null;
