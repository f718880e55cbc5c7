-- faces: the secret of a trigger renewed, what of its webhooks ends when it does, and lists that stay fast with many runs.

-- One trigger, with the names of the documents and people that it names.
create or replace function trigger_show(p_id uuid) returns jsonb
language sql stable as $$
  select jsonb_build_object('id', one.id, 'teamId', one.team_id, 'title', one.title, 'event', one.event, 'documents', one.documents,
    'rule', one.rule, 'actions', one.actions, 'delaySeconds', one.delay_seconds, 'perHour', one.per_hour,
    'perPerson', one.per_person, 'enabled', one.enabled, 'stopped', one.stopped, 'authorId', one.author_id,
    'authorName', one.author_name, 'secretVersion', one.secret_version, 'secretRotatedAt', one.secret_rotated_at, 'revision', one.revision, 'updatedAt', one.updated_at,
    'names', (
      select coalesce(jsonb_object_agg(named.id, named.title), '{}') from (
        select id::text, title from assignables union all select id::text, title from badges where team_id = one.team_id
        union all select id::text, title from events where team_id = one.team_id
        union all select id::text, title from forms where team_id = one.team_id
        union all select user_id::text, first_name || ' ' || last_name from user_teams where team_id = one.team_id) as named
      where named.id in (
        select document::text from unnest(one.documents) as document
        union select coalesce(action->>'document', action->>'badge') from jsonb_array_elements(one.actions) as action
        union select chosen.id from jsonb_each(one.rule) as list, jsonb_array_elements_text(list.value) as chosen (id))))
  from team_triggers one where one.id = p_id and one.archived_at is null
$$;

-- The next secret of this revision. The one before signs along for a day.
create function trigger_rotate_secret(
  p_id uuid, p_revision integer, p_operator jsonb, p_now timestamptz, out outcome text, out title text
)
language plpgsql as $$
declare
  v_held team_triggers;
begin
  select * into v_held from team_triggers where id = p_id and archived_at is null for update;
  if not found then outcome := 'absent'; return; end if;
  title := v_held.title;
  if v_held.revision <> p_revision then outcome := 'changed'; return; end if;
  update team_triggers set secret_version = secret_version + 1, secret_rotated_at = p_now, revision = revision + 1, updated_at = p_now
  where id = p_id;
  perform trigger_log(p_operator, 'trigger.secret_rotated', p_id, v_held.title, '{}', p_now);
  outcome := 'done';
end
$$;

-- Webhooks on their way that the trigger would not send as it is now: it is off, put away, or calls another address. They end, and
-- each says why.
create function trigger_end_deliveries(p_id uuid, p_why text, p_now timestamptz) returns void
language sql as $$
  update trigger_deliveries sent
  set state = 'failed', due_at = null, tries = sent.tries || jsonb_build_object('at', p_now, 'ms', 0, 'error', p_why)
  from team_triggers one
  where one.id = p_id and sent.trigger_id = p_id and sent.due_at is not null
    and (not one.enabled or one.archived_at is not null
      or not one.actions @> jsonb_build_array(jsonb_build_object('type', 'webhook', 'url', sent.url)))
$$;

-- What it did, the newest first: people and webhooks are looked up for the page alone.
create or replace function trigger_runs_page(p_trigger uuid, p_state text, p_search text, p_limit integer, p_offset integer)
returns table (id uuid, user_id uuid, name text, event text, event_at timestamptz, document_title text, state text, due_at timestamptz,
  attempts integer, error_code text, error text, replay integer, depth smallint, created_at timestamptz, ran_at timestamptz,
  deliveries text[], total bigint)
