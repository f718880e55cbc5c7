-- identity: a session ends when its person's ways in change, in whichever tenant that is done.

-- The number of the person's ways in (identity.users) that it began under: a later one ends it.
alter table sessions add column ways_version integer not null default 0;

-- the admin's screen of what was mailed: one team's, newest first
create index mails_team on mails (team_id, created_at desc);
