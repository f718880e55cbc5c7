-- impersonation: an operator who may not sign in any more acts as nobody either.

-- faces: what an operator was let begin and has not begun works no more, and the tenant has a fact whose reaction ends what they
-- have begun. Safe to repeat.
create function operator_disabled(p_operator uuid, p_fact_id uuid, p_now timestamptz) returns void
language sql as $$
  update sign_in_challenges set used_at = p_now
  where kind = 'operator' and state->>'operator' = p_operator::text and used_at is null;
  insert into facts (id, kind, subject, payload, at, due_at)
  values (p_fact_id, 'operator.disabled', p_operator::text, '{}', p_now, p_now)
$$;
