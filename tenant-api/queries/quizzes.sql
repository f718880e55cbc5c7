-- quizzes: attempts at the questions of activities.

--! own_quiz
select a.content, a.completion from user_courses uc join courses c on c.id = uc.course_id
join activities a on a.course_id = c.id and a.version = coalesce(uc.version, c.live_version)
where uc.id = :user_course_id and uc.user_id = :user_id and uc.archived_at is null and a.id = :activity_id and a.type = 'quiz'
  and c.status in ('published', 'publishedwithdraft');

--! attempts_of : (score?, submitted_at?)
select id, number, status, score, max_score, started_at, submitted_at from quiz_attempts
where user_course_id = :user_course_id and activity_id = :activity_id order by number desc;

--! tries : (open?)
select count(*) as tries, (array_agg(id) filter (where status = 'inprogress'))[1] as open from quiz_attempts
where user_course_id = :user_course_id and activity_id = :activity_id;

--! create_attempt (deadline_at?)
insert into quiz_attempts (id, user_course_id, activity_id, course_id, version, user_id, number, status, paper, max_score, started_at, deadline_at)
values (:id, :user_course_id, :activity_id, :course_id, :version, :user_id, :number, 'inprogress', :paper, :max_score, :now, :deadline_at)
on conflict (user_course_id, activity_id, number) do nothing;

-- Two tabs and the clock: who comes second waits here and then sees what the first did.
--! lock_attempt : (deadline_at?)
select q.user_id, q.user_course_id, q.activity_id, q.status, q.paper, q.answers, q.max_score, q.deadline_at, a.title, a.content
from quiz_attempts q join activities a on a.course_id = q.course_id and a.version = q.version and a.id = q.activity_id
where q.id = :id for no key update of q;

--! store_answers
update quiz_attempts set answers = :answers where id = :id;

--! store_submitted
update quiz_attempts set status = 'submitted', answers = :answers, grades = :grades, score = :score, submitted_at = :now, timed_out = :timed_out
where id = :id;

--! one_attempt : (score?, deadline_at?, submitted_at?)
select q.number, q.status, q.paper, q.answers, q.grades, q.score, q.max_score, q.started_at, q.deadline_at, q.submitted_at, q.timed_out,
  a.content, a.completion,
  (select count(*) from quiz_attempts o where o.user_course_id = q.user_course_id and o.activity_id = q.activity_id) as tries
from quiz_attempts q join activities a on a.course_id = q.course_id and a.version = q.version and a.id = q.activity_id
where q.id = :id and q.user_id = :user_id;

--! best_of : (percent?)
select count(*) as submitted, max(100 * score / nullif(max_score, 0)) as percent from quiz_attempts
where user_course_id = :user_course_id and activity_id = :activity_id and status = 'submitted';

--! draft_quiz
select a.content from courses c join activities a on a.course_id = c.id and a.version = c.draft_version
where c.id = :course_id and a.id = :activity_id and a.type = 'quiz';

-- Of first attempts: whoever tries again has seen what was right.
--! statistics : (difficulty?, discrimination?)
select g.key as question, count(*) as attempts, avg(g.value::text::float8) as difficulty,
  corr(g.value::text::float8, t.total - g.value::text::float8) as discrimination
from quiz_attempts q
cross join lateral jsonb_each(q.grades) g
cross join lateral (select sum(v.value::text::float8) as total from jsonb_each(q.grades) v) t
where q.course_id = :course_id and q.activity_id = :activity_id and q.status = 'submitted' and q.number = 1
group by g.key;

-- What was answered in first attempts, as it was given: ids of options, or words.
--! answers_given
select a.key as question, chosen.value #>> '{}' as answer, count(*) as given
from quiz_attempts q
cross join lateral jsonb_each(q.answers) a
cross join lateral jsonb_array_elements(
  case jsonb_typeof(a.value) when 'array' then a.value when 'object' then '[]'::jsonb else jsonb_build_array(a.value) end) chosen
where q.course_id = :course_id and q.activity_id = :activity_id and q.status = 'submitted' and q.number = 1
  and jsonb_typeof(chosen.value) in ('string', 'number')
group by 1, 2
order by 1, 3 desc, 2;

-- The bank -------------------------------------------------------------------------------------------------------------

--! bank_page (search?, category?, tag?)
select id, category, tags, question, revision, changed_at, count(*) over () as total
from bank_questions
where (:search::text is null or search like :search)
  and (:category::text is null or category = :category)
  and (:tag::text is null or tags @> array[:tag::text])
order by changed_at desc, id
limit :limit offset :offset;

-- The categories in use, each with how many questions it has.
--! bank_categories
select category, count(*) as questions from bank_questions where category <> '' group by category order by category;

--! bank_tags
select distinct tag from bank_questions, unnest(tags) as tag order by tag limit 500;

--! insert_bank_questions
insert into bank_questions (id, category, tags, question, search, changed_by, changed_at)
select x.id, :category, :tags, x.question, x.search, :by, :now
from unnest(:ids::uuid[], :questions::jsonb[], :searches::text[]) as x (id, question, search);

-- Two admins at once: the second waits here and then sees the first one's revision.
--! lock_bank_question
select id, category, tags, question, revision from bank_questions where id = :id for update;

--! set_bank_question
update bank_questions set category = :category, tags = :tags, question = :question, search = :search,
  revision = revision + 1, changed_by = :by, changed_at = :now
where id = :id
returning revision;

--! delete_bank_question
delete from bank_questions where id = :id;
