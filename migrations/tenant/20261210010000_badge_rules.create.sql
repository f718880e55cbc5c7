-- badge_rules: for what a badge is awarded without an admin's hand (domain section 9).

-- One row a rule. Few; every completion asks for the active ones of its trigger, the admins' list and page read them, few write them. Whom a rule is for
-- is a rule of the permissions' own table, so that one view says who matches any rule.
create table badge_rules (
  id             uuid primary key,
  team_id        text not null,
  badge_id       uuid not null references badges (id),
  title          text not null check (length(title) between 1 and 120),
  -- an archived rule awards nothing; what it awarded is kept
  status         text not null default 'draft' check (status in ('draft', 'active', 'archived')),
  trigger        text not null default 'course'
    check (trigger in ('activity', 'course', 'bundle', 'pathway', 'form', 'event', 'points', 'streak', 'badge', 'byHand')),
  -- which activities, courses, bundles, pathways, forms, events or badges; none for points, streaks and what is awarded by hand
  refs           uuid[] not null default '{}' check (cardinality(refs) <= 100),
  match          text not null default 'all' check (match in ('all', 'any', 'atLeast')),
  -- of how many of them, where not all or any
  at_least       smallint check (at_least between 1 and 100),
  -- points in all, or days in a row
  threshold      integer check (threshold between 1 and 10000000),
  -- percent: what was completed with less does not count
  min_score      smallint check (min_score between 0 and 100),
  -- what is needed was completed within so many days
  within_days    smallint check (within_days between 1 and 3650),
  rule           jsonb not null,
  permission_id  uuid not null unique references permissions (id),
  -- once for each round of a course, or once
  every_cycle    boolean not null default false,
  -- whoever fulfilled it before it was activated is awarded, too
  retroactive    boolean not null default false,
  -- what was completed before counts only where it is retroactive
  active_since   timestamptz,
  -- who activated it: awards are in their name
  activated_by   uuid,
  -- up to whom a run over everybody has come; null: none is under way
  run_after      uuid,
  -- title of the rule in lower case: what the search box looks in
  search         text not null,
  -- counts every edit: an edit that does not know the latest one is told so
  revision       integer not null default 1,
  changed_by     uuid not null,
  changed_at     timestamptz not null,
  created_by     uuid not null,
  created_at     timestamptz not null,
  check (match = 'atLeast' or at_least is null),
  check (trigger not in ('points', 'streak', 'byHand') or refs = '{}'),
  check (trigger in ('points', 'streak') or threshold is null),
  check (trigger in ('activity', 'course', 'bundle', 'form') or min_score is null),
  check (trigger in ('course', 'bundle') or not every_cycle),
  check (status <> 'active' or (active_since is not null and activated_by is not null)),
  check (status = 'active' or run_after is null)
);
-- which rules a completion asks
create index badge_rules_active on badge_rules (trigger) where status = 'active';
-- the list, the latest change first
create index badge_rules_changed on badge_rules (team_id, changed_at desc, id desc);
-- its filters
create index badge_rules_status on badge_rules (team_id, status, changed_at desc, id desc);
create index badge_rules_trigger on badge_rules (team_id, trigger, changed_at desc, id desc);
-- the rules of a badge, on its page too
create index badge_rules_badge on badge_rules (badge_id, changed_at desc, id desc);
-- the list by title
create index badge_rules_title on badge_rules (team_id, lower(title), id);
-- the search box
create index badge_rules_search on badge_rules using gin (search extensions.gin_trgm_ops);

-- What a rule can count, by its trigger: what it is called, what it is part of, and which teams look after it (null: all). is_offered: it can be
-- chosen now; what was chosen before stays in a rule after it was put away, and is still called what it was.
create view badge_rule_references as
select case when c.is_bundle then 'bundle' else 'course' end as type, a.id, a.title, null::text as about, a.search, a.is_given as is_offered, a.teams
from assignables_course a
join courses c on c.id = a.id
union all
select 'activity', x.id, x.title, v.title, lower(x.title) || ' ' || lower(v.title), c.status in ('published', 'publishedwithdraft'), c.teams
from activities x
join courses c on c.id = x.course_id and c.live_version = x.version
join course_versions v on v.course_id = x.course_id and v.version = x.version
union all
select 'pathway', id, title, null, search, is_given, teams from assignables_pathway
union all
select 'form', id, title, null, search, live_version is not null and status <> 'archived', array[team_id] from forms
union all
select 'event', id, title, null, search, status = 'published', array[team_id] from events
union all
select 'badge', id, title, null, search, status = 'active', array[team_id] from badges;

-- What an activity that a rule names is called.
create index activities_id on activities (id);

-- By which rule somebody was awarded; null: by hand, or by a trigger.
alter table user_badges add column rule_id uuid references badge_rules (id);
-- how many a rule awarded
create index user_badges_rule on user_badges (rule_id, user_id) where rule_id is not null;
-- Earned anew in each round of a course, a badge is held in several cycles at a time.
drop index user_badges_held;
create index user_badges_holders on user_badges (badge_id, user_id) where withdrawn_at is null;
