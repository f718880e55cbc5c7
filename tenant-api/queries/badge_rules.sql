-- badge_rules: for what a badge is awarded without an admin's hand. Every statement names its team, or a rule that was found by it.

--! one_rule : (picture?, at_least?, threshold?, min_score?, within_days?, active_since?)
select r.id, r.revision, r.title, r.status, r.trigger, r.refs, r.match, r.at_least, r.threshold, r.min_score, r.within_days, r.rule,
  r.every_cycle, r.retroactive, r.active_since, r.run_after is not null as is_running, r.changed_at,
  b.id as badge_id, b.title as badge_title, b.picture, b.status as badge_status,
  (select count(distinct h.user_id) from user_badges h where h.rule_id = r.id) as awarded
from badge_rules r
join badges b on b.id = r.badge_id
where r.id = :id and r.team_id = :team_id;

-- Whoever changes it waits here for the one who does so now, and then sees what they did.
--! lock_rule : (at_least?, threshold?, min_score?, within_days?, changed_by_name?)
select r.badge_id, r.title, r.status, r.trigger, r.refs, r.match, r.at_least, r.threshold, r.min_score, r.within_days, r.rule, r.permission_id,
  r.every_cycle, r.retroactive, r.revision, r.changed_at,
  (select u.first_name || ' ' || u.last_name from user_teams u where u.user_id = r.changed_by order by u.id limit 1) as changed_by_name
from badge_rules r
where r.id = :id and r.team_id = :team_id for no key update of r;

--! create_rule
insert into badge_rules (id, team_id, badge_id, title, search, rule, permission_id, changed_by, changed_at, created_by, created_at)
values (:id, :team_id, :badge_id, :title, :search, :rule, :permission_id, :by, :now, :by, :now);

-- Answers the revision that it is now.
--! save_rule (at_least?, threshold?, min_score?, within_days?)
update badge_rules set badge_id = :badge_id, title = :title, search = :search, trigger = :trigger, refs = :refs, match = :match,
  at_least = :at_least, threshold = :threshold, min_score = :min_score, within_days = :within_days, rule = :rule,
  every_cycle = :every_cycle, retroactive = :retroactive, run_after = null, revision = revision + 1, changed_by = :by, changed_at = :now
where id = :id;

-- Whoever activates it answers for what it awards. A run over everybody ends with it.
--! set_status
update badge_rules set status = :status, run_after = null, revision = revision + 1, changed_by = :by, changed_at = :now,
  active_since = case when :status = 'active' then :now else active_since end,
  activated_by = case when :status = 'active' then :by else activated_by end
where id = :id;

-- As it would be if it were active and retroactive: for a look at whom it would award, in a transaction that is not kept.
--! rehearse
update badge_rules set status = 'active', active_since = :now, activated_by = :by, retroactive = true where id = :id;

-- The badge of a rule.
--! badge_of_team
select status, title from badges where id = :id and team_id = :team_id;

-- What is counted, as far as this team looks after it; what is not among the answers does not exist for it.
--! titles : (about?)
select known.id, known.title, known.about from badge_rule_references known
where known.type = :type and known.id = any(:ids) and (known.teams is null or :team_id::text = any(known.teams));

-- What can be chosen.
--! choices (search?) : (about?)
select known.id, known.title, known.about from badge_rule_references known
where known.type = :type and known.is_offered and (known.teams is null or :team_id::text = any(known.teams))
  and (:search::text is null or known.search like :search)
order by lower(known.title), known.id
limit 20;

-- Evaluating and awarding --

-- Active rules that ask for something of this: of the trigger, and naming one of these, where the trigger names anything; those of activities
-- name one that is completed in these rounds of courses. With a rule's id that rule alone, whatever it names. Each completion asks it,
-- and most find none: few rules are active, and the index by trigger has them.
--! asked (rule?) : (threshold?, min_score?, within_days?, since?)
select r.id, r.team_id, r.title, r.badge_id, b.title as badge_title, r.permission_id, r.trigger, r.refs,
  case r.match when 'all' then cardinality(r.refs) when 'any' then 1 else coalesce(r.at_least, cardinality(r.refs)) end as needed,
  r.threshold, r.min_score, r.within_days, r.every_cycle, case when r.retroactive then null else r.active_since end as since,
  coalesce(r.activated_by, r.created_by) as awarded_by
from badge_rules r
join badges b on b.id = r.badge_id and b.status = 'active'
where r.status = 'active' and r.trigger = any(:triggers::text[]) and case
  when :rule::uuid is not null then r.id = :rule
  else r.trigger in ('points', 'streak') or r.refs && :refs::uuid[] or (r.trigger = 'activity' and r.refs && array(
    select done.activity_id from user_activities done where done.user_course_id = any(:rounds::uuid[]) and done.completed_at is not null))
  end
order by r.created_at, r.id;

