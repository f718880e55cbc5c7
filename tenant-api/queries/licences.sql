-- licences: who counts in which month.

-- Superadmins never count, and neither do demo accounts, which the platform's operators mark.
--! count_person
insert into licence_counts (month, user_id, team_id, event, at)
select :month, :user_id, :team_id, :event, :now
where not exists (
  select from user_teams person
  where person.user_id = :user_id and 'superadmin' = any (person.roles))
  and not exists (select from demo_accounts demo where demo.user_id = :user_id)
on conflict (month, user_id) do nothing;

--! months
select month, team_id, count(*) as counted from licence_counts where month > :after group by month, team_id order by month desc, team_id;

--! people : (email?)
select evidence.user_id, evidence.team_id, evidence.name, evidence.email, evidence.event, evidence.at
from licence_evidence(:month) evidence
limit :limit offset :offset;

--! people_total
select count(*) from licence_counts where month = :month;
