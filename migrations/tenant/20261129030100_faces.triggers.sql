-- faces: what the console knows and changes of triggers. Whatever an operator does leaves its row in the tenant's own log.

-- A rule as sets of facets, the narrowest first: as permissions have it.
create function rule_groups(p_rule jsonb) returns table (category text, facets text[])
language sql stable as $$
  select list.key, case list.key when 'everyone' then array['everyone='] else array(
    select lower(list.key) || '=' || lower(trim(value)) from jsonb_array_elements_text(list.value) as value) end
  from jsonb_each(p_rule) as list
  order by coalesce(2 * array_position(array['userId', 'username', 'employeeId', 'managers', 'position', 'tags',
    'custom1', 'custom2', 'custom3', 'custom4', 'custom5', 'custom6', 'loc6', 'loc5', 'loc4', 'loc3', 'loc2', 'loc1',
    'div6', 'div5', 'div4', 'div3', 'div2', 'div1', 'status', 'roles', 'everyone'], list.key), 13), list.key
$$;

-- What rules of a team can ask for.
create function rule_categories(p_team text) returns table (category text, label text, shape text)
language sql stable as $$
  select fixed.category, coalesce(described.label, ''), case
    when described.kind = 'person' or fixed.category in ('userId', 'managers') then 'person'
    when described.kind = 'bool' then 'truth'
    when fixed.category in ('status', 'roles') then 'word'
    when fixed.category = 'everyone' then 'nobody' else 'text' end
  from unnest(array['everyone', 'roles', 'status', 'div1', 'div2', 'div3', 'div4', 'div5', 'div6', 'loc1', 'loc2', 'loc3', 'loc4', 'loc5',
    'loc6', 'custom1', 'custom2', 'custom3', 'custom4', 'custom5', 'custom6', 'tags', 'position', 'managers', 'employeeId',
    'username', 'userId']) with ordinality as fixed (category, place)
  left join field_definitions described
    on described.team_id = p_team and described.key = fixed.category and described.archived_at is null
  union all
  select own.key, own.label, case own.kind when 'person' then 'person' when 'bool' then 'truth' else 'text' end
  from field_definitions own
  where own.team_id = p_team and own.in_rules and own.archived_at is null and own.key !~ '^(loc|div|custom)[1-6]$'
$$;

-- Values of a category as people of the team have them.
create function rule_values(p_team text, p_category text, p_search text, p_shape text) returns table (value text, label text)
language sql stable as $$
  select person.user_id::text, person.first_name || ' ' || person.last_name || coalesce(' (' || person.email || ')', '')
  from (
    select * from user_teams
    where p_shape = 'person' and team_id = p_team and search like p_search and status not in ('terminated', 'archived')
    order by lower(last_name), lower(first_name), user_id limit 20) as person
  union all
  select word, word from unnest(case when p_shape = 'word' and p_category = 'roles' then array['learner', 'manager', 'admin', 'superadmin']
    when p_shape = 'word' then array['active', 'inactive', 'maternity leave', 'paternity leave', 'sick leave', 'compassionate leave',
      'leave without pay', 'terminated']
    when p_shape = 'truth' then array['true', 'false'] end) as word
  where word like p_search
  union all
  select found.value, found.value from (
    select distinct on (lower(v)) v as value
    from user_teams person
    cross join lateral unnest(case p_category
      when 'username' then array[person.username] when 'employeeId' then array[person.employee_id]
      when 'position' then array[person.position] when 'tags' then person.tags
      when 'loc1' then person.loc1 when 'loc2' then person.loc2 when 'loc3' then person.loc3
      when 'loc4' then person.loc4 when 'loc5' then person.loc5 when 'loc6' then person.loc6
      when 'div1' then person.div1 when 'div2' then person.div2 when 'div3' then person.div3
      when 'div4' then person.div4 when 'div5' then person.div5 when 'div6' then person.div6
      when 'custom1' then person.custom1 when 'custom2' then person.custom2 when 'custom3' then person.custom3
      when 'custom4' then person.custom4 when 'custom5' then person.custom5 when 'custom6' then person.custom6
      else case jsonb_typeof(person.fields -> p_category)
        when 'array' then array(select jsonb_array_elements_text(person.fields -> p_category))
        when 'string' then array[person.fields ->> p_category]
        else '{}'::text[] end end) as v
    where p_shape = 'text' and person.team_id = p_team and v <> '' and lower(v) like p_search
    order by lower(v), v limit 20) as found