-- Awards to a person take turns, in all teams, so that the last of two things that a rule needs sees the first. Points are counted on the
-- same rows. Answers these people, and those whose records of courses or pathways these are. What is asked next is not compiled: its plan
-- guesses far more rows than there are, and compiling it would take seconds.
--! lock_people
select member.user_id, set_config('jit', 'off', true) as jit
from user_teams member
where member.user_id = any(array(
  select unnest(:users::uuid[])
  union select user_id from user_courses where id = any(:records::uuid[])
  union select user_id from user_learning_pathways where id = any(:records)))
order by member.user_id, member.team_id for no key update of member;

-- Who of these people fulfils which rule: active members of its team whom its audience names. A cycle of a rule that counts them is one
-- for each round that counts, oldest first; of every other rule there is one, of the latest completion of each thing. is_done: there is
-- nothing to award, because they hold the badge, had this cycle of it, were awarded by the rule before, or were withdrawn the badge after they
-- had fulfilled it. Each person's rows are looked up by an index behind `offset 0`, however many there are. Anonymous forms
-- do not count: when a badge is earned would tell which answers are theirs.
--! evaluate
with rule as (
  select * from jsonb_to_recordset(:rules::jsonb) as r (id uuid, team_id text, badge_id uuid, permission_id uuid, trigger text, refs uuid[],
    needed integer, threshold integer, min_score integer, within_days integer, every_cycle boolean, since timestamptz)
), candidate as materialized (
  select rule.*, member.user_id
  from rule
  cross join unnest(:people::uuid[]) as person (user_id)
  cross join lateral (
    select ut.user_id from user_teams ut
    where ut.id = person.user_id || '_' || rule.team_id and ut.status = 'active' and exists (
      select from permission_people named where named.permission_id = rule.permission_id and named.user_team_id = ut.id offset 0)
    offset 0
  ) member
), done as (
  select c.id, c.user_id, c.needed, c.within_days, c.every_cycle, c.since, completion.ref, completion.at
  from candidate c
  cross join lateral (
    select uc.course_id as ref, uc.completed_at as at
    from user_courses uc
    where c.trigger in ('course', 'bundle') and uc.user_id = c.user_id and uc.course_id = any(c.refs) and uc.completed_at is not null
      and (c.min_score is null or c.min_score <= (
        select avg(greatest(
          (select max(100 * tried.score / nullif(tried.max_score, 0)) from quiz_attempts tried
            where tried.user_course_id = uc.id and tried.activity_id = asking.id and tried.status = 'submitted'),
          (select max(100 * s.score / nullif(s.max_score, 0)) from form_submissions s
            where s.user_id = uc.user_id and s.form_id::text = asking.content->>'form' and s.status in ('completed', 'competent', 'approved'))))
        from activities asking
        where asking.course_id = uc.course_id and asking.version = uc.version and asking.type in ('quiz', 'form')))
    union all
    select did.activity_id, did.completed_at
    from user_courses uc
    cross join lateral (
      select one.activity_id, one.completed_at from user_activities one
      where one.user_course_id = uc.id and one.activity_id = any(c.refs) and one.completed_at is not null
      offset 0
    ) did
    where c.trigger = 'activity' and uc.user_id = c.user_id
      and (c.min_score is null or c.min_score <= (
        select greatest(
          (select max(100 * tried.score / nullif(tried.max_score, 0)) from quiz_attempts tried
            where tried.user_course_id = uc.id and tried.activity_id = did.activity_id and tried.status = 'submitted'),
          (select max(100 * s.score / nullif(s.max_score, 0)) from form_submissions s
            join activities asking on asking.course_id = uc.course_id and asking.version = uc.version and asking.id = did.activity_id
            where s.user_id = uc.user_id and s.form_id::text = asking.content->>'form' and s.status in ('completed', 'competent', 'approved')))))
    union all
    select up.pathway_id, up.completed_at
    from user_learning_pathways up
    where c.trigger = 'pathway' and up.user_id = c.user_id and up.pathway_id = any(c.refs) and up.completed_at is not null
    union all
    select s.form_id, greatest(s.submitted_at, s.marked_at)
    from form_submissions s
    where c.trigger = 'form' and s.user_id = c.user_id and s.form_id = any(c.refs) and s.status in ('completed', 'competent', 'approved')
      and (c.min_score is null or c.min_score <= 100 * s.score / nullif(s.max_score, 0))
    union all
    select uf.form_id, uf.completed_at
    from user_forms uf
    where c.trigger = 'form' and c.min_score is null and uf.user_id = c.user_id and uf.form_id = any(c.refs) and uf.completed_at is not null
      and not exists (
        select from forms f join form_versions v on v.form_id = f.id and v.version = f.live_version
        where f.id = uf.form_id and v.settings @> '{"anonymous": true}')
    union all
    select seat.event_id, seat.changed_at
    from user_events seat
    where c.trigger = 'event' and seat.user_id = c.user_id and seat.event_id = any(c.refs) and seat.state = 'attended'
    union all
    select held.badge_id, held.awarded_at
    from user_badges held
    where c.trigger = 'badge' and held.user_id = c.user_id and held.badge_id = any(c.refs) and held.withdrawn_at is null
    offset 0
  ) completion
), numbered as (
  select done.*, done.since is null or done.at >= done.since as counts,
    min(done.at) filter (where done.since is null or done.at >= done.since) over (partition by done.id, done.user_id, done.ref) as first_at,
    row_number() over (partition by done.id, done.user_id, done.ref order by done.at) as nth,
    row_number() over (partition by done.id, done.user_id, done.ref order by done.at desc) as nth_last
  from done
), counted as (
  select n.id, n.user_id, case when n.every_cycle then n.nth else 1 end::integer as cycle,
    (array_agg(case when n.every_cycle then n.at else n.first_at end order by case when n.every_cycle then n.at else n.first_at end))[n.needed] as at
  from numbered n
  where n.counts and (n.every_cycle or n.nth_last = 1)
  group by n.id, n.user_id, 3, n.needed, n.within_days
  having count(*) >= n.needed and (n.within_days is null
    or (array_agg(n.at order by n.at desc))[1] - (array_agg(n.at order by n.at desc))[n.needed] <= make_interval(days => n.within_days))
), met as (
  select counted.id, counted.user_id, counted.cycle, counted.at from counted
  union all
  select c.id, c.user_id, 1, crossed.at
  from candidate c
  cross join lateral (
    select min(sum.at) as at from (
      select earned.created_at as at, sum(earned.reward_point_amount) over (order by earned.created_at, earned.id) as total
      from reward_transactions earned
      where earned.user_id = c.user_id and earned.team_id = c.team_id and not earned.redeem and (c.since is null or earned.created_at >= c.since)
    ) sum
    where sum.total >= c.threshold
  ) crossed
  where c.trigger = 'points' and crossed.at is not null
  union all
  select c.id, c.user_id, 1, crossed.at
  from candidate c
  cross join lateral (
    select min(run.at) as at from (
      select (array_agg(days.at order by days.day))[c.threshold] as at
      from (
        select day.day, day.at, day.day - row_number() over (order by day.day)::integer as island
        from (
          select (did.completed_at at time zone :zone::text)::date as day, min(did.completed_at) as at
          from user_courses uc
          cross join lateral (
            select one.completed_at from user_activities one where one.user_course_id = uc.id and one.completed_at is not null offset 0
          ) did
          where uc.user_id = c.user_id and (c.since is null or did.completed_at >= c.since)
          group by 1
        ) day
      ) days
      group by days.island
      having count(*) >= c.threshold
    ) run
  ) crossed
  where c.trigger = 'streak' and crossed.at is not null
)
select met.id as rule_id, met.user_id, met.cycle, exists (
  select from user_badges held
  where held.badge_id = rule.badge_id and held.user_id = met.user_id and case
    when rule.every_cycle then held.cycle = met.cycle
    else held.withdrawn_at is null or held.rule_id = rule.id or held.withdrawn_at >= met.at end
) as is_done
from met
join rule on rule.id = met.id
order by met.user_id, met.id, met.cycle;

