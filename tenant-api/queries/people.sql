-- people: memberships of a team, login names, and what becomes of an imported file.

--: Member(email?, username?, phone?, avatar?, dob?, position?, termination_date?, changed_by?, invited_at?, joined_at?, last_seen_at?)

--! member : Member
-- one person's page
select
  id, user_id, team_id, status, roles, first_name, last_name, email, username, employee_id, phone, avatar, dob,
  position, termination_date, managers, tags, loc1, loc2, loc3, loc4, loc5, loc6, div1, div2, div3, div4, div5, div6,
  custom1, custom2, custom3, custom4, custom5, custom6, fields, reward_points_count, revision, changed_by, invited_at,
  joined_at, last_seen_at, created_at, updated_at
from user_teams where team_id = :team_id and user_id = :user_id;

--! highest_rank
-- what a person is at most, in whichever team of the tenant
select max(rank) as rank from user_teams where user_id = :user_id;

--! members_to_change : Member
-- in the order of their ids, so that two admins who change the same people wait for each other and never in a ring
select
  id, user_id, team_id, status, roles, first_name, last_name, email, username, employee_id, phone, avatar, dob,
  position, termination_date, managers, tags, loc1, loc2, loc3, loc4, loc5, loc6, div1, div2, div3, div4, div5, div6,
  custom1, custom2, custom3, custom4, custom5, custom6, fields, reward_points_count, revision, changed_by, invited_at,
  joined_at, last_seen_at, created_at, updated_at
from user_teams where team_id = :team_id and user_id = any(:user_ids) order by id for update;

--! members_elsewhere : Member
-- people's memberships of the tenant's other teams: they share the login name
select
  id, user_id, team_id, status, roles, first_name, last_name, email, username, employee_id, phone, avatar, dob,
  position, termination_date, managers, tags, loc1, loc2, loc3, loc4, loc5, loc6, div1, div2, div3, div4, div5, div6,
  custom1, custom2, custom3, custom4, custom5, custom6, fields, reward_points_count, revision, changed_by, invited_at,
  joined_at, last_seen_at, created_at, updated_at
from user_teams where user_id = any(:user_ids) and team_id <> :team_id order by id for update;

--! members_by_email : Member
select
  id, user_id, team_id, status, roles, first_name, last_name, email, username, employee_id, phone, avatar, dob,
  position, termination_date, managers, tags, loc1, loc2, loc3, loc4, loc5, loc6, div1, div2, div3, div4, div5, div6,
  custom1, custom2, custom3, custom4, custom5, custom6, fields, reward_points_count, revision, changed_by, invited_at,
  joined_at, last_seen_at, created_at, updated_at
from user_teams where team_id = :team_id and email = any(:keys);

--! members_by_username : Member
select
  id, user_id, team_id, status, roles, first_name, last_name, email, username, employee_id, phone, avatar, dob,
  position, termination_date, managers, tags, loc1, loc2, loc3, loc4, loc5, loc6, div1, div2, div3, div4, div5, div6,
  custom1, custom2, custom3, custom4, custom5, custom6, fields, reward_points_count, revision, changed_by, invited_at,
  joined_at, last_seen_at, created_at, updated_at
from user_teams where team_id = :team_id and username = any(:keys);

--! members_by_employee_id : Member
select
  id, user_id, team_id, status, roles, first_name, last_name, email, username, employee_id, phone, avatar, dob,
  position, termination_date, managers, tags, loc1, loc2, loc3, loc4, loc5, loc6, div1, div2, div3, div4, div5, div6,
  custom1, custom2, custom3, custom4, custom5, custom6, fields, reward_points_count, revision, changed_by, invited_at,
  joined_at, last_seen_at, created_at, updated_at
from user_teams where team_id = :team_id and employee_id <> '' and employee_id = any(:keys);

--! members_by_facet : Member
select
  id, user_id, team_id, status, roles, first_name, last_name, email, username, employee_id, phone, avatar, dob,
  position, termination_date, managers, tags, loc1, loc2, loc3, loc4, loc5, loc6, div1, div2, div3, div4, div5, div6,
  custom1, custom2, custom3, custom4, custom5, custom6, fields, reward_points_count, revision, changed_by, invited_at,
  joined_at, last_seen_at, created_at, updated_at
from user_teams where team_id = :team_id and facets @> :facets
order by lower(first_name), lower(last_name), id limit :most;

