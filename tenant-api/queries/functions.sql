-- functions: what the specification's callable functions look up before they go through the doors of others.

-- These documents of a type, as they are now; forms are of a team.
--! documents
select c.id, c.revision, c.status from courses c where :type::text = 'course' and c.id = any(:ids::uuid[])
union all
select r.id, r.revision, r.status from resources r where :type = 'resource' and r.id = any(:ids)
union all
select f.id, f.revision, f.status from forms f where :type = 'form' and f.id = any(:ids) and f.team_id = :team_id
union all
select p.id, p.revision, p.status from learning_pathways p where :type = 'pathway' and p.id = any(:ids)
union all
select l.id, l.revision, l.status from learning_packages l where :type = 'package' and l.id = any(:ids)
order by id;

-- The rules of a document, in force or put away.
--! rules_of
select p.id, p.status from permissions p where p.document_id = :document_id and p.type = :type order by p.id;

-- A rule as it is now.
--! rule
select p.document_id, p.type, p.revision, p.updated_at from permissions p where p.id = :id;

-- The teams that a person is or was in.
--! teams_of
select m.team_id from user_teams m where m.user_id = :user_id order by m.team_id;