$$;

-- What a document is called, if the team has it.
create function trigger_document(p_team text, p_kind text, p_id uuid) returns text
language sql stable as $$
  select title from assignables where p_kind in ('course', 'resource') and type = p_kind and id = p_id
  union all select title from badges where p_kind = 'badge' and id = p_id and team_id = p_team
  union all select title from events where p_kind = 'event' and id = p_id and team_id = p_team
  union all select title from forms where p_kind = 'form' and id = p_id and team_id = p_team
$$;

-- What can be chosen, by a part of its name.
create function trigger_choices(p_team text, p_kind text, p_search text) returns table (value text, label text)
language sql stable as $$
  (select id::text, title from assignables
    where p_kind in ('course', 'resource') and type = p_kind and is_given and search like p_search order by lower(title), id limit 20)
  union all
  (select id::text, title from badges
    where p_kind = 'badge' and team_id = p_team and status = 'active' and search like p_search order by lower(title), id limit 20)
  union all
  (select id::text, title from events
    where p_kind = 'event' and team_id = p_team and status = 'published' and search like p_search order by starts_at, id limit 20)
  union all
  (select id::text, title from forms
    where p_kind = 'form' and team_id = p_team and live_version is not null and status <> 'archived' and search like p_search
    order by lower(title), id limit 20)
  union all
  (select case when key ~ '^(loc|div|custom)[1-6]$' then key else 'fields.' || key end, label from field_definitions
    where p_kind = 'field' and team_id = p_team and archived_at is null and lower(label) like p_search order by position, key limit 100)
$$;

-- People whom a rule names in a team, as the view of permissions says.
create function rule_people(p_team text, p_rule jsonb) returns setof user_teams
language plpgsql stable as $$
declare
  v_lead text[] := (select facets from rule_groups(p_rule) limit 1);
begin
  return query select person.* from user_teams person
    where person.team_id = p_team and person.facets && v_lead
      and (p_rule ? 'status' or person.status not in ('terminated', 'inactive', 'archived'))
      and not exists (select from rule_groups(p_rule) as one where not person.facets && one.facets);
end
$$;