--! administrators_locked
-- whoever takes away the admin role holds these rows: of two who do so at once the second counts what is left
select id from user_teams
where team_id = :team_id and rank >= 3 and status not in ('inactive', 'terminated', 'archived')
order by id for update;

--! insert_members
-- records carry the columns' own names; whoever is a member already is left alone
insert into user_teams (
  id, user_id, team_id, status, roles, rank, first_name, last_name, email, username, employee_id, phone, dob,
  position, termination_date, managers, tags, loc1, loc2, loc3, loc4, loc5, loc6, div1, div2, div3, div4, div5, div6,
  custom1, custom2, custom3, custom4, custom5, custom6, fields, facets, search, revision, changed_by, invited_at,
  created_at, updated_at, avatar
)
select
  id, user_id, team_id, status, roles, rank, first_name, last_name, email, username, employee_id, phone, dob,
  position, termination_date, managers, tags, loc1, loc2, loc3, loc4, loc5, loc6, div1, div2, div3, div4, div5, div6,
  custom1, custom2, custom3, custom4, custom5, custom6, fields, facets, search, revision, changed_by, invited_at,
  created_at, updated_at,
  -- somebody's face in the tenant's other teams
  (select other.avatar from user_teams other where other.user_id = new.user_id and other.avatar is not null limit 1)
from jsonb_populate_recordset(null::user_teams, :records) new
on conflict do nothing
returning user_id;

--! update_members
-- a record knows the revision that it makes; one that was overtaken finds no row
update user_teams t set
  status = n.status, roles = n.roles, rank = n.rank, first_name = n.first_name, last_name = n.last_name,
  email = n.email, username = n.username, employee_id = n.employee_id, phone = n.phone, dob = n.dob,
  position = n.position, termination_date = n.termination_date, managers = n.managers, tags = n.tags, loc1 = n.loc1,
  loc2 = n.loc2, loc3 = n.loc3, loc4 = n.loc4, loc5 = n.loc5, loc6 = n.loc6, div1 = n.div1, div2 = n.div2,
  div3 = n.div3, div4 = n.div4, div5 = n.div5, div6 = n.div6, custom1 = n.custom1, custom2 = n.custom2,
  custom3 = n.custom3, custom4 = n.custom4, custom5 = n.custom5, custom6 = n.custom6, fields = n.fields,
  facets = n.facets, search = n.search, revision = n.revision, changed_by = n.changed_by, invited_at = n.invited_at,
  updated_at = n.updated_at
from jsonb_populate_recordset(null::user_teams, :records) n
where t.id = n.id and t.revision = n.revision - 1
returning t.user_id;

--! roles_changed
-- of records about to be written, those that give a person other roles
select t.user_id from user_teams t, jsonb_populate_recordset(null::user_teams, :records) n
where t.id = n.id and not (t.roles <@ n.roles and t.roles @> n.roles);

--! names_of
select user_id, first_name, last_name from user_teams where team_id = :team_id and user_id = any(:user_ids)
order by lower(first_name), lower(last_name), id;

--! defined_values
-- what people of a list have in the fields that admins describe
select user_id, fields || jsonb_build_object(
  'loc1', loc1, 'loc2', loc2, 'loc3', loc3, 'loc4', loc4, 'loc5', loc5, 'loc6', loc6,
  'div1', div1, 'div2', div2, 'div3', div3, 'div4', div4, 'div5', div5, 'div6', div6,
  'custom1', custom1, 'custom2', custom2, 'custom3', custom3, 'custom4', custom4, 'custom5', custom5, 'custom6', custom6
) as values
from user_teams where team_id = :team_id and user_id = any(:user_ids);

--! name_in_tenant
select first_name, last_name from user_teams where user_id = :user_id order by created_at limit 1;

--! usernames_taken
select username, user_id from usernames where username = any(:usernames) or user_id = any(:user_ids);

--! take_usernames
insert into usernames (username, user_id)
select username, user_id from unnest(:usernames::text[], :user_ids::uuid[]) as wanted (username, user_id)
on conflict (user_id) do update set username = excluded.username;

--! release_username
delete from usernames where user_id = :user_id;

--! set_avatar (avatar?)
-- a person has one face in all teams of the tenant; not a revision: it disturbs nobody's edit
update user_teams set avatar = :avatar where user_id = :user_id;

