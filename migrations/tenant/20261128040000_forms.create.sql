-- forms: what is asked, who answered what, and what became of it (domain section 7).

-- One row a form. Warm: the builder saves it as somebody types; lists read it by team. `content` and `settings` are the draft.
create table forms (
  id            uuid primary key,
  team_id       text not null,
  owner_id      uuid not null,
  kind          text not null check (kind in ('survey', 'assessment', 'observation', 'request')),
  status        text not null check (status in ('draft', 'published', 'publishedwithdraft', 'unpublished', 'draftwithchanges', 'archived')),
  title         text not null check (length(title) between 1 and 200),
  handle        text not null,
  description   text not null default '',
  category      text not null default '',
  tags          text[] not null default '{}',
  -- title, description, category and tags in lower case: what the search box looks in
  search        text not null,
  content       jsonb not null,
  settings      jsonb not null,
  -- the version that people answer; none: it was never published
  live_version  integer,
  -- everybody in the team may answer it, without being given it
  is_open       boolean not null default false,
  -- counts every edit: an edit that does not know the latest one is told so
  revision      integer not null default 1,
  changed_by    uuid not null,
  changed_at    timestamptz not null,
  created_at    timestamptz not null,
  check (status not in ('published', 'publishedwithdraft') or live_version is not null)
);
-- the builders' list, the latest first, and its filters
create index forms_changed on forms (team_id, changed_at desc, id);
create index forms_status on forms (team_id, status, id);
create index forms_kind on forms (team_id, kind, id);
create index forms_category on forms (team_id, category);
create index forms_tags on forms using gin (tags);
create index forms_search on forms using gin (search extensions.gin_trgm_ops);

-- What was published, frozen. Read by primary key whenever a form is answered, marked or counted.
create table form_versions (
  form_id       uuid not null references forms (id),
  version       integer not null check (version > 0),
  title         text not null,
  description   text not null,
  content       jsonb not null,
  settings      jsonb not null,
  published_by  uuid not null,
  published_at  timestamptz not null,
  primary key (form_id, version)
);

-- How often a person answered a form. It names no submission: of an anonymous form nothing else is known of a person.
create table form_attempts (
  form_id       uuid not null references forms (id),
  user_id       uuid not null,
  attempts      integer not null default 0 check (attempts >= 0),
  primary key (form_id, user_id)
);

-- One row a submission. Hot while somebody answers; read by the markers' queue and by its person.
create table form_submissions (
  id            uuid primary key,
  form_id       uuid not null,
  version       integer not null,
  team_id       text not null,
  -- whom it is about; nobody in an anonymous form
  user_id       uuid,
  -- who wrote it about them, in an observation
  observer_id   uuid,
  attempt       integer not null check (attempt > 0),
  status        text not null check (status in ('inprogress', 'pending', 'completed', 'markingRequired', 'competent', 'notCompetent',
                  'pendingResubmission', 'approvalRequired', 'approved', 'not approved')),
  -- by the id of the field
  answers       jsonb not null default '{}',
  -- points reached and reachable, where the form scores
  score         double precision,
  max_score     double precision,
  -- the marker's: points by field, words by field, and words about all of it
  marks         jsonb not null default '{}',
  comments      jsonb not null default '{}',
  comment       text not null default '',
  marked_by     uuid,
  marked_at     timestamptz,
  -- counts every change: whoever does not know the latest one is told so
  revision      integer not null default 1,
  -- the revision that was submitted: the same press twice is one
  submitted_on  integer,
  started_at    timestamptz not null,
  -- of an anonymous form always the same one
  submitted_at  timestamptz,
  changed_at    timestamptz not null,
  changed_by    uuid,
  foreign key (form_id, version) references form_versions (form_id, version)
);
-- a person has one draft of a form; an observer one about each person
create unique index form_submissions_draft on form_submissions (form_id, user_id, coalesce(observer_id, user_id))
  where status = 'inprogress' and user_id is not null;
-- the markers' queue and the analytics
create index form_submissions_queue on form_submissions (form_id, status, submitted_at, id);
create index form_submissions_version on form_submissions (form_id, version);
-- a person's own
create index form_submissions_own on form_submissions (user_id, team_id, started_at desc);
create index form_submissions_observer on form_submissions (observer_id) where observer_id is not null;

-- Each move of a submission, never changed; what was asked to be done again keeps the answers it was said about.
create table form_moves (
  id             uuid primary key,
  submission_id  uuid not null references form_submissions (id),
  attempt        integer not null,
  from_status    text not null,
  to_status      text not null,
  comment        text not null default '',
  answers        jsonb,
  by_id          uuid,
  at             timestamptz not null
);
create index form_moves_submission on form_moves (submission_id, at, id);

-- The uploads of a submission: a field may name these and no others.
create table form_files (
  file_id        uuid primary key references files (id),
  submission_id  uuid not null references form_submissions (id),
  field          text not null
);
create index form_files_submission on form_files (submission_id);
