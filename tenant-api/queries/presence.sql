-- presence: who has the product open.

-- Somebody is there. Nothing is written where less than a minute ago they were at the same place.
--! mark_online (device_type?, mobile_vendor?, mobile_model?, browser_name?, browser_version?, os_name?, os_version?)
insert into user_presence as known (
  user_id, state, team_id, feature, device_type, mobile_vendor, mobile_model, browser_name, browser_version, os_name, os_version,
  last_changed, seen_at)
values (
  :user_id, 'online', :team_id, :feature, :device_type, :mobile_vendor, :mobile_model, :browser_name, :browser_version, :os_name,
  :os_version, :now, :now)
on conflict (user_id) do update set
  last_changed = case when known.state = 'online' and known.seen_at > :lease then known.last_changed else excluded.last_changed end,
  state = excluded.state, team_id = excluded.team_id, feature = excluded.feature, device_type = excluded.device_type,
  mobile_vendor = excluded.mobile_vendor, mobile_model = excluded.mobile_model, browser_name = excluded.browser_name,
  browser_version = excluded.browser_version, os_name = excluded.os_name, os_version = excluded.os_version, seen_at = excluded.seen_at
where known.state = 'offline' or known.seen_at <= :written_before
  or (known.team_id, known.feature) is distinct from (excluded.team_id, excluded.feature);

--! mark_offline
update user_presence set
  state = 'offline', team_id = null, feature = null, device_type = null, mobile_vendor = null, mobile_model = null,
  browser_name = null, browser_version = null, os_name = null, os_version = null, last_changed = :now, seen_at = :now
where user_id = any(:user_ids) and state = 'online';

--! presence_of : (team_id?, feature?, device_type?, mobile_vendor?, mobile_model?, browser_name?, browser_version?, os_name?, os_version?)
select user_id, state, team_id, feature, device_type, mobile_vendor, mobile_model, browser_name, browser_version, os_name, os_version,
  last_changed, seen_at
from user_presence where user_id = any(:user_ids);
