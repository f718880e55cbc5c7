-- forms: what is asked, who answered what, and what became of it. Every statement names its team.

-- Forms ----------------------------------------------------------------------------------------------------------------

--! insert_form
insert into forms (id, team_id, owner_id, kind, status, title, handle, description, category, tags, search, content, settings, changed_by, changed_at, created_at)
values (:id, :team_id, :by, :kind, 'draft', :title, :handle, :description, :category, :tags, :search, :content, :settings, :by, :now, :now);

--! one_form : (live_version?)
select id, owner_id, kind, status, title, handle, description, category, tags, content, settings, live_version, revision, changed_at, created_at
from forms where id = :id and team_id = :team_id;

-- Two editors at once: the second waits here and then sees the first one's revision.
--! lock_form : (live_version?, changed_by_name?)
select f.owner_id, f.kind, f.status, f.title, f.description, f.content, f.settings, f.live_version, f.revision, f.changed_at,
  (select u.first_name || ' ' || u.last_name from user_teams u where u.user_id = f.changed_by order by u.id limit 1) as changed_by_name
from forms f where f.id = :id and f.team_id = :team_id for no key update of f;

--! store_form
update forms set kind = :kind, status = :status, title = :title, handle = :handle, description = :description, category = :category,
  tags = :tags, search = :search, content = :content, settings = :settings, revision = revision + 1, changed_by = :by, changed_at = :now
where id = :id and team_id = :team_id;

--! set_form_status (live_version?)
update forms set status = :status, live_version = :live_version, is_open = :is_open, revision = revision + 1, changed_by = :by, changed_at = :now
where id = :id and team_id = :team_id;

--! insert_version
insert into form_versions (form_id, version, title, description, content, settings, published_by, published_at)
values (:form_id, :version, :title, :description, :content, :settings, :by, :now);

--! versions : (published_by_name?)
select v.version, v.published_at, u.first_name || ' ' || u.last_name as published_by_name,
  (select count(*) from form_submissions s where s.form_id = v.form_id and s.version = v.version and s.status <> 'inprogress') as submissions
from form_versions v join forms f on f.id = v.form_id
left join user_teams u on u.user_id = v.published_by and u.team_id = f.team_id
where v.form_id = :form_id and f.team_id = :team_id order by v.version desc;

-- The builders' list: all of the team for admins, else one's own and those that are live. Managers have theirs counted once for all forms: their
-- people's, what was handed to them, and what they are named to mark; admins have each form counted by its index. Completed is what was
-- submitted and waits for nobody.
--! list_forms : (live_version?)
with theirs as materialized (
  select u.user_id from user_teams u where not :all::boolean and u.team_id = :team_id and u.facets @> array[:managed::text]
), seen as materialized (
  select w.form_id, count(*) filter (where w.status <> 'inprogress') as submissions,
    count(*) filter (where w.status in ('markingRequired', 'approvalRequired')) as waiting,
    bool_or(w.status in ('inprogress', 'pending', 'markingRequired', 'approvalRequired', 'pendingResubmission')) as is_open
  from (
    select s.id, s.form_id, s.status from theirs t join form_submissions s on s.user_id = t.user_id and s.team_id = :team_id
    union
    select s.id, s.form_id, s.status from form_submissions s
    where not :all and s.assigned_to = :me::uuid and s.team_id = :team_id and s.status <> 'inprogress'
    union
    select s.id, s.form_id, s.status from form_versions v join form_submissions s on s.form_id = v.form_id and s.version = v.version
    where not :all and v.settings ->> 'approver' = 'named' and v.settings -> 'approvers' ? :me::uuid::text
      and s.team_id = :team_id and s.user_id <> :me and s.status <> 'inprogress'
  ) w group by w.form_id
), due as materialized (
  select distinct g.form_id from theirs t join user_forms g on g.user_id = t.user_id
  where g.archived_at is null and g.completed_at is null and not g.is_optional
), found as (
  select f.id, f.kind, f.status, f.title, f.handle, f.category, f.tags, f.live_version, f.changed_at, f.owner_id, f.settings,
    case when (case when :all then not exists (select from form_submissions s where s.form_id = f.id) else seen.form_id is null end)
        then 'notstarted'
      when (case when :all then exists (select from form_submissions s where s.form_id = f.id
            and s.status in ('inprogress', 'pending', 'markingRequired', 'approvalRequired', 'pendingResubmission'))
          or exists (select from user_forms g where g.form_id = f.id and g.archived_at is null and g.completed_at is null and not g.is_optional)
        else seen.is_open or f.id in (select due.form_id from due) end) then 'inprogress'
      else 'completed' end as completion,
    coalesce(seen.submissions, 0) as submissions, coalesce(seen.waiting, 0) as waiting
  from forms f left join seen on seen.form_id = f.id
  where f.team_id = :team_id and (:all or f.owner_id = :me or f.status in ('published', 'publishedwithdraft'))
    and (case when :status = '' then f.status <> 'archived' else f.status = :status end)
    and (:kind = '' or f.kind = :kind) and (:category = '' or f.category = :category)
    and (:tag = '' or f.tags @> array[:tag::text]) and f.search like all (:words::text[])
)
select f.id, f.kind, f.status, f.title, f.handle, f.category, f.tags, f.live_version, f.changed_at, f.owner_id, f.completion,
  coalesce((f.settings->>'anonymous')::boolean, false) as anonymous,
  case when :all then (select count(*) from form_submissions s where s.form_id = f.id and s.status <> 'inprogress') else f.submissions end
    as submissions,
  case when :all then (select count(*) from form_submissions s where s.form_id = f.id and s.status in ('markingRequired', 'approvalRequired'))
    else f.waiting end as waiting,
  count(*) over () as total
