-- work: a mail waits in its row until it leaves.

-- The team in whose name it is sent; null: sent before this was kept.
alter table mails add column team_id text;
-- What it says and where it leads, without a secret: that is made when it leaves. Emptied then.
alter table mails add column letter jsonb;

-- the admin's screen: what did not arrive, newest first
create index mails_status on mails (status, created_at desc);
