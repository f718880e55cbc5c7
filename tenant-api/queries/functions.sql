-- functions: what the specification's callable functions look up before they go through the doors of others.

-- The rules of a document, in force or put away.
--! rules_of
select p.id, p.status from permissions p where p.document_id = :document_id and p.type = :type order by p.id;

-- A rule as it is now.
--! rule
select p.document_id, p.type, p.revision, p.updated_at from permissions p where p.id = :id;

-- The teams that a person is or was in.
--! teams_of
select m.team_id from user_teams m where m.user_id = :user_id order by m.team_id;
