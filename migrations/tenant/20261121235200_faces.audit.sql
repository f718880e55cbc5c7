-- faces: what the console reads of a tenant's audit log, a page at a time; null leaves a filter out.
create function audit_page(
  p_search text, p_action text, p_actor uuid, p_acting_as uuid, p_from timestamptz, p_to timestamptz,
  p_limit integer, p_offset integer,
  out id uuid, out at timestamptz, out action text, out subject text, out subject_name text, out actor uuid,
  out actor_name text, out acting_as uuid, out acting_as_name text, out team_id text, out ip text, out request_id text,
  out details jsonb, out total bigint
) returns setof record
language sql stable as $$
  select log.id, log.at, log.action, log.subject, log.subject_name, log.actor, log.actor_name, log.acting_as,
    log.acting_as_name, log.team_id, log.ip, log.request_id, log.details, count(*) over ()
  from audit_log log
  where (p_search is null or log.search like p_search)
    and (p_action is null or log.action = p_action)
    and (p_actor is null or log.actor = p_actor)
    and (p_acting_as is null or log.acting_as = p_acting_as)
    and (p_from is null or log.at >= p_from)
    and (p_to is null or log.at < p_to)
  order by log.at desc, log.seq desc
  limit p_limit offset p_offset
$$;

-- The words of what was done, each once: read along the index from word to word, however long the log is.
create function audit_actions() returns setof text
language sql stable as $$
  with recursive words as (
    (select action from audit_log order by action limit 1)
    union all
    select (select next.action from audit_log next where next.action > words.action order by next.action limit 1)
    from words where words.action is not null
  )
  select action from words where action is not null
$$;
