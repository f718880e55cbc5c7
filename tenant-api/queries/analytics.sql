-- analytics: events of the screens and of sign-ins.

--! note (user_id?)
insert into analytics_events (id, at, kind, name, user_id, team_id, properties)
values (:id, :at, :kind, :name, :user_id, :team_id, :properties);

--! purge
delete from analytics_events where id in (select id from analytics_events where at < :before limit :most);
