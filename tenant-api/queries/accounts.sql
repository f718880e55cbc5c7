-- accounts: what registering and mailing ask of a tenant's schema.

-- Who is told of a registration: whoever administers one of the tenant's teams.
--! administrators
select distinct user_id from user_teams
where 'admin' = any(roles) and status not in ('inactive', 'terminated', 'archived');

-- To whom a team's admin may write.
--! members_by_address : (email?)
select user_id, first_name, last_name, email from user_teams
where team_id = :team_id and email = any(:addresses) and status not in ('inactive', 'terminated', 'archived')
order by email;
