-- people: within a team an address and an employee id belong to one person each; files find their people by them.

-- Whoever had it first keeps it. What the others lose is kept as an own field of theirs, where an admin sees it.
update user_teams later set
  employee_id = '',
  fields = later.fields || jsonb_build_object('duplicateEmployeeId', jsonb_build_array(later.employee_id)),
  facets = array_remove(later.facets, 'employeeid=' || lower(later.employee_id)),
  revision = later.revision + 1
from (
  select id, row_number() over (partition by team_id, employee_id order by created_at, id) as place
  from user_teams where employee_id <> ''
) copies
where copies.id = later.id and copies.place > 1;

-- The address to sign in with is another one and stays as it is.
update user_teams later set
  email = null,
  fields = later.fields || jsonb_build_object('duplicateEmail', jsonb_build_array(later.email)),
  revision = later.revision + 1
from (
  select id, row_number() over (partition by team_id, email order by created_at, id) as place
  from user_teams where email is not null
) copies
where copies.id = later.id and copies.place > 1;

-- They serve what the two plain ones did.
create unique index user_teams_one_email on user_teams (team_id, email);
create unique index user_teams_one_employee on user_teams (team_id, employee_id) where employee_id <> '';
drop index user_teams_email;
drop index user_teams_employee;
