-- people: whom somebody manages is found by the facets, which hold each manager; an index beside theirs cost every write.
drop index user_teams_managers;
