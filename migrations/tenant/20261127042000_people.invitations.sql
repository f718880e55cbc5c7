-- people: inviting many at once.

-- The team's invitations that are sent as a job, how far they are and what came of them. Cold: an admin looks at the latest.
create table invitation_jobs (
  id           uuid primary key,
  team_id      text not null,
  total        integer not null check (total > 0),
  done         integer not null default 0 check (done between 0 and total),
  invited      integer not null default 0,
  created_by   uuid not null,
  started_at   timestamptz not null,
  finished_at  timestamptz
);
create index invitation_jobs_recent on invitation_jobs (team_id, started_at desc);

-- The people who are still to be invited, some hundreds to a row; a row is gone once they were.
create table invitation_portions (
  job_id  uuid not null references invitation_jobs (id) on delete cascade,
  number  bigint not null,
  users   uuid[] not null,
  primary key (job_id, number)
);

-- the list's filters "not invited" and "invited": few of a team, once it works
create index user_teams_awaited on user_teams (team_id, lower(last_name), lower(first_name), id) where joined_at is null;
