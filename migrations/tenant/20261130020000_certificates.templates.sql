-- certificates: what they look like, which version of that each was issued with, and what was re-issued (domain section 9).

-- One row a design, few of them; the screens of admins read it, and whoever issues. Its draft is worked on; what is published is a version.
-- The tenant's, as courses are.
create table certificate_templates (
  id              uuid primary key,
  title           text not null check (length(title) between 1 and 120),
  draft           jsonb not null,
  -- counts the changes of the draft, so that of two admins the second sees that there was a first
  revision        integer not null default 1,
  -- the version that is issued with; null: never published
  live_version    integer check (live_version > 0),
  -- the draft says something else than that
  changed         boolean not null default true,
  created_at      timestamptz not null,
  created_by      uuid not null,
  updated_at      timestamptz not null,
  updated_by      uuid not null,
  archived_at     timestamptz
);
-- the list, in the order of titles
create index certificate_templates_title on certificate_templates (lower(title), id) where archived_at is null;
create index certificate_templates_archived on certificate_templates (lower(title), id) where archived_at is not null;

-- Frozen: a certificate looks as it did when it was issued.
create table certificate_template_versions (
  template_id     uuid not null references certificate_templates (id),
  version         integer not null check (version > 0),
  design          jsonb not null,
  published_at    timestamptz not null,
  published_by    uuid not null,
  primary key (template_id, version)
);

-- null: the design that comes with the program
alter table course_versions
  add column certificate_template uuid references certificate_templates (id),
  -- whether its people may keep the certificate as a file
  add column certificate_download boolean not null default true;
-- which courses use a template
create index course_versions_template on course_versions (certificate_template) where certificate_template is not null;

alter table certificates
  add column template_id uuid,
  add column template_version integer,
  add column download boolean not null default true,
  -- when it last replaced an earlier number and code of itself
  add column reissued_at timestamptz,
  add constraint certificates_template_fkey foreign key (template_id, template_version)
    references certificate_template_versions (template_id, version),
  add constraint certificates_template_whole check ((template_id is null) = (template_version is null));
-- the admins' list: what expires soon, and what was re-issued
create index certificates_expiry on certificates (team_id, expires_at, id) where withdrawn_at is null and expires_at is not null;
create index certificates_reissued on certificates (team_id, issued_at desc, id desc) where reissued_at is not null;

-- What a certificate said before it was re-issued, found by its old code: cold, and never changed. The certificate itself goes on under
-- its own id, so that there is still one for each person, course and cycle.
create table certificate_replacements (
  code            text primary key check (code ~ '^[0-9A-HJKMNP-TV-Z]{20}$'),
  certificate_id  uuid not null references certificates (id),
  number          text not null unique,
  person          text not null,
  title           text not null,
  issued_at       timestamptz not null,
  issued_on       date not null,
  valid_until     date,
  expires_at      timestamptz,
  replaced_at     timestamptz not null,
  replaced_by     uuid not null,
  reason          text not null check (length(reason) between 1 and 500)
);
create index certificate_replacements_certificate on certificate_replacements (certificate_id, replaced_at desc);

-- the name that is longest in a team, to try designs with
create index user_teams_longest on user_teams (team_id, length(first_name || last_name) desc);

-- files: designs have backgrounds and signatures.
create or replace function files_named() returns setof uuid
language sql stable as $$
  select image from course_versions where image is not null
  union
  select image from pathway_versions where image is not null
  union
  select image from blogs where image is not null
  union
  select unnest(pictures) from products
  union
  select file from resource_versions where file is not null
  union
  select file_id from coursework_files where file_id is not null
  union
  select found[1]::uuid
  from (
    select content::text from activities
    union all select doc::text from blogs
    union all select draft::text from team_widgets
    union all select widgets::text from team_widget_versions
    union all select draft::text from certificate_templates
    union all select design::text from certificate_template_versions
  ) document (text),
  regexp_matches(document.text, '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}', 'g') found
$$;
