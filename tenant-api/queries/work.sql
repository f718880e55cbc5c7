-- work: the outbox and what has a date.

--! insert_fact (actor?, acting_as?, request_id?, due_at?, cause?)
insert into facts (id, kind, subject, payload, topics, actor, acting_as, request_id, at, due_at, depth, cause)
values (:id, :kind, :subject, :payload, :topics, :actor, :acting_as, :request_id, :at, :due_at, :depth, :cause);

-- What other processes committed a moment ago, for those who listen here; the newest first.
--! recent_news
select id, kind, subject, topics from facts where at > :after and cardinality(topics) > 0 order by seq desc limit :most;

-- Only kinds that this program has a reaction for: another one is a newer program's, and stays.
--! due_facts
select id from facts where due_at <= :now and dead_at is null and kind = any(:kinds::text[]) order by due_at, seq limit 50;

--! claim_fact : (actor?, acting_as?, cause?)
select id, kind, subject, payload, actor, acting_as, at, depth, cause from facts
where id = :id and due_at is not null and dead_at is null
for update skip locked;

--! complete_fact
update facts set done_at = :now, due_at = null, attempts = attempts + 1, error = null where id = :id;

--! fact_attempts
select attempts from facts where id = :id and done_at is null;

--! fact_failed (due_at?, dead_at?)
update facts set attempts = :attempts, error = :error, due_at = :due_at, dead_at = :dead_at
where id = :id and done_at is null;

-- What lies dead stays until somebody has looked at it.
--! purge_facts
delete from facts where id in (
  select id from facts where at < :before and due_at is null and dead_at is null limit :most);

--! purge_mails
delete from mails where created_at < :before;

-- Planning the same key again moves its date.
--! plan_work
insert into scheduled_work (key, kind, due_at) values (:key, :kind, :due_at)
on conflict (key) do update set kind = excluded.kind, due_at = excluded.due_at, attempts = 0, error = null;

--! plan_work_once
insert into scheduled_work (key, kind, due_at) values (:key, :kind, :due_at)
on conflict (key) do nothing;

-- The same of many keys for one date.
--! plan_all_once
insert into scheduled_work (key, kind, due_at) select planned.key, :kind, :due_at::timestamptz from unnest(:keys::text[]) planned (key)
on conflict (key) do nothing;

-- Planning the same key again moves its date only if it comes earlier. What is planned early enough is only held, by all together, until
-- they end: nobody waits for the others, and whoever does the work comes after all of them.
--! plan_work_by
with planned as materialized (
  select key from scheduled_work where key = :key and due_at <= :due_at and attempts = 0 for key share
)
insert into scheduled_work (key, kind, due_at)
select :key, :kind, :due_at::timestamptz where not exists (select from planned)
on conflict (key) do update set due_at = least(scheduled_work.due_at, excluded.due_at), attempts = 0, error = null;

--! drop_work
delete from scheduled_work where key = :key;

-- Whoever does the work at this very moment drops it themselves: nobody waits for them here, who may wait for us.
--! drop_unclaimed_work
delete from scheduled_work where key in (select key from scheduled_work where key = :key for update skip locked);

-- Mails are the mail workers'; a kind without a job is a newer program's.
--! next_work
select key, kind, due_at from scheduled_work
where kind <> 'mail.send' and due_at <= :now and kind = any(:jobs::text[]) order by due_at limit 1;

-- When there will be something to do, for the calendar of this process; and what is due and stays, because this program does not
-- know its kind, or because it was given up.
--! next_due : (facts_at?, work_at?, mail_at?, hook_at?)
select
  (select min(due_at) from facts where due_at is not null and dead_at is null and kind = any(:kinds::text[])) as facts_at,
  (select min(due_at) from scheduled_work where kind <> 'mail.send' and kind = any(:jobs::text[])) as work_at,
  (select min(due_at) from scheduled_work where kind = 'mail.send') as mail_at,
  (select min(due_at) from trigger_deliveries where due_at is not null) as hook_at,
  (select count(*) from facts where due_at <= :now and dead_at is null and kind <> all(:kinds::text[]))
    + (select count(*) from scheduled_work where kind <> 'mail.send' and due_at <= :now and kind <> all(:jobs::text[])) as unknown,
  (select count(*) from facts where dead_at is not null) as dead;

-- Whoever holds the row does the work; the others find nothing.
--! claim_work
select attempts from scheduled_work where key = :key and due_at = :due_at for update skip locked;

--! work_failed
update scheduled_work set attempts = attempts + 1, error = :error, due_at = :due_at where key = :key;

-- Mails on their way, and when each is to leave (`mail/<id>`). Posted twice a mail is one.
--! mails_posted
with posted as (
  insert into mails (id, kind, user_id, recipient, subject, status, team_id, letter, created_at)
  select id, kind, user_id, recipient, subject, 'sending', team_id, letter, :now::timestamptz
  from jsonb_populate_recordset(null::mails, :mails::jsonb)
  on conflict (id) do nothing
  returning id
)
insert into scheduled_work (key, kind, due_at)
select 'mail/' || id, 'mail.send', :now::timestamptz from posted
on conflict (key) do nothing;

--! next_mail : (due?)
select min(due_at) as due from scheduled_work where kind = 'mail.send';

-- The next mail is a worker's until then. Whoever has it in hand already keeps it.
--! claim_mail
update scheduled_work set due_at = :until, attempts = attempts + 1
where key = (select key from scheduled_work where kind = 'mail.send' and due_at <= :now
  order by due_at limit 1 for update skip locked)
returning key, attempts;

--! mail_to_send : (team_id?, letter?)
select kind, recipient, subject, team_id, letter, created_at from mails where id = :id and status = 'sending' for update;

-- As long as the claim is the worker's own.
--! mail_put_off
update scheduled_work set error = :error, due_at = :due_at where key = :key and due_at = :until;

--! mail_unplanned
delete from scheduled_work where key = :key and due_at = :until;

-- What would lead to something that is over.
--! mails_forgotten
update mails set status = 'failed', error = 'not needed any more', letter = null
where user_id = :user_id and kind = :kind and status = 'sending';

-- What it said is forgotten with it.
--! mail_sent
update mails set status = 'sent', error = null, sent_at = :now, letter = null where id = :id;

--! mail_refused
update mails set status = 'failed', error = :error, letter = null where id = :id;