-- Whom a trigger is for. With `p_since`: those of them to whom its event has happened since then, and how often.
create function trigger_dry_run(
  p_team text, p_rule jsonb, p_event text, p_documents uuid[], p_since timestamptz, p_limit integer, p_offset integer
) returns table (user_id uuid, name text, email text, status text, times bigint, last_at timestamptz, total bigint)
language sql stable as $$
  with happened as (
    select person.user_id as who, person.invited_at as at from user_teams person
    where p_event = 'personInvited' and person.team_id = p_team and person.invited_at >= p_since
    union all
    select split_part(log.subject, '_', 1)::uuid, log.at from audit_log log
    where p_event in ('personRegistered', 'statusChanged') and log.at >= p_since
      and log.action = case p_event when 'statusChanged' then 'person.status_changed' else 'person.registered' end
      and log.subject like '%\_' || p_team
    union all
    select given.user_id, given.permitted_at from user_courses given
    where p_event = 'courseAssigned' and given.permitted_at >= p_since and (p_documents = '{}' or given.course_id = any (p_documents))
    union all
    select done.user_id, done.completed_at from user_courses done
    where p_event = 'courseCompleted' and done.completed_at >= p_since and (p_documents = '{}' or done.course_id = any (p_documents))
    union all
    select held.user_id, held.awarded_at from user_badges held
    where p_event = 'badgeEarned' and held.awarded_at >= p_since and (p_documents = '{}' or held.badge_id = any (p_documents))
    union all
    select issued.user_id, issued.issued_at from certificates issued
    where p_event = 'certificateIssued' and issued.issued_at >= p_since and (p_documents = '{}' or issued.course_id = any (p_documents))
    union all
    select moved.user_id, moved.made_at from event_moves moved
    where p_event in ('eventRegistered', 'eventAttended') and moved.made_at >= p_since
      and moved.to_state = case p_event when 'eventAttended' then 'attended' else 'attending' end
      and (p_documents = '{}' or moved.event_id = any (p_documents))
    union all
    select form.user_id, case p_event when 'formMarked' then form.marked_at else form.submitted_at end from form_submissions form
    where p_event in ('formSubmitted', 'formMarked') and form.user_id is not null
      and case p_event when 'formMarked' then form.marked_at else form.submitted_at end >= p_since
      and (p_documents = '{}' or form.form_id = any (p_documents))
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

-- A row of the tenant's log.
create function trigger_log(p_operator jsonb, p_action text, p_id uuid, p_title text, p_details jsonb, p_now timestamptz) returns void
language sql as $$
  insert into audit_log (id, at, action, subject, subject_name, actor, actor_name, ip, request_id, details)
  values ((p_operator->>'log')::uuid, p_now, p_action, p_id::text, p_title, (p_operator->>'id')::uuid, p_operator->>'name',
    p_operator->>'ip', p_operator->>'requestId', p_details || '{"operator": true}')
$$;

-- Makes a trigger, or changes the one of this revision. `p_named`: the documents that it names, as {field, kind, id}. Answers what came
-- of it, and of what is wrong the field.
create function trigger_save(
  p_id uuid, p_permission uuid, p_revision integer, p_content jsonb, p_named jsonb, p_operator jsonb, p_now timestamptz,
  out outcome text, out field text
)
language plpgsql as $$
declare
  v_team text := p_content->>'teamId';
  v_rule jsonb := p_content->'rule';
  v_held team_triggers;
  v_permission uuid := p_permission;
  v_documents uuid[] := array(select value::uuid from jsonb_array_elements_text(p_content->'documents') as value);
begin
  select 'category', list.key into outcome, field from jsonb_object_keys(v_rule) as list (key)
  where not exists (select from rule_categories(v_team) as known where known.category = list.key) limit 1;
  if found then return; end if;
  select 'document', one->>'field' into outcome, field from jsonb_array_elements(p_named) as one
  where trigger_document(v_team, one->>'kind', (one->>'id')::uuid) is null limit 1;
  if found then return; end if;
  if p_revision is not null then
    select * into v_held from team_triggers where id = p_id and archived_at is null for update;
    if not found then outcome := 'absent'; return; end if;
    if v_held.revision <> p_revision then outcome := 'changed'; return; end if;
    v_permission := v_held.permission_id;
    delete from permission_groups where permission_id = v_permission;
    update permissions set title = p_content->>'title', rule = v_rule, lead = (select facets from rule_groups(v_rule) limit 1),
      any_status = v_rule ? 'status', revision = revision + 1, updated_at = p_now
    where id = v_permission;
    update team_triggers set team_id = v_team, title = p_content->>'title', event = p_content->>'event', documents = v_documents,
      rule = v_rule, actions = p_content->'actions', delay_seconds = (p_content->>'delaySeconds')::integer,
      per_hour = (p_content->>'perHour')::integer, per_person = (p_content->>'perPerson')::integer,
      author_id = (p_operator->>'id')::uuid, author_name = p_operator->>'name', revision = revision + 1, updated_at = p_now
    where id = p_id;
  else
    insert into permissions (id, document_id, type, title, rule, lead, any_status, created_by, created_at, updated_at)
    values (v_permission, p_id, 'trigger', p_content->>'title', v_rule, (select facets from rule_groups(v_rule) limit 1),
      v_rule ? 'status', (p_operator->>'id')::uuid, p_now, p_now);
    insert into team_triggers (id, team_id, title, event, documents, rule, permission_id, actions, delay_seconds, per_hour, per_person,
      enabled, author_id, author_name, created_at, updated_at)
    values (p_id, v_team, p_content->>'title', p_content->>'event', v_documents, v_rule, v_permission, p_content->'actions',
      (p_content->>'delaySeconds')::integer, (p_content->>'perHour')::integer, (p_content->>'perPerson')::integer, true,
      (p_operator->>'id')::uuid, p_operator->>'name', p_now, p_now);
  end if;
  insert into permission_groups (permission_id, category, facets) select v_permission, one.category, one.facets from rule_groups(v_rule) as one;
  perform trigger_log(p_operator, case when p_revision is null then 'trigger.created' else 'trigger.changed' end, p_id,
    p_content->>'title', jsonb_build_object('event', p_content->>'event', 'team', v_team), p_now);
  outcome := 'saved';
end
$$;

-- Switches one on or off, or puts it away for good. Whoever switches it on answers for it from then on.
create function trigger_switch(
  p_id uuid, p_to text, p_operator jsonb, p_now timestamptz, out outcome text, out title text
)
language plpgsql as $$
declare
  v_held team_triggers;
begin
  select * into v_held from team_triggers where id = p_id and archived_at is null for update;
  if not found then outcome := 'absent'; return; end if;
  title := v_held.title;
  outcome := 'done';
  if p_to = 'enabled' and v_held.enabled or p_to = 'disabled' and not v_held.enabled then return; end if;
  update team_triggers set enabled = p_to = 'enabled', stopped = null, revision = revision + 1, updated_at = p_now,
    archived_at = case p_to when 'archived' then p_now end,
    author_id = case p_to when 'enabled' then (p_operator->>'id')::uuid else author_id end,
    author_name = case p_to when 'enabled' then p_operator->>'name' else author_name end
  where id = p_id;
  if p_to = 'archived' then
    update permissions set status = 'archived', updated_at = p_now where id = v_held.permission_id;
  end if;
  perform trigger_log(p_operator, 'trigger.' || p_to, p_id, v_held.title, '{}', p_now);
end
$$;

-- The triggers, and how they went in the last day.
create function trigger_list(p_search text, p_state text, p_sort text, p_since timestamptz, p_limit integer, p_offset integer)
returns table (id uuid, title text, team_id text, event text, enabled boolean, stopped text, author_name text, updated_at timestamptz,
  runs bigint, failed bigint, last_run_at timestamptz, total bigint)
language sql stable as $$
  select one.id, one.title, one.team_id, one.event, one.enabled, one.stopped, one.author_name, one.updated_at, lately.runs,
    lately.failed, (select max(run.created_at) from trigger_runs run where run.trigger_id = one.id), count(*) over ()
  from team_triggers one
  cross join lateral (
    select count(*) as runs, count(*) filter (where run.state = 'failed') as failed from trigger_runs run
    where run.trigger_id = one.id and run.created_at >= p_since) as lately
  where one.archived_at is null and (p_search is null or lower(one.title) like p_search)
    and (p_state is null or p_state = 'on' and one.enabled or p_state = 'off' and not one.enabled
      or p_state = 'failing' and lately.failed > 0)
  order by case p_sort when 'title' then lower(one.title) end, case p_sort when '-title' then lower(one.title) end desc,
    case p_sort when '-runs' then lately.runs end desc, one.updated_at desc, one.id
  limit p_limit offset p_offset
$$;

-- One trigger, with the names of the documents and people that it names.
create function trigger_show(p_id uuid) returns jsonb
language sql stable as $$
  select jsonb_build_object('id', one.id, 'teamId', one.team_id, 'title', one.title, 'event', one.event, 'documents', one.documents,
    'rule', one.rule, 'actions', one.actions, 'delaySeconds', one.delay_seconds, 'perHour', one.per_hour,
    'perPerson', one.per_person, 'enabled', one.enabled, 'stopped', one.stopped, 'authorId', one.author_id,
    'authorName', one.author_name, 'secretVersion', one.secret_version, 'revision', one.revision, 'updatedAt', one.updated_at,
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

-- What it did, the newest first.
create function trigger_runs_page(p_trigger uuid, p_state text, p_search text, p_limit integer, p_offset integer)
returns table (id uuid, user_id uuid, name text, event text, event_at timestamptz, document_title text, state text, due_at timestamptz,
  attempts integer, error_code text, error text, replay integer, depth smallint, created_at timestamptz, ran_at timestamptz,
  deliveries text[], total bigint)
language sql stable as $$
  select run.id, run.user_id, coalesce(person.name, ''), run.event, run.event_at, run.document_title, run.state, run.due_at, run.attempts,
    run.error_code, run.error, run.replay, run.depth, run.created_at, run.ran_at,
    array(select delivery.state from trigger_deliveries delivery where delivery.run_id = run.id order by delivery.id), count(*) over ()
  from trigger_runs run
  join team_triggers one on one.id = run.trigger_id
  left join lateral (
    select member.first_name || ' ' || member.last_name as name, member.search from user_teams member
    where member.user_id = run.user_id order by member.team_id = one.team_id desc, member.id limit 1) as person on true
  where run.trigger_id = p_trigger and (p_state is null or run.state = p_state) and (p_search is null or person.search like p_search)
  order by run.created_at desc, run.id desc
  limit p_limit offset p_offset
$$;

-- One run whole: what came in, what went out, and each try of its webhooks.
create function trigger_run_show(p_run uuid) returns jsonb
language sql stable as $$
  select jsonb_build_object('id', run.id, 'triggerId', run.trigger_id, 'eventId', run.event_id, 'event', run.event, 'eventAt', run.event_at,
    'documentId', run.document_id, 'documentTitle', run.document_title, 'userId', run.user_id, 'name', coalesce(person.name, ''),
    'email', person.email, 'depth', run.depth, 'replay', run.replay, 'state', run.state, 'dueAt', run.due_at,
    'attempts', run.attempts, 'output', run.output, 'errorCode', run.error_code, 'error', run.error, 'createdAt', run.created_at,
    'ranAt', run.ran_at, 'deliveries', (
      select coalesce(jsonb_agg(jsonb_build_object('id', delivery.id, 'url', delivery.url, 'body', delivery.body, 'state', delivery.state,
        'dueAt', delivery.due_at, 'attempts', delivery.attempts, 'tries', delivery.tries) order by delivery.id), '[]')
      from trigger_deliveries delivery where delivery.run_id = run.id))
  from trigger_runs run
  join team_triggers one on one.id = run.trigger_id
  left join lateral (
    select member.first_name || ' ' || member.last_name as name, member.email from user_teams member
    where member.user_id = run.user_id order by member.team_id = one.team_id desc, member.id limit 1) as person on true
  where run.id = p_run
$$;

-- A run that failed or was skipped is tried again; one that was done is done once more, as a run of its own (`p_new`).
create function trigger_run_again(
  p_run uuid, p_new uuid, p_operator jsonb, p_now timestamptz, out outcome text, out title text, out run uuid
)
language plpgsql as $$
declare
  v_run trigger_runs;
begin
  select * into v_run from trigger_runs where id = p_run for update;
  if not found then outcome := 'absent'; return; end if;
  select one.title into title from team_triggers one where one.id = v_run.trigger_id;
  if v_run.state not in (case when p_new is null then 'failed' else 'done' end, case when p_new is null then 'skipped' else 'done' end) then
    outcome := 'wrong_state'; return;
  end if;
  run := coalesce(p_new, p_run);
  if p_new is null then
    update trigger_runs set state = 'waiting', due_at = p_now, error = null, error_code = null where id = p_run;
  else
    insert into trigger_runs (id, trigger_id, event_id, user_id, replay, event, event_at, document_id, document_title, depth, state, due_at,
      created_at)
    select p_new, v_run.trigger_id, v_run.event_id, v_run.user_id, max(other.replay) + 1, v_run.event, v_run.event_at, v_run.document_id,
      v_run.document_title, v_run.depth, 'waiting', p_now, p_now
    from trigger_runs other
    where other.trigger_id = v_run.trigger_id and other.event_id = v_run.event_id and other.user_id = v_run.user_id;
  end if;
  insert into scheduled_work (key, kind, due_at)
  values ('trigger/' || v_run.event_id || '/' || v_run.trigger_id, 'triggers.run', p_now)
  on conflict (key) do update set due_at = least(scheduled_work.due_at, excluded.due_at), attempts = 0, error = null;
  perform trigger_log(p_operator, case when p_new is null then 'trigger.retried' else 'trigger.replayed' end, v_run.trigger_id, title,
    jsonb_build_object('run', run, 'person', v_run.user_id), p_now);
  outcome := 'done';
end
$$;

-- A webhook that is not on its way is sent again, under the same id, for a day.
create function trigger_redeliver(p_delivery uuid, p_operator jsonb, p_now timestamptz, out outcome text, out title text)
language plpgsql as $$
declare
  v_sent trigger_deliveries;
begin
  select * into v_sent from trigger_deliveries where id = p_delivery for update;
  if not found then outcome := 'absent'; return; end if;
  select one.title into title from team_triggers one where one.id = v_sent.trigger_id;
  if v_sent.state = 'sending' then outcome := 'wrong_state'; return; end if;
  update trigger_deliveries set state = 'sending', due_at = p_now, began_at = p_now, attempts = 0 where id = p_delivery;
  perform trigger_log(p_operator, 'trigger.redelivered', v_sent.trigger_id, title, jsonb_build_object('run', v_sent.run_id), p_now);
  outcome := 'done';
end
$$;
