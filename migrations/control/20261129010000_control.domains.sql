-- Teams' own domains: each is proved by a TXT record before the directory shows it, live once a real request over it was answered,
-- and looked at again each hour. One whose record is gone serves on for a time of grace, and then stops.
-- Cold: read by a tenant's page; what is due is found by the index.
alter table control.team_domains add column state text not null default 'waiting' check (state in ('waiting', 'proved', 'live', 'grace', 'stopped'));
-- what the record must say; another one each time the domain is added
alter table control.team_domains add column token text not null default replace(gen_random_uuid()::text, '-', '');
-- entered before domains were proved, or by the setting up of an installation: no record is asked for
alter table control.team_domains add column vouched boolean not null default false;
-- what was found at the last look, condition by condition
alter table control.team_domains add column checks jsonb not null default '[]';
alter table control.team_domains add column checked_at timestamptz, add column next_check_at timestamptz not null default now();
-- when a request over it was answered for the first time since it was proved
alter table control.team_domains add column live_at timestamptz;
-- since when the record is gone
alter table control.team_domains add column lost_at timestamptz;
alter table control.team_domains add column added_by_name text;

update control.team_domains set state = 'proved', vouched = true where verified_at is not null;

-- The directory shows what has this moment: exactly the states that may serve.
alter table control.team_domains add constraint team_domains_verified_at_check check ((state in ('proved', 'live', 'grace')) = (verified_at is not null));
create index team_domains_due on control.team_domains (next_check_at);
