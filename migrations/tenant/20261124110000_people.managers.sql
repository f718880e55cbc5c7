-- people: whom somebody manages, found by the manager: read by the contacts of whoever has a session.
create index user_teams_managers on user_teams using gin (managers);