-- Whoever redeems points waits here for what is earned or redeemed now, and then sees what is left.
--! lock_points
select reward_points_count from user_teams where team_id = :team_id and user_id = :user_id for no key update;

-- In order, so that of two who count for the same people the second waits for the first. Not a revision: it disturbs nobody's edit.
--! count_points
with counted as materialized (
  select member.id, said.points
  from unnest(:user_ids::uuid[], :team_ids::text[], :points::bigint[]) as said (user_id, team_id, points)
  join user_teams member on member.user_id = said.user_id and member.team_id = said.team_id
  order by member.id
  for no key update of member
)
update user_teams member set reward_points_count = member.reward_points_count + counted.points
from (select id, sum(points)::bigint as points from counted group by id) counted
where member.id = counted.id;

--! mark_present
-- somebody whose row is just being changed is not waited for: whoever changes it may be waiting for the session
update user_teams set joined_at = coalesce(joined_at, :at), last_seen_at = greatest(last_seen_at, :at)
where id = (select id from user_teams where user_id = :user_id and team_id = :team_id for update skip locked);

--! mark_seen
-- not a revision: nobody's edit is disturbed by a person who signs in
update user_teams set joined_at = coalesce(joined_at, :at), last_seen_at = greatest(last_seen_at, :at)
where user_id = :user_id and team_id = :team_id;

-- Of many, whether an invitation is still to be sent to each: they have not come, have an address and can sign in, and were not
-- invited, or not since the moment that is given.
--! members_to_invite (before?)
select user_id,
  joined_at is null and email is not null and status not in ('inactive', 'terminated', 'archived')
    and (invited_at is null or coalesce(invited_at < :before, false)) as is_awaited
from user_teams where team_id = :team_id and user_id = any(:user_ids)
order by id;

--! invite_members (before?)
with awaited as materialized (
  select id from user_teams
  where team_id = :team_id and user_id = any(:user_ids)
    and joined_at is null and email is not null and status not in ('inactive', 'terminated', 'archived')
    and (invited_at is null or coalesce(invited_at < :before, false))
  order by id
  for no key update
)
update user_teams member set invited_at = :now from awaited where member.id = awaited.id
returning member.id, member.user_id;

-- Only the latest job of a team is shown.
--! forget_invitation_jobs
delete from invitation_jobs where team_id = :team_id and (finished_at is not null or stopped_at is not null);

--! create_invitations
insert into invitation_jobs (id, team_id, total, created_by, started_at) values (:id, :team_id, :total, :by, :now);

--! store_invitations
insert into invitation_portions (job_id, number, users)
select :id, (person.number - 1) / :size::bigint, array_agg(person.id order by person.number)
from unnest(:user_ids::uuid[]) with ordinality as person (id, number)
group by (person.number - 1) / :size;

--! next_invitations
select number, users, number < (select max(number) from invitation_portions where job_id = :id) as is_followed
from invitation_portions
where job_id = :id
order by number
limit 1
for update;

--! drop_invitations
delete from invitation_portions where job_id = :id and number = :number;

--! invitations_progressed
update invitation_jobs set done = done + :people, invited = invited + :invited,
  finished_at = case when :finished then :now::timestamptz end
where id = :id;

-- What was not done is not done any more: whoever is still awaited can be invited anew.
--! invitations_stopped
with forgotten as (delete from invitation_portions where job_id = :id)
update invitation_jobs set stopped_at = :now where id = :id and finished_at is null and stopped_at is null;

--! latest_invitations : (finished_at?, stopped_at?)
select id, total, done, invited, started_at, finished_at, stopped_at from invitation_jobs where team_id = :team_id
order by started_at desc limit 1;

--! mark_invited
update user_teams set invited_at = :now where team_id = :team_id and user_id = :user_id;

--: Job(match_by?, error?, finished_at?)

--! insert_job
insert into bulk_jobs (
  id, kind, team_id, status, file_name, content, encoding, delimiter, columns, sample, total, created_by, created_at
) values (
  :id, 'users', :team_id, 'uploaded', :file_name, :content, :encoding, :delimiter, :columns, :sample, :total,
  :created_by, :now
);

--! drop_waiting_jobs
-- whoever uploads again and again keeps the latest files only
delete from bulk_jobs where id in (
  select id from bulk_jobs where team_id = :team_id and status in ('uploaded', 'checked')
  order by created_at desc, id desc offset :kept);