language sql stable as $$
  select run.id, run.user_id, coalesce(person.name, ''), run.event, run.event_at, run.document_title, run.state, run.due_at, run.attempts,
    run.error_code, run.error, run.replay, run.depth, run.created_at, run.ran_at,
    array(select delivery.state from trigger_deliveries delivery where delivery.run_id = run.id order by delivery.id), run.total
  from (
    select every.*, count(*) over () as total from trigger_runs every
    where every.trigger_id = p_trigger and (p_state is null or every.state = p_state)
      and (p_search is null or every.user_id in (select member.user_id from user_teams member where member.search like p_search))
    order by every.created_at desc, every.id desc
    limit p_limit offset p_offset) as run
  join team_triggers one on one.id = run.trigger_id
  left join lateral (
    select member.first_name || ' ' || member.last_name as name from user_teams member
    where member.user_id = run.user_id order by member.team_id = one.team_id desc, member.id limit 1) as person on true
  order by run.created_at desc, run.id desc
$$;

-- Whom a trigger is for. With `p_since`: those of them to whom its event has happened since then, and how often. Of badges, events, forms
-- and courses those that the team has, where none is named.
create or replace function trigger_dry_run(
  p_team text, p_rule jsonb, p_event text, p_documents uuid[], p_since timestamptz, p_limit integer, p_offset integer
) returns table (user_id uuid, name text, email text, status text, times bigint, last_at timestamptz, total bigint)
language sql stable as $$
  with about as (
    select named.id from unnest(p_documents) as named (id)
    union all select course.id from courses course
    where p_documents = '{}' and p_event in ('courseAssigned', 'courseCompleted', 'certificateIssued')
      and (course.teams is null or p_team = any (course.teams))
    union all select badge.id from badges badge where p_documents = '{}' and p_event = 'badgeEarned' and badge.team_id = p_team
    union all select meeting.id from events meeting
    where p_documents = '{}' and p_event in ('eventRegistered', 'eventAttended') and meeting.team_id = p_team
    union all select form.id from forms form
    where p_documents = '{}' and p_event in ('formSubmitted', 'formMarked') and form.team_id = p_team
  ), happened as (
    select person.user_id as who, person.invited_at as at from user_teams person
    where p_event = 'personInvited' and person.team_id = p_team and person.invited_at >= p_since
    union all
    select split_part(log.subject, '_', 1)::uuid, log.at from audit_log log
    where p_event in ('personRegistered', 'statusChanged') and log.at >= p_since
      and log.action = case p_event when 'statusChanged' then 'person.status_changed' else 'person.registered' end
      and log.subject like '%\_' || p_team
    union all
    select given.user_id, given.permitted_at from user_courses given
    where p_event = 'courseAssigned' and given.permitted_at >= p_since and given.course_id in (select id from about)
    union all
    select done.user_id, done.completed_at from user_courses done
    where p_event = 'courseCompleted' and done.completed_at >= p_since and done.course_id in (select id from about)
    union all
    select held.user_id, held.awarded_at from user_badges held
    where p_event = 'badgeEarned' and held.awarded_at >= p_since and held.badge_id in (select id from about)
    union all
    select issued.user_id, issued.issued_at from certificates issued
    where p_event = 'certificateIssued' and issued.issued_at >= p_since and issued.course_id in (select id from about)
    union all
    select moved.user_id, moved.made_at from event_moves moved
    where p_event in ('eventRegistered', 'eventAttended') and moved.made_at >= p_since
      and moved.to_state = case p_event when 'eventAttended' then 'attended' else 'attending' end
      and moved.event_id in (select id from about)
    union all
    select form.user_id, case p_event when 'formMarked' then form.marked_at else form.submitted_at end from form_submissions form
    where p_event in ('formSubmitted', 'formMarked') and form.user_id is not null
      and case p_event when 'formMarked' then form.marked_at else form.submitted_at end >= p_since
      and form.form_id in (select id from about)
  ), counted as (
    select who, count(*) as times, max(at) as last_at from happened group by who
  )
  select person.user_id, person.first_name || ' ' || person.last_name, person.email, person.status, coalesce(counted.times, 0),
    counted.last_at, count(*) over ()
  from rule_people(p_team, p_rule) as person
  left join counted on counted.who = person.user_id
  where p_since is null or counted.who is not null
  order by counted.last_at desc nulls last, lower(person.last_name), lower(person.first_name), person.user_id
  limit p_limit offset p_offset
$$;
