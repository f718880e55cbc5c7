-- learning: how long an activity takes, as its author estimates it.
alter table activities add column minutes smallint check (minutes between 1 and 600);

-- people: rules may ask for the team, so it is among what they are matched by; people::model::facets writes it from now on.
update user_teams set facets = array(select distinct f from unnest(facets || ('team=' || lower(team_id))) f order by f)
where not facets @> array['team=' || lower(team_id)];