-- To whom a badge may not be awarded by hand: whom none of its active rules for that names, where it has any.
--! outside_audience
select person.user_id from unnest(:people::uuid[]) as person (user_id)
where exists (select from badge_rules r where r.badge_id = :badge_id and r.status = 'active' and r.trigger = 'byHand')
  and not exists (
    select from badge_rules r
    join user_teams member on member.user_id = person.user_id and member.team_id = r.team_id
    join permission_people named on named.permission_id = r.permission_id and named.user_team_id = member.id
    where r.badge_id = :badge_id and r.status = 'active' and r.trigger = 'byHand' offset 0);

-- Everybody who may be awarded by a rule. What is asked next is not compiled.
--! everybody
select member.user_id, set_config('jit', 'off', true) as jit
from permission_people named
join user_teams member on member.id = named.user_team_id
where named.permission_id = :permission_id and member.team_id = :team_id and member.status = 'active'
order by member.user_id;

-- The first of these people, by their names.
--! first_people
select member.user_id, member.first_name || ' ' || member.last_name as name
from user_teams member
where member.team_id = :team_id and member.user_id = any(:people::uuid[])
order by lower(member.first_name), lower(member.last_name), member.id
limit 10;

-- A run over everybody begins, or begins anew.
--! begin_run
update badge_rules set run_after = '00000000-0000-0000-0000-000000000000' where id = :id;

-- Whoever completes something has asked for rules before they commit: this waits for all who asked before the rule was there to be found.
--! wait_for_completions
lock table badge_rules in access exclusive mode;

-- A run that is under way.
--! lock_run
select r.team_id, r.run_after from badge_rules r
where r.id = :id and r.run_after is not null and r.status = 'active' and r.retroactive
for no key update of r;

-- The next members of the team, in the order of their memberships' ids.
--! next_people
select member.user_id from user_teams member
where member.team_id = :team_id and member.status = 'active' and member.id > :after::uuid::text || '_' || :team_id
order by member.id limit :most;

-- How far a run is; nothing: it is over.
--! run_progressed (after?)
update badge_rules set run_after = :after where id = :id;
