-- forms: who is marking what, what two markers say, and anonymous answers that are counted five at a time.

-- Who is marking a submission: they took it, or a colleague handed it to them.
alter table form_submissions add column assigned_to uuid, add column assigned_at timestamptz;
-- An anonymous answer is counted once five of them have come together.
alter table form_submissions add column is_released boolean not null default true;
-- what somebody is marking
create index form_submissions_assigned on form_submissions (assigned_to) where assigned_to is not null;
create index form_submissions_unreleased on form_submissions (form_id) where not is_released;

-- What each of two markers says before it is decided; read with its submission by the primary key.
create table form_opinions (
  submission_id  uuid not null references form_submissions (id),
  attempt        integer not null,
  marker_id      uuid not null,
  outcome        text not null check (outcome in ('competent', 'notCompetent', 'pendingResubmission')),
  -- as the columns of the same names in form_submissions
  marks          jsonb not null,
  comments       jsonb not null,
  comment        text not null,
  at             timestamptz not null,
  primary key (submission_id, attempt, marker_id)
);
