-- Lists of people are in the order in which their names are read: first name, then last name.
create index user_teams_by_name on user_teams (team_id, lower(first_name), lower(last_name), id);
-- the list's filters "not invited" and "invited": few of a team, once it works
create index user_teams_awaited_by_name on user_teams (team_id, lower(first_name), lower(last_name), id) where joined_at is null;
-- No list is in the other order any more; both would have to be kept at each import.
drop index user_teams_name;
drop index user_teams_awaited;