from found f
where :completion = '' or f.completion = :completion
order by case when :sort = 'title' then lower(f.title) end, case when :sort = '-title' then lower(f.title) end desc,
  case when :sort = 'changedAt' then f.changed_at end, f.changed_at desc, f.id
limit :most offset :skip;

--! form_filters
with seen as (
  select f.category, f.tags from forms f where f.team_id = :team_id and f.status <> 'archived'
    and (:all or f.owner_id = :me or f.status in ('published', 'publishedwithdraft'))
)
select array(select distinct category from seen where category <> '' order by category) as categories,
  array(select distinct t.tag from seen cross join lateral unnest(seen.tags) as t(tag) order by t.tag) as tags;

-- Answering ------------------------------------------------------------------------------------------------------------

-- What a person finds among their forms: what they were given or may take, what is open to all of the team, and what they have answered.
--! my_forms : (submission_id?, submission_status?, submitted_at?)
with offered as materialized (
  select distinct pp.document_id from permission_people pp where pp.user_id = :me and pp.type = 'form' and pp.is_optional
), mine as (
  select f.id, f.kind, v.title, f.handle, v.description, f.category, f.tags, v.settings, f.search, f.status,
    s.id as submission_id, s.status as submission_status, s.submitted_at, coalesce(a.attempts, 0) as attempts,
    coalesce(not g.is_optional, false) as is_required,
    coalesce(g.is_optional, o.document_id is not null) as is_optional,
    case when g.completed_at is not null then 'completed' when coalesce(a.attempts, 0) = 0 and s.id is null then 'notstarted'
      when s.status in ('inprogress', 'pendingResubmission') then 'inprogress' else 'completed' end as completion
  from forms f join form_versions v on v.form_id = f.id and v.version = f.live_version
  left join form_attempts a on a.form_id = f.id and a.user_id = :me
  left join user_forms g on g.form_id = f.id and g.user_id = :me and g.archived_at is null
  left join offered o on o.document_id = f.id
  left join lateral (
    select s.id, s.status, s.submitted_at from form_submissions s
    where s.form_id = f.id and s.user_id = :me and s.observer_id is null and s.started_at >= coalesce(g.restarted_at, '-infinity')
    order by s.started_at desc limit 1
  ) s on true
  where f.team_id = :team_id and f.status in ('published', 'publishedwithdraft') and f.kind <> 'observation'
    and (f.is_open or s.id is not null or g.id is not null or o.document_id is not null)
)
select m.id, m.kind, m.title, m.handle, m.description, m.category, m.tags, m.settings, m.submission_id, m.submission_status,
  m.submitted_at, m.attempts, m.is_required, m.is_optional, m.completion, count(*) over () as total
from mine m
where (:kind = '' or m.kind = :kind) and (:category = '' or m.category = :category)
  and (:completion = '' or m.completion = :completion) and m.search like all (:words::text[])
order by case when m.completion = 'completed' then 3 when m.is_optional then 2 when m.is_required then 0 else 1 end, (m.settings->>'dueAt') nulls last, lower(m.title), m.id
limit :most offset :skip;

-- The latest of mine, of those begun since.
--! latest_of (since?)
select s.id from form_submissions s
where s.form_id = :form_id and s.user_id = :user_id and s.observer_id is null and (:since::timestamptz is null or s.started_at >= :since)
order by s.started_at desc limit 1;

--! attempts_since
select count(*) from form_submissions s
where s.form_id = :form_id and s.user_id = :user_id and s.observer_id is null and s.status <> 'inprogress' and s.started_at >= :since;

--! results_since (since?) : (score?, max_score?)
select s.status, s.score, s.max_score from form_submissions s
where s.form_id = :form_id and s.user_id = :user_id and (:since::timestamptz is null or s.started_at >= :since);

--! are_open
select id, status in ('published', 'publishedwithdraft') as is_live from forms where id = any(:ids);

-- Given by rules ---------------------------------------------------------------------------------------------------------

--! is_given
select exists (select from user_forms where form_id = :form_id and user_id = :user_id and archived_at is null) as given;

-- Whether an optional rule lets them take it.
--! is_offered
select exists (
  select from permission_people where user_id = :user_id and type = 'form' and document_id = :form_id and is_optional
) as offered;

--! grant
with requested as materialized (
  select x.id as fresh, x.user_id, x.form_id, x.is_optional, known.id
  from unnest(:ids::uuid[], :users::uuid[], :forms::uuid[], :optionals::boolean[]) as x (id, user_id, form_id, is_optional)
  left join lateral (
    select uf.id from user_forms uf where uf.user_id = x.user_id and uf.form_id = x.form_id offset 0
  ) as known on true
), again as (
  update user_forms uf set archived_at = null, is_optional = requested.is_optional,
    updated_at = case when uf.archived_at is null then uf.updated_at else :now end
  from requested
  where uf.id = requested.id
)
insert into user_forms (id, user_id, form_id, is_optional, permitted_at, updated_at)
select fresh, user_id, form_id, is_optional, :now, :now from requested where id is null
on conflict (user_id, form_id) do nothing
returning user_id, form_id;

--! release
update user_forms uf set archived_at = :now, updated_at = :now
from unnest(:users::uuid[], :forms::uuid[]) as x (user_id, form_id)
where uf.user_id = x.user_id and uf.form_id = x.form_id and uf.archived_at is null;

