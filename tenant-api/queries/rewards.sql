-- rewards: points for what is completed. The ledger is added to and never changed.

-- What somebody completed, what it is worth to them, and in which team: where it happened, if its person may come in there, or else
-- where they were last.
--: Worth()

-- Of documents: these people, or those whose records these are. Who earned it before is left out, and so are anonymous forms: the
-- moment at which somebody earned their points would tell which answers are theirs.
-- Earlier rounds of a course have records of their own, so courses are asked themselves. The word and the records stand behind selects, where a plan does not look: one plan holds for all, and is kept.
--! worth_documents (team_id?) : Worth
select person.user_id, worth.document_type as type, worth.document_id, d.title, worth.points, home.team_id
from reward_points worth
join assignables d on d.type = worth.document_type and d.id = worth.document_id
cross join (
  select unnest(array(select unnest(:users::uuid[]))) as user_id
  union select user_id from user_courses where (select :type::text) = 'course' and id = any(array(select unnest(:records::uuid[])))
  union select r.user_id from assignment_records r
  where r.type <> 'course' and r.type = (select :type::text) and r.id = any(array(select unnest(:records::uuid[])))
) person
cross join lateral (
  select member.team_id from user_teams member
  where member.user_id = person.user_id
  order by member.status not in ('inactive', 'terminated', 'archived') desc, member.team_id is not distinct from :team_id::text desc,
    member.last_seen_at desc nulls last, member.created_at, member.team_id
  limit 1
) home
where worth.document_type = (select :type::text) and worth.document_id = :document_id
  and not exists (
    select from reward_transactions earned
    where earned.user_id = person.user_id and earned.document_type = worth.document_type and earned.document_id = worth.document_id
      and not earned.redeem)
  and not exists (
    select from forms f join form_versions v on v.form_id = f.id and v.version = f.live_version
    where worth.document_type = 'form' and f.id = worth.document_id and v.settings @> '{"anonymous": true}')
order by person.user_id;

-- Of activities that are completed in these rounds of courses; of one of them, where it is named.
--! worth_activities (team_id?, activity_id?) : Worth
select uc.user_id, worth.document_type as type, worth.document_id, a.title, worth.points, home.team_id
from user_courses uc
join user_activities done on done.user_course_id = uc.id and done.completed_at is not null
  and (:activity_id::uuid is null or done.activity_id = :activity_id)
join reward_points worth on worth.document_type = 'activity' and worth.document_id = done.activity_id
join activities a on a.course_id = uc.course_id and a.version = uc.version and a.id = done.activity_id
cross join lateral (
  select member.team_id from user_teams member
  where member.user_id = uc.user_id
  order by member.status not in ('inactive', 'terminated', 'archived') desc, member.team_id is not distinct from :team_id::text desc,
    member.last_seen_at desc nulls last, member.created_at, member.team_id
  limit 1
) home
where uc.id = any(:rounds) and not exists (
  select from reward_transactions earned
  where earned.user_id = uc.user_id and earned.document_type = 'activity' and earned.document_id = worth.document_id and not earned.redeem)
order by uc.user_id, worth.document_id;

-- Once for each person and document, however many events of it come at once.
--! earn
insert into reward_transactions (id, team_id, user_id, document_id, document_type, document_title, reward_point_amount, redeem, created_at)
select e.id, e.team_id, e.user_id, e.document_id, e.type, e.title, e.points, false, :now
from jsonb_to_recordset(:earned::jsonb) as e (id uuid, team_id text, user_id uuid, document_id uuid, type text, title text, points integer)
order by e.user_id, e.document_id
on conflict (user_id, document_type, document_id) where not redeem do nothing
returning user_id, team_id, reward_point_amount;

--! redeem
insert into reward_transactions (id, team_id, user_id, reward_point_amount, redeem, created_at)
values (:id, :team_id, :user_id, :points, true, :now);

-- What these memberships earned and redeemed in all, summed from their transactions. They are locked meanwhile.
--! sum_totals
insert into reward_totals (team_id, user_id, earned, redeemed, last_at)
select t.team_id, t.user_id, coalesce(sum(t.reward_point_amount) filter (where not t.redeem), 0),
  coalesce(sum(t.reward_point_amount) filter (where t.redeem), 0), max(t.created_at)
from unnest(:user_ids::uuid[], :team_ids::text[]) as m (user_id, team_id)
join reward_transactions t on t.team_id = m.team_id and t.user_id = m.user_id
group by t.team_id, t.user_id
on conflict (team_id, user_id) do update set earned = excluded.earned, redeemed = excluded.redeemed, last_at = excluded.last_at;

--! balance
select reward_points_count from user_teams where team_id = :team_id and user_id = :user_id;

-- What is worth how much -----------------------------------------------------------------------------------------------

--! points_of
select points from reward_points where document_type = :type and document_id = :document_id;

--! points_of_activities
select worth.document_id, worth.points from reward_points worth
where worth.document_type = 'activity'
  and worth.document_id in (select a.id from activities a where a.course_id = :course_id)
order by worth.document_id;

--! is_activity
select exists (select from activities a where a.course_id = :course_id and a.id = :id) as is_there;

--! set_points
insert into reward_points (document_type, document_id, points, changed_by, changed_at)
values (:type, :document_id, :points, :by, :now)
on conflict (document_type, document_id) do update set points = excluded.points, changed_by = excluded.changed_by, changed_at = excluded.changed_at;

--! forget_points
delete from reward_points where document_type = :type and document_id = :document_id;

-- Copies are worth what their originals are, pair by pair.
--! copy_points
insert into reward_points (document_type, document_id, points, changed_by, changed_at)
select worth.document_type, x.fresh, worth.points, :by, :now
from unnest(:types::text[], :originals::uuid[], :copies::uuid[]) as x (type, original, fresh)
join reward_points worth on worth.document_type = x.type and worth.document_id = x.original
on conflict (document_type, document_id) do nothing;
