//! Events recounted from their ledgers, in a tenant's schema: whoever lets many people, or a kill, loose on them asks this afterwards.

/// What contradicts what, each with its event; no row: the ledgers come to what is stored.
pub const CONTRADICTIONS: &str = "select 'counts ' || e.id from events e where (
   e.taken <> (select count(*) from user_events r where r.event_id = e.id
     and (r.state in ('pending', 'attending', 'attended', 'not attended') or r.offered_until is not null))
   or e.waiting <> (select count(*) from user_events r where r.event_id = e.id
     and r.state = 'waiting' and r.offered_until is null)
   or e.moves <> (select count(*) from event_moves m where m.event_id = e.id))
 union all
 select 'state ' || r.event_id from user_events r left join lateral (
   select m.to_state, m.offered_until from event_moves m where m.event_id = r.event_id and m.user_id = r.user_id
   order by m.number desc limit 1) last on true
 where (r.state, r.offered_until) is distinct from (last.to_state, last.offered_until)
 union all
 select 'numbers ' || m.event_id from event_moves m group by m.event_id
   having min(m.number) <> 1 or max(m.number) <> count(*)
 union all
 select 'chain ' || m.event_id from event_moves m where m.from_state is distinct from (
   select b.to_state from event_moves b where b.event_id = m.event_id and b.user_id = m.user_id
     and b.number < m.number order by b.number desc limit 1)";

/// How many seats each event held at most along its ledger, as `h.held`: completed by what follows `group by`.
pub const HELD: &str = "select h.event_id::text from (
    select m.event_id, sum(case
        when m.to_state in ('pending', 'attending', 'attended', 'not attended') or m.offered_until is not null then 1 else 0 end
      - case when m.from_state in ('pending', 'attending', 'attended', 'not attended') then 1
          when m.from_state = 'waiting' and b.offered_until is not null then 1 else 0 end)
      over (partition by m.event_id order by m.number) as held
    from event_moves m left join lateral (
      select k.offered_until from event_moves k where k.event_id = m.event_id and k.user_id = m.user_id and k.number < m.number
      order by k.number desc limit 1) b on true
  ) h group by h.event_id";

/// Who was given a seat by itself while somebody stood before them: counted by the places in which they waited.
pub const JUMPED: &str = "select m.event_id::text from event_moves m
  join user_events w on w.event_id = m.event_id and w.state = 'waiting' and w.offered_until is null and w.place < m.number
  join lateral (
    select j.number from event_moves j where j.event_id = m.event_id and j.user_id = m.user_id and j.number < m.number
      and j.to_state = 'waiting' and j.from_state is distinct from 'waiting' order by j.number desc limit 1) joined on true
  where m.reason in ('promoted', 'offered') and w.place < joined.number";

/// A day goes by for all offers, in one step for whoever books meanwhile.
pub const OFFERS_EXPIRE: &str = "
    select id from events order by id for no key update;
    update user_events set offered_until = offered_until - interval '30 hours' where offered_until > now();
    update event_moves m set offered_until = r.offered_until from user_events r
    where r.event_id = m.event_id and r.user_id = m.user_id and r.offered_until is not null and m.number = (
      select max(k.number) from event_moves k where k.event_id = m.event_id and k.user_id = m.user_id);
    update scheduled_work set due_at = now() - interval '1 second' where key in (
      select key from scheduled_work where kind = 'events.offer_expires' for update skip locked)";
