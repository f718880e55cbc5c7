-- work: the outbox and what has a date.

--! tell_fact (actor?, acting_as?, request_id?, due_at?)
insert into facts (id, kind, subject, payload, topics, actor, acting_as, request_id, at, due_at)
values (:id, :kind, :subject, :payload, :topics, :actor, :acting_as, :request_id, :at, :due_at);

-- What other processes committed a moment ago, for those who listen here.
--! recent_news
select id, kind, subject, topics from facts where at > :after and cardinality(topics) > 0 order by seq;

--! due_facts
select id from facts where due_at <= :now and dead_at is null order by due_at, seq limit 50;

--! claim_fact : (actor?, acting_as?)
select id, kind, subject, payload, actor, acting_as, at from facts
where id = :id and due_at is not null and dead_at is null
for update skip locked;

--! tick_fact
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

-- Planning the same key again moves its date only if it comes earlier.
--! plan_work_by
insert into scheduled_work (key, kind, due_at) values (:key, :kind, :due_at)
on conflict (key) do update set due_at = least(scheduled_work.due_at, excluded.due_at), attempts = 0, error = null;

--! drop_work
delete from scheduled_work where key = :key;

-- Whoever does the work at this very moment drops it themselves: nobody waits for them here, who may wait for us.
--! drop_unclaimed_work
delete from scheduled_work where key in (select key from scheduled_work where key = :key for update skip locked);

--! next_work
select key, kind, due_at from scheduled_work where due_at <= :now order by due_at limit 1;

-- When there will be something to do, for the calendar of this process.
--! next_due : (due?)
select least((select min(due_at) from facts where due_at is not null and dead_at is null),
  (select min(due_at) from scheduled_work)) as due;

-- Whoever holds the row does the work; the others find nothing.
--! claim_work
select attempts from scheduled_work where key = :key and due_at = :due_at for update skip locked;

--! work_failed
update scheduled_work set attempts = attempts + 1, error = :error, due_at = :due_at where key = :key;

-- A mail on its way: the calendar sends it (`mail/<id>`).
--! mail_posted (user_id?)
insert into mails (id, kind, user_id, recipient, subject, status, team_id, letter, created_at)
values (:id, :kind, :user_id, :recipient, :subject, 'sending', :team_id, :letter, :now)
on conflict (id) do nothing;

--! mail_to_send : (team_id?, letter?)
select recipient, subject, team_id, letter, created_at from mails where id = :id and status = 'sending' for update;

-- What would lead to something that is over.
--! mails_forgotten
update mails set status = 'failed', error = 'not needed any more', letter = null
where user_id = :user_id and kind = :kind and status = 'sending';

-- What it said is forgotten with it.
--! mail_ended (error?, sent_at?)
update mails set status = :status, error = :error, sent_at = :sent_at, letter = null where id = :id;
