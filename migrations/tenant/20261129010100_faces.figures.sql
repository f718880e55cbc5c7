-- faces: figures of the tenant as it is now. People: distinct persons whose membership is not terminated or archived; recent:
-- those of them who were seen since then. Waiting: facts whose reaction is due; dead: those whose reaction was given up.
create function tenant_figures(
  p_since timestamptz, p_now timestamptz,
  out people bigint, out recent bigint, out last_seen_at timestamptz, out waiting bigint, out oldest_due_at timestamptz, out dead bigint
)
language sql stable as $$
  select members.people, members.recent, members.last_seen_at, queue.waiting, queue.oldest_due_at, given_up.dead
  from
    (select count(distinct user_id) as people,
        count(distinct user_id) filter (where member.last_seen_at >= p_since) as recent,
        max(member.last_seen_at) as last_seen_at
      from user_teams member where status not in ('terminated', 'archived')) members,
    (select count(*) as waiting, min(due_at) as oldest_due_at
      from facts where due_at is not null and dead_at is null and due_at <= p_now) queue,
    (select count(*) as dead from facts where dead_at is not null) given_up
$$;

-- How many people did something on each day since then, in the tenant's time zone: whoever signs in, learns or changes anything
-- leaves a row in the audit log. What is done in another's name does not count.
create function active_days(p_from date, p_zone text) returns table (day date, people bigint)
language sql stable as $$
  select (log.at at time zone p_zone)::date, count(distinct log.actor)
  from audit_log log
  where log.at >= (p_from::timestamp at time zone p_zone) and log.actor is not null and log.acting_as is null
  group by 1 order by 1
$$;

-- Facts whose reaction was given up, the newest first: what happened and why, never what was told of whom.
create function dead_facts(p_limit integer)
returns table (id uuid, kind text, subject text, error text, attempts integer, at timestamptz, dead_at timestamptz)
language sql stable as $$
  select fact.id, fact.kind, fact.subject, fact.error, fact.attempts, fact.at, fact.dead_at
  from facts fact where fact.dead_at is not null order by fact.dead_at desc, fact.id limit p_limit
$$;

-- Lets the reaction to such a fact be tried again, as often as the first time. False when it is not given up (any more).
create function retry_dead_fact(p_id uuid, p_now timestamptz) returns boolean
language plpgsql as $$
begin
  update facts set dead_at = null, attempts = 0, due_at = p_now, error = null where id = p_id and dead_at is not null;
  return found;
end
$$;
