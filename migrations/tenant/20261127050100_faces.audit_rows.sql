-- faces: what the console reads of a tenant's audit log: the rows behind one that it has, or ahead of it, and how many there
-- are in all. Null leaves a filter out, and no condition is written for it, so that each question is planned as it is asked.

create function audit_conditions(
  p_search text, p_action text, p_actor uuid, p_acting_as uuid, p_from timestamptz, p_to timestamptz
) returns text
language sql immutable as $$
  select concat_ws(' and ', 'true',
    case when p_search is not null then 'search like $1' end,
    case when p_action is not null then 'action = $2' end,
    case when p_actor is not null then 'actor = $3' end,
    case when p_acting_as is not null then 'acting_as = $4' end,
    case when p_from is not null then 'at >= $5' end,
    case when p_to is not null then 'at < $6' end)
$$;

-- So many at most behind (`p_newer`: ahead of) the row of that moment and number, the nearest first; without one the newest.
create function audit_rows(
  p_search text, p_action text, p_actor uuid, p_acting_as uuid, p_from timestamptz, p_to timestamptz,
  p_at timestamptz, p_seq bigint, p_newer boolean, p_limit integer
) returns setof audit_log
language plpgsql stable as $$
declare
  way text := case when p_newer then 'asc' else 'desc' end;
begin
  return query execute format('select * from audit_log where %s%s order by at %s, seq %s limit $9',
      audit_conditions(p_search, p_action, p_actor, p_acting_as, p_from, p_to),
      case when p_at is null then '' when p_newer then ' and (at, seq) > ($7, $8)' else ' and (at, seq) < ($7, $8)' end, way, way)
    using p_search, p_action, p_actor, p_acting_as, p_from, p_to, p_at, p_seq, p_limit;
end
$$;

-- How many there are: counted while they are fewer than so many, and otherwise as the planner estimates it.
create function audit_count(
  p_search text, p_action text, p_actor uuid, p_acting_as uuid, p_from timestamptz, p_to timestamptz, p_most integer,
  out total bigint, out is_estimate boolean
)
language plpgsql volatile as $$
declare
  conditions text := audit_conditions(p_search, p_action, p_actor, p_acting_as, p_from, p_to);
  plan json;
begin
  execute format('select count(*) from (select from audit_log where %s limit $7) few', conditions)
    into total using p_search, p_action, p_actor, p_acting_as, p_from, p_to, p_most;
  is_estimate := total >= p_most;
  if is_estimate then
    execute format('explain (format json) select from audit_log where %s', conditions)
      into plan using p_search, p_action, p_actor, p_acting_as, p_from, p_to;
    total := greatest(total, (plan -> 0 -> 'Plan' ->> 'Plan Rows')::bigint);
  end if;
end
$$;