--! purge_waiting_jobs
-- a file that nobody ran is a whole staff list
delete from bulk_jobs where status in ('uploaded', 'checked') and created_at < :before;

--! purge_rows
-- the figures stay with the job
delete from bulk_rows r using bulk_jobs j where j.id = r.job_id and j.status in ('done', 'failed') and j.finished_at < :before;

--! job : Job
select
  id, status, file_name, encoding, delimiter, columns, sample, mapping, match_by, invite, total, processed, created, updated,
  unchanged, rejected, error, created_by, created_at, finished_at
from bulk_jobs where team_id = :team_id and id = :id and kind = 'users';

--! jobs : Job
select
  id, status, file_name, encoding, delimiter, columns, sample, mapping, match_by, invite, total, processed, created, updated,
  unchanged, rejected, error, created_by, created_at, finished_at
from bulk_jobs where team_id = :team_id and kind = 'users' order by created_at desc limit 20;

--! job_to_change : Job
select
  id, status, file_name, encoding, delimiter, columns, sample, mapping, match_by, invite, total, processed, created, updated,
  unchanged, rejected, error, created_by, created_at, finished_at
from bulk_jobs where team_id = :team_id and id = :id and kind = 'users' for update;

--! job_content (): (content?)
select content from bulk_jobs where team_id = :team_id and id = :id and kind = 'users';

--! job_checked
update bulk_jobs set
  status = 'checked', mapping = :mapping, match_by = :match_by, invite = :invite, processed = 0, created = :created,
  updated = :updated, unchanged = :unchanged, rejected = :rejected
where id = :id;

--! job_started
-- the file is no longer needed: its lines are in bulk_rows, and it holds personal data
update bulk_jobs set status = 'running', content = null, sample = '[]', processed = unchanged + rejected, created = 0, updated = 0
where id = :id and status = 'checked';

--! job_progressed
update bulk_jobs set
  processed = processed + :lines, created = created + :created, updated = updated + :updated,
  unchanged = unchanged + :unchanged, rejected = rejected + :rejected
where id = :id;

--! discard_job
-- its lines go with it; what was run stays, as the record of what it did
delete from bulk_jobs where team_id = :team_id and id = :id and kind = 'users' and status in ('uploaded', 'checked');

-- What was done until then stays, and the lines that are left wait for somebody to go on.
--! job_stopped
update bulk_jobs set status = 'failed', finished_at = :now, error = :error where id = :id and status = 'running';

--! job_resumed
update bulk_jobs set status = 'running', finished_at = null, error = null where id = :id and status = 'failed';

--! job_done
update bulk_jobs set status = 'done', finished_at = :now where id = :id and status = 'running';

--! delete_rows
delete from bulk_rows where job_id = :job_id;

--! insert_rows
insert into bulk_rows (job_id, line, outcome, label, problems, person, user_id)
select :job_id, line, outcome, label, problems, person, user_id
from jsonb_populate_recordset(null::bulk_rows, :records);

--! waiting_rows : (person?, user_id?)
select line, label, person, user_id from bulk_rows
where job_id = :job_id and person is not null and outcome in ('create', 'update') order by line limit :most;

--! rows_without_managers : (person?, user_id?)
-- done but for the managers, who came by a later line
select line, label, outcome, person, user_id from bulk_rows
where job_id = :job_id and person is not null order by line limit :most;

--! rows_done
-- a line whose managers are yet to come keeps that much of what it says
update bulk_rows r set outcome = n.outcome, problems = n.problems, user_id = n.user_id, person = n.person
from jsonb_populate_recordset(null::bulk_rows, :records) n
where r.job_id = :job_id and r.line = n.line;

--! rows_page (outcome?) : (user_id?)
select line, outcome, label, problems, user_id, count(*) over () as total from bulk_rows
where job_id = :job_id and (:outcome::text is null or outcome = :outcome)
order by line limit :most offset :skip;

--! rows_after
select line, outcome, label, problems from bulk_rows
where job_id = :job_id and line > :line order by line limit 2000;

-- Whether another word was said about the same superadmin after this one; the membership is locked meanwhile.
--! decision_was_followed
select exists (
  select from facts later
  where later.seq > word.seq and later.subject = word.subject
    and later.kind in ('superadmin.appointed', 'superadmin.withdrawn')) as followed
from facts word where word.id = :id;
