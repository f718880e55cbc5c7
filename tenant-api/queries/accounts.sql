-- accounts: what registering and mailing ask of a tenant's schema.

-- Who is told of a registration: whoever administers one of the tenant's teams.
--! administrators
select distinct user_id from user_teams
where 'admin' = any(roles) and status not in ('inactive', 'terminated', 'archived');
