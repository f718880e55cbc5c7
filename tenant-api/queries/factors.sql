-- factors: what an admin has to know of somebody whose second factor is lost. Factors themselves are in the control database.

-- Whom an admin of a team has before them, and what that person is at most in the tenant.
--! member_above
select person.first_name, person.last_name,
  (select max(held.rank) from user_teams held where held.user_id = person.user_id) as highest
from user_teams person where person.team_id = :team_id and person.user_id = :user_id;
