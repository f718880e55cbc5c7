-- audit: the log's search box looks in the names and in the word of what was done. Written by the database itself, so that
-- no hand can leave it out.
alter table audit_log add column search text not null generated always as (
  lower(coalesce(actor_name, '') || ' ' || coalesce(acting_as_name, '') || ' ' || coalesce(subject_name, '') || ' ' || action)
) stored;
create index audit_log_search on audit_log using gin (search extensions.gin_trgm_ops);
-- a person's own log: what was done to their membership, in their name, or by them
create index audit_log_subject on audit_log (subject, at desc, seq desc);