-- Of these people, whoever has it and has not completed it: it is written once.
--! complete_records
update user_forms set completed_at = :now, updated_at = :now
where form_id = :form_id and user_id = any(:users) and archived_at is null and completed_at is null
returning id, user_id;

-- They answer it anew, with all attempts; what they submitted before stays.
--! restart
update user_forms uf set completed_at = null, restarted_at = :now, updated_at = :now
where uf.form_id = :form_id and uf.user_id = any(:users) and uf.archived_at is null and (uf.completed_at is not null or exists (
  select from form_submissions s where s.form_id = uf.form_id and s.user_id = uf.user_id and s.observer_id is null and s.status <> 'inprogress'
    and s.started_at >= coalesce(uf.restarted_at, '-infinity')))
returning uf.user_id;

--! forget_attempts
update form_attempts set attempts = 0 where form_id = :form_id and user_id = any(:users);

--! record : (archived_at?)
select uf.id, uf.archived_at, uf.completed_at is not null as is_completed,
  case when uf.completed_at is not null then 'completed'
    when exists (select from form_submissions s where s.form_id = uf.form_id and s.user_id = uf.user_id
      and s.started_at >= coalesce(uf.restarted_at, '-infinity')) then 'inprogress'
    else 'notstarted' end as status
from user_forms uf where uf.user_id = :user_id and uf.form_id = :form_id;

--! live_form
select f.id, f.kind, f.status, f.handle, f.is_open, v.version, v.title, v.description, v.content, v.settings
from forms f join form_versions v on v.form_id = f.id and v.version = f.live_version
where f.id = :id and f.team_id = :team_id and f.status in ('published', 'publishedwithdraft');

-- The same, with how often a person answered it and since when they answer it anew.
--! form_to_answer : (restarted_at?)
select f.kind, f.handle, f.is_open, v.version, v.title, v.description, v.settings, coalesce(a.attempts, 0) as attempts, g.restarted_at
from forms f join form_versions v on v.form_id = f.id and v.version = f.live_version
left join form_attempts a on a.form_id = f.id and a.user_id = :me
left join user_forms g on g.form_id = f.id and g.user_id = :me
where f.id = :id and f.team_id = :team_id and f.status in ('published', 'publishedwithdraft');

--! version_to_answer
select content::text as content from form_versions where form_id = :form_id and version = :version;

--! attempts
select coalesce((select attempts from form_attempts where form_id = :form_id and user_id = :user_id), 0) as attempts;

-- Whoever submits the same form twice at once waits here.
--! lock_attempts
insert into form_attempts (form_id, user_id) values (:form_id, :user_id)
on conflict (form_id, user_id) do update set attempts = form_attempts.attempts returning attempts;

-- The same, and one more where it is a try of its own.
--! ensure_attempts
insert into form_attempts (form_id, user_id, attempts) values (:form_id, :user_id, :more)
on conflict (form_id, user_id) do update set attempts = form_attempts.attempts + excluded.attempts;

--! count_attempt
update form_attempts set attempts = attempts + 1 where form_id = :form_id and user_id = :user_id;

--! own_draft
select id from form_submissions
where form_id = :form_id and user_id = :user_id and coalesce(observer_id, user_id) = :writer and status = 'inprogress';

--! create_submission (observer_id?)
insert into form_submissions (id, form_id, version, team_id, user_id, observer_id, attempt, status, started_at, changed_at, changed_by)
values (:id, :form_id, :version, :team_id, :user_id, :observer_id, :attempt, 'inprogress', :now, :now, :writer)
on conflict (form_id, user_id, (coalesce(observer_id, user_id))) where status = 'inprogress' and user_id is not null do nothing;

--! submit_anonymously (score?, max_score?)
insert into form_submissions (id, form_id, version, team_id, attempt, status, answers, score, max_score, started_at, submitted_at, changed_at,
  is_released)
values (:id, :form_id, :version, :team_id, 1, :status, :answers, :score, :max_score, :day, :day, :day, false)
on conflict (id) do nothing;

-- Two who submit at once are counted one after the other.
--! lock_for_release
select id from forms where id = :form_id for no key update;

--! release_anonymous
with changed as (
  update form_submissions s set is_released = true where s.form_id = :form_id and not s.is_released
    and (select count(*) from form_submissions w where w.form_id = :form_id and not w.is_released) >= :fewest::bigint
  returning s.form_id, s.started_at, s.id
)
insert into form_changes (form_id, started_at, submission_id) select form_id, started_at, id from changed;

-- What the version asks comes as text: it is read once, into what it is.
--: Submission(user_id?, observer_id?, score?, max_score?, marked_by?, marked_at?, submitted_on?, submitted_at?, assigned_to?, assigned_at?, person_name?, observer_name?, marker_name?, assigned_name?, changed_by_name?)

-- Who changed it last is for whoever changes it.
--! one_submission : Submission
select s.id, s.form_id, s.version, s.user_id, s.observer_id, s.attempt, s.status, s.answers, s.score, s.max_score, s.marks, s.comments,
  s.comment, s.marked_by, s.marked_at, s.revision, s.started_at, s.submitted_on, s.submitted_at, s.changed_at, s.assigned_to, s.assigned_at,
  v.title, v.description, v.content::text as content, v.settings, f.kind, f.handle, f.status as form_status,
  p.first_name || ' ' || p.last_name as person_name, o.first_name || ' ' || o.last_name as observer_name,
  m.first_name || ' ' || m.last_name as marker_name, a.first_name || ' ' || a.last_name as assigned_name,
  coalesce(p.managers, '{}') as managers, null::text as changed_by_name
