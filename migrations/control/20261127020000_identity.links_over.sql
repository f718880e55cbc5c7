-- Mailed links that were used or ran out are deleted, some at a time, by the control plane's sweep: by this index.
create index tokens_over on identity.tokens (coalesce(used_at, expires_at));
