-- accounts: what registering and mailing ask of a tenant's schema.

-- Who is notified of a registration: whoever administers one of the tenant's teams.
--! administrators
select distinct user_id from user_teams
where 'admin' = any(roles) and status not in ('inactive', 'terminated', 'archived');

-- To whom a team's admin may write.
--! members_by_address : (email?)
select user_id, first_name, last_name, email from user_teams
where team_id = :team_id and email = any(:addresses) and status not in ('inactive', 'terminated', 'archived')
order by email;

-- A mail of a team that an admin wants to be written anew. Open: it failed, nothing came after it, and its person may still
-- sign in to the team.
--! failed_mail : (user_id?)
select mail.kind, mail.user_id, mail.recipient,
  mail.status = 'failed' and mail.error is distinct from 'not needed any more' and not exists (
    select from mails later
    where later.user_id = mail.user_id and later.kind = mail.kind and later.recipient = mail.recipient
      and (later.created_at, later.id) > (mail.created_at, mail.id)) and exists (
    select from user_teams person
    where person.user_id = mail.user_id and person.team_id = mail.team_id
      and person.status not in ('inactive', 'terminated', 'archived')) as is_open
from mails mail where mail.id = :id and mail.team_id = :team_id;