from form_submissions s join form_versions v on v.form_id = s.form_id and v.version = s.version join forms f on f.id = s.form_id
left join user_teams p on p.user_id = s.user_id and p.team_id = s.team_id
left join user_teams o on o.user_id = s.observer_id and o.team_id = s.team_id
left join user_teams m on m.user_id = s.marked_by and m.team_id = s.team_id
left join user_teams a on a.user_id = s.assigned_to and a.team_id = s.team_id and a.status not in ('inactive', 'terminated', 'archived')
where s.id = :id and s.team_id = :team_id;

-- Two tabs, two markers: the second waits here and then sees what the first did. What is asked of other tables is asked once more then,
-- because it stands in the list of columns.
--! lock_submission : Submission
select s.id, s.form_id, s.version, s.user_id, s.observer_id, s.attempt, s.status, s.answers, s.score, s.max_score, s.marks, s.comments,
  s.comment, s.marked_by, s.marked_at, s.revision, s.started_at, s.submitted_on, s.submitted_at, s.changed_at, s.assigned_to, s.assigned_at,
  v.title, v.description, v.content::text as content, v.settings, f.kind, f.handle, f.status as form_status,
  (select u.first_name || ' ' || u.last_name from user_teams u where u.user_id = s.user_id and u.team_id = s.team_id) as person_name,
  (select u.first_name || ' ' || u.last_name from user_teams u where u.user_id = s.observer_id and u.team_id = s.team_id) as observer_name,
  (select u.first_name || ' ' || u.last_name from user_teams u where u.user_id = s.marked_by and u.team_id = s.team_id) as marker_name,
  (select u.first_name || ' ' || u.last_name from user_teams u where u.user_id = s.assigned_to and u.team_id = s.team_id
    and u.status not in ('inactive', 'terminated', 'archived')) as assigned_name,
  coalesce((select u.managers from user_teams u where u.user_id = s.user_id and u.team_id = s.team_id), '{}') as managers,
  (select u.first_name || ' ' || u.last_name from user_teams u where u.user_id = s.changed_by order by u.id limit 1) as changed_by_name
from form_submissions s join form_versions v on v.form_id = s.form_id and v.version = s.version join forms f on f.id = s.form_id
where s.id = :id and s.team_id = :team_id for no key update of s;

-- A draft as it is typed, where nobody but its person fills in anything: found, checked and kept at once. No row: it is not theirs, not
-- a draft, of another revision, or its form has fields of markers.
--! save_answers
update form_submissions s set answers = :answers, revision = s.revision + 1, changed_at = :now, changed_by = :by
from form_versions v
where s.id = :id and s.team_id = :team_id and s.user_id is not null and coalesce(s.observer_id, s.user_id) = :by
  and s.status = 'inprogress' and s.revision = :revision and v.form_id = s.form_id and v.version = s.version and not v.asks_marker
returning s.revision;

--! store_answers
update form_submissions set answers = :answers, revision = revision + 1, changed_at = :now, changed_by = :by where id = :id;

-- What figures count is noted in the same statement, here and in each of the next ones: whoever looks at them counts it anew.
--! store_submitted (score?, max_score?)
with changed as (
  update form_submissions set answers = :answers, status = :status, score = :score, max_score = :max_score, submitted_on = revision,
    revision = revision + 1, submitted_at = :now, changed_at = :now, changed_by = :by where id = :id
  returning form_id, started_at, id
)
insert into form_changes (form_id, started_at, submission_id) select form_id, started_at, id from changed;

--! reopen
with changed as (
  update form_submissions set status = 'inprogress', attempt = attempt + 1, submitted_on = null, revision = revision + 1,
    changed_at = :now, changed_by = :by where id = :id
  returning form_id, started_at, id
)
insert into form_changes (form_id, started_at, submission_id) select form_id, started_at, id from changed;

--! store_marks (score?, max_score?)
with changed as (
  update form_submissions set status = :status, answers = :answers, marks = :marks, comments = :comments, comment = :comment,
    score = :score, max_score = :max_score, marked_by = :by, marked_at = :now, revision = revision + 1,
    changed_at = :now, changed_by = :by where id = :id
  returning form_id, started_at, id
)
insert into form_changes (form_id, started_at, submission_id) select form_id, started_at, id from changed;

-- The desk -------------------------------------------------------------------------------------------------------------

--! assign (assigned_to?, assigned_at?)
update form_submissions set assigned_to = :assigned_to, assigned_at = :assigned_at where id = :id;

--! store_opinion
insert into form_opinions (submission_id, attempt, marker_id, outcome, marks, comments, comment, answers, at)
values (:submission_id, :attempt, :marker_id, :outcome, :marks, :comments, :comment, :answers, :now)
on conflict (submission_id, attempt, marker_id) do update set outcome = excluded.outcome, marks = excluded.marks,
  comments = excluded.comments, comment = excluded.comment, answers = excluded.answers, at = excluded.at;

--! opinions : (marker_name?)
select o.marker_id, o.outcome, o.marks, o.comments, o.comment, o.answers, o.at, u.first_name || ' ' || u.last_name as marker_name
from form_opinions o join form_submissions s on s.id = o.submission_id
left join user_teams u on u.user_id = o.marker_id and u.team_id = s.team_id
where o.submission_id = :submission_id and o.attempt = :attempt order by o.at, o.marker_id;

--: FoundPerson()

-- Managers and admins of the team, by name.
--! markers : FoundPerson
select u.user_id, u.first_name || ' ' || u.last_name as name from user_teams u
where u.team_id = :team_id and u.rank >= 2 and u.status not in ('inactive', 'terminated', 'archived')
  and u.user_id <> all(:without::uuid[]) and u.search like all (:words::text[])
