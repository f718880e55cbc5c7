-- identity: a session goes on under a new id when its person's roles change.

-- The next refresh gives it a new id; until then nothing is opened with the old one.
alter table sessions add column renew boolean not null default false;

-- The session that follows an ended one; two tabs may both be on their way to it.
alter table sessions add column successor uuid;
