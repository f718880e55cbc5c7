-- badges: what admins give to people for something well done. Every statement names its team.

--! one_badge : (picture?)
select b.id, b.status, b.title, b.description, b.picture, b.revision, b.changed_at, b.created_at,
  (select count(distinct h.user_id) from user_badges h where h.badge_id = b.id and h.withdrawn_at is null) as holders
from badges b
where b.id = :id and b.team_id = :team_id;

-- Whoever changes it, gives it or takes it back waits here for the one who does so now, and then sees what they did.
--! lock_badge : (picture?, changed_by_name?)
select b.status, b.title, b.description, b.picture, b.revision, b.changed_at,
  (select u.first_name || ' ' || u.last_name from user_teams u where u.user_id = b.changed_by order by u.id limit 1) as changed_by_name
from badges b
where b.id = :id and b.team_id = :team_id for no key update of b;

--! create_badge
insert into badges (id, team_id, title, description, search, changed_by, changed_at, created_by, created_at)
values (:id, :team_id, :title, :description, :search, :by, :now, :by, :now);

--! change_badge
update badges set title = :title, description = :description, status = :status, search = :search, revision = revision + 1,
  changed_by = :by, changed_at = :now
where id = :id and team_id = :team_id;

--! set_picture (picture?)
update badges set picture = :picture, revision = revision + 1, changed_by = :by, changed_at = :now
where id = :id and team_id = :team_id;

-- Who holds it ----------------------------------------------------------------------------------------------------------

-- Those among these people who may be given something now.
--! active_members
select u.user_id from user_teams u
where u.team_id = :team_id and u.user_id = any(:people) and u.status = 'active'
order by u.user_id;

-- Gives it to all of them who do not hold it: for the first time, or in the cycle after the one that was withdrawn.
--! give (note?)
insert into user_badges (id, badge_id, user_id, cycle, note, awarded_at, awarded_by)
select given.id, b.id, given.user_id,
  1 + coalesce((select max(before.cycle) from user_badges before where before.badge_id = b.id and before.user_id = given.user_id), 0),
  :note::text, :now, :by
from badges b
cross join unnest(:ids::uuid[], :people::uuid[]) as given (id, user_id)
where b.id = :badge_id and b.team_id = :team_id and not exists (
  select from user_badges held where held.badge_id = b.id and held.user_id = given.user_id and held.withdrawn_at is null)
on conflict (badge_id, user_id, cycle) do nothing
returning id, user_id;

-- What rules award: a cycle that they name, or the next one to whoever does not hold the badge. They do not wait for the badge's row, as
-- whoever awards by hand does: what comes at the same moment would be the same cycle, and is there once.
--! award_by_rules
insert into user_badges (id, badge_id, user_id, cycle, awarded_at, awarded_by, rule_id)
select x.id, x.badge_id, x.user_id,
  coalesce(x.cycle, 1 + coalesce((select max(before.cycle) from user_badges before where before.badge_id = x.badge_id and before.user_id = x.user_id), 0)),
  :now, x.awarded_by, x.rule_id
from jsonb_to_recordset(:awards::jsonb) as x (id uuid, badge_id uuid, user_id uuid, cycle integer, awarded_by uuid, rule_id uuid)
where x.cycle is not null or not exists (
  select from user_badges held where held.badge_id = x.badge_id and held.user_id = x.user_id and held.withdrawn_at is null)
order by x.user_id, x.badge_id, x.cycle
on conflict (badge_id, user_id, cycle) do nothing
returning id;

--! lock_holder
select h.user_id, h.withdrawn_at is not null as withdrawn
from user_badges h join badges b on b.id = h.badge_id
where h.id = :id and b.id = :badge_id and b.team_id = :team_id for no key update of h;

--! withdraw
update user_badges h set withdrawn_at = :now, withdrawn_by = :by, reason = :reason
from badges b
where h.id = :id and h.badge_id = b.id and b.id = :badge_id and b.team_id = :team_id and h.withdrawn_at is null;

-- Of notifications that wait to be mailed those about a badge that was withdrawn.
--! over_gifts
select waiting.id from unnest(:ids::uuid[], :gifts::uuid[]) as waiting (id, gift)
where not exists (select from user_badges where user_badges.id = waiting.gift and withdrawn_at is null);

-- The pictures of what mails are about: badges that somebody was given.
--! mail_pictures : (hash?)
select h.id as about, b.title as seed, f.hash
from user_badges h join badges b on b.id = h.badge_id left join files f on f.id = b.picture
where h.id = any(:about);