order by lower(u.first_name), lower(u.last_name), u.user_id limit 8;

-- People of the team, or those whom somebody manages, by name.
--! people : FoundPerson
select u.user_id, u.first_name || ' ' || u.last_name as name from user_teams u
where u.team_id = :team_id and u.status not in ('inactive', 'terminated', 'archived') and u.user_id <> :me
  and (:all or u.facets @> array[:managed::text]) and u.search like all (:words::text[])
order by lower(u.first_name), lower(u.last_name), u.user_id limit 8;

--! names : FoundPerson
select u.user_id, u.first_name || ' ' || u.last_name as name from user_teams u
where u.team_id = :team_id and u.user_id = any(:users) order by lower(u.first_name), lower(u.last_name), u.user_id;

-- Who looks at what somebody submits, as far as they are still there; where nobody is, the team's admins do. The rank says which screens they have.
--! markers_of
with chosen as (
  select u.user_id, u.rank from user_teams u
  where u.team_id = :team_id and u.status not in ('inactive', 'terminated', 'archived') and u.user_id <> all(:without::uuid[])
    and u.user_id = any(:named::uuid[])
)
select user_id, rank from chosen
union all
select u.user_id, u.rank from user_teams u
where u.team_id = :team_id and u.rank >= 3 and u.status not in ('inactive', 'terminated', 'archived') and u.user_id <> all(:without::uuid[])
  and not exists (select from chosen)
order by 1 limit 200;

--! insert_move (answers?, by_id?)
insert into form_moves (id, submission_id, attempt, from_status, to_status, comment, answers, by_id, at)
values (:id, :submission_id, :attempt, :from_status, :to_status, :comment, :answers, :by_id, :now);

-- Submitted, and what follows from that by itself.
--! insert_submitted_moves
insert into form_moves (id, submission_id, attempt, from_status, to_status, comment, by_id, at)
values (:submitted, :submission_id, :attempt, :from_status, 'pending', '', :by, :now),
  (:follows, :submission_id, :attempt, 'pending', :to_status, '', null, :now);

--! moves : (by_name?)
select m.attempt, m.from_status, m.to_status, m.comment, m.at, u.first_name || ' ' || u.last_name as by_name
from form_moves m left join user_teams u on u.user_id = m.by_id and u.team_id = :team_id
where m.submission_id = :submission_id order by m.at, m.id;

--! insert_form_file
insert into form_files (file_id, submission_id, field) values (:file_id, :submission_id, :field);

--! form_files
select ff.file_id, ff.field, f.created_by from form_files ff join files f on f.id = ff.file_id where ff.submission_id = :submission_id;

--! is_member
select exists (select from user_teams where user_id = :user_id and team_id = :team_id and status <> 'archived') as there;

--! manages
select exists (select from user_teams where user_id = :user_id and team_id = :team_id and managers @> array[:me::uuid]) as manages;

-- Results and marking --------------------------------------------------------------------------------------------------

-- A person's own, and what they wrote about others; of one form or of all.
--! my_submissions (form_id?) : (score?, max_score?, submitted_at?, marked_at?, person_name?)
select s.id, s.form_id, v.title, f.kind, f.handle, s.attempt, s.status, s.score, s.max_score, s.submitted_at, s.marked_at, s.started_at,
  (s.observer_id is not null and s.observer_id = :me) as observed,
  p.first_name || ' ' || p.last_name as person_name, count(*) over () as total
from form_submissions s join forms f on f.id = s.form_id join form_versions v on v.form_id = s.form_id and v.version = s.version
left join user_teams p on p.user_id = s.user_id and p.team_id = s.team_id
where s.team_id = :team_id and (:form_id::uuid is null or s.form_id = :form_id)
  and ((s.user_id = :me and (s.observer_id is null or s.status <> 'inprogress')) or s.observer_id = :me)
  and (:status = '' or s.status = :status) and f.search like all (:words::text[])
order by s.started_at desc, s.id limit :most offset :skip;

-- The versions of a form that somebody is named to mark.
--! named_versions
select v.version from form_versions v
where v.form_id = :form_id and v.settings ->> 'approver' = 'named' and v.settings -> 'approvers' ? :me::uuid::text;

-- The queue of a form: what waits longest comes first. Managers get their people's and what was handed to them, which is found first: there is
-- little of it; and whoever is named gets all of those versions, in the order of the index. All are counted by themselves: only so a page is
-- read in that order.
--! submissions_of : (user_id?, score?, max_score?, submitted_at?, marked_at?, person_name?, marker_name?, assigned_name?)
with theirs as materialized (
  select array(
    select w.id from user_teams u join form_submissions w on w.user_id = u.user_id and w.team_id = u.team_id
    where u.team_id = :team_id and u.facets @> array[:managed::text] and w.form_id = :form_id
    union select w.id from form_submissions w where w.assigned_to = :me and w.form_id = :form_id) as ids
)
select s.id, s.revision, s.user_id, s.version, s.attempt, s.status, s.score, s.max_score, s.submitted_at, s.marked_at,
  p.first_name || ' ' || p.last_name as person_name, m.first_name || ' ' || m.last_name as marker_name,
  a.first_name || ' ' || a.last_name as assigned_name, coalesce(s.assigned_to = :me, false) as is_assigned_to_me,
  (select count(*) from form_opinions o where o.submission_id = s.id and o.attempt = s.attempt) as opinions,
  (select count(*) from form_submissions s join user_teams p on p.user_id = s.user_id and p.team_id = s.team_id
    where s.form_id = :form_id and s.team_id = :team_id and s.status <> 'inprogress'
      and (:all or (:is_named::boolean and s.version = any(:named::integer[]) and s.user_id <> :me) or s.id = any((select ids from theirs)::uuid[]))
      and (not :mine::boolean or s.assigned_to = :me)
      and (:status = '' or s.status = :status) and p.search like all (:words::text[])) as total
