-- Whether an operator may still do something: asked before what they arranged (a trigger) acts. Nobody but that is told.
create function control.operator_stands(p_operator uuid) returns boolean
language sql stable security definer set search_path = control, pg_temp as $$
  select exists (select from operators where id = p_operator and disabled_at is null)
$$;
revoke execute on function control.operator_stands from public;
