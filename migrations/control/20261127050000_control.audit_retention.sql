-- control: what deletes of the operators' log what is older than it is kept. Its owner took update and delete from itself,
-- so that no statement of the service changes a row; here it has delete for as long as this transaction lasts, and never for
-- rows of the last year. A row says what was deleted, under the id it is given.
create function control.audit_purge(p_id uuid, p_months integer, p_most integer) returns bigint
language plpgsql set search_path = control, pg_temp as $$
declare
  months integer := greatest(p_months, 12);
  before timestamptz := now() - make_interval(months => months);
  gone bigint;
begin
  perform pg_advisory_xact_lock(hashtextextended('learnt:audit_purge', 0));
  -- At most once a day: otherwise each row that goes would bring one that says so.
  if not exists (select from control.audit_log where at < before - interval '1 day') then
    return 0;
  end if;
  execute format('grant delete on control.audit_log to %I', current_user);
  delete from control.audit_log where id in (
    select id from control.audit_log where at < before order by at, seq limit p_most);
  get diagnostics gone = row_count;
  execute format('revoke delete on control.audit_log from %I', current_user);
  insert into control.audit_log (id, at, action, subject, details)
  values (p_id, now(), 'log.purged', 'audit_log', jsonb_build_object('count', gone, 'months', months, 'before', before));
  return gone;
end
$$;