from form_submissions s
join user_teams p on p.user_id = s.user_id and p.team_id = s.team_id
left join user_teams m on m.user_id = s.marked_by and m.team_id = s.team_id
left join user_teams a on a.user_id = s.assigned_to and a.team_id = s.team_id and a.status not in ('inactive', 'terminated', 'archived')
where s.form_id = :form_id and s.team_id = :team_id and s.status <> 'inprogress'
  and (:all or (:is_named and s.version = any(:named) and s.user_id <> :me) or s.id = any((select ids from theirs)::uuid[]))
  and (not :mine::boolean or s.assigned_to = :me)
  and (:status = '' or s.status = :status) and p.search like all (:words::text[])
order by (s.status in ('markingRequired', 'approvalRequired')) desc, s.submitted_at, s.id limit :most offset :skip;

-- Analytics ------------------------------------------------------------------------------------------------------------

-- Counts are kept for a span of submissions each, in the order in which they were begun, which never changes.

--! team_of
select team_id from forms where id = :id;

-- One counts at a time; answers upon what the last one counted.
--! ensure_figures
insert into form_figures (form_id, basis) values (:form_id, '') on conflict (form_id) do update set form_id = excluded.form_id
returning basis;

--! set_basis
update form_figures set basis = :basis where form_id = :form_id;

--! drop_spans
delete from form_spans where form_id = :form_id;

-- Whether all that is kept still holds.
--! is_counted
select exists (select from form_figures where form_id = :form_id and basis = :basis)
  and not exists (select from form_changes where form_id = :form_id)
  and not exists (select from form_spans where form_id = :form_id and tally is null) as counted;

-- What is taken here is counted in a later statement, which sees at least as much; what comes meanwhile stays noted.
--! claim_changes
delete from form_changes where form_id = :form_id returning started_at, submission_id;

--! spans
select from_at, from_id, tally is not null as is_counted from form_spans where form_id = :form_id order by from_at, from_id;

--! store_span (first_at?, last_at?, tally?)
insert into form_spans (form_id, from_at, from_id, first_at, last_at, tally)
values (:form_id, :from_at, :from_id, :first_at, :last_at, :tally)
on conflict (form_id, from_at, from_id) do update set first_at = excluded.first_at, last_at = excluded.last_at, tally = excluded.tally;

--! clear_spans
update form_spans s set first_at = null, last_at = null, tally = null
from unnest(:moments::timestamptz[], :ids::uuid[]) as x (from_at, from_id)
where s.form_id = :form_id and s.from_at = x.from_at and s.from_id = x.from_id;

--! tallies : (first_at?, last_at?, tally?)
select from_at, from_id, first_at, last_at, tally from form_spans where form_id = :form_id order by from_at, from_id;

-- The next of the submissions that count: submitted, and of an anonymous form those that are released; up to a place, of a version, submitted
-- in a span of time, of people who have all of these facets; and, of those who have the first few of them, what somebody is to mark.
--! counted_rows (until_at?, until_id?, since?, before?) : (score?, max_score?, submitted_at?, took?)
select s.started_at, s.id, s.version, s.status, s.answers, s.marks, s.score, s.max_score, s.submitted_at,
  (extract(epoch from s.submitted_at - s.started_at) * 1000000)::bigint as took
from form_submissions s
where s.form_id = :form_id and s.status <> 'inprogress' and s.is_released
  and (s.started_at, s.id) >= (:after_at, :after_id)
  and (:until_at::timestamptz is null or (s.started_at, s.id) < (:until_at, :until_id))
  and (:version = 0 or s.version = :version)
  and (:since::timestamptz is null or s.submitted_at >= :since) and (:before::timestamptz is null or s.submitted_at < :before)
  and (:everybody or s.user_id in (select u.user_id from user_teams u where u.team_id = :team_id and u.facets @> :facets)
    or ((s.assigned_to = :me or (s.version = any(:named::integer[]) and s.user_id <> :me))
      and (:uncut or s.user_id in (select u.user_id from user_teams u where u.team_id = :team_id and u.facets @> :cut))))
order by s.started_at, s.id limit :most;

-- Anonymous answers that wait until five have come together.
--! unreleased
select count(*) as waiting from form_submissions where form_id = :form_id and not is_released;

-- Each of the next looks at the same: of a version, in a span of time, of those people.

-- Where those stopped who have begun and not submitted: the last question, in the order in which they are asked, that they answered. Of
-- whoever has answered none yet it is none.
--! stopped (since?, before?) : (field?)
select fields.id as field, count(*) as people
from form_submissions s
left join lateral (
  select f.id from unnest(:fields::text[]) with ordinality as f (id, place)
  where s.answers ? f.id and s.answers -> f.id not in ('null', '""', '[]', '{}')
  order by f.place desc limit 1
) fields on true
where s.form_id = :form_id and s.team_id = :team_id and (:version = 0 or s.version = :version)
  and s.status = 'inprogress' and s.user_id is not null
  and (:since::timestamptz is null or s.changed_at >= :since) and (:before::timestamptz is null or s.changed_at < :before)
  and (:everybody or s.user_id in (select u.user_id from user_teams u where u.team_id = :team_id and u.facets @> :facets)
    or ((s.assigned_to = :me or (s.version = any(:named::integer[]) and s.user_id <> :me))
      and (:uncut or s.user_id in (select u.user_id from user_teams u where u.team_id = :team_id and u.facets @> :cut))))
