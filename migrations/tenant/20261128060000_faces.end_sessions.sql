-- faces: operators suspend or archive the whole tenant, and everybody is signed out. Answers how many sessions were ended.
create function end_all_sessions(p_reason text, p_now timestamptz) returns bigint
language plpgsql as $$
declare
  v_ended bigint;
begin
  update sessions set ended_at = p_now, end_reason = p_reason where ended_at is null;
  get diagnostics v_ended = row_count;
  return v_ended;
end
$$;
