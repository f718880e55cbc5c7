-- people: memberships of this tenant (specification section 3, "User-team membership").

-- A person in a team. Warm: every request's actor check reads one row by primary key (cached 5 s); the users
-- screen filters and sorts by the indexes below, always inside one team.
create table user_teams (
  id                   text primary key,
  user_id              uuid not null,
  team_id              text not null,
  status               text not null default 'active' check (status in (
                         'active', 'inactive', 'maternity leave', 'paternity leave', 'sick leave',
                         'compassionate leave', 'leave without pay', 'terminated', 'archived')),
  roles                text[] not null default '{learner}' check (roles <@ array['learner', 'manager', 'admin', 'superadmin', 'staff', 'user']::text[] and cardinality(roles) > 0),
  -- the highest held role: learner 1, manager 2, admin 3, superadmin 4
  rank                 smallint not null default 1 check (rank between 1 and 4),
  first_name           text not null check (length(first_name) between 1 and 200),
  last_name            text not null check (length(last_name) between 1 and 200),
  email                text,
  username             text,
  employee_id          text not null default '',
  phone                text,
  avatar               text,
  dob                  date,
  position             text,
  termination_date     date,
  managers             uuid[] not null default '{}',
  tags                 text[] not null default '{}',
  loc1 text[] not null default '{}', loc2 text[] not null default '{}', loc3 text[] not null default '{}',
  loc4 text[] not null default '{}', loc5 text[] not null default '{}', loc6 text[] not null default '{}',
  div1 text[] not null default '{}', div2 text[] not null default '{}', div3 text[] not null default '{}',
  div4 text[] not null default '{}', div5 text[] not null default '{}', div6 text[] not null default '{}',
  custom1 text[] not null default '{}', custom2 text[] not null default '{}', custom3 text[] not null default '{}',
  custom4 text[] not null default '{}', custom5 text[] not null default '{}', custom6 text[] not null default '{}',
  fields               jsonb not null default '{}',
  reward_points_count  bigint not null default 0 check (reward_points_count >= 0),
  -- 'category=value', lower case: what permission rules are matched against; written by people::model::facets
  facets               text[] not null,
  -- names, e-mail, username and employee id in lower case: what the search box looks in
  search               text not null,
  revision             integer not null default 1,
  -- who made the latest revision: named to the one who edits an older one
  changed_by           uuid,
  invited_at           timestamptz,
  joined_at            timestamptz,
  last_seen_at         timestamptz,
  created_at           timestamptz not null,
  updated_at           timestamptz not null,
  unique (user_id, team_id),
  check (id = user_id::text || '_' || team_id)
);
create index user_teams_name on user_teams (team_id, lower(last_name), lower(first_name), id);
create index user_teams_status on user_teams (team_id, status, id);
create index user_teams_rank on user_teams (team_id, rank, id);
create index user_teams_created on user_teams (team_id, created_at, id);
-- what an import file or a single new person is matched by
create index user_teams_email on user_teams (team_id, email);
create index user_teams_employee on user_teams (team_id, employee_id) where employee_id <> '';
create index user_teams_username on user_teams (team_id, username);
create index user_teams_facets on user_teams using gin (facets);
create index user_teams_search on user_teams using gin (search extensions.gin_trgm_ops);

-- Login names, unique in the tenant, lower case. A person's memberships share theirs.
create table usernames (
  username  text primary key check (username = lower(username)),
  user_id   uuid not null unique
);

-- An import file and what became of it (domain section 12). `kind` leaves room for the other bulk jobs.
create table bulk_jobs (
  id           uuid primary key,
  kind         text not null check (kind in ('users')),
  team_id      text not null,
  status       text not null check (status in ('uploaded', 'checked', 'running', 'done', 'failed')),
  file_name    text not null,
  -- the file itself, until it is run
  content      bytea,
  encoding     text not null,
  delimiter    text not null,
  columns      text[] not null,
  -- its first lines, to choose the mapping by; emptied with the content
  sample       jsonb not null default '[]',
  -- for each column of the file the field it fills, or null
  mapping      jsonb not null default '[]',
  -- the field by which a line finds the person it is about
  match_by     text check (match_by in ('email', 'username', 'employeeId')),
  invite       boolean not null default false,
  total        integer not null default 0,
  processed    integer not null default 0,
  created      integer not null default 0,
  updated      integer not null default 0,
  unchanged    integer not null default 0,
  rejected     integer not null default 0,
  error        text,
  created_by   uuid not null,
  created_at   timestamptz not null,
  finished_at  timestamptz
);
create index bulk_jobs_recent on bulk_jobs (team_id, created_at desc);

-- One row a line of the file: its outcome and, for a bad one, line, column, value and reason.
create table bulk_rows (
  job_id        uuid not null references bulk_jobs (id) on delete cascade,
  line          integer not null,
  outcome       text not null check (outcome in ('create', 'update', 'unchanged', 'rejected', 'created', 'updated')),
  label         text not null,
  problems      jsonb not null default '[]',
  -- what the line says, by field; emptied once the line is done
  person        jsonb,
  -- the person; a new one's id is chosen before the line is run, so that a repeated step makes nobody twice
  user_id       uuid,
  primary key (job_id, line)
);
create index bulk_rows_outcome on bulk_rows (job_id, outcome, line);
-- the next lines of a running import
create index bulk_rows_waiting on bulk_rows (job_id, line) where person is not null;