group by fields.id;

-- The latest words that were written, of the latest submissions.
--! latest_texts (since?, before?)
with latest as (
  select s.id, s.answers, s.started_at from form_submissions s
  where s.form_id = :form_id and s.team_id = :team_id and (:version = 0 or s.version = :version) and s.status <> 'inprogress' and s.is_released
    and (:since::timestamptz is null or s.submitted_at >= :since) and (:before::timestamptz is null or s.submitted_at < :before)
    and (:everybody or s.user_id in (select u.user_id from user_teams u where u.team_id = :team_id and u.facets @> :facets)
    or ((s.assigned_to = :me or (s.version = any(:named::integer[]) and s.user_id <> :me))
      and (:uncut or s.user_id in (select u.user_id from user_teams u where u.team_id = :team_id and u.facets @> :cut))))
  order by s.started_at desc, s.id desc limit :most
)
select k.field, l.answers ->> k.field as answer
from latest l cross join unnest(:fields::text[]) as k (field)
where jsonb_typeof(l.answers -> k.field) = 'string' and l.answers ->> k.field <> '';

-- What those who submitted have in common: each facet of theirs, with how many have it. Each person is looked at once, however often they
-- submitted.
--! facets_of
select split_part(x.facet, '=', 1) as category, substr(x.facet, strpos(x.facet, '=') + 1) as value, count(*) as people
from user_teams p
join (select s.user_id, s.team_id, bool_or(s.assigned_to = :me or (s.version = any(:named::integer[]) and s.user_id <> :me)) as is_to_mark
  from form_submissions s where s.form_id = :form_id and s.team_id = :team_id and s.status <> 'inprogress' group by 1, 2) submitted
  on submitted.user_id = p.user_id and submitted.team_id = p.team_id and (:all or submitted.is_to_mark or p.facets @> array[:managed::text])
cross join lateral unnest(p.facets) as x (facet)
where split_part(x.facet, '=', 1) = any(:categories::text[])
group by 1, 2 order by 1, 3 desc, 2 limit 500;

--! version_numbers
select v.version from form_versions v join forms f on f.id = v.form_id
where v.form_id = :form_id and f.team_id = :team_id order by v.version desc;

--! was_anonymous
select coalesce(bool_or((v.settings->>'anonymous')::boolean), false) as anonymous from form_versions v where v.form_id = :form_id;

-- Files ----------------------------------------------------------------------------------------------------------------

--! export_ids
select s.id from form_submissions s
where s.form_id = :form_id and s.team_id = :team_id and s.status <> 'inprogress' and s.is_released
  and (:all or s.assigned_to = :me or (s.version = any(:named::integer[]) and s.user_id <> :me)
    or s.user_id in (select u.user_id from user_teams u where u.team_id = :team_id and u.facets @> array[:managed::text]))
order by s.submitted_at, s.id;

--! export_rows : (score?, max_score?, submitted_at?, first_name?, last_name?, email?)
select s.id, s.version, s.attempt, s.status, s.score, s.max_score, s.submitted_at, s.answers, p.first_name, p.last_name, p.email
from form_submissions s left join user_teams p on p.user_id = s.user_id and p.team_id = s.team_id
where s.id = any(:ids);

-- The uploads that the answers of these submissions name.
--! uploads_of : (person_name?)
select ff.submission_id, ff.field, f.id, f.hash, f.size, f.name, f.media_type, p.first_name || ' ' || p.last_name as person_name
from form_files ff join files f on f.id = ff.file_id join form_submissions s on s.id = ff.submission_id
left join user_teams p on p.user_id = s.user_id and p.team_id = s.team_id
where ff.submission_id = any(:ids) and s.answers -> ff.field ? ff.file_id::text
order by ff.submission_id, ff.field, f.id;

--! all_contents
select v.version, v.content from form_versions v join forms f on f.id = v.form_id where v.form_id = :form_id and f.team_id = :team_id order by v.version desc;

-- Versions and mended keys ---------------------------------------------------------------------------------------------

--! one_version
select v.version, v.title, v.description, v.content, v.settings from form_versions v join forms f on f.id = v.form_id
where v.form_id = :form_id and v.version = :version and f.team_id = :team_id;

--! versions_to_correct
select v.version, v.content, v.settings from form_versions v where v.form_id = :form_id order by v.version desc;

--! correct_version
update form_versions set content = :content where form_id = :form_id and version = :version;

-- What is still open to a mended key: what nobody has decided by hand.
--! to_rescore : (user_id?, score?, max_score?, person_name?)
select s.id, s.version, s.user_id, s.status, s.answers, s.score, s.max_score, s.attempt, p.first_name || ' ' || p.last_name as person_name
from form_submissions s left join user_teams p on p.user_id = s.user_id and p.team_id = s.team_id
where s.form_id = :form_id and s.team_id = :team_id and s.version = any(:versions::integer[])
  and (s.status = 'markingRequired' or (s.status in ('competent', 'notCompetent', 'completed') and s.marked_by is null)) and s.id > :after
order by s.id limit :most;

--! lock_to_rescore
select s.id from form_submissions s where s.form_id = :form_id and s.version = any(:versions::integer[]) order by s.id for no key update;

--! rescore
with changed as (
  update form_submissions s set status = x.status, score = x.score, max_score = x.max_score, revision = s.revision + 1, changed_at = :now
  from unnest(:ids::uuid[], :statuses::text[], :scores::double precision[], :most::double precision[]) as x (id, status, score, max_score)
  where s.id = x.id
  returning s.form_id, s.started_at, s.id
)
insert into form_changes (form_id, started_at, submission_id) select form_id, started_at, id from changed;

--! insert_key_moves
insert into form_moves (id, submission_id, attempt, from_status, to_status, comment, by_id, at)
select x.id, x.submission_id, x.attempt, x.from_status, x.to_status, '', :by, :now
from unnest(:ids::uuid[], :submissions::uuid[], :attempts::integer[], :froms::text[], :tos::text[])
  as x (id, submission_id, attempt, from_status, to_status);

-- Templates --------------------------------------------------------------------------------------------------------------

--: TemplateRow(created_by_name?)

-- The organisation's own, by name.
--! templates : TemplateRow
select t.id, t.name, t.kind, jsonb_path_query_array(t.content, '$.sections[*].fields[*].id') as fields, t.created_by, t.created_at,
  (select u.first_name || ' ' || u.last_name from user_teams u where u.user_id = t.created_by order by u.id limit 1) as created_by_name,
  count(*) over () as total
from form_templates t where lower(t.name) like all (:words::text[])
order by lower(t.name), t.id limit :most offset :skip;

--! one_template
select id, name, kind, content, settings, created_by, created_at from form_templates where id = :id;

--! insert_template
insert into form_templates (id, name, kind, content, settings, created_by, created_at)
values (:id, :name, :kind, :content, :settings, :by, :now);

--! delete_template
delete from form_templates where id = :id;

-- Uploads in pieces ------------------------------------------------------------------------------------------------------

--! create_upload
insert into form_uploads (id, submission_id, field, kind, name, size, created_by, created_at)
values (:id, :submission_id, :field, :kind, :name, :size, :by, :now);

-- Its person's own, as long as its pieces are there.
--! one_upload : (file_id?)
select u.id, u.submission_id, u.field, u.kind, u.name, u.size, u.received, u.parts, u.file_id
from form_uploads u join form_submissions s on s.id = u.submission_id
where u.id = :id and u.created_by = :by and s.team_id = :team_id and u.created_at > :since;

-- Two pieces at once: the second waits here and then sees that the first has come.
--! lock_upload : (file_id?)
select u.id, u.submission_id, u.field, u.kind, u.name, u.size, u.received, u.parts, u.file_id
from form_uploads u join form_submissions s on s.id = u.submission_id
where u.id = :id and u.created_by = :by and s.team_id = :team_id and u.created_at > :since for no key update of u;

--! add_part
update form_uploads set received = received + :length, parts = parts || :part::uuid where id = :id;

--! end_upload
update form_uploads set file_id = :file_id, parts = '{}' where id = :id;

--! drop_upload
delete from form_uploads where id = :id;

--! forget_uploads
delete from form_uploads where created_at <= :before;

-- Who is notified --------------------------------------------------------------------------------------------------------

-- Forms that a change gave people at that moment and that they have not answered: of few people by name.
--! form_given (opened?) : (due?)
select uf.id, uf.user_id, uf.form_id, f.team_id, f.handle, v.title, uf.is_optional, (v.settings->>'dueAt')::timestamptz as due
from user_forms uf
join forms f on f.id = uf.form_id and f.status in ('published', 'publishedwithdraft')
join form_versions v on v.form_id = f.id and v.version = f.live_version
where uf.form_id = :form_id and uf.permitted_at = :at and uf.archived_at is null and uf.completed_at is null
  and (:opened::uuid[] is null or uf.user_id = any(:opened))
order by uf.user_id;

-- Forms that are a duty and due after one moment and until another, of which nothing was written yet. Of what was given later than so
-- many days before, its gift told the date. Whoever waits for a marker has done what was asked of them.
--! forms_due
with due as materialized (
  select f.id, f.team_id, f.handle, v.title, (v.settings->>'dueAt')::timestamptz as due,
    :key_prefix::text || f.id || ':' || extract(epoch from (v.settings->>'dueAt')::timestamptz)::bigint as event_key
  from form_versions v join forms f on f.id = v.form_id and f.live_version = v.version and f.status in ('published', 'publishedwithdraft')
  where v.settings->>'dueAt' is not null and (v.settings->>'dueAt')::timestamptz > :after and (v.settings->>'dueAt')::timestamptz <= :until
)
select uf.user_id, due.id as form_id, due.team_id, due.handle, due.title, due.due, due.event_key
from due join user_forms uf on uf.form_id = due.id
where uf.archived_at is null and uf.completed_at is null and not uf.is_optional
  and uf.permitted_at <= due.due - make_interval(days => :days::int)
  and not exists (select from form_submissions s where s.form_id = due.id and s.user_id = uf.user_id and s.observer_id is null
    and s.status in ('pending', 'markingRequired', 'approvalRequired'))
  and not exists (select from user_notifications n where n.user_id = uf.user_id and n.event_key = due.event_key)
order by uf.user_id, due.id limit :most;

-- Of notifications that wait to be mailed those about a form that their person need not answer any more.
--! over_forms
select waiting.id from unnest(:ids::uuid[], :users::uuid[], :forms::uuid[]) as waiting (id, user_id, form_id)
where not exists (select from user_forms uf where uf.form_id = waiting.form_id and uf.user_id = waiting.user_id
  and uf.archived_at is null and uf.completed_at is null);
